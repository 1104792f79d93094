/**
 * Base sketches: the large part of a row's sketches, stored in a table of their own. The row has only the changes since. So a merge writes
 * little, however many buckets a sketch has. When the changes become many, they move to the base.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import type { Group } from "./group.ts";
import type { Settled } from "./rows-sql.ts";
import { type Bases, type Sketch, sketchOf, textOf, together, without } from "./sketch.ts";
import { putBases, readBases } from "./sketches-sql.ts";
import { type Tally, tallyOf, textOf as tallyText } from "./tally.ts";

/** When a sketch has more changed buckets than this, they move to the base. */
const MOST_CHANGED = 64;

/** The base sketches of a row before and after a merge. */
export interface Apart {
  before: Bases;
  after: Bases;
  /** The changes that were moved to the base, by the number's index in the plan. */
  put: ReadonlyMap<number, Sketch>;
}

interface Sketched {
  group: Group;
  key: string;
  tally: Tally;
}

/**
 * Moves sketches with many changes from the tallies to their bases. Returns the bases of these rows, and of other rows that `isLookedAt`
 * selects. The caller holds the consumer's lock.
 */
export async function putApart<Row extends Sketched>(
  tx: Transaction,
  namespaceId: number,
  rows: readonly Row[],
  isLookedAt: (row: Row) => boolean,
): Promise<ReadonlyMap<Row, Apart>> {
  const asked = rows.filter((row) => isLookedAt(row) || largeOf(row.tally).size > 0);
  const bases = await readBases(
    tx,
    namespaceId,
    asked.map(({ group: { groupId }, key }) => ({ groupId, key })),
  );
  const apart = new Map(asked.map((row, at) => [row, put(row.tally, bases[at]!)]));
  const written = [...apart].flatMap(
    ([
      {
        group: { groupId },
        key,
      },
      { after, put },
    ]) => [...put.keys()].map((number) => ({ groupId, key, number, sketch: after[number]! })),
  );
  unawaited(putBases(tx, namespaceId, written));
  return apart;
}

function largeOf({ documents, numbers }: Tally): ReadonlyMap<number, Sketch> {
  if (documents === 0) return new Map();
  return new Map(
    numbers.flatMap(({ sketch }, number) => (sketch && sketch.size > MOST_CHANGED ? [[number, sketch] as const] : [])),
  );
}

function put(tally: Tally, before: Bases): Apart {
  const large = largeOf(tally);
  const after = { ...before };
  for (const [number, changes] of large) {
    after[number] = textOf(together(sketchOf(before[number] ?? ""), changes));
    tally.numbers[number]!.sketch = new Map();
  }
  return { before, after, put: large };
}

/** Expresses a row's previous state relative to the new bases. */
export function besides(settled: Settled, { put }: Apart): Settled {
  if (put.size === 0) return settled;
  const tally = tallyOf(settled.documents, settled.tally);
  for (const [number, changes] of put) tally.numbers[number]!.sketch = without(tally.numbers[number]!.sketch!, changes);
  return { ...settled, tally: tallyText(tally) };
}
