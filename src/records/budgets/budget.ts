/**
 * The budgets of a namespace limit the cost of judging, writes and queries per calendar month. Its own budget applies, those of
 * the prefixes above it, and that of the organization. A budget is used up when spending reaches it. The tightest budget decides.
 *
 *   judging ── an engine is about to be called, and the budget is used up ──▶ paused: `namespace.budget_paused`
 *      ▲                                                                        │
 *      └── new month, higher or no budget, no longer in production ─────────────┘ `namespace.budget_resumed`
 *
 * The state is a column of the namespace's row. It changes under the row's lock together with the event, so each change is
 * published once. Work admitted before the pause still persists its results: a page of catch-up or of a job, and requests that
 * clients wait for. On a shared budget, each process first claims the cost of its requests (`budget-claims.ts`). A pause loses
 * nothing, because consumers of the sequence keep their offsets.
 */

import { type Attodollars, attodollars, usd } from "#src/accounts/money/money.ts";
import { monthOf, nextMonth } from "#src/accounts/money/prices.ts";
import { EVERYTHING, prefixArea, prefixesAbove } from "#src/foundation/areas.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { recordEvents } from "#src/foundation/events/record.ts";
import { wakeHeld } from "#src/foundation/jobs/held.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import { type NamespaceIdentity, namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";
import { type BudgetClaimParts, BudgetClaims } from "./budget-claims.ts";
import * as sql from "./budget-sql.ts";
import type { Claim, JudgingGate, Leave } from "./judging-gate.ts";
import { isOneMarked } from "./non-production-sql.ts";
import { readBudgetsOf } from "./prefix-budgets-sql.ts";

/** What a budget has left at a moment. */
export interface Allowance {
  /** The budget's prefix, `*` for the organization; null for the namespace's own. */
  of: string | null;
  /** Whether writes are refused when the budget is used up. */
  rejects: boolean;
  month: string;
  budget: Attodollars;
  spent: Attodollars;
}

/** The kind of the work-queue rows that end pauses at the end of a month, even if nothing is left to judge. */
export const BUDGET = "budget";

/** A pause begins and ends by current figures, because it may last for the rest of the month. */
const NOTHING_BELIEVED = Number.NEGATIVE_INFINITY;

/**
 * For refusing writes by a budget above, spending up to one second old is used. Otherwise each write would add up the spending of
 * all namespaces below.
 */
const BELIEVED_OF_WRITES = 1_000;

export type BudgetParts = BudgetClaimParts;

export class Budgets implements JudgingGate {
  readonly #parts: BudgetParts;
  readonly #claims: BudgetClaims;

  constructor(parts: BudgetParts) {
    this.#parts = parts;
    this.#claims = new BudgetClaims(parts);
  }

  /**
   * Whether an engine may be called for a namespace. Call it before each page. Begins or ends a pause if that is due.
   * @returns if it may not: when a new month will allow it again. Any other cause that allows it wakes the namespace's judging.
   */
  async mayJudge({ namespaceId }: Pick<NamespaceIdentity, "namespaceId">): Promise<Leave> {
    const { db, clock } = this.#parts;
    const now = clock.now();
    const row = await sql.readBudget(db, namespaceId);
    if (row === undefined || (row.budget === null && row.above === null && !row.paused)) return { may: true };
    const allowances = lasts(row, now) ? [] : await this.#allowances(db, row, now);
    const paused = lasts(row, now) || allowances.some(usedUp);
    const settled = paused === row.paused ? paused : await db.transaction((tx) => this.#settle(tx, namespaceId, now, lasts));
    if (settled) return { may: false, askAgainAt: nextMonth(now) };
    if (allowances.length === 0) return { may: true };
    const shared = allowances.some((one) => one.of !== null && !this.#isFar(one));
    return { may: true, unitsLeft: Math.min(...allowances.map((one) => this.#unitsLeft(one))), shared };
  }

  /** The same for a namespace by its name, which need not exist: then the budgets above decide, and nothing is paused. */
  async mayJudgeAt({ organizationId, name }: Pick<NamespaceIdentity, "organizationId" | "name">): Promise<Leave> {
    const { db, clock } = this.#parts;
    const namespaceId = await namespaceIdIfThere(db, organizationId, name);
    if (namespaceId !== undefined) return this.mayJudge({ namespaceId });
    if (await isOneMarked(db, organizationId, [`${name}/*`, ...prefixesAbove(name)])) return { may: true };
    const now = clock.now();
    const allowances = await this.#allowancesAbove(db, { organizationId, name }, monthOf(now));
    return allowances.some(usedUp) ? { may: false, askAgainAt: nextMonth(now) } : { may: true };
  }

  claim(namespace: NamespaceIdentity, units: readonly number[], signal: AbortSignal): Promise<Claim> {
    return this.#claims.take(namespace, units, signal);
  }

  /** Begins or ends the pause of a namespace according to its current budgets. Call it in every transaction that changes them. */
  async reconsider(tx: Transaction, namespaceId: number, at: Date): Promise<void> {
    await this.#settle(tx, namespaceId, at, () => false);
  }

  /** Returns whether judging is paused afterwards. */
  async #settle(tx: Transaction, namespaceId: number, at: Date, stays: typeof lasts): Promise<boolean> {
    const row = await sql.holdBudget(tx, namespaceId);
    if (row === undefined) return false;
    if (stays(row, at)) return true;
    const month = monthOfBudget(row, at);
    const allowances = await this.#allowances(tx, row, at, NOTHING_BELIEVED);
    const decisive = tightest(allowances.filter(usedUp));
    const paused = decisive !== null;
    if (paused === row.paused) {
      // The budget is used up again in another month, or another budget is. The pause continues, and there is no event.
      if (paused && row.month !== month) await this.#pause(tx, namespaceId, month, at);
      return paused;
    }
    if (paused) await this.#pause(tx, namespaceId, month, at);
    else await sql.setPaused(tx, namespaceId, false, month);
    // Only the namespace's own spending. Not every reader of this namespace may see what others spent below a prefix.
    const spent = allowances.find(({ of }) => of === null)?.spent ?? (await this.#spent(tx, row, month));
    const data = {
      namespace: row.name,
      month,
      budget_usd_per_month: row.budget,
      spend_usd: usd(spent),
      ...(decisive?.of ? { budget_prefix: decisive.of } : {}),
    };
    const type = paused ? "namespace.budget_paused" : "namespace.budget_resumed";
    await recordEvents(tx, { organizationId: row.organizationId, namespaceId, namespace: row.name }, [{ type, data }], at);
    if (paused) return true;
    await wake(tx, JUDGING, namespaceId, at);
    await wakeHeld(tx, row.organizationId, at);
    return false;
  }

  async #pause(tx: Transaction, namespaceId: number, month: string, at: Date): Promise<void> {
    await sql.setPaused(tx, namespaceId, true, month);
    await wake(tx, BUDGET, namespaceId, nextMonth(at));
  }

  /** Ends a pause whose month is over. Returns when to check again; null if nothing is paused. */
  async endPause(namespaceId: number): Promise<Date | null> {
    const leave = await this.mayJudge({ namespaceId });
    return leave.may ? null : leave.askAgainAt;
  }

  /** The remainder of a namespace's tightest budget; null if it has none, or is not subject to budgets. */
  async allowance(session: Session, namespaceId: number): Promise<Allowance | null> {
    const row = await sql.readBudget(session, namespaceId);
    return row === undefined ? null : tightest(await this.#allowances(session, row, this.#parts.clock.now()));
  }

  /** The spending below each of these prefixes in the current month, in US dollars. */
  async spentUnder(session: Session, organizationId: string, prefixes: readonly string[]): Promise<Map<string, number>> {
    const { spending, clock } = this.#parts;
    const spent = await spending.spentUnder(session, organizationId, prefixes.map(areaOf), monthOf(clock.now()));
    return new Map([...spent].map(([prefix, amount]) => [prefix, usd(amount)]));
  }

  /** How many judgment units the remainder allows at the highest price. */
  #unitsLeft({ month, budget, spent }: Allowance): number {
    const price = this.#parts.spending.highestUnitPrice(month);
    return price === 0n ? Number.POSITIVE_INFINITY : Number((budget - spent) / price);
  }

  /** Whether the budget cannot be used up while a cached figure is valid, with any spender. */
  #isFar({ month, budget, spent }: Allowance): boolean {
    return budget - spent > this.#parts.spending.mostSpentUnseen(month);
  }

  /**
   * Why writes to a namespace are refused; null if they are not. Only for a namespace with a rejecting budget that the
   * transaction has locked.
   */
  async refusal(tx: Transaction, namespaceId: number, at: Date): Promise<ServiceError | null> {
    const row = await sql.readBudget(tx, namespaceId);
    if (row === undefined) return null;
    const all = await this.#allowances(tx, row, at, BELIEVED_OF_WRITES);
    const rejecting = all.filter(({ rejects }) => rejects);
    // A pause lasts for the month. If a budget that does not refuse writes may have caused it, the spending decides.
    const refuses = rejecting.some(usedUp) || (lasts(row, at) && rejecting.length === all.length);
    const allowance = refuses ? tightest(rejecting) : null;
    return allowance && budgetExceeded(row.name, allowance);
  }

  async #allowances(session: Session, row: sql.BudgetRow, at: Date, believedMs?: number): Promise<Allowance[]> {
    if (row.nonProduction) return [];
    const month = monthOfBudget(row, at);
    const above = row.above === null ? [] : await this.#allowancesAbove(session, row, month, believedMs);
    if (row.budget === null) return above;
    const spent = await this.#spent(session, row, month, believedMs);
    return [{ of: null, rejects: row.onExceeded === "reject", month, budget: attodollars(row.budget), spent }, ...above];
  }

  async #allowancesAbove(
    session: Session,
    { organizationId, name }: Pick<sql.BudgetRow, "organizationId" | "name">,
    month: string,
    believedMs?: number,
  ): Promise<Allowance[]> {
    const { spending } = this.#parts;
    const found = await readBudgetsOf(session, organizationId, prefixesAbove(name));
    const areas = found.map(({ prefix }) => areaOf(prefix));
    const allowancesBy = async (believed?: number) => {
      const spent = await spending.spentUnder(session, organizationId, areas, month, believed);
      return found.map(
        ({ prefix, budget, onExceeded }): Allowance => ({
          of: prefix,
          rejects: onExceeded === "reject",
          month,
          budget: attodollars(budget),
          spent: spent.get(prefix)!,
        }),
      );
    };
    const believed = await allowancesBy(believedMs);
    return believedMs !== undefined || believed.every((one) => this.#isFar(one)) ? believed : allowancesBy(NOTHING_BELIEVED);
  }

  async #spent(
    session: Session,
    { namespaceId, organizationId }: sql.BudgetRow,
    month: string,
    believedMs?: number,
  ): Promise<Attodollars> {
    return (await this.#parts.spending.spent(session, organizationId, [namespaceId], month, believedMs)).get(namespaceId)!;
  }
}

/** The clocks of processes differ. A process whose clock is behind does not return to a month that another process has ended. */
function monthOfBudget({ month }: sql.BudgetRow, at: Date): string {
  const now = monthOf(at);
  return month !== null && month > now ? month : now;
}

/**
 * Whether it is paused for this month. A pause lasts until the month or the budget changes. Prices fall as others in the
 * organization use more, so judging would otherwise start and stop with every cent.
 */
function lasts(row: sql.BudgetRow, at: Date): boolean {
  return row.paused && row.month === monthOfBudget(row, at);
}

function usedUp({ spent, budget }: Allowance): boolean {
  return spent >= budget;
}

/** The one with the smallest remainder; null if there are none. */
function tightest(allowances: readonly Allowance[]): Allowance | null {
  return allowances.reduce<Allowance | null>(
    (least, one) => (least === null || one.budget - one.spent < least.budget - least.spent ? one : least),
    null,
  );
}

const areaOf = (prefix: string) => ({ prefix, ...prefixArea(prefix) });

/**
 * `cost` is the estimated cost of the work, if known. For a budget above the namespace no amounts are shown, because others also
 * spend from it.
 */
export function budgetExceeded(namespace: string, { of, month, budget, spent }: Allowance, cost?: Attodollars): ServiceError {
  const left = budget > spent ? budget - spent : 0n;
  const whose = of === null ? namespace : of === EVERYTHING ? "the organization" : of;
  const leaves = of === null ? `$${usd(left)}` : "less";
  const message =
    cost === undefined
      ? `The budget of ${whose} for ${month} is used up. Raise it, or wait for the next month.`
      : `The estimated cost is $${usd(cost)}, but the budget of ${whose} for ${month} has ${leaves} left. Raise the budget, or ask for less.`;
  const details =
    of === null ? { namespace, budget_usd_per_month: usd(budget), remaining_usd: usd(left) } : { namespace, budget_prefix: of };
  return new ServiceError("budget_exceeded", message, {
    details: cost === undefined ? details : { ...details, cost_usd: usd(cost) },
  });
}
