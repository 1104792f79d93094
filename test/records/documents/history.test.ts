import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { WriteRequest } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { kept, storedAt } from "./stored.ts";
import { type Pinned, Writers } from "./writers.ts";

const IDS = ["a", "b", "c"];
const id = fc.constantFrom(...IDS);
const value = fc.integer({ min: 0, max: 9 });

/** Requests that may touch a document several times, delete it and write it again. */
const request: fc.Arbitrary<WriteRequest> = fc.record(
  {
    upsert: fc.array(fc.record({ id, attributes: fc.record({ n: value }), state: fc.record({ s: value }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    patch: fc.array(fc.record({ id, attributes: fc.record({ m: value }) }), { minLength: 1, maxLength: 2 }),
    delete: fc.array(id, { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ is: fc.constant("write" as const), requests: fc.array(request, { minLength: 1, maxLength: 3 }) }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      is: fc.constant("land" as const),
      kind: fc.constantFrom("answer" as const, "carry" as const, "failure" as const),
      id,
      judgment: fc.constantFrom("j", "j", "k"),
      number: value,
    }),
  },
  { weight: 4, arbitrary: fc.record({ is: fc.constant("pin" as const) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("expire" as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("sweep" as const) }) },
);

let db: Database;
beforeAll(async () => {
  ({ database: db } = await freshDatabase());
});

async function expectPinned(writers: Writers, pins: readonly Pinned[]): Promise<void> {
  const namespaceId = await writers.namespaceId();
  for (const pin of pins) expect(await storedAt(db, namespaceId, pin.sequence)).toEqual(pin.stored);
}

describe("a pinned reader", () => {
  it("sees the documents and answers of its sequence, whatever is written, landed, deleted, written again or swept after it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const writers = new Writers(db, movableClock());
        await writers.write({ upsert: [{ id: "a", attributes: { n: 0 } }] });
        const pins: Pinned[] = [];
        for (const one of steps) {
          if (one.is === "write") await Promise.all(one.requests.map((each) => writers.write(each)));
          if (one.is === "land") await writers.land(one.kind, one.id, one.judgment, one.number);
          if (one.is === "pin") pins.push(await writers.pin(60_000));
          if (one.is === "sweep") await writers.sweep();
          if (one.is === "expire" && pins.length > 0) await writers.expire(pins.splice(one.which % pins.length, 1)[0]!);
          await expectPinned(writers, pins);
        }
        for (const pin of pins) await writers.expire(pin);
        await writers.sweep();
        expect(await kept(db, await writers.namespaceId())).toEqual({ documents: 0, answers: 0 });
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it("sees it also while others write, delete, land and sweep at the same time", async () => {
    const writers = new Writers(db, movableClock());
    await writers.write({ upsert: IDS.map((each) => ({ id: each, attributes: { n: 0 } })) });
    let going = true;
    const every = async (work: (round: number) => Promise<unknown>) => {
      for (let round = 0; going; round++) await work(round);
    };
    const busy = [
      every((round) => writers.write({ upsert: [{ id: IDS[round % 3]!, attributes: { n: round } }] })),
      every((round) => writers.write({ delete: [IDS[(round * 7) % 3]!] })),
      every((round) => writers.land(round % 2 ? "answer" : "carry", IDS[round % 3]!, "j", round)),
      every(() => writers.sweep()),
    ];
    const pins: Pinned[] = [];
    for (let round = 0; round < 30; round++) {
      pins.push(await writers.pin(60_000));
      await expectPinned(writers, pins);
      if (pins.length > 5) await writers.expire(pins.splice(round % 5, 1)[0]!);
    }
    going = false;
    await Promise.all(busy);
    await expectPinned(writers, pins);
  }, 60_000);
});

describe("an answer that somebody reads at its very sequence", () => {
  const changes = {
    "is answered anew": (writers: Writers) => writers.land("answer", "a", "j", 2),
    "is carried forward": (writers: Writers) => writers.land("carry", "a", "j", 2),
    "fails to be answered": (writers: Writers) => writers.land("failure", "a", "j", 2),
    "loses its document": (writers: Writers) => writers.write({ delete: ["a"] }),
  };
  it.each(Object.entries(changes))("is kept when it %s", async (_, change) => {
    const writers = new Writers(db, movableClock());
    await writers.write({ upsert: [{ id: "a" }] });
    await writers.land("answer", "a", "j", 1);
    const pin = await writers.pin(60_000);
    await change(writers);
    await expectPinned(writers, [pin]);
    expect((await kept(db, await writers.namespaceId())).answers).toBe(1);
  });
});

describe("history", () => {
  it("is not kept while nobody reads at an earlier sequence", async () => {
    const writers = new Writers(db, movableClock());
    for (let n = 0; n < 5; n++) await writers.write({ upsert: [{ id: "a", attributes: { n } }] });
    await writers.write({ delete: ["a"] });
    expect(await kept(db, await writers.namespaceId())).toEqual({ documents: 0, answers: 0 });
  });

  it("keeps one version a document for one reader, however often it is written after that", async () => {
    const writers = new Writers(db, movableClock());
    await writers.write({ upsert: [{ id: "a", state: { n: 0 } }] });
    await writers.pin(60_000);
    for (let n = 1; n < 5; n++)
      await writers.write({
        upsert: [
          { id: "a", state: { n } },
          { id: "b", state: { n } },
        ],
      });
    expect(await kept(db, await writers.namespaceId())).toEqual({ documents: 1, answers: 0 });
  });

  it("goes when its last reader's time is over, and says when that will be", async () => {
    const writers = new Writers(db, movableClock());
    await writers.write({ upsert: [{ id: "a" }] });
    await writers.pin(60_000);
    await writers.write({ delete: ["a"] });
    expect(await writers.sweep()).toEqual(new Date(writers.clock.now().getTime() + 60_000));
    expect(await kept(db, await writers.namespaceId())).toEqual({ documents: 1, answers: 0 });
    await writers.clock.advance(60_000);
    expect(await writers.sweep()).toBeNull();
    expect(await kept(db, await writers.namespaceId())).toEqual({ documents: 0, answers: 0 });
  });
});
