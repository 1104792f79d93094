/**
 * What is about to be spent of budgets that several namespaces share. Namespaces are judged side by side, by several processes, and what one of
 * them asks is billed when it lands. So whoever asks an engine claims the units before, and ends the claim once they are billed:
 *
 *   to be asked ── claim: spent + claimed + these ≤ budget ──▶ asked ──▶ landed, billed ──▶ the claim ends
 *        └── the rest is claimed by others: waits ── used up, or it lasts too long ──▶ not asked now
 *
 * One request is let in where anything is left, so a budget is passed by less than one request. Between landing and its end a claim counts
 * twice, which lets less be asked and never more. A process that dies leaves its claims; they are over when their lease is.
 *
 * Far from its end nothing is claimed of a budget (`budget.ts`).
 */
import { randomUUID } from "node:crypto";
import { attodollars } from "#src/accounts/money.ts";
import { monthOf } from "#src/accounts/prices.ts";
import type { Spending } from "#src/accounts/spending.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import type { Claim } from "#src/judging/gate.ts";
import type { Logger } from "#src/log.ts";
import { prefixArea, prefixesAbove } from "./areas.ts";
import * as sql from "./budget-claims-sql.ts";
import type { NamespaceIdentity } from "./namespaces.ts";
import { readBudgetsOf } from "./prefix-budgets-sql.ts";

export interface BudgetClaimParts {
  db: Database;
  clock: Clock;
  spending: Spending;
  /** Absent where nothing is claimed. */
  log?: Logger;
}

/** What a process that gives no sign of life has claimed is its own for so long. */
const LEASE_MS = 5 * 60_000;
const PROLONGED_EVERY_MS = 60_000;
/** How long a request waits for others' claims to end, and how often it looks. */
const MOST_WAIT_MS = 1_000;
const LOOK_EVERY_MS = 50;
/** Requests that are decided in one transaction. */
const AT_ONCE = 256;

interface Decision {
  /** How many of the requests, from the first. */
  count: number;
  /** Null where nothing has to be claimed. */
  claimId: string | null;
}

const REFUSED: Decision = { count: 0, claimId: null };

interface Waiting {
  prefixes: readonly string[];
  /** Of each request, in their order. */
  units: readonly number[];
  /** By the process's own time. */
  deadline: number;
  signal: AbortSignal;
  resolve(claim: Claim): void;
  reject(error: unknown): void;
}

/** What is left of a budget, while claims are decided. */
interface Left {
  units: number;
  usedUp: boolean;
}

export class BudgetClaims {
  readonly #parts: BudgetClaimParts;
  /** By organization; there while somebody decides. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** Organizations by the claims that this process has. */
  readonly #held = new Map<string, string>();
  #ending = new Map<string, string[]>();
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: BudgetClaimParts) {
    this.#parts = parts;
  }

  /**
   * Claims requests of a namespace, as many of the first as the budgets above it leave; none where those are used up, or claimed by others for
   * longer than it waits.
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

  /** One transaction of this process at a time for an organization: more would hold connections to wait for one another. */
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

  /** What is decided; the others wait. */
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

  /** By prefix, what budgets leave that is not claimed. */
  async #left(tx: Transaction, organizationId: string, prefixes: ReadonlySet<string>, now: Date): Promise<Map<string, Left>> {
    const budgets = await readBudgetsOf(tx, organizationId, [...prefixes]);
    const terms = budgets.map(({ prefix, budget }) => ({ prefix, ...prefixArea(prefix), budget: attodollars(budget) }));
    // A claim ends after it is billed, so what is billed is read last: each unit is in one of the two.
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

  /** Those that end in one turn of the event loop end together. */
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
      // Where it fails the lease ends them.
      await sql.deleteClaims(db, organizationId, claimIds, clock.now()).catch((error: unknown) => {
        log?.warn({ err: error, organizationId }, "ending claims of budgets failed");
      });
    }
  }

  async #prolong(): Promise<void> {
    const { db, clock, log } = this.#parts;
    const until = new Date(clock.now().getTime() + LEASE_MS);
    for (const [organizationId, claims] of Map.groupBy(this.#held, ([, of]) => of)) {
      const claimIds = claims.map(([claimId]) => claimId);
      await sql.prolongClaims(db, organizationId, claimIds, until).catch((error: unknown) => {
        log?.warn({ err: error, organizationId }, "prolonging claims of budgets failed");
      });
    }
  }
}

/** How many requests, from the first, fit into what is left: one at least where anything is. */
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
