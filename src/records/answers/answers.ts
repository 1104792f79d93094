/**
 * Stored answers, one per document and judgment. A row has the newest answer, the revision it holds for, and the last failure if
 * it is newer than the answer.
 */

import { textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { noteRetained } from "#src/records/namespaces/retained.ts";
import type { Noted } from "./noted.ts";
import type { RawAnswer } from "./raw-answer.ts";

export interface AnswerError {
  code: string;
  message: string;
  at: string;
  /** The base64 hash of the context that failed; absent if none was compiled. It is internal and never shown. */
  context?: string;
  /** The mark of the latest change elsewhere with which that context was compared. It is internal like the hash. */
  mark?: number;
}

export interface StoredAnswer {
  document_id: string;
  judgment_id: string;
  incarnation: number;
  sequence: number;
  attempted_revision: number;
  /** The newest revision that the answer holds for; null if no attempt has succeeded yet. */
  revision: number | null;
  version: number | null;
  engine: string | null;
  engine_version: string | null;
  evaluated_at: Date | null;
  /** `p` of a bool, `score` of a score. */
  number: number | null;
  /** `value` of a choice. */
  label: string | null;
  escape_p: number | null;
  dist: Record<string, number> | null;
  context_hash: Buffer | null;
  error: AnswerError | null;
  /** The judgment's version at the last attempt. */
  attempted_version: number | null;
  /** Whether something from elsewhere that the answer's context shows has changed since. */
  outdated: boolean;
  /** The mark of the latest change that made the answer outdated. */
  outdated_by: number | null;
  /**
   * Earlier values that the judgment shows to the next evaluation, as JSON. Null if it shows none, or if they were not requested.
   */
  previous: string | null;
  /** Warnings noted when the answer was given or reused (`warnings.ts`); null if there are none. */
  warnings: readonly Noted[] | null;
}

/** The answer as the engine gave it; undefined if there is none yet. */
export function rawAnswer(
  type: RawAnswer["type"],
  stored: Pick<StoredAnswer, "revision" | "number" | "label" | "dist">,
): RawAnswer | undefined {
  if (stored.revision === null) return undefined;
  switch (type) {
    case "bool":
      // A bool has no distribution. For a composite, this column holds the values that it combines.
      return { type, p: stored.number!, ...(stored.dist ? { inputs: stored.dist } : {}) };
    case "choice":
      return { type, value: stored.label!, dist: stored.dist! };
    case "score":
      return { type, score: stored.number!, dist: stored.dist! };
    default:
      return type satisfies never;
  }
}

/** The columns that make a `StoredAnswer`. */
export const STORED = `
      document_id, judgment_id, incarnation, sequence, attempted_revision, revision, version, engine, engine_version, evaluated_at,
      number, label, escape_p, dist, context_hash, error, attempted_version, outdated, outdated_by, previous::text as previous, warnings`;

export async function readAnswers(
  session: Session,
  namespaceId: number,
  documentIds: readonly string[],
): Promise<StoredAnswer[]> {
  return session.query<StoredAnswer>({
    name: "answers_read",
    text: `
      select ${STORED}
      from answers where namespace_id = $1 and document_id = any($2)`,
    values: [namespaceId, textArray(documentIds)],
  });
}

/** Answers to a judgment, for documents after a given id, in the order of ids. */
export async function readAnswersAfter(
  session: Session,
  namespaceId: number,
  judgmentId: string,
  after: string,
  limit: number,
): Promise<StoredAnswer[]> {
  return session.query<StoredAnswer>({
    name: "answers_read_after",
    text: `
      select ${STORED}
      from answers where namespace_id = $1 and judgment_id = $2 and document_id > $3 order by document_id limit $4`,
    values: [namespaceId, judgmentId, after, limit],
  });
}

/** When the newest answer of each document was given. Documents without an answer are omitted. */
export async function lastEvaluated(
  session: Session,
  namespaceId: number,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await session.query<{ document_id: string; at: Date }>({
    name: "answers_last_evaluated",
    text: `
      select document_id, max(evaluated_at) as at from answers
      where namespace_id = $1 and document_id = any($2) and evaluated_at is not null group by document_id`,
    values: [namespaceId, documentIds],
  });
  return new Map(rows.map(({ document_id, at }) => [document_id, at]));
}

/**
 * An SQL expression for all answers of a document as one JSON value, over the rows of `answers` that match `restricted`. The
 * driver takes twice as long to decode a row with this many columns as an array in JSON.
 */
export function answersJson(restricted: string): string {
  return `(
    select json_agg(json_build_array(judgment_id, incarnation, sequence, attempted_revision, revision, version, engine, engine_version,
                                     evaluated_at, number, label, escape_p, dist, error, attempted_version, outdated, warnings))
    from answers where ${restricted})`;
}

/** The result of `answersJson`, without the members that only judging reads. */
export type AnswerJson = readonly [
  string,
  number,
  number,
  number,
  number | null,
  number | null,
  string | null,
  string | null,
  string | null,
  number | null,
  string | null,
  number | null,
  Record<string, number> | null,
  AnswerError | null,
  number | null,
  boolean,
  readonly Noted[] | null,
];

export function answerOfJson(documentId: string, json: AnswerJson): StoredAnswer {
  const [judgment_id, incarnation, sequence, attempted_revision, revision, version, engine, engine_version, at, ...values] = json;
  const [number, label, escape_p, dist, error, attempted_version, outdated, warnings] = values;
  const evaluated_at = at === null ? null : new Date(at);
  const told = {
    judgment_id,
    incarnation,
    sequence,
    attempted_revision,
    revision,
    version,
    engine,
    engine_version,
    evaluated_at,
  };
  const unread = { context_hash: null, outdated_by: null, previous: null };
  return {
    document_id: documentId,
    ...told,
    number,
    label,
    escape_p,
    dist,
    error,
    attempted_version,
    outdated,
    warnings,
    ...unread,
  };
}

/**
 * A change of answers under the namespace's lock: its sequence, and the highest pinned sequence at which older versions may still
 * be read.
 */
export interface AnswersChange {
  namespaceId: number;
  sequence: number;
  highestPin: number | null;
}

const kept = `document_id, judgment_id, sequence, incarnation, attempted_revision, revision, version, engine, engine_version,
             evaluated_at, number, label, escape_p, dist, context_hash, error, attempted_version, outdated, outdated_by, warnings`;

/**
 * A result replaces any answer of the document's earlier generations. It replaces an answer of the same generation unless a later
 * revision has been tried.
 */
export const GIVES_WAY = "(a.incarnation < r.i or a.attempted_revision <= r.r)";
/** An answer is reused only if it is still the compared one: the same version, and the same context bytes. */
const IS_SAME = "a.version = r.v and a.context_hash = decode(r.h, 'base64')";
const GOES_ON = `a.incarnation = r.i and a.attempted_revision <= r.r and ${IS_SAME}`;

/** What an answer takes in the history, about. The sweep counts exactly. */
const ANSWER_BYTES = 2_000;

/**
 * Copies the answers that this change will replace to the history, for readers of older snapshots. `replaced` is the condition
 * that selects them.
 */
export async function keepReplaced(
  tx: Transaction,
  { namespaceId, sequence, highestPin }: AnswersChange,
  replaced: typeof GIVES_WAY | typeof GOES_ON,
  records: readonly { d: string; j: string; i: number; r: number; v?: number; h?: string }[],
): Promise<void> {
  if (highestPin === null) return;
  noteRetained(tx, namespaceId, records.length * ANSWER_BYTES);
  await tx.query({
    name: replaced === GIVES_WAY ? "answers_keep_giving_way" : "answers_keep_going_on",
    text: `
      insert into answer_history (namespace_id, superseded, ${kept})
      select $1, $2, a.*
      from jsonb_to_recordset($4::jsonb) as r(d text, j text, i bigint, r bigint, v integer, h text)
        cross join lateral (
          select ${kept} from answers where namespace_id = $1 and document_id = r.d and judgment_id = r.j limit 1
        ) a
      where a.sequence <= $3 and ${replaced}`,
    values: [namespaceId, sequence, highestPin, JSON.stringify(records.map(({ d, j, i, r, v, h }) => ({ d, j, i, r, v, h })))],
  });
}

/** A mark that was set while the engine was working stays, because the answer does not include that change. */
export const stillOutdated = (seen: string) => `a.outdated and a.outdated_by is distinct from ${seen}`;

/**
 * An answer to be reused: the new revision, and the context that it answered. Names are short because the record is sent as JSON
 * text.
 */
export interface CarryRecord {
  d: string;
  j: string;
  i: number;
  r: number;
  v: number;
  /** The context's hash, base64. */
  h: string;
  /** The mark of the latest change elsewhere that the answer includes. */
  o: number | null;
  /** Warnings. */
  w: readonly Noted[] | null;
}

/**
 * Reuses stored answers for a newer revision whose context compiles to the same bytes.
 * @returns the rows in which another answer was stored since the comparison. They stay unchanged: the new answer belongs to
 * another context or version, so it may not hold for this revision.
 */
export async function carryAnswers(
  tx: Transaction,
  landing: AnswersChange,
  carried: readonly CarryRecord[],
): Promise<{ document_id: string; judgment_id: string }[]> {
  if (carried.length === 0) return [];
  await keepReplaced(tx, landing, GOES_ON, carried);
  return tx.query({
    name: "answers_carry",
    text: `
      with r as (
        select * from jsonb_to_recordset($3::jsonb) as r(d text, j text, i bigint, r bigint, v integer, h text, o bigint, w jsonb)
      ), carried as (
        update answers a
        set revision = r.r, attempted_revision = r.r, attempted_version = a.version, sequence = $2, error = null, warnings = r.w,
            outdated = ${stillOutdated("r.o")}
        from r
        where a.namespace_id = $1 and a.document_id = r.d and a.judgment_id = r.j and ${GOES_ON}
      )
      select a.document_id, a.judgment_id from r
        join answers a on a.namespace_id = $1 and a.document_id = r.d and a.judgment_id = r.j
      where a.incarnation = r.i and a.attempted_revision <= r.r and (${IS_SAME}) is not true`,
    values: [landing.namespaceId, landing.sequence, JSON.stringify(carried)],
  });
}

/** Stores failed attempts. An earlier answer of the same generation stays beside the error. */
export async function noteFailures(
  tx: Transaction,
  landing: AnswersChange,
  failures: readonly { d: string; j: string; i: number; r: number; v: number; error: AnswerError }[],
): Promise<void> {
  if (failures.length === 0) return;
  await keepReplaced(tx, landing, GIVES_WAY, failures);
  await tx.query({
    name: "answers_note_failures",
    text: `
      insert into answers (namespace_id, document_id, judgment_id, incarnation, sequence, attempted_revision, attempted_version, error)
      select $1, f.d, f.j, f.i, $2, f.r, f.v, f.error
      from jsonb_to_recordset($3::jsonb) as f(d text, j text, i bigint, r bigint, v integer, error jsonb)
      on conflict (namespace_id, document_id, judgment_id) do update
      set sequence = excluded.sequence, attempted_revision = excluded.attempted_revision,
          attempted_version = excluded.attempted_version, error = excluded.error, incarnation = excluded.incarnation,
          outdated = answers.outdated and answers.incarnation = excluded.incarnation,
          revision = case when answers.incarnation = excluded.incarnation then answers.revision end,
          version = case when answers.incarnation = excluded.incarnation then answers.version end
      where answers.incarnation < excluded.incarnation or answers.attempted_revision <= excluded.attempted_revision`,
    values: [landing.namespaceId, landing.sequence, JSON.stringify(failures)],
  });
}

/**
 * Marks answers as outdated because something from elsewhere that their contexts show has changed. `mark` is a random number that
 * identifies the change. If the documents will be judged again, their deferral has the same mark.
 */
export async function outdateAnswers(
  tx: Transaction,
  change: AnswersChange,
  mark: number,
  outdated: readonly { documentId: string; judgmentId: string }[],
): Promise<void> {
  if (outdated.length === 0) return;
  const records = outdated.map(({ documentId, judgmentId }) => ({ d: documentId, j: judgmentId }));
  if (change.highestPin !== null) {
    const all = records.map((record) => ({ ...record, i: 0, r: Number.MAX_SAFE_INTEGER }));
    await keepReplaced(tx, change, GIVES_WAY, all);
  }
  await tx.query({
    name: "answers_outdate",
    text: `
      update answers a set outdated = true, outdated_by = $4, sequence = $2
      from jsonb_to_recordset($3::jsonb) as o(d text, j text)
      where a.namespace_id = $1 and a.document_id = o.d and a.judgment_id = o.j`,
    values: [change.namespaceId, change.sequence, JSON.stringify(records), mark],
  });
}

/** Removes the answers of documents that this change deletes or replaces with a new generation. */
export async function forgetAnswers(tx: Transaction, change: AnswersChange, documentIds: readonly string[]): Promise<void> {
  const { namespaceId, sequence, highestPin } = change;
  if (highestPin === null) {
    await tx.query({
      name: "answers_forget",
      text: "delete from answers where namespace_id = $1 and document_id = any($2)",
      values: [namespaceId, documentIds],
    });
    return;
  }
  noteRetained(tx, namespaceId, documentIds.length * ANSWER_BYTES);
  await tx.query({
    name: "answers_forget_and_keep",
    text: `
      with gone as (delete from answers where namespace_id = $1 and document_id = any($2) returning ${kept})
      insert into answer_history (namespace_id, superseded, ${kept})
      select $1, $3, ${kept} from gone where sequence <= $4`,
    values: [namespaceId, documentIds, sequence, highestPin],
  });
}
