/** What a changed document costs in namespaces with 100, 10,000 and 100,000 subscriptions of mixed filters: finding them, and all of the reader. */

import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import { parseFilter } from "#src/queries/filters/filter.ts";
import { LeafIndex } from "#src/standing/subscriptions/leaf-index.ts";
import { documentOf, filterOf } from "./subscriptions/filters.ts";
import { openFollowed } from "./subscriptions/followed.ts";
import { type Bench, compared, inTurns } from "./support/bench.ts";

const ROUNDS = 9;
const DOCUMENTS = 2_000;
/** What it may cost at most. */
const MOST_MICROSECONDS = 100;

const find = () => ({ type: "bool", values: null, thresholds: ["page"] }) as const;
const documents = Array.from({ length: DOCUMENTS }, (_, n) => documentOf(n));

async function indexOf(filters: number): Promise<LeafIndex> {
  const index = new LeafIndex();
  const slice = new TimeSlice();
  for (let n = 0; n < filters; n++) await index.add(`sub_${n}`, parseFilter(filterOf(n), find, [])!, slice);
  return index;
}

/** Microseconds of processor time a document. */
async function cost(index: LeafIndex): Promise<number> {
  const began = process.cpuUsage();
  const slice = new TimeSlice();
  for (const document of documents) await index.matching(document, slice);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / DOCUMENTS;
}

export const bench: Bench = {
  about: "what a changed document costs beside 100, 10,000 and 100,000 subscriptions: finding them, and all of the reader",
  async run() {
    const [few, many, most] = [await indexOf(100), await indexOf(10_000), await indexOf(100_000)];
    const measured = await inTurns(ROUNDS, { few: () => cost(few), many: () => cost(many), most: () => cost(most) });
    const followed = await openFollowed([100, 10_000, 100_000]);
    const read = await inTurns(ROUNDS, {
      few: () => followed.cost(100),
      many: () => followed.cost(10_000),
      most: () => followed.cost(100_000),
    });
    const made = await inTurns(ROUNDS, {
      few: () => followed.making(100),
      most: () => followed.making(100_000),
    });
    const synced = await inTurns(ROUNDS, {
      indexed: () => followed.syncing(true),
      plain: () => followed.syncing(false),
    }).finally(() => followed.close());
    const reader = { better: "lower", unit: "µs a changed document" } as const;
    const about = { better: "lower", unit: "µs of processor time a document" } as const;
    const allowed = measured.most.map(() => MOST_MICROSECONDS);
    return [
      compared("the reader beside 100,000 against 100", read.most, read.few, { ...reader, target: 3 }),
      compared("the reader beside 10,000 against 100", read.many, read.few, { ...reader, target: null }),
      compared("making one beside 100,000 against 100", made.most, made.few, { better: "lower", unit: "ms", target: 2 }),
      compared("making one over 20,000 documents, by an index against without", synced.indexed, synced.plain, {
        better: "lower",
        unit: "ms",
        target: null,
      }),
      compared("matching among 100,000 against what is allowed", measured.most, allowed, { ...about, target: 1 }),
      compared("matching among 100,000 against 100", measured.most, measured.few, { ...about, target: null }),
      compared("matching among 10,000 against 100", measured.many, measured.few, { ...about, target: null }),
    ];
  },
};
