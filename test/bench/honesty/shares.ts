/** How often an interval of a share misses the true share of the documents, and how wide it is beside that of labels alone. */
import type { Interval } from "#src/quality/fits/intervals.ts";
import { sharesOf } from "#src/quality/fits/shares.ts";
import { chance } from "#test/quality/calibration/chance.ts";
import { drawnFrame, frames, type Kind, type Queue, sumsOf } from "./frames.ts";
import type { Line } from "./lines.ts";

const DOCUMENTS = 2_000;
const DRAWS: readonly Queue["draw"][] = ["random", "stratified", "uncertain"];
const SIZES = [30, 100, 300] as const;
const LEVEL = 0.05;

export interface ShareKinds {
  kinds: readonly Kind[];
  draws: readonly Queue["draw"][];
  documents: number;
  sizes: readonly number[];
  seed: number;
}

const KINDS: ShareKinds = { kinds: frames, draws: DRAWS, documents: DOCUMENTS, sizes: SIZES, seed: 0 };

export function shareLines(sets: number, of = KINDS): Line[] {
  const { kinds, draws, seed } = of;
  return kinds.flatMap((kind, at) => draws.flatMap((draw, n) => linesOf(kind, draw, of, sets, seed + 100 * at + n)));
}

interface Tally {
  missed: number;
  width: number;
  of: number;
}

function linesOf(kind: Kind, draw: Queue["draw"], { documents, sizes }: ShareKinds, sets: number, seed: number): Line[] {
  const random = chance(seed);
  const unit = 1 / ((kind.levels ?? 2) - 1);
  const tallies = { corrected: new Map<number, Tally>(), labels: new Map<number, Tally>(), judge: new Map<number, Tally>() };
  for (const size of sizes)
    for (let set = 0; set < sets; set++) {
      const frame = drawnFrame(kind, documents, random);
      const { frame: all, labels } = sumsOf(frame, { draw, size }, random);
      const found = sharesOf(all, labels, unit);
      for (const figure of ["corrected", "labels", "judge"] as const) count(tallies[figure], size, found[figure]!, frame.truth);
    }
  const by = `${kind.name}, drawn ${draw}`;
  const line = (claim: string, of: Map<number, Tally>, promised: number | null): Line => ({
    claim,
    of: by,
    samples: sets * sizes.length,
    promised,
    measured: total(of, "missed") / (sets * sizes.length),
    also: Object.fromEntries(sizes.map((size) => [`n=${size}:`, shown(of.get(size)!, tallies.labels.get(size)!)])),
  });
  const judge = draw === "random" ? [line("share, as the judge says", tallies.judge, null)] : [];
  return [line("share, corrected", tallies.corrected, LEVEL), line("share, as labels say", tallies.labels, LEVEL), ...judge];
}

function count(tallies: Map<number, Tally>, size: number, { low, high }: Interval, truth: number): void {
  const tally = tallies.get(size) ?? { missed: 0, width: 0, of: 0 };
  tallies.set(size, tally);
  tally.missed += Number(truth < low - 1e-12 || truth > high + 1e-12);
  tally.width += high - low;
  tally.of += 1;
}

const total = (tallies: Map<number, Tally>, of: keyof Tally) => [...tallies.values()].reduce((sum, one) => sum + one[of], 0);

function shown(one: Tally, labels: Tally): string {
  const missed = `${((100 * one.missed) / one.of).toFixed(0)}%`;
  return one === labels ? missed : `${missed} at ${(one.width / labels.width).toFixed(2)}`;
}
