/**
 * Matches evaluations that are persisted after the outcomes they may have predicted. An evaluation gets its time before it is
 * persisted, so an outcome may be posted in between. Also, an outcome's observation time may be later than its posting.
 */

import type { Transaction } from "#src/foundation/db/database.ts";
import { durationMs } from "#src/foundation/time/durations.ts";
import type { LandedEvaluation } from "#src/judging/landing/landed-evaluations.ts";
import { outcomesChanged } from "#src/quality/due/due.ts";
import { measured } from "#src/quality/fits/measured.ts";
import type { Locked } from "#src/records/namespaces/sequence.ts";
import { agreedInHour } from "./agreed-by-hour.ts";
import { readObservedSince, setMatches } from "./matching-sql.ts";

/** Matches outcomes with new evaluations, in a namespace that the caller has locked. */
export async function matchLanded(
  tx: Transaction,
  organizationId: string,
  { namespaceId, latestOutcome }: Pick<Locked, "namespaceId" | "latestOutcome">,
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
  const judgmentOf = new Map(
    outcomes.map(({ id, documentId, judgmentId }) => [id, by.get(keyOf(documentId, judgmentId))!.judgment]),
  );
  const compared = matches.map((match) => ({ ...match, judgment: judgmentOf.get(match.id)! }));
  tx.counted?.(agreedInHour({ organizationId, namespaceId, at }, compared));
  const gained = compared.map(({ judgment, ...match }) => ({ ...match, judgmentId: judgment.judgmentId }));
  await outcomesChanged(tx, organizationId, [...outcomes, ...gained], at);
}
