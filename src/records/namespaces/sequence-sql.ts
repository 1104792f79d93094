/** Statements on the row that holds a namespace's sequence: lock it, raise it, and record commits. */
import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import type { Bulk } from "./bulk.ts";

/** A namespace that the transaction has locked until it ends. */
export interface Locked {
  namespaceId: number;
  /** The sequence of the commit for which it is locked. */
  sequence: number;
  /** The highest pinned sequence; null if no past snapshot is pinned. */
  highestPin: number | null;
  /** The latest observation time of an outcome; null if there is none. */
  latestOutcome: Date | null;
  /** The attributes whose values every commit maintains, and the combined indexes. */
  maintained: readonly string[];
  /** Among them, those that contexts use to find documents. */
  watched: readonly string[];
  /** Fields whose values are saved when a document changes for the first time. */
  anchored: readonly string[];
  /** Whether contexts show any of its data. */
  followed: boolean;
  /** How often the fan-out has searched for documents whose contexts show changes. */
  fanoutGeneration: number;
  /** The kinds of standing consumers that follow its changes, by the kind of their work-queue rows. */
  followers: readonly string[];
  /** Whether it is below a non-production prefix. */
  nonProduction: boolean;
  /** Whether writes are refused when its budget, or one above it, is used up. */
  rejects: boolean;
  /** Whether judging must check a budget. */
  budgeted: boolean;
  /**
   * Evaluations made before this time are not logged any more, because the log was already read completely. Null if it never was.
   */
  loggedUntil: Date | null;
  /** A digest of all of these, except the sequence, pins and outcomes. */
  facts: string;
}

/**
 * The kinds of standing consumers, with the column that says whether they follow a namespace. Whoever wakes several does so in this order, so that two
 * transactions that wake several do not wait for each other.
 */
const followedBy = { subscriptions: "subscribed_epoch", groups: "grouped_epoch" };
export const followerKinds: readonly string[] = Object.keys(followedBy);
const followers = Object.entries(followedBy).map(([kind, column]) => `case when ${column} is not null then '${kind}' end`);

/** Everything that a commit of documents depends on, except the sequence and pins, by its name in `Locked`. */
const heldFacts = {
  maintained: "(maintained_attributes || combined_attributes)",
  watched: "watched_attributes",
  anchored: "anchored_fields",
  followed: "followed",
  fanoutGeneration: "fanout_generation",
  followers: `array_remove(array[${followers.join(", ")}], null)`,
  nonProduction: "non_production",
  rejects:
    "((budget_above is not distinct from 'reject' or (budget_usd_per_month is not null and on_exceeded = 'reject')) and not non_production)",
  budgeted: "(budget_usd_per_month is not null or budget_above is not null or budget_paused)",
  loggedUntil: "logged_until",
};
/**
 * A hash of 64 bits. The text form of a row depends on the session's settings. A cluster can return only values from a change
 * that are the same for every session.
 */
export const facts = `hash_record_extended(row(${Object.values(heldFacts).join(", ")}), 0)::text`;
const columnsOfFacts = Object.entries(heldFacts).map(([name, column]) => `${column} as "${name}"`);
const held = `highest_pin as "highestPin", latest_outcome as "latestOutcome", ${columnsOfFacts.join(", ")}, ${facts} as facts`;

/**
 * Combined indexes are complete up to `combined_sequence`. It follows the sequence for as long as every change of the namespace is made by
 * this release or a later one.
 */
export const carriedTo = (sequence: string) => `combined_sequence = case when combined_sequence = sequence then ${sequence} end`;

/** Raises the sequence and locks the namespace until the transaction ends; undefined if it is gone. */
export async function raiseSequence(tx: Transaction, namespaceId: number): Promise<Locked | undefined> {
  const [row] = await tx.query<Locked>({
    name: "namespaces_raise_sequence",
    text: `
      update namespaces set sequence = sequence + 1, ${carriedTo("sequence + 1")}
      where namespace_id = $1 and deleted_at is null
      returning namespace_id as "namespaceId", sequence, ${held}`,
    values: [namespaceId],
  });
  return row;
}

/**
 * The same for a namespace that matches the prediction (except for its sequence) and has no pinned past snapshot. Otherwise the
 * transaction fails. Later statements take the new sequence from the namespace's row.
 */
export async function raiseSequenceForeseen(tx: Transaction, foreseen: Locked): Promise<{ sequence: number }[]> {
  return tx.query<{ sequence: number }>({
    name: "namespaces_raise_sequence_foreseen",
    text: `
      update namespaces set sequence = sequence + 1, ${carriedTo("sequence + 1")}
      where namespace_id = $1 and deleted_at is null
      returning sequence, 1 / (highest_pin is null and latest_outcome is not distinct from $2 and ${facts} = $3)::integer`,
    values: [foreseen.namespaceId, foreseen.latestOutcome, foreseen.facts],
  });
}

/** In the order of ids, so that two transactions with the same namespaces wait for each other without a deadlock. */
const holding = `
      select namespace_id as "namespaceId", sequence + 1 as sequence, ${held}
      from namespaces where namespace_id = any($1::bigint[]) and deleted_at is null
      order by namespace_id for no key update`;

/** Locks namespaces until the transaction ends, and waits for other holders. Deleted namespaces are not in the result. */
export async function lockNamespaces(tx: Transaction, namespaceIds: readonly number[]): Promise<Locked[]> {
  return tx.query<Locked>({ name: "namespaces_hold", text: holding, values: [numberArray(namespaceIds)] });
}

/** Locks those of the namespaces that no other transaction has locked. */
export async function lockFreeNamespaces(tx: Transaction, namespaceIds: readonly number[]): Promise<Locked[]> {
  return tx.query<Locked>({ name: "namespaces_hold_free", text: `${holding} skip locked`, values: [numberArray(namespaceIds)] });
}

/** The same for all of them; otherwise the transaction fails. */
export async function lockNamespacesAtOnce(tx: Transaction, namespaceIds: readonly number[]): Promise<void> {
  await tx.query({ name: "namespaces_hold_at_once", text: `${holding} nowait`, values: [numberArray(namespaceIds)] });
}

/** Locks a namespace for changes that raise no sequence. False if it is gone. */
export async function holdNamespace(tx: Transaction, namespaceId: number): Promise<boolean> {
  const rows = await tx.query({
    name: "namespaces_hold_one",
    text: "select 1 from namespaces where namespace_id = $1 and deleted_at is null for no key update",
    values: [namespaceId],
  });
  return rows.length === 1;
}

/** Fails the transaction if one of the locked namespaces differs from the prediction. Only its pins may differ. */
export async function failUnlessForeseen(tx: Transaction, foreseen: readonly Locked[]): Promise<void> {
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

/** Records that an outcome was observed at this time. The caller has locked the namespace. */
export async function setLatestOutcome(tx: Transaction, namespaceId: number, observedAt: Date): Promise<void> {
  await tx.query({
    name: "namespaces_set_latest_outcome",
    text: "update namespaces set latest_outcome = $2 where namespace_id = $1",
    values: [namespaceId, observedAt],
  });
}

/** From the commit on, no evaluation is persisted with an earlier time. Waits for transactions that are persisting. */
export async function setLoggedUntil(session: Session, namespaceId: number, until: Date): Promise<void> {
  await session.query({
    name: "namespaces_set_logged_until",
    text: "update namespaces set logged_until = $2 where namespace_id = $1 and (logged_until is null or logged_until < $2)",
    values: [namespaceId, until],
  });
}

/** A commit of documents, and its effect on the size of its namespace. */
export interface CommitRecord {
  namespaceId: number;
  followers: readonly string[];
  sequence: number;
  documentIds: readonly string[];
  /** Among them, those whose generation ended in it. */
  ended: readonly string[];
  documents: number;
  bytes: number;
}

/**
 * Records commits of documents and raises the sequences of their namespaces. The caller has locked the namespaces. Adding 0 is a
 * workaround for Citus 13.2 and 14.0. There, the coordinator takes a plain array element on the right side for an assignment to
 * an element, and crashes.
 */
export async function recordCommits(tx: Transaction, at: Date, commits: readonly CommitRecord[]): Promise<void> {
  if (tx.apart) return recordCommitsApart(tx, at, commits);
  await tx.query({
    name: "namespaces_record_commits",
    text: `
      with recorded as (
        insert into commits (namespace_id, sequence, kind, at, document_ids, ended)
        select n, s, 'documents', $3, i::text[], e::text[] from unnest($1::bigint[], $2::bigint[], $4::text[], $7::text[]) as c(n, s, i, e)
      )
      update namespaces
      set sequence = 0 + ($2::bigint[])[array_position($1::bigint[], namespace_id)],
          ${carriedTo("0 + ($2::bigint[])[array_position($1::bigint[], namespace_id)]")},
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

/** The same, a namespace at a time, by statements that a cluster sends whole to its machine. Together they take it three times as long. */
async function recordCommitsApart(tx: Transaction, at: Date, commits: readonly CommitRecord[]): Promise<void> {
  for (const { namespaceId, sequence, documentIds, ended, documents, bytes } of commits) {
    unawaited(
      tx.query({
        name: "namespaces_record_documents",
        text: `
          insert into commits (namespace_id, sequence, kind, at, document_ids, ended)
          select namespace_id, $2, 'documents', $3, $4, $5 from namespaces where namespace_id = $1`,
        values: [namespaceId, sequence, at, textArray(documentIds), textArray(ended)],
      }),
    );
    await tx.query({
      name: "namespaces_count_documents",
      text: `
        update namespaces
        set sequence = $2::bigint, ${carriedTo("$2::bigint")}, document_count = document_count + $3, bytes = bytes + $4
        where namespace_id = $1`,
      values: [namespaceId, sequence, documents, bytes],
    });
  }
}

/** Records a commit of answers at the sequence that the caller has raised under the namespace's lock. */
export async function recordCommit(
  tx: Transaction,
  commit: { namespaceId: number; at: Date; documentIds: readonly string[]; bulk?: Bulk | undefined },
): Promise<void> {
  const bulk = commit.bulk ? JSON.stringify(commit.bulk) : null;
  await tx.query({
    name: "namespaces_record_commit",
    text: `
      insert into commits (namespace_id, sequence, kind, at, document_ids, bulk)
      select namespace_id, sequence, 'answers', $2, $3, $4::jsonb from namespaces where namespace_id = $1`,
    values: [commit.namespaceId, commit.at, textArray(commit.documentIds), bulk],
  });
}
