import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["documents_get"]);

async function stored(state: string, namespace: string): Promise<{ rowCount: number }> {
  const rows = await api.service.fresh.database.query({
    text: `
      update documents set state = $1, bytes = $2
      where namespace_id = (select namespace_id from namespace_names where organization_id = $3 and name = $4) returning 1`,
    values: [state, Buffer.byteLength(state), api.service.organizationId, namespace],
  });
  return { rowCount: rows.length };
}

/** Compared by hand: a difference of 9 MB would be printed whole. */
const same = (value: { entries: unknown }, text: string) =>
  JSON.stringify(value.entries) === JSON.stringify(JSON.parse(text).entries);

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

  it("reads a document of 9 MB back whole, also in queries", async () => {
    const namespace = freshNamespace();
    await api.post(at(namespace), { upsert: [{ id: "a", attributes: { is: "long" }, state: { small: true } }] });
    // Stored directly: writes of this size are composed by threads that wait for all other work, here for other tests.
    const state = JSON.stringify({
      entries: Array.from({ length: 90 }, (_, n) => ({ n, text: `${"aé☃😀".repeat(10_000)}${n}` })),
    });
    const { rowCount } = await stored(state, namespace);
    expect(rowCount).toBe(1);
    const got = await api.get(at(namespace, "documents", "a"));
    expect(got.status).toBe(200);
    expect(same(got.body.state, state)).toBe(true);
    const query = { filters: ["attributes.is", "Eq", "long"], top_k: 1, include: { state: true } };
    const { body } = await api.post(at(namespace, "query"), query);
    expect(same(body.rows[0].state, state)).toBe(true);
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
