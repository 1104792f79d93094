/** Durations as the interface writes them, `90m`, in milliseconds. */

const MILLISECONDS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Takes what matches `^(0|[1-9][0-9]*)[smhd]$`, as the contract's validators have made sure. */
export function durationMs(duration: string): number {
  return Number(duration.slice(0, -1)) * (MILLISECONDS[duration.slice(-1)] ?? Number.NaN);
}
