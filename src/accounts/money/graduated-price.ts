/** A graduated price. Each tier has its own price, and usage beyond the end of a tier has the price of the next. */
import type { Attodollars } from "./money.ts";

export interface Tier {
  /** The cumulative end of this tier; null for the last one, which has no end. */
  readonly upTo: bigint | null;
  /** The price of one unit or one byte. */
  readonly price: Attodollars;
}

export class GraduatedPrice {
  readonly tiers: readonly Tier[];

  /** @param tiers at least one, with rising ends; the last one has no end */
  constructor(tiers: readonly Tier[]) {
    this.tiers = tiers;
  }

  /** The cost of an additional quantity after what was already used this month. */
  costOf(quantity: number | bigint, alreadyUsed: number | bigint = 0n): Attodollars {
    const from = BigInt(alreadyUsed);
    return this.#upTo(from + BigInt(quantity)) - this.#upTo(from);
  }

  /** Whether the end of a tier is within this distance of the used quantity, before or after it. */
  isNearEnd(used: number | bigint, within: number | bigint): boolean {
    const [at, most] = [BigInt(used), BigInt(within)];
    return this.tiers.some(({ upTo }) => upTo !== null && upTo >= at - most && upTo <= at + most);
  }

  /**
   * The part of the total cost for a part of the quantity: the average price that all pay, truncated to the attodollar.
   * @param per how many counted units make one unit of the price
   */
  shareOf(own: number | bigint, whole: number | bigint, per = 1n): Attodollars {
    const total = BigInt(whole);
    return total === 0n ? 0n : (this.#upTo(total / per) * BigInt(own)) / total;
  }

  #upTo(quantity: bigint): Attodollars {
    let cost = 0n;
    let start = 0n;
    for (const { upTo, price } of this.tiers) {
      const end = upTo === null || upTo > quantity ? quantity : upTo;
      cost += (end - start) * price;
      if (end === quantity) break;
      start = end;
    }
    return cost;
  }
}
