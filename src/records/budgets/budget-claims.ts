/**
 * Claims: reservations on budgets that several namespaces share. Several processes judge namespaces in parallel, and a request is
 * billed only when its result is persisted. So a process claims the units before it calls an engine, and ends the claim after
 * they are billed:
 *
 *   request ── claim: spent + claimed + these ≤ budget ──▶ sent ──▶ persisted, billed ──▶ the claim ends
 *      └── others have claimed the rest: waits ── used up, or waits too long ──▶ not sent now
 *
 * One request is admitted if anything is left, so a budget is exceeded by less than one request. Between billing and its end, a
 * claim counts twice. That allows fewer requests, never more. Claims of a dead process end with their lease.
 *
 * A budget that is far from its limit needs no claims (`budget.ts`).
 */
import { randomUUID } from "node:crypto";
import { attodollars } from "#src/accounts/money/money.ts";
import { monthOf } from "#src/accounts/money/prices.ts";
import type { Spending } from "#src/accounts/money/spending.ts";
import { prefixArea, prefixesAbove } from "#src/foundation/areas.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import * as sql from "./budget-claims-sql.ts";
import type { Claim } from "./judging-gate.ts";
import { readBudgetsOf } from "./prefix-budgets-sql.ts";

export interface BudgetClaimParts {
  db: Database;
  clock: Clock;
  spending: Spending;
  /** Absent if nothing is claimed. */
  log?: Logger;
}

/** The lease of a process's claims. */
const LEASE_MS = 5 * 60_000;
const PROLONGED_EVERY_MS = 60_000;
/** How long a request waits for the claims of others to end, and how often it checks. */
const MOST_WAIT_MS = 1_000;
const LOOK_EVERY_MS = 50;
/** Requests that are decided in one transaction. */
const AT_ONCE = 256;

interface Decision {
  /** How many of the requests are admitted, counted from the first. */
  count: number;
  /** Null if nothing has to be claimed. */
  claimId: string | null;
}

const REFUSED: Decision = { count: 0, claimId: null };

interface Waiting {
  prefixes: readonly string[];
  /** The units of each request, in order. */
  units: readonly number[];
  /** In the process's monotonic time. */
  deadline: number;
  signal: AbortSignal;
  resolve(claim: Claim): void;
  reject(error: unknown): void;
}

/** The remainder of a budget while claims are decided. */
interface Left {
  units: number;
  usedUp: boolean;
}

export class BudgetClaims {
  readonly #parts: BudgetClaimParts;
  /** By organization. An entry exists while a decision is in progress. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** The organization of each claim of this process. */
  readonly #held = new Map<string, string>();
  #ending = new Map<string, string[]>();
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: BudgetClaimParts) {
    this.#parts = parts;
  }

  /**
   * Claims units for requests of a namespace: as many of the first requests as the budgets above it allow. Claims none if the
   * budgets are used up, or if the claims of others outlast the wait.
   */
  take({ organizationId, name }: NamespaceIdentity, units: readonly number[], signal: AbortSignal): Promise<Claim> {
    return new Promise((resolve, reject) => {
      const deadline = performance.now() + MOST_WAIT_MS;
      const waiting = { prefixes: prefixesAbove(name), units, deadline, signal, resolve, reject };
      const others = this.#waiting.get(organizationId);
      if (others) others.push(waiting);
      else {
        this.#waiting.set(organizationId, [waiting]);
        void this.#decide(organizationId);
      }
    });
  }

  /**
   * At most one transaction of this process per organization. More would only hold connections while they wait for each other.
   */
  async #decide(organizationId: string): Promise<void> {
    const all = this.#waiting.get(organizationId)!;
    await Promise.resolve();
    while (all.length > 0) {
      const some = all.splice(0, AT_ONCE);
      try {
        const decided = await this.#parts.db.transaction((tx) => this.#decided(tx, organizationId, some));
        const waits = some.filter((one) => !decided.has(one));
        for (const [one, decision] of decided) one.resolve(this.#claimOf(organizationId, decision));
        all.unshift(...waits);
        if (waits.length > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      } catch (error) {
        for (const one of some) one.reject(error);
      }
    }
    this.#waiting.delete(organizationId);
  }

  /** The decided requests; the others wait. */
  async #decided(tx: Transaction, organizationId: string, waiting: readonly Waiting[]): Promise<Map<Waiting, Decision>> {
    const now = this.#parts.clock.now();
    await sql.lockClaims(tx, organizationId);
    const left = await this.#left(tx, organizationId, new Set(waiting.flatMap(({ prefixes }) => prefixes)), now);
    const decided = new Map<Waiting, Decision>();
    for (const one of waiting) {
      const prefixes = one.prefixes.filter((prefix) => left.has(prefix));
      const budgets = prefixes.map((prefix) => left.get(prefix)!);
      const count = fitting(one.units, Math.min(...budgets.map(({ units }) => units)));
      if (one.signal.aborted || budgets.some(({ usedUp }) => usedUp)) decided.set(one, REFUSED);
      else if (budgets.length === 0) decided.set(one, { count, claimId: null });
      else if (count > 0) {
        const claimId = randomUUID();
        const units = sum(one.units.slice(0, count));
        for (const budget of budgets) budget.units -= units;
        await sql.insertClaim(tx, organizationId, { claimId, prefixes, units, until: new Date(now.getTime() + LEASE_MS) });
        decided.set(one, { count, claimId });
      } else if (performance.now() >= one.deadline) decided.set(one, REFUSED);
    }
    return decided;
  }

  /** The unspent and unclaimed remainder of each budget, by prefix. */
  async #left(tx: Transaction, organizationId: string, prefixes: ReadonlySet<string>, now: Date): Promise<Map<string, Left>> {
    const budgets = await readBudgetsOf(tx, organizationId, [...prefixes]);
    const terms = budgets.map(({ prefix, budget }) => ({ prefix, ...prefixArea(prefix), budget: attodollars(budget) }));
    // A claim ends after it is billed, so spending is read last. Then each unit is in at least one of the two figures.
    const claimed = await sql.readClaimed(tx, organizationId, now);
    const units = await this.#parts.spending.unitsUntil(tx, organizationId, terms, monthOf(now));
    return new Map(
      [...units].map(([prefix, left]) => [prefix, { units: left - (claimed.get(prefix) ?? 0), usedUp: left === 0 }]),
    );
  }

  #claimOf(organizationId: string, { count, claimId }: Decision): Claim {
    if (claimId === null) return { count, landed() {}, end() {} };
    this.#held.set(claimId, organizationId);
    this.#timer ??= setInterval(() => void this.#prolong(), PROLONGED_EVERY_MS).unref();
    let left = count;
    const end = () => {
      if (this.#held.delete(claimId)) this.#end(organizationId, claimId);
    };
    const landed = () => {
      left -= 1;
      if (left === 0) end();
    };
    return { count, landed, end };
  }

  /** Claims that end in the same turn of the event loop are deleted together. */
  #end(organizationId: string, claimId: string): void {
    const first = this.#ending.size === 0;
    const others = this.#ending.get(organizationId);
    if (others) others.push(claimId);
    else this.#ending.set(organizationId, [claimId]);
    if (first) setImmediate(() => void this.#endAll());
    if (this.#held.size > 0 || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  async #endAll(): Promise<void> {
    const { db, clock, log } = this.#parts;
    const ending = this.#ending;
    this.#ending = new Map();
    for (const [organizationId, claimIds] of ending) {
      // If the deletion fails, the lease ends them.
      await sql.deleteClaims(db, organizationId, claimIds, clock.now()).catch((error: unknown) => {
        log?.warn({ err: error, organizationId }, "Budget claims could not be ended.");
      });
    }
  }

  async #prolong(): Promise<void> {
    const { db, clock, log } = this.#parts;
    const until = new Date(clock.now().getTime() + LEASE_MS);
    for (const [organizationId, claims] of Map.groupBy(this.#held, ([, of]) => of)) {
      const claimIds = claims.map(([claimId]) => claimId);
      await sql.prolongClaims(db, organizationId, claimIds, until).catch((error: unknown) => {
        log?.warn({ err: error, organizationId }, "Budget claims could not be renewed.");
      });
    }
  }
}

/** How many requests, counted from the first, fit into the remainder; at least one if anything is left. */
function fitting(units: readonly number[], left: number): number {
  if (left <= 0) return 0;
  let total = 0;
  const end = units.findIndex((one, at) => {
    total += one;
    return at > 0 && total > left;
  });
  return end === -1 ? units.length : end;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
