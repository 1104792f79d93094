import type { Position } from "../../model.ts";

/** One difference between the locked contract and the specification. */
export interface Change {
  /** `additive` passes under the interface's rules; `breaking` does not. */
  readonly verdict: "additive" | "breaking";

  /** What it is about, in the contract's words: `documents_write`, `documents_write request: WriteRequest.upsert[].id`. */
  readonly subject: string;

  /** What a client would see: `no longer accepts strings longer than 64 characters`. */
  readonly message: string;

  /** The operations that it reaches, by id, sorted. */
  readonly operations: readonly string[];

  /** Where the specification says so now; null for what it no longer says. */
  readonly position: Position | null;
}
