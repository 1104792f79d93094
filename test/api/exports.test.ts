/** Exports of the evaluation log: asked for, fetched, expired. */
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { jobWhen } from "#test/jobs/support/jobs.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["exports_create"], {
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
    await api.service.clock.advance(60_000);
    const since = api.service.clock.now().toISOString();
    await api.post(at(ns), { upsert: [{ id: "late" }] });
    await expect.poll(async () => (await logOf(ns, "other"))[0]?.document_id, { timeout: 30_000 }).toBe("late");
    await api.service.clock.advance(60_000);
    const { body } = await start(ns, { since, judgments: ["other"] });
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
    expect((await fetch(url)).status).toBe(410);
    const again = (await api.get(`/jobs/${body.id}`)).body.export.files[0].url;
    expect((await fetch(again)).status).toBe(200);
    await api.service.clock.advance(7 * 24 * 3_600_000);
    expect((await api.get(`/jobs/${body.id}`)).body.export).toMatchObject({ files: [], links_unavailable: false });
    const { database } = api.service.fresh;
    await expect
      .poll(() => database.query({ text: "select 1 from wakeups where kind = 'job'" }), { timeout: 30_000 })
      .toEqual([]);
    expect((await fetch(again)).status).toBe(410);
  });

  it("of an empty log is done without a file", async () => {
    const { body } = await start(freshNamespace());
    expect((await jobWhen(api.service, body.id, "done")).export).toMatchObject({ files: [], evaluations: 0 });
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
