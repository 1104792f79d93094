import { seedOf } from "./generated.ts";

/** Numbers from 0 to 1 that a failing test can be run with again: `SEED=<seed>` (mulberry32). */
export function seededGenerator(seed = seedOf("SEED")): {
  random: () => number;
  seed: number;
} {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return { random, seed };
}
