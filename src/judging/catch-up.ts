/**
 * Catch-up: the reader of a namespace's sequence that turns changed documents into answers. Answers, their evaluations, their usage and the
 * reader's new place commit together, so a process may die anywhere and nothing is lost or landed twice. `pipeline.ts` has the work itself.
 */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { isAfter, move, Overtaken, type Place, START, stand } from "#src/db/positions.ts";
import { type DocumentRow, readDocuments } from "#src/documents/documents.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { Logger } from "#src/log.ts";
import { type NamespaceIdentity, namespaceById } from "#src/namespaces/namespaces.ts";
import { type Turn, UNENDING } from "#src/work/worker.ts";
import { readAnswers } from "./answers.ts";
import { latestPlace } from "./commits.ts";
import { type Deferred, readDeferred } from "./deferred.ts";
import { isShown } from "./fanout/elsewhere.ts";
import { fanOut } from "./fanout/fanout.ts";
import { followFromStart } from "./fanout/followed.ts";
import type { JudgingGate } from "./gate.ts";
import type { Judge } from "./judge.ts";
import type { Landings } from "./landings.ts";
import { Pipeline } from "./pipeline.ts";
import { READER } from "./reader.ts";

export interface CatchUpParts {
  db: Database;
  clock: Clock;
  log: Logger;
  judge: Judge;
  applicable: ApplicableJudgments;
  landings: Landings;
  gate: JudgingGate;
  /** Cuts short what engines have been sent, where a stop has waited for it long enough; the end of the visit does where absent. */
  cut?: AbortSignal;
}

/**
 * A namespace without judgments is passed over at this pace: under a stream of writes, doing so after each would cost as much as the writes.
 * What is written after a first judgment was made waits as long for its answer at most.
 */
const PASSED_OVER_REST_MS = 250;

/** Brings a namespace up to date; answers when there is something to do next, null for not before another write. */
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
    if (!isAfter(from.place, START)) await followIfShown(parts, namespace);
    const isPassedOver = await passedOver(parts, namespace, from.place);
    const pipeline = isPassedOver ? null : new Pipeline(parts, namespace, from, { signal, turn });
    const next = pipeline ? await pipeline.run() : { restMs: PASSED_OVER_REST_MS };
    // What has changed or been answered may be shown by others, which may be due then.
    return (await fanOut(parts, namespace, signal)) ? parts.clock.now() : next;
  } catch (error) {
    // Another worker took the namespace over while this one was held up; it goes on from where it is.
    if (!(error instanceof Overtaken)) throw error;
    return parts.clock.now();
  }
}

/**
 * A namespace that is new: a context that was compiled while it was being made has shown nothing of it, and has said so where the making did
 * not see it. Both are seen now.
 */
async function followIfShown({ db }: CatchUpParts, namespace: NamespaceIdentity): Promise<void> {
  if (await isShown(db, namespace)) await followFromStart(db, namespace.namespaceId);
}

/** Moves past everything where the namespace has no judgment; false where it has one. */
async function passedOver({ db, applicable }: CatchUpParts, namespace: NamespaceIdentity, from: Place): Promise<boolean> {
  const { namespaceId, organizationId, name } = namespace;
  // Before the definitions: whatever is made after they are read is made after everything up to here was written.
  const latest = await latestPlace(db, namespaceId);
  if ((await applicable.of(db, organizationId, name)).size > 0) return false;
  if (from.position < latest.position) await db.transaction((tx) => move(tx, namespaceId, READER, from, latest));
  return true;
}

export interface Found {
  documents: DocumentRow[];
  judgments: Judgment[];
  stored: Awaited<ReturnType<typeof readAnswers>>;
  deferred: Deferred[];
  /** By the process's own time a moment before all this was read. */
  at: number;
}

/** What is known of documents and of what may be asked of them. In one round trip: statements of one session run in their order. */
export async function look(
  { db, applicable }: Pick<CatchUpParts, "db" | "applicable">,
  { namespaceId, organizationId, name }: NamespaceIdentity,
  documentIds: readonly string[],
): Promise<Found> {
  const at = performance.now();
  return db.transaction(async (tx) => {
    // In this order: what lands or is taken on between two of these reads is then seen twice rather than not at all, and judged once.
    const [judgments, documents, deferred, stored] = await Promise.all([
      applicable.of(tx, organizationId, name),
      readDocuments(tx, namespaceId, documentIds),
      readDeferred(tx, namespaceId, documentIds),
      readAnswers(tx, namespaceId, documentIds),
    ]);
    return { documents, judgments: [...judgments.values()], stored, deferred, at };
  });
}
