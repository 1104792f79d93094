/** Repeatable chance for simulations. */

/** Numbers from 0 to 1: Mulberry32. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Samples that a simulation draws: few in a run of all tests, `SIMULATIONS` times as many at length. */
export const TIMES = Number(process.env.SIMULATIONS ?? 1);
