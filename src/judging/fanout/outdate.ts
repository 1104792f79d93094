/**
 * Marks answers as outdated when data that their contexts show has changed. If the judgment's `freshness.fanout` covers the document, the
 * answer is judged again. This costs nothing if the context is the same. Other answers stay `stale` until something else causes judging.
 * Failures are outdated like answers, because their context may differ now. If it is the same, the failure and its retry stay.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { newNumber } from "#src/foundation/ids.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";
import { durationMs } from "#src/foundation/time/durations.ts";
import { deferAndWake } from "#src/judging/asking/deferrals.ts";
import { appliesTo, matches } from "#src/judging/definitions/applies-to.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { outdateAnswers } from "#src/records/answers/answers.ts";
import { lockNamespace, recordCommit } from "#src/records/namespaces/sequence.ts";
import { raiseGeneration } from "#src/records/shown/followed.ts";
import { readAttempted } from "./sql.ts";

/** A document whose context for a judgment may show a change. */
export interface Dependant {
  documentId: string;
  judgmentId: string;
  attributes: JsonObject;
  createdAt: Date;
  /** When the shown data first changed since the last walk, and when it last changed. */
  firstAt: Date;
  changedAt: Date;
  /** An answer for a revision after this sequence already takes the change into account. Null or absent: no answer does. */
  since?: number | null;
}

const DEFAULT_DEBOUNCE_MS = 0;
const DEFAULT_MAX_WAIT_MS = 60_000;

/** A mark identifies a change. */
export const newMark = newNumber;

/** @param judgments the judgments of the namespace, by name */
export async function outdate(
  tx: Transaction,
  namespaceId: number,
  judgments: ReadonlyMap<string, Judgment>,
  dependants: readonly Dependant[],
  now: Date,
): Promise<void> {
  const active = activeOf(judgments);
  const { outdated, mark } = await outdateOnly(tx, namespaceId, judgments, dependants, now);
  if (outdated.length === 0) return;
  const due = outdated.filter((one) => {
    const judgment = active.get(one.judgmentId)!;
    return isInScope(judgment, one) || isCompared(judgment);
  });
  await deferAndWake(
    tx,
    namespaceId,
    due.map(({ documentId, judgmentId, changedAt, firstAt }) => ({
      documentId,
      judgmentId,
      reason: "fanout",
      revision: 0,
      changedAt,
      firstAt,
      ...(isCompared(active.get(judgmentId)!) ? { debounceMs: 0, maxWaitMs: 0 } : waitsOf(active.get(judgmentId)!)),
      mark,
    })),
  );
}

/** Marks answers, but has nothing judged or compared: the caller does that later. Returns those that it has marked. */
export async function outdateOnly(
  tx: Transaction,
  namespaceId: number,
  judgments: ReadonlyMap<string, Judgment>,
  dependants: readonly Dependant[],
  now: Date,
): Promise<{ outdated: readonly Dependant[]; mark: number }> {
  const mark = newMark();
  const none = { outdated: [], mark };
  const active = activeOf(judgments);
  const asked = dependants.filter(({ judgmentId, attributes }) => {
    const judgment = active.get(judgmentId);
    return judgment !== undefined && appliesTo(judgment.definition, attributes);
  });
  if (asked.length === 0) return none;
  // This takes the namespace lock. Answers stored before are found below; answers stored later see the new generation.
  if (!(await raiseGeneration(tx, namespaceId))) return none;
  const attempted = new Map((await readAttempted(tx, namespaceId, asked)).map((one) => [keyOf(one), one.revision]));
  const outdated = asked.filter((one) => {
    const revision = attempted.get(keyOf(one));
    return revision !== undefined && (one.since == null || revision <= one.since);
  });
  if (outdated.length === 0) return none;
  const change = (await lockNamespace(tx, namespaceId))!;
  await outdateAnswers(tx, change, mark, outdated);
  await recordCommit(tx, { ...change, at: now, documentIds: [...new Set(outdated.map(({ documentId }) => documentId))] });
  return { outdated, mark };
}

function activeOf(judgments: ReadonlyMap<string, Judgment>): ReadonlyMap<string, ActiveJudgment> {
  return new Map([...judgments.values()].filter(isActive).map((judgment) => [judgment.judgmentId, judgment]));
}

function keyOf({ documentId, judgmentId }: { documentId: string; judgmentId: string }): string {
  return `${judgmentId}\n${documentId}`;
}

/** Only judgments with policy `on_write` are judged again automatically. */
export function isInScope(
  { freshness }: Pick<Judgment, "freshness">,
  { attributes, createdAt, changedAt }: Pick<Dependant, "attributes" | "createdAt" | "changedAt">,
): boolean {
  if (freshness.policy !== "on_write") return false;
  const { created_within, where } = freshness.fanout?.scope ?? {};
  if (created_within !== undefined && createdAt.getTime() < changedAt.getTime() - durationMs(created_within)) return false;
  return where === undefined || matches(where, attributes);
}

/**
 * These policies do not judge automatically, but the context is compiled all the same. If it is unchanged the answer stays fresh, and
 * nothing else would find that out later. With policy `on_read` that check happens on read.
 */
export function isCompared({ freshness: { policy } }: Pick<Judgment, "freshness">): boolean {
  return policy === "manual" || policy === "periodic";
}

export function waitsOf({ freshness: { fanout } }: Pick<ActiveJudgment, "freshness">): { debounceMs: number; maxWaitMs: number } {
  return { debounceMs: fanout?.debounce_ms ?? DEFAULT_DEBOUNCE_MS, maxWaitMs: fanout?.max_wait_ms ?? DEFAULT_MAX_WAIT_MS };
}
