/**
 * How well answers match outcomes. Log loss is that of scikit-learn's `log_loss`, with masses kept from 0 by the same least number. Bins are ten of equal
 * width, their lower ends included, and 1 in the last; expected calibration error is the mean distance between predicted and observed
 * over bins, weighted by their counts.
 */
import type { CalibrationMetrics } from "#generated/types.ts";
import type { Measured } from "#src/outcomes/measured.ts";

export const BINS = 10;
/** The lower ends of all bins but the first. */
export const EDGES: readonly number[] = Array.from({ length: BINS - 1 }, (_, bin) => (bin + 1) / BINS);
/** 2⁻⁵², what numpy calls `eps`: masses below it count as it in log loss. */
export const LEAST_MASS = Number.EPSILON;

/** Sums over outcomes in one bin. */
export interface BinSums {
  bin: number;
  count: number;
  predicted: number;
  came: number;
  right: number;
  loss: number;
  distance: number;
}

export function binOf(predicted: number): number {
  return EDGES.filter((edge) => predicted >= edge).length;
}

/** @param score whether it is of a score, which has distances */
export function metricsOf(sums: readonly BinSums[], score: boolean): CalibrationMetrics {
  const total = (of: "count" | "right" | "loss" | "distance") => sums.reduce((all, one) => all + one[of], 0);
  const count = total("count");
  const mean = (sum: number) => (count === 0 ? null : sum / count);
  const gap = sums.reduce((all, { predicted, came }) => all + Math.abs(predicted - came), 0);
  return {
    accuracy: mean(total("right")),
    expected_calibration_error: mean(gap),
    log_loss: mean(total("loss")),
    reliability: Array.from({ length: BINS }, (_, bin) => binView(bin, sums)),
    mean_level_distance: score ? mean(total("distance")) : null,
  };
}

function binView(bin: number, sums: readonly BinSums[]): CalibrationMetrics["reliability"][number] {
  const found = sums.find((one) => one.bin === bin);
  return {
    lower: bin / BINS,
    upper: (bin + 1) / BINS,
    count: found?.count ?? 0,
    mean_predicted: found ? found.predicted / found.count : null,
    observed: found ? found.came / found.count : null,
  };
}

/** The sums of outcomes that are at hand; the database works out the same for those that are stored. */
export function summed(measured: Iterable<Measured>, bool: boolean): BinSums[] {
  const bins = new Map<number, BinSums>();
  for (const one of measured) {
    const bin = binOf(one.predicted);
    const sums = bins.get(bin) ?? { bin, count: 0, predicted: 0, came: 0, right: 0, loss: 0, distance: 0 };
    bins.set(bin, sums);
    sums.count += 1;
    sums.predicted += one.predicted;
    sums.came += Number(one.cameTrue);
    sums.right += Number(bool ? one.predicted >= 0.5 === one.cameTrue : one.cameTrue);
    sums.loss -= Math.log(Math.min(Math.max(one.mass, LEAST_MASS), 1 - LEAST_MASS));
    sums.distance += one.distance ?? 0;
  }
  return [...bins.values()];
}
