/**
 * What keeping answers fresh would take, from replaying the last week of commits by the judgment's policy:
 * `on_write`: one answer a change, or a run of changes that it debounces; `periodic`: one an interval and document that changed in it;
 * `on_read` and `manual`: none, since no write has them judged.
 */
import type { JudgmentFreshness, Replay } from "#generated/types.ts";
import { usd } from "#src/accounts/money.ts";
import { monthOf, type Prices } from "#src/accounts/prices.ts";
import type { Session } from "#src/db/database.ts";
import { durationMs } from "#src/durations.ts";
import { secondsFor } from "./duration.ts";
import type { Estimated, EstimateParts } from "./estimate.ts";
import { countChangedBySpan, countChanges, firstCommitSince, readChangeTimes } from "./replay-sql.ts";
import type { Stratum } from "./sample.ts";

const DAY_MS = 86_400_000;
const MOST_DAYS = 7;
/** A month is 30 days here. */
const MONTH_DAYS = 30;
/** Documents whose changes are read at once. */
const DOCUMENTS_AT_ONCE = 20_000;

export interface ReplayParts extends EstimateParts {
  prices: Prices;
}

export async function replayOf(parts: ReplayParts, { strata, perDocumentAnew: mean }: Estimated): Promise<Replay> {
  const now = parts.clock.now();
  const since = new Date(now.getTime() - MOST_DAYS * DAY_MS);
  let entities = 0;
  let judgments = 0;
  let days = 0;
  for (const stratum of strata) {
    const first = await firstCommitSince(parts.db, stratum.namespace.namespaceId, since);
    if (first === undefined) continue;
    const replayed = await changesOf(parts.db, stratum, first.sequence);
    entities += replayed.entities;
    judgments += replayed.judgments;
    days = Math.max(days, (now.getTime() - first.at.getTime()) / DAY_MS);
  }
  const monthly = days === 0 ? 0 : (judgments * MONTH_DAYS) / days;
  const units = monthly * mean.units;
  const engine = strata[0]?.judgment.definition.engine?.name;
  const limits = engine === undefined ? undefined : parts.engines.get(engine)?.engine.limits;
  const work = { documents: monthly, requests: monthly * mean.asked, tokens: monthly * mean.tokens };
  return {
    replayed_days: days,
    entities,
    judgments_per_month: monthly,
    judgment_units_per_month: units,
    cost_usd_per_month: usd(parts.prices.of(monthOf(now)).judging.costOf(Math.round(units))),
    bulk_pool_share: secondsFor(work, limits) / ((MONTH_DAYS * DAY_MS) / 1000),
    lower_bound: true,
    excludes: ["fanout"],
  };
}

/** Documents that changed, and answers that their changes would have asked for. */
async function changesOf(
  session: Session,
  { judgment: { freshness }, selection, documents }: Stratum,
  since: number,
): Promise<{ entities: number; judgments: number }> {
  const counted = await countChanges(session, selection, since);
  const entities = counted.documents;
  switch (freshness.policy) {
    case "on_read":
    case "manual":
      return { entities, judgments: 0 };
    case "periodic":
      return { entities, judgments: await countChangedBySpan(session, selection, since, durationMs(freshness.interval!)) };
    case "on_write": {
      if (!freshness.debounce_ms) return { entities, judgments: counted.changes };
      const parts = Math.ceil(documents / DOCUMENTS_AT_ONCE);
      let judgments = 0;
      for (let part = 0; part < parts; part++) {
        const times = await readChangeTimes(session, selection, since, { part, parts });
        for (const one of times) judgments += runsOf(one, freshness);
      }
      return { entities, judgments };
    }
    default:
      return freshness.policy satisfies never;
  }
}

/** How often a document that changed at these times is judged: when it has been quiet for long enough, or has waited long enough. */
export function runsOf(
  times: readonly number[],
  { debounce_ms, max_wait_ms }: Pick<JudgmentFreshness, "debounce_ms" | "max_wait_ms">,
): number {
  let runs = 0;
  let first = 0;
  let due = Number.NEGATIVE_INFINITY;
  for (const at of times) {
    if (at >= due) {
      runs += 1;
      first = at;
    }
    due = Math.min(at + debounce_ms, first + max_wait_ms);
  }
  return runs;
}
