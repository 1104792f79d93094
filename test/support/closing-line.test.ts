import { describe, expect, it, vi } from "vitest";
import type { TestCase, TestModule, Vitest } from "vitest/node";
import ClosingLine, { type ClosingLineOptions } from "./closing-line.ts";
import { type Need, needs } from "./needs.ts";

const browser: Need = { what: "Chromium", there: false, cure: "apt-get install chromium" };

/** A file with tests, as a reporter sees it: each passed, or was skipped for want of something or without a reason. */
function module(...tests: ("passed" | "failed" | Need | null)[]): TestModule {
  const made = { type: "module", relativeModuleId: "test/a.test.ts", errors: () => [] as Error[] };
  const cases = tests.map((is) => ({
    type: "test",
    name: "does it",
    module: made,
    parent: made,
    meta: () => (is !== null && typeof is === "object" ? needs(is).meta : {}),
    result: () => ({ state: typeof is === "string" ? is : "skipped" }),
  }));
  const children = { allTests: () => cases as unknown as TestCase[], allSuites: () => [] };
  return { ...made, children } as unknown as TestModule;
}

function printed(modules: TestModule[], options: ClosingLineOptions = {}, vitest: object = {}, errors: unknown[] = []): string[] {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const reporter = new ClosingLine(options);
  reporter.onInit({ config: {}, ...vitest } as unknown as Vitest);
  reporter.onTestRunEnd(modules, errors);
  return lines;
}

describe("the end of a run", () => {
  it("says how many passed, failed and were skipped, for want of what, and what would run them", () => {
    expect(printed([module("passed", "failed", browser), module("passed", browser)])).toEqual([
      "2 skipped for want of Chromium. To run them: apt-get install chromium",
      "\n2 passed, 1 failed, 2 skipped",
    ]);
  });

  it("names tests that were skipped without a reason", () => {
    expect(printed([module(null)])[0]).toBe('1 skipped without a reason: test/a.test.ts, "does it".');
  });

  it("says no reasons where a filter on names has left tests out", () => {
    expect(printed([module("passed", null)], {}, { config: { testNamePattern: /it/ } })).toEqual([
      "\n1 passed, 0 failed, 1 skipped",
    ]);
  });

  it("counts files that did not load and errors of no test as failures", () => {
    const broken = { ...module(), errors: () => [new Error("It did not load.")] } as unknown as TestModule;
    expect(printed([broken], {}, {}, [new Error("Nobody waited for it.")])).toEqual(["\n0 passed, 2 failed, 0 skipped"]);
  });

  it("names files that are left to another command, but not in a run of some files", () => {
    const leftOut = { files: ["test/b.test.ts", "test/c.test.ts"], command: "npm run long" };
    expect(printed([module("passed")], { leftOut })[0]).toBe(
      "2 files left out: test/b.test.ts, test/c.test.ts. To run them: npm run long",
    );
    expect(printed([module("passed")], { leftOut }, { filenamePattern: ["a"] })).toHaveLength(1);
    expect(printed([module("passed")], { leftOut: { ...leftOut, files: [] } })).toHaveLength(1);
  });
});
