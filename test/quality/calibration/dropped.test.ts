/** A new version of the engine that agrees with labels less often than the one before is told of once, and one that does not is not. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { isDue, verdictOf } from "#src/quality/fitting/dropped.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { dropLines } from "#test/bench/honesty/drift.ts";
import { holds } from "#test/bench/honesty/lines.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { told as toldBy } from "#test/quality/told.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { TIMES } from "./chance.ts";
import { shown } from "./exactly.ts";
import { happened, numbers, pOf } from "./judged.ts";
import { night } from "./nights.ts";

vi.setConfig({ testTimeout: 60_000 * TIMES });

let service: TestService;
let place: string;
let cursor: string;

beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());
beforeEach(() => {
  place = freshNamespace();
  cursor = service.clock.now().toISOString();
});
afterEach(() => {
  service.engine.currentVersion = "test-1";
});

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};

const bool = (n: number): RawAnswer => ({ type: "bool", p: pOf(n) });
const isYes = (n: number) => pOf(n) >= 0.5;

/** Judges documents by a version of the engine, and labels them: every so manieth label is another than the answer. */
async function labelled(version: string, of: readonly number[], everyWrong: number, answer: (n: number) => RawAnswer = bool) {
  service.engine.currentVersion = version;
  service.engine.answer = (_, { contextText }) => answer(Number(/"n":(\d+)/.exec(contextText)![1]));
  await write(
    service,
    place,
    of.map((n) => ({ id: `d-${n}`, state: { n } })),
  );
  const wrong = (n: number) => n % everyWrong === 0;
  const value = (n: number) => {
    const said = answer(n);
    if (said.type === "choice") return wrong(n) ? "other" : said.value;
    return wrong(n) ? !isYes(n) : isYes(n);
  };
  await happened(service, place, of, "urgent", value);
}

async function judgments(): Promise<string[]> {
  const rows = await service.fresh.database.query<{ id: string }>({
    text: "select judgment_id as id from judgments where owner = $1",
    values: [place],
  });
  return rows.map(({ id }) => id);
}

const told = () => toldBy(service, "judgment.agreement_dropped", place, cursor);

const judgment = (members: object = { type: "bool" }) =>
  request("POST", at(place, "judgments"), { name: "urgent", question: "Is it urgent?", ...members });

describe("agreement with labels", () => {
  it("that drops with a new version of the engine is told once, with what it rests on", async () => {
    await judgment();
    await labelled("test-1", numbers(1, 99), 20);
    await night(service, place);
    await labelled("test-2", numbers(200, 40), 2);
    await night(service, place);
    const [data, ...more] = await told();
    expect(more).toEqual([]);
    expect(data).toMatchObject({
      judgment: "urgent",
      version: 1,
      engine: "test",
      engine_version: "test-2",
      documents: 40,
      agreement: { ...shown(20, 40), estimate: 0.5 },
      before_engine: "test",
      before_engine_version: "test-1",
      before_documents: 99,
      before_agreement: { ...shown(95, 99), estimate: expect.closeTo(95 / 99, 12) },
    });
    expect(data!.p_value).toBeLessThan(0.001);
    const report = await request("GET", at(place, "judgments", "urgent", "agreement"));
    expect(data!.agreement).toEqual(report.agreement);
    await labelled("test-2", numbers(300, 60), 2);
    await night(service, place);
    expect(await told()).toHaveLength(1);
  });

  it("that stays is compared at 20 documents and at each doubling, and not told", async () => {
    await judgment();
    await labelled("test-1", numbers(1, 99), 20);
    await night(service, place);
    const seen: unknown[] = [];
    for (const [from, count] of [
      [200, 19],
      [300, 1],
      [400, 15],
      [500, 60],
    ] as const) {
      await labelled("test-2", numbers(from + 1, count), 20);
      await night(service, place);
      const [row] = await service.fresh.database.query<{ epochs: Record<string, { seen?: unknown }> }>({
        text: "select epochs from calibration_runs where judgment_id = any($1)",
        values: [await judgments()],
      });
      seen.push(row!.epochs['[1,"test","test-2"]']!.seen);
    }
    const looked = (looks: number, documents: number) => ({ looks, documents, told: false });
    expect(seen).toEqual([undefined, looked(1, 20), looked(1, 20), looked(2, 95)]);
    expect(await told()).toEqual([]);
  });

  it("of options is that of the most probable one", async () => {
    await judgment({ type: "choice", options: [{ value: "one" }, { value: "other" }] });
    const one = (): RawAnswer => ({ type: "choice", value: "one", dist: { one: 0.8, other: 0.2 } });
    await labelled("test-1", numbers(1, 60), 30, one);
    await night(service, place);
    await labelled("test-2", numbers(200, 40), 2, one);
    await night(service, place);
    expect(await told()).toMatchObject([{ engine_version: "test-2", agreement: { estimate: 0.5 } }]);
  });
});

it("is told with a risk of at most 5% where it has not dropped, at all comparisons together", () => {
  const lines = dropLines(400 * TIMES);
  expect(lines.filter((line) => !holds(line, 4)).map(({ of, measured }) => `${of}: ${measured}`)).toEqual([]);
  expect(lines.length).toBeGreaterThan(5);
  expect(verdictOf(0.02, 0)).toEqual({ probability: 0.04, dropped: true });
  expect(verdictOf(0.02, 1)).toEqual({ probability: 0.08, dropped: false });
  expect(isDue(39, { looks: 1, documents: 20, told: false })).toBe(false);
  expect(isDue(40, { looks: 1, documents: 20, told: true })).toBe(false);
});
