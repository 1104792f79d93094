/** What was found, as the response shows it. */
import type { Answer, Attributes, QueryInclude, QueryRow } from "#generated/types.ts";
import type { Session } from "#src/db/database.ts";
import { readAnswerViews } from "#src/judging/answer-view.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { FoundRow } from "./page.ts";

/** The content that rows must be read with. */
export function contentOf(include: QueryInclude | undefined): { attributes: boolean; state: boolean } {
  // Whether a judgment applies, and so has an answer, is told by the attributes.
  return { attributes: names(include?.attributes) || names(include?.answers), state: include?.state ?? false };
}

export async function rowViews(
  session: Session,
  namespaceId: number,
  rows: readonly FoundRow[],
  include: QueryInclude | undefined,
  judgments: ReadonlyMap<string, Judgment>,
): Promise<QueryRow[]> {
  const included = [...new Set(include?.answers)].map((name) => judgments.get(name)!);
  const answers = await readAnswers(session, namespaceId, rows, included);
  return rows.map((row) => ({
    id: row.document_id,
    revision: row.revision,
    ...(names(include?.attributes) ? { attributes: chosen(row.attributes!, include!.attributes!) as Attributes } : {}),
    ...(names(include?.answers) ? { answers: answers.get(row.document_id)! } : {}),
    ...(include?.state ? { state: row.state! } : {}),
  }));
}

async function readAnswers(
  session: Session,
  namespaceId: number,
  rows: readonly FoundRow[],
  judgments: readonly Judgment[],
): Promise<ReadonlyMap<string, Record<string, Answer>>> {
  if (judgments.length === 0 || rows.length === 0) return new Map();
  const documents = rows.map((row) => ({ ...row, attributes: row.attributes!, state: row.state ?? {} }));
  return readAnswerViews(session, namespaceId, documents, judgments);
}

/** Whether a list of what to include names anything. */
function names(list: readonly string[] | undefined): boolean {
  return list !== undefined && list.length > 0;
}

/** Those of the named members that there are. */
function chosen<T>(members: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(members, name)).map((name) => [name, members[name]!]));
}
