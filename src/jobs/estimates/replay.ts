/**
 * Estimates the cost of keeping answers fresh. It replays the last week of commits by the judgment's policy. `on_write`: one
 * answer per change, or per debounced run of changes. `periodic`: one answer per interval and changed document. `on_read` and
 * `manual`: none, because no write causes judging.
 */
import type { JudgmentFreshness, Replay } from "#generated/types.ts";
import { usd } from "#src/accounts/money/money.ts";
import { monthOf, type Prices } from "#src/accounts/money/prices.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { durationMs } from "#src/foundation/time/durations.ts";
import { secondsFor } from "./duration.ts";
import type { EstimateParts, Mean } from "./estimate.ts";
import * as many from "./replay-across-sql.ts";
import {
  type CommitRange,
  countChangedBySpan,
  countChanges,
  firstCommitSince,
  lastOfPage,
  readChangeTimes,
} from "./replay-sql.ts";
import { type Run, runsAfter, runsOf } from "./runs.ts";
import { across, type Stratum, together } from "./strata.ts";

const DAY_MS = 86_400_000;
const MOST_DAYS = 7;
/** A month is 30 days here. */
const MONTH_DAYS = 30;
/** Changes that are read together, and documents whose last runs are held meanwhile. */
const AT_ONCE = 100_000;

export interface ReplayParts extends EstimateParts {
  prices: Prices;
}

/** The length of each namespace's history in days, by the namespace's id: see `lengthsOf`. */
export type Lengths = ReadonlyMap<number, number>;

/** The judging that last week's changes would have caused. */
export interface History {
  /** The longest of `lengths`, in days. */
  days: number;
  lengths: Lengths;
  /** Documents in scope that changed in it. */
  entities: number;
  /** Answers that their changes would have caused, for a month. */
  judgmentsPerMonth: number;
  /** Those of them that cost something: in production. */
  pricedPerMonth: number;
}

/** Data that was just loaded is no steady rate, so rates are taken over a day or more. */
const LEAST_DAYS = 1;

/** Converts a count in a history to a month. */
export function monthly(count: number, { days }: Pick<History, "days">): number {
  return days === 0 ? 0 : (count * MONTH_DAYS) / Math.max(days, LEAST_DAYS);
}

export function weekBefore(now: Date): Date {
  return new Date(now.getTime() - MOST_DAYS * DAY_MS);
}

/** Reads a namespace with many commits alone, small ones together. */
export async function historyOf(
  { db, clock }: Pick<EstimateParts, "db" | "clock">,
  strata: readonly Stratum[],
): Promise<History> {
  const now = clock.now();
  const since = weekBefore(now);
  const lengths = new Map<number, number>();
  const history = { days: 0, lengths, entities: 0, judgmentsPerMonth: 0, pricedPerMonth: 0 };
  for (const [age, some] of byAge(strata, now)) {
    let first: Date | null = null;
    let [judgments, priced] = [0, 0];
    for (const [nonProduction, own] of Map.groupBy(some, (stratum) => stratum.nonProduction)) {
      for (const few of together(own, ({ sequence, documents }) => sequence + documents)) {
        const replayed = await changesOfMany(db, few, since);
        if (replayed === null) continue;
        history.entities += replayed.entities;
        judgments += replayed.judgments;
        if (!nonProduction) priced += replayed.judgments;
        first = earlier(first, replayed.first);
      }
    }
    const days = daysBetween(age, first, now);
    for (const { namespace } of some) lengths.set(namespace.namespaceId, days);
    history.days = Math.max(history.days, days);
    history.judgmentsPerMonth += monthly(judgments, { days });
    history.pricedPerMonth += monthly(priced, { days });
  }
  return history;
}

/**
 * For namespaces of one age, the length of the history in days: since their first commit of the last week, or the whole week if they
 * are older. 0 if nothing was written to them in it.
 */
export async function lengthsOf(
  { db, clock }: Pick<EstimateParts, "db" | "clock">,
  strata: readonly Stratum[],
): Promise<Lengths> {
  const now = clock.now();
  const lengths = new Map<number, number>();
  for (const [age, some] of byAge(strata, now)) {
    let first: Date | null = null;
    for (const few of together(some, ({ sequence }) => sequence)) {
      const ids = few.map(({ namespace }) => namespace.namespaceId);
      const own =
        ids.length === 1
          ? ((await firstCommitSince(db, ids[0]!, weekBefore(now)))?.at ?? null)
          : await many.firstCommitSince(db, ids, weekBefore(now));
      if (own) first = earlier(first, own);
    }
    const days = daysBetween(age, first, now);
    for (const { namespace } of some) lengths.set(namespace.namespaceId, days);
  }
  return lengths;
}

/**
 * Groups namespaces by their age in whole days, at most a week. Each group has a history of its own length: over the days of an older
 * namespace, the few days of a young one would look like a slower stream.
 */
function byAge(strata: readonly Stratum[], now: Date): Map<number, Stratum[]> {
  return Map.groupBy(strata, ({ createdAt }) => {
    const days = Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS);
    return Math.max(0, Math.min(days, MOST_DAYS));
  });
}

function earlier(one: Date | null, other: Date): Date {
  return one !== null && one < other ? one : other;
}

/** A quiet beginning of the week is part of the history, unless nothing could be written then. */
function daysBetween(age: number, first: Date | null, now: Date): number {
  if (first === null) return 0;
  return age === MOST_DAYS ? MOST_DAYS : (now.getTime() - first.getTime()) / DAY_MS;
}

/** @param mean the average cost of judging one of the documents again */
export function replayFrom(
  parts: Pick<ReplayParts, "clock" | "engines" | "prices">,
  history: History,
  strata: readonly Stratum[],
  mean: Mean,
): Replay {
  const now = parts.clock.now();
  const { days, entities } = history;
  const judgments = history.judgmentsPerMonth;
  const priced = history.pricedPerMonth * mean.units;
  const engine = strata[0]?.judgment.definition.engine?.name;
  const limits = engine === undefined ? undefined : parts.engines.get(engine)?.engine.limits;
  const work = { documents: judgments, requests: judgments * mean.asked, tokens: judgments * mean.tokens };
  return {
    replayed_days: days,
    entities,
    judgments_per_month: judgments,
    judgment_units_per_month: judgments * mean.units,
    cost_usd_per_month: usd(parts.prices.of(monthOf(now)).judging.costOf(Math.round(priced))),
    bulk_pool_share: secondsFor(work, limits) / ((MONTH_DAYS * DAY_MS) / 1000),
    lower_bound: true,
    excludes: ["fanout"],
  };
}

/** The changes in some namespaces since a moment; null if there has been no commit since. */
type Replayed = { first: Date; entities: number; judgments: number } | null;

async function changesOf(db: Session, { judgment, namespace, selection }: Stratum, since: Date): Promise<Replayed> {
  const first = await firstCommitSince(db, namespace.namespaceId, since);
  if (first === undefined) return null;
  const from = first.sequence;
  const { freshness } = judgment;
  const counted = await countChanges(db, selection, from);
  const judgments = await judgmentsOf(freshness, counted.changes, {
    spans: (ms) => countChangedBySpan(db, selection, from, ms),
    runs: () => runsIn(db, { judgment, namespace, selection }, from, counted.documents),
  });
  return { first: first.at, entities: counted.documents, judgments };
}

/** Reads the changes in parts, and holds the last run of each document between them. */
async function runsIn(
  db: Session,
  { judgment: { freshness }, namespace, selection }: Pick<Stratum, "judgment" | "namespace" | "selection">,
  first: number,
  documents: number,
): Promise<number> {
  const pages: CommitRange[] = [];
  for (let from = first; ; ) {
    const to = await lastOfPage(db, namespace.namespaceId, from, AT_ONCE);
    if (to === undefined) break;
    pages.push({ from, to });
    from = to + 1;
  }
  let runs = 0;
  const parts = Math.ceil(documents / AT_ONCE);
  for (let part = 0; part < parts; part++) {
    const last = new Map<string, Run>();
    for (const page of pages) {
      for (const { id, times } of await readChangeTimes(db, selection, page, { part, parts })) {
        const found = runsAfter(last.get(id), times, freshness);
        runs += found.runs;
        last.set(id, found.last);
      }
    }
  }
  return runs;
}

/** Namespaces whose changes are too many to be read together are divided. */
async function changesOfMany(db: Session, strata: readonly Stratum[], since: Date): Promise<Replayed> {
  if (strata.length === 1) return changesOf(db, strata[0]!, since);
  const selection = across(strata);
  const ids = strata.map(({ namespace }) => namespace.namespaceId);
  const first = await many.firstCommitSince(db, ids, since);
  if (first === null) return null;
  const { freshness } = strata[0]!.judgment;
  const counted = await many.countChanges(db, selection, ids, since);
  const runs = async () => {
    if (counted.changes > AT_ONCE) {
      const middle = Math.ceil(strata.length / 2);
      const one = await changesOfMany(db, strata.slice(0, middle), since);
      const other = await changesOfMany(db, strata.slice(middle), since);
      return (one?.judgments ?? 0) + (other?.judgments ?? 0);
    }
    const changed = await many.readChangeTimes(db, selection, ids, since);
    return changed.reduce((sum, times) => sum + runsOf(times, freshness), 0);
  };
  const judgments = await judgmentsOf(freshness, counted.changes, {
    spans: (ms) => many.countChangedBySpan(db, selection, ids, since, ms),
    runs,
  });
  return { first, entities: counted.documents, judgments };
}

/** How changes are counted that are not judged one by one: by time spans, or by runs. */
interface Joined {
  spans(ms: number): Promise<number>;
  runs(): Promise<number>;
}

async function judgmentsOf(freshness: JudgmentFreshness, changes: number, { spans, runs }: Joined): Promise<number> {
  switch (freshness.policy) {
    case "on_read":
    case "manual":
      return 0;
    case "periodic":
      return spans(durationMs(freshness.interval!));
    case "on_write":
      return freshness.debounce_ms ? runs() : changes;
    default:
      return freshness.policy satisfies never;
  }
}
