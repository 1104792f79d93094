/** The booleans of an answer that other thresholds would change. */
import type { SimulatedFlips, Thresholds } from "#generated/types.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { evaluateThresholds } from "#src/judging/definitions/thresholds.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { isPrefix, ownersOf } from "#src/records/templates/owners.ts";
import { interval } from "./interval.ts";

/** Thresholds to try in a namespace, or on a template prefix. */
export interface Trial {
  place: string;
  judgmentId: string;
  thresholds: Thresholds;
}

/**
 * The thresholds that a judgment would have in a namespace. A threshold that the namespace sets itself stays when the prefix
 * changes.
 */
export function thresholdsAfter(
  { place, judgmentId, thresholds }: Trial,
  namespace: string,
  judgment: Pick<Judgment, "judgmentId" | "thresholds" | "overrides">,
): Thresholds {
  if (judgment.judgmentId !== judgmentId || !ownersOf(namespace).includes(place)) return judgment.thresholds;
  return isPrefix(place)
    ? { ...judgment.thresholds, ...thresholds, ...judgment.overrides.thresholds }
    : { ...judgment.thresholds, ...thresholds };
}

/** One character per name: `+` if its boolean would become true, `-` for false, `=` if it would stay. */
export function flipsOf(names: readonly string[], before: Thresholds, after: Thresholds, answer: RawAnswer): string {
  const [was, is] = [evaluateThresholds(before, answer), evaluateThresholds(after, answer)];
  const wasTrue = (name: string) => Object.hasOwn(was, name) && was[name]!;
  return names.map((name) => (is[name] === wasTrue(name) ? "=" : is[name] ? "+" : "-")).join("");
}

/**
 * The changes of one threshold's boolean.
 * @param at its index among the names
 * @param all the flips of every sampled document
 */
export function simulatedFlips(at: number, all: readonly string[], population: number): SimulatedFlips {
  const count = (flip: string) => all.filter((flips) => flips[at] === flip).length;
  const [to_true, to_false] = [count("+"), count("-")];
  const [sampled, found] = [all.length, to_true + to_false];
  const rate = sampled === 0 ? 0 : found / sampled;
  const ends = sampled === population ? { low: rate, high: rate } : interval({ found, sampled, population });
  return { to_true, to_false, unchanged: sampled - found, rate, ...ends };
}
