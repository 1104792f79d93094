/** Accounts: spending and prices. Keys and rate limits belong to requests (`server/requests.ts`). */
import { defaultPrices, type Prices } from "#src/accounts/money/prices.ts";
import { Spending } from "#src/accounts/money/spending.ts";
import type { Ground } from "./ground.ts";

export interface AccountsStorey {
  readonly prices: Prices;
  readonly spending: Spending;
}

export function wireAccounts({ together }: Pick<Ground, "together">, prices: Prices = defaultPrices): AccountsStorey {
  return { prices, spending: new Spending(prices, { apart: !together }) };
}
