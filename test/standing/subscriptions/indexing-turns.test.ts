/** Indexing one large filter takes turns of the event loop. The work between two turns is counted, so the machine's speed does not matter. */
import { afterEach, expect, it, vi } from "vitest";
import type { TimeSlice } from "#src/foundation/time/time-slice.ts";
import { parseFilter } from "#src/queries/filters/filter.ts";
import { Applied } from "#src/standing/subscriptions/applicable.ts";
import type { ChangedSubscription } from "#src/standing/subscriptions/definitions-sql.ts";
import { LeafIndex } from "#src/standing/subscriptions/leaf-index.ts";
import { Owned } from "#src/standing/subscriptions/owned.ts";

const LEAVES = 64;
const VALUES = 1_000;
const filters = [
  "Or",
  Array.from({ length: LEAVES }, (_, leaf) => [
    "attributes.kind",
    "In",
    Array.from({ length: VALUES }, (_, value) => `${leaf} ${value}`),
  ]),
];
const document = { id: "d", created_at: new Date(0), updated_at: new Date(0), attributes: { kind: "63 999" }, answers: {} };

afterEach(() => vi.restoreAllMocks());

/** A slice that is always over, and what the code did in each turn at most: entries put into maps, and taken from them. */
function counted(meanwhile: () => Promise<void> = async () => {}) {
  const [set, del] = [vi.spyOn(Map.prototype, "set"), vi.spyOn(Map.prototype, "delete")];
  const turns: number[] = [];
  const note = () => {
    turns.push(set.mock.calls.length + del.mock.calls.length);
    set.mockClear();
    del.mockClear();
  };
  const slice = {
    isOver: true,
    async next() {
      note();
      await meanwhile();
      set.mockClear();
      del.mockClear();
    },
  } as unknown as TimeSlice;
  const most = () => {
    note();
    return Math.max(...turns);
  };
  return { slice, turns, most };
}

it("puts a filter of 64,000 values into the index and takes it out in many turns", async () => {
  const index = new LeafIndex();
  const condition = parseFilter(filters, () => undefined, [])!;
  const adding = counted();
  await index.add("large", condition, adding.slice);
  expect(adding.most()).toBeLessThanOrEqual(1_000);
  expect(adding.turns.reduce((sum, each) => sum + each)).toBeGreaterThanOrEqual(LEAVES * VALUES);
  vi.restoreAllMocks();
  expect(await index.matching(document, adding.slice)).toEqual(["large"]);
  const removing = counted();
  await index.remove("large", removing.slice);
  expect(removing.most()).toBeLessThanOrEqual(1_000);
  expect(await index.matching(document, removing.slice)).toEqual([]);
});

it("gives a turn between the parsing of a filter that no index finds and its comparison with others", async () => {
  const index = new LeafIndex();
  const condition = parseFilter(["Not", filters], () => undefined, [])!;
  const { slice, turns } = counted();
  await index.add("large", condition, slice);
  expect(turns).not.toEqual([]);
});

const row = (epoch: number, deleted: boolean): ChangedSubscription => ({
  subscriptionId: "sub_1",
  name: "large",
  owner: "shop/a",
  filters: filters as unknown as ChangedSubscription["filters"],
  events: ["entered"],
  include: {},
  endpoint: null,
  bulk: "deliver" as ChangedSubscription["bulk"],
  createdAt: new Date(0),
  createdEpoch: 1,
  epoch,
  deleted,
  filterBytes: 1,
});

it("shows a subscription when all of its filter is indexed, and hides it at once, also where two read the same changes", async () => {
  const owned = new Owned();
  const applied = new Applied([owned]);
  const quick = { isOver: false } as TimeSlice;
  const seen = new Set<string>();
  const look = async () => {
    const found = await applied.matching(document, quick);
    seen.add(`${owned.newest} ${owned.byId.size} ${found.map(({ name }) => name)}`);
  };
  const { slice } = counted(look);
  await Promise.all([owned.take([row(5, false)], slice), owned.take([row(5, false)], slice)]);
  expect([...seen]).toEqual(["0 0 ", "5 1 large"]);
  expect(owned.index.size).toBe(1);
  seen.clear();
  await Promise.all([owned.take([row(6, true)], slice), owned.take([row(5, false), row(6, true)], slice)]);
  expect([...seen]).toEqual(["5 1 large", "6 0 "]);
  expect(owned.index.size).toBe(0);
});
