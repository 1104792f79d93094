/** The scheduling priority of worker threads with large work, which waits behind requests. */
import { setPriority } from "node:os";

/**
 * The nice value. Beside a thread of the usual priority it leaves about a tenth of a processor. The lowest priority, 19, leaves 1.5%: on a
 * machine whose processors were all busy, work of one second took more than a minute.
 */
const NICE = 10;

/** Lowers the priority of the calling thread. On Linux, 0 means this thread. On other systems it would mean the whole process. */
export function toBackgroundPriority(): void {
  if (process.platform === "linux") setPriority(0, NICE);
}
