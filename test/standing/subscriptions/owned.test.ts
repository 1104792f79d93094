/** The subscriptions that a process keeps of an owner: many of them are taken in turns of the event loop. */
import { expect, it } from "vitest";
import type { Session } from "#src/foundation/db/session.ts";
import type { TimeSlice } from "#src/foundation/time/time-slice.ts";
import { ApplicableSubscriptions, Applied } from "#src/standing/subscriptions/applicable.ts";
import type { ChangedSubscription } from "#src/standing/subscriptions/definitions-sql.ts";
import { Owned } from "#src/standing/subscriptions/owned.ts";

const LEAVES = 64;
const VALUES = 100;

function stored(n: number, epoch: number): ChangedSubscription {
  const leaf = (at: number) => ["attributes.kind", "In", Array.from({ length: VALUES }, (_, value) => `kind ${n + at} ${value}`)];
  return {
    subscriptionId: `sub_${n}`,
    name: `of-${n}`,
    owner: "shop/*",
    filters: ["Or", Array.from({ length: LEAVES }, (_, at) => leaf(at))] as unknown as ChangedSubscription["filters"],
    events: ["entered"],
    include: {},
    endpoint: null,
    bulk: "deliver" as ChangedSubscription["bulk"],
    createdAt: new Date(0),
    createdEpoch: epoch,
    epoch,
    deleted: false,
    filterBytes: 100_000,
  };
}

it("subscriptions of many conditions leave the event loop turns while they are read", async () => {
  const rows = Array.from({ length: 20 }, (_, n) => stored(n, n + 1));
  const session = { query: async () => rows } as unknown as Session;
  let [turns, done] = [0, false];
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  const applied = await new ApplicableSubscriptions().at(session, "org_1", "shop/a", { epoch: 20, sweptEpoch: 0 });
  done = true;
  expect([...applied.all()]).toHaveLength(20);
  expect(turns).toBeGreaterThanOrEqual(3);
});

it("subscriptions that are only in part as they will be are not taken for those of the epoch before", async () => {
  const owned = new Owned();
  const applied = new Applied([owned]);
  const seen: [size: number, isAsOfBefore: boolean][] = [];
  const slice = {
    isOver: true,
    next: async () => void seen.push([owned.byId.size, applied.isAsOf(4)]),
  } as unknown as TimeSlice;
  await owned.take([stored(2, 6), stored(1, 5), stored(3, 7)], slice);
  // It yields within a filter too.
  expect([...new Set(seen.map(String))]).toEqual(["0,true", "1,false", "2,false"]);
  expect([...owned.byId.keys()]).toEqual(["sub_1", "sub_2", "sub_3"]);
});
