/** Jobs that a budget has paused. */
import type { Transaction } from "#src/foundation/db/database.ts";
import { wakeAll } from "#src/foundation/queue/wakeups.ts";
import * as sql from "./job-rows.ts";
import { JOB } from "./start.ts";

/** Wakes the paused jobs of an organization when one of its namespaces may be judged again. Each then checks its budget. */
export async function wakeHeld(tx: Transaction, organizationId: string, at: Date): Promise<void> {
  const held = await sql.listHeld(tx, organizationId);
  if (held.length > 0) await wakeAll(tx, JOB, held, at);
}
