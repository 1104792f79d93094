/** When weights are fitted again: by labels of their own version, also where there are more than a fit reads. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { judgmentById } from "#src/judging/definitions/lookup.ts";
import type { EngineRequest, RawAnswer } from "#src/judging/engines/engine.ts";
import { putWeights } from "#src/quality/composites/weights.ts";
import { refit } from "#src/quality/fitting/refit.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { isSo, numbers, pOf } from "#test/quality/calibration/judged.ts";
import { type TestService, testService } from "#test/support/service.ts";

let service: TestService;
let place: string;
/** How many labels a fit reads. */
const most = 100;

beforeAll(async () => {
  service = await testService({}, true);
  service.engine.answer = (_, { contextText }: EngineRequest): RawAnswer => ({
    type: "bool",
    p: pOf(Number(/"n":(\d+)/.exec(contextText)![1])) * 0.98 + 0.01,
  });
});
afterAll(() => service.stop());

beforeEach(async () => {
  place = freshNamespace();
  const parts = [
    { name: "blocked", question: "Blocked?" },
    { name: "money", question: "Money?" },
  ];
  const body = { name: "urgent", type: "bool", question: "Urgent?", parts };
  expect((await service.request("POST", at(place, "judgments"), { body })).status).toBe(201);
});

async function judged(of: readonly number[]): Promise<void> {
  await write(
    service,
    place,
    of.map((n) => ({ id: `d-${n}`, state: { n } })),
  );
}

/** Labels that are observed after all others. The worker itself does not look for seconds. */
async function label(of: readonly number[]): Promise<void> {
  await service.clock.advance(10);
  const outcomes = of.map((n) => ({ id: `o-${n}`, document_id: `d-${n}`, judgment: "urgent", value: isSo(n) }));
  expect((await service.request("POST", at(place, "outcomes"), { body: { outcomes } })).status).toBe(201);
}

async function urgent() {
  const text = `
    select j.judgment_id as id, n.organization_id as "organizationId"
    from judgments j join namespaces n on n.name = j.owner where j.owner = $1`;
  const [row] = await service.fresh.database.query<{ id: string; organizationId: string }>({ text, values: [place] });
  return { organizationId: row!.organizationId, judgment: (await judgmentById(service.fresh.database, row!.id))! };
}

/** Fits as a night does, and stores it. Returns the number of labels; null if the weights stay. */
async function fitted(): Promise<number | null> {
  await service.clock.advance(10);
  const { organizationId, judgment } = await urgent();
  const { database } = service.fresh;
  const weights = await refit(database, organizationId, judgment, { signal: new AbortController().signal, most });
  if (!weights) return null;
  const of = { judgmentId: judgment.judgmentId, version: judgment.activeVersion! };
  await database.transaction((tx) => putWeights(tx, of, weights, service.clock.now()));
  return weights.labels;
}

it("are again when a fifth of the labels that a fit reads were posted since, where there are more", async () => {
  await judged(numbers(0, 200));
  await label(numbers(0, 90));
  expect(await fitted()).toBe(90);
  await label(numbers(90, 15));
  expect(await fitted()).toBeNull();
  await label(numbers(105, 5));
  expect(await fitted()).toBe(100);
  await label(numbers(110, 19));
  expect(await fitted()).toBeNull();
  await label([129]);
  expect(await fitted()).toBe(100);
  expect(await fitted()).toBeNull();
});

it("are of the labels of their version, however many newer ones another version has", async () => {
  await judged(numbers(0, 160));
  await label(numbers(0, 60));
  await label(numbers(60, 100));
  await service.fresh.database.query({
    text: `
      update outcomes o set version = 2 from namespaces n
      where n.namespace_id = o.namespace_id and n.name = $1 and substr(o.document_id, 3)::integer >= 60`,
    values: [place],
  });
  expect(await fitted()).toBe(60);
});
