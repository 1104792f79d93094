// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor } from "../common/types.ts";

/** The addresses that webhook deliveries come from. */
export interface EgressAddressList {
  /** IPv4 and IPv6 addresses, or blocks in CIDR form, as the operator configured them. Empty when the operator publishes none. */
  addresses: string[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}
