/** Exports of the evaluation log: asked for, fetched, expired. */
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { newId } from "#src/foundation/ids.ts";
import { jobWhen } from "#test/jobs/support/jobs.ts";
import { jobRow } from "#test/jobs/support/rows.ts";
import { movableClock } from "#test/support/clock.ts";
import { lockWaits } from "#test/support/lock-waits.ts";
import { fileDefaults } from "#test/support/service.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

/** What is wrong with the place of the files, for now. */
let broken: string | null = null;
let failedRemovals = 0;
fileDefaults.exports = (disk) => ({
  ...disk,
  check: async (key) => (broken === null ? disk.check(key) : Promise.reject(new Error(broken))),
  fetch: async (key, method) => (broken === null ? disk.fetch(key, method) : Promise.reject(new Error(broken))),
  async remove(keys) {
    if (broken !== null) failedRemovals += 1;
    return broken === null ? disk.remove(keys) : Promise.reject(new Error(broken));
  },
});

const api = apiOf(["exports_create", "exports_delete"], {
  exports_create: {
    conflict: "an export is refused for nothing that is there",
    not_found: "a namespace that nothing was written to has an empty log",
  },
});

const start = (ns: string, body?: unknown) => api.post(at(ns, "evaluations", "export"), body);

/** A judgment and documents that it has answered. */
async function judged(ns: string, name: string, documents: number): Promise<void> {
  await api.post(at(ns, "judgments"), { name, question: `Is it ${name}?`, type: "bool" });
  const upsert = Array.from({ length: documents }, (_, n) => ({ id: `${name}-${n}`, state: { n } }));
  await api.post(at(ns), { upsert });
  await expect.poll(async () => (await logOf(ns, name)).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(documents);
}

const logOf = async (ns: string, name: string) =>
  (await api.get(`${at(ns, "judgments", name, "evaluations")}?limit=1000`)).body.evaluations as Record<string, unknown>[];

async function linesOf(url: string): Promise<Record<string, unknown>[]> {
  const response = await fetch(url);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/gzip"]);
  const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString("utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

const sorted = (all: Record<string, unknown>[]) => all.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1));

describe("exports_create", () => {
  it("writes every evaluation as the log shows it, under links that need no key", async () => {
    const ns = freshNamespace();
    await judged(ns, "urgent", 30);
    await judged(ns, "other", 5);
    await api.service.clock.advance(1_000);
    const { status, body: started } = await start(ns);
    expect([status, started.type, started.status]).toEqual([202, "evaluation_export", "running"]);
    expect(started.export).toMatchObject({ since: null, judgments: [], files: [], expires_at: null, links_unavailable: false });
    const job = await jobWhen(api.service, started.id, "done");
    const { files, evaluations } = job.export;
    expect([files.length, files[0].evaluations, job.progress.documents_done, job.spend_usd]).toEqual([
      1,
      evaluations,
      evaluations,
      0,
    ]);
    const named = async (name: string) => (await logOf(ns, name)).map((one) => ({ judgment: name, ...one }));
    expect(sorted(await linesOf(files[0].url))).toEqual(sorted([...(await named("urgent")), ...(await named("other"))]));
    expect(new Date(job.export.expires_at).getTime() - new Date(job.updated_at).getTime()).toBe(7 * 24 * 3_600_000);
  });

  it("writes those of some judgments, made within a time", async () => {
    const ns = freshNamespace();
    await judged(ns, "urgent", 2);
    await judged(ns, "other", 3);
    await api.service.clock.advance(60_000 - (api.service.clock.now().getTime() % 1_000));
    const since = api.service.clock.now().toISOString();
    await api.post(at(ns), { upsert: [{ id: "late" }] });
    await expect.poll(async () => (await logOf(ns, "other"))[0]?.document_id, { timeout: 30_000 }).toBe("late");
    await api.service.clock.advance(60_000);
    const { body } = await start(ns, { since: since.replace(".000Z", "+00:00"), judgments: ["other"] });
    const job = await jobWhen(api.service, body.id, "done");
    expect(job.export).toMatchObject({ since, judgments: ["other"], evaluations: 1 });
    expect(await linesOf(job.export.files[0].url)).toMatchObject([{ judgment: "other", document_id: "late" }]);
  });

  it("on a template prefix writes the log of every namespace under it", async () => {
    const root = freshNamespace();
    await judged(`${root}/a`, "urgent", 2);
    await judged(`${root}/b/c`, "urgent", 3);
    await api.service.clock.advance(1_000);
    const { body } = await start(`${root}/*`);
    const job = await jobWhen(api.service, body.id, "done");
    const lines = await linesOf(job.export.files[0].url);
    expect(new Set(lines.map(({ namespace }) => namespace))).toEqual(new Set([`${root}/a`, `${root}/b/c`]));
    expect(lines).toHaveLength(job.export.evaluations);
  });

  it("gives links that end and cannot be changed, and removes the files after seven days", async () => {
    const ns = freshNamespace();
    await judged(ns, "urgent", 1);
    await api.service.clock.advance(1_000);
    const { body } = await start(ns);
    const { export: exported } = await jobWhen(api.service, body.id, "done");
    const { url, url_expires_at } = exported.files[0];
    const forged = url.replace(/exports\/(\d+)/, (_: string, until: string) => `exports/${Number(until) + 1}`);
    for (const wrong of [forged, `${url}x`, url.replace(".jsonl", "/../../x.jsonl")])
      expect((await fetch(wrong)).status).toBe(404);
    await api.service.clock.advance(new Date(url_expires_at).getTime() - api.service.clock.now().getTime());
    const expired = await fetch(url);
    expect(expired.status).toBe(404);
    expect(await expired.json()).toMatchObject({
      error: { code: "not_found", message: expect.stringContaining("no longer valid") },
    });
    const again = (await api.get(`/jobs/${body.id}`)).body.export.files[0].url;
    expect((await fetch(again)).status).toBe(200);
    await api.service.clock.advance(7 * 24 * 3_600_000);
    expect((await api.get(`/jobs/${body.id}`)).body.export).toMatchObject({ files: [], links_unavailable: false });
    const { database } = api.service.fresh;
    await expect
      .poll(() => database.query({ text: "select 1 from wakeups where kind = 'job'" }), { timeout: 30_000 })
      .toEqual([]);
    expect((await fetch(again)).status).toBe(404);
  });

  it("waits for evaluations that are landing, and takes a moment to come for that of the request", async () => {
    const ns = freshNamespace();
    await judged(ns, "urgent", 1);
    const { database } = api.service.fresh;
    const held = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    // As an answer lands: it holds the namespace, then has the time, then logs.
    const landing = database.transaction(async (tx) => {
      const [{ namespace_id: id }] = (await tx.query({
        text: "select namespace_id from namespace_names where name = $1",
        values: [ns],
      })) as [{ namespace_id: number }];
      await tx.query({ text: "select 1 from namespaces where namespace_id = $1 for update", values: [id] });
      const at_ = api.service.clock.now();
      held.resolve();
      await commit.promise;
      await tx.query({
        text: `insert into evaluations select namespace_id, $2, judgment_id, version, 'late', revision, incarnation, engine, engine_version, $3, carried,
                      shadow, answer, context_hash, tokens, units, error, repeated
               from evaluations where namespace_id = $1 limit 1`,
        values: [id, newId("evl", at_), at_],
      });
    });
    await held.promise;
    await api.service.clock.advance(1_000);
    const until = new Date(api.service.clock.now().getTime() + 3_600_000).toISOString();
    const starting = start(ns, { until });
    await expect.poll(() => lockWaits(api.service.fresh), { timeout: 30_000 }).not.toEqual([]);
    commit.resolve();
    await landing;
    const { body } = await starting;
    expect(body.export.until).toBe(api.service.clock.now().toISOString());
    const { export: exported } = await jobWhen(api.service, body.id, "done");
    expect((await linesOf(exported.files[0].url)).map(({ document_id }) => document_id).sort()).toEqual(["late", "urgent-0"]);
  });

  it("has what lands after it in the export that follows, by whatever clock it landed", async () => {
    const ns = freshNamespace();
    await judged(ns, "urgent", 1);
    await api.service.clock.advance(60_000);
    const behind = movableClock(new Date(api.service.clock.now().getTime() - 30_000));
    const other = await api.service.beside("api", behind);
    const write = async (n: number) => {
      const { body } = await other.request("POST", at(ns), { body: { upsert: [{ id: `late-${n}` }], wait_for: ["urgent"] } });
      expect(body.results[0].answers.urgent.freshness).toBe("fresh");
    };
    const found: Record<string, unknown>[] = [];
    let since: string | undefined;
    for (let n = 0; n < 4; n++) {
      const { body } = await start(ns, since === undefined ? {} : { since });
      since = body.export.until;
      const { files } = (await jobWhen(api.service, body.id, "done")).export;
      for (const { url } of files) found.push(...(await linesOf(url)));
      // The first of a process asks the store what it lands on, the next are foreseen.
      for (let writes = 0; writes < 3; writes++) await write(3 * n + writes);
      await Promise.all([behind.advance(10_000), api.service.clock.advance(10_000)]);
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    // Catch-up, whose clock is ahead, may judge what is being judged once more.
    const documents = [...new Set(found.map(({ document_id }) => document_id))];
    expect(documents).toEqual(["urgent-0", ...Array.from({ length: 9 }, (_, n) => `late-${n}`)]);
  });

  it("of an empty log is done without a file", async () => {
    const { body } = await start(freshNamespace());
    expect((await jobWhen(api.service, body.id, "done")).export).toMatchObject({ files: [], evaluations: 0 });
  });

  it("says that there are no links right now where the place of the files can make none, and has them again after that", async () => {
    const ns = freshNamespace();
    await judged(ns, "urgent", 1);
    await api.service.clock.advance(1_000);
    const { body } = await start(ns);
    const { export: there } = await jobWhen(api.service, body.id, "done");
    broken = "No credentials.";
    const { body: job } = await api.get(`/jobs/${body.id}`);
    expect(job).toMatchObject({ status: "done", error: null, export: { ...there, files: [], links_unavailable: true } });
    expect((await api.get(`/jobs?namespace=${encodeURIComponent(ns)}`)).body.jobs).toEqual([job]);
    const away = await fetch(there.files[0].url);
    expect([away.status, await away.json()]).toMatchObject([503, { error: { code: "unavailable" } }]);
    broken = null;
    expect((await fetch(there.files[0].url)).status).toBe(200);
    expect((await api.get(`/jobs/${body.id}`)).body.export).toMatchObject({ files: there.files, links_unavailable: false });
  });

  it("removes the files later where their place fails when it is time", async () => {
    const ns = freshNamespace();
    await judged(ns, "urgent", 1);
    await api.service.clock.advance(1_000);
    const { body } = await start(ns);
    await jobWhen(api.service, body.id, "done");
    broken = "Away.";
    const before = failedRemovals;
    await api.service.clock.advance(7 * 24 * 3_600_000);
    await expect.poll(() => failedRemovals, { timeout: 30_000 }).toBeGreaterThan(before);
    broken = null;
    const { database } = api.service.fresh;
    const left = () => {
      api.service.clock.advance(61_000);
      return database.query({ text: "select 1 from wakeups where kind = 'job'" });
    };
    await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  });

  it.each([
    ["a judgment that there is not", { judgments: ["none"] }, ["/judgments/0"]],
    ["an end before its beginning", { since: "2026-01-02T00:00:00Z", until: "2026-01-01T00:00:00Z" }, ["/since"]],
    ["no judgments", { judgments: [] }, ["/judgments"]],
  ])("refuses %s", async (_, body, paths) => {
    expect(refusal(await start(freshNamespace(), body))).toEqual(invalid(...paths));
  });

  it("refuses a body that is too large", async () => {
    const large = `{"since": null${" ".repeat(1024 * 1024)}}`;
    expect(refusal(await start(freshNamespace(), large))).toEqual({ status: 413, code: "too_large" });
  });
});

describe("exports_delete", () => {
  const remove = (id: string, options = {}) => api.delete(`/jobs/${id}/export`, options);

  it("ends every link and removes the files, and the job stays without them", async () => {
    const ns = freshNamespace();
    await judged(ns, "urgent", 1);
    await api.service.clock.advance(1_000);
    const { body } = await start(ns);
    const { export: exported } = await jobWhen(api.service, body.id, "done");
    const [{ url }] = exported.files;
    const headers = { "Idempotency-Key": `delete-${body.id}` };
    await api.service.clock.advance(1_000);
    const now = api.service.clock.now().toISOString();
    expect([(await remove(body.id, { headers })).status, (await remove(body.id, { headers })).status]).toEqual([204, 204]);
    expect((await fetch(url)).status).toBe(404);
    const left = { files: [], expires_at: now, evaluations: exported.evaluations };
    expect((await api.get(`/jobs/${body.id}`)).body).toMatchObject({ status: "done", export: left });
    await api.service.clock.advance(1_000);
    expect((await remove(body.id)).status).toBe(204);
    expect((await api.get(`/jobs/${body.id}`)).body.export).toMatchObject(left);
  });

  it("shows no link any more where the files cannot be removed yet, and goes on trying", async () => {
    const ns = freshNamespace();
    await judged(ns, "urgent", 1);
    await api.service.clock.advance(1_000);
    const { body } = await start(ns);
    const { export: exported } = await jobWhen(api.service, body.id, "done");
    broken = "away";
    expect(refusal(await remove(body.id))).toEqual({ status: 503, code: "unavailable" });
    expect((await api.get(`/jobs/${body.id}`)).body.export.files).toEqual([]);
    broken = null;
    // The file is still there.
    expect((await fetch(exported.files[0].url)).status).toBe(404);
    await expect
      .poll(async () => {
        await api.service.clock.advance(60_000);
        return (await fetch(exported.files[0].url)).status;
      })
      .toBe(404);
  });

  it("is not for a job that is no export, nor before it has ended", async () => {
    const ns = freshNamespace();
    expect(refusal(await remove("job_1"))).toEqual(invalid("path/id"));
    const other = await jobRow(api.service, { type: "backfill", status: "done", namespace: ns });
    expect(refusal(await remove(other))).toEqual({ status: 404, code: "not_found" });
    const waits = await jobRow(api.service, { type: "evaluation_export", status: "paused", namespace: ns });
    const refused = await remove(waits);
    expect(refusal(refused)).toEqual({ status: 409, code: "conflict" });
    expect(refused.body.error.message).toContain("Cancel it");
    await api.post(`/jobs/${waits}/cancel`, undefined);
    expect((await remove(waits)).status).toBe(204);
  });
});
