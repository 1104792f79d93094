/**
 * Hourly counts of judgments: how often outcomes agreed with answers. A judgment has one count for all namespaces together. If namespaces
 * inherit it, each of them has one, too. An hour of an organization has at most 1,000 counts of either kind. Later ones are left out,
 * and `organization_hours` says so.
 */
import type { HourCount } from "#src/foundation/counts/hour-counts.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import * as hours from "./judgment-hours-sql.ts";
import { addToHours, readNamedSteps } from "./sql.ts";
import type { Steps } from "./steps.ts";

const MOST = 1_000;
const LEFT_OUT = "outcomes_left_out";
const kindOf = (inherited: boolean) => (inherited ? "of namespaces" : "of judgments");

/** Adds counts of the judgments of one organization. */
export async function addOfJudgments(tx: Transaction, counts: readonly HourCount[]): Promise<void> {
  const { organization_id } = counts[0]!;
  await hours.lockHours(tx, organization_id);
  const leftOut = await hours.addToJudgmentHours(tx, organization_id, rowsOf(counts), MOST);
  if (leftOut.length === 0) return;
  const notes = leftOut.map(({ hour, inherited, value }) => {
    return { organization_id, hour, measure: LEFT_OUT, name: kindOf(inherited), value, largest: false };
  });
  await addToHours(tx, notes);
}

function rowsOf(counts: readonly HourCount[]): hours.JudgmentHour[] {
  const byKey = Map.groupBy(counts, ({ hour, judgment }) => `${hour} ${judgment!.namespaceId} ${judgment!.judgmentId}`);
  return [...byKey.values()].map((group) => {
    const { hour, judgment } = group[0]!;
    const sum = (named: string) => group.reduce((total, { name, value }) => total + (name === named ? value : 0), 0);
    const { namespaceId: namespace_id, judgmentId: judgment_id } = judgment!;
    return { namespace_id, judgment_id, hour, agreed: sum("agreed"), disagreed: sum("disagreed") };
  });
}

export interface JudgmentStep {
  readonly agreed: number;
  readonly disagreed: number;
  /** False if counts of the step may have been left out. */
  readonly isComplete: boolean;
}

/** @param namespaceId a namespace that inherits the judgment; 0 for all namespaces together */
export async function readSteps(
  session: Session,
  { organizationId, judgmentId, namespaceId }: { organizationId: string; judgmentId: string; namespaceId: number },
  { from, to, stepMs }: Steps,
): Promise<(at: Date) => JudgmentStep> {
  const range = { from, to, seconds: stepMs / 1_000 };
  const named = { measure: LEFT_OUT, name: kindOf(namespaceId !== 0) };
  const [rows, leftOut] = await Promise.all([
    hours.readJudgmentSteps(session, { judgmentId, namespaceId }, range),
    readNamedSteps(session, organizationId, named, range),
  ]);
  const counted = new Map(rows.map((row) => [row.step, row]));
  const incomplete = new Set(leftOut);
  return (at) => {
    const step = at.getTime() / stepMs;
    const { agreed, disagreed } = counted.get(step) ?? { agreed: 0, disagreed: 0 };
    return { agreed, disagreed, isComplete: !incomplete.has(step) };
  };
}

/** Deletes some counts of a deleted namespace. Returns their number. */
export async function forgetNamespaceHours(
  tx: Transaction,
  organizationId: string,
  namespaceId: number,
  limit: number,
): Promise<number> {
  await hours.lockHours(tx, organizationId);
  return hours.deleteSomeNamespaceHours(tx, namespaceId, limit);
}

/** Deletes the counts of a deleted judgment: of a namespace, or (0) of all of them together. */
export const forgetJudgmentHours = hours.deleteJudgmentHours;

export const sweepJudgmentHours = hours.sweepJudgmentHours;
