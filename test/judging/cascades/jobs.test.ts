/** Jobs that ask a cascade of two engines: what is asked, logged and billed, also where they stop in between. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { jobWhen, write } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { type TestEngine, testEngine } from "#test/support/test-engine.ts";

let service: TestService;
/** Asked first. Its numbers come from the document. */
let cheap: TestEngine;
let place: string;

const stateOf = (contextText: string): { n: number; p: number } => JSON.parse(contextText).document.state;

beforeAll(async () => {
  cheap = testEngine("cheap");
  cheap.currentVersion = "cheap-1";
  service = await testService({ engines: [cheap] }, true);
});
afterAll(() => service.stop());
beforeEach(() => {
  place = freshNamespace();
  cheap.requests.length = 0;
  service.engine.requests.length = 0;
  cheap.answer = (_, { contextText }) => ({ type: "bool", p: stateOf(contextText).p });
  service.engine.answer = () => ({ type: "bool", p: 0.75 });
});
afterEach(() => {
  service.engine.instead = null;
  service.engine.gate = Promise.resolve();
});

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};
const define = (members: object = {}) =>
  request("POST", at(place, "judgments"), {
    name: "urgent",
    question: "Is it urgent?",
    type: "bool",
    engine: { name: "test", cascade: { first: { name: "cheap" }, min_confidence: 0.8 } },
    freshness: { policy: "manual" },
    ...members,
  });
const ps = (...all: number[]) => all.map((p, n) => ({ id: `d-${n}`, state: { n, p } }));
const backfill = () => request("POST", at(place, "judgments", "urgent", "backfill"), { confirm: true });
const log = async (): Promise<Record<string, unknown>[]> =>
  (await request("GET", `${at(place, "judgments", "urgent", "evaluations")}?limit=100`)).evaluations;
const states = ({ requests }: TestEngine, from = 0) =>
  requests
    .slice(from)
    .map(({ contextText }) => stateOf(contextText))
    .toSorted((one, other) => one.n - other.n);

describe("a retry of what a job could not judge", () => {
  it("shows both engines the documents as the job did, and keeps what the first one says for certain", async () => {
    const documents = ps(0.6, 0.9);
    await write(service, place, documents);
    await define();
    const refused = { code: "refused", message: "no", retryable: false } as const;
    cheap.instead = () => ({ ok: false, failure: refused });
    service.engine.instead = () => ({ ok: false, failure: refused });
    const { id } = await backfill();
    expect(await jobWhen(service, id, "done")).toMatchObject({ failed_count: 2 });
    cheap.instead = null;
    service.engine.instead = null;
    const asked = [cheap.requests.length, service.engine.requests.length];
    const retry = await request("POST", `/jobs/${id}/retry`);
    expect(await jobWhen(service, retry.id, "done")).toMatchObject({ failed_count: 0, progress: { documents_done: 2 } });
    expect(states(cheap, asked[0])).toEqual(documents.map(({ state }) => state));
    expect(states(service.engine, asked[1])).toEqual([{ n: 0, p: 0.6 }]);
    const answers = (await log()).filter(({ error, shadow }) => !error && !shadow);
    expect(answers.map(({ document_id, p }) => [document_id, p]).toSorted()).toEqual([
      ["d-0", 0.75],
      ["d-1", 0.9],
    ]);
  });
});
