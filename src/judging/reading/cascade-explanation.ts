/** Which engine of a cascade answered, and why: from the log, and from the bound of now. */
import type { CascadeExplanation, CascadeReason } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { firstEngineOf, isOfOther } from "#src/judging/asking/cascade.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { type LoggedStep, readSteps } from "#src/judging/log/evaluations.ts";
import { confidence } from "#src/judging/numbers/confidence.ts";
import type { StoredAnswer } from "#src/records/answers/answers.ts";

/** @param stored undefined if there is no answer */
export async function explainCascade(
  session: Session,
  engines: Pick<Engines, "get">,
  namespaceId: number,
  judgment: ActiveJudgment,
  stored: StoredAnswer | undefined,
): Promise<CascadeExplanation> {
  const engine = firstEngineOf(judgment, engines);
  const now = engine?.bound ?? Number.POSITIVE_INFINITY;
  const bound = Number.isFinite(now) ? now : null;
  const steps = stored?.evaluated_at ? await readSteps(session, namespaceId, stored) : [];
  const last = steps.find(({ passedOn }) => !passedOn);
  if (!last) return { bound };
  const before = steps.find(({ passedOn }) => passedOn);
  // The bound of another version decided nothing.
  const isForOther = engine !== null && before !== undefined && isOfOther(before.engineVersion, engine);
  const reason = reasonOf(judgment, isForOther ? Number.POSITIVE_INFINITY : now, last, before);
  const first = reason === "certain" ? last : before;
  if (!first) return { reason, bound };
  return {
    reason,
    bound,
    first: { name: first.engine, version: first.engineVersion },
    ...(first.answer ? { first_confidence: confidence(first.answer) } : {}),
  };
}

function reasonOf(
  { definition }: ActiveJudgment,
  bound: number,
  last: LoggedStep,
  before: LoggedStep | undefined,
): CascadeReason {
  if (last.carried) return "reused";
  if (before) {
    if (!before.answer) return "failed";
    return Number.isFinite(bound) && confidence(before.answer) < bound ? "uncertain" : "compared";
  }
  const { name, cascade } = definition.engine!;
  if (last.engine !== cascade!.first.name) return "not_asked";
  // Two versions of one engine: an answer below the bound cannot be of the first.
  return last.engine !== name || (last.answer !== null && confidence(last.answer) >= bound) ? "certain" : "not_asked";
}
