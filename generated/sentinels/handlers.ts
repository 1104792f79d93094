// Generated from spec/ by `npm run generate`. Do not edit.
import type { Name, NamespaceOrTemplate } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { Sentinel, SentinelUpdate } from "./types.ts";

export interface SentinelsDeleteRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: undefined;
}

export type SentinelsDeleteReply = Reply<204, undefined>;

export interface SentinelsGetRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: {};
  body: undefined;
}

export type SentinelsGetReply = Reply<200, Sentinel>;

export interface SentinelsPutRequest {
  path: { ns: NamespaceOrTemplate; name: Name };
  query: {};
  headers: { "Idempotency-Key"?: string };
  body: SentinelUpdate;
}

export type SentinelsPutReply = Reply<200, Sentinel>;

/**
 * A sentinel asks the same contexts again and again, so a change of the answers is a change of the engine and not of the documents. Nothing is
 * judged again by itself.
 */
export interface SentinelsHandlers<Context> {
  /** Turn off a sentinel. Its contexts and runs are deleted. Its evaluations stay in the log. */
  delete(context: Context, request: SentinelsDeleteRequest): Promise<SentinelsDeleteReply>;
  /** Read a sentinel with its runs: what changed between them. `not_found` when it is not turned on. */
  get(context: Context, request: SentinelsGetRequest): Promise<SentinelsGetReply>;
  /**
   * Turn on a sentinel, or change its settings. Contexts are drawn by chance among the documents that the judgment applies to, and kept as they are. They are asked
   * at once, a second time directly afterwards, and then whenever another version of the engine answers, and weekly. Questions are metered, billed and
   * logged as shadow evaluations, and never become answers of documents. Contexts of a cascade are asked as its documents are, and again within a day after either
   * engine has another version. A version of its engines that only replies name is noticed by the weekly run alone. Another `size` draws anew, and so does another
   * version of the judgment. A run that ends with fewer than 20 answers is begun again after 1, 2, 4, 7 and 7 days. On a template prefix, the documents of all namespaces under it
   * are drawn. `conflict` for an inherited judgment: turn it on where the judgment is.
   */
  put(context: Context, request: SentinelsPutRequest): Promise<SentinelsPutReply>;
}
