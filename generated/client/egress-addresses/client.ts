// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { Pages } from "../runtime/pages.ts";
import type { EgressAddressList } from "./types.ts";

export interface EgressAddressesListOptions extends CallOptions {
  /** The `next_cursor` of the previous page. Keep all other parameters the same. */
  readonly cursor?: Cursor;
  /**
   * The largest number of entries in one page.
   *
   * @default 100
   */
  readonly limit?: number;
}

/** The addresses that webhook deliveries come from. */
export interface EgressAddressesClient {
  /**
   * List egress addresses.
   *
   * List the addresses to allow in your firewall. Allow all of them, because the list may grow without notice.
   *
   * `GET /webhook-egress-addresses`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  list(options?: EgressAddressesListOptions): Promise<EgressAddressList>;
  /**
   * Iterates over every entry of `addresses` that `list` returns. Each page is fetched when its entries are needed.
   * `.pages()` iterates over the pages.
   *
   * @throws {JudgmentServiceError} during the iteration, in the same cases as `list`
   */
  listAll(options?: EgressAddressesListOptions): Pages<EgressAddressList, EgressAddressList["addresses"][number]>;
}

const listOperation: Operation = {
  id: "egress_addresses_list",
  method: "GET",
  path: "/webhook-egress-addresses",
  parameters: [
    { name: "cursor", in: "query", option: "cursor" },
    { name: "limit", in: "query", option: "limit" },
  ],
  body: false,
  repetition: "safe",
  statuses: [200],
  pages: { member: "addresses", cursor: "query" },
};

/** Calls are made by `caller`, which all resources of a client share. */
export function egressAddressesClient(caller: Caller): EgressAddressesClient {
  return {
    list: (options) => caller.body(listOperation, options),
    listAll: (options) => caller.pages(listOperation, options),
  };
}
