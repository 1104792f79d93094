/** Whom thresholds that are tried would have judged anew in a month, against a model that goes through a week of answers one by one. */
import { expect, it } from "vitest";
import type { DownstreamLine } from "#generated/types.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { jobWhen, judgment, write } from "#test/jobs/support/jobs.ts";
import { seededGenerator } from "#test/support/generator.ts";
import { type TestService, testService } from "#test/support/service.ts";

const { random, seed } = seededGenerator();
const DAY_MS = 86_400_000;

interface Written {
  key: string;
  /** What was said of it in the last week, one after the other; the first has none before it. */
  ps: number[];
}

const reader = (answers: object, more: object = {}) => ({
  context: { fields: ["attributes.none"], related: [{ name: "shown", answers: [answers], ...more }] },
});

async function furnished(service: TestService, place: string): Promise<void> {
  service.engine.answer = (_, { contextText }) => ({
    type: "bool",
    p: Number(/"state\.p":([\d.]+)/.exec(contextText)?.[1] ?? 0.5),
  });
  await judgment(service, place, "plain", { thresholds: { yes: 0.5, other: 0.5 }, context: { fields: ["state.p"] } });
  const yes = { judgment: "plain", cut: "yes" };
  await judgment(service, place, "own", reader(yes));
  await judgment(service, place, "near", reader(yes, { join: { theirs: "attributes.key", mine: "attributes.key" } }));
  await judgment(service, place, "still", { ...reader(yes), freshness: { policy: "manual" } });
  // Neither shows a boolean that is tried.
  await judgment(service, place, "else", reader({ judgment: "plain", cut: "other" }));
  await judgment(service, place, "band", reader({ judgment: "plain", band: [{ label: "any", gte: 0 }] }));
}

/** Some days of writes. */
async function lived(service: TestService, namespace: string): Promise<{ documents: Map<string, Written>; first: number }> {
  const documents = new Map<string, Written>();
  let first = 0;
  for (let round = 0; round < 5; round++) {
    await service.clock.advance(Math.floor((0.1 + 0.5 * random()) * DAY_MS));
    const ids = Array.from({ length: 20 }, (_, n) => `d-${n}`).filter(() => round === 0 || random() < 0.6);
    const upsert = ids.map((id) => {
      const known = documents.get(id) ?? { key: `k-${Math.floor(random() * 5)}`, ps: [] };
      const p = Math.floor(random() * 100) / 100;
      if (known.ps.at(-1) !== p) known.ps.push(p);
      documents.set(id, known);
      return { id, attributes: { key: known.key }, state: { p } };
    });
    await write(service, namespace, upsert);
    if (round === 0) first = await firstCommit(service, namespace);
  }
  return { documents, first };
}

/** By reader, how often a cut at a number would have had it judged. */
function expected(documents: Map<string, Written>, gte: number): Record<string, number> {
  const counts = { own: 0, near: 0, still: 0 };
  for (const [id, { key, ps }] of documents) {
    const flips = ps.filter((p, n) => n === 0 || p >= gte !== ps[n - 1]! >= gte).length;
    counts.own += flips;
    counts.near += flips * [...documents].filter(([other, one]) => other !== id && one.key === key).length;
  }
  return counts;
}

async function simulated(service: TestService, place: string, thresholds: object) {
  const { body } = await service.request("POST", at(place, "judgments", "plain", "simulate"), { body: { thresholds } });
  const { simulation } = await jobWhen(service, body.id, "done");
  return simulation.fanout as { documents: number; downstream?: DownstreamLine[] };
}

const lines = (counts: Record<string, number>, perMonth: (count: number) => number) =>
  Object.entries(counts)
    .sort()
    .map(([name, count]) => ({
      judgment: name,
      judgments_per_month: expect.closeTo(perMonth(count), 6),
      cost_usd: expect.closeTo(Math.round(perMonth(count)) * 0.002, 6),
    }));

it("is in a simulation for each reader that cuts by what is tried, and for nobody else", { timeout: 60_000 }, async () => {
  const service = await testService();
  const place = freshNamespace();
  await furnished(service, place);
  const { documents, first } = await lived(service, place);
  const days = daysSince(service, first);
  const { downstream } = await simulated(service, place, { yes: 0.8 });
  expect(downstream, `seed ${seed}`).toEqual(lines(expected(documents, 0.8), (count) => (count * 30) / days));
  expect(await simulated(service, place, { more: 0.8 })).not.toHaveProperty("downstream");
  // A quiet week: what would be judged once is named, and nothing a month.
  await service.clock.advance(10 * DAY_MS);
  const quiet = await simulated(service, place, { yes: 0.8 });
  expect(quiet.downstream, `seed ${seed}`).toEqual(lines({ own: 0, near: 0 }, () => 0).filter(() => quiet.documents > 0));
});

it("goes by the thresholds that each namespace of a template would have", { timeout: 60_000 }, async () => {
  const service = await testService();
  const root = freshNamespace();
  await furnished(service, `${root}/*`);
  const eu = await lived(service, `${root}/eu`);
  await service.request("PATCH", at(`${root}/us`, "judgments", "plain"), { body: { thresholds: { yes: 0.3 } } });
  // They differ by more than a day, so each has its own days.
  await service.clock.advance(DAY_MS);
  const us = await lived(service, `${root}/us`);
  const since = service.clock.now().getTime() - 7 * DAY_MS;
  expect(eu.first, "all of it lies within the week").toBeGreaterThan(since);
  const { downstream } = await simulated(service, `${root}/*`, { yes: 0.8 });
  const [one, other] = [expected(eu.documents, 0.8), expected(us.documents, 0.3)];
  const days = { eu: daysSince(service, eu.first), us: daysSince(service, us.first) };
  const perMonth = Object.entries(one).map(([name, count]) => [name, (count * 30) / days.eu + (other[name]! * 30) / days.us]);
  expect(downstream, `seed ${seed}`).toEqual(lines(Object.fromEntries(perMonth), (count) => count));
});

/** What a month is reckoned from: a day at least, since less says little of one. */
function daysSince({ clock }: TestService, first: number): number {
  return Math.max(1, (clock.now().getTime() - first) / DAY_MS);
}

async function firstCommit(service: TestService, namespace: string): Promise<number> {
  const [row] = await service.fresh.database.query<{ at: Date }>({
    text: "select min(c.at) as at from commits c join namespaces n on n.namespace_id = c.namespace_id where n.name = $1",
    values: [namespace],
  });
  return row!.at.getTime();
}
