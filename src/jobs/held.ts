/** Jobs that a budget holds. */
import type { Transaction } from "#src/db/database.ts";
import { wakeAll } from "#src/work/wakeups.ts";
import * as sql from "./sql.ts";
import { JOB } from "./start.ts";

/** Has those of an organization asked whether they may go on, as one of its namespaces may be judged in again. */
export async function wakeHeld(tx: Transaction, organizationId: string, at: Date): Promise<void> {
  const held = await sql.listHeld(tx, organizationId);
  if (held.length > 0) await wakeAll(tx, JOB, held, at);
}
