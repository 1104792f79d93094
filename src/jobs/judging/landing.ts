/** What a page of a job judged, landed as catch-up lands it, with what it cost. */
import type { Transaction } from "#src/db/database.ts";
import type { Judged } from "#src/judging/judge.ts";
import { land, leaves, wakeForLeft } from "#src/judging/landing.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import type { Bulk } from "#src/standing/bulk.ts";
import type { JobParts } from "../parts.ts";
import { costOf } from "./spend.ts";

export async function landPage(
  parts: Pick<JobParts, "clock" | "spending" | "applicable">,
  tx: Transaction,
  namespace: NamespaceIdentity,
  judged: readonly Judged[],
  now: Date,
  bulk?: Bulk,
): Promise<{ spentUsd: number }> {
  const billed = await land(tx, namespace, judged, parts.clock, parts.applicable, bulk);
  if (leaves(judged)) await wakeForLeft(tx, namespace.namespaceId);
  return { spentUsd: await costOf(parts, tx, namespace, billed.units, now) };
}

/** Why nothing of a page could be had from the engine for now; null where something could, or trying again would not help. */
export function engineAway(judged: readonly Judged[]): string | null {
  const reasons = judged.map((one) => (one.kind === "failed" && one.failure.retryAfterMs !== null ? one.failure.message : null));
  return reasons.length > 0 && reasons.every((reason) => reason !== null) ? reasons[0]! : null;
}
