/** Writing and reading documents. What becomes of their answers is in `answers.test.ts`. */
import { request as httpRequest } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["documents_get", "documents_write"]);

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

  describe("with if_revision", () => {
    const conflictOf = ({ status, body }: { status: number; body: { error: { code: string; details: unknown } } }) => {
      return { status, code: body.error.code, details: body.error.details };
    };

    it("holds for each kind of operation at the document's revision, whatever answers have landed since", async () => {
      const namespace = freshNamespace();
      const first = await api.post(at(namespace), { upsert: ids(4).map((one) => ({ ...one, if_revision: 0 })) });
      expect(first.body.results.map(({ revision }: { revision: number }) => revision)).toEqual([1, 1, 1, 1]);
      const second = await api.post(at(namespace), {
        upsert: [{ id: "d-0", attributes: { n: 1 }, if_revision: 1 }],
        patch: [{ id: "d-1", attributes: { n: 1 }, if_revision: 1 }],
        append: [{ id: "d-2", path: "state.l", values: [1], if_revision: 1 }],
        delete: [{ id: "d-3", if_revision: 1 }, { id: "never" }, { id: "nor-this", if_revision: 0 }],
      });
      expect(second.status).toBe(200);
      expect(second.body.results).toMatchObject([
        ...["d-0", "d-1", "d-2", "d-3"].map((id) => ({ id, revision: 2, incarnation: 1 })),
        ...["never", "nor-this"].map((id) => ({ id, incarnation: 0 })),
      ]);
      expect((await api.get(at(namespace))).body.document_count).toBe(3);
    });

    it("refuses the whole request, and names each document with its present revision", async () => {
      const namespace = freshNamespace();
      await api.post(at(namespace), { upsert: ids(3) });
      await api.post(at(namespace), { patch: [{ id: "d-1" }], delete: ["d-2"] });
      const refused = await api.post(at(namespace), {
        upsert: [{ id: "fresh" }, { id: "d-0", if_revision: 0 }],
        patch: [{ id: "d-1", if_revision: 1 }],
        append: [{ id: "d-1", path: "state.l", values: [1], if_revision: 1 }],
        delete: [
          { id: "d-2", if_revision: 1 },
          { id: "d-0", if_revision: 1 },
        ],
      });
      const documents = [
        { id: "d-0", if_revision: 0, revision: 1 },
        { id: "d-1", if_revision: 1, revision: 2 },
        { id: "d-2", if_revision: 1, revision: 0 },
      ];
      expect(conflictOf(refused)).toEqual({ status: 409, code: "conflict", details: { documents } });
      expect(refused.body.error.message).toContain('Document "d-0" must not exist, but is at revision 1.');
      expect((await api.get(at(namespace))).body).toMatchObject({ sequence: 2, document_count: 2 });
    });

    it("is compared with the revision before the request, for every operation on the document", async () => {
      const namespace = freshNamespace();
      const [patch, append] = [[{ id: "a", if_revision: 0 }], [{ id: "a", path: "state.l", values: [1], if_revision: 0 }]];
      expect((await api.post(at(namespace), { patch, append })).status).toBe(200);
      expect((await api.get(at(namespace, "documents", "a"))).body).toMatchObject({ revision: 1, state: { l: [1] } });
    });

    it("creates no namespace where it is refused, and is refused for what is no revision", async () => {
      const namespace = freshNamespace();
      const refused = await api.post(at(namespace), { upsert: [{ id: "a", if_revision: 3 }] });
      expect(conflictOf(refused)).toMatchObject({ details: { documents: [{ id: "a", if_revision: 3, revision: 0 }] } });
      expect((await api.get(at(namespace))).status).toBe(404);
      for (const if_revision of [-1, 1.5, "1", null]) {
        const answer = await api.post(at(namespace), { upsert: [{ id: "a", if_revision }], delete: [{ id: "b", if_revision }] });
        expect(refusal(answer)).toEqual(invalid("/upsert/0/if_revision", "/delete/0/if_revision"));
      }
      const unknown = await api.post(at(namespace), { delete: [{ id: "b", if_version: 1 }] });
      expect(refusal(unknown)).toMatchObject({ status: 400, code: "invalid_request" });
    });

    it("is said as well by If-Match, for a write of one document", async () => {
      const namespace = freshNamespace();
      const write = (body: unknown, ifMatch: string) => api.post(at(namespace), body, { headers: { "If-Match": ifMatch } });
      expect((await write({ upsert: [{ id: "a" }] }, '"0"')).status).toBe(200);
      const { headers } = await api.get(at(namespace, "documents", "a"));
      expect(headers.get("etag")).toBe('"1"');
      expect((await write({ patch: [{ id: "a" }] }, headers.get("etag")!)).body.results).toMatchObject([
        { id: "a", revision: 2 },
      ]);
      const refused = await write({ patch: [{ id: "a" }] }, 'W/"1-x_Y-1"');
      expect(conflictOf(refused)).toMatchObject({
        status: 409,
        details: { documents: [{ id: "a", if_revision: 1, revision: 2 }] },
      });
      expect(refusal(await write({ upsert: ids(2) }, '"2"'))).toEqual(invalid("header/If-Match"));
      for (const malformed of ["2", "*", '"two"', '"1", "2"']) {
        expect(refusal(await write({ patch: [{ id: "a" }] }, malformed))).toEqual(invalid("header/If-Match"));
      }
      expect((await write({ delete: ["a"] }, '"2"')).status).toBe(200);
    });

    it("is never ignored: other conditions, and conditions of other operations, are refused", async () => {
      const namespace = freshNamespace();
      await api.post(at(namespace), { upsert: [{ id: "a" }] });
      for (const name of ["If-None-Match", "If-Unmodified-Since", "If-Modified-Since"]) {
        const headers = { [name]: name === "If-None-Match" ? "*" : "Fri, 30 Jan 2026 09:00:00 GMT" };
        expect(refusal(await api.post(at(namespace), { upsert: [{ id: "a" }] }, { headers }))).toEqual(invalid(`header/${name}`));
      }
      const headers = { "If-Match": '"1"' };
      const deleted = await api.service.request("DELETE", at(namespace), { headers });
      expect(refusal(deleted)).toEqual(invalid("header/If-Match"));
      expect((await api.get(at(namespace))).body).toMatchObject({ sequence: 1 });
    });

    it("loses no step of clients that count by what they have read", async () => {
      const namespace = freshNamespace();
      const path = at(namespace, "documents", "counter");
      const [clients, steps] = [6, 5];
      const count = async () => {
        let done = 0;
        while (done < steps) {
          const { status, body } = await api.get(path);
          const [revision, n] = status === 404 ? [0, 0] : [body.revision, body.state.n];
          const written = await api.post(at(namespace), {
            patch: [{ id: "counter", state: { n: n + 1 }, if_revision: revision }],
          });
          expect([200, 409]).toContain(written.status);
          if (written.status === 200) done += 1;
        }
      };
      await Promise.all(Array.from({ length: clients }, count));
      expect((await api.get(path)).body.state).toEqual({ n: clients * steps });
    });
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

  it("takes ids and namespaces with / percent-encoded, and tells them apart from levels of the path", async () => {
    const namespace = `${freshNamespace()}/a.b:c-d_e`;
    const id = "2026/t-1:x.y_z";
    await api.post(at(namespace), { upsert: [{ id, attributes: { n: 1 } }] });
    expect((await api.get(at(namespace, "documents", id))).body).toMatchObject({ id, attributes: { n: 1 } });
    expect((await api.get(`${at(namespace)}/documents/2026%2ft-1%3Ax.y_z`)).body.id).toBe(id);
    expect(refusal(await api.get(`${at(namespace)}/documents/${id}`))).toEqual({ status: 404, code: "not_found" });
  });

  it.each([
    ["an unknown operation", { upsrt: [] }, ["/upsrt"]],
    ["an operation that is no array", { upsert: {} }, ["/upsert"]],
    ["a document without id", { upsert: [{ attributes: {} }] }, ["/upsert/0/id"]],
    ["an unknown member", { upsert: [{ id: "a", extra: 1 }] }, ["/upsert/0/extra"]],
    ["a member that only the server sets", { upsert: [{ id: "a", revision: 1 }] }, ["/upsert/0/revision"]],
    ["an empty id", { upsert: [{ id: "" }] }, ["/upsert/0/id"]],
    ["an id of 129 bytes", { patch: [{ id: "x".repeat(129) }] }, ["/patch/0/id"]],
    ["an id with an empty segment", { delete: ["a//b"] }, ["/delete/0"]],
    ["an id with a segment ..", { upsert: [{ id: "a/../b" }] }, ["/upsert/0/id"]],
    ["an id with a space", { upsert: [{ id: "a b" }] }, ["/upsert/0/id"]],
    ["an id that is a number", { upsert: [{ id: 7 }] }, ["/upsert/0/id"]],
    ["an attribute that is an object", { upsert: [{ id: "a", attributes: { x: {} } }] }, ["/upsert/0/attributes/x"]],
    [
      "an attribute that is an array of arrays",
      { upsert: [{ id: "a", attributes: { x: [1, []] } }] },
      ["/upsert/0/attributes/x/1"],
    ],
    ["an attribute's name with a dot", { upsert: [{ id: "a", attributes: { "x.y": 1 } }] }, ["/upsert/0/attributes/x.y"]],
    ["a state that is an array", { upsert: [{ id: "a", state: [] }] }, ["/upsert/0/state"]],
    ["a time without a zone", { upsert: [{ id: "a", created_at: "2026-01-01T00:00:00" }] }, ["/upsert/0/created_at"]],
    ["a time of another zone", { upsert: [{ id: "a", created_at: "2026-01-01T00:00:00+01:00" }] }, ["/upsert/0/created_at"]],
    ["a time of the year 0", { upsert: [{ id: "a", created_at: "0000-06-01T00:00:00Z" }] }, ["/upsert/0/created_at"]],
    ["a time of the year 0", { patch: [{ id: "a", created_at: "0000-02-29T00:00:00Z" }] }, ["/patch/0/created_at"]],
    ["a day that its month has not", { upsert: [{ id: "a", created_at: "2026-02-30T00:00:00Z" }] }, ["/upsert/0/created_at"]],
    ["an append without values", { append: [{ id: "a", path: "state.x" }] }, ["/append/0/values"]],
    ["a wait_for that is no list of names", { wait_for: ["a.b"] }, ["/wait_for/0"]],
    ["a negative wait", { wait_timeout_ms: -1 }, ["/wait_timeout_ms"]],
    ["an array for a body", [], [""]],
  ])("refuses %s and says where", async (_, body, paths) => {
    const namespace = freshNamespace();
    expect(refusal(await api.post(at(namespace), body))).toEqual(invalid(...paths));
    expect((await api.get(at(namespace))).status).toBe(404);
  });

  it.each([
    ["no body", undefined],
    ["what is no JSON", '{"upsert": [}'],
    ["a NUL character", '{"upsert":[{"id":"a","state":{"x":"\\u0000"}}]}'],
    ["half of a surrogate pair", '{"upsert":[{"id":"a","state":{"x":"\\ud800"}}]}'],
    ["a number beyond the range of a double", '{"upsert":[{"id":"a","attributes":{"x":1e400}}]}'],
    ["operations named twice", '{"upsert":[{"id":"a"}],"upsert":[]}'],
    ["a member of state named twice", '{"upsert":[{"id":"a","state":{"x":1,"y":{"x":2},"x":1}}]}'],
    ["an attribute that a double would change", '{"upsert":[{"id":"a","attributes":{"x":12345678901234567890}}]}'],
    [
      "an attribute's element that a double would change",
      '{"append":[{"id":"a","path":"attributes.x","values":[9007199254740993]}]}',
    ],
    ["a number of more than 1,000 digits", `{"upsert":[{"id":"a","state":{"x":0.${"1".repeat(1001)}}}]}`],
    ["101 levels of state", `{"upsert":[{"id":"a","state":${'{"x":'.repeat(101)}1${"}".repeat(101)}}]}`],
  ])("refuses %s", async (_, body) => {
    const namespace = freshNamespace();
    expect((await api.post(at(namespace), body)).body.error.code).toBe("invalid_request");
    expect((await api.get(at(namespace))).status).toBe(404);
  });

  it("keeps every number of a state digit by digit, whatever is done to the document", async () => {
    const namespace = freshNamespace();
    const write = (body: string) => api.post(at(namespace), body);
    const numbers = '"big":12345678901234567890,"pi":3.141592653589793238462643383279,"odd":-9007199254740993';
    expect((await write(`{"upsert":[{"id":"a","state":{${numbers},"tiny":1e-300,"log":[12345678901234567890]}}]}`)).status).toBe(
      200,
    );
    await write('{"patch":[{"id":"a","state":{"more":{"n":98765432109876543210}}}]}');
    await write('{"append":[{"id":"a","path":"state.log","values":[12345678901234567890]}]}');
    await write('{"append":[{"id":"a","path":"state.log","values":[12345678901234567890,12345678901234567891.0]}]}');
    const expected = [
      '"big":12345678901234567890',
      '"pi":3.141592653589793238462643383279',
      '"odd":-9007199254740993',
      '"more":{"n":98765432109876543210}',
      '"log":[12345678901234567890,12345678901234567891]',
    ];
    const read = await api.get(at(namespace, "documents", "a"));
    const found = await api.service.request("POST", at(namespace, "query"), { body: { include: { state: true } } });
    for (const { text } of [read, found]) {
      for (const one of expected) expect(text.replaceAll(": ", ":").replaceAll(", ", ",")).toContain(one);
    }
  });

  it("takes __proto__ and constructor as names like any others", async () => {
    const namespace = freshNamespace();
    const named = '{"__proto__":{"constructor":{"__proto__":1}},"toString":[]}';
    const attributes = '{"__proto__":"p","constructor":["c"]}';
    expect((await api.post(at(namespace), `{"upsert":[{"id":"a","attributes":${attributes},"state":${named}}]}`)).status).toBe(
      200,
    );
    expect(
      (await api.post(at(namespace), '{"patch":[{"id":"a","attributes":{"toString":1},"state":{"constructor":2}}]}')).status,
    ).toBe(200);
    const appends = ["state.toString", "state.__proto__.more.__proto__", "attributes.constructor", "attributes.valueOf"];
    expect((await api.post(at(namespace), { append: appends.map((path) => ({ id: "a", path, values: ["v"] })) })).status).toBe(
      200,
    );
    const { body } = await api.get(at(namespace, "documents", "a"));
    expect(body.attributes).toEqual(JSON.parse('{"__proto__":"p","constructor":["c","v"],"toString":1,"valueOf":["v"]}'));
    expect(body.state).toEqual(
      JSON.parse('{"__proto__":{"constructor":{"__proto__":1},"more":{"__proto__":["v"]}},"toString":["v"],"constructor":2}'),
    );
    for (const name of ["__proto__", "constructor"]) {
      const query = {
        filters: [`attributes.${name}`, "NotEq", null],
        rank_by: [`attributes.${name}`, "desc"],
        include: { attributes: [name] },
      };
      const { rows } = (await api.service.request("POST", at(namespace, "query"), { body: query })).body;
      expect(rows.map((row: { attributes: object }) => Object.keys(row.attributes))).toEqual([[name]]);
    }
  });

  it("composes large documents in a thread, with what small ones get", async () => {
    const namespace = freshNamespace();
    const large = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`member-${at}`, { at }]));
    await api.post(at(namespace), { upsert: [{ id: "a", attributes: { n: 1 }, state: { ...large, log: [] } }, { id: "b" }] });
    const { body: before } = await api.get(at(namespace));
    const patch = [
      { id: "a", state: { "member-0": null, added: 1 } },
      { id: "b", attributes: { x: 1 } },
    ];
    const append = [{ id: "a", path: "state.log", values: ["x", "x", "y"] }];
    const written = await api.post(at(namespace), { patch, append, delete: ["c"] });
    expect(written.status).toBe(200);
    expect(written.body.results.map(({ id }: { id: string }) => id)).toEqual(["a", "b", "c"]);
    const { "member-0": _, ...kept } = large;
    const { body } = await api.get(at(namespace, "documents", "a"));
    expect(body.state).toEqual({ ...kept, added: 1, log: ["x", "y"] });
    expect(body.revision).toBe(before.sequence + 1);
    const bytes = JSON.stringify(body.state).length + JSON.stringify(body.attributes).length;
    expect((await api.get(at(namespace))).body.bytes).toBe(bytes + '{"x":1}{}'.length);
    expect(written.body.usage.bytes_written).toBe(bytes + '{"x":1}{}'.length);
    // Its attributes alone: the state stays the text that it is, and the size is what it was.
    await api.post(at(namespace), { patch: [{ id: "a", attributes: { n: null } }] });
    expect((await api.get(at(namespace))).body.bytes).toBe(bytes - '"n":1'.length + '{"x":1}{}'.length);
    expect(refusal(await api.post(at(namespace), { append: [{ id: "a", path: "state.added.z", values: [] }] }))).toEqual(
      invalid("/append/0/path"),
    );
  });

  it("takes 100 levels of state and 256 attributes, and refuses the 257th however it comes", async () => {
    const namespace = freshNamespace();
    const attributes = (count: number, prefix = "a") => Object.fromEntries(ids(count, prefix).map(({ id }) => [id, 1]));
    const state = JSON.parse(`${'{"x":'.repeat(100)}1${"}".repeat(100)}`);
    expect((await api.post(at(namespace), { upsert: [{ id: "a", attributes: attributes(256), state }] })).status).toBe(200);
    const refused = async (body: unknown) => refusal(await api.post(at(namespace), body));
    expect(await refused({ upsert: [{ id: "a", attributes: attributes(257) }] })).toEqual(invalid("/upsert/0/attributes"));
    expect(await refused({ patch: [{ id: "a", attributes: attributes(1, "b") }] })).toEqual(invalid("/patch/0/attributes"));
    expect(await refused({ append: [{ id: "a", path: "attributes.c", values: [1] }] })).toEqual(invalid("/append/0/path"));
    expect((await api.post(at(namespace), { patch: [{ id: "a", attributes: { "a-0": null, b: 1 } }] })).status).toBe(200);
  });

  it.each(["a//b", "/a", "a/", "a/..", "./a", "a b", "é", "x".repeat(257), "shop/*"])(
    "refuses the namespace %s",
    async (namespace) => {
      expect(refusal(await api.post(at(namespace), { upsert: [{ id: "a" }] }))).toEqual(invalid("path/ns"));
    },
  );

  it("takes a namespace's name of 256 bytes and a document's id of 128", async () => {
    const [namespace, id] = [`${freshNamespace()}/`.padEnd(256, "n"), "i".repeat(128)];
    expect((await api.post(at(namespace), { upsert: [{ id }] })).status).toBe(200);
    expect((await api.get(at(namespace, "documents", id))).body.id).toBe(id);
  });
});

describe("documents_get", () => {
  it("reads a document back whole", async () => {
    const namespace = freshNamespace();
    const now = api.service.clock.now().toISOString();
    await api.post(at(namespace), {
      upsert: [{ id: "a/b:c", attributes: { n: 1.5, tags: ["x", null] }, state: { deep: { é: "☃" } } }],
    });
    const { status, body } = await api.get(at(namespace, "documents", "a/b:c"));
    expect(status).toBe(200);
    expect(body).toEqual({
      id: "a/b:c",
      revision: 1,
      incarnation: 1,
      created_at: now,
      updated_at: now,
      attributes: { n: 1.5, tags: ["x", null] },
      state: { deep: { é: "☃" } },
      answers: {},
    });
  });

  it("answers 304 to who has the document and its answers as they are, by its ETag", async () => {
    const namespace = freshNamespace();
    const path = at(namespace, "documents", "a");
    const definition = { name: "late", question: "Is it late?", type: "bool", freshness: { policy: "manual" } };
    await api.post(at(namespace), { upsert: [{ id: "a", attributes: { n: 1 } }] });
    const bare = (await api.get(path)).headers.get("etag")!;
    expect(bare).toBe('"1"');
    expect((await api.service.request("POST", at(namespace, "judgments"), { body: definition })).status).toBe(201);
    const read = await api.get(path, { headers: { "If-None-Match": bare } });
    expect([read.status, Object.keys(read.body.answers)]).toEqual([200, ["late"]]);
    const tag = read.headers.get("etag")!;
    expect(tag).toMatch(/^"1-[\w-]{12}"$/);
    for (const known of [tag, `W/${tag}`, `"0", ${tag}`, "*"]) {
      const again = await api.get(path, { headers: { "If-None-Match": known } });
      expect([again.status, again.headers.get("etag"), again.body]).toEqual([304, tag, undefined]);
    }
    await api.post(at(namespace), { patch: [{ id: "a" }] });
    const changed = await api.get(path, { headers: { "If-None-Match": tag } });
    expect([changed.status, changed.body.revision]).toEqual([200, 2]);
    const refused = await api.get(path, { headers: { "If-Match": tag } });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: "conflict", details: { documents: [{ id: "a", if_revision: 1, revision: 2 }] } } },
    });
    expect((await api.get(path, { headers: { "If-Match": changed.headers.get("etag")! } })).status).toBe(200);
  });

  it("says not_found for a document and for a namespace that are not there", async () => {
    const namespace = freshNamespace();
    expect(refusal(await api.get(at(namespace, "documents", "none")))).toEqual({ status: 404, code: "not_found" });
    await api.post(at(namespace), { upsert: [{ id: "a" }] });
    expect(refusal(await api.get(at(namespace, "documents", "none")))).toEqual({ status: 404, code: "not_found" });
  });

  it.each([
    ["a judgment that the namespace has not", "?judgments=none", "query/judgments"],
    ["a judgment's name that is none", "?judgments=a.b", "query/judgments/0"],
    ["a negative wait", "?wait_timeout_ms=-1", "query/wait_timeout_ms"],
    ["a wait that is no number", "?wait_timeout_ms=soon", "query/wait_timeout_ms"],
    ["a parameter given twice", "?wait_timeout_ms=1&wait_timeout_ms=2", "query/wait_timeout_ms"],
    ["an unknown parameter", "?judgements=a", "query/judgements"],
    ["broken percent-encoding in the query", "?judgments=%ZZ", "query/judgments"],
  ])("refuses %s", async (_, query, path) => {
    await api.post(at("shop/read"), { upsert: [{ id: "a" }] });
    expect(refusal(await api.get(`${at("shop/read", "documents", "a")}${query}`))).toEqual(invalid(path));
  });

  it.each([10_001, 2 ** 32, 2 ** 53 - 1])("lowers a wait of %i ms to 10,000", async (wait) => {
    await api.post(at("shop/read"), { upsert: [{ id: "a" }], wait_timeout_ms: wait });
    expect((await api.get(`${at("shop/read", "documents", "a")}?wait_timeout_ms=${wait}`)).status).toBe(200);
  });

  it.each([["%ZZ"], ["%C3"], ["a%00"], ["a%2F%2Fb"], ["%2e%2e"]])("refuses the id %s", async (id) => {
    expect(refusal(await api.get(`${at("shop/read")}/documents/x%2F${id}`))).toEqual(invalid("path/id"));
  });
});
