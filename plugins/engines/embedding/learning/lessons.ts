/** What is learned from lessons, and how well it would have answered those that it did not see. */
import type { Found, Learnt } from "#src/judging/engines/engine.ts";
import { type Labelled, type Learned, logProbabilities, regress } from "./regression.ts";
import { stateOf } from "./state.ts";

export interface FoldedRow extends Labelled {
  fold: number;
}

/** @param answers how many the question has */
export function learn(rows: readonly FoldedRow[], answers: number): Learnt {
  if (rows.length === 0) return { state: new Uint8Array(), lessons: [] };
  const lessons: Learnt["lessons"][number][] = new Array(rows.length);
  const now = { scale: 1, intercepts: new Float32Array(answers), weights: null };
  for (const fold of new Set(rows.map((row) => row.fold))) {
    const others = rows.filter((row) => row.fold !== fold);
    const calibrated = regress(others, answers, { vectors: false });
    const learned = regress(others, answers);
    for (const [at, row] of rows.entries()) {
      if (row.fold !== fold) continue;
      lessons[at] = { now: found(now, row), calibrated: found(calibrated, row), learned: found(learned, row) };
    }
  }
  return { state: stateOf(regress(rows, answers)), lessons };
}

function found(learned: Learned, row: Labelled): Found {
  const each = logProbabilities(learned, row);
  return { logProbability: each[row.right]!, isLikeliest: each.indexOf(Math.max(...each)) === row.right };
}
