/**
 * Fits the active version's weights again when outcomes have grown by a fifth since the last fit. Where there are more than it reads, it fits them again
 * when a fifth of those that it reads were posted since. No engine is called: each outcome stores the parts' answers and the document's features at the
 * time of judging.
 */

import type { Session } from "#src/foundation/db/database.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { fits, isComposite } from "#src/judging/numbers/combine.ts";
import { insufficient } from "#src/quality/composites/fit.ts";
import { fitAllWeights } from "#src/quality/composites/fit-without.ts";
import { labelled, labelsOf } from "#src/quality/composites/labels.ts";
import { readWeights, type WeightsRow } from "#src/quality/composites/weights.ts";
import type { FitThreads } from "./fit-threads.ts";

const GROWN = 0.2;
/** The last observed ones. */
const MOST_LABELS = 20_000;

/**
 * The new weights; undefined if there are none.
 * @param fits fits to many labels; if absent, this thread does it
 */
export async function refit(
  session: Session,
  organizationId: string,
  judgment: Judgment,
  { fits: threads, signal, most = MOST_LABELS }: { fits?: FitThreads | undefined; signal: AbortSignal; most?: number },
): Promise<WeightsRow | undefined> {
  if (!isActive(judgment) || !isComposite(judgment.definition)) return undefined;
  const { definition, judgmentId, owner, activeVersion } = judgment;
  const which = { limit: most, present: false, version: activeVersion };
  const rows = await labelsOf(session, { organizationId, owner, judgmentId }, which);
  const labels = rows.flatMap((row) => {
    const inputs = row.answer?.type === "bool" ? row.answer.inputs : undefined;
    return fits(definition, inputs) ? [labelled(row, inputs)] : [];
  });
  if (insufficient(labels) !== null) return undefined;
  const before = await readWeights(session, judgmentId, activeVersion);
  if (before?.without && labels.length < (1 + GROWN) * before.labels) {
    const posted = rows.filter(({ createdAt }) => createdAt > before.fittedAt).length;
    if (rows.length < most || posted < GROWN * most) return undefined;
  }
  const fitted = threads?.takesLabels(labels)
    ? await threads.weights(organizationId, definition, labels, signal)
    : await fitAllWeights(definition, labels);
  return { ...fitted, labels: labels.length };
}
