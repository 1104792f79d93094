import { describe, expect, it } from "vitest";
import type { WriteRequest } from "#generated/types.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";
import { appended } from "#src/records/documents/append.ts";
import { Composition, isDeleted, mentioned, type StoredDocument } from "#src/records/documents/composition.ts";
import { Edits } from "#src/records/documents/edits.ts";
import { mergePatch } from "#src/records/documents/merge-patch.ts";

const made = new Date("2026-01-01T00:00:00.000Z");

function stored(attributes: JsonObject, state: JsonObject = {}): StoredDocument {
  return { revision: 5, incarnation: 3, createdAt: made, updatedAt: made, bytes: 10, attributes, state: JSON.stringify(state) };
}

function composed(before: Record<string, StoredDocument>, ...requests: WriteRequest[]) {
  const composition = new Composition(new Map(Object.entries(before)));
  for (const request of requests) composition.apply(request);
  return new Map(
    [...composition.outcomes].map(([id, outcome]) => [
      id,
      isDeleted(outcome) ? outcome : { ...outcome, state: outcome.state.tree },
    ]),
  );
}

function refusal(before: Record<string, StoredDocument>, request: WriteRequest): ServiceError {
  try {
    composed(before, request);
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
  throw new Error("the request was not refused");
}

describe("a write", () => {
  it("applies upsert, patch, append and delete in that order, whatever their order in the body", () => {
    const outcomes = composed(
      {},
      {
        append: [{ id: "a", path: "state.log", values: ["appended"] }],
        patch: [{ id: "a", attributes: { patched: true } }],
        upsert: [{ id: "a", attributes: { upserted: true }, state: { log: ["upserted"] } }],
      },
    );
    expect(outcomes.get("a")).toMatchObject({
      attributes: { upserted: true, patched: true },
      state: { log: ["upserted", "appended"] },
    });
  });

  it("lets a deletion win over everything before it in the same request", () => {
    const outcomes = composed({ a: stored({}) }, { upsert: [{ id: "a" }], delete: ["a"] });
    expect(outcomes.get("a")).toMatchObject({ deleted: true, incarnation: 3 });
  });

  it("mentions each document once, in order of first mention over the operations' order", () => {
    expect(
      mentioned({ delete: ["d", "a"], append: [{ id: "c", path: "state.x", values: [] }], upsert: [{ id: "b" }, { id: "a" }] }),
    ).toEqual(["b", "a", "c", "d"]);
  });

  it("replaces attributes and state by an upsert, a missing one by nothing", () => {
    const outcomes = composed({ a: stored({ old: 1 }, { old: 1 }) }, { upsert: [{ id: "a", attributes: { new: 2 } }] });
    expect(outcomes.get("a")).toMatchObject({ attributes: { new: 2 }, state: {}, incarnation: 3, createdAt: made });
  });

  it("begins a new life for a document that is deleted by one request and written by the next of the same commit", () => {
    const outcomes = composed({ a: stored({ old: 1 }) }, { delete: ["a"] }, { patch: [{ id: "a", attributes: { new: 2 } }] });
    expect(outcomes.get("a")).toMatchObject({ incarnation: null, createdAt: null, attributes: { new: 2 }, state: {} });
  });

  it("keeps created_at unless it is given", () => {
    const given = "2020-02-02T00:00:00Z";
    expect(composed({ a: stored({}) }, { upsert: [{ id: "a" }] }).get("a")).toMatchObject({ createdAt: made });
    expect(composed({ a: stored({}) }, { patch: [{ id: "a", created_at: given }] }).get("a")).toMatchObject({
      createdAt: new Date(given),
    });
  });
});

describe("a patch", () => {
  it("merges objects, replaces everything else, and removes by null (RFC 7396)", () => {
    const before = stored({ keep: 1, drop: 2 }, { deep: { a: 1, b: [1, 2] } });
    const outcomes = composed(
      { a: before },
      { patch: [{ id: "a", attributes: { drop: null }, state: { deep: { b: [3], c: { d: null, e: 1 } } } }] },
    );
    expect(outcomes.get("a")).toMatchObject({ attributes: { keep: 1 }, state: { deep: { a: 1, b: [3], c: { e: 1 } } } });
  });

  it("holds a member named __proto__ like any other", () => {
    const patch = JSON.parse('{"__proto__": {"x": 1}}') as JsonObject;
    const outcome = composed({}, { patch: [{ id: "a", state: patch }] }).get("a")!;
    expect("deleted" in outcome ? "" : JSON.stringify(outcome.state)).toBe('{"__proto__":{"x":1}}');
  });

  it("is refused where it leaves more than 256 attributes", () => {
    const attributes = Object.fromEntries(Array.from({ length: 256 }, (_, at) => [`a${at}`, at]));
    expect(refusal({ a: stored(attributes) }, { patch: [{ id: "a", attributes: { more: 1 } }] })).toMatchObject({
      code: "invalid_request",
      details: { issues: [{ path: "/patch/0/attributes", message: expect.stringContaining("257") }] },
    });
  });
});

describe("an append", () => {
  it("skips values that the array holds, equal as JSON, and repeats within itself", () => {
    const before = stored({}, { log: [{ a: 1, b: 2 }, 1] });
    const values = [{ b: 2, a: 1 }, 1, 1.5, 1.5, "1"];
    expect(composed({ a: before }, { append: [{ id: "a", path: "state.log", values }] }).get("a")).toMatchObject({
      state: { log: [{ a: 1, b: 2 }, 1, 1.5, "1"] },
    });
  });

  it("adds nothing when it is retried", () => {
    const request: WriteRequest = { append: [{ id: "a", path: "state.log", values: ["x", { y: [1] }] }] };
    expect(composed({}, request, request).get("a")).toMatchObject({ state: { log: ["x", { y: [1] }] } });
  });

  it("creates the document and the members on the way", () => {
    expect(composed({}, { append: [{ id: "a", path: "state.one.two", values: [1] }] }).get("a")).toMatchObject({
      attributes: {},
      state: { one: { two: [1] } },
    });
  });

  it.each([
    ["a string", { text: "x" }, "state.text", "/append/0/path"],
    ["under a number", { count: 1 }, "state.count.values", "/append/0/path"],
  ])("is refused to %s", (_, state, path, where) => {
    expect(refusal({ a: stored({}, state) }, { append: [{ id: "a", path, values: [1] }] })).toMatchObject({
      code: "invalid_request",
      details: { issues: [{ path: where }] },
    });
  });

  it("is refused where it would put an object into an attribute, or a member under one", () => {
    expect(refusal({}, { append: [{ id: "a", path: "attributes.tags", values: ["ok", {}] }] }).details).toMatchObject({
      issues: [{ path: "/append/0/values/1" }],
    });
    expect(refusal({}, { append: [{ id: "a", path: "attributes.tags.deep", values: ["x"] }] }).details).toMatchObject({
      issues: [{ path: "/append/0/path" }],
    });
  });
});

describe("a commit of several requests", () => {
  it("leaves no trace of a request that is refused", () => {
    const composition = new Composition(new Map([["a", stored({}, { text: "x" })]]));
    composition.apply({ upsert: [{ id: "b", attributes: { from: "first" } }] });
    const refused: WriteRequest = { upsert: [{ id: "b" }, { id: "c" }], append: [{ id: "a", path: "state.text", values: [1] }] };
    expect(() => composition.apply(refused)).toThrow(ServiceError);
    composition.apply({ patch: [{ id: "b", attributes: { and: "third" } }] });
    expect([...composition.outcomes.keys()]).toEqual(["b"]);
    expect(composition.outcomes.get("b")).toMatchObject({ attributes: { from: "first", and: "third" } });
  });
});

describe("many operations on one document", () => {
  const OPERATIONS = 1_000;

  it("cost what they append: the array is looked through once", () => {
    let reads = 0;
    const log = Array.from({ length: 5_000 }, (_, at) => ({
      get at() {
        reads += 1;
        return at;
      },
    }));
    const state = { deep: { log: log as unknown as JsonObject[] } };
    const append = Array.from({ length: OPERATIONS }, (_, at) => ({
      id: "a",
      path: "state.deep.log",
      values: [{ at: 4_500 + at }],
    }));
    const outcome = composed({}, { upsert: [{ id: "a", state }], append }).get("a");
    expect(outcome).toMatchObject({ state: { deep: { log: { length: 5_500 } } } });
    // Once to compare, once to write.
    expect(reads).toBe(2 * 5_000);
    expect(log).toHaveLength(5_000);
  });

  it("go on with the copies that the first of them has made", () => {
    const edits = new Edits();
    const stored = { deep: { log: [1] }, other: {} };
    const once = mergePatch(stored, { deep: { x: 1 } }, edits);
    const twice = appended(mergePatch(once, { deep: { y: 1 } }, edits), ["deep", "log"], [2], edits);
    expect(twice).toBe(once);
    expect(twice).toEqual({ deep: { log: [1, 2], x: 1, y: 1 }, other: {} });
    expect(stored).toEqual({ deep: { log: [1] }, other: {} });
  });

  it("change nothing of what an earlier request of the commit has made", () => {
    const composition = new Composition(new Map());
    const append = (values: number[]) => ({
      append: [
        { id: "a", path: "state.log", values },
        { id: "a", path: "state.log", values },
      ],
    });
    const first = composition.apply(append([1])).get("a")!;
    const text = isDeleted(first) ? "" : first.state.text;
    composition.apply(append([2]));
    expect(text).toBe('{"log":[1]}');
    expect(isDeleted(first) ? "" : JSON.stringify(first.state.tree)).toBe(text);
  });
});
