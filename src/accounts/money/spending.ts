/**
 * The spending of namespaces in a month. Price tiers apply to the organization's whole month. So each namespace pays the
 * organization's average price for its part. The order of namespaces does not matter, and the parts add up to the whole.
 *
 * The organization's usage is summed over its namespaces and cached for a second. With one counter per organization, every
 * transaction of every namespace would wait for one row.
 *
 * The whole is read before its parts. Usage recorded between the two reads is then only in the part. In the other order it would
 * be only in the whole. Where prices fall, the part would then pay a lower average for less than it has used, and a budget would
 * have too much left.
 */
import { LRUCache } from "lru-cache";
import { firstThat } from "#src/foundation/binary-search.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { isUnavailable } from "#src/foundation/db/faults.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { highestUnits } from "./judging-rule.ts";
import { type Attodollars, billed } from "./money.ts";
import { monthOf, type PriceList, type Prices } from "./prices.ts";
import {
  type NamedArea,
  readUsed,
  readUsedAsSeen,
  readUsedByOrganization,
  readUsedByOrganizationAsSeen,
  readUsedUnder,
  type UsedRow,
} from "./usage-sql.ts";

/** The budgeted lines, and the price line of each. Writes of tenant summaries are priced as writes, in the same tiers. */
const budgetedLines = { judging: "judging", writes: "writes", tenant_summary: "writes", queries: "queries" } as const;
type BudgetedLine = keyof typeof budgetedLines;
const lines = Object.keys(budgetedLines) as BudgetedLine[];

/** Units of judging, bytes of the others. */
type Used = Readonly<Record<BudgetedLine, number>>;

/** What was read, and when. */
interface Believed {
  used: Used;
  at: number;
}

const NOTHING: Used = { judging: 0, writes: 0, tenant_summary: 0, queries: 0 };
const BELIEVED_MS = 1_000;
const MOST_HELD = 10_000;
/** How long a machine is taken to be lost. */
const SEEN_MS = 10_000;
const NOTHING_BELIEVED = Number.NEGATIVE_INFINITY;
/**
 * An organization does not use more judgment units than this while a cached figure is valid. With expensive models, each is
 * multiplied.
 */
const MOST_UNITS_BELIEVED = 1_000_000;

export class Spending {
  readonly #prices: Prices;
  /** By organization and month. */
  readonly #organizations = new LRUCache<string, Believed>({ max: MOST_HELD });
  /** By organization, month and area. */
  readonly #areas = new LRUCache<string, Believed>({ max: MOST_HELD });
  readonly #apart: boolean;
  /** Until then an organization's usage is taken as it was last seen. */
  #seenUntil = NOTHING_BELIEVED;

  /** @param apart whether namespaces are on several machines. While one is lost, those on others go on by what was last seen. */
  constructor(prices: Prices, { apart = false } = {}) {
    this.#prices = prices;
    this.#apart = apart;
  }

  /**
   * The spending of each of these namespaces in a month, as budgets count it: without storage.
   * @param believedMs the maximum age of cached figures of the organization
   */
  async spent(
    session: Session,
    organizationId: string,
    namespaceIds: readonly number[],
    month: string,
    believedMs = BELIEVED_MS,
  ): Promise<Map<number, Attodollars>> {
    const list = this.#prices.of(month);
    const whole = isGraduated(list) ? await this.#ofOrganization(session, organizationId, month, believedMs) : NOTHING;
    const rows = await readUsed(session, namespaceIds, month);
    return costs(list, namespaceIds, rows, whole);
  }

  /** The same by what was last seen of the usage of these namespaces, and what is believed of the organization's. */
  async spentAsSeen(session: Session, organizationId: string, namespaceIds: readonly number[], month: string) {
    const list = this.#prices.of(month);
    const whole = this.#organizations.peek(`${organizationId}\n${month}`)?.used ?? NOTHING;
    const rows = await readUsedAsSeen(session, namespaceIds, month);
    return costs(list, namespaceIds, rows, whole);
  }

  /**
   * The joint spending of the namespaces in each of these areas in a month, including deleted ones.
   * @param believedMs the maximum age of cached figures of an area
   */
  async spentUnder(
    session: Session,
    organizationId: string,
    areas: readonly NamedArea[],
    month: string,
    believedMs = BELIEVED_MS,
  ): Promise<Map<string, Attodollars>> {
    const list = this.#prices.of(month);
    const whole = isGraduated(list) ? await this.#ofOrganization(session, organizationId, month, believedMs) : NOTHING;
    const keyOf = ({ prefix }: NamedArea) => `${organizationId}\n${month}\n${prefix}`;
    const now = performance.now();
    const own = new Map<string, Used>();
    for (const area of areas) {
      const held = this.#areas.get(keyOf(area));
      if (held !== undefined && held.at + believedMs > now) own.set(area.prefix, held.used);
    }
    const unknown = areas.filter(({ prefix }) => !own.has(prefix));
    if (unknown.length > 0) {
      const rows = await readUsedUnder(session, organizationId, month, unknown);
      for (const area of unknown) {
        const one = used(rows.filter(({ prefix }) => prefix === area.prefix));
        own.set(area.prefix, one);
        this.#areas.set(keyOf(area), { used: one, at: now });
      }
    }
    return new Map([...own].map(([prefix, one]) => [prefix, costOf(list, one, whole)]));
  }

  /** The most that an organization can spend on judging while a cached figure is valid. */
  mostSpentUnseen(month: string): Attodollars {
    return BigInt(this.#mostUnitsUnseen(month)) * this.highestUnitPrice(month);
  }

  #mostUnitsUnseen(month: string): number {
    return MOST_UNITS_BELIEVED * highestUnits(this.#prices.judgingRule(month));
  }

  /** The cost of this many more judgment units for the organization, on top of this month's usage. */
  async costOfUnits(session: Session, organizationId: string, units: number, at: Date): Promise<Attodollars> {
    const month = monthOf(at);
    const { judging } = await this.#ofOrganization(session, organizationId, month);
    return this.#prices.of(month).judging.costOf(units, judging);
  }

  /** The cost of judgment units that the transaction has just counted, on top of all that was counted before. */
  async costOfCounted(tx: Transaction, organizationId: string, units: number, at: Date): Promise<Attodollars> {
    const month = monthOf(at);
    const price = this.#prices.of(month).judging;
    if (price.tiers.length === 1) return price.costOf(units);
    let { judging: used } = await this.#ofOrganization(tx, organizationId, month);
    // The cached figure decides the tier, except close to the end of a tier.
    if (price.isNearEnd(used, this.#mostUnitsUnseen(month))) {
      ({ judging: used } = await this.#ofOrganization(tx, organizationId, month, NOTHING_BELIEVED));
    }
    return price.costOf(units, Math.max(0, used - units));
  }

  /**
   * How many more judgment units use up each of these budgets at the present spending; 0 if it is used up. In a month with rising
   * tiers, usage by others raises the average that all pay, which nobody can predict.
   */
  async unitsUntil(
    session: Session,
    organizationId: string,
    budgets: readonly (NamedArea & { budget: Attodollars })[],
    month: string,
  ): Promise<Map<string, number>> {
    const list = this.#prices.of(month);
    const whole = isGraduated(list) ? await this.#ofOrganization(session, organizationId, month, NOTHING_BELIEVED) : NOTHING;
    const rows = await readUsedUnder(session, organizationId, month, budgets);
    return new Map(
      budgets.map(({ prefix, budget }) => {
        const own = used(rows.filter((row) => row.prefix === prefix));
        const isUsedUp = (units: number) => costOf(list, withUnits(own, units), withUnits(whole, units)) >= budget;
        return [prefix, isUsedUp(MOST_UNITS) ? firstThat(0, MOST_UNITS, isUsedUp) : Number.POSITIVE_INFINITY];
      }),
    );
  }

  /** The price of a judgment unit in the most expensive tier. */
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
    const whole = used(await this.#read(session, organizationId, month));
    this.#organizations.set(key, { used: whole, at: now });
    return whole;
  }

  /** The statement that finds a machine lost fails its transaction. The next ones read what was last seen. */
  async #read(session: Session, organizationId: string, month: string): Promise<UsedRow[]> {
    if (performance.now() < this.#seenUntil) return readUsedByOrganizationAsSeen(session, organizationId, month);
    try {
      return await readUsedByOrganization(session, organizationId, month);
    } catch (error) {
      if (this.#apart && (error instanceof ServiceError ? error.code === "unavailable" : isUnavailable(error)))
        this.#seenUntil = performance.now() + SEEN_MS;
      throw error;
    }
  }
}

function used(rows: readonly UsedRow[]): Used {
  const sums = { ...NOTHING };
  for (const { line, bytes, units } of rows) {
    if (line in sums) sums[line as BudgetedLine] += line === "judging" ? units : bytes;
  }
  return sums;
}

function costs(
  list: PriceList,
  namespaceIds: readonly number[],
  rows: readonly (UsedRow & { namespaceId: number })[],
  whole: Used,
): Map<number, Attodollars> {
  const own = Map.groupBy(rows, ({ namespaceId }) => namespaceId);
  return new Map(namespaceIds.map((id) => [id, costOf(list, used(own.get(id) ?? []), whole)]));
}

function withUnits(of: Used, units: number): Used {
  return { ...of, judging: of.judging + units };
}

/** More than anybody requests in a month. */
const MOST_UNITS = 2 ** 40;

/** The total usage that shares the tiers of this line. */
function pricedAs(line: BudgetedLine, of: Used): number {
  return lines.filter((other) => budgetedLines[other] === budgetedLines[line]).reduce((sum, other) => sum + of[other], 0);
}

/** If a price has one tier, the usage of others does not matter. */
function isGraduated(list: PriceList): boolean {
  return lines.some((line) => list[budgetedLines[line]].tiers.length > 1);
}

/** Line by line, as the month's report shows it. The cached whole may be older than the part. */
function costOf(list: PriceList, own: Used, whole: Used): Attodollars {
  return lines.reduce((sum, line) => {
    const all = Math.max(pricedAs(line, own), pricedAs(line, whole));
    return sum + billed(list[budgetedLines[line]].shareOf(own[line], all));
  }, 0n);
}
