/** Creates, reads and deletes tenant summaries. */
import { randomBytes } from "node:crypto";
import type { TenantSummary, TenantSummarySettings } from "#generated/types.ts";
import { audit } from "#src/accounts/audit/audit.ts";
import { nextCursor } from "#src/foundation/cursors.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { invalidRequest, notFound } from "#src/foundation/errors.ts";
import { newNumber } from "#src/foundation/ids.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { GroupSource } from "./published-groups.ts";
import { nextRunAt } from "./run-times.ts";
import type { SummaryRow } from "./sql.ts";
import * as sql from "./sql.ts";
import { settingsIssues } from "./summary-rules.ts";
import { tenantsAfter, tenantView } from "./tenants.ts";
import { TENANT_SUMMARIES } from "./wakeups.ts";

export interface TenantSummariesParts {
  db: Database;
  clock: Clock;
  source: GroupSource;
}

/** The default minimum number of documents of a row. */
const MIN_COUNT = 5;
const SALT_BYTES = 32;
const FIRST_PAGE = { after: "", limit: 100 };

export class TenantSummaries {
  readonly #parts: TenantSummariesParts;

  constructor(parts: TenantSummariesParts) {
    this.#parts = parts;
  }

  /** Creates a summary or changes its settings. The times of its runs stay the same. */
  async create(organizationId: string, template: string, settings: TenantSummarySettings): Promise<TenantSummary> {
    const { db, clock, source } = this.#parts;
    const issues = await settingsIssues(db, source, { organizationId, template }, settings);
    if (issues.length > 0) throw invalidRequest(issues);
    const { groups, bands, min_count: minCount = MIN_COUNT, keys = "plain" } = settings;
    const summary = await db.transaction(async (tx) => {
      const now = clock.now();
      const claimId = newNumber();
      const nextAt = nextRunAt(claimId, now);
      const put = await sql.putSummary(tx, {
        organizationId,
        template,
        claimId,
        groups,
        bands,
        minCount,
        keys,
        keySalt: keys === "hashed" ? randomBytes(SALT_BYTES) : null,
        createdAt: now,
        nextAt,
      });
      await wake(tx, TENANT_SUMMARIES, put.claimId, put.runAfter === null ? put.nextAt : now);
      const change = { action: "tenant_summary.created", namespace: template, subject: null, after: settings } as const;
      await audit(tx, organizationId, change, now);
      return put;
    });
    return this.#view(summary, FIRST_PAGE);
  }

  /** @throws ServiceError `not_found` */
  async get(organizationId: string, template: string, page: { after: string; limit: number }): Promise<TenantSummary> {
    const summary = await sql.readSummary(this.#parts.db, organizationId, template);
    if (!summary) throw missing(template);
    return this.#view(summary, page);
  }

  /** @throws ServiceError `not_found` */
  async delete(organizationId: string, template: string): Promise<void> {
    const { db, clock } = this.#parts;
    await db.transaction(async (tx) => {
      if ((await sql.deleteSummary(tx, organizationId, template)) === undefined) throw missing(template);
      await audit(tx, organizationId, { action: "tenant_summary.deleted", namespace: template, subject: null }, clock.now());
    });
  }

  async #view(summary: SummaryRow, { after, limit }: { after: string; limit: number }): Promise<TenantSummary> {
    const { tenants, more } = await tenantsAfter(this.#parts.db, summary, after, limit);
    const { template, groups, bands, minCount, keys, createdAt, failed, lastRunAt } = summary;
    return {
      template,
      groups,
      bands,
      min_count: minCount,
      keys,
      created_at: createdAt.toISOString(),
      warnings: failed ? ["tenant_summary_failed"] : [],
      last_run_at: lastRunAt?.toISOString() ?? null,
      tenants: tenants.map(tenantView),
      next_cursor: nextCursor("tenants", more, tenants.at(-1)?.name),
    };
  }
}

function missing(template: string): Error {
  return notFound(`A tenant summary of "${template}"`);
}
