/**
 * What lies apart of the sketches of rows. A row has only what has changed since, so that a merge writes little however many buckets a sketch
 * has; when that has come to be much itself, it is put to the rest.
 */
import type { Transaction } from "#src/db/database.ts";
import { unawaited } from "#src/db/session.ts";
import type { Group } from "./group.ts";
import type { Settled } from "./rows-sql.ts";
import { type Sketch, sketchOf, textOf, together, without } from "./sketch.ts";
import { putBases, readBases } from "./sketches-sql.ts";
import { type Tally, tallyOf, textOf as tallyText } from "./tally.ts";

/** Sketches as texts, by number of the plan; of a number that has none nothing lies apart. */
export type Bases = Readonly<Record<number, string>>;

/** Changed buckets of one sketch above which they are put to the rest. */
const MOST_CHANGED = 64;

/** What lies apart of a row, before and after a merge. */
export interface Apart {
  before: Bases;
  after: Bases;
  /** What was put there, by number of the plan. */
  put: ReadonlyMap<number, Sketch>;
}

interface Sketched {
  group: Group;
  key: string;
  tally: Tally;
}

/**
 * Puts apart what has come to be much, and takes it out of the tallies; answers what lies apart of the rows that this concerns, and of others
 * that somebody looks at. The caller holds the reader.
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

/** What a row was, told beside what lies apart now. */
export function besides(settled: Settled, { put }: Apart): Settled {
  if (put.size === 0) return settled;
  const tally = tallyOf(settled.documents, settled.tally);
  for (const [number, changes] of put) tally.numbers[number]!.sketch = without(tally.numbers[number]!.sketch!, changes);
  return { ...settled, tally: tallyText(tally) };
}
