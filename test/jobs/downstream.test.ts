/**
 * The judging that a judgment's answers cause in other judgments, as estimates and reports on versions state it. The model goes through
 * the written changes one by one and finds each document that shows the changed one.
 */
import { expect, it } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { seededGenerator } from "#test/support/generator.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { jobWhen, judgment, write } from "./support/jobs.ts";

const { random, seed } = seededGenerator();

const DAY_MS = 86_400_000;
const cut = { judgment: "plain", cut: "yes" };
const band = {
  judgment: "plain",
  band: [
    { label: "low", gte: 0 },
    { label: "middle", gte: 0.3 },
    { label: "high", gte: 0.8 },
  ],
};
const labelOf = (p: number) => (p >= 0.8 ? "high" : p >= 0.3 ? "middle" : "low");

interface Written {
  key: string;
  old: boolean;
  /** What the engine has said of it, one after the other. */
  ps: number[];
}

/** Two namespaces of documents, a judgment that is read in them by four others, and some days of writes. */
async function furnished(service: TestService) {
  const ns = freshNamespace();
  const mail = `${ns}-mail`;
  service.engine.answer = ({ question }, { contextText }) => {
    const p = Number(/"state\.p":([\d.]+)/.exec(contextText)?.[1] ?? 0.5);
    return { type: "bool", p: question === "Is it other?" ? 1 - p : p };
  };
  const reader = (name: string, related: object, more: object = {}) => ({
    question: `${name}?`,
    context: { fields: ["attributes.none"], related: [{ name: "shown", ...related }] },
    ...more,
  });
  await judgment(service, ns, "plain", { thresholds: { yes: 0.5 }, context: { fields: ["state.p"] } });
  await judgment(service, ns, "own", reader("own", { answers: [cut] }, { applies_to: { "attributes.old": true } }));
  const near = { join: { theirs: "attributes.key", mine: "attributes.key" }, answers: [band] };
  await judgment(service, ns, "near", reader("near", near));
  await judgment(service, ns, "still", reader("still", near, { freshness: { policy: "manual" } }));
  await judgment(
    service,
    ns,
    "never",
    reader("never", {
      answers: [
        {
          judgment: "plain",
          band: [
            { label: "any", gte: 0 },
            { label: "none", gte: 1 },
          ],
        },
      ],
    }),
  );
  await judgment(
    service,
    mail,
    "abroad",
    reader("abroad", { namespace: ns, join: { theirs: "id", mine: "attributes.ref" }, answers: [cut] }),
  );
  const refs = Array.from({ length: 30 }, () => `d-${Math.floor(random() * 20)}`);
  const documents = new Map<string, Written>();
  for (let round = 0; round < 5; round++) {
    await service.clock.advance(Math.floor((0.2 + random()) * DAY_MS));
    const ids = Array.from({ length: 20 }, (_, n) => `d-${n}`).filter(() => round === 0 || random() < 0.6);
    const upsert = ids.map((id) => {
      const known = documents.get(id) ?? { key: `k-${Math.floor(random() * 5)}`, old: random() < 0.5, ps: [] };
      // Never nothing: then the other version would be sure, which is a band of its own.
      const p = (1 + Math.floor(random() * 99)) / 100;
      if (known.ps.at(-1) !== p) known.ps.push(p);
      documents.set(id, known);
      return { id, attributes: { key: known.key, old: known.old }, state: { p } };
    });
    await write(service, ns, upsert);
    if (round === 0)
      await write(
        service,
        mail,
        refs.map((ref, n) => ({ id: `m-${n}`, attributes: { ref } })),
      );
  }
  return { ns, documents, refs };
}

/** By reader, what flips have it judge. */
function expected(documents: Map<string, Written>, refs: readonly string[], changes: [string, number | undefined, number][]) {
  const answers: Record<string, number> = {};
  const add = (name: string, count: number) => {
    answers[name] = (answers[name] ?? 0) + count;
  };
  for (const [id, before, after] of changes) {
    const { key, old } = documents.get(id)!;
    if (before === undefined || before >= 0.5 !== after >= 0.5) {
      add("own", old ? 1 : 0);
      add("abroad", refs.filter((ref) => ref === id).length);
    }
    if (before === undefined || labelOf(before) !== labelOf(after)) {
      add("near", [...documents].filter(([other, one]) => other !== id && one.key === key).length);
      add("still", 0);
    }
    if (before === undefined) add("never", 1);
  }
  return answers;
}

const linesOf = (answers: Record<string, number>, perMonth: (count: number) => number) =>
  Object.entries(answers)
    .sort()
    .map(([name, count]) => ({
      judgment: name,
      judgments_per_month: expect.closeTo(perMonth(count), 6),
      cost_usd: expect.closeTo(Math.round(perMonth(count)) * 0.002, 6),
    }));

it("is in an estimate by the flips of the last week, and in a report by those of the sample", { timeout: 120_000 }, async () => {
  const service = await testService();
  const started = service.clock.now().getTime();
  const { ns, documents, refs } = await furnished(service);
  const first = documents.size > 0 ? await firstCommit(service, ns) : started;
  const days = () => (service.clock.now().getTime() - first) / DAY_MS;
  const perMonth = (count: number) => (count * 30) / days();
  const history = [...documents].flatMap(([id, { ps }]) =>
    ps.map((p, n): [string, number | undefined, number] => [id, ps[n - 1], p]),
  );
  const { body } = await service.request("POST", at(ns, "judgments", "plain", "backfill"), { body: {} });
  expect(body.estimate.downstream, `seed ${seed}`).toEqual(linesOf(expected(documents, refs, history), perMonth));
  // A judgment that nobody reads has none.
  const own = await service.request("POST", at(ns, "judgments", "own", "backfill"), { body: {} });
  expect(own.body.estimate).not.toHaveProperty("downstream");

  const version = { question: "Is it other?", type: "bool", context: { fields: ["state.p"] } };
  expect((await service.request("POST", at(ns, "judgments", "plain", "versions"), { body: version })).status).toBe(201);
  const { body: job } = await service.request("POST", at(ns, "judgments", "plain", "activate"), { body: { version: 2 } });
  const { report } = await jobWhen(service, job.id, (one) => one.report !== null);
  const flips = [...documents].map(([id, { ps }]): [string, number, number] => [id, ps.at(-1)!, 1 - ps.at(-1)!]);
  const changes = body.replay.judgments_per_month / documents.size;
  const counts = expected(documents, refs, flips);
  expect(Object.keys(counts).length).toBeGreaterThan(1);
  expect(report.downstream, `seed ${seed}`).toEqual(linesOf(counts, (count) => count * changes));
  await service.request("POST", `/jobs/${job.id}/cancel`);
});

async function firstCommit(service: TestService, ns: string): Promise<number> {
  const [row] = await service.fresh.database.query<{ at: Date }>({
    text: "select min(c.at) as at from commits c join namespaces n on n.namespace_id = c.namespace_id where n.name = $1",
    values: [ns],
  });
  return row!.at.getTime();
}
