/** Queries as a client sends them. What every operator and ranking means is proven in `test/queries/`. */
import { afterEach, describe, expect, it } from "vitest";
import { evenAnswer } from "#test/support/test-engine.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["queries_query"]);

afterEach(() => {
  api.service.engine.answer = evenAnswer;
});

interface Row {
  id: string;
}

const query = (namespace: string, body: unknown, options = {}) => api.post(at(namespace, "query"), body, options);
const ids = async (namespace: string, body: unknown) => (await query(namespace, body)).body.rows.map(({ id }: Row) => id);

/** Tickets of a namespace of the test's own. */
async function tickets(): Promise<string> {
  const namespace = freshNamespace();
  await api.post(at(namespace), {
    upsert: [
      { id: "a", attributes: { status: "open", priority: 2, tags: ["vip", "eu"] }, state: { text: "one" } },
      { id: "b", attributes: { status: "closed", priority: 10 }, state: { text: "two" } },
      { id: "c", attributes: { status: "open", priority: 1.5 } },
      { id: "d", attributes: { priority: "high" } },
    ],
  });
  return namespace;
}

describe("queries_query", () => {
  it("finds all documents by id without a filter, and shows nothing but id and revision unless asked", async () => {
    const namespace = await tickets();
    const { status, body } = await query(namespace, {});
    expect(status).toBe(200);
    expect(body).toEqual({
      rows: ["a", "b", "c", "d"].map((id) => ({ id, revision: 1 })),
      next_cursor: null,
      more: false,
      usage: { bytes_written: 0, bytes_scanned: expect.any(Number), judgment_units: 0, tokens_evaluated: 0 },
    });
  });

  it.each([
    [
      ["attributes.status", "Eq", "open"],
      ["a", "c"],
    ],
    [["attributes.status", "Eq", null], ["d"]],
    [
      ["attributes.priority", "Gte", 2],
      ["a", "b"],
    ],
    [
      ["attributes.priority", "In", ["high", 10]],
      ["b", "d"],
    ],
    [
      ["attributes.status", "Glob", "[oc]*e?"],
      ["a", "b", "c"],
    ],
    [["attributes.tags", "Contains", "vip"], ["a"]],
    [
      ["Not", ["attributes.tags", "ContainsAny", ["eu", "us"]]],
      ["b", "c", "d"],
    ],
    [
      [
        "And",
        [
          ["attributes.status", "Eq", "open"],
          [
            "Or",
            [
              ["id", "Eq", "c"],
              ["attributes.priority", "Lt", 0],
            ],
          ],
        ],
      ],
      ["c"],
    ],
    [
      ["created_at", "Lte", "2030-01-01T00:00:00Z"],
      ["a", "b", "c", "d"],
    ],
  ])("finds by %j", async (filters, found) => {
    expect(await ids(await tickets(), { filters })).toEqual(found);
  });

  it("ranks by an attribute, what has none or no number last both ways", async () => {
    const namespace = await tickets();
    expect(await ids(namespace, { rank_by: ["attributes.priority", "asc"] })).toEqual(["c", "a", "b", "d"]);
    expect(await ids(namespace, { rank_by: ["attributes.priority", "desc"] })).toEqual(["d", "b", "a", "c"]);
    expect(await ids(namespace, { rank_by: ["attributes.status", "asc"] })).toEqual(["b", "a", "c", "d"]);
    expect(await ids(namespace, { rank_by: ["attributes.status", "desc"] })).toEqual(["a", "c", "b", "d"]);
  });

  it("filters, ranks and shows by answers", async () => {
    const namespace = freshNamespace();
    const judgment = {
      name: "urgent",
      question: "?",
      type: "bool",
      thresholds: { page: 0.5 },
      applies_to: { "attributes.kind": "ticket" },
    };
    await api.post(at(namespace, "judgments"), judgment);
    api.service.engine.answer = (_, { contextText }) => ({ type: "bool", p: Number(/"n":([0-9.]+)/.exec(contextText)![1]) });
    const upsert = [0.25, 0.75, 0.5].map((n, at) => ({ id: `d-${at}`, attributes: { kind: "ticket" }, state: { n } }));
    await api.post(at(namespace), { upsert: [...upsert, { id: "other", attributes: { kind: "note" } }], wait_for: ["urgent"] });
    expect(await ids(namespace, { filters: ["answers.urgent.p", "Gte", 0.5] })).toEqual(["d-1", "d-2"]);
    expect(await ids(namespace, { filters: ["answers.urgent.thresholds.page", "Eq", false] })).toEqual(["d-0"]);
    expect(await ids(namespace, { filters: ["answers.urgent.freshness", "Eq", "fresh"] })).toEqual(["d-0", "d-1", "d-2"]);
    expect(await ids(namespace, { rank_by: ["answers.urgent.p", "desc"] })).toEqual(["d-1", "d-2", "d-0", "other"]);
    const include = { answers: ["urgent"], attributes: ["kind", "none"], state: true };
    const { body } = await query(namespace, { filters: ["id", "In", ["d-1", "other"]], include });
    const { body: read } = await api.get(at(namespace, "documents", "d-1"));
    expect(body.rows).toEqual([
      { id: "d-1", revision: 1, attributes: { kind: "ticket" }, state: { n: 0.75 }, answers: read.answers },
      { id: "other", revision: 1, attributes: { kind: "note" }, state: {}, answers: {} },
    ]);
  });

  it("includes all attributes and all of the state where that is asked for, also of pages and of a subscription", async () => {
    const namespace = freshNamespace();
    const documents = [0, 1, 2].map((n) => ({ id: `d-${n}`, attributes: { [`a-${n}`]: [n, "x"] }, state: { n: { deep: [n] } } }));
    await api.post(at(namespace), { upsert: documents });
    const rows = documents.map((document) => ({ ...document, revision: 1 }));
    const include = { attributes: true, state: true };
    const first = await query(namespace, { include, top_k: 2 });
    const second = await query(namespace, { include, top_k: 2, cursor: first.body.next_cursor });
    expect([...first.body.rows, ...second.body.rows]).toEqual(rows);
    expect((await query(namespace, { include: { attributes: true } })).body.rows[0]).toEqual({
      id: "d-0",
      revision: 1,
      attributes: { "a-0": [0, "x"] },
    });
    expect((await query(namespace, { include: { attributes: false } })).body.rows[0]).toEqual({ id: "d-0", revision: 1 });
    const subscription = { name: "all", filters: ["id", "NotEq", "none"], events: ["entered"] };
    expect((await api.post(at(namespace, "subscriptions"), subscription)).status).toBe(201);
    expect((await api.post(at(namespace, "subscriptions", "all", "query"), { include })).body.rows).toEqual(rows);
    for (const attributes of ["all", [true], {}]) expect((await query(namespace, { include: { attributes } })).status).toBe(400);
  });

  it("leaves out rows whose included answers are not fresh where it is asked to", async () => {
    const namespace = freshNamespace();
    await api.post(at(namespace, "judgments"), { name: "urgent", question: "?", type: "bool", freshness: { policy: "manual" } });
    await api.post(at(namespace), { upsert: [{ id: "judged" }], wait_for: ["urgent"] });
    await api.post(at(namespace), { upsert: [{ id: "not" }] });
    const include = { answers: ["urgent"] };
    expect(await ids(namespace, { include, answers: "fresh_only" })).toEqual(["judged"]);
    expect(await ids(namespace, { include })).toEqual(["judged", "not"]);
  });

  it("finds as stale what shows another document that has changed, by a policy that judges nothing anew", async () => {
    const namespace = freshNamespace();
    const related = [{ name: "to", join: { theirs: "id", mine: "attributes.to" }, fields: ["state.n"] }];
    const judgment = { name: "manual", question: "?", type: "bool", freshness: { policy: "manual" }, context: { related } };
    await api.post(at(namespace, "judgments"), judgment);
    const write = (n: number) => api.post(at(namespace), { upsert: [{ id: "c", state: { n } }] });
    await write(1);
    const upsert = ["d", "e"].map((id) => ({ id, attributes: { to: id === "d" ? "c" : "x" } }));
    const fresh = { filters: ["answers.manual.freshness", "Eq", "fresh"] };
    const asked = { upsert, wait_for: ["manual"] };
    await expect
      .poll(() => api.post(at(namespace), asked).then(() => ids(namespace, fresh)), { timeout: 30_000 })
      .toEqual(["d", "e"]);
    await write(2);
    const stale = { filters: ["answers.manual.freshness", "Eq", "stale"] };
    await expect.poll(() => ids(namespace, stale), { timeout: 30_000 }).toEqual(["d"]);
    expect(await ids(namespace, fresh)).toEqual(["e"]);
    expect(await ids(namespace, { include: { answers: ["manual"] }, answers: "fresh_only" })).toEqual(["e"]);
  });

  it("says of an answer that was refused what a read says, unavailable and not pending", async () => {
    const namespace = freshNamespace();
    await api.post(at(namespace, "judgments"), { name: "urgent", question: "?", type: "bool" });
    api.service.engine.answer = () => null;
    await api.post(at(namespace), { upsert: [{ id: "a" }], wait_for: ["urgent"] });
    expect(await ids(namespace, { filters: ["answers.urgent.freshness", "Eq", "unavailable"] })).toEqual(["a"]);
    expect((await api.get(at(namespace, "documents", "a"))).body.answers.urgent.freshness).toBe("unavailable");
  });

  it("pages with a cursor, each row once, whatever page size", async () => {
    const namespace = freshNamespace();
    const upsert = Array.from({ length: 25 }, (_, n) => ({ id: `d-${n}`, attributes: { n: n % 4 } }));
    await api.post(at(namespace), { upsert });
    const whole = { filters: ["attributes.n", "NotEq", 3], rank_by: ["attributes.n", "desc"] };
    const all = await ids(namespace, whole);
    const paged: string[] = [];
    let cursor: string | undefined;
    for (let size = 1; ; size++) {
      const { body } = await query(namespace, { ...whole, top_k: size, cursor });
      paged.push(...body.rows.map(({ id }: Row) => id));
      expect(body.more).toBe(body.next_cursor !== null);
      if (body.next_cursor === null) break;
      cursor = body.next_cursor;
    }
    expect(paged).toEqual(all);
  });

  it("shows on all pages the namespace as it was at the first, whatever is written, changed and deleted meanwhile", async () => {
    const namespace = freshNamespace();
    await api.post(at(namespace), { upsert: ["a", "c", "e", "g"].map((id) => ({ id, attributes: { n: 1 } })) });
    const whole = { filters: ["attributes.n", "Eq", 1], include: { attributes: ["n"] } };
    const { body: all } = await query(namespace, whole);
    const { body: first } = await query(namespace, { ...whole, top_k: 1 });
    await api.post(at(namespace), { upsert: ["b", "d", "h"].map((id) => ({ id, attributes: { n: 1 } })), delete: ["c"] });
    await api.post(at(namespace), {
      patch: [
        { id: "e", attributes: { n: 2 } },
        { id: "a", attributes: { n: 2 } },
      ],
    });
    const { body: rest } = await query(namespace, { ...whole, cursor: first.next_cursor });
    expect([...first.rows, ...rest.rows]).toEqual(all.rows);
    expect(await ids(namespace, whole)).toEqual(["b", "d", "g", "h"]);
  });

  it("refuses a cursor after 10 minutes, of another query or namespace, or that it never gave", async () => {
    const [namespace, other] = [await tickets(), await tickets()];
    const { body } = await query(namespace, { top_k: 1 });
    const cursor: string = body.next_cursor;
    expect(await ids(namespace, { cursor })).toEqual(["b", "c", "d"]);
    expect(refusal(await query(namespace, { cursor, rank_by: ["id", "desc"] }))).toEqual(invalid("/cursor"));
    expect(refusal(await query(other, { cursor }))).toEqual(invalid("/cursor"));
    const forged = cursor.slice(0, -1) + (cursor.endsWith("A") ? "B" : "A");
    for (const wrong of ["nonsense", forged])
      expect(refusal(await query(namespace, { cursor: wrong }))).toEqual(invalid("/cursor"));
    await api.service.clock.advance(600_001);
    expect(refusal(await query(namespace, { cursor }))).toEqual(invalid("/cursor"));
  });

  it.each([
    ["a field that there is not", { filters: ["status", "Eq", 1] }, ["/filters/0"]],
    ["an operator that there is not", { filters: ["id", "Equals", 1] }, ["/filters/1"]],
    ["a value of another type than the field's", { filters: ["id", "Lt", 1] }, ["/filters/2"]],
    ["a moment that is none", { filters: ["created_at", "Lt", "today"] }, ["/filters/2"]],
    ["a judgment that there is not", { filters: ["answers.none.p", "Gt", 0] }, ["/filters/0"]],
    ["a ranking that there is not", { rank_by: ["id", "up"] }, ["/rank_by/1"]],
    ["a ranking by no field", { rank_by: ["status", "asc"] }, ["/rank_by/0"]],
    ["an answer that there is not", { include: { answers: ["none"] } }, ["/include/answers/0"]],
    ["a page of none", { top_k: 0 }, ["/top_k"]],
    ["a page of 1,001", { top_k: 1001 }, ["/top_k"]],
    ["an unknown member", { filter: ["id", "Eq", "a"] }, ["/filter"]],
    ["what it may not include", { include: { states: true } }, ["/include/states"]],
    ["a consistency that there is not", { consistency: "weak" }, ["/consistency"]],
  ])("refuses %s and says where", async (_, body, paths) => {
    expect(refusal(await query(await tickets(), body))).toEqual(invalid(...paths));
  });

  it("refuses filters of more than 64 conditions or 8 levels", async () => {
    const namespace = await tickets();
    const leaf = ["id", "Eq", "a"];
    expect(await ids(namespace, { filters: ["Or", Array(64).fill(leaf)] })).toEqual(["a"]);
    expect(
      (
        await query(namespace, {
          filters: [
            "Or",
            [
              ["Or", Array(33).fill(leaf)],
              ["Or", Array(32).fill(leaf)],
            ],
          ],
        })
      ).status,
    ).toBe(400);
    const nested = (depth: number): unknown => (depth === 1 ? leaf : ["Not", nested(depth - 1)]);
    expect(await ids(namespace, { filters: nested(7) })).toEqual(["a"]);
    expect(await ids(namespace, { filters: nested(8) })).toEqual(["b", "c", "d"]);
    expect((await query(namespace, { filters: nested(9) })).status).toBe(400);
    expect((await query(namespace, { filters: nested(90) })).status).toBe(400);
  });

  it("says not_found of a namespace that nothing was written to, and too_large of a body of more than 1 MB", async () => {
    const namespace = freshNamespace();
    expect(refusal(await query(namespace, {}))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await query(namespace, `{${" ".repeat(1024 * 1024)}}`))).toEqual({ status: 413, code: "too_large" });
  });

  it("may be asked with a key that only reads", async () => {
    const key = await api.service.key({ role: "read_only" });
    expect((await query(await tickets(), {}, { key })).status).toBe(200);
  });
});
