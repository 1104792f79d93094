/**
 * A port for higher storeys that depend on definitions: standing work, schedules, weights and tunings. A change of a definition calls it in
 * the same transaction. The wiring of the service registers who is called.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import type { Judgment } from "./judgment.ts";

export interface Dependents {
  /**
   * Judgments of an owner, or their settings, have changed. The caller has raised the epoch of definitions, and locks no namespace afterwards.
   */
  judgmentsChanged(tx: Transaction, organizationId: string, owner: string, at: Date): Promise<void>;
  /** The times at which a judgment runs by itself in a place may have changed. */
  scheduleChanged(tx: Transaction, organizationId: string, judgment: Judgment, place: string, at: Date): Promise<void>;
  /** A version of a composite is active again. Its stored answers may have been combined with other weights. */
  compositeActivated(
    tx: Transaction,
    organizationId: string,
    version: { judgmentId: string; version: number },
    at: Date,
  ): Promise<void>;
  /** A version whose engine learns from outcomes is active. */
  /** A version is active whose cascade finds its bound. */
  cascadeActivated(tx: Transaction, organizationId: string, judgmentId: string, at: Date): Promise<void>;
  learnerActivated(tx: Transaction, organizationId: string, judgmentId: string, at: Date): Promise<void>;
  /** A judgment was deleted. */
  judgmentDeleted(tx: Transaction, judgmentId: string): Promise<void>;
}
