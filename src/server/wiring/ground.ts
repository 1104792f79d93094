/** What every storey is built on: the database, the clock, the log and the workers of this process. */
import type { Database } from "#src/foundation/db/database.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";

export interface Ground {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Whether all tables are on one machine. Then one transaction may use several namespaces. */
  readonly together: boolean;
  /** Tells this process's worker that rows of its kind may be due. It has no effect before the workers start. */
  wake(kind: string): void;
}
