/** An answer as it is read: its freshness and its thresholds are computed from the stored answer at this moment. */
import type { Answer, AnswerValues, AnswerWarning } from "#generated/types.ts";
import { calibratedAnswer, type Evaluated } from "#src/calibration/applied.ts";
import { partsOf } from "#src/composites/combine.ts";
import type { Session } from "#src/db/database.ts";
import { place } from "#src/db/positions.ts";
import type { DocumentRow } from "#src/documents/documents.ts";
import { appliesTo } from "#src/judgments/applies-to.ts";
import { isActive, type Judgment } from "#src/judgments/judgment.ts";
import { evaluateThresholds } from "#src/judgments/thresholds.ts";
import { type AnswerError, rawAnswer, readAnswers, type StoredAnswer } from "./answers.ts";
import { readDeferred } from "./deferred.ts";
import type { RawAnswer } from "./engine.ts";
import { freshnessOf, willBeReached } from "./freshness.ts";
import { ESCAPE } from "./questions.ts";
import { READER } from "./reader.ts";
import { warningsOf } from "./warnings.ts";

/** A document as far as its answers depend on it. */
export type AnsweredDocument = Pick<DocumentRow, "document_id" | "revision" | "incarnation" | "attributes">;

/** What answers are read against. */
export interface Standing {
  stored: readonly StoredAnswer[];
  /** Whether judging a document is put off. */
  waits(documentId: string, judgmentId: string): boolean;
  /** The sequence that catch-up has come to. */
  judgedUpTo: number;
}

/** The answers of documents to judgments, by document and judgment name; a judgment that does not apply has none. */
export async function readAnswerViews(
  session: Session,
  namespaceId: number,
  documents: readonly AnsweredDocument[],
  judgments: readonly Judgment[],
): Promise<Map<string, Record<string, Answer>>> {
  const ids = documents.map(({ document_id }) => document_id);
  return completeAnswerViews(session, namespaceId, documents, judgments, await readAnswers(session, namespaceId, ids));
}

/** The same of answers that are known to be fresh. */
export function freshAnswerViews(
  documents: readonly AnsweredDocument[],
  judgments: readonly Judgment[],
  stored: readonly StoredAnswer[],
): Map<string, Record<string, Answer>> {
  return answerViews(documents, judgments, { stored, waits: () => false, judgedUpTo: Number.MAX_SAFE_INTEGER });
}

/** The same where answers have been read already, after the documents. */
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
  // Whether an answer is on its way is asked before the answers are read again: one that lands in between is then seen as there,
  // and never as neither there nor on its way.
  const ids = documents.map(({ document_id }) => document_id);
  const { position } = await place(session, namespaceId, READER);
  const waiting = new Set((await readDeferred(session, namespaceId, ids)).map((row) => `${row.judgment_id}\n${row.document_id}`));
  return answerViews(documents, judgments, {
    stored: await readAnswers(session, namespaceId, ids),
    waits: (documentId, judgmentId) => waiting.has(`${judgmentId}\n${documentId}`),
    judgedUpTo: position,
  });
}

/** The same of what has been read already. */
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
      // Also one named `__proto__` is a member.
      return [document.document_id, Object.fromEntries(views)];
    }),
  );
}

function told({ code, message, at }: AnswerError): NonNullable<Answer["error"]> {
  return { code, message, at } as NonNullable<Answer["error"]>;
}

/**
 * Undefined where the judgment is inactive, or does not apply to the document.
 * @param own the answer that is stored of this life of the document
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

/** What the calibration of a stored answer goes by. */
function evaluated({ version, engine, engine_version, evaluated_at }: StoredAnswer): Evaluated {
  return { version: version!, engine: engine!, engineVersion: engine_version!, evaluatedAt: evaluated_at!.getTime() };
}

/** Of a composite each part's probability. */
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

/** (n·peak − 1) / (n − 1) over the n options or levels; two of them for a bool. Certain where there is but one: a choice among no documents. */
export function confidence(raw: RawAnswer): number {
  const masses = raw.type === "bool" ? [raw.p, 1 - raw.p] : Object.values(raw.dist);
  const n = masses.length;
  if (n === 1) return 1;
  return Math.min(1, Math.max(0, (n * Math.max(...masses) - 1) / (n - 1)));
}
