import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Processes: tests send signals, fork and change what a process has but one of.
    pool: "forks",
    maxWorkers: 2,
    reporters: ["default", "./test/support/closing-line.ts"],
    globalSetup: ["test/support/global-setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes when a busy machine gets to it.
    expect: { poll: { timeout: 30_000 } },
    // A test that waits for what never happens is to say where, not to hang the run.
    teardownTimeout: 20_000,
    restoreMocks: true,
    unstubEnvs: true,
    // For threads that tests start: reading modules is most of their start.
    env: { NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled") },
  },
});
