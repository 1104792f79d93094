/**
 * The file of PRICES_FILE: price lists in JSON, each valid from a month on.
 *
 *   [{ "judging": [{ "usd": 0.002, "up_to": 1000000 }, { "usd": 0.0015 }] },
 *    { "from": "2027-01", "judging": [{ "usd": 0.0018 }], "writes": [{ "usd": "0.90" }] }]
 *
 * A list has the tiers of each line in order. `usd` is the price of one unit or gigabyte. `up_to` is the end of the tier, counted
 * over the organization's month; the last tier has no end. A line that a list omits keeps its value from the previous list, or
 * the default. `judging-rules.ts` converts answers to judgment units.
 */
import { parseUnrepeated } from "typespec-koa-runtime/json";
import { GraduatedPrice, type Tier } from "#src/accounts/money/graduated-price.ts";
import { defaultJudgingRule } from "#src/accounts/money/judging-rule.ts";
import { attodollars } from "#src/accounts/money/money.ts";
import {
  type DatedPriceList,
  defaultPriceList,
  type PricedLine,
  type PriceList,
  Prices,
  pricedLines,
  quantityOf,
} from "#src/accounts/money/prices.ts";
import { judgingRuleMembers, judgingRuleOf } from "./judging-rules.ts";
import { type Given, members } from "./members.ts";

/** @throws Error that says what is wrong, and where */
export function readPrices(text: string): Prices {
  // Of two lines of one name in a list, the last alone would count.
  parseUnrepeated(text);
  const lists = JSON.parse(text) as unknown;
  if (!Array.isArray(lists) || lists.length === 0) throw new Error("it must be an array of at least one list");
  const dated: DatedPriceList[] = [];
  for (const [at, given] of lists.entries()) {
    const list = members(given, `/${at}`, ["from", ...pricedLines, ...judgingRuleMembers]);
    const prices = { ...(dated.at(-1)?.prices ?? defaultPriceList), ...linesOf(list, at) };
    const judgingRule = judgingRuleOf(list, `/${at}`, dated.at(-1)?.judgingRule ?? defaultJudgingRule);
    dated.push({ from: beginning(list.from, at, dated), prices, judgingRule });
  }
  return new Prices(dated);
}

function beginning(from: unknown, at: number, before: readonly DatedPriceList[]): string {
  if (at === 0) {
    if (from !== undefined) throw new Error("/0/from must be absent, because the first list applies from the beginning");
    return "";
  }
  if (typeof from !== "string" || !/^\d{4}-(0[1-9]|1[0-2])$/.test(from) || from <= before.at(-1)!.from) {
    throw new Error(`/${at}/from must be a month such as 2027-01, later than that of the list before`);
  }
  return from;
}

function linesOf(list: Given, at: number): Partial<PriceList> {
  const given = pricedLines.filter((line) => list[line] !== undefined);
  return Object.fromEntries(given.map((line) => [line, graduated(line, list[line], `/${at}/${line}`)]));
}

function graduated(line: PricedLine, given: unknown, where: string): GraduatedPrice {
  if (!Array.isArray(given) || given.length === 0) throw new Error(`${where} must be an array of at least one tier`);
  const tiers: Tier[] = [];
  for (const [at, each] of given.entries()) {
    const tier = members(each, `${where}/${at}`, ["usd", "up_to"]);
    const price = whole(
      tier.usd,
      1n,
      quantityOf(line),
      `${where}/${at}/usd must be a number of dollars, with at most 9 decimals`,
    );
    const last = at === given.length - 1;
    if (last !== (tier.up_to === undefined))
      throw new Error(`${where}/${at}/up_to must be ${last ? "absent in the last tier" : "present"}`);
    const rising = `${where}/${at}/up_to must be a number greater than that of the tier before`;
    const upTo = last ? null : whole(tier.up_to, quantityOf(line), ONE, rising);
    if (upTo !== null && upTo <= (tiers.at(-1)?.upTo ?? 0n)) throw new Error(rising);
    tiers.push({ price, upTo });
  }
  return new GraduatedPrice(tiers);
}

const ONE = attodollars(1);

/** A decimal times a quantity, divided by another without remainder. */
function whole(given: unknown, times: bigint, dividedBy: bigint, otherwise: string): bigint {
  if (typeof given !== "number" && typeof given !== "string") throw new Error(otherwise);
  let amount: bigint;
  try {
    amount = attodollars(given);
  } catch {
    throw new Error(otherwise);
  }
  if ((amount * times) % dividedBy !== 0n) throw new Error(otherwise);
  return (amount * times) / dividedBy;
}
