/** What a worker of the queue does, and for how long. */

/**
 * Does the work of an item: a namespace, a job, an endpoint (see `wakeups.ts`). Returns when there is more to do, or null to wait for the
 * next wakeup. `restMs` is like null, but a wakeup that has arrived meanwhile may also wait that long. After `signal` aborts, the result is
 * ignored and the item stays due.
 */
export type Work = (itemId: number, signal: AbortSignal, turn: Turn) => Promise<Date | null | { restMs: number }>;

/** How long a namespace may work while others wait. The rest of its work is done in its next turn. */
export interface Turn {
  readonly over: boolean;
}

/** For work without competition. */
export const UNENDING: Turn = { over: false };
