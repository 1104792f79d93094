/** What estimates say of a cascade whose first engine has answered before: its answers are used again only where the same question is due again. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { jobWhen, write } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { type TestEngine, testEngine } from "#test/support/test-engine.ts";

let service: TestService;
/** Asked first, and not certain of anything. */
let cheap: TestEngine;
let place: string;

beforeAll(async () => {
  cheap = testEngine("cheap");
  service = await testService({ engines: [cheap] }, true);
  cheap.answer = () => ({ type: "bool", p: 0.6 });
});
afterAll(() => service.stop());
beforeEach(() => {
  place = freshNamespace();
  service.engine.instead = null;
});

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};
const cascade = { name: "test", cascade: { first: { name: "cheap" }, min_confidence: 0.8 } };
const define = (members: object = {}) =>
  request("POST", at(place, "judgments"), { name: "urgent", question: "Is it?", type: "bool", engine: cascade, ...members });
const change = (members: object) =>
  request("POST", at(place, "judgments", "urgent", "versions"), { question: "Is it really?", type: "bool", ...members });
const documents = [1, 2].map((n) => ({ id: `d-${n}`, state: { n } }));

/** The most that a trial of version 2 is said to cost, in units. */
async function trial(): Promise<number> {
  const job = await request("POST", at(place, "judgments", "urgent", "activate"), { version: 2 });
  await jobWhen(service, job.id, ({ report }) => report !== null);
  await request("POST", `/jobs/${job.id}/cancel`);
  return job.estimate.judgment_units;
}

it("a replay of changes has the costs of both engines", async () => {
  await define();
  await write(service, place, documents);
  await service.clock.advance(3_600_000);
  const { replay } = await request("POST", at(place, "judgments", "urgent", "backfill"), {});
  expect(replay).toMatchObject({ judgments_per_month: 60, judgment_units_per_month: 120 });
});

it("a trial after another one has the same costs, because it asks everything again", async () => {
  await define({ engine: { name: "test" } });
  await write(service, place, documents);
  await change({ engine: cascade });
  expect([await trial(), await trial()]).toEqual([4, 4]);
});

it("a trial beside a version whose second engine has failed has the costs of both, because it asks both again", async () => {
  service.engine.instead = () => ({ ok: false, failure: { code: "refused", message: "no", retryable: false } });
  await define();
  await write(service, place, documents);
  service.engine.instead = null;
  await change({ engine: { name: "test" } });
  expect(await trial()).toBe(2 + 4);
});
