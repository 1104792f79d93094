/** The threads of large writes. There are few, because each also has a connection. */
import { ThreadPool, type ThreadPoolOptions } from "#src/foundation/threads/thread-pool.ts";
import { Thread, type ThreadOptions } from "./thread.ts";

export interface ThreadsOptions extends ThreadOptions, ThreadPoolOptions {}

export class Threads extends ThreadPool<Thread> {
  constructor({ settings, hours, log, ...limits }: ThreadsOptions) {
    super(limits, (onDeath) => new Thread({ settings, hours, log }, onDeath));
  }
}
