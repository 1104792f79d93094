/** The monthly usage report: lines, in total and per namespace, with their costs. */
import type { NamespaceUsage, UsageLine, UsageReport } from "#generated/types.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { type Attodollars, billed, usd } from "./money.ts";
import { monthOf, nextMonth, type PriceList, type Prices } from "./prices.ts";
import { monthStart } from "./usage.ts";
import {
  EVERYTHING,
  type Month,
  type MonthRow,
  type Names,
  readMonth,
  readMonthByName,
  readMonthWithNames,
  readSeenAt,
  type Source,
} from "./usage-report-sql.ts";

export interface ReportParts {
  db: Database;
  clock: Clock;
  prices: Prices;
  /** Whether namespaces are on several machines, of which one may be lost. What was last seen of their usage is then reported. */
  apart: boolean;
}

export interface ReportPage {
  /** The default is the present month. */
  month: string | undefined;
  /** The names that the key may see. */
  names: Names;
  after: string;
  limit: number;
}

/** The report, and the name after which the next page begins. */
export async function usageReport(
  parts: ReportParts,
  organizationId: string,
  page: ReportPage,
): Promise<{ report: Omit<UsageReport, "next_cursor">; more: boolean }> {
  try {
    return await reportOf(parts, organizationId, page, "present");
  } catch (error) {
    if (!parts.apart || !(error instanceof ServiceError) || error.code !== "unavailable") throw error;
    return reportOf(parts, organizationId, page, "seen");
  }
}

async function reportOf(
  { db, clock, prices }: ReportParts,
  organizationId: string,
  page: ReportPage,
  source: Source,
): Promise<{ report: Omit<UsageReport, "next_cursor">; more: boolean }> {
  const now = clock.now();
  const month = monthFor(organizationId, page.month ?? monthOf(now), now);
  // Everything is read from one snapshot, so that parts add up to the whole.
  return db.transaction(
    async (tx) => {
      const [{ whole, within, rows }, seenAt] = await Promise.all([
        page.names.under === "" ? ofAll(tx, month, page, source) : ofSome(tx, month, page, source),
        source === "seen" ? readSeenAt(tx, organizationId) : null,
      ]);
      const bill = new Bill(prices.of(month.month), month, whole);
      const names = [...new Set(rows.map(({ name }) => name))];
      const namespaces = names.slice(0, page.limit).map((namespace): NamespaceUsage => {
        return { namespace, ...bill.of(rows.filter(({ name }) => name === namespace)) };
      });
      const report = { month: month.month, as_of: (seenAt ?? now).toISOString(), ...bill.of(within), namespaces };
      return { report, more: names.length > page.limit };
    },
    { isolation: "repeatable read", readOnly: true },
  );
}

interface Read {
  whole: MonthRow[];
  /** The sums of the names that the key may see. */
  within: MonthRow[];
  rows: (MonthRow & { name: string })[];
}

/** A key that sees all names needs one look at them. On several machines, each look asks them all. */
async function ofAll(tx: Transaction, month: Month, { after, limit }: ReportPage, source: Source): Promise<Read> {
  const { whole, rows } = await readMonthWithNames(tx, month, { after, limit: limit + 1 }, source);
  return { whole, within: whole, rows };
}

async function ofSome(tx: Transaction, month: Month, { names, after, limit }: ReportPage, source: Source): Promise<Read> {
  const [whole, within, rows] = await Promise.all([
    readMonth(tx, month, EVERYTHING, source),
    readMonth(tx, month, names, source),
    readMonthByName(tx, month, names, { after, limit: limit + 1 }, source),
  ]);
  return { whole, within, rows };
}

function monthFor(organizationId: string, month: string, now: Date): Month {
  const from = new Date(monthStart(month));
  const to = nextMonth(from);
  const elapsedMs = Math.min(Math.max(now.getTime() - from.getTime(), 0), to.getTime() - from.getTime());
  return { organizationId, month, from, to, elapsedMs };
}

const NOTHING = { bytes_written: 0, bytes_scanned: 0, judgment_units: 0, tokens_evaluated: 0, bytes_stored: 0 };

/** Prices parts of an organization's monthly usage. */
class Bill {
  readonly #prices: PriceList;
  readonly #elapsedMs: number;
  readonly #monthMs: bigint;
  readonly #whole: MonthRow | undefined;

  constructor(prices: PriceList, { elapsedMs, from, to }: Month, whole: readonly MonthRow[]) {
    this.#prices = prices;
    this.#elapsedMs = elapsedMs;
    this.#monthMs = BigInt(to.getTime() - from.getTime());
    this.#whole = whole.find(({ nonProduction }) => !nonProduction);
  }

  /**
   * Lines without usage are omitted. Each amount is rounded to the micro-dollar, and the total is the sum of the shown amounts.
   */
  of(rows: readonly MonthRow[]): { lines: UsageLine[]; cost_usd: number } {
    const priced = rows
      .flatMap((row) => (row.nonProduction ? this.#unpriced(row) : this.#lines(row)))
      .filter(({ line }) => isUsed(line));
    return {
      lines: priced.map(({ line, cost }) => ({ ...line, cost_usd: usd(cost) })),
      cost_usd: usd(priced.reduce((sum, { cost }) => sum + billed(cost), 0n)),
    };
  }

  #lines(row: MonthRow): { line: Omit<UsageLine, "cost_usd">; cost: Attodollars }[] {
    const { judging, writes, queries, storage } = this.#prices;
    const whole = this.#whole ?? row;
    const written = whole.written + whole.summarized;
    const summarizedMs = BigInt(row.summarizedMs);
    const storedMs = BigInt(row.storedMs) - summarizedMs;
    const stored = (ms: bigint) => storage.shareOf(ms, BigInt(whole.storedMs), this.#monthMs);
    return [
      {
        line: { ...NOTHING, line: "judging", judgment_units: row.units, tokens_evaluated: row.tokens },
        cost: judging.shareOf(row.units, whole.units),
      },
      { line: { ...NOTHING, line: "writes", bytes_written: row.written }, cost: writes.shareOf(row.written, written) },
      { line: { ...NOTHING, line: "storage", bytes_stored: this.#average(storedMs) }, cost: stored(storedMs) },
      { line: { ...NOTHING, line: "queries", bytes_scanned: row.scanned }, cost: queries.shareOf(row.scanned, whole.scanned) },
      {
        line: { ...NOTHING, line: "tenant_summary", bytes_written: row.summarized, bytes_stored: this.#average(summarizedMs) },
        cost: writes.shareOf(row.summarized, written) + stored(summarizedMs),
      },
    ];
  }

  #unpriced(row: MonthRow): { line: Omit<UsageLine, "cost_usd">; cost: Attodollars }[] {
    const line = {
      line: "non_production",
      bytes_written: row.written + row.summarized,
      bytes_scanned: row.scanned,
      judgment_units: row.units,
      tokens_evaluated: row.tokens,
      bytes_stored: this.#average(BigInt(row.storedMs)),
    } as const;
    return [{ line, cost: 0n }];
  }

  /** Bytes stored, averaged over the passed part of the month. */
  #average(storedMs: bigint): number {
    return this.#elapsedMs === 0 ? 0 : Math.round(Number(storedMs) / this.#elapsedMs);
  }
}

function isUsed({
  bytes_written,
  bytes_scanned,
  judgment_units,
  tokens_evaluated,
  bytes_stored,
}: Omit<UsageLine, "cost_usd">): boolean {
  return bytes_written + bytes_scanned + judgment_units + tokens_evaluated + bytes_stored > 0;
}
