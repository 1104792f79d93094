/** Numbers for axes. */

/** One to four round numbers above 0 and up to `most`, evenly apart. */
export function ticks(most: number): number[] {
  const rough = most / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!);
  return Array.from({ length: Math.floor(most / step) }, (_, at) => (at + 1) * step);
}

/** Values sorted into `amount` bins of equal width; what lies outside goes to the nearest. */
export function binned(values: Iterable<number>, least: number, most: number, amount: number) {
  const width = (most - least) / amount;
  const counts = new Array<number>(amount).fill(0);
  for (const value of values) {
    const at = Math.min(amount - 1, Math.max(0, Math.floor((value - least) / width)));
    counts[at]! += 1;
  }
  return counts.map((count, at) => ({ lower: least + at * width, upper: least + (at + 1) * width, count }));
}

/** How many of ascending numbers are at least `cut`. */
export function countFrom(ascending: Float64Array, cut: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < cut) low = middle + 1;
    else high = middle;
  }
  return ascending.length - low;
}

/** The 95% interval of a share that was seen `hits` times in `all`, by Wilson. */
export function wilson(hits: number, all: number): [number, number] {
  const z = 1.96;
  const share = hits / all;
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const reach = (z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all))) / (1 + (z * z) / all);
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}
