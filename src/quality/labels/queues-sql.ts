/** Statements on label queues, their documents, and what people did with them. */
import type { LabelStrategy } from "#generated/types.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";

export interface QueueRow {
  id: string;
  judgmentId: string;
  place: string;
  strategy: LabelStrategy;
  labelers: number;
  near: number | null;
  population: number;
  items: number;
  createdAt: Date;
}

export interface ItemRow {
  item: number;
  namespaceId: number;
  namespace: string;
  documentId: string;
  incarnation: number;
  /** Without masses, except in queues of earlier releases. */
  answer: RawAnswer;
  probability: number;
  weight: number;
}

/** Documents of one statement. With the longest names they have less than 1 MB, which takes a few milliseconds to write as text. */
const MOST_ADDED = 500;

export type MarkState = "claimed" | "labelled" | "skipped";

const queues = () =>
  knex("label_queues").select({
    id: "queue_id",
    judgmentId: "judgment_id",
    place: "place",
    strategy: "strategy",
    labelers: "labelers",
    near: "near",
    population: "population",
    items: "items",
    createdAt: "created_at",
  });

export async function readQueues(session: Session, judgmentId: string, place: string): Promise<QueueRow[]> {
  return built<QueueRow>(session, queues().where({ judgment_id: judgmentId, place }).orderBy("queue_id", "desc"));
}

export async function readQueue(
  session: Session,
  judgmentId: string,
  place: string,
  queueId: string,
): Promise<QueueRow | undefined> {
  const [row] = await built<QueueRow>(session, queues().where({ judgment_id: judgmentId, place, queue_id: queueId }));
  return row;
}

/** The same, locked until the transaction ends: claims of one queue come one after another. */
export async function holdQueue(
  tx: Transaction,
  judgmentId: string,
  place: string,
  queueId: string,
): Promise<QueueRow | undefined> {
  const [row] = await built<QueueRow>(tx, queues().where({ judgment_id: judgmentId, place, queue_id: queueId }).forUpdate());
  return row;
}

export async function addQueue(
  tx: Transaction,
  organizationId: string,
  queue: QueueRow,
  drawn: readonly ItemRow[],
): Promise<void> {
  await built(
    tx,
    knex("label_queues").insert({
      queue_id: queue.id,
      organization_id: organizationId,
      judgment_id: queue.judgmentId,
      place: queue.place,
      strategy: queue.strategy,
      labelers: queue.labelers,
      near: queue.near,
      population: queue.population,
      items: queue.items,
      created_at: queue.createdAt,
    }),
  );
  for (let from = 0; from < drawn.length; from += MOST_ADDED) {
    await tx.query({
      name: "label_items_add",
      text: `
        insert into label_items (queue_id, item, namespace_id, namespace, document_id, incarnation, answer, probability, weight)
        select $1, r.item, r."namespaceId", r.namespace, r."documentId", r.incarnation, r.answer, r.probability, r.weight
        from jsonb_to_recordset($2::jsonb) as r(
          item integer, "namespaceId" bigint, namespace text, "documentId" text, incarnation bigint, answer jsonb,
          probability double precision, weight double precision
        )`,
      values: [queue.id, JSON.stringify(drawn.slice(from, from + MOST_ADDED))],
    });
  }
}

export interface Progress {
  id: string;
  done: number;
  labels: number;
  skips: number;
  gone: number;
}

export async function readProgress(session: Session, queues: readonly Pick<QueueRow, "id" | "labelers">[]): Promise<Progress[]> {
  return session.query<Progress>({
    name: "label_items_read_progress",
    text: `
      select q.id, i.done, i.labels, i.skips, i.gone
      from jsonb_to_recordset($1::jsonb) as q(id text, labelers integer) cross join lateral (
        select count(*) filter (where m.labels >= q.labelers) as done, coalesce(sum(m.labels), 0)::bigint as labels,
               coalesce(sum(m.skips), 0)::bigint as skips, count(*) filter (where i.gone) as gone
        from label_items i cross join lateral (
          select count(*) filter (where m.value ->> 'state' = 'labelled') as labels,
                 count(*) filter (where m.value ->> 'state' = 'skipped') as skips
          from jsonb_each(i.marks) m
        ) m
        where i.queue_id = q.id
      ) i`,
    values: [JSON.stringify(queues.map(({ id, labelers }) => ({ id, labelers })))],
  });
}

const item = `i.item, i.namespace_id as "namespaceId", i.namespace, i.document_id as "documentId", i.incarnation, i.answer,
             i.probability, i.weight`;

/**
 * The next document for a person. It is one that the person holds, if any. Otherwise it is the first that still needs labels, that this person
 * has neither labelled nor skipped, and that nobody else holds.
 */
export async function nextItem(
  tx: Transaction,
  { id, labelers }: Pick<QueueRow, "id" | "labelers">,
  labeler: string,
  at: Date,
): Promise<ItemRow | undefined> {
  const [row] = await tx.query<ItemRow>({
    name: "label_items_next",
    text: `
      select ${item}
      from label_items i cross join lateral (
        select count(*) as taken from jsonb_each(i.marks) m
        where m.key <> $2 and (m.value ->> 'state' = 'labelled'
          or (m.value ->> 'state' = 'claimed' and (m.value ->> 'leased_until')::timestamptz > $4::timestamptz))
      ) others
      where i.queue_id = $1 and not i.gone and coalesce(i.marks -> $2 ->> 'state', 'claimed') = 'claimed' and others.taken < $3
      order by coalesce((i.marks -> $2 ->> 'leased_until')::timestamptz > $4::timestamptz, false) desc, i.item limit 1`,
    values: [id, labeler, labelers, at],
  });
  return row;
}

export async function readItem(session: Session, queueId: string, number: number): Promise<ItemRow | undefined> {
  const [row] = await session.query<ItemRow>({
    name: "label_items_read",
    text: `select ${item} from label_items i where i.queue_id = $1 and i.item = $2`,
    values: [queueId, number],
  });
  return row;
}

/** The documents from a number on that are not known to be gone. */
export async function readItemsFrom(session: Session, queueId: string, number: number, limit: number): Promise<ItemRow[]> {
  return session.query<ItemRow>({
    name: "label_items_read_from",
    text: `select ${item} from label_items i where i.queue_id = $1 and i.item >= $2 and not i.gone order by i.item limit $3`,
    values: [queueId, number, limit],
  });
}

export async function markGone(tx: Transaction, queueId: string, numbers: readonly number[]): Promise<void> {
  await built(tx, knex("label_items").update({ gone: true }).where({ queue_id: queueId }).whereIn("item", numbers));
}

/** Sets what a person did with a document. */
export async function mark(
  tx: Transaction,
  { queueId, item, labeler }: { queueId: string; item: number; labeler: string },
  mark: { state: MarkState; at: Date; leased_until?: Date; reason?: string },
): Promise<void> {
  await tx.query({
    name: "label_items_mark",
    text: `
      update label_items set marks = marks || jsonb_build_object($3::text, $4::jsonb) where queue_id = $1 and item = $2`,
    values: [queueId, item, labeler, JSON.stringify(mark)],
  });
}

/** What this person did, and how many others have labelled the document. */
export async function readMarks(
  tx: Transaction,
  queueId: string,
  number: number,
  labeler: string,
): Promise<{ state: MarkState | null; labelledByOthers: number }> {
  const [row] = await built<{ marks: Record<string, { state: MarkState }> }>(
    tx,
    knex("label_items").select("marks").where({ queue_id: queueId, item: number }),
  );
  const marks = Object.entries(row?.marks ?? {});
  return {
    state: marks.find(([who]) => who === labeler)?.[1].state ?? null,
    labelledByOthers: marks.filter(([who, { state }]) => who !== labeler && state === "labelled").length,
  };
}

/** Deletes queues with everything that belongs to them. */
export async function deleteQueues(tx: Transaction, queueIds: readonly string[]): Promise<void> {
  if (queueIds.length === 0) return;
  for (const table of ["label_items", "label_queues"]) await built(tx, knex(table).whereIn("queue_id", queueIds).delete());
}

/** The queues of a deleted judgment. */
export async function deleteQueuesOf(tx: Transaction, judgmentId: string): Promise<void> {
  const found = await built<{ id: string }>(
    tx,
    knex("label_queues").select({ id: "queue_id" }).where({ judgment_id: judgmentId }),
  );
  await deleteQueues(
    tx,
    found.map(({ id }) => id),
  );
}

/** The queues that were made on a namespace which is deleted. */
export async function deleteQueuesAt(tx: Transaction, organizationId: string, place: string): Promise<void> {
  const found = await built<{ id: string }>(
    tx,
    knex("label_queues").select({ id: "queue_id" }).where({ organization_id: organizationId, place }),
  );
  await deleteQueues(
    tx,
    found.map(({ id }) => id),
  );
}
