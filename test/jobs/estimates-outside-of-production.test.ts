/** What estimates say of namespaces under a non-production prefix: as many units as elsewhere, and no cost. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { documents, jobWhen, judgment, write } from "./support/jobs.ts";

const EACH = 10;
const UNIT_USD = 0.002;

let service: TestService;
let root: string;

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};
const backfill = (place: string, name: string) => request("POST", at(place, "judgments", name, "backfill"), {});

/** A prefix with two namespaces of equal size, one of which is marked. */
beforeAll(async () => {
  service = await testService({}, true);
  service.engine.answer = () => ({ type: "bool", p: 0.9 });
  root = freshNamespace();
  const context = { fields: ["attributes.none"], related: [{ name: "shown", answers: [{ judgment: "plain", cut: "yes" }] }] };
  await judgment(service, `${root}/*`, "plain", { thresholds: { yes: 0.5 }, context: { fields: ["state.text"] } });
  await judgment(service, `${root}/*`, "reader", { context });
  await judgment(service, `${root}/*`, "later", { freshness: { policy: "manual" } });
  await request("PUT", `/non-production-prefixes/${encodeURIComponent(`${root}/staging`)}`);
  for (const name of ["live", "staging"]) await write(service, `${root}/${name}`, documents(EACH));
  await service.clock.advance(3_600_000);
});

afterAll(() => service.stop());

const places = [
  ["a marked namespace", "staging", { documents: EACH, priced: 0 }],
  ["a prefix of which half is marked", "*", { documents: 2 * EACH, priced: EACH }],
] as const;

it.each(places)("an estimate of %s, its replay and its lines count all, and price what is in production", async (_, name, of) => {
  const place = `${root}/${name}`;
  const { estimate } = await backfill(place, "later");
  expect(estimate).toMatchObject({ judgment_units: of.documents, cost_usd: expect.closeTo(of.priced * UNIT_USD, 9) });
  const month = 30 * UNIT_USD;
  const { replay, estimate: known } = await backfill(place, "plain");
  expect(replay).toMatchObject({
    judgment_units_per_month: expect.closeTo(of.documents * 30, 6),
    cost_usd_per_month: expect.closeTo(of.priced * month, 9),
  });
  expect(known.downstream).toMatchObject([
    { judgment: "reader", judgments_per_month: of.documents * 30, cost_usd: expect.closeTo(of.priced * month, 9) },
  ]);
});

it("a simulation prices what is in production", async () => {
  for (const [, name, of] of places) {
    const started = await request("POST", at(`${root}/${name}`, "judgments", "plain", "simulate"), { thresholds: { yes: 0.95 } });
    const { simulation } = await jobWhen(service, started.id, "done");
    expect(simulation.fanout).toMatchObject({
      judgment_units: of.documents,
      cost_usd: expect.closeTo(of.priced * UNIT_USD, 9),
    });
  }
});

it("a trial of a version costs what is asked in production, and its report says the same of all documents", async () => {
  await request("POST", at(`${root}/*`, "judgments", "plain", "versions"), { question: "Is it really?", type: "bool" });
  const job = await request("POST", at(`${root}/*`, "judgments", "plain", "activate"), { version: 2 });
  expect(job.estimate).toMatchObject({ judgment_units: 2 * EACH, cost_usd: expect.closeTo(EACH * UNIT_USD, 9) });
  const { report } = await jobWhen(service, job.id, (one) => one.report !== null);
  expect(report.recompute).toMatchObject({ judgment_units: 2 * EACH, cost_usd: expect.closeTo(EACH * UNIT_USD, 9) });
  await request("POST", `/jobs/${job.id}/cancel`);
});
