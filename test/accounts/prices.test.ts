import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GraduatedPrice, type Tier } from "#src/accounts/money/graduated-price.ts";
import { attodollars, decimal, microdollars, usd } from "#src/accounts/money/money.ts";
import { defaultPrices, monthOf, nextMonth } from "#src/accounts/money/prices.ts";

/** Tiers with small ends, so that random quantities cross several. */
const tiers: fc.Arbitrary<Tier[]> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 4 }),
    fc.array(fc.bigInt(0n, 10n ** 16n), { minLength: 5, maxLength: 5 }),
  )
  .map(([ends, prices]) => {
    const rising = ends.sort((a, b) => a - b);
    return [...rising.map((upTo, at) => ({ upTo: BigInt(upTo), price: prices[at]! })), { upTo: null, price: prices.at(-1)! }];
  });

/** One unit after the other, each at the price of the tier it falls into. */
function counted(given: readonly Tier[], quantity: number, alreadyUsed: number): bigint {
  let cost = 0n;
  for (let unit = alreadyUsed + 1; unit <= alreadyUsed + quantity; unit++) {
    cost += given.find(({ upTo }) => upTo === null || BigInt(unit) <= upTo)!.price;
  }
  return cost;
}

const quantity = fc.nat(400);

describe("a graduated price", () => {
  it("costs what its units cost one by one", () => {
    fc.assert(
      fc.property(tiers, quantity, quantity, (given, more, used) => {
        expect(new GraduatedPrice(given).costOf(more, used)).toBe(counted(given, more, used));
      }),
    );
  });

  it("costs the same however it is cut into parts, to the last digit", () => {
    fc.assert(
      fc.property(tiers, fc.array(fc.nat(60), { maxLength: 30 }), (given, parts) => {
        const price = new GraduatedPrice(given);
        let used = 0;
        let cost = 0n;
        for (const part of parts) {
          cost += price.costOf(part, used);
          used += part;
        }
        expect(cost).toBe(price.costOf(used));
      }),
    );
  });

  it("is shared without a remainder worth a micro-dollar, and nobody's share is more than theirs", () => {
    fc.assert(
      fc.property(tiers, fc.array(fc.nat(200), { minLength: 1, maxLength: 20 }), (given, owners) => {
        const price = new GraduatedPrice(given);
        const whole = owners.reduce((sum, own) => sum + own, 0);
        const shares = owners.map((own) => price.shareOf(own, whole));
        const left = price.costOf(whole) - shares.reduce((sum, share) => sum + share, 0n);
        expect(left >= 0n && left < BigInt(owners.length)).toBe(true);
        expect(shares.every((share, at) => share * BigInt(whole) <= price.costOf(whole) * BigInt(owners[at]!))).toBe(true);
      }),
    );
  });

  it("takes quantities beyond what a double counts", () => {
    const price = new GraduatedPrice([{ upTo: null, price: 3n }]);
    expect(price.costOf(2n ** 70n, 2n ** 53n + 1n)).toBe(3n * 2n ** 70n);
  });
});

describe("money", () => {
  it("reads every decimal as it is written", () => {
    expect(["0", "1", "0.002", "12.5", "1e-7", "2.5E2"].map(attodollars)).toEqual([
      0n,
      10n ** 18n,
      2n * 10n ** 15n,
      125n * 10n ** 17n,
      10n ** 11n,
      250n * 10n ** 18n,
    ]);
    expect(attodollars(0.1 + 0.2)).toBe(300000000000000040n);
    expect(attodollars(Number.MIN_VALUE)).toBe(0n);
    for (const wrong of ["", "-1", "1.", ".5", "NaN", "Infinity", "1 "])
      expect(() => attodollars(wrong), wrong).toThrow(RangeError);
  });

  it("writes what it reads", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), (amount) => {
        expect(attodollars(decimal(amount))).toBe(amount);
      }),
    );
  });

  it("rounds to the micro-dollar, half up, and shows no more decimals than that", () => {
    expect([499_999_999_999n, 500_000_000_000n, 1_499_999_999_999n].map(microdollars)).toEqual([0, 1, 1]);
    fc.assert(
      fc.property(fc.nat(10 ** 9), (micro) => {
        expect(usd(BigInt(micro) * 10n ** 12n)).toBe(
          Number(`${Math.floor(micro / 1e6)}.${String(micro % 1e6).padStart(6, "0")}`),
        );
      }),
    );
  });

  it("does not drift over a million additions", () => {
    const price = defaultPrices.of("2030-01").judging;
    let sum = 0n;
    for (let used = 0; used < 1_000_000; used++) sum += price.costOf(1, used);
    expect(usd(sum)).toBe(2_000);
  });
});

describe("price lists", () => {
  it("price a judgment unit at 0.002 dollars, less in quantity, unless the operator sets others", () => {
    const { judging, writes } = defaultPrices.of("2030-01");
    expect(usd(judging.costOf(1840))).toBe(3.68);
    expect(usd(judging.costOf(2_000_000, 999_999))).toBe(0.002 + 1_999_999 * 0.0015);
    expect(usd(writes.costOf(1_500_000))).toBe(0.0015);
  });

  it("turn with the month in UTC, December included", () => {
    expect(monthOf(new Date("2026-12-31T23:59:59.999Z"))).toBe("2026-12");
    expect(nextMonth(new Date("2026-12-31T23:59:59.999Z")).toISOString()).toBe("2027-01-01T00:00:00.000Z");
    expect(nextMonth(new Date("2028-01-31T12:00:00Z")).toISOString()).toBe("2028-02-01T00:00:00.000Z");
  });
});
