// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor } from "../common/types.ts";
import type { Reply } from "../contract.ts";
import type { EgressAddressList } from "./types.ts";

export interface EgressAddressesListRequest {
  path: {};
  query: { cursor?: Cursor; limit: number };
  headers: {};
  body: undefined;
}

export type EgressAddressesListReply = Reply<200, EgressAddressList>;

/** The addresses that webhook deliveries come from. */
export interface EgressAddressesHandlers<Context> {
  /** List the addresses to allow in your firewall. Allow all of them, because the list may grow without notice. */
  list(context: Context, request: EgressAddressesListRequest): Promise<EgressAddressesListReply>;
}
