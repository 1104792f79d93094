/** Rows as the response shows them. */
import type { Answer, Attributes, QueryInclude, QueryRow } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { answerViews, readAnswerViews } from "#src/judging/reading/answer-view.ts";
import { hidesSource, readLargeState, readLargeStateOnce, State, withoutSource } from "#src/records/documents/documents.ts";
import type { AsOf } from "./as-of.ts";
import type { FoundRow } from "./found.ts";
import * as sql from "./sql.ts";

/** Whether rows need more content of their documents. */
export function isContentAsked(include: QueryInclude | undefined): boolean {
  const { attributes, state } = contentOf(include);
  return attributes || state;
}

/** The content to read for rows. */
function contentOf(include: QueryInclude | undefined): { attributes: boolean; state: boolean } {
  // The attributes decide whether a judgment applies, and so whether there is an answer.
  return { attributes: isAsked(include?.attributes) || names(include?.answers), state: include?.state ?? false };
}

/** @param asOf the state to read; null means the current one */
export async function rowViews(
  session: Session,
  { namespaceId, name, scope }: { namespaceId: number; name: string; scope: string | null },
  rows: readonly FoundRow[],
  include: QueryInclude | undefined,
  judgments: ReadonlyMap<string, Judgment>,
  asOf: AsOf | null,
): Promise<QueryRow[]> {
  const contents = await readContents(session, namespaceId, rows, include, asOf);
  const documents = rows.map((row) => ({ ...row, attributes: contents.get(row.document_id)?.attributes ?? {} }));
  const answering = [...new Set(include?.answers)].map((name) => judgments.get(name)!);
  const answers = await readAnswers(session, namespaceId, documents, answering, asOf);
  const states = include?.state ? await readLargeStates(session, namespaceId, contents, asOf) : new Map<string, State>();
  const stateOf = (id: string): State => {
    const state = states.get(id) ?? State.stored(contents.get(id)!.state!);
    return hidesSource(scope, name, id) ? withoutSource(state) : state;
  };
  return documents.map((row) => ({
    id: row.document_id,
    revision: row.revision,
    ...(isAsked(include?.attributes) ? { attributes: included(row.attributes as Attributes, include?.attributes) } : {}),
    ...(names(include?.answers) ? { answers: answers.get(row.document_id)! } : {}),
    // As JSON text, without parsing.
    ...(include?.state ? { state: stateOf(row.document_id) as unknown as QueryRow["state"] & {} } : {}),
  }));
}

async function readContents(
  session: Session,
  namespaceId: number,
  rows: readonly FoundRow[],
  include: QueryInclude | undefined,
  asOf: AsOf | null,
): Promise<ReadonlyMap<string, sql.ContentRow>> {
  if (rows.length === 0 || !isContentAsked(include)) return new Map();
  const ids = rows.map((row) => row.document_id);
  const found = asOf
    ? await sql.readContentAsOf(session, namespaceId, ids, contentOf(include), asOf.sequence)
    : await sql.readContent(session, namespaceId, ids, contentOf(include));
  return new Map(found.map((row) => [row.document_id, row]));
}

/** The states that were too large for the statement of all rows. The transaction is a snapshot, so their documents still exist. */
async function readLargeStates(
  session: Session,
  namespaceId: number,
  contents: ReadonlyMap<string, sql.ContentRow>,
  asOf: AsOf | null,
): Promise<ReadonlyMap<string, State>> {
  const read = asOf ? readLargeStateOnce : readLargeState;
  const states = new Map<string, State>();
  for (const { document_id: documentId, revision, state } of contents.values()) {
    if (state === null) states.set(documentId, (await read(session, { namespaceId, documentId, revision }))!);
  }
  return states;
}

async function readAnswers(
  session: Session,
  namespaceId: number,
  documents: Parameters<typeof answerViews>[0],
  judgments: readonly Judgment[],
  asOf: AsOf | null,
): Promise<ReadonlyMap<string, Record<string, Answer>>> {
  if (judgments.length === 0 || documents.length === 0) return new Map();
  if (asOf === null) return readAnswerViews(session, namespaceId, documents, judgments);
  const ids = documents.map(({ document_id }) => document_id);
  const waiting = new Map([...asOf.waiting].map(([judgment, waits]) => [judgment, new Set(waits)]));
  return answerViews(documents, judgments, {
    stored: await sql.readAnswersAsOf(session, namespaceId, ids, asOf.sequence),
    waits: (documentId, judgmentId) => waiting.get(judgmentId)?.has(documentId) ?? false,
    judgedUpTo: asOf.judgedUpTo,
  });
}

function isAsked(attributes: QueryInclude["attributes"]): boolean {
  return typeof attributes === "boolean" ? attributes : names(attributes);
}

function included(attributes: Attributes, asked: QueryInclude["attributes"]): Attributes {
  return typeof asked === "object" ? chosen(attributes, asked) : attributes;
}

/** Whether a list of what to include is not empty. */
function names(list: readonly string[] | undefined): boolean {
  return list !== undefined && list.length > 0;
}

/** Those of the named members that exist. */
function chosen<T>(members: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(members, name)).map((name) => [name, members[name]!]));
}
