/**
 * How well answers match outcomes. Log loss and Brier score are those of scikit-learn's `log_loss` and `brier_score_loss`, with
 * the same lower bound of masses in log loss. There are ten bins of equal width, which include their lower ends; the last one
 * includes 1. The expected calibration error is the mean distance between prediction and observation over bins, weighted by their
 * counts.
 */
import type { BrierDecomposition, CalibrationMetrics } from "#generated/types.ts";
import { BINS, type BinSums, binOf } from "./bins.ts";
import { errorInterval } from "./error-interval.ts";
import { agrestiCoull } from "./intervals.ts";
import type { Measured } from "./measured.ts";

/** 2⁻⁵², numpy's `eps`: lower masses count as this in log loss. */
export const LEAST_MASS = Number.EPSILON;

/** @param score whether the judgment is a score, which has distances */
export function metricsOf(sums: readonly BinSums[], score: boolean): CalibrationMetrics {
  const total = (of: "count" | "right" | "loss" | "distance") => sums.reduce((all, one) => all + one[of], 0);
  const count = total("count");
  const mean = (sum: number) => (count === 0 ? null : sum / count);
  const error = count === 0 ? null : errorInterval(sums);
  return {
    accuracy: mean(total("right")),
    expected_calibration_error: error?.estimate ?? null,
    expected_calibration_error_low: error?.low ?? null,
    expected_calibration_error_high: error?.high ?? null,
    log_loss: mean(total("loss")),
    ...brierOf(sums, count),
    reliability: Array.from({ length: BINS }, (_, bin) => binView(bin, sums)),
    mean_level_distance: score ? mean(total("distance")) : null,
    measured: sums.reduce((all, one) => all + outcomesOf(one), 0),
  };
}

type Brier = Pick<CalibrationMetrics, "brier_score" | "brier_decomposition">;

/**
 * Murphy, "A new vector partition of the probability score" (1973), with the variation within bins as a fourth part (Stephenson
 * 2008).
 */
function brierOf(sums: readonly BinSums[], count: number): Brier {
  if (count === 0 || sums.some(({ squares }) => squares === undefined)) return { brier_score: null, brier_decomposition: null };
  const score = sums.reduce((all, { squares }) => all + squares!, 0) / count;
  const share = sums.reduce((all, { came }) => all + came, 0) / count;
  const weighted = (square: (bin: BinSums) => number) => sums.reduce((all, one) => all + one.count * square(one) ** 2, 0) / count;
  const reliability = weighted(({ predicted, came, count: of }) => (predicted - came) / of);
  const resolution = weighted(({ came, count: of }) => came / of - share);
  const uncertainty = share * (1 - share);
  const within_bins = score - (reliability - resolution + uncertainty);
  const parts: BrierDecomposition = { reliability, resolution, uncertainty, within_bins };
  return { brier_score: score, brier_decomposition: parts };
}

function binView(bin: number, sums: readonly BinSums[]): CalibrationMetrics["reliability"][number] {
  const found = sums.find((one) => one.bin === bin);
  const size = found?.weighted?.effective ?? found?.count ?? 0;
  const observed = found ? agrestiCoull((found.came / found.count) * size, size) : null;
  return {
    lower: bin / BINS,
    upper: (bin + 1) / BINS,
    count: found ? outcomesOf(found) : 0,
    mean_predicted: found ? found.predicted / found.count : null,
    observed: observed?.estimate ?? null,
    observed_low: observed?.low ?? null,
    observed_high: observed?.high ?? null,
  };
}

const outcomesOf = ({ count, weighted }: BinSums) => weighted?.outcomes ?? count;

/** Sums over outcomes in memory. The database computes the same for stored ones. */
export function summed(measured: Iterable<Measured>, bool: boolean): BinSums[] {
  const bins = new Map<number, Required<Omit<BinSums, "weighted">>>();
  for (const one of measured) {
    const bin = binOf(one.predicted);
    const sums = bins.get(bin) ?? { bin, count: 0, predicted: 0, came: 0, right: 0, loss: 0, distance: 0, squares: 0 };
    bins.set(bin, sums);
    sums.count += 1;
    sums.predicted += one.predicted;
    sums.came += Number(one.cameTrue);
    sums.right += Number(bool ? one.predicted >= 0.5 === one.cameTrue : one.cameTrue);
    sums.loss += lossOf(one);
    sums.distance += one.distance ?? 0;
    sums.squares += (one.predicted - Number(one.cameTrue)) ** 2;
  }
  return [...bins.values()];
}

/** Log loss of one outcome. */
export function lossOf({ mass }: Pick<Measured, "mass">): number {
  return -Math.log(Math.min(Math.max(mass, LEAST_MASS), 1 - LEAST_MASS));
}
