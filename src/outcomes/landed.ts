/**
 * Evaluations that land when outcomes they may have foretold are there already: an evaluation is timed before it lands, so an outcome may have been
 * posted in between; and an outcome may say that it was observed later than it was posted.
 */
import { outcomesChanged } from "#src/calibration/due.ts";
import type { Transaction } from "#src/db/database.ts";
import { durationMs } from "#src/durations.ts";
import type { RawAnswer } from "#src/judging/engine.ts";
import type { ActiveJudgment } from "#src/judgments/judgment.ts";
import type { Held } from "#src/namespaces/sequence.ts";
import { readObservedSince, setMatches } from "./matching-sql.ts";
import { measured } from "./measured.ts";

/** An evaluation that gave an answer. */
export interface LandedEvaluation {
  documentId: string;
  incarnation: number;
  judgment: ActiveJudgment;
  engine: string;
  engineVersion: string;
  answer: RawAnswer;
}

/** Holds outcomes against what lands, of a namespace that the caller holds. */
export async function matchLanded(
  tx: Transaction,
  organizationId: string,
  { namespaceId, latestOutcome }: Pick<Held, "namespaceId" | "latestOutcome">,
  at: Date,
  landed: readonly LandedEvaluation[],
): Promise<void> {
  if (latestOutcome === null || latestOutcome < at || landed.length === 0) return;
  const keyOf = (documentId: string, judgmentId: string) => `${judgmentId}\n${documentId}`;
  const by = new Map(landed.map((one) => [keyOf(one.documentId, one.judgment.judgmentId), one]));
  const evaluations = [...by.values()].map(({ documentId, judgment, incarnation }) => ({
    d: documentId,
    j: judgment.judgmentId,
    i: incarnation,
    ms: durationMs(judgment.definition.horizon),
  }));
  const outcomes = await readObservedSince(tx, namespaceId, at, evaluations);
  const matches = outcomes.map(({ id, documentId, judgmentId, value }) => {
    const { judgment, incarnation, engine, engineVersion, answer } = by.get(keyOf(documentId, judgmentId))!;
    return { id, incarnation, version: judgment.activeVersion, engine, engineVersion, answer, ...measured(answer, value) };
  });
  if (matches.length === 0) return;
  await setMatches(tx, namespaceId, at, matches);
  const judgmentOf = new Map(outcomes.map(({ id, judgmentId }) => [id, judgmentId]));
  const gained = matches.map((match) => ({ ...match, judgmentId: judgmentOf.get(match.id)! }));
  await outcomesChanged(tx, organizationId, [...outcomes, ...gained], at);
}
