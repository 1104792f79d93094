import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["documents_get"]);

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

  it("reads a document of 9 MB back whole, also in queries and explanations", async () => {
    const namespace = freshNamespace();
    const definition = {
      name: "long",
      question: "Is it long?",
      type: "bool",
      freshness: { policy: "manual" },
      context: { max_tokens: 500 },
    };
    expect((await api.post(at(namespace, "judgments"), definition)).status).toBe(201);
    // Characters of one to four bytes, so that pieces of any length end within one.
    const state = { entries: Array.from({ length: 90_000 }, (_, n) => ({ n, text: `${"aé☃😀".repeat(7)}${n}` })), exact: 1 };
    await api.post(at(namespace), { upsert: [{ id: "a", attributes: { is: "long" }, state }] });
    const got = await api.get(at(namespace, "documents", "a"));
    expect(got.status).toBe(200);
    expect(JSON.stringify(got.body.state.entries) === JSON.stringify(state.entries)).toBe(true);
    const query = { filters: ["attributes.is", "Eq", "long"], top_k: 1, include: { state: true } };
    const { body } = await api.post(at(namespace, "query"), query);
    expect(JSON.stringify(body.rows[0].state.entries) === JSON.stringify(state.entries)).toBe(true);
    const explained = await api.get(at(namespace, "documents", "a", "answers", "long", "explain"));
    expect(explained.status).toBe(200);
    expect(explained.body.context_text).toContain("aé☃😀aé☃😀");
    expect(explained.body.cuts.length).toBeGreaterThan(0);
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
