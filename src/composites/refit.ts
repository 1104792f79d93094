/**
 * Fits the active version's weights anew where outcomes have grown by a fifth since the last fit. What the parts said when a document was judged, and
 * its features then, are kept with the outcome: no engine is asked.
 */
import type { FitThreads } from "#src/calibration/fit-threads.ts";
import type { Session } from "#src/db/database.ts";
import { isActive, type Judgment } from "#src/judgments/judgment.ts";
import { isComposite } from "./combine.ts";
import { insufficient } from "./fit.ts";
import { fits, labelled, labelsOf } from "./labels.ts";
import { readWeights, type WeightsRow } from "./sql.ts";
import { fitAllWeights } from "./without.ts";

const GROWN = 1.2;
const MOST_LABELS = 20_000;

/**
 * The new weights; undefined where there are none.
 * @param fits what fits to many labels; that is done here where absent
 */
export async function refit(
  session: Session,
  organizationId: string,
  judgment: Judgment,
  { fits: threads, signal }: { fits?: FitThreads | undefined; signal: AbortSignal },
): Promise<WeightsRow | undefined> {
  if (!isActive(judgment) || !isComposite(judgment.definition)) return undefined;
  const { definition, judgmentId, owner, activeVersion } = judgment;
  const rows = await labelsOf(session, { organizationId, owner, judgmentId }, { limit: MOST_LABELS, present: false });
  const labels = rows.flatMap((row) => {
    const inputs = row.answer?.type === "bool" ? row.answer.inputs : undefined;
    return row.version === activeVersion && fits(definition, inputs) ? [labelled(row, inputs)] : [];
  });
  if (insufficient(labels) !== null) return undefined;
  const before = await readWeights(session, judgmentId, activeVersion);
  if (before?.without && labels.length < GROWN * before.labels) return undefined;
  const fitted = threads?.takesLabels(labels)
    ? await threads.weights(organizationId, definition, labels, signal)
    : await fitAllWeights(definition, labels);
  return { ...fitted, labels: labels.length };
}
