/** How long a failed answer waits before its retry. */
import { afterEach, expect, it, vi } from "vitest";
import { retryAt } from "#src/foundation/queue/retries.ts";

const now = new Date("2030-01-01T00:00:00.000Z");
const waits = (attempts: number, atLeastMs = 0) => retryAt(now, attempts, atLeastMs).getTime() - now.getTime();

afterEach(() => void vi.restoreAllMocks());

it("doubles from a second to five minutes, with a jitter of a fifth either way", () => {
  for (const [attempts, seconds] of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300].entries()) {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    expect(waits(attempts + 1)).toBe(seconds * 1_000);
    vi.spyOn(Math, "random").mockReturnValue(0);
    expect(waits(attempts + 1)).toBe(seconds * 800);
    vi.spyOn(Math, "random").mockReturnValue(0.999_999);
    expect(waits(attempts + 1)).toBeCloseTo(seconds * 1_200, -1);
  }
});

it("is never shorter than the engine requests", () => {
  expect(waits(1, 30_000)).toBe(30_000);
  expect(waits(9, 30_000)).toBeGreaterThan(200_000);
});

it("of a refusal that may be accepted later begins with the delay in the failure, and doubles up to an hour", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const minutes = [1, 2, 3, 4, 5].map((attempts) => (retryAt(now, attempts, 600_000, true).getTime() - now.getTime()) / 60_000);
  expect(minutes).toEqual([10, 20, 40, 60, 60]);
});
