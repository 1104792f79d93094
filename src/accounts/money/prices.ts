/**
 * The cost of usage. The database stores quantities, not prices, so a month's costs follow the price list of that month. A new
 * list begins with a month, and earlier months stay unchanged.
 */
import { GraduatedPrice, type Tier } from "./graduated-price.ts";
import { defaultJudgingRule, type JudgingRule } from "./judging-rule.ts";
import { attodollars } from "./money.ts";

/**
 * What has a price. Judging is priced per judgment unit, storage per gigabyte (10^9 bytes) and month, the others per gigabyte.
 */
export const pricedLines = ["judging", "writes", "queries", "storage"] as const;
export type PricedLine = (typeof pricedLines)[number];

export type PriceList = Readonly<Record<PricedLine, GraduatedPrice>>;

export interface DatedPriceList {
  /** The first month (`2026-01`) to which it applies; the empty text means from the beginning. */
  readonly from: string;
  readonly prices: PriceList;
  /** How answers are counted in judgment units. The default is the interface's rule. */
  readonly judgingRule?: JudgingRule;
}

/** The same as plain data, for another thread. */
export type PlainPrices = readonly {
  readonly from: string;
  readonly tiers: Readonly<Record<PricedLine, readonly Tier[]>>;
  readonly judgingRule: JudgingRule;
}[];

export class Prices {
  readonly #lists: readonly DatedPriceList[];

  static ofPlain(plain: PlainPrices): Prices {
    return new Prices(
      plain.map(({ from, tiers, judgingRule }) => {
        return { from, prices: byLine((line) => new GraduatedPrice(tiers[line])), judgingRule };
      }),
    );
  }

  /** @param lists by month; the first of them applies from the beginning */
  constructor(lists: readonly DatedPriceList[]) {
    this.#lists = lists;
  }

  plain(): PlainPrices {
    return this.#lists.map(({ from, prices, judgingRule = defaultJudgingRule }) => {
      return { from, tiers: byLine((line) => prices[line].tiers), judgingRule };
    });
  }

  /** The list of a month (`2026-01`). */
  of(month: string): PriceList {
    return this.#listOf(month).prices;
  }

  /** How answers requested in a month are counted. */
  judgingRule(month: string): JudgingRule {
    return this.#listOf(month).judgingRule ?? defaultJudgingRule;
  }

  #listOf(month: string): DatedPriceList {
    return this.#lists.findLast(({ from }) => from <= month)!;
  }
}

function byLine<T>(of: (line: PricedLine) => T): Record<PricedLine, T> {
  return Object.fromEntries(pricedLines.map((line) => [line, of(line)])) as Record<PricedLine, T>;
}

/** The quantity that a price is for. */
export function quantityOf(line: PricedLine): bigint {
  return line === "judging" ? 1n : 1_000_000_000n;
}

/** The calendar month, in UTC. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** The start of the next month. */
export function nextMonth(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
}

function tiers(line: PricedLine, ...given: readonly [price: string, upTo?: number][]): GraduatedPrice {
  return new GraduatedPrice(
    given.map(
      ([price, upTo]): Tier => ({
        price: attodollars(price) / quantityOf(line),
        upTo: upTo === undefined ? null : BigInt(upTo) * quantityOf(line),
      }),
    ),
  );
}

/** The default if the operator configures none. The table in the README is the same. */
export const defaultPriceList: PriceList = {
  judging: tiers("judging", ["0.002", 1_000_000], ["0.0015", 10_000_000], ["0.001"]),
  writes: tiers("writes", ["1.00", 1_000], ["0.80"]),
  queries: tiers("queries", ["0.05", 10_000], ["0.03"]),
  storage: tiers("storage", ["0.30"]),
};

export const defaultPrices = new Prices([{ from: "", prices: defaultPriceList }]);
