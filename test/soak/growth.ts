/** Compares the beginning of a soak with its end. */

/** The figures of one stretch of a soak. */
export interface Stretch {
  /** The 99th percentile of requests, from when they were due, in milliseconds. */
  readonly p99: number;
  readonly memoryMb: number;
  /** Bytes of write-ahead log a request. */
  readonly walEach: number;
  readonly bloat: number;
  readonly backlog: number;
}

/** By how much the end may be above the beginning: a factor, and an amount that is noise in any case. */
const ALLOWED: Readonly<Record<keyof Stretch, { factor: number; more: number }>> = {
  p99: { factor: 1.5, more: 5 },
  memoryMb: { factor: 1.25, more: 20 },
  walEach: { factor: 1.25, more: 1_000 },
  bloat: { factor: 1.25, more: 0.1 },
  backlog: { factor: 1.5, more: 500 },
};

/** One sentence for each figure that grew. */
export function grown(beginning: Stretch, end: Stretch): string[] {
  return (Object.keys(ALLOWED) as (keyof Stretch)[]).flatMap((name) => {
    const { factor, more } = ALLOWED[name];
    const most = beginning[name] * factor + more;
    return end[name] <= most
      ? []
      : [`${name} grew from ${shown(beginning[name])} to ${shown(end[name])}; at most ${shown(most)} is allowed.`];
  });
}

export function shown(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(3);
}
