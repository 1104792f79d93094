/** Labels of documents that a cascade's two engines have answered: each engine has numbers of its own. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { happened, numbers, reportWhen } from "#test/quality/calibration/judged.ts";
import { night } from "#test/quality/calibration/nights.ts";
import { told } from "#test/quality/told.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { testEngine } from "#test/support/test-engine.ts";

let service: TestService;
let place: string;

beforeAll(async () => {
  const cheap = testEngine("cheap", { contextTokens: 2_000 });
  cheap.currentVersion = "cheap-1";
  service = await testService({ engines: [cheap] }, true);
  // The first engine is sure of documents below 1,000, and the other one never is.
  cheap.answer = (_, { contextText }) => ({ type: "bool", p: isEasy(numberOf(contextText)) ? 0.95 : 0.6 });
  service.engine.answer = (_, { contextText }) => ({ type: "bool", p: 0.7 + (numberOf(contextText) % 10) / 100 });
});
afterAll(() => service.stop());
beforeEach(async () => {
  place = freshNamespace();
  await request("POST", at(place, "judgments"), {
    name: "urgent",
    question: "Is it urgent?",
    type: "bool",
    engine: { name: "test", cascade: { first: { name: "cheap" }, min_confidence: 0.8 } },
  });
});

const numberOf = (text: string) => Number(/"n":(\d+)/.exec(text)![1]);
const isEasy = (n: number) => n < 1_000;

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};

/** Of easy documents, every 20th label is another than the answer, and of the others every second. */
async function labelled(of: readonly number[]): Promise<void> {
  await write(
    service,
    place,
    of.map((n) => ({ id: `d-${n}`, state: { n } })),
  );
  await happened(service, place, of, "urgent", (n) => n % (isEasy(n) ? 20 : 2) !== 0);
}

it("that agree less where the documents are hard are no drop of agreement", async () => {
  const cursor = service.clock.now().toISOString();
  await labelled(numbers(0, 99));
  await service.clock.advance(60_000);
  await labelled(numbers(1_000, 40));
  await night(service, place);
  expect(await told(service, "judgment.agreement_dropped", place, cursor)).toEqual([]);
});

it("calibrate answers of the engine that they are about, and not those of the other one", async () => {
  await labelled(numbers(0, 120));
  await service.clock.advance(60_000);
  await labelled(numbers(1_000, 10));
  const report = await reportWhen(service, place, ({ epochs }) => epochs.some(({ method }) => method !== null));
  expect(report.epochs.map(({ engine, method }) => [engine, method])).toEqual([
    ["test", null],
    ["cheap", "platt"],
  ]);
  const read = async (n: number) => (await request("GET", at(place, "documents", `d-${n}`))).answers.urgent;
  expect((await read(1)).calibrated).toEqual({ p: expect.any(Number) });
  expect((await read(1_001)).calibrated).toBeFalsy();
  const filters = ["answers.urgent.calibrated.p", "Gte", 0];
  const { rows } = await request("POST", at(place, "query"), { filters, top_k: 200 });
  expect(rows.every(({ id }: { id: string }) => isEasy(Number(id.slice(2))))).toBe(true);
  expect(rows).toHaveLength(120);
});
