/** Settings for PostgreSQL's planner for the rest of a transaction. */
import { type Transaction, unawaited } from "#src/foundation/db/session.ts";

/**
 * - `indexed`: execute the statement as it is written, from its first table on, with an index for each table. The service itself counts or
 *   limits what an index proposes. The statistics of the server cover all namespaces and say little about one. By itself, the server
 *   sometimes joins a page of 100 documents with a hash of a whole table. Because there is no choice left, one generic plan serves all
 *   values.
 * - `routed`: the same if namespaces are on several machines. Their coordinator needs the values to choose a machine, and refuses a generic
 *   plan.
 * - `free`: for scans, which join all documents of a namespace with all of its answers.
 *
 * In all modes joins keep their written order. Trying other orders takes seconds if a filter names dozens of judgments.
 */
export type Planning = "indexed" | "routed" | "free";

const WAYS = ["enable_seqscan", "enable_hashjoin", "enable_mergejoin", "enable_bitmapscan", "enable_memoize"];

const INDEXED = { ...settingsOf("off"), work_mem: "16MB" };

const SETTINGS: Record<Planning, Readonly<Record<string, string>>> = {
  indexed: { ...INDEXED, plan_cache_mode: "force_generic_plan" },
  routed: { ...INDEXED, plan_cache_mode: "auto" },
  free: { ...settingsOf("on"), work_mem: "64MB", plan_cache_mode: "force_custom_plan", max_parallel_workers_per_gather: "2" },
};

function settingsOf(ways: "on" | "off"): Record<string, string> {
  const each = Object.fromEntries(WAYS.map((name) => [name, ways]));
  return { ...each, join_collapse_limit: "1", from_collapse_limit: "1", jit: "off" };
}

const NAMES: Record<Planning, string> = {
  indexed: "query_planning_indexed",
  routed: "query_planning_routed",
  free: "query_planning_free",
};

export function plan(tx: Transaction, planning: Planning): void {
  set(tx, NAMES[planning], SETTINGS[planning]);
}

/**
 * Sets settings for the rest of a transaction, also on the machine of the namespace. Citus passes only `set local` on, not `set_config`. It sends them with the
 * first statement there, so this comes first in a transaction.
 * @param name of the settings. The same name always has the same settings.
 */
export function set(tx: Transaction, name: string, settings: Readonly<Record<string, string>>): void {
  const entries = Object.entries(settings);
  if (tx.apart) {
    for (const [setting, value] of [PASSED_ON, ...entries]) {
      unawaited(tx.query({ name: `set_${setting}_${value}`, text: `set local ${setting} to '${value}'` }));
    }
    return;
  }
  const each = entries.map(([setting, value]) => `set_config('${setting}', '${value}', true)`);
  unawaited(tx.query({ name, text: `select ${each.join(", ")}` }));
}

const PASSED_ON = ["citus.propagate_set_commands", "local"] as const;
