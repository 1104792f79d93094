/** The threads of large writes: few, for each has a connection besides what any thread costs. */
import { ThreadPool, type ThreadPoolOptions } from "#src/threads/thread-pool.ts";
import { Thread, type ThreadOptions } from "./thread.ts";

export interface ThreadsOptions extends ThreadOptions, ThreadPoolOptions {}

export class Threads extends ThreadPool<Thread> {
  constructor({ settings, log, ...limits }: ThreadsOptions) {
    super(limits, (onDeath) => new Thread({ settings, log }, onDeath));
  }
}
