/** What a trial shows: of each document its context, and its answer if an engine was asked. */
import type { Answer, TriedDocument, Usage } from "#generated/types.ts";
import { tokensAtMost } from "#src/judging/asking/billing.ts";
import type { Prepared } from "#src/judging/asking/judge.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import type { JudgedContext } from "#src/judging/contexts/compile.ts";
import { notedOf, warningsOf } from "#src/judging/contexts/warnings.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { questionText } from "#src/judging/definitions/questions.ts";
import { evaluateThresholds } from "#src/judging/definitions/thresholds.ts";
import { total } from "#src/judging/landing/landing.ts";
import { confidence } from "#src/judging/numbers/confidence.ts";
import { answerValues, partValues } from "#src/judging/reading/answer-view.ts";
import { sizeClassOf } from "#src/judging/reading/explanation.ts";
import type { DocumentRow } from "#src/records/documents/documents.ts";

export interface Tried {
  documents: readonly DocumentRow[];
  judgment: ActiveJudgment;
  prepared: Prepared;
  now: Date;
}

/** What a trial takes, or took. */
export interface Taken {
  units: number;
  tokens: number;
}

export function mostOf({ batches }: Prepared): Taken {
  const asked = batches.flatMap((batch) => batch.asked);
  const units = asked.reduce((sum, one) => sum + one.units, 0);
  return { units, tokens: asked.reduce((sum, { compiled, bill }) => sum + tokensAtMost(bill, compiled.tokens), 0) };
}

export function usageOf({ units, tokens }: Taken): Usage {
  return { bytes_written: 0, bytes_scanned: 0, judgment_units: units, tokens_evaluated: tokens };
}

/** @param judged null if no engine was asked */
export function triedDocuments(tried: Tried, judged: readonly Judged[] | null): TriedDocument[] {
  const { settled, batches } = tried.prepared;
  const asked = new Map(batches.flatMap((batch) => batch.asked).map((one) => [one.due.document.document_id, one]));
  const outcomes = new Map((judged ?? settled).map((one) => [one.due.document.document_id, one]));
  return tried.documents.map(({ document_id, revision }): TriedDocument => {
    const [ahead, outcome] = [asked.get(document_id), outcomes.get(document_id)];
    if (!ahead && !outcome) return { document_id, revision, applies: false };
    const billed = outcome ? total([outcome]).units : 0;
    const compiled = ahead?.compiled ?? (outcome && "compiled" in outcome ? outcome.compiled : null);
    return {
      document_id,
      revision,
      applies: true,
      ...(judged ? { answer: answerOf(tried, revision, outcome) } : {}),
      ...(compiled ? contextOf(tried.judgment, compiled) : {}),
      judgment_units: judged ? billed : (ahead?.units ?? 0),
    };
  });
}

function contextOf({ definition }: ActiveJudgment, compiled: JudgedContext): Partial<TriedDocument> {
  return {
    question: questionText(definition, compiled.options),
    context_text: compiled.text,
    context_hash: Buffer.from(compiled.hash, "base64").toString("hex"),
    cuts: compiled.cut,
    tokens: compiled.tokens,
    size_class: sizeClassOf(compiled.tokens),
  };
}

function answerOf({ judgment, now }: Tried, revision: number, outcome: Judged | undefined): Answer {
  const { type } = judgment;
  const at = now.toISOString();
  if (outcome?.kind === "answered") {
    const { answer: raw, engine: name, engineVersion: version, compiled } = outcome;
    const warnings = warningsOf(judgment, notedOf(compiled));
    return {
      type,
      freshness: "fresh",
      engine: { name, version },
      revision,
      evaluated_at: at,
      ...answerValues(raw),
      confidence: confidence(raw),
      calibrated: null,
      thresholds: evaluateThresholds(judgment.thresholds, raw),
      ...partValues(raw),
      ...(warnings.length > 0 ? { warnings } : {}),
    };
  }
  const { code, message } = outcome?.kind === "failed" ? outcome.failure : late;
  return { type, freshness: "unavailable", error: { code, message, at } as NonNullable<Answer["error"]> };
}

/** What was not answered in time. */
export const late = {
  code: "engine_unavailable",
  message: "The engine did not answer in the time that a trial has.",
  retryAfterMs: null,
} as const;
