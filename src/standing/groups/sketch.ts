/**
 * A sketch of numbers for quantiles: how many numbers are in each bucket. As in DDSketch (Masson, Rim, Lee, 2019), buckets grow with their
 * numbers, which bounds the relative error. Sketches can be merged, and a number can be removed exactly as it was added.
 *
 * A bucket is a double rounded to the first 6 bits of its fraction, so it does not depend on the precision of any arithmetic. Integers
 * below 128 have a bucket each, and no number differs from its rounded value by more than 1/128. Numbers nearer to zero than 2^-1022 count
 * as zero.
 */

/**
 * The count of each bucket, never zero. Buckets of negative numbers are negative; that of zero is 0. For changes: how many more or fewer.
 */
export type Sketch = Map<number, number>;

/** The base sketches of a row (`bases.ts`) as texts, by the number's index in the plan. A missing index means no base. */
export type Bases = Readonly<Record<number, string>>;

const STEPS = 64;
const LEAST = 2 ** -1022;
/** Half of the last bit that is kept, within the first 32 bits of a double. */
const HALF = 2 ** 13;
/** The relative error allowed for quantiles. */
const MOST_ERROR = 0.01;
const view = new DataView(new ArrayBuffer(8));

export function bucketOf(value: number): number {
  const size = Math.abs(value);
  if (size < LEAST) return 0;
  view.setFloat64(0, size);
  const bucket = (view.getUint32(0) + HALF) >>> 14;
  return value < 0 ? -bucket : bucket;
}

/** The shortest number that differs by at most 1% from all numbers of the bucket. */
export function middleOf(bucket: number): number {
  if (bucket === 0) return 0;
  if (bucket < 0) return -middleOf(-bucket);
  const step = STEPS + (bucket % STEPS);
  const unit = 2 ** (Math.floor(bucket / STEPS) - 1023 - 6);
  const middle = Math.min(step * unit, Number.MAX_VALUE);
  const least = (step + 0.5) * unit * (1 - MOST_ERROR);
  // Just below a power of two, doubles are twice as dense.
  const most = (step - (step === STEPS ? 0.25 : 0.5)) * unit * (1 + MOST_ERROR);
  for (let digits = 1; digits < 4; digits++) {
    const short = Number(middle.toPrecision(digits));
    if (short > least && short < most) return short;
  }
  return middle;
}

/** Adds a number, or removes it with -1. */
export function count(sketch: Sketch, value: number, by: 1 | -1): void {
  const bucket = bucketOf(value);
  const left = (sketch.get(bucket) ?? 0) + by;
  if (left === 0) sketch.delete(bucket);
  else sketch.set(bucket, left);
}

/** A sketch with changes applied. */
export function together(sketch: Sketch, changes: Sketch): Sketch {
  return combined(sketch, changes, 1);
}

/** Changes without those that are already known. */
export function without(changes: Sketch, known: Sketch): Sketch {
  return combined(changes, known, -1);
}

function combined(one: Sketch, other: Sketch, by: 1 | -1): Sketch {
  const made: Sketch = new Map(one);
  for (const [bucket, many] of other) {
    const left = (made.get(bucket) ?? 0) + by * many;
    if (left === 0) made.delete(bucket);
    else made.set(bucket, left);
  }
  return made;
}

/**
 * The quantiles at the given percents: the smallest number with at least that share of all numbers at or below it. Null if there are no
 * numbers.
 */
export function quantiles(sketch: Sketch, hundredths: readonly number[]): (number | null)[] {
  const buckets = [...sketch].sort(([one], [other]) => one - other);
  const all = buckets.reduce((sum, [, many]) => sum + many, 0);
  return hundredths.map((each) => {
    const rank = Math.max(1, Math.ceil((all * each) / 100));
    let passed = 0;
    for (const [bucket, many] of buckets) {
      passed += many;
      if (passed >= rank) return middleOf(bucket);
    }
    return null;
  });
}

/**
 * The text of a sketch: buckets in order, each as the distance from the previous bucket and its count, with seven bits per byte.
 */
export function textOf(sketch: Sketch): string {
  const bytes: number[] = [];
  let before = 0;
  for (const [bucket, many] of [...sketch].sort(([one], [other]) => one - other)) {
    // The first bucket may be negative; after it, buckets ascend.
    const distance = bucket - before;
    put(bytes, distance < 0 ? -2 * distance - 1 : 2 * distance);
    put(bytes, many);
    before = bucket;
  }
  return Buffer.from(bytes).toString("base64");
}

/** The text of changes: the additions, or, if there are also removals, both. */
export type ChangesText = string | readonly [come: string, gone: string];

export function changesText(changes: Sketch): ChangesText {
  const come: Sketch = new Map();
  const gone: Sketch = new Map();
  for (const [bucket, by] of changes) (by > 0 ? come : gone).set(bucket, Math.abs(by));
  return gone.size === 0 ? textOf(come) : [textOf(come), textOf(gone)];
}

export function changesOf(text: ChangesText): Sketch {
  return typeof text === "string" ? sketchOf(text) : without(sketchOf(text[0]), sketchOf(text[1]));
}

export function sketchOf(text: string): Sketch {
  const bytes = Buffer.from(text, "base64");
  const sketch: Sketch = new Map();
  let at = 0;
  const take = () => {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = bytes[at++]!;
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
  };
  for (let bucket = 0; at < bytes.length; ) {
    const distance = take();
    bucket += distance % 2 === 1 ? -(distance + 1) / 2 : distance / 2;
    sketch.set(bucket, take());
  }
  return sketch;
}

function put(bytes: number[], value: number): void {
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}
