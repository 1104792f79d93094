import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type Field, runs } from "#plugins/engines/local/runs.ts";
import type { Json } from "#src/judging/engines/engine.ts";

function read(context: Json) {
  const fields: Field[] = [];
  const all = [...runs(context, fields)].filter((run) => run !== null);
  return { fields, all };
}

describe("runs of a context", () => {
  it("are the texts of its fields in their order, each after the name of its field", () => {
    const { fields, all } = read({ document: { "attributes.title": "Late", state: { orderNotes: ["first", "second"] } } });
    expect(all.map(({ text, field }) => [text, fields[field]!.path.join("/")])).toEqual([
      ["title", "title"],
      ["Late", "title"],
      ["order Notes", "orderNotes"],
      ["first", "orderNotes"],
      ["second", "orderNotes"],
    ]);
  });

  it("deny the name of what is not there, and say that of what is true", () => {
    const { all } = read({ is_spam: false, paid: true, note: null, tags: [], extra: {}, count: 0, memo: "" });
    expect(all.map(({ text, denied, weight }) => [text, denied, weight])).toEqual([
      ["is spam", true, 1],
      ["paid", false, 1],
      ["note", true, 1],
      ["tags", true, 1],
      ["extra", true, 1],
      ["count", true, 1],
      ["memo", true, 1],
    ]);
  });

  it("do not deny an array's name for an empty element", () => {
    expect(read({ tags: ["", null, "x"] }).all.filter(({ denied }) => denied)).toEqual([]);
  });

  it("weigh a title more, deep fields less, and what others say less than what the document says", () => {
    const { fields } = read({ document: { title: "a", body: "b", deep: { deeper: { field: "c" } } }, previous: { body: "d" } });
    const weight = (name: string) => fields.find(({ path }) => path.join("/") === name)!.weight;
    expect(weight("title")).toBeGreaterThan(weight("body"));
    expect(weight("deep/deeper/field")).toBeLessThan(weight("body"));
    expect(weight("previous/body")).toBeLessThan(weight("body"));
  });

  it("give back every character of a text, in pieces of no more than 4,096, at spaces and never within a character", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", " ", "ab cd", "👍", "日", "\n"), minLength: 0, maxLength: 20_000 }),
        (text) => {
          const pieces = read(text).all;
          expect(pieces.map((piece) => piece.text).join("")).toBe(text);
          for (const piece of pieces) {
            expect(piece.text.length).toBeLessThanOrEqual(4_096);
            expect(piece.text.isWellFormed()).toBe(true);
          }
          expect(pieces.map(({ continued }) => continued)).toEqual(pieces.map((_, at) => at > 0));
        },
      ),
      { numRuns: 30 },
    );
  });

  it("end after 262,144 characters, however they are spread", () => {
    const length = (context: Json) => read(context).all.reduce((sum, { text }) => sum + text.length, 0);
    expect(length("x".repeat(1_000_000))).toBe(262_144);
    expect(length(Array.from({ length: 100_000 }, () => "abcdefghij"))).toBeLessThanOrEqual(262_144 + 10);
    expect(length(Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`name${at}`, "abcdefghij"])))).toBeLessThan(
      300_000,
    );
  });

  it("fall into no more than 64 fields", () => {
    expect(read(Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`name${at}`, "x"]))).fields).toHaveLength(64);
  });

  it("leave room for other work after 256 values, also of values without a text", () => {
    for (const empty of [0, null, false, ""]) {
      const zeros: Json[] = new Array(32_000).fill(empty);
      expect([...runs({ state: { counts: zeros } }, [])].length).toBeGreaterThanOrEqual(32_000 / 256);
    }
  });

  it("compare the name of an array once, and not for each of its elements", () => {
    const join = vi.spyOn(Array.prototype, "join");
    read({ state: { ["n".repeat(64_000)]: new Array(4_000).fill(0) } });
    const joins = join.mock.calls.length;
    join.mockRestore();
    expect(joins).toBeLessThan(10);
  });

  it("cut a name like a text", () => {
    const { all } = read({ [`${"name ".repeat(10_000)}`]: true, [`${"n".repeat(10_000)}`]: ["x"] });
    expect(all.map(({ text }) => text.length)).toEqual([4_096, 4_096, 1]);
  });

  it("reach into any depth without recursion", () => {
    let deep: Json = "bottom";
    for (let depth = 0; depth < 100_000; depth++) deep = { a: [deep] };
    expect(read(deep).all.at(-1)!.text).toBe("bottom");
  });
});
