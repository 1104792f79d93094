import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askedWaitMs, backoffMs, defaultBackoff } from "#plugins/engines/remote/backoff.ts";

const now = new Date("2030-01-01T00:00:00.000Z");

describe("backoff", () => {
  it("doubles with every failure up to the most, half of it by chance", () => {
    const policy = { ...defaultBackoff, firstMs: 500, mostMs: 3_000 };
    const range = (failed: number) => [backoffMs(failed, policy, 0), backoffMs(failed, policy, 1)];
    expect([1, 2, 3, 4, 50].map(range)).toEqual([
      [250, 500],
      [500, 1_000],
      [1_000, 2_000],
      [1_500, 3_000],
      [1_500, 3_000],
    ]);
  });

  it("never waits longer than the most, nor less than half of the first", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (failed, random) => {
        const wait = backoffMs(failed, defaultBackoff, random);
        expect(wait).toBeGreaterThanOrEqual(defaultBackoff.firstMs / 2);
        expect(wait).toBeLessThanOrEqual(defaultBackoff.mostMs);
      }),
    );
  });
});

describe("what a reply asks to wait", () => {
  it.each<[Record<string, string>, number | undefined]>([
    [{}, undefined],
    [{ "retry-after": "3" }, 3_000],
    [{ "retry-after": "0.5" }, 500],
    [{ "retry-after": "3600" }, 300_000],
    [{ "retry-after-ms": "250" }, 250],
    [{ "retry-after-ms": "250", "retry-after": "3" }, 250],
    [{ "retry-after-ms": "soon", "retry-after": "3" }, 3_000],
    [{ "retry-after": "Tue, 01 Jan 2030 00:00:07 GMT" }, 7_000],
    [{ "retry-after": "Mon, 31 Dec 2029 23:00:00 GMT" }, 0],
    [{ "retry-after": "-5" }, undefined],
    [{ "retry-after": "later" }, undefined],
    [{ "retry-after": "99999999999" }, 300_000],
  ])("%j is %s ms", (headers, ms) => {
    expect(askedWaitMs(new Headers(headers), now)).toBe(ms);
  });
});
