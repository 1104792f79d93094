/**
 * The budget of a namespace: the most that judging, writes and queries may cost in a calendar month. It is used up when as much as it has
 * been spent.
 *
 *   judging ── somebody is about to ask an engine, and it is used up ──▶ paused: `namespace.budget_paused`
 *      ▲                                                                   │
 *      └── a new month, a greater budget or none, no production any more ──┘ `namespace.budget_resumed`
 *
 * The state is a member of the namespace's row and changes under its lock together with the event, so each change is told once, by whichever
 * process comes first. Who was let in before the budget was used up lands what it has: a page of catch-up or of a job, and what requests
 * wait for at that moment. Nothing is lost by a pause, since readers of the sequence stay where they are.
 */
import { type Attodollars, attodollars, usd } from "#src/accounts/money.ts";
import { monthOf, nextMonth } from "#src/accounts/prices.ts";
import type { Spending } from "#src/accounts/spending.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Session, Transaction } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import { recordEvents } from "#src/events/record.ts";
import { wakeHeld } from "#src/jobs/held.ts";
import type { JudgingGate, Leave } from "#src/judging/gate.ts";
import { wake } from "#src/work/wakeups.ts";
import * as sql from "./budget-sql.ts";
import type { NamespaceIdentity } from "./namespaces.ts";

/** What a budget leaves, at a moment. */
export interface Allowance {
  month: string;
  budget: Attodollars;
  spent: Attodollars;
}

/** The kind of the wakeups that end pauses with their month, whether or not anything is left to be judged. */
export const BUDGET = "budget";

/** A pause begins and ends by what is known at that moment: it may last for the rest of a month. */
const NOTHING_BELIEVED = 0;

export interface BudgetParts {
  db: Database;
  clock: Clock;
  spending: Spending;
}

export class Budgets implements JudgingGate {
  readonly #parts: BudgetParts;

  constructor(parts: BudgetParts) {
    this.#parts = parts;
  }

  /**
   * Whether an engine may be asked for a namespace; to be asked before each page. Begins a pause, or ends it, where that is due.
   * @returns where it may not, when a new month will allow it again; whatever else does wakes the namespace's judging
   */
  async mayJudge({ namespaceId }: Pick<NamespaceIdentity, "namespaceId">): Promise<Leave> {
    const { db, clock } = this.#parts;
    const now = clock.now();
    const row = await sql.readBudget(db, namespaceId);
    if (row === undefined || (row.budget === null && !row.paused)) return { may: true };
    const allowance = lasts(row, now) ? null : await this.#allowance(db, row, now);
    const paused = lasts(row, now) || usedUp(allowance);
    const settled = paused === row.paused ? paused : await db.transaction((tx) => this.#settle(tx, namespaceId, now, lasts));
    if (settled) return { may: false, askAgainAt: nextMonth(now) };
    return allowance === null ? { may: true } : { may: true, unitsLeft: this.#unitsLeft(allowance) };
  }

  /** Begins or ends the pause of a namespace by what its budget is now. To be called by whatever changes that, in its transaction. */
  async reconsider(tx: Transaction, namespaceId: number, at: Date): Promise<void> {
    await this.#settle(tx, namespaceId, at, () => false);
  }

  /** Answers whether judging is paused then. */
  async #settle(tx: Transaction, namespaceId: number, at: Date, stays: typeof lasts): Promise<boolean> {
    const row = await sql.holdBudget(tx, namespaceId);
    if (row === undefined) return false;
    if (stays(row, at)) return true;
    const month = monthOfBudget(row, at);
    const allowance = await this.#allowance(tx, row, at, NOTHING_BELIEVED);
    const paused = usedUp(allowance);
    if (paused === row.paused) {
      // Found used up again in another month, or by another budget: the pause goes on, and nothing is to be told.
      if (paused && row.month !== month) await this.#pause(tx, namespaceId, month, at);
      return paused;
    }
    if (paused) await this.#pause(tx, namespaceId, month, at);
    else await sql.setPaused(tx, namespaceId, false, month);
    const spent = allowance?.spent ?? (await this.#spent(tx, row, month));
    const data = { namespace: row.name, month, budget_usd_per_month: row.budget, spend_usd: usd(spent) };
    const type = paused ? "namespace.budget_paused" : "namespace.budget_resumed";
    await recordEvents(tx, { organizationId: row.organizationId, namespaceId, namespace: row.name }, [{ type, data }], at);
    if (paused) return true;
    await wake(tx, "judging", namespaceId, at);
    await wakeHeld(tx, row.organizationId, at);
    return false;
  }

  async #pause(tx: Transaction, namespaceId: number, month: string, at: Date): Promise<void> {
    await sql.setPaused(tx, namespaceId, true, month);
    await wake(tx, BUDGET, namespaceId, nextMonth(at));
  }

  /** Ends a pause whose month is over; answers when to look again, null where nothing is paused. */
  async endPause(namespaceId: number): Promise<Date | null> {
    const leave = await this.mayJudge({ namespaceId });
    return leave.may ? null : leave.askAgainAt;
  }

  /** What a namespace's budget leaves; null where it has none, or stands outside budgets. */
  async allowance(session: Session, namespaceId: number): Promise<Allowance | null> {
    const row = await sql.readBudget(session, namespaceId);
    return row === undefined ? null : this.#allowance(session, row, this.#parts.clock.now());
  }

  /** How many judgment units an allowance is enough for, at the highest price there is. */
  #unitsLeft({ month, budget, spent }: Allowance): number {
    const price = this.#parts.spending.highestUnitPrice(month);
    return price === 0n ? Number.POSITIVE_INFINITY : Number((budget - spent) / price);
  }

  /** Why writes to a namespace are refused; null where they are not. Only of one that the transaction holds and that rejects. */
  async refusal(tx: Transaction, namespaceId: number, at: Date): Promise<ServiceError | null> {
    const row = await sql.readBudget(tx, namespaceId);
    const allowance = row === undefined ? null : await this.#allowance(tx, row, at);
    return row !== undefined && allowance !== null && (lasts(row, at) || usedUp(allowance))
      ? budgetExceeded(row.name, allowance)
      : null;
  }

  async #allowance(session: Session, row: sql.BudgetRow, at: Date, believedMs?: number): Promise<Allowance | null> {
    if (row.budget === null || row.nonProduction) return null;
    const month = monthOfBudget(row, at);
    return { month, budget: attodollars(row.budget), spent: await this.#spent(session, row, month, believedMs) };
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

/** The clocks of processes differ: one that is behind does not go back to a month that another has ended. */
function monthOfBudget({ month }: sql.BudgetRow, at: Date): string {
  const now = monthOf(at);
  return month !== null && month > now ? month : now;
}

/**
 * Whether it is paused for this month. A pause lasts as long as the month and the budget do: prices fall as others of the organization use
 * more, and judging would go on and off with every cent.
 */
function lasts(row: sql.BudgetRow, at: Date): boolean {
  return row.paused && row.month === monthOfBudget(row, at);
}

function usedUp(allowance: Allowance | null): boolean {
  return allowance !== null && allowance.spent >= allowance.budget;
}

/** `cost`: what the work was estimated to cost, where it was. */
export function budgetExceeded(namespace: string, { month, budget, spent }: Allowance, cost?: Attodollars): ServiceError {
  const left = budget > spent ? budget - spent : 0n;
  const message =
    cost === undefined
      ? `The budget of ${namespace} for ${month} is used up; raise it, or wait for the next month.`
      : `This is estimated to cost ${usd(cost)} dollars, and the budget of ${namespace} for ${month} leaves ${usd(left)}; raise it, or ask for less.`;
  const details = { namespace, budget_usd_per_month: usd(budget), remaining_usd: usd(left) };
  return new ServiceError("budget_exceeded", message, {
    details: cost === undefined ? details : { ...details, cost_usd: usd(cost) },
  });
}
