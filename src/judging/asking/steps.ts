/** The steps of a question, and the most that they are billed. */
import type { JudgedContext } from "#src/judging/contexts/compile.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import type { Asked } from "./batch.ts";
import { type Bill, unitsAtMost } from "./billing.ts";
import { type FirstEngine, firstStepOf } from "./cascade.ts";

/** The first engine of a cascade is not asked where the context is too large for it, or no answer of it would be used. */
export function stepsOf(
  judgment: Pick<ActiveJudgment, "judgmentId">,
  { hash, tokens }: JudgedContext,
  bill: Bill,
  engine: FirstEngine | null,
): Pick<Asked, "bill" | "units" | "first"> {
  const fits = engine !== null && tokens <= engine.dispatch.engine.limits.contextTokens;
  const first = fits ? firstStepOf(judgment, engine, hash) : null;
  if (first) return { bill, units: unitsAtMost(bill), first };
  const { first: _, ...own } = bill;
  return { bill: own, units: unitsAtMost(own), first };
}
