/** Bins of equal width that group outcomes by the predicted number. A bin includes its lower end, and the last one includes 1. */
export const BINS = 10;
/** The lower ends of all bins except the first. */
export const EDGES: readonly number[] = Array.from({ length: BINS - 1 }, (_, bin) => (bin + 1) / BINS);

/** Sums over the outcomes of one bin. */
export interface BinSums {
  bin: number;
  count: number;
  predicted: number;
  came: number;
  right: number;
  loss: number;
  distance: number;
  /** The sum of squared distances between the predicted number and the outcome; absent in sums of an earlier release. */
  squares?: number;
  /** If outcomes weigh differently, the other sums are weighted, and `count` is the weight. */
  weighted?: {
    /** The number of outcomes. */
    outcomes: number;
    /** As many outcomes of equal weight would tell as much (Kish 1965). */
    effective: number;
  };
}

export function binOf(predicted: number): number {
  return EDGES.filter((edge) => predicted >= edge).length;
}
