/** Whether a transaction has locked a namespace before it changes deferred rows. Commits and landings have, and all others must. */
import { tablesChangedBy } from "#src/foundation/db/joint-commits.ts";
import type { Statement } from "#src/foundation/db/session.ts";

const LOCKS = [
  "namespaces_hold",
  "namespaces_hold_free",
  "namespaces_hold_at_once",
  "namespaces_hold_one",
  "namespaces_raise_sequence",
  "namespaces_raise_sequence_foreseen",
  "fanout_raise_generation",
];
/** Of a namespace that is deleted, nobody else changes rows. Holds that are prolonged were locked without waiting, and nothing is locked after them. */
const WITHOUT = ["namespaces_delete_deferred", "deferred_prolong_holds"];

/** By text, as most texts are sent again and again. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 5_000;

function changesDeferred(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const changes = tablesChangedBy(text).includes("deferred");
  known.set(text, changes);
  return changes;
}

export class DeferredLocks {
  #held = false;

  /** Null if the statement may follow what the transaction has sent. */
  problemOf({ name = "", text, calls }: Statement): string | null {
    // A routine that changes namespaces begins with their lock.
    if (LOCKS.includes(name) || calls?.changes.includes("namespaces")) this.#held = true;
    if (this.#held || WITHOUT.includes(name) || calls || !changesDeferred(text)) return null;
    return "changes deferred rows before it locks their namespace: a commit waits the other way round";
  }
}
