/** The sample that a version is tried on, drawn before its job starts, and what trying it will take. */
import type { Estimate } from "#generated/types.ts";
import { estimateFrom, MOST_SAMPLED, meanOf } from "#src/estimates/estimate.ts";
import { type Asking, askingOf, draw, strataOf, sum } from "#src/estimates/sample.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judgments/judgment.ts";
import type { VersionRow } from "#src/judgments/sql.ts";
import { isPrefix } from "#src/templates/owners.ts";
import { refuseBeyondBudget } from "../judging/budget.ts";
import type { JobParts } from "../parts.ts";

/** Documents of one namespace. */
export interface SampledIn {
  namespaceId: number;
  ids: string[];
}

export interface ShadowSample {
  documents: SampledIn[];
  estimate: Estimate;
}

/** A judgment as if a version of it were the active one. */
export function asIf(judgment: Judgment, { version, definition }: Pick<VersionRow, "version" | "definition">): ActiveJudgment {
  return { ...judgment, activeVersion: version, definition };
}

/**
 * Documents that the version applies to.
 * @throws ServiceError `budget_exceeded` where trying it on them does not fit the namespace's remaining budget
 */
export async function drawSample(
  parts: JobParts,
  organizationId: string,
  judgment: Judgment,
  version: Pick<VersionRow, "version" | "definition">,
): Promise<ShadowSample> {
  const scope = { organizationId, namespace: judgment.owner, judgment: asIf(judgment, version) };
  const drawn = await draw(parts, await strataOf(parts, scope), MOST_SAMPLED);
  const asking: Asking[] = [];
  for (const { stratum, ids } of drawn) {
    const candidate = await askingOf(parts, stratum, ids, true);
    // The active version is asked only where it has no fresh answer.
    const active = { namespace: stratum.namespace, judgment: asIf(stratum.judgment, activeOf(judgment)) };
    const current = isActive(judgment) ? await askingOf(parts, active, ids, false) : NOTHING;
    asking.push({ ...sum([candidate, current]), documents: candidate.documents });
  }
  const total = sum(asking);
  const estimate = await estimateFrom(parts, scope, total.documents, meanOf(total));
  const [only] = drawn;
  if (!isPrefix(judgment.owner) && only) await refuseBeyondBudget(parts, only.stratum.namespace, estimate.cost_usd);
  return {
    documents: drawn.map(({ stratum, ids }) => ({ namespaceId: stratum.namespace.namespaceId, ids })),
    estimate,
  };
}

const NOTHING: Asking = { documents: 0, asked: 0, tokens: 0, units: 0 };

function activeOf({ activeVersion, definition }: Judgment): Pick<VersionRow, "version" | "definition"> {
  return { version: activeVersion!, definition: definition! };
}
