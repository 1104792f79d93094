/**
 * The file of PRICES_FILE: price lists in JSON, each from a month on.
 *
 *   [{ "judging": [{ "usd": 0.002, "up_to": 1000000 }, { "usd": 0.0015 }] },
 *    { "from": "2027-01", "judging": [{ "usd": 0.0018 }], "writes": [{ "usd": "0.90" }] }]
 *
 * A list says of each line the tiers in order: `usd`, what one unit or gigabyte costs, and `up_to`, where the tier ends, counted over the
 * organization's month; the last has no end. A line that a list leaves out stays as the list before has it, or as it is by default.
 */
import { GraduatedPrice, type Tier } from "../accounts/graduated-price.ts";
import { attodollars } from "../accounts/money.ts";
import {
  type DatedPriceList,
  defaultPriceList,
  type PricedLine,
  type PriceList,
  Prices,
  pricedLines,
  quantityOf,
} from "../accounts/prices.ts";

type Given = Readonly<Record<string, unknown>>;

/** @throws Error that says what is wrong, and where */
export function readPrices(text: string): Prices {
  const lists = JSON.parse(text) as unknown;
  if (!Array.isArray(lists) || lists.length === 0) throw new Error("it must be an array of at least one list");
  const dated: DatedPriceList[] = [];
  for (const [at, given] of lists.entries()) {
    const list = members(given, `/${at}`, ["from", ...pricedLines]);
    const prices = { ...(dated.at(-1)?.prices ?? defaultPriceList), ...linesOf(list, at) };
    dated.push({ from: beginning(list.from, at, dated), prices });
  }
  return new Prices(dated);
}

function beginning(from: unknown, at: number, before: readonly DatedPriceList[]): string {
  if (at === 0) {
    if (from !== undefined) throw new Error("/0/from must be absent: the first list holds from the beginning");
    return "";
  }
  if (typeof from !== "string" || !/^\d{4}-(0[1-9]|1[0-2])$/.test(from) || from <= before.at(-1)!.from) {
    throw new Error(`/${at}/from must be a month such as 2027-01, after that of the list before`);
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
      throw new Error(`${where}/${at}/up_to must be ${last ? "absent in the last tier" : "given"}`);
    const rising = `${where}/${at}/up_to must be a number above that of the tier before`;
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

function members(given: unknown, where: string, known: readonly string[]): Given {
  if (typeof given !== "object" || given === null || Array.isArray(given)) throw new Error(`${where} must be an object`);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${where}/${unknown} is not known; there are ${known.join(", ")}`);
  return given as Given;
}
