/** An answer as the API returns it. Its freshness and thresholds are computed from the stored answer at the time of the read. */
import type { Answer, AnswerValues, AnswerWarning } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { readOffset } from "#src/foundation/db/positions.ts";
import { freshnessOf, willBeReached } from "#src/judging/asking/freshness.ts";
import { warningsOf } from "#src/judging/contexts/warnings.ts";
import { appliesTo } from "#src/judging/definitions/applies-to.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import { evaluateThresholds } from "#src/judging/definitions/thresholds.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { calibratedAnswer, type Evaluated } from "#src/judging/numbers/applied.ts";
import { partsOf } from "#src/judging/numbers/combine.ts";
import { confidence } from "#src/judging/numbers/confidence.ts";
import { type AnswerError, rawAnswer, readAnswers, type StoredAnswer } from "#src/records/answers/answers.ts";
import { readDeferred } from "#src/records/answers/deferred.ts";
import { READER } from "#src/records/answers/reader.ts";
import type { DocumentRow } from "#src/records/documents/documents.ts";

/** The members of a document that its answers depend on. */
export type AnsweredDocument = Pick<DocumentRow, "document_id" | "revision" | "incarnation" | "attributes">;

/** What answers are computed from. */
export interface Standing {
  stored: readonly StoredAnswer[];
  /** Whether judging of this pair is deferred. */
  waits(documentId: string, judgmentId: string): boolean;
  /** The sequence up to which catch-up has processed the change feed. */
  judgedUpTo: number;
}

/** The answers of documents, by document and judgment name. A judgment that does not apply has none. */
export async function readAnswerViews(
  session: Session,
  namespaceId: number,
  documents: readonly AnsweredDocument[],
  judgments: readonly Judgment[],
): Promise<Map<string, Record<string, Answer>>> {
  const ids = documents.map(({ document_id }) => document_id);
  return completeAnswerViews(session, namespaceId, documents, judgments, await readAnswers(session, namespaceId, ids));
}

/** The same for answers that are known to be fresh. */
export function freshAnswerViews(
  documents: readonly AnsweredDocument[],
  judgments: readonly Judgment[],
  stored: readonly StoredAnswer[],
): Map<string, Record<string, Answer>> {
  return answerViews(documents, judgments, { stored, waits: () => false, judgedUpTo: Number.MAX_SAFE_INTEGER });
}

/** The same for a caller that has already read the answers, after the documents. */
export async function completeAnswerViews(
  session: Session,
  namespaceId: number,
  documents: readonly AnsweredDocument[],
  judgments: readonly Judgment[],
  stored: readonly StoredAnswer[],
): Promise<Map<string, Record<string, Answer>>> {
  const views = freshAnswerViews(documents, judgments, stored);
  if ([...views.values()].every((answers) => Object.values(answers).every(({ freshness }) => freshness === "fresh")))
    return views;
  // First check whether an answer is on its way, then read the answers again. If it is stored in between, this sees it as stored. The other
  // order could see it as neither stored nor on its way.
  const ids = documents.map(({ document_id }) => document_id);
  const { position } = await readOffset(session, namespaceId, READER);
  const waiting = new Set((await readDeferred(session, namespaceId, ids)).map((row) => `${row.judgment_id}\n${row.document_id}`));
  return answerViews(documents, judgments, {
    stored: await readAnswers(session, namespaceId, ids),
    waits: (documentId, judgmentId) => waiting.has(`${judgmentId}\n${documentId}`),
    judgedUpTo: position,
  });
}

/** The same, from data that was already read. */
export function answerViews(
  documents: readonly AnsweredDocument[],
  judgments: readonly Judgment[],
  { stored, waits, judgedUpTo }: Standing,
): Map<string, Record<string, Answer>> {
  const answers = new Map(stored.map((answer) => [`${answer.judgment_id}\n${answer.document_id}`, answer]));
  return new Map(
    documents.map((document) => {
      const views: [string, Answer][] = [];
      for (const judgment of judgments) {
        const key = `${judgment.judgmentId}\n${document.document_id}`;
        const found = answers.get(key);
        const own = found?.incarnation === document.incarnation ? found : undefined;
        const coming = waits(document.document_id, judgment.judgmentId) || willBeReached(document, judgment, own, judgedUpTo);
        const view = answerView(document, judgment, own, coming);
        if (view) views.push([judgment.name, view]);
      }
      // `fromEntries` keeps a name `__proto__` as an ordinary member.
      return [document.document_id, Object.fromEntries(views)];
    }),
  );
}

function told({ code, message, at }: AnswerError): NonNullable<Answer["error"]> {
  return { code, message, at } as NonNullable<Answer["error"]>;
}

/**
 * Undefined if the judgment is inactive or does not apply to the document.
 *
 * @param own the stored answer of this incarnation of the document
 */
export function answerView(
  document: AnsweredDocument,
  judgment: Judgment,
  own: StoredAnswer | undefined,
  willBeJudged: boolean,
): Answer | undefined {
  if (!isActive(judgment)) return undefined;
  if (!appliesTo(judgment.definition, document.attributes)) return undefined;
  const raw = own && rawAnswer(judgment.type, own);
  const freshness = freshnessOf(document, judgment, own, willBeJudged);
  const failed = own?.error ? { error: told(own.error) } : {};
  if (!own || !raw) return { type: judgment.type, freshness, ...warned(warningsOf(judgment, null)), ...failed };
  return {
    type: judgment.type,
    freshness,
    version: own.version!,
    engine: { name: own.engine!, version: own.engine_version! },
    revision: own.revision!,
    evaluated_at: own.evaluated_at!.toISOString(),
    ...answerValues(raw),
    confidence: confidence(raw),
    calibrated: calibratedValues(judgment, own, raw),
    thresholds: evaluateThresholds(judgment.thresholds, raw),
    ...partValues(raw),
    ...warned(warningsOf(judgment, own.warnings)),
    ...failed,
  };
}

function warned(warnings: readonly AnswerWarning[]): Pick<Answer, "warnings"> {
  return warnings.length === 0 ? {} : { warnings: [...warnings] };
}

function calibratedValues({ calibrations }: Judgment, own: StoredAnswer, raw: RawAnswer): AnswerValues | null {
  const found = calibrations.length === 0 ? null : calibratedAnswer(calibrations, evaluated(own), raw);
  return found && answerValues(found);
}

/** The members of a stored answer that decide its calibration. */
function evaluated({ version, engine, engine_version, evaluated_at }: StoredAnswer): Evaluated {
  return { version: version!, engine: engine!, engineVersion: engine_version!, evaluatedAt: evaluated_at!.getTime() };
}

/** For a composite: the probability of each part. */
export function partValues(raw: RawAnswer): { parts?: Record<string, number> } {
  return raw.type === "bool" && raw.inputs ? { parts: partsOf(raw.inputs) } : {};
}

export function answerValues(raw: RawAnswer): AnswerValues {
  switch (raw.type) {
    case "bool":
      return { p: raw.p };
    case "choice":
      return { value: raw.value, dist: raw.dist, escape_p: raw.dist[ESCAPE] ?? 0 };
    case "score":
      return { score: raw.score, dist: raw.dist };
    default:
      return raw satisfies never;
  }
}
