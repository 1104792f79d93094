import type { MatchedEvaluation, Outcome } from "#generated/types.ts";
import type { OutcomeRow } from "./sql.ts";

export function outcomeView(row: OutcomeRow): Outcome {
  return {
    id: row.id,
    document_id: row.documentId,
    incarnation: row.incarnation,
    judgment: row.judgment,
    value: row.value,
    observed_at: row.observedAt.toISOString(),
    source: row.source,
    comment: row.comment,
    labeler: row.labeler,
    drawn_with: row.drawnWith,
    evaluation: row.version === null ? null : evaluationOf(row),
    created_at: row.createdAt.toISOString(),
  };
}

function evaluationOf({ version, engine, engineVersion, evaluatedAt }: OutcomeRow): MatchedEvaluation {
  return { version: version!, engine: engine!, engine_version: engineVersion!, evaluated_at: evaluatedAt!.toISOString() };
}
