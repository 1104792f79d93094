/**
 * What namespaces have spent in a month. Prices are graduated over the organization's whole month, so a namespace pays for its part what the
 * organization pays on average: nobody's order among others matters, and the parts add up to the whole.
 *
 * What the organization has used is summed up over its namespaces, and believed for a second: a counter of the whole organization would
 * have every landing of every namespace wait for one row.
 */
import type { Session, Transaction } from "#src/db/database.ts";
import { type Attodollars, billed } from "./money.ts";
import { monthOf, type PriceList, type Prices } from "./prices.ts";
import { type NamedArea, readUsed, readUsedByOrganization, readUsedUnder, type UsedRow } from "./usage-sql.ts";

/** What a budget is for, and what it is priced as. Writes of tenant summaries are writes by another name, and their tiers are the same. */
const budgetedLines = { judging: "judging", writes: "writes", tenant_summary: "writes", queries: "queries" } as const;
type BudgetedLine = keyof typeof budgetedLines;
const lines = Object.keys(budgetedLines) as BudgetedLine[];

/** Units of judging, bytes of the others. */
type Used = Readonly<Record<BudgetedLine, number>>;

const NOTHING: Used = { judging: 0, writes: 0, tenant_summary: 0, queries: 0 };
const BELIEVED_MS = 1_000;
const MOST_HELD = 10_000;
const NOTHING_BELIEVED = Number.NEGATIVE_INFINITY;
/** An organization does not use more judgment units within what is believed. */
const MOST_UNITS_BELIEVED = 1_000_000;

export class Spending {
  readonly #prices: Prices;
  /** By organization and month. */
  readonly #organizations = new Map<string, { used: Used; at: number }>();
  /** By organization, month and area. */
  readonly #areas = new Map<string, { used: Used; at: number }>();

  constructor(prices: Prices) {
    this.#prices = prices;
  }

  /**
   * What each of some namespaces of an organization has spent in a month, as budgets count it: without storage.
   * @param believedMs how old what is known of the organization may be
   */
  async spent(
    session: Session,
    organizationId: string,
    namespaceIds: readonly number[],
    month: string,
    believedMs = BELIEVED_MS,
  ): Promise<Map<number, Attodollars>> {
    const rows = await readUsed(session, namespaceIds, month);
    const own = new Map(namespaceIds.map((id) => [id, used(rows.filter(({ namespaceId }) => namespaceId === id))]));
    const list = this.#prices.of(month);
    const whole = needsWhole(list, own.values())
      ? await this.#ofOrganization(session, organizationId, month, believedMs)
      : NOTHING;
    return new Map([...own].map(([id, one]) => [id, costOf(list, one, whole)]));
  }

  /**
   * What the namespaces in each of some areas have spent together in a month, those that are gone included.
   * @param believedMs how old what is known of an area may be
   */
  async spentUnder(
    session: Session,
    organizationId: string,
    areas: readonly NamedArea[],
    month: string,
    believedMs = BELIEVED_MS,
  ): Promise<Map<string, Attodollars>> {
    const keyOf = ({ prefix }: NamedArea) => `${organizationId}\n${month}\n${prefix}`;
    const now = performance.now();
    const unknown = areas.filter((area) => !((this.#areas.get(keyOf(area))?.at ?? -Infinity) + believedMs > now));
    if (unknown.length > 0) {
      const rows = await readUsedUnder(session, organizationId, month, unknown);
      if (this.#areas.size >= MOST_HELD) this.#areas.clear();
      for (const area of unknown) {
        const one = used(rows.filter(({ prefix }) => prefix === area.prefix));
        this.#areas.set(keyOf(area), { used: one, at: now });
      }
    }
    const own = new Map(areas.map((area) => [area.prefix, this.#areas.get(keyOf(area))?.used ?? NOTHING]));
    const list = this.#prices.of(month);
    const whole = needsWhole(list, own.values())
      ? await this.#ofOrganization(session, organizationId, month, believedMs)
      : NOTHING;
    return new Map([...own].map(([prefix, one]) => [prefix, costOf(list, one, whole)]));
  }

  /** The most that an organization spends on judging while what is known of it is believed. */
  mostSpentUnseen(month: string): Attodollars {
    return BigInt(MOST_UNITS_BELIEVED) * this.highestUnitPrice(month);
  }

  /** What so many judgment units more would cost the organization, on top of what it has used this month. */
  async costOfUnits(session: Session, organizationId: string, units: number, at: Date): Promise<Attodollars> {
    const month = monthOf(at);
    const { judging } = await this.#ofOrganization(session, organizationId, month);
    return this.#prices.of(month).judging.costOf(units, judging);
  }

  /** What judgment units cost the organization that the transaction has just counted: on top of all that was counted before. */
  async costOfCounted(tx: Transaction, organizationId: string, units: number, at: Date): Promise<Attodollars> {
    const month = monthOf(at);
    const price = this.#prices.of(month).judging;
    if (price.tiers.length === 1) return price.costOf(units);
    let { judging: used } = await this.#ofOrganization(tx, organizationId, month);
    // What is believed says which tier it is, save close to where one ends.
    if (price.isNearEnd(used, MOST_UNITS_BELIEVED)) {
      ({ judging: used } = await this.#ofOrganization(tx, organizationId, month, NOTHING_BELIEVED));
    }
    return price.costOf(units, Math.max(0, used - units));
  }

  /**
   * How many judgment units more use up each of some budgets, by what is spent now: none where it is used up. Where a month's tiers rise, what
   * others use raises the average that all pay, which nobody foresees.
   */
  async unitsUntil(
    session: Session,
    organizationId: string,
    budgets: readonly (NamedArea & { budget: Attodollars })[],
    month: string,
  ): Promise<Map<string, number>> {
    const rows = await readUsedUnder(session, organizationId, month, budgets);
    const list = this.#prices.of(month);
    const graduated = lines.some((line) => list[budgetedLines[line]].tiers.length > 1);
    const whole = graduated ? await this.#ofOrganization(session, organizationId, month, NOTHING_BELIEVED) : NOTHING;
    return new Map(
      budgets.map(({ prefix, budget }) => {
        const own = used(rows.filter((row) => row.prefix === prefix));
        const isUsedUp = (units: number) => costOf(list, withUnits(own, units), withUnits(whole, units)) >= budget;
        return [prefix, firstThat(isUsedUp)];
      }),
    );
  }

  /** Of a judgment unit, in whatever tier. */
  highestUnitPrice(month: string): Attodollars {
    let highest = 0n;
    for (const { price } of this.#prices.of(month).judging.tiers) if (price > highest) highest = price;
    return highest;
  }

  async #ofOrganization(session: Session, organizationId: string, month: string, believedMs = BELIEVED_MS): Promise<Used> {
    const key = `${organizationId}\n${month}`;
    const held = this.#organizations.get(key);
    const now = performance.now();
    if (held !== undefined && held.at + believedMs > now) return held.used;
    const whole = used(await readUsedByOrganization(session, organizationId, month));
    if (this.#organizations.size >= MOST_HELD) this.#organizations.clear();
    this.#organizations.set(key, { used: whole, at: now });
    return whole;
  }
}

function used(rows: readonly UsedRow[]): Used {
  const sums = { ...NOTHING };
  for (const { line, bytes, units } of rows) {
    if (line in sums) sums[line as BudgetedLine] += line === "judging" ? units : bytes;
  }
  return sums;
}

function withUnits(of: Used, units: number): Used {
  return { ...of, judging: of.judging + units };
}

/** More than anybody asks for in a month. */
const MOST_UNITS = 2 ** 40;

/** The least number of units for which something holds that stays so for more of them; infinity where it never does. */
function firstThat(holds: (units: number) => boolean): number {
  if (!holds(MOST_UNITS)) return Number.POSITIVE_INFINITY;
  let [from, to] = [0, MOST_UNITS];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** All that is priced as a line is. */
function pricedAs(line: BudgetedLine, of: Used): number {
  return lines.filter((other) => budgetedLines[other] === budgetedLines[line]).reduce((sum, other) => sum + of[other], 0);
}

/** Where a price has one tier, what others have used says nothing. */
function needsWhole(list: PriceList, all: Iterable<Used>): boolean {
  const graduated = lines.filter((line) => list[budgetedLines[line]].tiers.length > 1);
  return graduated.length > 0 && [...all].some((one) => graduated.some((line) => one[line] > 0));
}

/** Line by line as the report of the month shows it. What was believed of the whole may be older than what is known of the part. */
function costOf(list: PriceList, own: Used, whole: Used): Attodollars {
  return lines.reduce((sum, line) => {
    const all = Math.max(pricedAs(line, own), pricedAs(line, whole));
    return sum + billed(list[budgetedLines[line]].shareOf(own[line], all));
  }, 0n);
}
