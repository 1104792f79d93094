import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Learnt } from "#src/judging/engines/engine.ts";
import type { FoldedRow } from "./lessons.ts";

/**
 * In a thread of its own: a thousand lessons with ten options take some seconds.
 * @throws the signal's reason; or why the thread ended
 */
export async function learnInThread(rows: readonly FoldedRow[], answers: number, signal: AbortSignal): Promise<Learnt> {
  signal.throwIfAborted();
  const workerData = { rows, answers };
  const thread = new Worker(new URL("./learning-thread.ts", import.meta.url), { name: "learning", execArgv: [], workerData });
  try {
    // Rejects with what the thread throws.
    const [learnt] = (await once(thread, "message", { signal })) as [Learnt];
    return learnt;
  } finally {
    await thread.terminate();
  }
}
