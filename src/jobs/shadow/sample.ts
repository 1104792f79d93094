/** The sample for trying a version, drawn before its job starts, with an estimate of the trial. */
import type { Estimate } from "#generated/types.ts";
import { refuseBeyondBudget } from "#src/jobs/backfill/budget.ts";
import { estimateFrom, MOST_SAMPLED, meanOf } from "#src/jobs/estimates/estimate.ts";
import { type Asking, askingOfAll, type Drawn, draw, type Stratum, strataOf, sum } from "#src/jobs/estimates/sample.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import type { VersionRow } from "#src/judging/definitions/sql.ts";
import { isPrefix } from "#src/records/templates/owners.ts";

/** Documents of one namespace. */
export interface SampledIn {
  namespaceId: number;
  ids: string[];
}

export interface ShadowSample {
  /** The sample, and `beside` it. */
  documents: SampledIn[];
  /** Labelled documents that are not in the sample. */
  beside: SampledIn[];
  /** For both. */
  estimate: Estimate;
}

/** A judgment as if a version of it were the active one. */
export function asIf(judgment: Judgment, { version, definition }: Pick<VersionRow, "version" | "definition">): ActiveJudgment {
  const weights = version === judgment.activeVersion ? judgment.weights : null;
  return { ...judgment, activeVersion: version, definition, weights };
}

/**
 * Documents to which the version applies.
 * @param labelled documents that a composite version must also judge
 * @throws ServiceError `budget_exceeded` if the trial does not fit the namespace's remaining budget
 */
export async function drawSample(
  parts: JobParts,
  organizationId: string,
  judgment: Judgment,
  version: Pick<VersionRow, "version" | "definition">,
  labelled: readonly SampledIn[] = [],
): Promise<ShadowSample> {
  const scope = { organizationId, namespace: judgment.owner, judgment: asIf(judgment, version) };
  const strata = await strataOf(parts, scope);
  const drawn = await draw(parts, strata, MOST_SAMPLED);
  const beside = besides(strata, drawn, labelled);
  const { anew: candidate } = await askingOfAll(parts, drawn);
  // The active version is evaluated only without a fresh answer, and then by both engines of a cascade.
  const active = drawn.map(({ stratum, ids }) => ({
    stratum: { ...stratum, judgment: asIf(stratum.judgment, activeOf(judgment)) },
    ids,
  }));
  const { left: current } = isActive(judgment) ? await askingOfAll(parts, active, true) : { left: NOTHING };
  const { anew: labels } = beside.length > 0 ? await askingOfAll(parts, beside) : { anew: NOTHING };
  const total = { ...sum([candidate, current, labels]), documents: candidate.documents + labels.documents };
  const estimate = await estimateFrom(parts, scope, total.documents, meanOf(total));
  const [only] = drawn;
  if (!isPrefix(judgment.owner) && only) await refuseBeyondBudget(parts, only.stratum.namespace, estimate.cost_usd);
  return { documents: together(drawn, beside), beside: beside.map(sampledIn), estimate };
}

/** Those documents that are not in the sample. */
function besides(strata: readonly Stratum[], drawn: readonly Drawn[], labelled: readonly SampledIn[]): Drawn[] {
  const places = new Map(strata.map((stratum) => [stratum.namespace.namespaceId, stratum]));
  const sampled = new Map(drawn.map((one) => [one.stratum.namespace.namespaceId, new Set(one.ids)]));
  return labelled.flatMap(({ namespaceId, ids }): Drawn[] => {
    const stratum = places.get(namespaceId);
    const others = ids.filter((id) => !sampled.get(namespaceId)?.has(id));
    return stratum && others.length > 0 ? [{ stratum, ids: others }] : [];
  });
}

function sampledIn({ stratum, ids }: Drawn): SampledIn {
  return { namespaceId: stratum.namespace.namespaceId, ids };
}

function together(drawn: readonly Drawn[], beside: readonly Drawn[]): SampledIn[] {
  const all = Map.groupBy([...drawn, ...beside].map(sampledIn), ({ namespaceId }) => namespaceId);
  return [...all].map(([namespaceId, some]) => ({ namespaceId, ids: some.flatMap(({ ids }) => ids) }));
}

const NOTHING: Asking = { documents: 0, asked: 0, tokens: 0, units: 0 };

function activeOf({ activeVersion, definition }: Judgment): Pick<VersionRow, "version" | "definition"> {
  return { version: activeVersion!, definition: definition! };
}
