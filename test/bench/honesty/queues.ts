/**
 * Whether what is learned from a queue of hard documents is about all documents: the mean error of a report's figures and of corrected shares, and how
 * often promises of thresholds are broken. Beside them, the same without the labels' weights.
 */
import { BINS, binOf } from "#src/quality/fits/bins.ts";
import { ranked } from "#src/quality/fits/cuts.ts";
import { lossOf, metricsOf } from "#src/quality/fits/metrics.ts";
import { sharesOf } from "#src/quality/fits/shares.ts";
import { effective, type WeighedBin } from "#src/quality/fitting/outcomes-sql.ts";
import { evenly } from "#src/quality/fitting/scored.ts";
import { certificateOf } from "#src/quality/reports/certificate.ts";
import { chance } from "#test/quality/calibration/chance.ts";
import { FRAME_PRECISIONS } from "./blind-kinds.ts";
import { drawnFrame, type Frame, frames, type Kind, labelled, type Queue, sumsOf } from "./frames.ts";
import { truthOf } from "./judges.ts";
import type { Line } from "./lines.ts";
import { effectOf } from "./samples.ts";

const DOCUMENTS = 3_000;
const LABELS = 200;
const DRAWS: readonly Queue["draw"][] = ["stratified", "uncertain"];
const KINDS = frames.filter(({ name }) => ["good", "biased", "harsh", "rare"].includes(name));
const PRECISION: Readonly<Record<string, number>> = { ...FRAME_PRECISIONS, good: 0.8, biased: 0.5, harsh: 0.8, rare: 0.4 };
const LEVEL = 0.05;

type Labels = ReturnType<typeof labelled>;

export async function queueLines(sets: number, kinds = KINDS, seed = 7_000): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [at, kind] of kinds.entries())
    for (const draw of DRAWS) lines.push(...(await linesOf(kind, draw, sets, seed + 10 * at + DRAWS.indexOf(draw))));
  return lines;
}

async function linesOf(kind: Kind, draw: Queue["draw"], sets: number, seed: number): Promise<Line[]> {
  const random = chance(seed);
  const of = `${kind.name}, drawn ${draw}`;
  const means = { accuracy: new Errors(), unweighted: new Errors(), brier: new Errors(), share: new Errors() };
  const truth = truthOf(kind);
  let [broken, promised, errorMissed] = [0, 0, 0];
  for (let set = 0; set < sets; set++) {
    const frame = drawnFrame(kind, DOCUMENTS, random);
    const labels = labelled(frame, { draw, size: LABELS }, random);
    const [whole, found] = [reportOf(frame, everyone(frame)), reportOf(frame, labels)];
    means.accuracy.add(found.accuracy! - whole.accuracy!);
    means.brier.add(found.brier_score! - whole.brier_score!);
    means.unweighted.add(
      reportOf(
        frame,
        labels.map(({ at }) => ({ at, weight: 1 })),
      ).accuracy! - whole.accuracy!,
    );
    errorMissed += Number(
      whole.expected_calibration_error! < found.expected_calibration_error_low! ||
        whole.expected_calibration_error! > found.expected_calibration_error_high!,
    );
    const sums = sumsOf(frame, { draw, size: LABELS }, random);
    means.share.add(sharesOf(sums.frame, sums.labels).corrected!.estimate - frame.truth);
    const precision = PRECISION[kind.name]!;
    const certificate = certificateOf({ precision }, await ranked(scored(frame, labels, random), 1), 1 - LEVEL, {
      threshold: (number) => number,
    });
    if (certificate.number === null) continue;
    promised += 1;
    broken += Number(effectOf(truth, certificate.number).precision < precision - 1e-9);
  }
  const biased = (claim: string, errors: Errors, isPromised = true): Line => ({
    claim,
    of,
    samples: sets,
    promised: isPromised ? 0 : null,
    measured: Math.abs(errors.mean),
    deviation: errors.deviation,
  });
  return [
    biased("bias of a report's accuracy", means.accuracy),
    biased("bias without weights", means.unweighted, false),
    biased("bias of a report's Brier score", means.brier),
    biased("bias of a corrected share", means.share),
    { claim: "calibration error of a report", of, samples: sets, promised: LEVEL, measured: errorMissed / sets },
    {
      claim: `precision ≥ ${PRECISION[kind.name]}`,
      of,
      samples: sets,
      promised: LEVEL,
      measured: broken / sets,
      also: { promised: `${Math.round((100 * promised) / sets)}%` },
    },
  ];
}

/** Errors of a figure over data sets. */
class Errors {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(error: number): void {
    this.#count += 1;
    this.#sum += error;
    this.#squares += error ** 2;
  }

  get mean(): number {
    return this.#sum / this.#count;
  }

  /** One standard deviation of the mean. */
  get deviation(): number {
    return Math.sqrt((this.#squares / this.#count - this.mean ** 2) / this.#count);
  }
}

const everyone = ({ values }: Frame): Labels => Array.from(values, (_, at) => ({ at, weight: 1 }));

/** As the database sums labels. */
function reportOf({ numbers, values }: Frame, labels: Labels) {
  const none = { outcomes: 0, count: 0, weights: 0, predicted: 0, came: 0, right: 0, loss: 0, distance: 0, squares: 0 };
  const bins = Array.from({ length: BINS }, (_, bin): WeighedBin => ({ bin, ...none }));
  for (const { at, weight } of labels) {
    const [predicted, came] = [numbers[at]!, values[at]!];
    const sums = bins[binOf(predicted)]!;
    sums.outcomes += 1;
    sums.count += weight;
    sums.weights += weight ** 2;
    sums.predicted += weight * predicted;
    sums.came += weight * came;
    sums.right += weight * Number(predicted >= 0.5 === (came === 1));
    sums.squares! += weight * (predicted - came) ** 2;
    sums.loss += weight * lossOf({ mass: came === 1 ? predicted : 1 - predicted });
  }
  return metricsOf(effective(bins.filter(({ outcomes }) => outcomes > 0)), false);
}

/** The labels that a recommendation keeps: together they are like a random sample. */
function scored({ numbers, values }: Frame, labels: Labels, random: () => number) {
  const kept = evenly(
    Float64Array.from(labels, ({ weight }) => weight),
    Float64Array.from(labels, random),
  );
  const some = labels.filter((_, at) => kept(0, at));
  return {
    numbers: Float64Array.from(some, ({ at }) => numbers[at]!),
    so: Uint8Array.from(some, ({ at }) => values[at]!),
    folds: Uint8Array.from(some, (_, at) => at % 5),
  };
}
