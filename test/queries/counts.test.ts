/** The cached counts of lookups, with more lookups than are kept. */
import { beforeEach, describe, expect, it } from "vitest";
import type { Transaction } from "#src/foundation/db/database.ts";
import { Counts } from "#src/queries/counts.ts";
import type { Lookup } from "#src/queries/lookup.ts";
import { movableClock } from "#test/support/clock.ts";

/** More than are kept. */
const MANY = 20_001;

/** A transaction in which every lookup proposes this many documents, once `ready` is resolved. */
const counting = (count: number, ready: Promise<void> = Promise.resolve()) =>
  ({
    query: async ({ text }: { text: string }) => {
      await ready;
      return [Object.fromEntries([...text.matchAll(/\bc\d+\b/g)].map(([name]) => [name, count]))];
    },
  }) as unknown as Transaction;

const lookup = (id: string): Lookup => ({ is: "points", index: { is: "id" }, keys: [id] });

let counts: Counts;
beforeEach(() => {
  counts = new Counts(movableClock());
});

const fill = () =>
  counts.of(
    counting(1),
    1,
    Array.from({ length: MANY }, (_, n) => lookup(`other ${n}`)),
    100,
  );

describe("counts of lookups", () => {
  it("are read once, and again after a minute", async () => {
    const clock = movableClock();
    counts = new Counts(clock);
    expect(await counts.of(counting(5), 1, [lookup("a")], 100)).toEqual([5]);
    expect(await counts.of(counting(7), 1, [lookup("b"), lookup("a"), lookup("c")], 100)).toEqual([7, 5, 7]);
    await clock.advance(60_000);
    expect(await counts.of(counting(8), 1, [lookup("a")], 100)).toEqual([8]);
  });

  it("are read again where they were only known to be more than fewer", async () => {
    expect(await counts.of(counting(101), 1, [lookup("a")], 100)).toEqual([101]);
    expect(await counts.of(counting(150), 1, [lookup("a")], 50)).toEqual([101]);
    expect(await counts.of(counting(150), 1, [lookup("a")], 200)).toEqual([150]);
  });

  it("are all known to a query that comes when no more are kept", async () => {
    await fill();
    const last = lookup(`other ${MANY - 1}`);
    expect(await counts.of(counting(5), 1, [last, lookup("new")], 100)).toEqual([1, 5]);
  });

  it("stay known to a query while others fill what is kept", async () => {
    await counts.of(counting(5), 1, [lookup("a")], 100);
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = counts.of(counting(7, promise), 1, [lookup("a"), lookup("b")], 100);
    await fill();
    await counts.of(counting(1), 1, [lookup("one more")], 100);
    resolve();
    expect(await waiting).toEqual([5, 7]);
  });
});
