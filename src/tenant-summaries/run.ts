/**
 * The hourly run of a summary, a page of tenants at a time. What a page writes into the template's namespace, what is noted of its tenants and
 * how far the run has come commit together, and only while the summary is as it was read: a process may die anywhere, another may
 * take over, settings may change meanwhile, and no tenant is left out or written half.
 *
 *   waits ── next_at ──▶ at work ── page ──▶ … ── the last page ──▶ waits for the next hour
 *                           └── the template's namespace refuses the writes: the run ends, an event tells ──▶ waits
 */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import { recordEvents } from "#src/events/record.ts";
import { namespaceIdIfThere } from "#src/namespaces/namespaces.ts";
import { LOOKED_AT_ONCE, landPage, type PageParts, preparePage } from "./page.ts";
import { templateNamespace } from "./publication.ts";
import { nextRunAt } from "./run-times.ts";
import type { SummaryRow } from "./sql.ts";
import * as sql from "./sql.ts";

export interface RunParts extends PageParts {
  db: Database;
  clock: Clock;
}

/** Somebody else has moved the summary, or it is gone: it is read anew. */
class Overtaken extends Error {}

/** Tenants that a page passes: more where few have changed. */
const FEWEST_PASSED = 2 * LOOKED_AT_ONCE;
const MOST_PASSED = 1_000;

/** Does what is due; answers when the next run is, null where there is no summary. */
export async function runTenantSummary(parts: RunParts, claimId: number, signal: AbortSignal): Promise<Date | null> {
  let most = MOST_PASSED;
  while (!signal.aborted) {
    const summary = await sql.readClaimed(parts.db, claimId);
    if (!summary) return null;
    const now = parts.clock.now();
    if (summary.runAfter === null && summary.nextAt > now) return summary.nextAt;
    const cut = await step(parts, summary, most).catch((error: unknown) => {
      if (error instanceof Overtaken) return false;
      throw error;
    });
    most = cut ? FEWEST_PASSED : Math.min(4 * most, MOST_PASSED);
  }
  return parts.clock.now();
}

/** A page; whether it was cut short. */
async function step(parts: RunParts, summary: SummaryRow, most: number): Promise<boolean> {
  const after = summary.runAfter ?? "";
  const page = await preparePage(parts, summary, after, most);
  try {
    await parts.db.transaction(async (tx) => {
      const now = parts.clock.now();
      const moved = await sql.moveSummary(tx, {
        ...summary,
        ...(page.next === null ? ended(summary, now, false) : { runAfter: page.next }),
      });
      if (!moved) throw new Overtaken();
      await landPage(parts, tx, summary, page, now);
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await fail(parts, summary, error);
  }
  parts.wakeJudging();
  return page.cut;
}

function ended({ claimId }: SummaryRow, now: Date, failed: boolean) {
  return { runAfter: null, nextAt: nextRunAt(claimId, now), lastRunAt: now, failed };
}

/** What the template's namespace says to writes that it does not take; anything else is tried again. */
function isRefusal(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.code !== "unavailable" && error.code !== "internal";
}

async function fail({ db, clock }: RunParts, summary: SummaryRow, { code, message }: ServiceError): Promise<void> {
  const { organizationId, template } = summary;
  const namespace = templateNamespace(template);
  await db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await sql.moveSummary(tx, { ...summary, ...ended(summary, now, true) }))) throw new Overtaken();
    const namespaceId = (await namespaceIdIfThere(tx, organizationId, namespace)) ?? null;
    const data = { namespace, template, code, message };
    await recordEvents(tx, { organizationId, namespaceId, namespace }, [{ type: "namespace.tenant_summary_failed", data }], now);
  });
}
