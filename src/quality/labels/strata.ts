/**
 * Divides the documents of a queue's frame into strata, and says how many of each are drawn. Within a stratum, every document has the
 * same chance. So a label stands for as many documents as its stratum has for each that is drawn (Horvitz & Thompson 1952).
 */
import type { LabelStrategy } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";

/** Around `near`, a document is hard. */
const NEAR = 0.15;
/** The share of a queue that comes from the stratum that its strategy is about. */
const MOSTLY = 0.8;
export const BANDS = 10;

export interface Framed {
  answer: RawAnswer;
  /** What another version or engine last answered; null if none did. */
  other: RawAnswer | null;
}

/** The number of a document's stratum, from 0. The first is the one that the strategy is about. */
export function stratumOf(strategy: LabelStrategy, { answer, other }: Framed, near: number): number {
  switch (strategy) {
    case "random":
    case "new_epoch":
      return 0;
    case "stratified":
      return Math.min(BANDS - 1, Math.floor(sureness(answer) * BANDS));
    case "uncertain":
      return Math.abs(sureness(answer) - near) <= NEAR ? 0 : 1;
    case "disagreement":
      return other !== null && decisionOf(answer, near) !== decisionOf(other, near) ? 0 : 1;
    default:
      return strategy satisfies never;
  }
}

/** The probability that strata go by. */
export function sureness(answer: RawAnswer): number {
  switch (answer.type) {
    case "bool":
      return answer.p;
    case "choice":
      return Math.max(0, ...Object.values(answer.dist));
    case "score":
      return answer.score / Math.max(1, Object.keys(answer.dist).length - 1);
    default:
      return answer satisfies never;
  }
}

/** The most probable answer, in the form of an outcome. */
export function decisionOf(answer: RawAnswer, gte = 0.5): boolean | string | number {
  switch (answer.type) {
    case "bool":
      return answer.p >= gte;
    case "choice":
      return answer.value;
    case "score":
      return levelOf(answer.dist);
    default:
      return answer satisfies never;
  }
}

/** As much of an answer as `decisionOf` reads. The masses of 254 options take 9 KB, and a queue may draw 5,000 documents. */
export function withoutMasses(answer: RawAnswer): RawAnswer {
  switch (answer.type) {
    case "bool":
      return { type: answer.type, p: answer.p };
    case "choice":
      return { ...answer, dist: {} };
    case "score":
      return { ...answer, dist: { [levelOf(answer.dist)]: 1 } };
    default:
      return answer satisfies never;
  }
}

function levelOf(dist: Readonly<Record<string, number>>): number {
  return Number(Object.entries(dist).reduce((best, one) => (one[1] > best[1] ? one : best), ["0", Number.NEGATIVE_INFINITY])[0]);
}

/** How many to draw of each stratum. What a stratum does not have is drawn from the others. */
export function allocated(strategy: LabelStrategy, counts: readonly number[], size: number): number[] {
  const total = counts.reduce((sum, one) => sum + one, 0);
  const want = (at: number) => {
    if (counts.length === 1) return size;
    if (strategy === "stratified") return size / counts.filter((one) => one > 0).length;
    return at === 0 ? size * MOSTLY : size * (1 - MOSTLY);
  };
  // A stratum that has any document has one drawn, so every document has a chance.
  const drawn = counts.map((count, at) => Math.min(count, Math.max(1, Math.floor(want(at) + 1e-9))));
  let left = Math.min(size, total) - drawn.reduce((sum, one) => sum + one, 0);
  while (left > 0) {
    for (let at = 0; at < counts.length && left > 0; at++) {
      if (drawn[at]! >= counts[at]!) continue;
      drawn[at]! += 1;
      left -= 1;
    }
  }
  return drawn;
}
