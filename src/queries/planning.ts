/** How PostgreSQL is to plan the statements of a transaction from here on. */
import { type Transaction, unawaited } from "#src/db/session.ts";

/**
 * `indexed`: as the statement is written, from its first table on, each by its index. What an index proposes is counted or bounded here,
 * while the server's statistics are of all namespaces together and say little of one: left to itself it now and then joins a page of 100
 * documents with a hash of a whole table. `free`: for scans, which join all documents of a namespace with all of its answers.
 *
 * Both ways joins stay in their written order; trying others takes seconds where a filter names dozens of judgments.
 */
export type Planning = "indexed" | "free";

const WAYS = ["enable_seqscan", "enable_hashjoin", "enable_mergejoin", "enable_bitmapscan", "enable_memoize"];
const SETTINGS = [...WAYS, "join_collapse_limit", "from_collapse_limit", "jit", "work_mem", "plan_cache_mode"];

const VALUES: Record<Planning, readonly string[]> = {
  indexed: [...WAYS.map(() => "off"), "1", "1", "off", "16MB", "auto"],
  free: [...WAYS.map(() => "on"), "1", "1", "off", "64MB", "force_custom_plan"],
};

export function plan(tx: Transaction, planning: Planning): void {
  unawaited(
    tx.query({
      name: "query_planning",
      text: `select ${SETTINGS.map((name, at) => `set_config('${name}', $${at + 1}, true)`).join(", ")}`,
      values: VALUES[planning],
    }),
  );
}
