/**
 * Timeouts for a low-priority thread. Such a thread may not run for a minute, and an answer may lie unread meanwhile. A plain
 * timer would fire before the thread reads it. So the timeout is counted in steps: each step that this thread runs counts once,
 * however long it took.
 */
const STEPS = 50;

/** @throws the error of `late` if the work takes longer than `ms` milliseconds of this thread's running time */
export function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = STEPS;
    const counting = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(counting);
      reject(late());
    }, ms / STEPS);
    work.then(resolve, reject).finally(() => clearInterval(counting));
  });
}
