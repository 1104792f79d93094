import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, refusal } from "./support/api.ts";

const api = apiOf(["namespaces_delete"]);

/** Waits until a job has ended. */
async function ended(jobId: string): Promise<Record<string, unknown>> {
  let job: Record<string, unknown> = {};
  await expect
    .poll(
      async () => {
        job = (await api.get(`/jobs/${jobId}`)).body;
        return job.status;
      },
      { timeout: 30_000 },
    )
    .toMatch(/^(done|failed|cancelled)$/);
  return job;
}

/** Rows that tables of a namespace have of one. */
async function rowsOf(namespaceId: number): Promise<Record<string, number>> {
  const { database } = api.service.fresh;
  const tables = await database.query<{ name: string }>({
    text: `
      select c.relname as name from pg_class c
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'namespace_id')`,
  });
  const counted: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ count: number }>({
      text: `select count(*) as count from ${name} where namespace_id = $1`,
      values: [namespaceId],
    });
    if (row!.count > 0) counted[name] = row!.count;
  }
  return counted;
}

async function idOf(namespace: string): Promise<number> {
  const [row] = await api.service.fresh.database.query<{ namespace_id: number }>({
    text: "select namespace_id from namespace_names where name = $1",
    values: [namespace],
  });
  return row!.namespace_id;
}

const question = (name: string) => ({ name, question: "Is it urgent?", type: "bool", engine: { name: "test" } });

describe("deleting a namespace", () => {
  it("answers 202 with a job that runs, and the namespace is gone at once", async () => {
    const namespace = freshNamespace();
    await api.post(at(namespace), { upsert: [{ id: "a" }, { id: "b" }] });
    const { status, body: job } = await api.delete(at(namespace));
    expect(status).toBe(202);
    expect(job).toMatchObject({
      type: "namespace_delete",
      status: "running",
      namespace,
      estimate: null,
      spend_usd: 0,
      progress: { documents_done: 0 },
      error: null,
      attribute: null,
    });
    expect(refusal(await api.get(at(namespace)))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await api.get(at(namespace, "documents", "a")))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await api.post(at(namespace, "query"), {}))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await api.delete(at(namespace)))).toEqual({ status: 404, code: "not_found" });
    expect(await ended(job.id)).toMatchObject({ status: "done", progress: { documents_done: 2 }, estimated_completion_at: null });
  });

  it("refuses a namespace that nothing was written to, and names that are none", async () => {
    expect(refusal(await api.delete(at(freshNamespace())))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await api.delete(at("a//b"))).status).toBe(400);
  });

  it("is answered the same when it is retried with its Idempotency-Key", async () => {
    const namespace = freshNamespace();
    await api.post(at(namespace), { upsert: [{ id: "a" }] });
    const headers = { "Idempotency-Key": "delete-once" };
    const first = await api.delete(at(namespace), { headers });
    const again = await api.delete(at(namespace), { headers });
    expect([again.status, again.body]).toEqual([202, first.body]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(refusal(await api.delete(at(freshNamespace()), { headers }))).toEqual({ status: 409, code: "conflict" });
  });

  it("leaves nothing but the namespace's own row and what was billed to it", async () => {
    const namespace = freshNamespace();
    await api.post(at(namespace, "judgments"), question("urgent"));
    const upsert = Array.from({ length: 40 }, (_, n) => ({ id: `d-${n}`, attributes: { n, tags: ["x", n] } }));
    await api.post(at(namespace), { upsert, wait_for: ["urgent"] });
    await api.service.request("PATCH", at(namespace), { body: { indexed_attributes: ["attributes.n", "attributes.tags"] } });
    await api.post(at(namespace, "query"), { top_k: 5 });
    await api.post(at(namespace), { patch: upsert.slice(0, 20).map(({ id }) => ({ id, state: { changed: true } })) });
    const namespaceId = await idOf(namespace);
    // The indexed attributes are built after the answer to the request.
    await expect
      .poll(async () => Object.keys(await rowsOf(namespaceId)))
      .toEqual(
        expect.arrayContaining([
          "answers",
          "attribute_values",
          "commits",
          "document_history",
          "documents",
          "evaluations",
          "pins",
        ]),
      );
    const { body: job } = await api.delete(at(namespace));
    await ended(job.id);
    // The event may still be on its way to the feed.
    const { recorded_events: _, wakeups: __, ...left } = await rowsOf(namespaceId);
    expect(left).toEqual({ namespaces: 1, usage_lines: expect.any(Number) });
    const feed = `/events?types=namespace.deleted&namespace_prefix=${namespace}`;
    const told = async () => (await api.get(feed)).body.events;
    await expect.poll(told, { timeout: 30_000 }).toMatchObject([{ data: { namespace, job_id: job.id } }]);
  });

  it("takes its own judgments and overrides along, and leaves those that it inherited", async () => {
    const parent = freshNamespace();
    const namespace = `${parent}/tenant`;
    await api.post(at(`${parent}/*`, "judgments"), question("inherited"));
    await api.post(at(namespace, "judgments"), question("own"));
    await api.post(at(namespace), { upsert: [{ id: "a" }] });
    await api.service.request("PATCH", at(namespace, "judgments", "inherited"), { body: { thresholds: { page: 0.9 } } });
    await ended((await api.delete(at(namespace))).body.id);
    await api.post(at(namespace), { upsert: [{ id: "a" }] });
    const { body } = await api.get(at(namespace, "judgments"));
    expect(
      body.judgments.map(({ name, thresholds, overrides }: Record<string, unknown>) => [name, thresholds, overrides]),
    ).toEqual([["inherited", {}, []]]);
    expect(refusal(await api.get(at(namespace, "judgments", "own")))).toEqual({ status: 404, code: "not_found" });
  });
});

describe("a namespace that is written again while its deletion runs", () => {
  it("is new and empty: nothing of the old one appears in it or is deleted from it", async () => {
    const namespace = freshNamespace();
    // Several pages of the job.
    for (let page = 0; page < 3; page++) {
      const upsert = Array.from({ length: 1_000 }, (_, n) => ({ id: `old-${page}-${n}`, attributes: { old: true } }));
      await api.post(at(namespace), { upsert });
    }
    const { body: job } = await api.delete(at(namespace));
    const { body: written } = await api.post(at(namespace), { upsert: [{ id: "new" }, { id: "old-0-0" }] });
    expect(written.results).toEqual([
      // Sequences continue, and the deletion has its own. So every cached fact about the old namespace is older.
      { id: "new", revision: 5, incarnation: 5, answers: {} },
      { id: "old-0-0", revision: 5, incarnation: 5, answers: {} },
    ]);
    const seen = async () => (await api.post(at(namespace, "query"), { include: { attributes: ["old"] } })).body.rows;
    const wanted = [
      { id: "new", revision: 5, attributes: {} },
      { id: "old-0-0", revision: 5, attributes: {} },
    ];
    expect(await seen()).toEqual(wanted);
    expect(await ended(job.id)).toMatchObject({ status: "done", progress: { documents_done: 3_000 } });
    expect(await seen()).toEqual(wanted);
    expect((await api.get(at(namespace))).body).toMatchObject({ document_count: 2, sequence: 5 });
  });

  it("may be deleted again, as another namespace with a job of its own", async () => {
    const namespace = freshNamespace();
    const jobs: string[] = [];
    for (let life = 0; life < 3; life++) {
      await api.post(at(namespace), { upsert: [{ id: "a", state: { life } }] });
      jobs.push((await api.delete(at(namespace))).body.id);
    }
    expect(new Set(jobs).size).toBe(3);
    expect((await api.post(at(namespace), { upsert: [{ id: "a" }] })).body.results[0]).toMatchObject({
      revision: 7,
      incarnation: 7,
    });
    for (const job of jobs) expect(await ended(job)).toMatchObject({ status: "done", progress: { documents_done: 1 } });
  });

  it("takes each write that was sent beside the deletion into the old or into the new, and none into both or neither", async () => {
    const namespace = freshNamespace();
    await api.post(at(namespace), { upsert: [{ id: "seed" }] });
    const writes = Array.from({ length: 40 }, (_, n) => api.post(at(namespace), { upsert: [{ id: `w-${n}` }] }));
    const [deletion, ...answers] = await Promise.all([api.delete(at(namespace)), ...writes]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await api.post(at(namespace), { upsert: [{ id: "after" }] });
    const { body } = await api.post(at(namespace, "query"), { top_k: 1_000 });
    const job = await ended(deletion.body.id);
    const old = (job.progress as { documents_done: number }).documents_done;
    // The seed went with the old one, the last write is in the new one.
    expect(old + body.rows.length).toBe(1 + 40 + 1);
  });
});
