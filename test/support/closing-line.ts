/**
 * Ends a run with one plain line for tools: `12 passed, 0 failed, 1 skipped`. Before it come the reasons for skipped tests, and how to run
 * them, and which files were left to other commands.
 */
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from "vitest/node";

export interface ClosingLineOptions {
  /** Files that are no part of this run, and the command that runs them. */
  leftOut?: { files: readonly string[]; command: string };
}

export default class ClosingLine implements Reporter {
  readonly #leftOut: ClosingLineOptions["leftOut"];
  #vitest: Pick<Vitest, "config"> | null = null;

  constructor({ leftOut }: ClosingLineOptions = {}) {
    this.#leftOut = leftOut;
  }

  onInit(vitest: Pick<Vitest, "config">): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const skipped: TestCase[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== "pending") counts[state] += 1;
        if (state === "skipped") skipped.push(test);
      }
      // A file that did not load, or whose preparation failed, ran no test and is a failure all the same.
      for (const one of [module, ...module.children.allSuites()]) if (one.errors().length > 0) counts.failed += 1;
    }
    counts.failed += unhandledErrors.length;
    // What a filter on names leaves out is not worth a line.
    if (this.#vitest?.config.testNamePattern === undefined) for (const line of wanting(skipped)) console.log(line);
    if (this.#leftOut && this.#leftOut.files.length > 0 && !this.#isOfSomeFiles()) {
      const { files, command } = this.#leftOut;
      console.log(`${files.length} files left out: ${files.join(", ")}. To run them: ${command}`);
    }
    console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  }

  #isOfSomeFiles(): boolean {
    return (this.#vitest as { filenamePattern?: readonly string[] } | null)?.filenamePattern !== undefined;
  }
}

/** A line for each thing that tests were skipped for want of; those of which nothing is known, by their names. */
function wanting(skipped: readonly TestCase[]): string[] {
  return [
    ...Map.groupBy(skipped, (test) => lackOf(test) ?? `without a reason: ${test.module.relativeModuleId}, "${test.name}".`),
  ].map(([lack, tests]) => `${tests.length} skipped ${lack}`);
}

function lackOf(test: TestCase): string | undefined {
  for (let one: TestCase | TestSuite | TestModule = test; one.type !== "module"; one = one.parent) {
    const { needs } = one.meta();
    if (needs) return `for want of ${needs.what}. To run them: ${needs.cure}`;
  }
  return undefined;
}
