import { expect, test } from "vitest";
import { isObject, type Json } from "#src/foundation/json/json.ts";
import { publishedDocument } from "#src/foundation/published-document.ts";
import { isInWords, patternsInWords } from "#src/server/http/pattern-words.ts";

/** Every pattern at or below a part of the published document. */
function patternsIn(part: Json | undefined): string[] {
  if (Array.isArray(part)) return part.flatMap(patternsIn);
  if (!isObject(part)) return [];
  const own = typeof part.pattern === "string" ? [part.pattern] : [];
  return [...own, ...Object.values(part).flatMap(patternsIn)];
}

/** Of responses alone. */
const unasked = [
  "^whsec_[A-Za-z0-9+/]+={0,2}$",
  String.raw`^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$`,
];

test("Every pattern that a request can break has words", () => {
  const patterns = patternsIn(publishedDocument()).filter((pattern) => !isInWords(pattern));
  expect([...new Set(patterns)]).toEqual(unasked);
});

test("There are words for no other pattern", () => {
  const patterns = new Set(patternsIn(publishedDocument()));
  expect(patternsInWords().filter((pattern) => !patterns.has(pattern))).toEqual([]);
});
