/** Backfills as they are asked for: estimated, started, refused. */
import { describe, expect, it } from "vitest";
import { jobWhen } from "#test/jobs/support/jobs.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["judgments_backfill"]);

const backfill = (ns: string, body: unknown = {}, options = {}) =>
  api.post(at(ns, "judgments", "urgent", "backfill"), body, options);

/** A judgment that nothing has been asked of, over some documents. */
async function furnished(documents: number, members: object = {}): Promise<string> {
  const ns = freshNamespace();
  const created = await api.post(at(ns, "judgments"), {
    name: "urgent",
    question: "Is it?",
    type: "bool",
    freshness: { policy: "manual" },
    ...members,
  });
  expect(created.status).toBe(201);
  const upsert = Array.from({ length: documents }, (_, n) => ({ id: `d-${n}`, attributes: { n } }));
  expect((await api.post(at(ns), { upsert })).status).toBe(200);
  return ns;
}

describe("judgments_backfill", () => {
  it("without confirm answers with what it would take, and does nothing", async () => {
    const ns = await furnished(20);
    const { status, body } = await backfill(ns, { filters: { "attributes.n": [1, 2, 3] } });
    expect(status).toBe(200);
    expect(body).toEqual({
      estimate: { documents: 3, tokens: expect.any(Number), judgment_units: 3, requests: 3, cost_usd: 0.006, duration_s: 2 },
      replay: {
        replayed_days: expect.any(Number),
        entities: 3,
        judgments_per_month: 0,
        judgment_units_per_month: 0,
        cost_usd_per_month: 0,
        bulk_pool_share: 0,
        lower_bound: true,
        excludes: ["fanout"],
      },
    });
    const { body: listed } = await api.get(`/jobs?namespace=${encodeURIComponent(ns)}`);
    expect(listed.jobs).toEqual([]);
  });

  it("with confirm starts a job that runs, and refuses another over the same documents while it does", async () => {
    const ns = await furnished(2);
    let open = () => {};
    api.service.engine.gate = new Promise((resolve) => {
      open = resolve;
    });
    const { status, body: job } = await backfill(ns, { confirm: true });
    expect([status, job.status, job.type]).toEqual([202, "running", "backfill"]);
    expect(job.estimate).toMatchObject({ documents: 2, judgment_units: 2 });
    const again = await backfill(ns, { confirm: true });
    expect(refusal(again)).toEqual({ status: 409, code: "conflict" });
    expect(again.body.error.details).toEqual({ job_id: job.id });
    open();
    await jobWhen(api.service, job.id, "done");
    expect((await backfill(ns, { confirm: true })).status).toBe(202);
  });

  it("refuses one that a prefix's covers, or that covers it", async () => {
    const ns = freshNamespace();
    await api.post(at(`${ns}/*`, "judgments"), { name: "urgent", question: "?", type: "bool", freshness: { policy: "manual" } });
    for (const name of ["a", "b"]) await api.post(at(`${ns}/${name}`), { upsert: [{ id: "d" }] });
    let open = () => {};
    api.service.engine.gate = new Promise((resolve) => {
      open = resolve;
    });
    const { body: one } = await backfill(`${ns}/a`, { confirm: true });
    expect((await backfill(`${ns}/*`, { confirm: true })).body.error.details).toEqual({ job_id: one.id });
    const { body: other } = await backfill(`${ns}/b`, { confirm: true });
    open();
    for (const { id } of [one, other]) await jobWhen(api.service, id, "done");
  });

  it("refuses a judgment that is not there or inactive, and what does not fit the budget, and starts nothing", async () => {
    const ns = await furnished(5);
    expect(refusal(await api.post(at(ns, "judgments", "none", "backfill"), {}))).toEqual({ status: 404, code: "not_found" });
    await api.service.request("PATCH", at(ns), { body: { budget_usd_per_month: 0.009 } });
    const refused = await backfill(ns, { confirm: true });
    expect(refusal(refused)).toEqual({ status: 402, code: "budget_exceeded" });
    expect(refused.body.error.details).toMatchObject({ namespace: ns, budget_usd_per_month: 0.009, cost_usd: 0.01 });
    await api.post(at(ns, "judgments", "urgent", "deactivate"));
    expect(refusal(await backfill(ns))).toEqual({ status: 409, code: "conflict" });
  });

  it.each([
    ["filters that are neither", { filters: "open" }, ["/filters"]],
    ["a filter by a judgment that there is not", { filters: ["answers.none.p", "Gt", 0] }, ["/filters/0"]],
    ["confirm that is no boolean", { confirm: 1 }, ["/confirm"]],
    ["an unknown member", { confirmed: true }, ["/confirmed"]],
  ])("refuses %s", async (_, body, paths) => {
    expect(refusal(await backfill(await furnished(1), body))).toEqual(invalid(...paths));
  });

  it("refuses a body that is too large", async () => {
    const large = `{"confirm": false${" ".repeat(1024 * 1024)}}`;
    expect(refusal(await backfill(await furnished(1), large))).toEqual({ status: 413, code: "too_large" });
  });
});
