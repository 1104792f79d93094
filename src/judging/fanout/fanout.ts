/**
 * Fan-out: what other contexts show has changed, so they are due again. It follows a namespace's sequence with a position of its own, beside
 * catch-up and in the same visits.
 *
 *   a commit names documents ─┐                                    ┌─ answers outdated ─▶ deferred (`fanout`) ─▶ compiled: same bytes,
 *   values left, answers      ├─ pass ─▶ keys, here or elsewhere ──┤  and in scope        carried; others, judged
 *   shown otherwise (changed) ┘          (`fanouts`)          walk └─ not in scope: stale
 */
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { followedTo } from "./followed.ts";
import { type FanoutParts, followPage } from "./pass.ts";
import { walkOn } from "./walk.ts";

export type { FanoutParts } from "./pass.ts";

/** Sends all changes of a namespace on their way, and all that is on its way to its documents; false where there was nothing. */
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
