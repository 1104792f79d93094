/** Sentinels as users turn them on, read them, and turn them off. `watching.ts` does the rest. */
import type { SentinelRun, SentinelUpdate, Sentinel as SentinelView } from "#generated/types.ts";
import { audit } from "#src/accounts/audit/audit.ts";
import { monthOf } from "#src/accounts/money/prices.ts";
import type { Database, Session } from "#src/foundation/db/database.ts";
import { notFound } from "#src/foundation/errors.ts";
import { newNumber } from "#src/foundation/ids.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { findJudgment, findOwn } from "#src/judging/definitions/lookup.ts";
import { SENTINEL } from "#src/quality/drift/wakeups.ts";
import { type RunRow, readRuns } from "./runs-sql.ts";
import * as sql from "./sentinels-sql.ts";

export interface SentinelsParts {
  db: Database;
  clock: Clock;
  wakeSentinels(): void;
}

export class Sentinels {
  readonly #parts: SentinelsParts;

  constructor(parts: SentinelsParts) {
    this.#parts = parts;
  }

  /** @throws ServiceError `not_found`, and `conflict` for an inherited judgment */
  async put(
    organizationId: string,
    place: string,
    name: string,
    { size, every = "weekly", budget_usd_a_month: budgetUsd, on_drift: onDrift = "notify" }: SentinelUpdate,
  ): Promise<SentinelView> {
    const { db, clock, wakeSentinels } = this.#parts;
    const at = clock.now();
    const view = await db.transaction(async (tx) => {
      const { judgmentId } = await findOwn(tx, organizationId, place, name);
      const before = await sql.readSentinel(tx, judgmentId);
      const about = { judgmentId, organizationId, claimId: newNumber(), createdAt: at };
      const after = await sql.putSentinel(tx, about, { size, every, budgetUsd, onDrift });
      await wake(tx, SENTINEL, after.claimId, at);
      const change = { action: "sentinel.updated", namespace: place, subject: name } as const;
      await audit(tx, organizationId, { ...change, before: before ? settingsOf(before) : null, after: settingsOf(after) }, at);
      return this.#view(tx, name, after);
    });
    wakeSentinels();
    return view;
  }

  /** @throws ServiceError `not_found`, also for an inherited judgment: its sentinel shows documents of other namespaces */
  async get(organizationId: string, place: string, name: string): Promise<SentinelView> {
    const { db } = this.#parts;
    const { judgmentId, owner } = await findJudgment(db, organizationId, place, name);
    const sentinel = owner === place ? await sql.readSentinel(db, judgmentId) : undefined;
    if (!sentinel) throw none(place, name);
    return this.#view(db, name, sentinel);
  }

  /** @throws ServiceError `not_found`, and `conflict` for an inherited judgment */
  async delete(organizationId: string, place: string, name: string): Promise<void> {
    const { db, clock } = this.#parts;
    await db.transaction(async (tx) => {
      const { judgmentId } = await findOwn(tx, organizationId, place, name);
      const deleted = await sql.deleteSentinel(tx, judgmentId);
      if (!deleted) throw none(place, name);
      const change = { action: "sentinel.deleted", namespace: place, subject: name } as const;
      await audit(tx, organizationId, { ...change, before: settingsOf(deleted) }, clock.now());
    });
  }

  async #view(session: Session, name: string, sentinel: sql.SentinelRow): Promise<SentinelView> {
    const contexts = await sql.countContexts(session, sentinel.judgmentId);
    const runs = await readRuns(session, sentinel.judgmentId);
    const isThisMonth = sentinel.spentMonth === monthOf(this.#parts.clock.now());
    return {
      judgment: name,
      ...settingsOf(sentinel),
      version: sentinel.version,
      contexts: sentinel.version === null ? 0 : contexts,
      drawn_at: sentinel.version === null ? null : (sentinel.drawnAt?.toISOString() ?? null),
      spent_usd: isThisMonth ? sentinel.spentUsd : 0,
      waiting: sentinel.waiting,
      created_at: sentinel.createdAt.toISOString(),
      runs: runs.map(runView),
    };
  }
}

function none(place: string, name: string) {
  return notFound(`A sentinel of "${name}" of "${place}"`);
}

function settingsOf({ size, every, budgetUsd, onDrift }: sql.SentinelSettings) {
  return { size, every, budget_usd_a_month: budgetUsd, on_drift: onDrift };
}

function runView({ startedAt, endedAt, engine, engineVersion, costUsd, stalledAt: _, ...run }: RunRow): SentinelRun {
  return {
    ...run,
    started_at: startedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    engine: engine as SentinelRun["engine"],
    engine_version: engineVersion,
    cost_usd: costUsd,
  };
}
