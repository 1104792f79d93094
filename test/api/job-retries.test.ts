/** Running again what a job could not judge. */
import { describe, expect, it } from "vitest";
import { jobWhen } from "#test/jobs/support/jobs.ts";
import { jobRow } from "#test/jobs/support/rows.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["jobs_retry"]);

const refuseAll = () => {
  api.service.engine.answer = () => null;
};
const answerAll = () => {
  api.service.engine.answer = () => ({ type: "bool", p: 0.5 });
};

/** A namespace, or a prefix with one below it, whose backfill has judged none of its documents. */
async function failed(namespace: string, documents: number, place = namespace, states: readonly object[] = []) {
  const others = place === namespace ? 0 : 4;
  const upsert = Array.from({ length: documents }, (_, n) => ({ id: `d-${n}`, state: states[n] ?? {} }));
  await api.post(at(namespace), { upsert });
  const definition = { name: "urgent", question: "Is it?", type: "bool", freshness: { policy: "manual" } };
  expect((await api.post(at(place, "judgments"), definition)).status).toBe(201);
  refuseAll();
  const { body } = await api.post(at(place, "judgments", "urgent", "backfill"), { confirm: true });
  const job = await jobWhen(api.service, body.id, "done");
  expect(job).toMatchObject({ failed_count: documents + others });
  answerAll();
  return job;
}

const retry = (id: string, key?: string) => api.post(`/jobs/${id}/retry`, undefined, key === undefined ? {} : { key });

describe("jobs_retry", () => {
  it("asks only what still has its error", async () => {
    const namespace = freshNamespace();
    const { id } = await failed(namespace, 3);
    // One is answered meanwhile.
    await api.post(at(namespace), { upsert: [{ id: "d-1" }], wait_for: ["urgent"] });
    const asked = api.service.engine.requests.length;
    const answer = await retry(id);
    expect(answer).toMatchObject({ status: 202, body: { retry_of: id, estimate: { documents: 2, judgment_units: 2 } } });
    expect(await jobWhen(api.service, answer.body.id, "done")).toMatchObject({
      progress: { documents_done: 2 },
      failed_count: 0,
      failures: [],
      spend_usd: 0.004,
    });
    expect(api.service.engine.requests.length - asked).toBe(2);
  });

  it("shows the engine the same contexts as the job did", async () => {
    const namespace = freshNamespace();
    const states = [{ text: "The roof leaks." }, { text: "Thanks!", lines: [1, 2] }];
    const before = api.service.engine.requests.length;
    const { id } = await failed(namespace, 2, namespace, states);
    const asked = api.service.engine.requests.length;
    const { body } = await retry(id);
    expect(await jobWhen(api.service, body.id, "done")).toMatchObject({ progress: { documents_done: 2 }, failed_count: 0 });
    const texts = api.service.engine.requests.map(({ contextText }) => contextText);
    expect(texts.slice(asked).toSorted()).toEqual(texts.slice(before, asked).toSorted());
    expect(texts.slice(asked).map((text) => JSON.parse(text).document.state)).toEqual(expect.arrayContaining(states));
  });

  it("covers all namespaces of a template job", async () => {
    const root = freshNamespace();
    for (const name of ["a", "b"]) await api.post(at(`${root}/${name}`), { upsert: [{ id: "d-8" }, { id: "d-9" }] });
    const { id } = await failed(`${root}/c`, 3, `${root}/*`);
    const { body } = await retry(id);
    expect(body).toMatchObject({ namespace: `${root}/*`, estimate: { documents: 7 } });
    expect(await jobWhen(api.service, body.id, "done")).toMatchObject({ failed_count: 0, progress: { documents_done: 7 } });
  });

  it("counts the documents of all namespaces, also where the first alone fill the sample", async () => {
    const root = freshNamespace();
    await api.post(at(`${root}/0`), { upsert: [{ id: "d-0" }] });
    for (const name of ["a", "b"]) await api.post(at(`${root}/${name}`), { upsert: [{ id: "d-8" }, { id: "d-9" }] });
    const { id } = await failed(`${root}/0`, 1_000, `${root}/*`);
    const { body } = await retry(id);
    expect(body).toMatchObject({ estimate: { documents: 1_004, judgment_units: 1_004 } });
    await jobWhen(api.service, body.id, "done");
  });

  it("is refused for a job that is not there, or has nothing to run again", async () => {
    const namespace = freshNamespace();
    expect(refusal(await retry(`job_${"0".repeat(26)}`))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await retry("none"))).toEqual(invalid("path/id"));
    for (const status of ["running", "done"] as const) {
      const id = await jobRow(api.service, { type: "backfill", status, namespace, judgment: "urgent" });
      expect(refusal(await retry(id))).toEqual({ status: 409, code: "conflict" });
    }
  });

  it("is refused while a backfill is at work there, where the judgment is inactive or gone, and beyond the budget", async () => {
    const namespace = freshNamespace();
    const { id } = await failed(namespace, 3);
    const judgment = (...action: string[]) => at(namespace, "judgments", "urgent", ...action);
    const budget = (usd: number | null) => api.service.request("PATCH", at(namespace), { body: { budget_usd_per_month: usd } });
    await budget(0.001);
    expect(refusal(await retry(id))).toEqual({ status: 402, code: "budget_exceeded" });
    await budget(null);
    const gate = Promise.withResolvers<void>();
    api.service.engine.gate = gate.promise;
    const { body: first } = await retry(id);
    const second = await retry(id);
    expect(second).toMatchObject({ status: 409, body: { error: { code: "conflict", details: { job_id: first.id } } } });
    gate.resolve();
    await jobWhen(api.service, first.id, "done");
    await api.post(judgment("deactivate"));
    expect(refusal(await retry(id))).toEqual({ status: 409, code: "conflict" });
    await api.delete(judgment());
    expect(refusal(await retry(id))).toEqual({ status: 409, code: "conflict" });
  });
});

describe("a job that has ended", () => {
  it("is read for 90 days, and deleted when another has ended after that", async () => {
    const namespace = freshNamespace();
    const { id } = await failed(namespace, 1);
    const kept = () => api.service.fresh.database.query({ text: "select from jobs where job_id = $1", values: [id] });
    await api.service.clock.advance(89 * 24 * 3_600_000);
    expect((await api.get(`/jobs/${id}`)).status).toBe(200);
    await api.service.clock.advance(2 * 24 * 3_600_000);
    expect((await api.get(`/jobs/${id}`)).status).toBe(404);
    expect(await kept()).toHaveLength(1);
    const { body } = await api.post(at(namespace, "judgments", "urgent", "backfill"), { confirm: true });
    await jobWhen(api.service, body.id, "done");
    await expect.poll(kept).toEqual([]);
    expect((await api.get(`/jobs/${body.id}`)).status).toBe(200);
  });
});
