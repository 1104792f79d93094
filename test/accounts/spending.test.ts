import { describe, expect, it } from "vitest";
import { attodollars } from "#src/accounts/money/money.ts";
import { Spending } from "#src/accounts/money/spending.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { readPrices } from "#src/server/config/price-lists.ts";

// The tenth unit is the last that costs a dollar: eleven dollars are used up by 110 units.
const prices = readPrices(JSON.stringify([{ judging: [{ usd: 1, up_to: 10 }, { usd: 0.01 }], writes: [{ usd: 0 }] }]));
const MONTH = "2032-02";
const area = { prefix: "shop/*", exact: "shop", under: "shop/" };
const budget = attodollars(11);

/** An organization whose units are all below one prefix, where 50 more land after every statement. */
function busySession(units: number): Session {
  const query = async () => {
    const row = { namespaceId: 1, prefix: area.prefix, line: "judging", bytes: 0, units };
    units += 50;
    return [row];
  };
  return { query } as unknown as Session;
}

describe("what is spent while judging lands", () => {
  it("leaves no more of a budget than there was when it was first looked at", async () => {
    const left = await new Spending(prices).unitsUntil(busySession(60), "org", [{ ...area, budget }], MONTH);
    expect(left.get(area.prefix)).toBeLessThanOrEqual(50);
  });

  it("is no less than it was then, of a namespace and of a prefix", async () => {
    const least = attodollars(10.49);
    const own = await new Spending(prices).spent(busySession(60), "org", [1], MONTH);
    expect(own.get(1)).toBeGreaterThanOrEqual(least);
    const under = await new Spending(prices).spentUnder(busySession(60), "org", [area], MONTH);
    expect(under.get(area.prefix)).toBeGreaterThanOrEqual(least);
  });
});
