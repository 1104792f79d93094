/**
 * Answers that land after documents have been looked for whose contexts show a change. Those documents that were being judged then had no
 * answer yet, or another one: whether theirs shows the change is not known, so they are compiled once more.
 */
import type { Transaction } from "#src/db/database.ts";
import { type AnswersChange, outdateAnswers } from "../answers.ts";
import { deferAndWake } from "../deferrals.ts";
import type { Judged } from "../judged.ts";
import { newMark } from "./outdate.ts";

/** The namespace is held, so its generation stays what it is. */
export async function recheck(
  tx: Transaction,
  landing: AnswersChange & { fanoutGeneration: number; at: Date },
  judged: readonly Judged[],
): Promise<void> {
  const overlooked = judged.filter(
    (one) =>
      (one.kind === "answered" || one.kind === "carried") &&
      one.compiled.generation !== null &&
      one.compiled.generation !== landing.fanoutGeneration,
  );
  if (overlooked.length === 0) return;
  const mark = newMark();
  const pairs = overlooked.map(({ due: { document, judgment } }) => ({
    documentId: document.document_id,
    judgmentId: judgment.judgmentId,
    policy: judgment.freshness.policy,
  }));
  await outdateAnswers(tx, landing, mark, pairs);
  const waits = { reason: "fanout", revision: 0, changedAt: landing.at, debounceMs: 0, maxWaitMs: 0, mark } as const;
  await deferAndWake(
    tx,
    landing.namespaceId,
    pairs
      .filter(({ policy }) => policy !== "on_read")
      .map(({ documentId, judgmentId }) => ({ documentId, judgmentId, ...waits })),
  );
}
