/**
 * How much judging of other judgments a judgment's answers have caused, according to last week's log. Each answer is compared
 * with the one before it.
 */
import type { DownstreamLine } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { dependentsOf } from "#src/judging/definitions/dependent-judgments.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { readFields } from "#src/records/documents/documents.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { type Change, type Downstream, type DownstreamParts, downstreamOf, linesOf, repeated, together } from "./downstream.ts";
import { type Given, readGiven } from "./downstream-sql.ts";
import type { Estimated } from "./estimate.ts";
import { type History, lengthsOf, monthly, type ReplayParts, weekBefore } from "./replay.ts";

/** Whether any judgment reads it. */
export async function isRead(session: Session, { strata }: Pick<Estimated, "strata">): Promise<boolean> {
  const [stratum] = strata;
  if (!stratum) return false;
  const { namespace, judgment } = stratum;
  return (await dependentsOf(session, namespace.organizationId, { kind: "judgment", ...judgment })).length > 0;
}

/**
 * One line per reading judgment whose cut or band has flipped in the week; undefined if none has. Based on the estimate's sample
 * of documents.
 * @param known the history of the scope, if it was already replayed
 */
export async function downstreamLines(
  parts: ReplayParts,
  { strata, drawn, estimate: { documents } }: Pick<Estimated, "strata" | "drawn" | "estimate">,
  known?: History,
): Promise<DownstreamLine[] | undefined> {
  if (!(await isRead(parts.db, { strata }))) return undefined;
  const since = weekBefore(parts.clock.now());
  const found: { namespaceId: number; flips: Downstream }[] = [];
  for (const { stratum, ids } of drawn) {
    const flips = await flipsOfWeek(parts, stratum.namespace, stratum.judgment, ids, since);
    if (Object.keys(flips).length > 0) found.push({ namespaceId: stratum.namespace.namespaceId, flips });
  }
  if (found.length === 0) return undefined;
  const lengths = known?.lengths ?? (await lengthsOf(parts, strata));
  const sampled = drawn.reduce((sum, { ids }) => sum + ids.length, 0);
  const times = (namespaceId: number) => monthly(documents / sampled, { days: lengths.get(namespaceId) ?? 0 });
  return linesOf(parts, together(found.map(({ namespaceId, flips }) => repeated(flips, times(namespaceId)))));
}

/**
 * The flips by answers that documents of a namespace got since a moment.
 * @param judgment its thresholds define the cuts
 */
export async function flipsOfWeek(
  parts: DownstreamParts,
  namespace: NamespaceIdentity,
  judgment: Pick<Judgment, "name" | "judgmentId" | "thresholds">,
  ids: readonly string[],
  since: Date,
): Promise<Downstream> {
  const given = await readGiven(parts.db, namespace.namespaceId, judgment.judgmentId, ids, since);
  if (given.length === 0) return {};
  const fields = await readFields(parts.db, namespace.namespaceId, ids);
  const documents = new Map(fields.map((row) => [row.document_id, row]));
  const changes = [...Map.groupBy(given, ({ id }) => id)].flatMap(([id, answers]): Change[] => {
    const document = documents.get(id);
    return document ? successive(answers, since).map((change) => ({ ...change, document })) : [];
  });
  return downstreamOf(parts, namespace, judgment, changes);
}

/** Each answer since the moment, with the previous one of the same generation of its document. */
function successive(answers: readonly Given[], since: Date): Omit<Change, "document">[] {
  return answers.flatMap(({ answer, incarnation, at }, index) => {
    if (at < since) return [];
    const before = answers[index - 1];
    return [{ before: before?.incarnation === incarnation ? before.answer : undefined, after: answer }];
  });
}
