/**
 * What usage costs. Quantities are stored and prices are not, so a month's costs are those of the price list that holds in it: a new list
 * begins with a month, and the months before stay as they were.
 */
import { GraduatedPrice, type Tier } from "./graduated-price.ts";
import { attodollars } from "./money.ts";

/** What has a price. Judging is priced by the judgment unit, the others by the gigabyte (10^9 bytes), storage by the gigabyte and month. */
export const pricedLines = ["judging", "writes", "queries", "storage"] as const;
export type PricedLine = (typeof pricedLines)[number];

export type PriceList = Readonly<Record<PricedLine, GraduatedPrice>>;

export interface DatedPriceList {
  /** The first month (`2026-01`) in which it holds; the empty text: from the beginning. */
  readonly from: string;
  readonly prices: PriceList;
}

/** The same as data, for another thread. */
export type PlainPrices = readonly { readonly from: string; readonly tiers: Readonly<Record<PricedLine, readonly Tier[]>> }[];

export class Prices {
  readonly #lists: readonly DatedPriceList[];

  static ofPlain(plain: PlainPrices): Prices {
    return new Prices(plain.map(({ from, tiers }) => ({ from, prices: byLine((line) => new GraduatedPrice(tiers[line])) })));
  }

  /** @param lists by month, the first of them from the beginning */
  constructor(lists: readonly DatedPriceList[]) {
    this.#lists = lists;
  }

  plain(): PlainPrices {
    return this.#lists.map(({ from, prices }) => ({ from, tiers: byLine((line) => prices[line].tiers) }));
  }

  /** The list that holds in a month (`2026-01`). */
  of(month: string): PriceList {
    return this.#lists.findLast(({ from }) => from <= month)!.prices;
  }
}

function byLine<T>(of: (line: PricedLine) => T): Record<PricedLine, T> {
  return Object.fromEntries(pricedLines.map((line) => [line, of(line)])) as Record<PricedLine, T>;
}

/** How many of what is counted a price is for. */
export function quantityOf(line: PricedLine): bigint {
  return line === "judging" ? 1n : 1_000_000_000n;
}

/** The calendar month, in UTC. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** The first moment of the month after. */
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

/** Where the operator sets none. README's table says the same. */
export const defaultPriceList: PriceList = {
  judging: tiers("judging", ["0.002", 1_000_000], ["0.0015", 10_000_000], ["0.001"]),
  writes: tiers("writes", ["1.00", 1_000], ["0.80"]),
  queries: tiers("queries", ["0.05", 10_000], ["0.03"]),
  storage: tiers("storage", ["0.30"]),
};

export const defaultPrices = new Prices([{ from: "", prices: defaultPriceList }]);
