/** A graduated price: each tier has its own, and whatever is used beyond the end of one is paid at the next. */
import type { Attodollars } from "./money.ts";

export interface Tier {
  /** How much the tiers up to here hold together; null: the last, without an end. */
  readonly upTo: bigint | null;
  /** Of one unit, or one byte. */
  readonly price: Attodollars;
}

export class GraduatedPrice {
  readonly tiers: readonly Tier[];

  /** @param tiers at least one, with rising ends; the last without one */
  constructor(tiers: readonly Tier[]) {
    this.tiers = tiers;
  }

  /** What more of it costs, where so much of it has been used in the month already. */
  costOf(quantity: number | bigint, alreadyUsed: number | bigint = 0n): Attodollars {
    const from = BigInt(alreadyUsed);
    return this.#upTo(from + BigInt(quantity)) - this.#upTo(from);
  }

  /** Whether a tier ends no further than so much from what has been used, before or after it. */
  isNearEnd(used: number | bigint, within: number | bigint): boolean {
    const [at, most] = [BigInt(used), BigInt(within)];
    return this.tiers.some(({ upTo }) => upTo !== null && upTo >= at - most && upTo <= at + most);
  }

  /**
   * One's share in what the whole costs, by how much of it is theirs: what all pay on average, cut off at the attodollar.
   * @param per how many of what is counted here make one of what the price is for
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
