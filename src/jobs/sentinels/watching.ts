/**
 * The worker of sentinels:
 *
 *   drawn ──▶ first run ──▶ the same again, for the noise ──▶ at rest
 *     ▲                                                          │ another version of the engine, or the interval
 *     └── another version of the judgment, or another size       └──▶ a run, compared with the one before ──▶ at rest
 *
 * Each page of answers commits with what it cost. So after a crash only what was in flight is asked again.
 */

import { decimal, usd } from "#src/accounts/money/money.ts";
import { monthOf, nextMonth } from "#src/accounts/money/prices.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Work } from "#src/foundation/queue/work.ts";
import { obstacleOf } from "#src/jobs/backfill/engine-away.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import type { Due } from "#src/judging/asking/due.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { judgmentById } from "#src/judging/definitions/lookup.ts";
import { versionNow } from "#src/judging/numbers/learned.ts";
import { judgmentOfPeriod, lastBegun } from "#src/quality/drift/begun.ts";
import { SENTINEL } from "#src/quality/drift/wakeups.ts";
import { livingIncarnations } from "#src/records/documents/documents.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { type Asker, askGiven, costOfUnits, reserve, unitsOfAll, wanted } from "./asking.ts";
import { FEWEST } from "./comparing.ts";
import { drawContexts } from "./drawing.ts";
import { endRun } from "./ending.ts";
import { dueOf } from "./frozen.ts";
import { belongs, placeOf } from "./places.ts";
import * as runs from "./runs-sql.ts";
import * as sql from "./sentinels-sql.ts";

export type WatchingParts = Pick<
  JobParts,
  "db" | "clock" | "log" | "judge" | "applicable" | "contexts" | "spending" | "budgets" | "dependents" | "cut"
>;

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** An engine does not answer now. */
const AWAY_MS = 600_000;
/** How long a run waits for a budget before the next check. */
const HELD_MS = 3_600_000;
/** A run that too little was answered in is repeated at most so often. */
const MOST_REPEATS = 5;
/** Contexts that are asked together. A crash asks at most these again. */
const PAGE = 32;

/** What a step has led to: another step, or a rest until then. */
type Step = "on" | { until: Date; waiting?: string };

/** Continues a sentinel. Returns when to look again, or null if there is none. */
export async function watchSentinel(
  parts: WatchingParts,
  claimId: number,
  signal: AbortSignal,
): Promise<Awaited<ReturnType<Work>>> {
  const { db, clock } = parts;
  const watched = await sql.readClaimed(db, claimId);
  if (!watched) return passOn(parts, claimId);
  // Documents are deleted at any time, and nothing tells a sentinel that they were.
  await removeGone(parts, watched.judgmentId, await sql.readNames(db, watched.judgmentId));
  while (!signal.aborted) {
    const sentinel = await sql.readClaimed(db, claimId);
    const judgment = sentinel && (await judgmentById(db, sentinel.judgmentId));
    if (!sentinel || !judgment) return null;
    const visit = later(clock.now(), DAY_MS);
    const next = isActive(judgment) ? await step(parts, sentinel, judgment, signal) : { until: visit };
    if (next === "on") continue;
    await sql.setWaiting(db, sentinel, next.waiting ?? null);
    return next.until < visit ? next.until : visit;
  }
  return clock.now();
}

/** The row was left by the first answer of a version of an engine. */
async function passOn({ db, clock }: WatchingParts, claimId: number): Promise<null> {
  const judgmentId = await judgmentOfPeriod(db, claimId);
  const sentinel = judgmentId === undefined ? undefined : await sql.readSentinel(db, judgmentId);
  if (sentinel) await wake(db, SENTINEL, sentinel.claimId, clock.now());
  return null;
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

async function step(
  parts: WatchingParts,
  sentinel: sql.SentinelRow,
  judgment: ActiveJudgment,
  signal: AbortSignal,
): Promise<Step> {
  const { db, clock } = parts;
  if (sentinel.version !== judgment.activeVersion) return drawAnew(parts, sentinel, judgment, signal);
  const all = await runs.readRuns(db, sentinel.judgmentId);
  const [last] = all;
  if (last && last.endedAt === null) return page(parts, sentinel, judgment, last, signal);
  const reason = await reasonOf(parts, sentinel, judgment, all);
  if (reason === null) return { until: later(clock.now(), DAY_MS) };
  const held = await wholeRun(parts, sentinel, judgment, signal);
  if (held) return held;
  const { judgmentId, claimId } = sentinel;
  const next = { judgmentId, claimId, run: sentinel.run + 1, version: judgment.activeVersion };
  await db.transaction((tx) => runs.beginRun(tx, next, reason, clock.now()));
  return "on";
}

async function drawAnew(
  parts: WatchingParts,
  sentinel: sql.SentinelRow,
  judgment: ActiveJudgment,
  signal: AbortSignal,
): Promise<Step> {
  const { db, clock } = parts;
  const drawn = await drawContexts(parts, sentinel.organizationId, judgment, sentinel.size, signal);
  if (signal.aborted) return "on";
  if (drawn.length < FEWEST) {
    const waiting = `The judgment applies to ${drawn.length} documents with a context. A sentinel needs at least ${FEWEST}.`;
    return { until: later(clock.now(), DAY_MS), waiting };
  }
  const rows = drawn.map((one, at) => ({ ...one, item: at + 1 }));
  await db.transaction((tx) => sql.putContexts(tx, sentinel, judgment.activeVersion, rows, clock.now()));
  return "on";
}

/**
 * Removes those contexts whose documents were deleted, or whose namespaces do not have the judgment any more. It need not be active. Returns the items of
 * these.
 */
async function removeGone(
  parts: WatchingParts,
  judgmentId: string,
  names: readonly sql.FrozenName[],
): Promise<ReadonlySet<number>> {
  const { db } = parts;
  const judgment = await judgmentById(db, judgmentId);
  const gone: sql.FrozenName[] = [];
  for (const [namespaceId, own] of Map.groupBy(names, (one) => one.namespaceId)) {
    const ids = own.map(({ documentId }) => documentId);
    const isThere = judgment !== undefined && (await belongs(parts, judgment, namespaceId));
    const living: ReadonlyMap<string, number> = isThere ? await livingIncarnations(db, namespaceId, ids) : new Map();
    gone.push(...own.filter(({ documentId, incarnation }) => living.get(documentId) !== incarnation));
  }
  await sql.deleteContextsOf(db, judgmentId, gone);
  return new Set(gone.map(({ item }) => item));
}

/** Why a run is due. Null if none is. All runs have ended. */
async function reasonOf(
  { db, clock, judge }: WatchingParts,
  { judgmentId, drawnAt, every }: sql.SentinelRow,
  judgment: ActiveJudgment,
  all: readonly runs.RunRow[],
): Promise<runs.RunRow["reason"] | null> {
  const since = all.filter(({ startedAt }) => startedAt >= drawnAt!);
  const [last] = since;
  if (!last) return "drawn";
  const than = since.find(isEnough);
  const isOtherThan = (one: runs.RunRow) => isOther(db, judge, judgmentId, judgment, one, than);
  const isNew = await isOtherThan(last);
  const isRepeated = isRepeatDue(last, than ? since.indexOf(than) : since.length, clock.now());
  const isInterval = every === "weekly" && later(last.startedAt, WEEK_MS) <= clock.now();
  if (!than) return isNew || isRepeated || isInterval ? "drawn" : null;
  if (isNew) return "engine_version";
  if (than === last && lacksNoise(since)) return "noise";
  if (isRepeated) return last.reason === "noise" && (await isOtherThan(than)) ? "engine_version" : last.reason;
  return isInterval ? "interval" : null;
}

/** Nothing can be compared with a run in which too little was answered. */
const isEnough = ({ answered }: runs.RunRow) => answered >= FEWEST;

/** Whether no run has followed another one directly, for the noise. Of older runs than are kept, it is not known. */
function lacksNoise(since: readonly runs.RunRow[]): boolean {
  const isDirect = (one: runs.RunRow, at: number) => isEnough(one) && at + 1 < since.length && isEnough(since[at + 1]!);
  return since.at(-1)!.reason === "drawn" && !since.some((one, at) => one.reason === "noise" && isDirect(one, at));
}

/** Whether a run that failed is due again: a day later, then after two, four, and so on up to a week. */
function isRepeatDue(last: runs.RunRow, failed: number, now: Date): boolean {
  if (failed === 0 || failed > MOST_REPEATS) return false;
  const wait = Math.min(WEEK_MS, DAY_MS * 2 ** (failed - 1));
  return later(last.endedAt!, wait) <= now;
}

/**
 * Whether another version of the engine answers than in a run. If that has no answers, a version that has begun since is compared with the last run that
 * has enough of them.
 */
async function isOther(
  db: Session,
  { engines }: WatchingParts["judge"],
  judgmentId: string,
  judgment: ActiveJudgment,
  last: runs.RunRow,
  than: runs.RunRow | undefined,
): Promise<boolean> {
  if (judgment.definition.engine!.cascade) return isOtherCascade(db, engines, judgment, last);
  const begun = await lastBegun(db, judgmentId, judgment.activeVersion);
  const before = last.engineVersion ?? than?.engineVersion;
  if (begun && begun.at > last.startedAt && begun.engineVersion !== before) return true;
  const dispatch = engines.get(judgment.definition.engine!.name);
  const known = dispatch ? versionNow(dispatch.engine, judgment) : null;
  return known !== null && last.engineVersion !== null && known !== last.engineVersion;
}

/** Both engines of a cascade have versions, and the run says only which gave most answers. */
async function isOtherCascade(
  db: Session,
  engines: WatchingParts["judge"]["engines"],
  judgment: ActiveJudgment,
  last: runs.RunRow,
): Promise<boolean> {
  const { name, cascade } = judgment.definition.engine!;
  const [own, first] = [engines.get(name)?.engine, engines.get(cascade!.first.name)?.engine];
  const now = [
    ...(own ? [{ engine: own.name, version: versionNow(own, judgment) }] : []),
    ...(first ? [{ engine: first.name, version: first.version(cascade!.first.version) }] : []),
  ];
  const answered = await runs.readAnswering(db, judgment.judgmentId, last.run);
  return answered.some(({ engine, engineVersion }) => {
    const versions = now.filter((one) => one.engine === engine).map(({ version }) => version);
    return versions.length > 0 && !versions.includes(null) && !versions.includes(engineVersion);
  });
}

/** A run that would cost more than is left does not begin. Null if it may. */
async function wholeRun(
  parts: WatchingParts,
  sentinel: sql.SentinelRow,
  judgment: ActiveJudgment,
  signal: AbortSignal,
): Promise<Step | null> {
  const { db, clock } = parts;
  const rows = await sql.readWithoutText(db, sentinel.judgmentId);
  if (rows.length < FEWEST) {
    const waiting = `${rows.length} contexts are left. Turn the sentinel off and on again to draw others.`;
    return { until: later(clock.now(), DAY_MS), waiting };
  }
  const allowed = await allow(parts, sentinel, await groupsOf(parts, judgment, rows), signal);
  if ("held" in allowed) return allowed.held;
  allowed.end();
  return null;
}

/** The contexts of one namespace that are asked together. */
interface Group {
  namespace: NamespaceIdentity;
  due: Due[];
  /** By document. */
  items: ReadonlyMap<string, number>;
}

/** Without those of namespaces where the judgment does not answer any more. */
async function groupsOf(parts: WatchingParts, judgment: ActiveJudgment, rows: readonly sql.FrozenRow[]): Promise<Group[]> {
  const groups: Group[] = [];
  for (const [namespaceId, own] of Map.groupBy(rows, (row) => row.namespaceId)) {
    const place = await placeOf(parts, judgment, namespaceId);
    if (!place) continue;
    const due = own.map((row) => dueOf(place.judgment, row, parts.clock.now()));
    groups.push({ namespace: place.namespace, due, items: new Map(own.map(({ documentId, item }) => [documentId, item])) });
  }
  return groups;
}

/** Reserves what these questions cost. Or says why they may not be asked now: the sentinel's budget, or one of a namespace. */
async function allow(
  parts: WatchingParts,
  sentinel: sql.SentinelRow,
  groups: readonly Group[],
  signal: AbortSignal,
): Promise<{ held: Step } | { end(): void }> {
  const now = parts.clock.now();
  const asked = groups.map(({ namespace, due }) => ({ namespace, units: unitsOfAll(parts, due) }));
  const cost = usd(await costOfUnits(parts, sentinel.organizationId, asked));
  if (cost > leftOf(sentinel, now)) {
    const waiting = `The next questions cost up to ${cost} USD, and that is more than is left of ${sentinel.budgetUsd} USD for ${monthOf(now)}. Raise budget_usd_a_month, or wait for the next month.`;
    return { held: { until: nextMonth(now), waiting } };
  }
  const all = groups.map(({ namespace, due }) => wanted(parts, namespace, due));
  const reserved = await reserve(parts, all, signal);
  if (reserved.lacking === null) return reserved;
  if (signal.aborted) return { held: "on" };
  const waiting = `The budget of ${reserved.lacking.name} for ${monthOf(now)} is used up, or too little of it is left.`;
  return { held: { until: later(now, HELD_MS), waiting } };
}

function leftOf({ budgetUsd, spentUsd, spentMonth }: sql.SentinelRow, now: Date): number {
  return budgetUsd - (spentMonth === monthOf(now) ? spentUsd : 0);
}

async function page(
  parts: WatchingParts,
  sentinel: sql.SentinelRow,
  judgment: ActiveJudgment,
  run: runs.RunRow,
  signal: AbortSignal,
): Promise<Step> {
  const { db, clock } = parts;
  const rows = await sql.readUnanswered(db, sentinel.judgmentId, run.run, PAGE);
  if (rows.length === 0) {
    await endRun(parts, sentinel, judgment, run);
    return "on";
  }
  const gone = await removeGone(parts, sentinel.judgmentId, rows);
  const living = rows.filter(({ item }) => !gone.has(item));
  const groups = await groupsOf(parts, judgment, living);
  const allowed = await allow(parts, sentinel, groups, signal);
  if ("held" in allowed) {
    await noteStalled(parts, sentinel, run, null);
    return allowed.held;
  }
  // Since the engine stays away, and not since the run began: it may have waited for a budget.
  const isLate = run.stalledAt !== null && later(run.stalledAt, DAY_MS) <= clock.now();
  const asking = groups.map((group) =>
    askGiven(parts, askerOf(sentinel, run, group, isLate, clock.now()), group.namespace, group.due, signal),
  );
  // If one namespace fails, the others are still asked. What they cost stays reserved until it is billed.
  await Promise.allSettled(asking);
  allowed.end();
  const judged = await Promise.all(asking);
  const all = judged.flat();
  if (signal.aborted || all.length === 0) return "on";
  const isStalled = !all.some((one) => isFinal(one));
  await noteStalled(parts, sentinel, run, isStalled ? (run.stalledAt ?? clock.now()) : null);
  if (isLate || !isStalled) return "on";
  const message = obstacleOf(all)?.message ?? "The engine gave no answer.";
  return { until: later(clock.now(), AWAY_MS), waiting: message };
}

async function noteStalled(
  { db }: WatchingParts,
  { judgmentId, claimId }: sql.SentinelRow,
  { run, stalledAt }: runs.RunRow,
  at: Date | null,
): Promise<void> {
  if (at?.getTime() !== stalledAt?.getTime()) await runs.setStalled(db, { judgmentId, claimId, run }, at);
}

/** The same question would not be answered otherwise a moment later. */
const isFinal = (one: Judged) => one.kind === "answered" || (one.kind === "failed" && one.failure.retryAfterMs === null);

/** @param isLate what fails for now counts as failed, so that a run comes to an end */
function askerOf(
  { judgmentId, claimId }: sql.SentinelRow,
  { run }: runs.RunRow,
  { items }: Group,
  isLate: boolean,
  at: Date,
): Asker {
  return {
    name: `sentinel ${judgmentId}`,
    mayAsk: (session) => runs.isOpen(session, { judgmentId, claimId, run }),
    async landed(tx, judged, cost) {
      const answers = judged
        .filter((one) => isLate || isFinal(one))
        .map((one): runs.NewAnswer => {
          const item = items.get(one.due.document.document_id)!;
          const engine = one.due.judgment.definition.engine!.name;
          if (one.kind !== "answered") return { item, engine, engineVersion: null, answer: null };
          return { item, engine: one.engine, engineVersion: one.engineVersion, answer: one.answer };
        });
      if (judged.length === 0 && cost === 0n) return;
      await runs.putAnswers(tx, { judgmentId, claimId, run, month: monthOf(at) }, answers, decimal(cost));
    },
  };
}
