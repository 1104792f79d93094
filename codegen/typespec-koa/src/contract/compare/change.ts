import type { Position } from "../../model.ts";
import type { Rule } from "./rules.ts";

export type Kind = "new" | "change" | "notice";

/** One difference between the locked contract and the specification. */
export interface Change {
  /** The interface's rules allow `additive` changes, and do not allow `breaking` ones. */
  readonly verdict: "additive" | "breaking";

  /** The rule that it breaks; null if it is additive. */
  readonly rule: Rule | null;

  /** `new`: it did not exist. `notice`: it is deprecated, or its end is announced. `change`: all else. */
  readonly kind: Kind;

  /** The subject in the contract's words: `documents_write`, `documents_write request: WriteRequest.upsert[].id`. */
  readonly subject: string;

  /** What a client would notice: `no longer accepts strings longer than 64 characters`. */
  readonly message: string;

  /** The ids of the affected operations, sorted. */
  readonly operations: readonly string[];

  /** The type in which it was found, if it has a name. */
  readonly type: string | null;

  /** The position in the present specification; null if it was removed. */
  readonly position: Position | null;
}
