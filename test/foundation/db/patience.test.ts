import { describe, expect, it } from "vitest";
import { within } from "#src/foundation/db/patience.ts";

const late = () => new Error("late");
const never = new Promise<never>(() => {});

function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

describe("a wait of a thread that gives way", () => {
  it("ends with the work, whatever comes of it", async () => {
    expect(await within(1_000, Promise.resolve(1), late)).toBe(1);
    await expect(within(1_000, Promise.reject(new Error("failed")), late)).rejects.toThrow("failed");
  });

  it("ends late where nothing comes while the thread runs", async () => {
    const began = performance.now();
    await expect(within(200, never, late)).rejects.toThrow("late");
    expect(performance.now() - began).toBeGreaterThan(150);
  });

  it("counts no time in which the thread did not run", async () => {
    const work = new Promise((resolve) => setTimeout(resolve, 1_500, "came"));
    const waited = within(1_000, work, late);
    standStill(2_000);
    expect(await waited).toBe("came");
  });
});
