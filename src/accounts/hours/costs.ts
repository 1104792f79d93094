/**
 * What steps of a month cost, by the organization's graduated prices: each step pays for what it adds to the month. So past steps do not
 * change, and the costs of a month's steps add up to what all of it costs. Storage is not in it: it costs by time, not when something happens.
 */
import { type Attodollars, billed } from "#src/accounts/money/money.ts";
import { monthOf, type PricedLine, type Prices } from "#src/accounts/money/prices.ts";

/** What has a price, in units or bytes. */
export interface StepUsage {
  readonly judgment_units: number;
  readonly bytes_written: number;
  readonly bytes_scanned: number;
}

const LINES: readonly (readonly [PricedLine, keyof StepUsage])[] = [
  ["judging", "judgment_units"],
  ["writes", "bytes_written"],
  ["queries", "bytes_scanned"],
];

export class RunningCosts {
  readonly #prices: Prices;
  #month: string;
  #used: Readonly<Record<keyof StepUsage, bigint>>;

  /** @param used what the month of `from` has used before */
  constructor(prices: Prices, from: Date, used: StepUsage) {
    this.#prices = prices;
    this.#month = monthOf(from);
    this.#used = exact(used);
  }

  /** The cost of the next step. Steps do not reach over the end of a month. */
  next(at: Date, usage: StepUsage): Attodollars {
    const month = monthOf(at);
    if (month !== this.#month) this.#used = exact({ judgment_units: 0, bytes_written: 0, bytes_scanned: 0 });
    this.#month = month;
    const before = this.#used;
    const added = exact(usage);
    const list = this.#prices.of(month);
    let cost = 0n;
    const after = { ...before };
    for (const [line, name] of LINES) {
      after[name] = before[name] + added[name];
      cost += billed(list[line].costOf(after[name])) - billed(list[line].costOf(before[name]));
    }
    this.#used = after;
    return cost;
  }
}

function exact({ judgment_units, bytes_written, bytes_scanned }: StepUsage): Record<keyof StepUsage, bigint> {
  return {
    judgment_units: BigInt(judgment_units),
    bytes_written: BigInt(bytes_written),
    bytes_scanned: BigInt(bytes_scanned),
  };
}
