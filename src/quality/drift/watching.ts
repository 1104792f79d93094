/**
 * Tells when the answers of a judgment drift. A period that begins is compared with the one before it:
 *
 *   first answer of an engine's version ─▶ after an hour, a day and a week, until a drift is told
 *   first answer of a month ─▶ the month that has ended, once
 *
 * All looks of a period together give a false alarm with a chance of at most 5%. No engine is asked, and nothing is judged again.
 */
import { createHash } from "node:crypto";
import type { Database } from "#src/foundation/db/database.ts";
import { type EventBody, recordEvents } from "#src/foundation/events/record.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Work } from "#src/foundation/queue/work.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { judgmentById } from "#src/judging/definitions/lookup.ts";
import { verdictOfLook } from "#src/quality/fits/drift.ts";
import { isTimeout } from "#src/queries/too-expensive.ts";
import { namespaceIdIfThere, namespaceIdsOf } from "#src/records/namespaces/namespaces.ts";
import { isPrefix } from "#src/records/templates/owners.ts";
import { comparedWith, type Divided, differenceBetween, pairsOf, sumsOf } from "./drift.ts";
import { dueOf, LOOKS_AFTER_MS } from "./periods.ts";
import type { Period } from "./sums.ts";
import * as sql from "./watches-sql.ts";

export interface WatchingParts {
  db: Database;
  clock: Clock;
  log: Logger;
  applicable: ApplicableJudgments;
}

/** A template may have very many namespaces. So many of them are read, drawn by chance. */
const MOST_NAMESPACES = 200;
/** An answer may be stored a little before the transaction that noticed its period. */
const SLACK_MS = 3_600_000;

/** Compares one period. Returns when to look again, or null. */
export async function watchDrift(parts: WatchingParts, claimId: number, signal: AbortSignal): Promise<Awaited<ReturnType<Work>>> {
  const { db, clock } = parts;
  const watch = await sql.readWatch(db, claimId);
  if (!watch) return null;
  const judgment = await judgmentById(db, watch.judgmentId);
  if (!judgment) {
    await sql.deleteWatches(db, watch.judgmentId);
    return null;
  }
  if (!isActive(judgment) || judgment.activeVersion !== watch.version) return null;
  const due = dueOf(watch);
  if (!due) return null;
  // Work may be repeated, after a crash for instance. A repeated comparison would take the place of a later one.
  if (due > clock.now()) return due;
  const periods = await read(parts, watch, judgment, signal);
  if (signal.aborted) return clock.now();
  const compared = comparedOf(periods, watch);
  const looks = watch.by === "month" ? 1 : LOOKS_AFTER_MS.length;
  const verdict = compared && verdictOfLook(differenceBetween(judgment, compared.before, compared.now), looks);
  const told = compared && verdict?.drifted ? [event(watch, judgment, compared, verdict)] : [];
  // A period of which a drift was told is done.
  const looked = told.length > 0 ? looks : watch.looks + 1;
  const { organizationId } = watch;
  const { owner } = judgment;
  const at = clock.now();
  await db.transaction(async (tx) => {
    if (watch.by === "month") await sql.deleteFormerMonths(tx, watch);
    if (!(await sql.countLooks(tx, watch, looked))) return;
    const namespaceId = isPrefix(owner) ? null : ((await namespaceIdIfThere(tx, organizationId, owner)) ?? null);
    await recordEvents(tx, { organizationId, namespaceId, namespace: owner }, told, at);
  });
  return dueOf({ ...watch, looks: looked }) ?? null;
}

/** The periods of the log, the oldest first. */
async function read(
  { log, ...parts }: WatchingParts,
  watch: sql.Watch,
  judgment: ActiveJudgment,
  signal: AbortSignal,
): Promise<Period[]> {
  const namespaceIds = drawn(await namespaceIdsOf(parts.db, watch.organizationId, judgment.owner), watch.claimId);
  const sums = await sumsOf(parts, judgment, namespaceIds, dividedBy(watch), async (counting) => {
    if (signal.aborted) return null;
    return counting().catch((error: unknown) => {
      if (!isTimeout(error)) throw error;
      log.warn(
        { judgment: judgment.name, owner: judgment.owner },
        "A log is too large to look for drift in the time of a statement.",
      );
      return null;
    });
  });
  return sums.periods();
}

/** Which ones does not depend on what is in them. */
function drawn(namespaceIds: readonly number[], seed: number): readonly number[] {
  if (namespaceIds.length <= MOST_NAMESPACES) return namespaceIds;
  const place = (id: number) => createHash("sha256").update(`${seed} ${id}`).digest("hex");
  const placed = namespaceIds.map((id) => [place(id), id] as const).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return placed.slice(0, MOST_NAMESPACES).map(([, id]) => id);
}

/** A month that begins ends the one before, which is compared with that before it. */
function dividedBy({ by, period }: sql.Watch): Divided {
  if (by === "engine_version") return { by, since: null, until: null };
  return { by, since: monthBefore(period, 2), until: monthBefore(period, 0) };
}

function monthBefore(month: string, months: number): Date {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 - months));
}

interface Compared {
  before: Period;
  now: Period;
}

/** Only the last period, and only if it began when it was noticed: after an upgrade of the service, older ones are noticed too. */
function comparedOf(periods: readonly Period[], { by, period, begunAt }: sql.Watch): Compared | null {
  const now = periods.at(-1);
  if (!now) return null;
  const before = comparedWith(periods, now);
  if (!before) return null;
  if (by === "month") return now.name === monthBefore(period, 1).toISOString().slice(0, period.length) ? { before, now } : null;
  const isSame = JSON.stringify(JSON.parse(now.name)) === period;
  return isSame && now.sums.firstAt >= begunAt.getTime() - SLACK_MS ? { before, now } : null;
}

function event(
  { by, period }: sql.Watch,
  judgment: ActiveJudgment,
  { before, now }: Compared,
  { stabilityIndex, probability }: { stabilityIndex: number; probability: number },
): EventBody {
  const [engine = null, engineVersion = null] = by === "month" ? [] : (JSON.parse(period) as string[]);
  const same = pairsOf(judgment, before, now);
  const data = {
    namespace: judgment.owner,
    judgment: judgment.name,
    version: judgment.activeVersion,
    by,
    engine,
    engine_version: engineVersion,
    month: by === "month" ? now.name : null,
    documents: now.sums.documents,
    before_documents: before.sums.documents,
    stability_index: stabilityIndex,
    p_value: probability,
    same_contexts: same.documents,
    flips: same.flips,
  };
  return { type: "judgment.drift_detected", data };
}
