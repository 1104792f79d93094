/** Events for tests: recorded as the service's modules record them, in transactions of their own. */
import type { Database } from "#src/foundation/db/database.ts";
import { type EventBody, type EventOrigin, recordEvents } from "#src/foundation/events/record.ts";

/** An event that a test tells from others by its number. */
export function numbered(namespace: string, number: number): EventBody {
  return { type: "namespace.deleted", data: { namespace, job_id: `job_${String(number).padStart(26, "0")}` } };
}

export function numberOf({ data }: { data: unknown }): number {
  return Number((data as { job_id: string }).job_id.slice("job_".length));
}

export async function record(db: Database, origin: EventOrigin, bodies: readonly EventBody[], at: Date): Promise<void> {
  await db.transaction((tx) => recordEvents(tx, origin, bodies, at));
}
