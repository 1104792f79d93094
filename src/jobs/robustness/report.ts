/** What other ways to ask have changed. */
import type { RobustnessReport, RobustnessResult, RobustnessVariant } from "#generated/types.ts";
import { likeliest } from "#src/jobs/sentinels/comparing.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import type { EngineOption, RawAnswer } from "#src/judging/engines/engine.ts";
import { shareInterval } from "#src/quality/fits/agreement.ts";
import { meanChange, meanSize } from "#src/quality/fits/mean-change.ts";

/** A context that was answered both ways. */
export interface Turn {
  turned: boolean;
  change: number;
  /** What an option gains by being listed first; null where that is not asked. */
  first: number | null;
}

/** A stored object has its members in another order. */
const ORDER: readonly RobustnessVariant[] = ["repeated", "reordered", "negated", "exchanged", "padded"];

export type Turns = Partial<Record<RobustnessVariant, readonly Turn[]>>;

export function turnOf(
  name: RobustnessVariant,
  { options: among, base, other }: { options: readonly EngineOption[] | undefined; base: RawAnswer; other: RawAnswer },
): Turn {
  const first = name === "reordered" && base.type === "choice" && other.type === "choice" ? firstOf(among, base, other) : null;
  return { turned: likeliest(base) !== likeliest(other), change: numberOf(base, other) - numberOf(base, base), first };
}

/** Of a choice, the probability of the answer that was most probable before. */
function numberOf(base: RawAnswer, answer: RawAnswer): number {
  if (answer.type === "choice") return massOf(answer.dist, base.type === "choice" ? base.value : answer.value);
  return answer.type === "bool" ? answer.p : answer.score;
}

function massOf(dist: Readonly<Record<string, number>>, option: string): number {
  return Object.hasOwn(dist, option) ? dist[option]! : 0;
}

type Choice = Extract<RawAnswer, { type: "choice" }>;

/** The first option is last in the other order, and the last one first. */
function firstOf(options: readonly EngineOption[] | undefined, base: Choice, other: Choice): number | null {
  const listed = (options ?? []).filter(({ value }) => value !== ESCAPE);
  if (listed.length < 2) return null;
  const [first, last] = [listed[0]!.value, listed.at(-1)!.value];
  const gains = [massOf(base.dist, first) - massOf(other.dist, first), massOf(other.dist, last) - massOf(base.dist, last)];
  return (gains[0]! + gains[1]!) / 2;
}

export function reportOf(
  { definition }: Pick<ActiveJudgment, "definition">,
  { documents, isComplete, turns }: { documents: number; isComplete: boolean; turns: Turns },
): RobustnessReport {
  const most = definition.type === "score" ? Math.max(1, (definition.criteria as string[]).length - 1) : 1;
  const results = ORDER.flatMap((variant) => (turns[variant] ? [resultOf(variant, turns[variant], most)] : []));
  return { documents, is_complete: isComplete, results };
}

const weighed = (documents: number) => ({ documents, w: documents, ww: documents });

function resultOf(variant: RobustnessVariant, all: readonly Turn[], most: number): RobustnessResult {
  const changes = all.map(({ change }) => change);
  const firsts = all.flatMap(({ first }) => (first === null ? [] : [first]));
  return {
    variant,
    documents: all.length,
    turned: shareInterval(weighed(all.filter(({ turned }) => turned).length), weighed(all.length)),
    change: meanChange(changes, most),
    size: meanSize(changes.map(Math.abs), most),
    first_position: meanChange(firsts, 1),
  };
}
