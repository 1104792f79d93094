import { expect, it } from "vitest";
import { contentOf } from "#src/records/documents/content.ts";

it("says of a document that would outgrow a request which it is, how large, and how large it may be", () => {
  const limit = 64 * 1024 * 1024;
  const size = (length: number) => ({ state: { x: "x".repeat(length) } });
  const around = JSON.stringify({ x: "" }).length + "{}".length;
  expect(contentOf("a", size(limit - around)).bytes).toBe(limit);
  const details = { document_id: "a", bytes: limit + 1, limit_bytes: limit };
  expect(() => contentOf("a", size(limit - around + 1))).toThrow(expect.objectContaining({ code: "too_large", details }));
});
