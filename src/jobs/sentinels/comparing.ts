/** What changed between two runs over the same contexts. */
import type { DriftPairs, OutcomeValue, SentinelAnswer, SentinelComparison, SentinelMove, Thresholds } from "#generated/types.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { evaluateThresholds } from "#src/judging/definitions/thresholds.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { combined, fits, isComposite } from "#src/judging/numbers/combine.ts";
import { likeliestLevel } from "#src/judging/numbers/levels.ts";
import { type Cell, kappa, shareInterval, type Weighed } from "#src/quality/fits/agreement.ts";
import { type Changed, type Move, verdictOfRepeated } from "#src/quality/fits/repeated.ts";

/** A context with the answers of two runs. */
export interface Pair {
  namespace: string;
  documentId: string;
  /** As they are where the document is. */
  thresholds: Thresholds;
  before: RawAnswer;
  now: RawAnswer;
}

/** With fewer contexts, nothing is compared. */
export const FEWEST = 20;
const MOST_MOVES = 10;
/** More options than these make no table of pairs. */
const MOST_VALUES = 20;

export interface Before {
  run: number;
  engine: string;
  engineVersion: string;
  /** Of two runs of one version; null without them. */
  noise: Changed | null;
}

export function compared(judgment: ActiveJudgment, pairs: readonly Pair[], before: Before, seed: number): SentinelComparison {
  const seen = pairs.map((pair) => ({ ...pair, before: answerOf(judgment, pair.before), now: answerOf(judgment, pair.now) }));
  const decided = seen.map((pair) => decisionsOf(pair));
  const changed = decided.filter(({ flipped, passed }) => flipped || passed.length > 0).length;
  const { probability, drifted } = verdictOfRepeated(movesOf(seen), { documents: pairs.length, changed }, before.noise, seed);
  return {
    before_run: before.run,
    before_engine: before.engine as SentinelComparison["before_engine"],
    before_engine_version: before.engineVersion,
    same_contexts: sameContexts(judgment, seen, decided),
    changed,
    p_value: probability,
    drifted,
    largest_moves: largest(judgment, seen),
  };
}

/** A composite is combined by the present weights, so that other weights are no change of the engine. */
function answerOf({ definition, weights }: ActiveJudgment, answer: RawAnswer): RawAnswer {
  if (!isComposite(definition) || answer.type !== "bool" || !fits(definition, answer.inputs)) return answer;
  return { ...answer, p: combined(definition, weights, answer.inputs) };
}

interface Decided {
  flipped: boolean;
  /** The thresholds that were passed, and whether upward. */
  passed: readonly (readonly [threshold: string, up: boolean])[];
}

function decisionsOf({ thresholds, before, now }: Pair): Decided {
  const [was, is] = [evaluateThresholds(thresholds, before), evaluateThresholds(thresholds, now)];
  const passed = Object.keys(thresholds).filter((name) => was[name] !== is[name]);
  return { flipped: likeliest(before) !== likeliest(now), passed: passed.map((name) => [name, is[name]!] as const) };
}

/** The most probable answer. */
export function likeliest(answer: RawAnswer): OutcomeValue {
  switch (answer.type) {
    case "bool":
      return answer.p >= 0.5;
    case "choice":
      return answer.value;
    case "score":
      return Number(likeliestLevel(answer.dist));
    default:
      return answer satisfies never;
  }
}

const weighed = (documents: number): Weighed => ({ documents, w: documents, ww: documents });

function sameContexts(judgment: ActiveJudgment, pairs: readonly Pair[], decided: readonly Decided[]): DriftPairs {
  const flips = decided.filter(({ flipped }) => flipped).length;
  const all = weighed(pairs.length);
  const names = [...new Set(pairs.flatMap(({ thresholds }) => Object.keys(thresholds)))].sort();
  const passed = (name: string, up: boolean) =>
    decided.filter((one) => one.passed.some(([threshold, way]) => threshold === name && way === up)).length;
  return {
    documents: pairs.length,
    flips,
    agreement: shareInterval(weighed(pairs.length - flips), all),
    kappa: kappaOf(judgment, pairs),
    thresholds: names.map((threshold) => ({ threshold, up: passed(threshold, true), down: passed(threshold, false) })),
  };
}

function kappaOf({ type, definition: { options } }: ActiveJudgment, pairs: readonly Pair[]): DriftPairs["kappa"] {
  if (type === "choice" && !(Array.isArray(options) && options.length <= MOST_VALUES)) return null;
  const table = Map.groupBy(pairs, ({ before, now }) => JSON.stringify([likeliest(before), likeliest(now)]));
  const cells = [...table].map(([key, some]) => ({ values: JSON.parse(key) as OutcomeValue[], documents: some.length }));
  const values = [...new Set(cells.flatMap((cell) => cell.values))];
  return kappa(
    cells.map(
      ({ values: [one, other], documents }): Cell => ({
        ...weighed(documents),
        one: values.indexOf(one!),
        other: values.indexOf(other!),
      }),
    ),
    values.length,
  );
}

function movesOf(pairs: readonly Pair[]): Move[] {
  const options = new Map<string, number>();
  const numberOf = (option: string) => {
    if (!options.has(option)) options.set(option, options.size);
    return options.get(option)!;
  };
  return pairs.map(({ before, now }): Move => {
    if (before.type === "choice" && now.type === "choice") {
      if (before.value === now.value) return [];
      return [
        [numberOf(before.value), -1],
        [numberOf(now.value), 1],
      ];
    }
    return [[0, plainNumber(now) - plainNumber(before)]];
  });
}

function plainNumber(answer: RawAnswer): number {
  if (answer.type === "bool") return answer.p;
  return answer.type === "score" ? answer.score : 0;
}

function largest(judgment: ActiveJudgment, pairs: readonly Pair[]): SentinelMove[] {
  const moves = pairs.map((pair) => ({ ...pair, distance: distanceOf(judgment, pair) })).filter(({ distance }) => distance > 0);
  return moves
    .toSorted((one, other) => other.distance - one.distance)
    .slice(0, MOST_MOVES)
    .map(({ namespace, documentId, before, now, distance }) => ({
      namespace,
      document_id: documentId,
      before: shown(before),
      now: shown(now),
      distance,
    }));
}

/** From 0 to 1. */
export function distanceOf(
  { definition }: Pick<ActiveJudgment, "definition">,
  { before, now }: Pick<Pair, "before" | "now">,
): number {
  if (before.type === "choice" && now.type === "choice") {
    const options = new Set([...Object.keys(before.dist), ...Object.keys(now.dist)]);
    const sum = [...options].reduce((all, option) => all + Math.abs(massOf(before, option) - massOf(now, option)), 0);
    return Math.min(1, sum / 2);
  }
  const top = before.type === "score" ? Math.max(1, (definition.criteria as string[]).length - 1) : 1;
  return Math.min(1, Math.abs(plainNumber(now) - plainNumber(before)) / top);
}

function massOf({ dist }: { dist: Record<string, number> }, option: string): number {
  return Object.hasOwn(dist, option) ? dist[option]! : 0;
}

function shown(answer: RawAnswer): SentinelAnswer {
  return { value: likeliest(answer), number: answer.type === "choice" ? massOf(answer, answer.value) : plainNumber(answer) };
}
