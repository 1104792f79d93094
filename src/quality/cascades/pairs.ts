/** Keeps what two engines of a cascade said of the same context, where both were asked to compare them. */
import { hash } from "node:crypto";
import type { Transaction } from "#src/foundation/db/database.ts";
import { newNumber } from "#src/foundation/ids.ts";
import type { LandedEvaluation } from "#src/judging/landing/landed-evaluations.ts";
import { confidence } from "#src/judging/numbers/confidence.ts";
import { isSameLikeliest } from "#src/judging/numbers/likeliest.ts";
import { type NewPair, putPairs } from "./cascades-sql.ts";

/** A delay for documents that arrive one after the other. */
const SHORTLY_MS = 5_000;

/** Call this in the transaction that stores evaluations. It sends one statement, or none. */
export async function notePairs(
  tx: Transaction,
  organizationId: string,
  namespaceId: number,
  at: Date,
  landed: readonly LandedEvaluation[],
): Promise<void> {
  const pairs = new Map<string, NewPair>();
  for (const one of landed) {
    if (!one.first) continue;
    const { judgment, documentId, engineVersion, answer, first } = one;
    const document = hash("sha256", `${namespaceId}\n${documentId}`, "base64");
    pairs.set(`${judgment.judgmentId}\n${document}`, {
      judgmentId: judgment.judgmentId,
      version: judgment.activeVersion,
      document,
      firstVersion: first.engineVersion,
      engineVersion,
      confidence: confidence(first.answer),
      agrees: isSameLikeliest(first.answer, answer),
      claimId: newNumber(),
    });
  }
  if (pairs.size > 0) await putPairs(tx, organizationId, [...pairs.values()], at, new Date(at.getTime() + SHORTLY_MS));
}
