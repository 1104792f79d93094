/**
 * What namespaces have spent in a month. Prices are graduated over the organization's whole month, so a namespace pays for its part what the
 * organization pays on average: nobody's order among others matters, and the parts add up to the whole.
 *
 * What the organization has used is summed up over its namespaces, and believed for a second: a counter of the whole organization would
 * have every landing of every namespace wait for one row.
 */
import type { Session } from "#src/db/database.ts";
import { type Attodollars, billed } from "./money.ts";
import { monthOf, type PriceList, type Prices } from "./prices.ts";
import { readUsed, readUsedByOrganization, type UsedRow } from "./usage-sql.ts";

/** What a budget is for, and what it is priced as. Writes of tenant summaries are writes by another name, and their tiers are the same. */
const budgetedLines = { judging: "judging", writes: "writes", tenant_summary: "writes", queries: "queries" } as const;
type BudgetedLine = keyof typeof budgetedLines;
const lines = Object.keys(budgetedLines) as BudgetedLine[];

/** Units of judging, bytes of the others. */
type Used = Readonly<Record<BudgetedLine, number>>;

const NOTHING: Used = { judging: 0, writes: 0, tenant_summary: 0, queries: 0 };
const BELIEVED_MS = 1_000;
const MOST_HELD = 10_000;

export class Spending {
  readonly #prices: Prices;
  /** By organization and month. */
  readonly #organizations = new Map<string, { used: Used; at: number }>();

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

  /** What so many judgment units more would cost the organization, on top of what it has used this month. */
  async costOfUnits(session: Session, organizationId: string, units: number, at: Date): Promise<Attodollars> {
    const month = monthOf(at);
    const { judging } = await this.#ofOrganization(session, organizationId, month);
    return this.#prices.of(month).judging.costOf(units, judging);
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
