import { beforeAll, describe, expect, it, vi } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["jobs_get", "jobs_list"]);

const root = freshNamespace();
const names = [root, `${root}/a`, `${root}/a/b`, `${root}x`];
const ids: string[] = [];

/** Jobs by their ids, in the order in which they were made. */
const made = (jobs: { id: string }[]) => jobs.map(({ id }) => ids.indexOf(id));

beforeAll(async () => {
  for (const name of names) {
    await api.post(at(name), { upsert: [{ id: "a" }] });
    ids.push((await api.delete(at(name))).body.id);
  }
  for (const id of ids)
    await vi.waitUntil(async () => (await api.get(`/jobs/${id}`)).body.status === "done", { timeout: 30_000 });
});

describe("a job", () => {
  it("is read by its id, with everything that all jobs show", async () => {
    const { status, body } = await api.get(`/jobs/${ids[0]}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: ids[0],
      type: "namespace_delete",
      status: "done",
      namespace: root,
      estimate: null,
      spend_usd: 0,
      progress: { documents_done: 1 },
      estimated_completion_at: null,
      error: null,
      failed_count: 0,
      failures: [],
      waiting: null,
      attribute: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  it("that does not exist, is another organization's, or lies outside of the key's scope is not found", async () => {
    const stranger = await api.service.organization("scale");
    const scoped = await api.service.key({ role: "read_only", scope: `${root}/a` });
    const missing = `job_${"0".repeat(26)}`;
    for (const [id, key] of [
      [missing, api.service.adminKey],
      [ids[0]!, stranger.adminKey],
      [ids[2]!, scoped],
    ] as const) {
      expect(refusal(await api.get(`/jobs/${id}`, { key }))).toEqual({ status: 404, code: "not_found" });
    }
    expect((await api.get(`/jobs/${ids[1]}`, { key: scoped })).status).toBe(200);
    expect(refusal(await api.get("/jobs/no-id"))).toEqual(invalid("path/id"));
  });
});

describe("the list of jobs", () => {
  it("has the newest first, in pages that neither skip nor repeat", async () => {
    const { body: all } = await api.get("/jobs");
    expect(made(all.jobs)).toEqual([3, 2, 1, 0]);
    expect(all.next_cursor).toBeNull();
    const paged: { id: string }[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { body } = await api.get(`/jobs?limit=3${cursor ? `&cursor=${cursor}` : ""}`);
      paged.push(...body.jobs);
      cursor = body.next_cursor;
    }
    expect(paged).toEqual(all.jobs);
  });

  it("is filtered by status, type and namespace", async () => {
    const list = async (query: string) => made((await api.get(`/jobs?${query}`)).body.jobs);
    expect(await list("status=done")).toEqual([3, 2, 1, 0]);
    expect(await list("status=running")).toEqual([]);
    expect(await list("type=namespace_delete&status=done")).toEqual([3, 2, 1, 0]);
    expect(await list("type=backfill")).toEqual([]);
    expect(await list(`namespace=${encodeURIComponent(`${root}/a`)}`)).toEqual([1]);
    expect(await list(`namespace=${encodeURIComponent(`${root}/*`)}`)).toEqual([]);
    expect(refusal(await api.get("/jobs?status=asleep"))).toEqual(invalid("query/status"));
    expect(refusal(await api.get("/jobs?cursor=made-up"))).toEqual(invalid("query/cursor"));
  });

  it("shows a key with a scope the jobs of what it covers", async () => {
    const list = async (scope: string) => {
      const key = await api.service.key({ role: "read_only", scope });
      return made((await api.get("/jobs", { key })).body.jobs);
    };
    expect(await list(root)).toEqual([0]);
    expect(await list(`${root}/*`)).toEqual([2, 1, 0]);
    expect(await list(`${root}/a/*`)).toEqual([2, 1]);
    expect(await list("elsewhere/*")).toEqual([]);
  });

  it("shows another organization nothing", async () => {
    const stranger = await api.service.organization("scale");
    expect((await api.get("/jobs", { key: stranger.adminKey })).body).toEqual({ jobs: [], next_cursor: null });
  });

  it("has a job until 90 days after it ended", async () => {
    await api.service.clock.advance(90 * 24 * 3_600_000 - 1);
    expect((await api.get("/jobs")).body.jobs).toHaveLength(4);
    await api.service.clock.advance(1);
    expect((await api.get("/jobs")).body.jobs).toEqual([]);
    expect((await api.get(`/jobs/${ids[0]}`)).status).toBe(404);
  });
});
