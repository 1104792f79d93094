// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor } from "../common/types.ts";

/** The addresses that deliveries come from. */
export interface EgressAddressList {
  /** IPv4 and IPv6 addresses, or blocks in CIDR form, as the operator configured them; empty where none are published. */
  addresses: string[];
  /** Pass as `cursor` for the next page; null on the last. */
  next_cursor: Cursor | null;
}
