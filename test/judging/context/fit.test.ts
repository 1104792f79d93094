/** Contexts that are cut to fit: the result is the same as the oracle's, in time proportional to their length. */
import fc from "fast-check";
import { parseJson } from "typespec-koa-runtime/json";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "#src/foundation/json/json.ts";
import { fitted } from "#src/judging/contexts/context-fit.ts";
import { contextText, type Field, type Section } from "#src/judging/contexts/context-text.ts";
import { fittedSlowly } from "./fit-oracle.ts";

/** Characters of every length in UTF-8 and in JSON, including halves of surrogate pairs. */
const unit = fc.constantFrom(
  "a",
  "Z",
  '"',
  "\\",
  "\n",
  "\u0001",
  "\u007f",
  "é",
  "\u2028",
  "€",
  "😀",
  "\ud83d",
  "\ude00",
  "\ud800",
);
const text = fc.array(unit, { maxLength: 24 }).map((units) => units.join(""));
const name = fc.oneof(fc.constantFrom("a", "b", "7", "__proto__", "é"), text);
const number = fc.constantFrom(0, -1.5, 1e21).map((value): Json => value);
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: "small" },
    { weight: 4, arbitrary: text },
    { weight: 1, arbitrary: fc.oneof(number, fc.constantFrom<Json>(null, true), exact()) },
    { weight: 2, arbitrary: fc.array(tie("json"), { maxLength: 8 }) },
    { weight: 2, arbitrary: fc.array(fc.tuple(name, tie("json")), { maxLength: 5 }).map(objectOf) },
  ),
}));

function exact() {
  return fc.constant(parseJson("12345678901234567890"));
}

function objectOf(members: [string, Json][]): JsonObject {
  return Object.fromEntries(members);
}

const sections: Section[] = ["document", "previous", "related", "group"];
const fields: fc.Arbitrary<Field[]> = fc
  .uniqueArray(fc.record({ section: fc.constantFrom(...sections), name: fc.constantFrom("state", "x"), value: json }), {
    selector: ({ section, name }) => `${section} ${name}`,
    minLength: 1,
    maxLength: 5,
  })
  // As `state` and `state.x`, so that one value is shown twice.
  .map((own) => [
    ...own,
    { section: "document", name: "state.x", value: (own[0]!.value as JsonObject | null)?.a ?? own[0]!.value },
  ]);

describe("a context that is cut to fit", () => {
  it("is what trying every length would give", () => {
    fc.assert(
      fc.property(fields, fc.integer({ min: -1, max: 60 }), (shown, maxTokens) => {
        const slowly = fittedSlowly(shown, maxTokens);
        const found = fitted(shown, maxTokens);
        expect(found.text).toBe(contextText(slowly.fields));
        expect(contextText(found.fields)).toBe(found.text);
        expect(found.cut).toEqual(slowly.cut);
        // Whoever needs the size alone has the same.
        const { text: unordered } = fitted(shown, maxTokens, JSON.stringify);
        expect(Buffer.byteLength(unordered)).toBe(Buffer.byteLength(found.text));
      }),
      { numRuns: 1_500 },
    );
  });

  it("reads each value equally often, whether its strings are short or long", () => {
    const readsOf = (length: number) => {
      let reads = 0;
      const state: JsonObject = {};
      for (const at of ["a", "b", "c"]) {
        const get = () => {
          reads++;
          return "x".repeat(length);
        };
        Object.defineProperty(state, at, { get, enumerable: true });
      }
      fitted([{ section: "document", name: "state", value: state }], 10);
      return reads;
    };
    expect(readsOf(100_000)).toBe(readsOf(100));
  });
});
