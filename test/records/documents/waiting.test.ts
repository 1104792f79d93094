/** How long a write waits for answers. */
import { expect, it } from "vitest";
import { factsOf } from "#src/queries/documents/write.ts";

it.each([
  ["as long as it says", 7_000, 7_000],
  ["not at all for 0 ms", 0, 0],
  ["10 seconds where it says more", 60_000, 10_000],
  ["5 seconds where it does not say", undefined, 5_000],
])("waits %s", (_, wait_timeout_ms, waits) => {
  const request = { upsert: [{ id: "a" }], wait_for: ["urgent"], ...(wait_timeout_ms === undefined ? {} : { wait_timeout_ms }) };
  expect(factsOf(request).waitTimeoutMs).toBe(waits);
});
