/** Statements on the row that a namespace's sequence is in: holding it, raising it, and what a commit leaves behind. */
import { numberArray, textArray } from "#src/db/array-literals.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { Bulk } from "#src/standing/bulk.ts";

/** A namespace that the transaction holds until it ends. */
export interface Held {
  namespaceId: number;
  /** Of the commit that it is held for. */
  sequence: number;
  /** The greatest sequence that somebody reads at; null where nobody reads at one that has passed. */
  highestPin: number | null;
  /** The latest moment that an outcome was observed at; null where there is none. */
  latestOutcome: Date | null;
  /** The attributes whose values every commit keeps up. */
  maintained: readonly string[];
  /** Those of them whose values contexts find documents by. */
  watched: readonly string[];
  /** Fields whose values are taken from a document that changes for the first time. */
  anchored: readonly string[];
  /** Whether contexts show something of it. */
  followed: boolean;
  /** How often its documents have been looked for whose contexts show changes. */
  fanoutGeneration: number;
  /** The kinds of standing readers that follow its changes, by the names of their wakeups. */
  followers: readonly string[];
  /** Whether it lies below a non-production prefix. */
  nonProduction: boolean;
  /** Whether writes are refused once its budget, or one above it, is used up. */
  rejects: boolean;
  /** Whether judging has to ask what a budget leaves. */
  budgeted: boolean;
  /** Evaluations made before are not logged any more: they have been read as a whole. Null where none have been. */
  loggedUntil: Date | null;
  /** All of these as one text, but for the sequence, pins and outcomes. */
  facts: string;
}

/** Everything that a commit of documents goes by but the sequence and pins, by its name in `Held`. */
const heldFacts = {
  maintained: "maintained_attributes",
  watched: "watched_attributes",
  anchored: "anchored_fields",
  followed: "followed",
  fanoutGeneration: "fanout_generation",
  followers:
    "array_remove(array[case when subscribed_epoch is not null then 'subscriptions' end, case when grouped_epoch is not null then 'groups' end], null)",
  nonProduction: "non_production",
  rejects:
    "((budget_above is not distinct from 'reject' or (budget_usd_per_month is not null and on_exceeded = 'reject')) and not non_production)",
  budgeted: "(budget_usd_per_month is not null or budget_above is not null or budget_paused)",
  loggedUntil: "logged_until",
};
const facts = `row(${Object.values(heldFacts).join(", ")})::text`;
const columnsOfFacts = Object.entries(heldFacts).map(([name, column]) => `${column} as "${name}"`);
const held = `highest_pin as "highestPin", latest_outcome as "latestOutcome", ${columnsOfFacts.join(", ")}, ${facts} as facts`;

/** Raises the sequence and holds the namespace until the transaction ends; undefined where it is gone. */
export async function raiseSequence(tx: Transaction, namespaceId: number): Promise<Held | undefined> {
  const [row] = await tx.query<Held>({
    name: "namespaces_raise_sequence",
    text: `
      update namespaces set sequence = sequence + 1
      where namespace_id = $1 and deleted_at is null
      returning namespace_id as "namespaceId", sequence, ${held}`,
    values: [namespaceId],
  });
  return row;
}

/**
 * The same of one that is as foreseen, save for its sequence, and that nobody reads at a sequence that has passed; else the transaction fails.
 * What is to be written at the new sequence takes it from the namespace's row.
 */
export async function raiseSequenceForeseen(tx: Transaction, foreseen: Held): Promise<{ sequence: number }[]> {
  return tx.query<{ sequence: number }>({
    name: "namespaces_raise_sequence_foreseen",
    text: `
      update namespaces set sequence = sequence + 1
      where namespace_id = $1 and deleted_at is null
      returning sequence, 1 / (highest_pin is null and latest_outcome is not distinct from $2 and ${facts} = $3)::integer`,
    values: [foreseen.namespaceId, foreseen.latestOutcome, foreseen.facts],
  });
}

/** In the order of their ids, so that two that hold the same wait for one another and never in a circle. */
const holding = `
      select namespace_id as "namespaceId", sequence + 1 as sequence, ${held}
      from namespaces where namespace_id = any($1::bigint[]) and deleted_at is null
      order by namespace_id for no key update`;

/** Holds namespaces until the transaction ends, waiting for whoever holds them; those that are gone are not among the result. */
export async function holdNamespaces(tx: Transaction, namespaceIds: readonly number[]): Promise<Held[]> {
  return tx.query<Held>({ name: "namespaces_hold", text: holding, values: [numberArray(namespaceIds)] });
}

/** Holds those of the namespaces that nobody else holds. */
export async function holdFreeNamespaces(tx: Transaction, namespaceIds: readonly number[]): Promise<Held[]> {
  return tx.query<Held>({ name: "namespaces_hold_free", text: `${holding} skip locked`, values: [numberArray(namespaceIds)] });
}

/** The same of all of them, or the transaction fails. */
export async function holdNamespacesAtOnce(tx: Transaction, namespaceIds: readonly number[]): Promise<void> {
  await tx.query({ name: "namespaces_hold_at_once", text: `${holding} nowait`, values: [numberArray(namespaceIds)] });
}

/** Fails the transaction, which holds them, where one of the namespaces is not as foreseen; only its pins may be others. */
export async function failUnlessForeseen(tx: Transaction, foreseen: readonly Held[]): Promise<void> {
  await tx.query({
    name: "namespaces_fail_unless_foreseen",
    text: `
      select 1 / (count(*) = cardinality($1::bigint[]))::integer from namespaces
      where namespace_id = any($1::bigint[]) and deleted_at is null
        and sequence + 1 = ($2::bigint[])[array_position($1::bigint[], namespace_id)]
        and ${facts} = ($3::text[])[array_position($1::bigint[], namespace_id)]`,
    values: [
      numberArray(foreseen.map(({ namespaceId }) => namespaceId)),
      numberArray(foreseen.map(({ sequence }) => sequence)),
      textArray(foreseen.map(({ facts }) => facts)),
    ],
  });
}

/** Notes that an outcome was observed as late as that. The namespace is held by the caller. */
export async function setLatestOutcome(tx: Transaction, namespaceId: number, observedAt: Date): Promise<void> {
  await tx.query({
    name: "namespaces_set_latest_outcome",
    text: "update namespaces set latest_outcome = $2 where namespace_id = $1",
    values: [namespaceId, observedAt],
  });
}

/** Has nothing land any more as made before a moment, once what is landing has landed. */
export async function setLoggedUntil(session: Session, namespaceId: number, until: Date): Promise<void> {
  await session.query({
    name: "namespaces_set_logged_until",
    text: "update namespaces set logged_until = $2 where namespace_id = $1 and (logged_until is null or logged_until < $2)",
    values: [namespaceId, until],
  });
}

/** A commit of documents, and what it did to the size of its namespace. */
export interface CommitRecord {
  namespaceId: number;
  followers: readonly string[];
  sequence: number;
  documentIds: readonly string[];
  /** Those of them whose lives ended in it. */
  ended: readonly string[];
  documents: number;
  bytes: number;
}

/** Records commits of documents and raises the sequences of their namespaces, which are held by the caller. */
export async function recordCommits(tx: Transaction, at: Date, commits: readonly CommitRecord[]): Promise<void> {
  await tx.query({
    name: "namespaces_record_commits",
    text: `
      with recorded as (
        insert into commits (namespace_id, sequence, kind, at, document_ids, ended)
        select n, s, 'documents', $3, i::text[], e::text[] from unnest($1::bigint[], $2::bigint[], $4::text[], $7::text[]) as c(n, s, i, e)
      )
      update namespaces
      set sequence = ($2::bigint[])[array_position($1::bigint[], namespace_id)],
          document_count = document_count + ($5::bigint[])[array_position($1::bigint[], namespace_id)],
          bytes = bytes + ($6::bigint[])[array_position($1::bigint[], namespace_id)]
      where namespace_id = any($1::bigint[])`,
    values: [
      numberArray(commits.map(({ namespaceId }) => namespaceId)),
      numberArray(commits.map(({ sequence }) => sequence)),
      at,
      textArray(commits.map(({ documentIds }) => textArray(documentIds))),
      numberArray(commits.map(({ documents }) => documents)),
      numberArray(commits.map(({ bytes }) => bytes)),
      textArray(commits.map(({ ended }) => textArray(ended))),
    ],
  });
}

/** Records a commit of answers at the sequence that the caller, who holds the namespace, has raised. */
export async function recordCommit(
  tx: Transaction,
  commit: { namespaceId: number; at: Date; documentIds: readonly string[]; bulk?: Bulk | undefined },
): Promise<void> {
  const bulk = commit.bulk ? JSON.stringify(commit.bulk) : null;
  await tx.query({
    name: "namespaces_record_commit",
    text: `
      insert into commits (namespace_id, sequence, kind, at, document_ids, bulk)
      select $1, sequence, 'answers', $2, $3, $4::jsonb from namespaces where namespace_id = $1`,
    values: [commit.namespaceId, commit.at, textArray(commit.documentIds), bulk],
  });
}
