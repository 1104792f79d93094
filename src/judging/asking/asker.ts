import type { Batch } from "./batch.ts";

/** Records what is sent: see `catch-up/asking.ts`. */
export interface Asker {
  /** Marks questions that were sent before. */
  mark(batch: Batch): void;
  /** Called when it is the request's turn. Resolves to whether it may be sent. Never rejects. */
  sending(batch: Batch): Promise<boolean>;
}
