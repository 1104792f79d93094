/** The steps of a question, and the most that they are billed. */
import type { JudgedContext } from "#src/judging/contexts/compile.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import type { Asked } from "./batch.ts";
import { type Bill, unitsAtMost } from "./billing.ts";
import { type FirstEngine, type FirstStep, firstStepOf, isOfOther } from "./cascade.ts";
import type { FirstAnswer } from "./first-answers-sql.ts";
import type { PassedOn } from "./judged.ts";

/**
 * The first engine of a cascade is not asked where the context is too large for it, or no answer of it would be used.
 *
 * @param known its answer before
 */
export function stepsOf(
  judgment: Pick<ActiveJudgment, "judgmentId">,
  { hash, tokens }: JudgedContext,
  bill: Bill,
  engine: FirstEngine | null,
  known: FirstAnswer | undefined,
): Pick<Asked, "bill" | "units" | "first" | "known"> {
  const fits = engine !== null && tokens <= engine.dispatch.engine.limits.contextTokens;
  const first = fits ? firstStepOf(judgment, engine, hash) : null;
  if (first && !known) return { bill, units: unitsAtMost(bill), first };
  const { first: _, ...own } = bill;
  const asked = { bill: own, units: unitsAtMost(own), first: null };
  return first && known ? { ...asked, known: passedOnBefore(first, known) } : asked;
}

function passedOnBefore(first: FirstStep, { id, answer, engineVersion }: FirstAnswer): PassedOn {
  const engine = first.dispatch.engine.name;
  const nothing = { failure: null, tokens: 0, units: 0, requests: null, repeated: false };
  return {
    engine,
    engineVersion,
    answer,
    ...nothing,
    // The newest pair decides which versions a bound is about, and an answer from before may be of a version that is gone.
    compares: first.compares && !isOfOther(engineVersion, first),
    reusedFrom: id,
  };
}
