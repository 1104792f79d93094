/**
 * The budgets of a namespace: the most that judging, writes and queries may cost in a calendar month. A namespace has one of its own, and those
 * of the prefixes above it and of the organization. One is used up when as much as it has been spent; the tightest decides.
 *
 *   judging ── somebody is about to ask an engine, and it is used up ──▶ paused: `namespace.budget_paused`
 *      ▲                                                                   │
 *      └── a new month, a greater budget or none, no production any more ──┘ `namespace.budget_resumed`
 *
 * The state is a member of the namespace's row and changes under its lock together with the event, so each change is told once, by whichever
 * process comes first. Who was let in before the budget was used up lands what it has: a page of catch-up or of a job, and what requests
 * wait for at that moment. Of a budget that namespaces share each claims what it is about to ask (`budget-claims.ts`). Nothing is lost by a
 * pause, since readers of the sequence stay where they are.
 */
import { type Attodollars, attodollars, usd } from "#src/accounts/money.ts";
import { monthOf, nextMonth } from "#src/accounts/prices.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import { recordEvents } from "#src/events/record.ts";
import { wakeHeld } from "#src/jobs/held.ts";
import type { Claim, JudgingGate, Leave } from "#src/judging/gate.ts";
import { wake } from "#src/work/wakeups.ts";
import { EVERYTHING, prefixArea, prefixesAbove } from "./areas.ts";
import { type BudgetClaimParts, BudgetClaims } from "./budget-claims.ts";
import * as sql from "./budget-sql.ts";
import type { NamespaceIdentity } from "./namespaces.ts";
import { readBudgetsOf } from "./prefix-budgets-sql.ts";

/** What a budget leaves, at a moment. */
export interface Allowance {
  /** The prefix that it is of, `*` for the organization; null for the namespace's own. */
  of: string | null;
  /** Whether writes are refused once it is used up. */
  rejects: boolean;
  month: string;
  budget: Attodollars;
  spent: Attodollars;
}

/** The kind of the wakeups that end pauses with their month, whether or not anything is left to be judged. */
export const BUDGET = "budget";

/** A pause begins and ends by what is known at that moment: it may last for the rest of a month. */
const NOTHING_BELIEVED = Number.NEGATIVE_INFINITY;

/** Writes that a budget above refuses go by what was spent a second ago: each would else add up what all namespaces below have spent. */
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
   * Whether an engine may be asked for a namespace; to be asked before each page. Begins a pause, or ends it, where that is due.
   * @returns where it may not, when a new month will allow it again; whatever else does wakes the namespace's judging
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

  claim(namespace: NamespaceIdentity, units: readonly number[], signal: AbortSignal): Promise<Claim> {
    return this.#claims.take(namespace, units, signal);
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
    const allowances = await this.#allowances(tx, row, at, NOTHING_BELIEVED);
    const decisive = tightest(allowances.filter(usedUp));
    const paused = decisive !== null;
    if (paused === row.paused) {
      // Found used up again in another month, or by another budget: the pause goes on, and nothing is to be told.
      if (paused && row.month !== month) await this.#pause(tx, namespaceId, month, at);
      return paused;
    }
    if (paused) await this.#pause(tx, namespaceId, month, at);
    else await sql.setPaused(tx, namespaceId, false, month);
    // Only what is the namespace's own: what others have spent below a prefix is not for everybody who reads of this one.
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

  /** What the tightest of a namespace's budgets leaves; null where it has none, or stands outside budgets. */
  async allowance(session: Session, namespaceId: number): Promise<Allowance | null> {
    const row = await sql.readBudget(session, namespaceId);
    return row === undefined ? null : tightest(await this.#allowances(session, row, this.#parts.clock.now()));
  }

  /** Dollars that have been spent below each of some prefixes in the present month. */
  async spentUnder(session: Session, organizationId: string, prefixes: readonly string[]): Promise<Map<string, number>> {
    const { spending, clock } = this.#parts;
    const spent = await spending.spentUnder(session, organizationId, prefixes.map(areaOf), monthOf(clock.now()));
    return new Map([...spent].map(([prefix, amount]) => [prefix, usd(amount)]));
  }

  /** How many judgment units an allowance is enough for, at the highest price there is. */
  #unitsLeft({ month, budget, spent }: Allowance): number {
    const price = this.#parts.spending.highestUnitPrice(month);
    return price === 0n ? Number.POSITIVE_INFINITY : Number((budget - spent) / price);
  }

  /** Whether it is not used up while what is known of it is believed, whoever spends of it. */
  #isFar({ month, budget, spent }: Allowance): boolean {
    return budget - spent > this.#parts.spending.mostSpentUnseen(month);
  }

  /** Why writes to a namespace are refused; null where they are not. Only of one that the transaction holds and that rejects. */
  async refusal(tx: Transaction, namespaceId: number, at: Date): Promise<ServiceError | null> {
    const row = await sql.readBudget(tx, namespaceId);
    if (row === undefined) return null;
    const all = await this.#allowances(tx, row, at, BELIEVED_OF_WRITES);
    const rejecting = all.filter(({ rejects }) => rejects);
    // A pause lasts for the month; where it may be due to a budget that refuses no writes, what is spent decides.
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
    { organizationId, name }: sql.BudgetRow,
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

function usedUp({ spent, budget }: Allowance): boolean {
  return spent >= budget;
}

/** The one that leaves least; null of none. */
function tightest(allowances: readonly Allowance[]): Allowance | null {
  return allowances.reduce<Allowance | null>(
    (least, one) => (least === null || one.budget - one.spent < least.budget - least.spent ? one : least),
    null,
  );
}

const areaOf = (prefix: string) => ({ prefix, ...prefixArea(prefix) });

/** `cost`: what the work was estimated to cost, where it was. Of a budget above the namespace no amounts are told: others spend of it too. */
export function budgetExceeded(namespace: string, { of, month, budget, spent }: Allowance, cost?: Attodollars): ServiceError {
  const left = budget > spent ? budget - spent : 0n;
  const whose = of === null ? namespace : of === EVERYTHING ? "the organization" : of;
  const leaves = of === null ? usd(left) : "less";
  const message =
    cost === undefined
      ? `The budget of ${whose} for ${month} is used up; raise it, or wait for the next month.`
      : `This is estimated to cost ${usd(cost)} dollars, and the budget of ${whose} for ${month} leaves ${leaves}; raise it, or ask for less.`;
  const details =
    of === null ? { namespace, budget_usd_per_month: usd(budget), remaining_usd: usd(left) } : { namespace, budget_prefix: of };
  return new ServiceError("budget_exceeded", message, {
    details: cost === undefined ? details : { ...details, cost_usd: usd(cost) },
  });
}
