import { describe, expect, it, vi } from "vitest";
import { fuzzRuns } from "./generated.ts";

describe("the number of runs of a fuzz test", () => {
  it("is the test's own where nothing is given", () => {
    vi.stubEnv("FUZZ_RUNS", undefined);
    expect(fuzzRuns(500)).toEqual({ count: 500, given: false });
  });

  it("is FUZZ_RUNS for every test", () => {
    vi.stubEnv("FUZZ_RUNS", "100");
    expect([fuzzRuns(500), fuzzRuns(40)]).toEqual([
      { count: 100, given: true },
      { count: 100, given: true },
    ]);
  });

  it.each(["", "0", "-1", "1.5", "many", "1e3"])(
    "is never %j, with which a test would draw nothing, or something else",
    (value) => {
      vi.stubEnv("FUZZ_RUNS", value);
      expect(() => fuzzRuns(40)).toThrow(`FUZZ_RUNS is "${value}". It must be a whole number from 1, or absent.`);
    },
  );
});
