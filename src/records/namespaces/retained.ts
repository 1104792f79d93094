/**
 * Wakes the history sweep where much is replaced that pins retain, so that it counts these bytes in time. Each process sums what it replaces,
 * and wakes the sweep once a sum reaches WAKE_AFTER. So less than that, by namespace and process, is not counted yet.
 */
import { HISTORY } from "#src/foundation/db/history.ts";
import { type Transaction, unawaited } from "#src/foundation/db/session.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";

const WAKE_AFTER = 1_000_000;
const MOST_HELD = 100_000;
/** Due at once. The sweep is not late by anybody's clock. */
const AT_ONCE = new Date(0);

/** By namespace: the bytes that were replaced since the sweep was last woken. */
const replaced = new Map<number, number>();

/** The caller replaces versions of so many bytes in this transaction, and a pin retains them. */
export function noteRetained(tx: Transaction, namespaceId: number, bytes: number): void {
  const sum = (replaced.get(namespaceId) ?? 0) + bytes;
  if (sum < WAKE_AFTER) {
    if (replaced.size >= MOST_HELD) replaced.clear();
    replaced.set(namespaceId, sum);
    return;
  }
  replaced.delete(namespaceId);
  unawaited(wake(tx, HISTORY, namespaceId, AT_ONCE));
}
