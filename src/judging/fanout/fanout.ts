/**
 * Fan-out: when data changes that other contexts show, their answers become due again. It is a consumer of the namespace's change feed with
 * its own offset, and runs in the same visits as catch-up.
 *
 *   a commit names documents ─┐                                    ┌─ answers outdated ─▶ deferred (`fanout`) ─▶ compiled: same bytes,
 *   old values, changed       ├─ pass ─▶ keys, here or elsewhere ──┤  and in scope        carried forward; others, judged
 *   answers (changed_sources) ┘          (`fanouts`)          walk └─ not in scope: stale
 */
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { followedTo } from "#src/records/shown/followed.ts";
import { type FanoutParts, followPage } from "./pass.ts";
import { walkOn } from "./walk.ts";

export type { FanoutParts } from "./pass.ts";

/**
 * Turns all changes of a namespace into keys, then walks all keys to their documents. Returns false if there was nothing to do.
 */
export async function fanOut(parts: FanoutParts, namespace: NamespaceIdentity, signal: AbortSignal): Promise<boolean> {
  let found = false;
  while (!signal.aborted) {
    const from = await followedTo(parts.db, namespace.namespaceId);
    if (from === null || !(await followPage(parts, namespace, from))) break;
    found = true;
  }
  while (!signal.aborted && (await walkOn(parts, namespace))) found = true;
  return found;
}
