/**
 * Two processes post, replace and delete outcomes while their documents are judged, deleted and judged again and time passes. In the end,
 * each outcome must be matched as the rule says. The test computes the match from the public evaluation log.
 */
import { expect, it } from "vitest";
import type { Evaluation, Outcome } from "#generated/types.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";

const HORIZONS = ["0s", "1s"];
const DOCUMENTS = 6;

/** A repeatable source of chance: mulberry32. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function all<Item>(service: TestService, path: string, of: string): Promise<Item[]> {
  const found: Item[] = [];
  for (let cursor = ""; ; ) {
    const { body } = await service.request("GET", `${path}?limit=1000${cursor}`);
    found.push(...body[of]);
    if (body.next_cursor === null) return found;
    cursor = `&cursor=${body.next_cursor}`;
  }
}

function expected(log: readonly Evaluation[], { document_id, incarnation, observed_at }: Outcome): Outcome["evaluation"] {
  // The log is newest first.
  const found = log.find(
    (one) =>
      one.document_id === document_id &&
      one.incarnation === incarnation &&
      !one.shadow &&
      one.p !== undefined &&
      Date.parse(one.evaluated_at) + Number.parseInt(HORIZONS[one.version - 1]!, 10) * 1_000 <= Date.parse(observed_at),
  );
  if (!found) return null;
  const { version, evaluated_at, engine } = found;
  return { version, engine: engine.name, engine_version: engine.version!, evaluated_at };
}

it("holds each outcome against the newest evaluation that could have foretold it, whatever comes at the same time", async () => {
  const seed = Number(process.env.OUTCOMES_SEED ?? 7);
  const random = chance(seed);
  const pick = (n: number) => Math.floor(random() * n);
  const service = await testService();
  const services = [service, await service.beside()];
  const namespace = freshNamespace();
  const judgments = at(namespace, "judgments");
  const urgent = { name: "urgent", question: "Is it urgent?", type: "bool" };
  await service.request("POST", judgments, { body: { ...urgent, horizon: HORIZONS[0] } });
  await service.request("POST", `${judgments}/urgent/versions`, { body: { ...urgent, question: "Now?", horizon: HORIZONS[1] } });
  const send = async (method: string, path: string, body?: object) => {
    const { status } = await services[pick(2)]!.request(method, path, body ? { body } : {});
    expect([200, 201, 204, 404]).toContain(status);
  };
  const rounds = Number(process.env.OUTCOMES_ROUNDS ?? 8);
  const writer = async () => {
    for (let n = 0; n < rounds; n++) {
      const id = `t-${pick(DOCUMENTS)}`;
      if (pick(8) === 0) await send("POST", at(namespace), { delete: [id] });
      else await send("POST", at(namespace), { upsert: [{ id, state: { n: random() } }] });
      await new Promise((resolve) => setTimeout(resolve, pick(20)));
    }
  };
  const poster = async (named: string) => {
    const anId = () => `${named}-${pick(rounds)}`;
    for (let n = 0; n < 2 * rounds; n++) {
      const observed = () => new Date(service.clock.now().getTime() + (pick(3) ? pick(2_000) : -pick(1_500)));
      const outcomes = Array.from({ length: 1 + pick(3) }, () => ({
        id: anId(),
        document_id: `t-${pick(DOCUMENTS + 1)}`,
        judgment: "urgent",
        value: pick(2) === 0,
        ...(pick(3) ? { observed_at: observed().toISOString() } : {}),
      }));
      if (pick(6) === 0) await send("DELETE", at(namespace, "outcomes", anId()));
      else await send("POST", at(namespace, "outcomes"), { outcomes });
    }
  };
  let over = false;
  const time = async () => {
    while (!over) {
      await service.clock.advance(pick(40));
      await new Promise((resolve) => setTimeout(resolve, pick(4)));
    }
  };
  await send("POST", at(namespace), { upsert: [{ id: "t-0" }], wait_for: ["urgent"] });
  const ticking = time();
  await Promise.all([writer(), writer(), poster("early"), poster("early")]);
  const certain = { document_id: "t-0", judgment: "urgent", value: true };
  await send("POST", at(namespace, "outcomes"), { outcomes: [{ ...certain, id: "of-the-first" }] });
  await send("POST", `${judgments}/urgent/activate`, { version: 2, force: true });
  await Promise.all([writer(), writer(), poster("late"), poster("late")]);
  over = true;
  await ticking;
  const written = Array.from({ length: DOCUMENTS }, (_, n) => ({ id: `t-${n}`, state: { last: true } }));
  await send("POST", at(namespace), { upsert: written, wait_for: ["urgent"] });
  await service.clock.advance(1_000);
  const beforeAll = "2020-01-01T00:00:00Z";
  const last = [
    { ...certain, id: "of-none", observed_at: beforeAll },
    { ...certain, id: "of-the-second" },
  ];
  await send("POST", at(namespace, "outcomes"), { outcomes: last });
  const log = await all<Evaluation>(service, `${judgments}/urgent/evaluations`, "evaluations");
  const outcomes = await all<Outcome>(service, at(namespace, "outcomes"), "outcomes");
  const moments = new Set(log.map(({ evaluated_at }) => evaluated_at));
  const told = outcomes.map((one) => ({ ...one, evaluation: expected(log, one) }));
  expect(outcomes, `OUTCOMES_SEED=${seed}`).toEqual(told);
  // It was not all the same.
  expect(moments.size).toBeGreaterThan(8);
  expect(new Set(outcomes.map(({ evaluation }) => evaluation?.version ?? null)).size).toBe(3);
}, 120_000);
