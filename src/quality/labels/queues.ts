/**
 * Label queues: drawn once, then claimed document by document. What one person does with one document:
 *
 * ```text
 * (nothing) ──claim──▶ claimed ──label──▶ labelled ──label──▶ labelled
 *                        │  ▲
 *                        │  └── claim, also after the lease has ended
 *                        └──skip──▶ skipped
 * ```
 *
 * A label is an outcome whose id follows from queue, document and person. The outcome is stored first, then the mark. After a crash in between,
 * the person gets the document again, and the same outcome is replaced.
 */
import { createHash } from "node:crypto";
import type {
  LabelClaim,
  LabelClaimed,
  LabelGiven,
  LabelQueueCreate,
  LabelQueue as LabelQueueView,
  LabelSkip,
  Outcome,
} from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { conflict, type Issue, invalidRequest, notFound } from "#src/foundation/errors.ts";
import { newId } from "#src/foundation/ids.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { durationMs } from "#src/foundation/time/durations.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { findJudgment } from "#src/judging/definitions/lookup.ts";
import { readNewestEvaluation } from "#src/quality/fitting/outcomes-sql.ts";
import type { Outcomes } from "#src/quality/outcomes/outcomes.ts";
import { readDocuments } from "#src/records/documents/documents.ts";
import { namespaceIdsOf } from "#src/records/namespaces/namespaces.ts";
import { draw } from "./drawing.ts";
import { type Asked, goneAmong, isAskedIn } from "./gone.ts";
import * as sql from "./queues-sql.ts";
import { decisionOf } from "./strata.ts";

export interface LabelQueuesParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
  outcomes: Outcomes;
}

/** Where a queue is. */
export interface QueuePath {
  ns: string;
  name: string;
  queue: string;
}

const MOST_QUEUES = 100;
const LEASE = "10m";
/** How many documents a claim looks at together, after it has met one that is gone. */
const MOST_PASSED = 500;
const LONGEST_LEASE_MS = 24 * 60 * 60 * 1000;

export class LabelQueues {
  readonly #parts: LabelQueuesParts;

  constructor(parts: LabelQueuesParts) {
    this.#parts = parts;
  }

  /** @throws ServiceError `not_found`, `conflict`, `invalid_request` */
  async create(organizationId: string, place: string, name: string, asked: LabelQueueCreate): Promise<LabelQueueView> {
    const { db, clock } = this.#parts;
    if (asked.near !== undefined && asked.strategy !== "uncertain")
      throw invalidRequest([{ path: "/near", message: 'is only for the strategy "uncertain"' }]);
    const judgment = await findJudgment(db, organizationId, place, name);
    if (!isActive(judgment)) throw conflict(`No version of "${name}" is active, so no document has an answer. Activate one.`);
    if ((await sql.readQueues(db, judgment.judgmentId, place)).length >= MOST_QUEUES)
      throw conflict(`"${name}" has ${MOST_QUEUES} label queues. Delete one.`);
    const namespaceIds = await namespaceIdsOf(db, organizationId, place);
    const epoch =
      asked.strategy === "new_epoch" && namespaceIds.length > 0
        ? ((await readNewestEvaluation(db, judgment.judgmentId, judgment.activeVersion, namespaceIds)) ?? null)
        : null;
    const createdAt = clock.now();
    const id = newId("lq", createdAt);
    const { population, drawn } = await draw(this.#parts, judgment, namespaceIds, id, { ...asked, epoch });
    const queue: sql.QueueRow = {
      id,
      judgmentId: judgment.judgmentId,
      place,
      strategy: asked.strategy,
      labelers: asked.labelers ?? 1,
      near: asked.strategy === "uncertain" ? (asked.near ?? 0.5) : null,
      population,
      items: drawn.length,
      createdAt,
    };
    await db.transaction((tx) => sql.addQueue(tx, organizationId, queue, drawn));
    return viewOf(name, queue, undefined);
  }

  /** @throws ServiceError `not_found` */
  async list(organizationId: string, place: string, name: string): Promise<LabelQueueView[]> {
    const { db } = this.#parts;
    const { judgmentId } = await findJudgment(db, organizationId, place, name);
    const queues = await sql.readQueues(db, judgmentId, place);
    const progress = await sql.readProgress(db, queues);
    return queues.map((queue) =>
      viewOf(
        name,
        queue,
        progress.find(({ id }) => id === queue.id),
      ),
    );
  }

  /** @throws ServiceError `not_found` */
  async get(organizationId: string, path: QueuePath): Promise<LabelQueueView> {
    const { db } = this.#parts;
    const judgment = await findJudgment(db, organizationId, path.ns, path.name);
    const queue = found(path, await sql.readQueue(db, judgment.judgmentId, path.ns, path.queue));
    const [progress] = await sql.readProgress(db, [queue]);
    return viewOf(path.name, queue, progress);
  }

  /** @throws ServiceError `not_found` */
  async delete(organizationId: string, path: QueuePath): Promise<void> {
    const { db } = this.#parts;
    const { judgmentId } = await findJudgment(db, organizationId, path.ns, path.name);
    await db.transaction(async (tx) => {
      found(path, await sql.holdQueue(tx, judgmentId, path.ns, path.queue));
      await sql.deleteQueues(tx, [path.queue]);
    });
  }

  /** @throws ServiceError `not_found`, `invalid_request` */
  async claim(
    organizationId: string,
    path: QueuePath,
    { labeler, lease = LEASE, blind = true }: LabelClaim,
  ): Promise<LabelClaimed> {
    const { db, clock } = this.#parts;
    const leaseMs = durationMs(lease);
    if (leaseMs > LONGEST_LEASE_MS) throw invalidRequest([{ path: "/lease", message: "must be at most 24h" }]);
    const { judgmentId } = await findJudgment(db, organizationId, path.ns, path.name);
    for (;;) {
      const at = clock.now();
      const leasedUntil = new Date(at.getTime() + leaseMs);
      const item = await db.transaction(async (tx) => {
        const queue = found(path, await sql.holdQueue(tx, judgmentId, path.ns, path.queue));
        const next = await sql.nextItem(tx, queue, labeler, at);
        if (next)
          await sql.mark(
            tx,
            { queueId: queue.id, item: next.item, labeler },
            { state: "claimed", at, leased_until: leasedUntil },
          );
        return next;
      });
      if (!item) return { item: null };
      const asked = { organizationId, name: path.name, judgmentId };
      const content = await this.#contentOf(asked, item);
      if (content) return { item: itemView(item, content, blind, leasedUntil) };
      // Where one is gone, thousands may be: a namespace was emptied.
      const following = await sql.readItemsFrom(db, path.queue, item.item, MOST_PASSED);
      const gone = await goneAmong(this.#parts, asked, following);
      await db.transaction((tx) => sql.markGone(tx, path.queue, [item.item, ...gone]));
    }
  }

  /** @throws ServiceError `not_found`, `conflict`, `invalid_request` */
  async label(organizationId: string, path: QueuePath & { item: number }, given: LabelGiven): Promise<Outcome> {
    const { db, clock, outcomes } = this.#parts;
    const { queue, item } = await this.#claimed(organizationId, path, given.labeler, ["claimed", "labelled"]);
    const id = outcomeIdOf(queue.id, item.item, given.labeler);
    const [outcome] = await relabelled(() =>
      outcomes.create({ organizationId, name: item.namespace }, [
        {
          id,
          document_id: item.documentId,
          incarnation: item.incarnation,
          judgment: path.name,
          value: given.value,
          source: "label",
          labeler: given.labeler,
          ...(given.comment === undefined ? {} : { comment: given.comment }),
          drawn_with: { queue: queue.id, strategy: queue.strategy, probability: item.probability, weight: item.weight },
          drawnFrom: { namespaceId: item.namespaceId, judgmentId: queue.judgmentId },
        },
      ]),
    );
    await db.transaction((tx) =>
      sql.mark(tx, { queueId: queue.id, item: item.item, labeler: given.labeler }, { state: "labelled", at: clock.now() }),
    );
    return outcome!;
  }

  /** @throws ServiceError `not_found`, `conflict` */
  async skip(
    organizationId: string,
    path: QueuePath & { item: number },
    { labeler, reason }: LabelSkip,
  ): Promise<LabelQueueView> {
    const { db, clock } = this.#parts;
    const { queue, item } = await this.#claimed(organizationId, path, labeler, ["claimed", "skipped"]);
    const at = clock.now();
    await db.transaction((tx) => sql.mark(tx, { queueId: queue.id, item: item.item, labeler }, { state: "skipped", at, reason }));
    return this.get(organizationId, path);
  }

  /** The document that a person has claimed. A lease that ended holds as long as nobody else has finished the document. */
  async #claimed(
    organizationId: string,
    path: QueuePath & { item: number },
    labeler: string,
    states: readonly sql.MarkState[],
  ): Promise<{ queue: sql.QueueRow; item: sql.ItemRow }> {
    const { db } = this.#parts;
    const { judgmentId } = await findJudgment(db, organizationId, path.ns, path.name);
    return db.transaction(async (tx) => {
      const queue = found(path, await sql.holdQueue(tx, judgmentId, path.ns, path.queue));
      const item = await sql.readItem(tx, queue.id, path.item);
      if (!item) throw notFound(`Document ${path.item} of label queue "${queue.id}"`);
      const { state, labelledByOthers } = await sql.readMarks(tx, queue.id, path.item, labeler);
      if (state === null || !states.includes(state))
        throw conflict(
          `"${labeler}" ${state === null ? "has not claimed" : `has ${state}`} document ${path.item}. Claim one first.`,
        );
      if (state === "claimed" && labelledByOthers >= queue.labelers)
        throw conflict(`Document ${path.item} has all of its ${queue.labelers} labels. Claim another.`);
      return { queue, item };
    });
  }

  /** Undefined if the document that was drawn is gone. */
  async #contentOf(asked: Asked, item: sql.ItemRow) {
    if (!(await isAskedIn(this.#parts, asked, item))) return undefined;
    const [document] = await readDocuments(this.#parts.db, item.namespaceId, [item.documentId]);
    return document?.incarnation === item.incarnation ? document : undefined;
  }
}

type Content = Awaited<ReturnType<typeof readDocuments>>[number];

function itemView(item: sql.ItemRow, { attributes, state }: Content, blind: boolean, leasedUntil: Date): LabelClaimed["item"] {
  return {
    item: item.item,
    namespace: item.namespace,
    document_id: item.documentId,
    incarnation: item.incarnation,
    attributes,
    state: state as unknown as Record<string, unknown>,
    answer: blind ? null : decisionOf(item.answer),
    probability: item.probability,
    leased_until: leasedUntil.toISOString(),
  };
}

function viewOf(name: string, queue: sql.QueueRow, progress: sql.Progress | undefined): LabelQueueView {
  const { id: _, ...counts } = progress ?? { id: "", done: 0, labels: 0, skips: 0, gone: 0 };
  return {
    id: queue.id,
    judgment: name,
    strategy: queue.strategy,
    labelers: queue.labelers,
    near: queue.near,
    population: queue.population,
    items: queue.items,
    progress: counts,
    created_at: queue.createdAt.toISOString(),
  };
}

function found({ queue, name }: QueuePath, row: sql.QueueRow | undefined): sql.QueueRow {
  if (!row) throw notFound(`Label queue "${queue}" of judgment "${name}"`);
  return row;
}

/** The id of a label's outcome. A person who labels a document again replaces the outcome. */
function outcomeIdOf(queueId: string, item: number, labeler: string): string {
  return `label:${queueId}:${item}:${createHash("sha256").update(labeler).digest("base64url").slice(0, 16)}`;
}

/** Says in the terms of a label what is wrong with its value. */
async function relabelled<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const issues = (error as { details?: { issues?: Issue[] } }).details?.issues;
    if (!issues) throw error;
    throw invalidRequest(issues.map(({ path, ...issue }) => ({ ...issue, path: path.replace("/outcomes/0", "") })));
  }
}
