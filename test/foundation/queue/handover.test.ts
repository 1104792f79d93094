/** An idle worker leases work in the transaction that makes it due, and begins after the commit. Whatever happens in between, the work is done. */
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import type { Offer } from "#src/foundation/db/session.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { leaseDurationMs } from "#src/foundation/queue/lease.ts";
import { wake, wakeAll } from "#src/foundation/queue/wakeups.ts";
import { QueueWorker } from "#src/foundation/queue/worker.ts";
import { movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";
import { needs } from "#test/support/needs.ts";
import { oneMachine } from "#test/support/one-machine.ts";

const KIND = "test";
const clock = movableClock();
const log = createLogger({ level: "silent" });
let fresh: FreshDatabase;
let db: Database;
let worker: QueueWorker;
let done: number[];
let claims: number;
let onWork: (itemId: number) => Promise<Date | null>;

beforeAll(async () => {
  fresh = await freshDatabase({ keep: true });
  db = {
    ...fresh.database,
    query: (statement) => {
      if (statement.name === "wakeups_claim") claims += 1;
      return fresh.database.query(statement);
    },
  };
});
beforeEach(async () => {
  await worker?.stop();
  await db.query({ text: "delete from wakeups" });
  [done, claims, onWork] = [[], 0, async () => null];
  worker = aWorker("one");
  worker.start();
});
afterAll(() => worker.stop());

function aWorker(owner: string): QueueWorker {
  const parts = { db, clock, log, owner, lastLookMs: null };
  const work = (itemId: number) => {
    done.push(itemId);
    return onWork(itemId);
  };
  return new QueueWorker(parts, KIND, work, { prompt: true });
}

const owners = async (tx: Transaction | Database) =>
  (await tx.query<{ owner: string | null }>({ text: "select lease_owner as owner from wakeups order by namespace_id desc" })).map(
    ({ owner }) => owner,
  );

class NotYet extends Error {}

/** Tries until the worker is idle, so that it takes the work. */
async function handedOver<T>(
  wakes: (tx: Transaction) => Promise<void>,
  then: (tx: Transaction) => Promise<T>,
  expected?: readonly (string | null)[],
): Promise<T> {
  for (;;) {
    const tried = db.transaction(async (tx) => {
      await wakes(tx);
      const are = await owners(tx);
      const isTaken = expected ? isDeepStrictEqual(are, expected) : !are.includes(null);
      if (!isTaken) throw new NotYet();
      return then(tx);
    });
    const result = await tried.catch((error: unknown) => {
      if (error instanceof NotYet) return error;
      throw error;
    });
    if (!(result instanceof NotYet)) return result;
  }
}

/** A transaction in which a worker takes all work so. */
const offering = (tx: Transaction, offer: Offer, hand: (leased: Promise<readonly unknown[]>) => void): Transaction => ({
  ...tx,
  query: (statement) => tx.query(statement),
  offered: () => offer,
  handOver: (_, __, leased) => hand(leased),
});

const wakes = (itemId: number) => (tx: Transaction) => wake(tx, KIND, itemId, clock.now());

describe("work that is handed over", needs(oneMachine("may show parts of a commit later, so nothing is handed over")), () => {
  it("begins without a look, and deletes the row", async () => {
    await handedOver(wakes(1), async () => {
      claims = 0;
      expect(done).toEqual([]);
    });
    await expect.poll(() => owners(db)).toEqual([]);
    expect(done).toEqual([1]);
    expect(claims).toBe(0);
  });

  it("takes several items of a transaction, and a row that was due later", async () => {
    await wake(db, KIND, 3, new Date(clock.now().getTime() + 3_600_000));
    const all = (tx: Transaction) => wakeAll(tx, KIND, [1, 2, 3], clock.now());
    await handedOver(all, async (tx) => expect(await owners(tx)).toEqual(["one", "one", "one"]));
    await expect.poll(() => owners(db)).toEqual([]);
    expect(done.toSorted()).toEqual([1, 2, 3]);
  });

  it("works again for what arrives during the work", async () => {
    const held = Promise.withResolvers<null>();
    onWork = () => held.promise;
    await handedOver(wakes(1), async () => undefined);
    await expect.poll(() => done).toEqual([1]);
    onWork = async () => null;
    await db.transaction(wakes(1));
    held.resolve(null);
    await expect.poll(() => owners(db)).toEqual([]);
    expect(done).toEqual([1, 1]);
  });

  it("takes no row that it holds already, even where the lease ends at the same time", async () => {
    const held = Promise.withResolvers<null>();
    onWork = () => held.promise;
    await handedOver(wakes(1), async () => undefined);
    await expect.poll(() => done).toEqual([1]);
    const text = "select lease_owner as owner, lease_until as until, generation from wakeups";
    const [row] = await db.query<{ owner: string; until: Date; generation: number }>({ text });
    const handed: Promise<readonly unknown[]>[] = [];
    await db.transaction((tx) =>
      wake(
        offering(tx, row!, (leased) => handed.push(leased)),
        KIND,
        1,
        clock.now(),
      ),
    );
    expect(await Promise.all(handed)).toEqual([[]]);
    expect(await db.query({ text })).toEqual([{ ...row, generation: row!.generation + 1 }]);
    onWork = async () => null;
    held.resolve(null);
    await expect.poll(() => owners(db)).toEqual([]);
    expect(done).toEqual([1, 1]);
  });

  it("takes nothing of a transaction that is rolled back", async () => {
    const failed = handedOver(wakes(1), async () => {
      throw new RangeError("rolled back");
    });
    await expect(failed).rejects.toThrow(RangeError);
    expect(await owners(db)).toEqual([]);
    await handedOver(wakes(2), async () => undefined);
    await expect.poll(() => owners(db)).toEqual([]);
    expect(done).toEqual([2]);
  });

  it("does not take what is due later", async () => {
    const due = new Date(clock.now().getTime() + 1_000);
    const both = async (tx: Transaction) => {
      await wake(tx, KIND, 2, due);
      await wake(tx, KIND, 1, clock.now());
    };
    await handedOver(both, async () => undefined, [null, "one"]);
    await expect.poll(() => owners(db)).toEqual([null]);
    expect(done).toEqual([1]);
    await clock.advance(1_000);
    await expect.poll(() => done).toEqual([1, 2]);
  });

  it("lets go of what is committed after its end, for others at once", async () => {
    await handedOver(wakes(1), () => worker.stop());
    await expect.poll(() => owners(db)).toEqual([null]);
    expect(done).toEqual([]);
    worker = aWorker("two");
    worker.start();
    await expect.poll(() => owners(db)).toEqual([]);
    expect(done).toEqual([1]);
  });

  it("does not rely on a lease that has nearly run out when it is committed", async () => {
    await handedOver(wakes(1), () => clock.advance(leaseDurationMs() / 2 + 1_000));
    await expect.poll(() => owners(db)).toEqual([]);
    expect(done).toEqual([1]);
    expect(claims).toBeGreaterThan(0);
  });

  it("leaves the work of a process that has died to another when the lease is over", async () => {
    const dead = { owner: "dead", until: new Date(clock.now().getTime() + leaseDurationMs()) };
    await db.transaction((tx) =>
      wake(
        offering(tx, dead, () => {}),
        KIND,
        1,
        clock.now(),
      ),
    );

    expect(await owners(db)).toEqual(["dead"]);
    await clock.advance(leaseDurationMs() + 1);
    await expect.poll(() => owners(db)).toEqual([]);
    expect(done).toEqual([1]);
  });
});
