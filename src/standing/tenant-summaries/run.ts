/**
 * The hourly run of a summary, one page of tenants at a time. One transaction commits the documents of a page, the status of its tenants
 * and the progress of the run. It fails if the summary has changed since it was read. So a process may crash at any time, another may take
 * over, and settings may change. No tenant is left out or half written.
 *
 *   waits ── next_at ──▶ at work ── page ──▶ … ── the last page ──▶ waits for the next hour
 *                           └── the template's namespace refuses the writes: the run ends, an event tells ──▶ waits
 */

import type { Database } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { recordEvents } from "#src/foundation/events/record.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";
import { LOOKED_AT_ONCE, landPage, type PageParts, preparePage } from "./page.ts";
import { templateNamespace } from "./publication.ts";
import { nextRunAt } from "./run-times.ts";
import type { SummaryRow } from "./sql.ts";
import * as sql from "./sql.ts";

export interface RunParts extends PageParts {
  db: Database;
  clock: Clock;
}

/** The summary was changed or deleted meanwhile. Read it again. */
class Overtaken extends Error {}

/** How many tenants a page covers. It covers more if few have changed. */
const FEWEST_PASSED = 2 * LOOKED_AT_ONCE;
const MOST_PASSED = 1_000;

/** Does all work that is due. Returns when the next run is. Null if there is no summary. */
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

/** Does one page. Returns whether it was cut short. */
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

/** Whether the template's namespace refused the writes. Other errors are retried. */
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
