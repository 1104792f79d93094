/** That the search finds an order where there is one, and none where there is not. */
import { describe, expect, it } from "vitest";
import type { Done, What } from "./history.ts";
import { contradiction } from "./linearize.ts";

const NEVER = Number.POSITIVE_INFINITY;

const done = (sent: number, answered: number, what: What): Done => ({ sent, answered, what });
/** Sets an attribute of a document; `life` is its incarnation. */
const put = (id: string, n: number, revision?: number, life = 1): What => ({
  is: "write",
  request: { upsert: [{ id, attributes: { n } }], patch: [], append: [], delete: [] },
  results: revision === undefined ? undefined : [{ id, revision, incarnation: life }],
});
const remove = (id: string, revision: number, ended: number): What => ({
  is: "write",
  request: { upsert: [], patch: [], append: [], delete: [id] },
  results: [{ id, revision, incarnation: ended }],
});
const read = (id: string, n: number | null, revision = 1, incarnation = 1): What => ({
  is: "read",
  id,
  document: n === null ? null : { revision, incarnation, created_at: "?", attributes: { n }, state: {} },
});
const rows = (...found: [id: string, n: number, revision: number][]): What & { is: "query" } => ({
  is: "query",
  query: { top_k: 500 },
  rows: found.map(([id, n, revision]) => ({ id, revision, attributes: { n }, state: {} })),
});
const gone: What = { is: "delete", there: true };

const page = (first: What & { is: "query" }, answer: "read" | "gone" | "another"): What => ({ is: "page", of: first, answer });
const both = rows(["a", 1, 1], ["b", 1, 2]);
const cut = { ...rows(["a", 1, 1]), cut: true };

describe("an order is found", () => {
  it.each<[string, Done[]]>([
    ["of nothing", []],
    ["of what came one after the other", [done(1, 2, put("a", 1, 1)), done(3, 4, put("a", 2, 2)), done(5, 6, read("a", 2, 2))]],
    ["of a read beside a write, before it", [done(1, 4, put("a", 1, 1)), done(2, 3, read("a", null))]],
    ["of a read beside a write, after it", [done(1, 4, put("a", 1, 1)), done(2, 3, read("a", 1))]],
    ["of writes that share a commit", [done(1, 3, put("a", 1, 1)), done(2, 4, put("b", 2, 1)), done(5, 6, read("a", 1))]],
    [
      "of writes that share a commit and a document, of which each has a revision, and of another that has the last",
      [done(1, 3, put("a", 1, 1)), done(1, 3, put("a", 2, 2)), done(2, 4, put("b", 1, 2, 2)), done(5, 6, read("a", 2, 2))],
    ],
    [
      "of deletions that share a commit, of which one found something",
      [done(1, 2, put("a", 1, 1)), done(3, 5, remove("a", 2, 1)), done(4, 6, remove("a", 3, 0))],
    ],
    [
      "of lives that follow one another",
      [done(1, 2, put("a", 1, 1)), done(3, 6, gone), done(4, 5, put("a", 3, 3, 3)), done(7, 8, read("a", 3, 3, 3))],
    ],
    ["of a write that was not answered and happened", [done(1, NEVER, put("a", 1)), done(2, 3, read("a", 1))]],
    ["of one that did not", [done(1, NEVER, put("a", 1)), done(2, 3, read("a", null)), done(4, 5, put("b", 1, 1))]],
    ["of one that happened late", [done(1, NEVER, put("a", 1)), done(2, 3, read("a", null)), done(4, 5, read("a", 1))]],
    [
      "of pages that show what was there at the first",
      [
        done(1, 2, put("a", 1, 1)),
        done(3, 4, put("b", 1, 2, 2)),
        done(5, 6, both),
        done(7, 8, put("c", 1, 3, 3)),
        done(9, 10, page(both, "read")),
      ],
    ],
    [
      "of a cursor whose namespace went, and came again",
      [done(1, 2, put("a", 1, 1)), done(3, 4, cut), done(5, 6, gone), done(7, 8, page(cut, "gone"))],
    ],
  ])("%s", (_, history) => {
    expect(contradiction(history)).toBeNull();
  });
});

describe("no order is found", () => {
  it.each<[string, Done[]]>([
    ["of a read that is behind", [done(1, 2, put("a", 1, 1)), done(3, 4, put("a", 2, 2)), done(5, 6, read("a", 1))]],
    ["of a read that is ahead", [done(1, 2, read("a", 1)), done(3, 4, put("a", 1, 1))]],
    [
      "of two reads that disagree on the order",
      [done(1, 8, put("a", 1, 1)), done(2, 3, read("a", 1)), done(4, 5, read("a", null))],
    ],
    ["of a document that has a revision twice", [done(1, 3, put("a", 1, 1)), done(2, 4, put("a", 2, 1))]],
    ["with a hole among revisions", [done(1, 2, put("a", 1, 1)), done(3, 4, put("a", 2, 3))]],
    ["with a revision that is given twice", [done(1, 2, put("a", 1, 1)), done(3, 4, put("b", 1, 1, 1))]],
    ["with sequences that begin anew", [done(1, 2, put("a", 1, 1)), done(3, 4, gone), done(5, 6, put("b", 1, 1))]],
    ["with another incarnation", [done(1, 2, put("a", 1, 1)), done(3, 4, put("a", 2, 2, 2))]],
    ["where a write is lost", [done(1, 2, put("a", 1, 1)), done(3, 4, put("b", 1, 2, 2)), done(5, 6, rows(["b", 1, 2]))]],
    ["where a row is there twice", [done(1, 2, put("a", 1, 1)), done(3, 4, rows(["a", 1, 1], ["a", 1, 1]))]],
    [
      "where what was deleted comes back",
      [done(1, 2, put("a", 1, 1)), done(3, 4, gone), done(5, 6, put("b", 1, 2, 2)), done(7, 8, read("a", 1))],
    ],
    [
      "where both of two deletions ended one life",
      [done(1, 2, put("a", 1, 1)), done(3, 5, remove("a", 2, 1)), done(4, 6, remove("a", 2, 1))],
    ],
    ["where one that was not answered happened before it was sent", [done(1, 2, read("a", 1)), done(3, NEVER, put("a", 1))]],
    [
      "where one that was not answered is there and then not",
      [done(1, NEVER, put("a", 1)), done(2, 3, read("a", 1)), done(4, 5, read("a", null))],
    ],
    [
      "where a cursor is good for another life",
      [done(1, 2, put("a", 1, 1)), done(3, 4, cut), done(5, 6, gone), done(7, 8, page(cut, "read"))],
    ],
    ["where a cursor is refused that was good", [done(1, 2, put("a", 1, 1)), done(3, 4, cut), done(5, 6, page(cut, "another"))]],
  ])("%s", (_, history) => {
    expect(contradiction(history)).not.toBeNull();
  });
});
