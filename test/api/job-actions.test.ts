/** Actions on jobs: every action in every status, with the result that the interface states. */
import { describe, expect, it } from "vitest";
import type { JobStatus, JobType } from "#generated/types.ts";
import { eventsOf, jobWhen } from "#test/jobs/support/jobs.ts";
import { jobRow } from "#test/jobs/support/rows.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["jobs_cancel", "jobs_confirm", "jobs_pause", "jobs_resume"], {
  jobs_confirm: {
    budget_exceeded: "only shadow jobs wait to be confirmed, and confirming one costs nothing",
  },
});

const statuses: readonly JobStatus[] = ["estimating", "awaiting_confirm", "running", "paused", "done", "failed", "cancelled"];
const types: readonly JobType[] = ["backfill", "discover", "shadow", "simulation", "robustness", "namespace_delete"];
const actions = ["confirm", "pause", "resume", "cancel"] as const;

/** The status after an action, written apart from the service. `conflict` if the action is not allowed. */
function after(action: (typeof actions)[number], status: JobStatus, type: JobType): JobStatus | "conflict" {
  const final = status === "done" || status === "failed" || status === "cancelled";
  if (action === "cancel") return final || type === "namespace_delete" ? "conflict" : "cancelled";
  if (action === "confirm") return status !== "awaiting_confirm" ? "conflict" : type === "shadow" ? "done" : "running";
  if (action === "pause") return status === "running" ? "paused" : "conflict";
  return status === "paused" ? "running" : "conflict";
}

const EVENT: Partial<Record<JobStatus, string>> = { done: "job.completed", paused: "job.paused", cancelled: "job.cancelled" };

describe.each(types)("a %s job", (type) => {
  const table = statuses.flatMap((status) => actions.map((action) => [action, status, after(action, status, type)] as const));

  it.each(table)("answers %s while it is %s with %s", async (action, status, expected) => {
    const namespace = freshNamespace();
    const settings = await settingsOf(type, namespace);
    const id = await jobRow(api.service, { type, status, namespace, judgment: "urgent", settings });
    const answer = await api.post(`/jobs/${id}/${action}`);
    const { body: job } = await api.get(`/jobs/${id}`);
    if (expected === "conflict") {
      expect(refusal(answer)).toEqual({ status: 409, code: "conflict" });
      expect(answer.body.error.details).toEqual({ status });
      expect(job.status).toBe(status);
      return;
    }
    expect(answer).toMatchObject({ status: 200, body: { id, status: expected } });
    if (EVENT[expected]) expect(await eventsOf(api.service, id)).toEqual([EVENT[expected]]);
  });
});

/** What a job needs to be confirmed or worked on: of a shadow job, a judgment with a version to activate. */
async function settingsOf(type: JobType, namespace: string): Promise<object> {
  if (type === "namespace_delete") return { namespaceId: 1, documents: 0 };
  if (type === "backfill") return { judgmentId: "none" };
  if (type === "discover") return { judgmentId: "none", version: 1, since: "2030-01-01T00:00:00Z", count: 1, day: "2030-01-01" };
  if (type === "simulation") return { judgmentId: "none", thresholds: { page: 0.5 }, sample: 10 };
  if (type === "robustness") return { judgmentId: "none", version: 1, budgetUsd: 1 };
  await api.post(at(namespace, "judgments"), { name: "urgent", question: "Is it?", type: "bool" });
  await api.post(at(namespace, "judgments", "urgent", "versions"), { question: "Is it really?", type: "bool" });
  const [row] = await api.service.fresh.database.query<{ judgment_id: string }>({
    text: "select judgment_id from judgments where owner = $1",
    values: [namespace],
  });
  return { judgmentId: row!.judgment_id, version: 2, current: 1 };
}

// The moves themselves: `test/jobs/transitions.test.ts`.
it.each([
  ["periodic", 200],
  ["reference_index", 200],
  ["evaluation_export", 200],
  ["simulation", 200],
  ["robustness", 200],
  ["group_build", 200],
  ["resync", 409],
] as const)("a %s job that is paused is cancelled with %d", async (type, status) => {
  const settings = {
    judgmentId: "none",
    groupId: "none",
    attribute: "a",
    since: null,
    until: "2030-01-01T00:00:00.000Z",
    judgments: [],
  };
  const id = await jobRow(api.service, { type, status: "paused", namespace: freshNamespace(), judgment: "urgent", settings });
  expect((await api.post(`/jobs/${id}/cancel`)).status).toBe(status);
});

describe.each(actions)("%s", (action) => {
  it("is refused for a job that is not there, is another organization's, or lies outside of the key's scope", async () => {
    const id = await jobRow(api.service, { type: "backfill", status: "running", namespace: freshNamespace() });
    const stranger = await api.service.organization("scale");
    const scoped = await api.service.key({ role: "read_write", scope: "elsewhere/*" });
    for (const [job, key] of [
      [`job_${"0".repeat(26)}`, api.service.adminKey],
      [id, stranger.adminKey],
      [id, scoped],
    ] as const) {
      expect(refusal(await api.post(`/jobs/${job}/${action}`, undefined, { key }))).toEqual({ status: 404, code: "not_found" });
    }
    expect(refusal(await api.post(`/jobs/none/${action}`))).toEqual(invalid("path/id"));
  });
});

describe("a job that a budget holds", () => {
  it("is not resumed by hand while the budget does not allow it, and resumes by itself when it does", async () => {
    const namespace = freshNamespace();
    const documents = (from: number) => Array.from({ length: 300 }, (_, n) => ({ id: `d-${from + n}` }));
    await api.post(at(namespace), { upsert: documents(0) });
    const create = await api.post(at(namespace, "judgments"), {
      name: "urgent",
      question: "Is it?",
      type: "bool",
      freshness: { policy: "manual" },
    });
    expect(create.status).toBe(201);
    const budget = (usd: number | null) => api.service.request("PATCH", at(namespace), { body: { budget_usd_per_month: usd } });
    const backfill = { confirm: true };
    const path = at(namespace, "judgments", "urgent", "backfill");
    // 300 answers at 0.002 dollars.
    expect((await budget(0.5)).status).toBe(200);
    expect(refusal(await api.post(path, backfill))).toEqual({ status: 402, code: "budget_exceeded" });
    await budget(0.7);
    let open = () => {};
    api.service.engine.gate = new Promise((resolve) => {
      open = resolve;
    });
    const before = api.service.engine.requests.length;
    const { body: started } = await api.post(path, backfill);
    await expect.poll(() => api.service.engine.requests.length, { timeout: 30_000 }).toBeGreaterThan(before);
    // Lowered while the first page is under way: that page lands whole, and the next does not begin.
    await budget(0.1);
    open();
    const held = await jobWhen(api.service, started.id, "paused");
    expect(held).toMatchObject({ error: `The budget of ${namespace} for 2030-01 is used up.`, spend_usd: 0.512 });
    expect(held.progress).toEqual({ documents_done: 256 });
    const early = await api.post(`/jobs/${started.id}/resume`);
    expect(refusal(early)).toEqual({ status: 402, code: "budget_exceeded" });
    expect(early.body.error.message).toBe(`${held.error} Raise it, or wait for the next month.`);
    // By the raise alone: the clock stands still.
    await budget(10);
    const done = await jobWhen(api.service, started.id, "done");
    expect(done).toMatchObject({ spend_usd: 0.6, progress: { documents_done: 300 }, error: null });
    expect(await eventsOf(api.service, started.id, 2)).toEqual(["job.paused", "job.completed"]);
  });
});
