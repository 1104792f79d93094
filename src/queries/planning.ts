/** How PostgreSQL is to plan the statements of a transaction from here on. */
import { type Transaction, unawaited } from "#src/db/session.ts";

/**
 * `indexed`: as the statement is written, from its first table on, each by its index. What an index proposes is counted or bounded here,
 * while the server's statistics are of all namespaces together and say little of one: left to itself it now and then joins a page of 100
 * documents with a hash of a whole table. Nothing being left to choose, a plan is made once for all values. `free`: for scans, which join all
 * documents of a namespace with all of its answers.
 *
 * Both ways joins stay in their written order; trying others takes seconds where a filter names dozens of judgments.
 */
export type Planning = "indexed" | "free";

const WAYS = ["enable_seqscan", "enable_hashjoin", "enable_mergejoin", "enable_bitmapscan", "enable_memoize"];

const SETTINGS: Record<Planning, Readonly<Record<string, string>>> = {
  indexed: { ...settingsOf("off"), work_mem: "16MB", plan_cache_mode: "force_generic_plan" },
  free: { ...settingsOf("on"), work_mem: "64MB", plan_cache_mode: "force_custom_plan", max_parallel_workers_per_gather: "2" },
};

function settingsOf(ways: "on" | "off"): Record<string, string> {
  const each = Object.fromEntries(WAYS.map((name) => [name, ways]));
  return { ...each, join_collapse_limit: "1", from_collapse_limit: "1", jit: "off" };
}

export function plan(tx: Transaction, planning: Planning): void {
  const set = Object.entries(SETTINGS[planning]).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  unawaited(tx.query({ name: `query_planning_${planning}`, text: `select ${set.join(", ")}` }));
}
