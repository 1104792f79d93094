/** What an engine has learned, as the API returns it. */
import type { LearnedAnswers } from "#generated/types.ts";
import { learns, versionAfter } from "#src/judging/numbers/learned.ts";
import type { ActiveJudgment } from "./judgment.ts";

/** Undefined if the active version does not learn, or has not learned yet. */
export function learnedView({ definition, activeVersion, learned }: ActiveJudgment): LearnedAnswers | undefined {
  if (!learned || !learns(definition) || learned.version !== activeVersion) return undefined;
  const { engine, isUsed, labels, report, learnedAt } = learned;
  // It was tried, with too few documents.
  if (report.documents === 0) return undefined;
  return {
    engine: { name: engine, version: versionAfter(learned) },
    in_use: isUsed,
    learned_at: new Date(learnedAt).toISOString(),
    labels,
    documents: report.documents,
    log_loss: report.logLoss.learned,
    log_loss_before: report.logLoss.before,
    accuracy: report.accuracy.learned,
    accuracy_before: report.accuracy.before,
  };
}
