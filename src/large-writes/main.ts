/** Where a thread of large writes begins. */
import { enableCompileCache, flushCompileCache } from "node:module";
import { workerData } from "node:worker_threads";
import type { Settings } from "./messages.ts";

/** Reading modules is most of a thread's start: 530 ms of processor time, 240 with what an earlier one has compiled. */
const { compileCache } = workerData as Settings;
const FLUSH_AFTER_MS = 2_000;

if (compileCache !== undefined) {
  enableCompileCache(compileCache);
  setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref();
}
await import("./work.ts");
