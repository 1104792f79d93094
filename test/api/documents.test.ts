/** Writing documents. `answers.test.ts` and `wait-for.test.ts` test their answers. */
import { request as httpRequest } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["documents_write"]);

const ids = (count: number, prefix = "d") => Array.from({ length: count }, (_, n) => ({ id: `${prefix}-${n}` }));

describe("documents_write", () => {
  it("writes documents and answers with their revisions", async () => {
    const { status, body, headers } = await api.post(at("shop/tickets"), {
      upsert: [{ id: "t-1", attributes: { status: "open" }, state: { text: "My parcel never came." } }],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [{ id: "t-1", revision: 1, incarnation: 1, answers: {} }],
      usage: { bytes_written: 49, bytes_scanned: 0, judgment_units: 0, tokens_evaluated: 0 },
    });
    expect(headers.get("x-ratelimit-limit")).toBe("1000000");
    expect(headers.get("x-request-id")).toBeTruthy();
  });

  it("refuses writes to a namespace whose budget is used up and rejects, and changes nothing then", async () => {
    const namespace = freshNamespace();
    await api.post(at(namespace), { upsert: [{ id: "a" }] });
    const settings = { budget_usd_per_month: 0, on_exceeded: "reject" };
    await api.service.request("PATCH", at(namespace), { body: settings });
    const before = (await api.get(at(namespace))).body;
    const refused = await api.post(at(namespace), { upsert: [{ id: "b" }], delete: ["a"] });
    expect(refused).toMatchObject({ status: 402, body: { error: { code: "budget_exceeded" } } });
    expect(refused.body.error.details).toEqual({ namespace, budget_usd_per_month: 0, remaining_usd: 0 });
    expect((await api.get(at(namespace))).body).toEqual(before);
    await api.service.request("PATCH", at(namespace), { body: { on_exceeded: "pause" } });
    expect(await api.post(at(namespace), { upsert: [{ id: "b" }] })).toMatchObject({ status: 200 });
  });

  it("creates the namespace by its first write and raises the sequence by one with every write", async () => {
    const namespace = freshNamespace();
    expect(refusal(await api.get(at(namespace)))).toEqual({ status: 404, code: "not_found" });
    await api.post(at(namespace), { upsert: [{ id: "a" }, { id: "b" }] });
    expect((await api.get(at(namespace))).body).toMatchObject({ sequence: 1, document_count: 2 });
    await api.post(at(namespace), { upsert: [{ id: "a" }] });
    expect((await api.get(at(namespace))).body).toMatchObject({ sequence: 2, document_count: 2 });
    expect((await api.get(at(namespace, "documents", "a"))).body).toMatchObject({ revision: 2, incarnation: 1 });
    expect((await api.get(at(namespace, "documents", "b"))).body).toMatchObject({ revision: 1, incarnation: 1 });
  });

  it("without any operation is a write like any other: it creates the namespace and raises the sequence", async () => {
    const namespace = freshNamespace();
    for (const [at_, body] of [{}, { upsert: [], patch: [], append: [], delete: [], wait_for: [] }].entries()) {
      const written = await api.post(at(namespace), body);
      expect(written.status).toBe(200);
      expect(written.body).toEqual({
        results: [],
        usage: { bytes_written: 0, bytes_scanned: 0, judgment_units: 0, tokens_evaluated: 0 },
      });
      expect((await api.get(at(namespace))).body).toMatchObject({ sequence: at_ + 1, document_count: 0, bytes: 0 });
    }
    expect((await api.post(at(namespace), { upsert: [{ id: "a" }] })).body.results).toMatchObject([{ id: "a", revision: 3 }]);
  });

  it("takes a body that is packed with gzip", async () => {
    const namespace = freshNamespace();
    const response = await fetch(`${api.service.baseUrl}${at(namespace)}`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${api.service.adminKey}`,
        "Content-Type": "application/json",
        "Content-Encoding": "gzip",
      },
      body: gzipSync(JSON.stringify({ upsert: [{ id: "a", state: { text: "x".repeat(100_000) } }] })),
    });
    expect(response.status).toBe(200);
    expect((await api.get(at(namespace, "documents", "a"))).body.state.text).toHaveLength(100_000);
  });

  describe("an upsert", () => {
    it("replaces attributes and state, and empties what it leaves out", async () => {
      const namespace = freshNamespace();
      await api.post(at(namespace), { upsert: [{ id: "a", attributes: { x: 1, y: 2 }, state: { deep: { z: 3 } } }] });
      await api.post(at(namespace), { upsert: [{ id: "a", attributes: { y: 4 } }] });
      expect((await api.get(at(namespace, "documents", "a"))).body).toMatchObject({ attributes: { y: 4 }, state: {} });
    });
  });

  describe("a patch", () => {
    it("merges attributes and state, removes by null, and creates what is missing", async () => {
      const namespace = freshNamespace();
      await api.post(at(namespace), {
        upsert: [{ id: "a", attributes: { x: 1, y: 2 }, state: { deep: { z: 3, w: 4 }, list: [1] } }],
      });
      const patch = [
        { id: "a", attributes: { y: null, n: "new" }, state: { deep: { z: null, v: 5 }, list: [2] } },
        { id: "b", attributes: { x: 1, gone: null } },
      ];
      expect((await api.post(at(namespace), { patch })).status).toBe(200);
      expect((await api.get(at(namespace, "documents", "a"))).body).toMatchObject({
        incarnation: 1,
        attributes: { x: 1, n: "new" },
        state: { deep: { w: 4, v: 5 }, list: [2] },
      });
      expect((await api.get(at(namespace, "documents", "b"))).body).toMatchObject({
        incarnation: 2,
        attributes: { x: 1 },
        state: {},
      });
    });
  });

  describe("an append", () => {
    it("creates the document, the array and the members on the way", async () => {
      const namespace = freshNamespace();
      const append = [
        { id: "a", path: "state.thread.messages", values: [{ text: "one" }] },
        { id: "a", path: "attributes.tags", values: ["x", 1, null] },
      ];
      expect((await api.post(at(namespace), { append })).status).toBe(200);
      const { body } = await api.get(at(namespace, "documents", "a"));
      expect(body).toMatchObject({ attributes: { tags: ["x", 1, null] }, state: { thread: { messages: [{ text: "one" }] } } });
    });

    it("adds nothing when it is sent again, whatever the order of members", async () => {
      const namespace = freshNamespace();
      const append = (...values: unknown[]) => ({ append: [{ id: "a", path: "state.list", values }] });
      await api.post(at(namespace), append({ a: 1, b: [2] }, "x", "x"));
      await api.post(at(namespace), append("x", { b: [2], a: 1 }, "y"));
      expect((await api.get(at(namespace, "documents", "a"))).body.state).toEqual({ list: [{ a: 1, b: [2] }, "x", "y"] });
    });

    it("is refused whole where something else than an array is in the way", async () => {
      const namespace = freshNamespace();
      await api.post(at(namespace), { upsert: [{ id: "a", attributes: { s: "text" }, state: { text: "t", list: [1] } }] });
      const before = await api.get(at(namespace));
      const refused = async (path: string, values: unknown[] = [1]) =>
        refusal(await api.post(at(namespace), { upsert: [{ id: "new" }], append: [{ id: "a", path, values }] }));
      expect(await refused("state.text")).toEqual(invalid("/append/0/path"));
      expect(await refused("state.list.more")).toEqual(invalid("/append/0/path"));
      expect(await refused("attributes.s")).toEqual(invalid("/append/0/path"));
      expect(await refused("attributes.a.b")).toEqual(invalid("/append/0/path"));
      expect(await refused("attributes.tags", [1, { no: "object" }])).toEqual(invalid("/append/0/values/1"));
      expect(await refused("titles.x")).toEqual(invalid("/append/0/path"));
      expect(await refused(`state${".x".repeat(101)}`)).toEqual(invalid("/append/0/path"));
      expect((await api.get(at(namespace))).body).toEqual(before.body);
    });
  });

  describe("a delete", () => {
    it("removes documents, is no error where there is none, and a later write begins a new life", async () => {
      const namespace = freshNamespace();
      await api.post(at(namespace), { upsert: [{ id: "a", attributes: { x: 1 } }] });
      const { body } = await api.post(at(namespace), { delete: ["a", "never-there"] });
      expect(body.results).toEqual([
        { id: "a", revision: 2, incarnation: 1, answers: {} },
        { id: "never-there", revision: 2, incarnation: 0, answers: {} },
      ]);
      expect(refusal(await api.get(at(namespace, "documents", "a")))).toEqual({ status: 404, code: "not_found" });
      expect((await api.get(at(namespace))).body).toMatchObject({ document_count: 0, bytes: 0, sequence: 2 });
      await api.post(at(namespace), { patch: [{ id: "a", attributes: { y: 2 } }] });
      expect((await api.get(at(namespace, "documents", "a"))).body).toMatchObject({ incarnation: 3, attributes: { y: 2 } });
    });
  });

  it("applies upsert, patch, append and delete in this order, whatever the order in the body", async () => {
    const namespace = freshNamespace();
    const { body } = await api.post(at(namespace), {
      delete: ["gone"],
      append: [
        { id: "a", path: "state.list", values: [3] },
        { id: "gone", path: "state.list", values: [1] },
      ],
      patch: [
        { id: "b", attributes: { patched: true } },
        { id: "a", state: { list: [2] } },
      ],
      upsert: [{ id: "a", attributes: { x: 1 }, state: { list: [1] } }],
    });
    expect(body.results.map(({ id }: { id: string }) => id)).toEqual(["a", "b", "gone"]);
    expect(new Set(body.results.map(({ revision }: { revision: number }) => revision))).toEqual(new Set([1]));
    expect((await api.get(at(namespace, "documents", "a"))).body).toMatchObject({
      attributes: { x: 1 },
      state: { list: [2, 3] },
    });
    expect((await api.get(at(namespace, "documents", "b"))).body).toMatchObject({ attributes: { patched: true } });
    expect((await api.get(at(namespace, "documents", "gone"))).status).toBe(404);
  });

  it("keeps created_at unless it is given, to the millisecond, and moves updated_at", async () => {
    const namespace = freshNamespace();
    const times = async () => {
      const { created_at, updated_at } = (await api.get(at(namespace, "documents", "a"))).body;
      return { created_at, updated_at };
    };
    const first = api.service.clock.now().toISOString();
    await api.post(at(namespace), { upsert: [{ id: "a" }] });
    expect(await times()).toEqual({ created_at: first, updated_at: first });
    await api.service.clock.advance(1_000);
    const second = api.service.clock.now().toISOString();
    await api.post(at(namespace), { upsert: [{ id: "a" }] });
    expect(await times()).toEqual({ created_at: first, updated_at: second });
    await api.post(at(namespace), { patch: [{ id: "a", created_at: "2020-02-29T23:59:59.123999Z" }] });
    expect(await times()).toEqual({ created_at: "2020-02-29T23:59:59.123Z", updated_at: second });
  });

  it.each(["+00:00", "-00:00"])("takes %s for Z: it is UTC as well", async (utc) => {
    const namespace = freshNamespace();
    await api.post(at(namespace), { upsert: [{ id: "a", created_at: `2020-02-29T23:59:59.5${utc}` }] });
    const filters = ["created_at", "Eq", `2020-02-29T23:59:59.500${utc}`];
    expect((await api.post(at(namespace, "query"), { filters })).body.rows).toMatchObject([{ id: "a" }]);
    expect((await api.get(at(namespace, "documents", "a"))).body.created_at).toBe("2020-02-29T23:59:59.500Z");
  });

  it("commits all or nothing: a refused request writes nothing and creates no namespace", async () => {
    const namespace = freshNamespace();
    const refused = await api.post(at(namespace), {
      upsert: [{ id: "a", state: { text: "no array" } }],
      append: [{ id: "a", path: "state.text", values: [1] }],
    });
    expect(refusal(refused)).toEqual(invalid("/append/0/path"));
    expect((await api.get(at(namespace))).status).toBe(404);
    const { body } = await api.get(`/namespaces?prefix=${encodeURIComponent(namespace)}`);
    expect(body.namespaces).toEqual([]);
  });

  it("refuses one of many that arrive at once and commits the others, each whole", async () => {
    const namespace = freshNamespace();
    await api.post(at(namespace), { upsert: [{ id: "text", state: { text: "no array" } }] });
    const writes = Array.from({ length: 12 }, (_, n) => ({
      upsert: [{ id: `d-${n}` }],
      ...(n % 3 === 0 ? { append: [{ id: "text", path: "state.text", values: [n] }] } : {}),
    }));
    const answers = await Promise.all(writes.map((body) => api.post(at(namespace), body)));
    expect(answers.map(({ status }) => status)).toEqual(writes.map((_, n) => (n % 3 === 0 ? 400 : 200)));
    const found = await Promise.all(writes.map((_, n) => api.get(at(namespace, "documents", `d-${n}`))));
    expect(found.map(({ status }) => status)).toEqual(writes.map((_, n) => (n % 3 === 0 ? 404 : 200)));
    expect((await api.get(at(namespace))).body.document_count).toBe(9);
  });

  it("commits the others also where the store fails one of them, of whatever namespace and organization", async () => {
    const namespace = freshNamespace();
    await api.service.fresh.database.query({
      text: "alter table documents add constraint poison check (document_id <> 'poison')",
    });
    const { adminKey } = await api.service.organization("scale");
    const of =
      (ns: string, key = api.service.adminKey) =>
      (id: string) =>
        api.post(at(ns), { upsert: [{ id }] }, { key });
    const writers = [of(namespace), of(`${namespace}/other`), of(namespace, adminKey)];
    for (const write of writers) await write("first");
    const answers = await Promise.all(writers.flatMap((write) => ["good", "poison", "fine"].map(write)));
    expect(answers.map(({ status }) => status)).toEqual([200, 500, 200, 200, 500, 200, 200, 500, 200]);
    expect((await api.get(at(namespace))).body.document_count).toBe(3);
  });

  it("composes writes of one document that arrive at once one after the other", async () => {
    const namespace = freshNamespace();
    const values = Array.from({ length: 20 }, (_, n) => n);
    await Promise.all(values.map((n) => api.post(at(namespace), { append: [{ id: "a", path: "state.list", values: [n] }] })));
    const { body } = await api.get(at(namespace, "documents", "a"));
    expect(body.state.list.toSorted((one: number, other: number) => one - other)).toEqual(values);
  });

  it("takes 1,000 documents in one request and refuses 1,001 over all operations", async () => {
    const namespace = freshNamespace();
    const most = { upsert: ids(400, "u"), patch: ids(300, "p"), delete: ids(300, "x").map(({ id }) => id) };
    const { status, body } = await api.post(at(namespace), most);
    expect(status).toBe(200);
    expect(body.results).toHaveLength(1000);
    expect((await api.get(at(namespace))).body).toMatchObject({ document_count: 700, sequence: 1 });
    const refused = await api.post(at(namespace), { ...most, append: [{ id: "one-more", path: "state.l", values: [] }] });
    expect(refusal(refused)).toEqual({ status: 413, code: "too_large" });
    expect(refused.body.error.details).toEqual({ documents: 1001, maximum: 1000 });
    expect(refusal(await api.post(at(namespace), { upsert: ids(1001, "o") }))).toEqual({ status: 413, code: "too_large" });
    expect((await api.get(at(namespace))).body).toMatchObject({ document_count: 700, sequence: 1 });
  });

  it("counts a document once that several operations name, and refuses 1,001 operations of one kind on it", async () => {
    const namespace = freshNamespace();
    const both = { upsert: ids(600, "d"), patch: ids(600, "d") };
    const { status, body } = await api.post(at(namespace), both);
    expect([status, body.results?.length]).toEqual([200, 600]);
    const refused = await api.post(at(namespace), { upsert: Array(1001).fill({ id: "d" }) });
    expect(refusal(refused)).toEqual({ status: 413, code: "too_large" });
    expect(refused.body.error.message).toContain("1,000 operations of one kind");
  });

  it("refuses a body of more than 64 MB before it has arrived", async () => {
    const url = new URL(`${api.service.baseUrl}${at(freshNamespace())}`);
    const headers = {
      "Content-Type": "application/json",
      "Content-Length": 64 * 1024 * 1024 + 1,
      Authorization: `Bearer ${api.service.adminKey}`,
    };
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
    const sent = httpRequest(url, { method: "POST", headers }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode!, body }));
    });
    sent.on("error", reject);
    sent.write("{");
    const { status, body } = await promise;
    sent.destroy();
    expect(status).toBe(413);
    const parsed = JSON.parse(body);
    expect(parsed.error).toMatchObject({ code: "too_large", details: { limit_bytes: 64 * 1024 * 1024 } });
    api.service.answered.note("POST", "/namespaces/x", { status, body: parsed });
  });

  it("replays an answer to the same Idempotency-Key and refuses the key for another request", async () => {
    const namespace = freshNamespace();
    const headers = { "Idempotency-Key": "write-1" };
    const first = await api.post(at(namespace), { upsert: [{ id: "a" }] }, { headers });
    const again = await api.post(at(namespace), { upsert: [{ id: "a" }] }, { headers });
    expect(again.body).toEqual(first.body);
    expect([first, again].map((answer) => answer.headers.get("idempotent-replayed"))).toEqual([null, "true"]);
    const other = await api.post(at(namespace), { upsert: [{ id: "b" }] }, { headers });
    expect(refusal(other)).toEqual({ status: 409, code: "conflict" });
    expect((await api.get(at(namespace))).body).toMatchObject({ sequence: 1, document_count: 1 });
  });

  it("stores what JSON can say and gives it back", async () => {
    const namespace = freshNamespace();
    const attributes = {
      text: '☃ 𝄞 é e\u0301 " \\ \n\u0001',
      number: -1.5e-7,
      big: Number.MAX_SAFE_INTEGER,
      yes: true,
      none: null,
      list: ["a", 1, false, null],
      empty: [],
    };
    const state = {
      "": 1,
      "a.b/c~d": { deep: [[[{ x: null }]]] },
      ключ: "значение",
      toString: 1,
      constructor: { prototype: 1 },
      long: "x".repeat(100_000),
    };
    expect((await api.post(at(namespace), { upsert: [{ id: "a", attributes, state }] })).status).toBe(200);
    expect((await api.get(at(namespace, "documents", "a"))).body).toMatchObject({ attributes, state });
  });
});
