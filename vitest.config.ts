import { availableParallelism, totalmem } from "node:os";
import { resolve } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { SlowFirst } from "./test/support/slow-first.ts";

// Before processes and threads are started, of the run and of tests: reading modules is most of their start.
process.env.NODE_COMPILE_CACHE = resolve("node_modules/.cache/compiled");

/**
 * Files that change what a process has but one of (its environment, its time zone, its modules). Each has a process of its own. The others say
 * what the service answers, and share processes: each worker reads modules once for all of them.
 */
const APART = [
  "test/events/webhooks/schedule.test.ts",
  "test/security/replaced-secrets-key.test.ts",
  "test/server/http/large-bodies.test.ts",
  "test/server/large-writes/**/*.test.ts",
];

/** A service of its own, which `npm run integrators` copies elsewhere and tests with Node's runner. */
const ELSEWHERE = ["test/integrators/library/**"];

/** Minutes with a cluster whose nodes are killed, moved and added. `npm run test:cluster` and `npm run faults` have them. */
const AT_LENGTH = [
  "added-worker",
  "lost-worker-work",
  "moved-shards",
  "nodes",
  "slow-worker",
  "upgraded",
  "without-a-worker",
].map((file) => `test/cluster/${file}.test.ts`);
const LEFT_OUT = process.env.AT_LENGTH === undefined ? AT_LENGTH : [];

const MOST_WORKERS = 9;
/** With the processes, servers and browsers that its tests start. */
const WORKER_BYTES = 1.25 * 2 ** 30;

function project(
  name: string,
  files: { include: string[]; exclude?: string[]; isolate: boolean },
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      ...files,
      // Processes: tests send signals, fork and change what a process has but one of.
      pool: "forks",
      setupFiles: ["test/support/setup.ts"],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // What is waited for comes when a busy machine gets to it.
      expect: { poll: { timeout: 30_000 } },
      restoreMocks: true,
      unstubEnvs: true,
    },
  };
}

export default defineConfig({
  test: {
    // One more than there are processors: a fifth of their time tests wait for processes and timers.
    maxWorkers: Math.min(availableParallelism() + 1, MOST_WORKERS, Math.max(1, Math.floor(totalmem() / WORKER_BYTES))),
    sequence: { sequencer: SlowFirst },
    reporters: ["default", ["./test/support/closing-line.ts", { leftOut: { files: LEFT_OUT, command: "npm run test:cluster" } }]],
    globalSetup: ["test/support/global-setup.ts"],
    // A test that waits for what never happens is to say where, not to hang the run.
    teardownTimeout: 20_000,
    projects: [
      project("own process", { include: APART, isolate: true }),
      project("shared process", {
        include: ["test/**/*.test.ts"],
        exclude: [...APART, ...ELSEWHERE, ...LEFT_OUT],
        isolate: false,
      }),
    ],
  },
});
