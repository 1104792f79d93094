/**
 * Checks promises of thresholds, and intervals of shares and of agreement, on data sets with known truth. They are seeded, so every run is
 * the same. `HONESTY_SETS` is the number of data sets for each judge and size.
 */
import { agreementLines } from "./honesty/agreement.ts";
import { blindLines } from "./honesty/blind.ts";
import { cascadeLines } from "./honesty/cascades.ts";
import { driftLines, dropLines, watchLines } from "./honesty/drift.ts";
import { chanceError, holds, type Line, tableOf } from "./honesty/lines.ts";
import { meanChangeLines } from "./honesty/mean-change.ts";
import { neededLabelLines } from "./honesty/needed-labels.ts";
import { promiseLines } from "./honesty/promises.ts";
import { queueLines } from "./honesty/queues.ts";
import { repeatedLines } from "./honesty/repeated.ts";
import { shareLines } from "./honesty/shares.ts";
import type { Bench, Figure } from "./support/bench.ts";

/** Seven judges and seven sizes: 10,290 data sets. */
const SETS = Number(process.env.HONESTY_SETS ?? 210);
/** Not the seed of the run that showed what had to be mended. */
const BLIND_SEED = 700_000;

export const bench: Bench = {
  about: "how often promises and intervals fail on data sets of known truth, against what they promise",
  async run() {
    const lines = [
      ...(await promiseLines(SETS)),
      ...(await neededLabelLines(SETS)),
      ...shareLines(2 * SETS),
      ...(await queueLines(2 * SETS)),
      ...agreementLines(2 * SETS),
      ...driftLines(2 * SETS),
      ...watchLines(2 * SETS),
      ...dropLines(2 * SETS),
      ...repeatedLines(2 * SETS),
      ...cascadeLines(2 * SETS),
      ...meanChangeLines(2 * SETS),
      ...(await blindLines({ promises: SETS, others: 2 * SETS }, BLIND_SEED)),
    ];
    return lines.map((line) => ({ ...figureOf(line), row: line }));
  },
  table: (figures) => tableOf(figures.map(({ row }) => row as Line)),
};

function figureOf(line: Line): Figure {
  const { claim, of, samples, promised, measured } = line;
  const most = promised === null ? measured : promised + chanceError(line);
  return {
    figure: `${claim} (${of}): failed`,
    value: 100 * measured,
    floor: 100 * most,
    ratio: most === 0 ? Number(!holds(line)) : measured / most,
    target: promised === null ? null : 1,
    better: "lower",
    runs: samples,
    unit: "%",
  };
}
