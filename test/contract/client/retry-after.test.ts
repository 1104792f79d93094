/** What `Retry-After` means to everything that reads it: the client, webhooks, remote engines. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { retryAfterMs } from "#generated/client/runtime/retry-after.ts";

const now = Date.parse("2030-01-01T00:00:00Z");
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

// Where dates without a zone were taken for local ones, they would be off by five hours.
const zone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = "America/New_York";
});
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it.each<[string | null | undefined, number | null]>([
  ["120", 120 * SECOND],
  [" 0 ", 0],
  ["1.5", 1_500],
  ["2030", 2_030 * SECOND],
  ["Tue, 01 Jan 2030 00:01:00 GMT", MINUTE],
  ["Mon, 31 Dec 2029 00:00:00 GMT", 0],
  ["Tuesday, 01-Jan-30 00:00:30 GMT", 30 * SECOND],
  ["Tue Jan  1 00:01:00 2030", MINUTE],
  ["Tue, 01 Jan 2030 00:01:00", MINUTE],
  ["Tue, 01 Jan 2030 01:01:00 +0100", MINUTE],
  ["Foo 1", null],
  ["Jan 1", null],
  ["Tue", null],
  ["-5", null],
  ["1e3", null],
  [".5", null],
  ["soon", null],
  ["", null],
  [null, null],
  [undefined, null],
])("%j is %j ms", (value, ms) => {
  expect(retryAfterMs(value, now)).toBe(ms);
});
