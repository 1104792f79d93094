/**
 * What becomes of answers whose contexts show something that has changed: they are fresh no longer. In the scope of their judgment's
 * `freshness.fanout` they are judged anew, which costs nothing where the context turns out to be the same; the others stay `stale`
 * until something else has them judged. A failure is outdated like an answer: the context that failed may be another
 * now. Where it is the same the failure stands, and waits for its retry if it has one.
 */
import type { Transaction } from "#src/db/database.ts";
import { durationMs } from "#src/durations.ts";
import { newNumber } from "#src/ids.ts";
import type { JsonObject } from "#src/json.ts";
import { appliesTo, matches } from "#src/judgments/applies-to.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judgments/judgment.ts";
import { hold, recordCommit } from "#src/namespaces/sequence.ts";
import { outdateAnswers } from "../answers.ts";
import { deferAndWake } from "../deferrals.ts";
import { raiseGeneration } from "./followed.ts";
import { readAttempted } from "./sql.ts";

/** A document whose context for a judgment may show a change. */
export interface Dependant {
  documentId: string;
  judgmentId: string;
  attributes: JsonObject;
  createdAt: Date;
  /** When what it shows changed first since it was last looked for, and last. */
  firstAt: Date;
  changedAt: Date;
  /** Its answer for a revision after this sequence knows of the change; null or absent: none does. */
  since?: number | null;
}

const DEFAULT_DEBOUNCE_MS = 0;
const DEFAULT_MAX_WAIT_MS = 60_000;

/** Marks tell changes apart. */
export const newMark = newNumber;

/** @param judgments those of the namespace, by name */
export async function outdate(
  tx: Transaction,
  namespaceId: number,
  judgments: ReadonlyMap<string, Judgment>,
  dependants: readonly Dependant[],
  now: Date,
): Promise<void> {
  const active = new Map([...judgments.values()].filter(isActive).map((judgment) => [judgment.judgmentId, judgment]));
  const asked = dependants.filter(({ judgmentId, attributes }) => {
    const judgment = active.get(judgmentId);
    return judgment !== undefined && appliesTo(judgment.definition, attributes);
  });
  if (asked.length === 0) return;
  // From here on nothing lands: what has landed is found below, and what lands after sees the generation.
  if (!(await raiseGeneration(tx, namespaceId))) return;
  const attempted = new Map((await readAttempted(tx, namespaceId, asked)).map((one) => [keyOf(one), one.revision]));
  const outdated = asked.filter((one) => {
    const revision = attempted.get(keyOf(one));
    return revision !== undefined && (one.since == null || revision <= one.since);
  });
  if (outdated.length === 0) return;
  const mark = newMark();
  const change = (await hold(tx, namespaceId))!;
  await outdateAnswers(tx, change, mark, outdated);
  await recordCommit(tx, { ...change, at: now, documentIds: [...new Set(outdated.map(({ documentId }) => documentId))] });
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

function keyOf({ documentId, judgmentId }: { documentId: string; judgmentId: string }): string {
  return `${judgmentId}\n${documentId}`;
}

/** Only what answers on write is judged anew by itself. */
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
 * What judges nothing anew by itself is compiled all the same: where the context turns out to be the same the answer stays fresh, which nothing
 * but another look at it would tell later. What answers on read gets that when it is read.
 */
export function isCompared({ freshness: { policy } }: Pick<Judgment, "freshness">): boolean {
  return policy === "manual" || policy === "periodic";
}

export function waitsOf({ freshness: { fanout } }: Pick<ActiveJudgment, "freshness">): { debounceMs: number; maxWaitMs: number } {
  return { debounceMs: fanout?.debounce_ms ?? DEFAULT_DEBOUNCE_MS, maxWaitMs: fanout?.max_wait_ms ?? DEFAULT_MAX_WAIT_MS };
}
