/**
 * Catch-up is the consumer of a namespace's change feed that turns changed documents into answers. One transaction commits answers, their
 * evaluations, their usage and the consumer's new offset. So a process may crash at any time: nothing is lost, and nothing is stored twice.
 * `pipeline.ts` does the work.
 */
import { isAfter, move, type Offset, Overtaken, START, stand } from "#src/foundation/db/positions.ts";
import { type Turn, UNENDING } from "#src/foundation/queue/work.ts";
import { latestPlace } from "#src/judging/asking/commits.ts";
import { fanOut } from "#src/judging/fanout/fanout.ts";
import { READER } from "#src/records/answers/reader.ts";
import { type NamespaceIdentity, namespaceById } from "#src/records/namespaces/namespaces.ts";
import { isShown } from "#src/records/shown/elsewhere.ts";
import { followFromStart } from "#src/records/shown/followed.ts";
import type { CatchUpParts } from "./catch-up-parts.ts";
import { Pipeline } from "./pipeline.ts";

/**
 * The pause between visits to a namespace without judgments. Under a stream of writes, a visit after each write would cost as much as the
 * writes. So documents written just after the first judgment was created wait at most this long.
 */
const PASSED_OVER_REST_MS = 250;

/** Brings a namespace up to date. Returns when to visit it next; null means after the next write. */
export async function catchUp(
  parts: CatchUpParts,
  namespaceId: number,
  signal: AbortSignal,
  turn: Turn = UNENDING,
): Promise<Date | null | { restMs: number }> {
  const namespace = await namespaceById(parts.db, namespaceId);
  if (!namespace) return null;
  try {
    const from = await stand(parts.db, namespaceId, READER);
    if (!isAfter(from.offset, START)) await followIfShown(parts, namespace);
    const isPassedOver = await passedOver(parts, namespace, from.offset);
    const pipeline = isPassedOver ? null : new Pipeline(parts, namespace, from, { signal, turn });
    const next = pipeline ? await pipeline.run() : { restMs: PASSED_OVER_REST_MS };
    // Other contexts may show what has changed or was answered here, and may be due now.
    return (await fanOut(parts, namespace, signal)) ? parts.clock.now() : next;
  } catch (error) {
    // Another worker took over the namespace while this one was stalled. The next visit continues from the stored offset.
    if (!(error instanceof Overtaken)) throw error;
    return parts.clock.now();
  }
}

/**
 * Handles a new namespace that others show. A context compiled during its creation saw nothing of it. That context left a note, but the
 * creation may not have seen the note. Both are visible now.
 */
async function followIfShown({ db }: CatchUpParts, namespace: NamespaceIdentity): Promise<void> {
  if (await isShown(db, namespace)) await followFromStart(db, namespace.namespaceId);
}

/** Skips all changes if the namespace has no judgment. Returns false if it has one. */
async function passedOver({ db, applicable }: CatchUpParts, namespace: NamespaceIdentity, from: Offset): Promise<boolean> {
  const { namespaceId, organizationId, name } = namespace;
  // Read this before the definitions. Then a judgment created after that read was created after all these changes.
  const latest = await latestPlace(db, namespaceId);
  if ((await applicable.of(db, organizationId, name)).size > 0) return false;
  if (from.position < latest.position) await db.transaction((tx) => move(tx, namespaceId, READER, from, latest));
  return true;
}
