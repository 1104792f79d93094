/** Ends a run with one plain line that any tool can read: `12 passed, 0 failed, 1 skipped`. */
import type { Reporter, TestModule } from "vitest/node";

export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== "pending") counts[state] += 1;
      }
      // A file that did not load, or whose preparation failed, ran no test and is a failure all the same.
      for (const one of [module, ...module.children.allSuites()]) if (one.errors().length > 0) counts.failed += 1;
    }
    counts.failed += unhandledErrors.length;
    console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  }
}
