/** After a database outage, a worker releases its leases as soon as the database is back. It does not wait until they run out. */
import { expect, it } from "vitest";
import type { Database } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import { QueueWorker } from "#src/foundation/queue/worker.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";

const NAMESPACE = 7;
const gone = () => new ServiceError("unavailable", "The database does not answer.");

it("a namespace that is worked on when the database goes away is worked on again soon after it is back", async () => {
  const { database } = await freshDatabase();
  const clock = movableClock();
  let isAway = false;
  let refused = 0;
  const query: Database["query"] = async <Row>(statement: Parameters<Database["query"]>[0]) => {
    if (!isAway) return database.query<Row>(statement);
    if (statement.name === "wakeups_release") refused += 1;
    throw gone();
  };
  let visits = 0;
  const work = async () => {
    visits += 1;
    if (visits > 1) return null;
    isAway = true;
    throw gone();
  };
  const log = createLogger({ level: "fatal" });
  const worker = new QueueWorker({ db: { ...database, query }, clock, log, owner: "here" }, "judging", work);
  await wake(database, "judging", NAMESPACE, clock.now());
  worker.start();
  await expect.poll(() => refused).toBeGreaterThan(1);
  isAway = false;
  // The clock stands still meanwhile, so the lease does not run out.
  const held = () => database.query({ text: "select from wakeups where lease_owner is not null" });
  await expect.poll(async () => (await held()).length).toBe(0);
  await clock.advance(2_000);
  await expect.poll(() => visits).toBe(2);
  await worker.stop();
});

it("a worker that stops while the database is away does not wait for it", async () => {
  const { database } = await freshDatabase();
  const clock = movableClock();
  const failed = Promise.withResolvers<void>();
  let isAway = false;
  const query: Database["query"] = async <Row>(statement: Parameters<Database["query"]>[0]) => {
    if (!isAway) return database.query<Row>(statement);
    failed.resolve();
    throw gone();
  };
  const work = async () => {
    isAway = true;
    throw gone();
  };
  const log = createLogger({ level: "fatal" });
  const worker = new QueueWorker({ db: { ...database, query }, clock, log, owner: "here" }, "judging", work);
  await wake(database, "judging", NAMESPACE, clock.now());
  worker.start();
  await failed.promise;
  await worker.stop();
});
