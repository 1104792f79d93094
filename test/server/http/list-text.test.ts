/** Answers with long lists. */
import { setImmediate as turn } from "node:timers/promises";
import fc from "fast-check";
import { JsonText, jsonOf } from "typespec-koa-runtime/json";
import { describe, expect, it } from "vitest";
import { PER_TURN } from "../../../codegen/typespec-koa-runtime/src/large-answer.ts";
import { longList, textOfList } from "../../../codegen/typespec-koa-runtime/src/list-text.ts";

const textOf = async (body: unknown) => textOfList(longList(body)!);

describe("the text of an answer with a list", () => {
  it("is what the answer is as JSON, whatever its elements are", async () => {
    const elements = fc.array(fc.oneof(fc.jsonValue(), fc.constant(undefined)), { minLength: 2, maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(elements, fc.dictionary(fc.constantFrom("a", "next_cursor"), fc.jsonValue()), async (list, rest) => {
        const body = { ...rest, list: list.map((value, n) => (n % 3 === 0 ? { n, state: new JsonText('{"s":1}') } : value)) };
        const { texts, length } = await textOfList({ name: "list", elements: body.list, rest });
        expect(JSON.parse(texts.join(""))).toEqual(JSON.parse(jsonOf(body)));
        expect(length).toBe(texts.join("").length);
      }),
    );
  });

  it("is held against the contract with its first elements, without what is passed on", async () => {
    const list = Array.from({ length: 5_000 }, (_, n) => ({ n, text: "x".repeat(1_000), state: new JsonText(`{"n":${n}}`) }));
    const { length, checked } = await textOf({ list, next_cursor: "c" });
    const seen = JSON.parse(checked) as { list: object[]; next_cursor: string };
    expect(length).toBeGreaterThan(5_000_000);
    expect(checked.length).toBeLessThan(PER_TURN);
    expect(seen.list.length).toBeGreaterThan(100);
    expect(seen.list[100]).toEqual({ n: 100, text: "x".repeat(1_000), state: {} });
    expect(seen.next_cursor).toBe("c");
  });

  it("is whole in what is held against the contract where it is short", async () => {
    const body = { list: [1, 2, 3], next_cursor: null };
    expect(JSON.parse((await textOf(body)).checked)).toEqual(body);
  });

  it("is made in turns of the event loop", async () => {
    let [turns, before, taken, most] = [0, 0, 0, 0];
    const text = "x".repeat(60_000);
    /** Counts the characters that are written between two turns. */
    const element = {
      toJSON() {
        if (turns !== before) [taken, before] = [0, turns];
        taken += text.length;
        most = Math.max(most, taken);
        return text;
      },
    };
    let isDone = false;
    const count = (async () => {
      for (; !isDone; turns++) await turn();
    })();
    await textOf({ events: Array.from({ length: 200 }, () => element) });
    isDone = true;
    await count;
    expect(most).toBeLessThan(3 * PER_TURN);
  });
});

describe("the list of an answer", () => {
  it("is its longest, of two elements at least", () => {
    expect(longList({ a: [1, 2], b: [1, 2, 3], c: 1 })).toEqual({ name: "b", elements: [1, 2, 3], rest: { a: [1, 2], c: 1 } });
    for (const body of [{ a: [1] }, { a: "text" }, [1, 2], null, "text"]) expect(longList(body)).toBeNull();
  });
});
