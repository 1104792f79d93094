/** Fits the weights of a composite version on trial to labelled documents that it has judged, and measures their quality. */
import type { CompositeMetrics, CompositeShadowReport, CompositeWeight, JudgmentDefinition } from "#generated/types.ts";
import type { Job } from "#src/foundation/jobs/job.ts";
import type { Downstream } from "#src/jobs/estimates/downstream.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { type Composite, combined, equalWeights, fits, isComposite, type Weights } from "#src/judging/numbers/combine.ts";
import { answerWithout, type WeightsWithout } from "#src/judging/numbers/without.ts";
import { compositeMetrics, fitWeights, insufficient, type Labelled } from "#src/quality/composites/fit.ts";
import { fitWithout } from "#src/quality/composites/fit-without.ts";
import { labelled, labelsOf } from "#src/quality/composites/labels.ts";
import { type LabelRow, readTried, readWeights, type TriedRow, type WeightsRow } from "#src/quality/composites/weights.ts";
import { namespaceIdsOf } from "#src/records/namespaces/namespaces.ts";
import { changesBy } from "./composite-changes.ts";
import type { SampledIn } from "./sample.ts";

export interface TrialOfComposite {
  judgmentId: string;
  /** The version on trial, and the one that was active. */
  version: number;
  current: number;
}

type Report = Pick<CompositeShadowReport, "labels" | "weights" | "current" | "candidate" | "threshold_flips">;

/** The weights and their measured quality; or why there are none. */
export type Fitted = { report: Report; weights: WeightsRow; downstream: Downstream } | { failed: string };

/** @param beside labelled documents that are not in the sample */
export async function fitted(
  parts: JobParts,
  {
    organizationId,
    namespace: owner,
    judgment: name,
    settings,
    createdAt,
  }: Pick<Job<TrialOfComposite>, "organizationId" | "namespace" | "judgment" | "settings" | "createdAt">,
  definitions: { current: JudgmentDefinition; candidate: Composite },
  beside: readonly SampledIn[],
): Promise<Fitted> {
  const { db } = parts;
  const { judgmentId, version, current } = settings;
  const definition = definitions.candidate;
  const namespaceIds = await namespaceIdsOf(db, organizationId, owner);
  const tried = namespaceIds.length === 0 ? [] : await readTried(db, judgmentId, namespaceIds, createdAt);
  const said = new Map(tried.map((row) => [lifeOf(row, row.version), row.answer]));
  const rows = await labelsOf(db, { organizationId, owner, judgmentId });
  const labels = rows.flatMap((row) => {
    // An outcome says nothing about another generation of its document.
    const answer = said.get(lifeOf(row, version));
    const inputs = answer?.type === "bool" ? answer.inputs : undefined;
    return fits(definition, inputs) ? [labelled(row, inputs)] : [];
  });
  // With too few outcomes, nothing was tried, and the message states their number.
  const failed = insufficient(rows.map(({ value }) => ({ isSo: value }))) ?? insufficient(labels);
  if (failed !== null) return { failed };
  const weights = fitWeights(definition, labels);
  const without = await fitWithout(definition, labels);
  const present = await presentWeights(db, { judgmentId, current }, definitions.current, rows);
  const others = new Set(
    beside.flatMap(({ namespaceId, ids }) => ids.map((documentId) => keyOf({ namespaceId, documentId }, 0))),
  );
  const sampled = tried.filter((row) => !others.has(keyOf(row, 0)));
  const { flips, downstream } = await changesBy(parts, { name: name!, organizationId, owner, ...settings }, sampled, (inputs) =>
    combined(definition, weights, inputs),
  );
  const report: Report = {
    labels: labels.length,
    weights: weightViews(definition, weights, present.weights),
    current: heldOut(
      definitions.current,
      present,
      rows.flatMap(({ version: by, answer, ...row }) => (by === current && answer ? [{ ...labelled(row, {}), answer }] : [])),
    ),
    candidate: heldOut(
      definition,
      { weights, without },
      labels.map((label) => ({ ...label, answer: { type: "bool", p: 0, inputs: label.inputs } })),
    )!,
    threshold_flips: flips,
  };
  return { report, weights: { weights, labels: labels.length, without }, downstream };
}

/** The quality of a version on labelled documents. Each is answered with weights fitted without its fold. */
function heldOut(
  definition: JudgmentDefinition,
  { weights, without }: { weights: Weights | null; without: WeightsWithout | null },
  labels: readonly (Pick<Labelled, "isSo" | "fold"> & { answer: RawAnswer })[],
): CompositeMetrics | null {
  const answer = answerWithout(definition, weights, without);
  return compositeMetrics(labels.map((one) => ({ isSo: one.isSo, answer: answer(one, [one.fold]) })));
}

const lifeOf = (row: Pick<TriedRow, "namespaceId" | "documentId"> & { incarnation: number | null }, version: number) =>
  `${row.incarnation}\n${keyOf(row, version)}`;

const keyOf = ({ namespaceId, documentId }: Pick<TriedRow, "namespaceId" | "documentId">, version: number) =>
  `${namespaceId}\n${version}\n${documentId}`;

/** For the active version: its present weights, and those for held-out figures. */
async function presentWeights(
  db: JobParts["db"],
  { judgmentId, current }: Pick<TrialOfComposite, "judgmentId" | "current">,
  definition: JudgmentDefinition,
  rows: readonly LabelRow[],
): Promise<{ weights: Weights | null; without: WeightsWithout | null }> {
  if (!isComposite(definition)) return { weights: null, without: null };
  const row = await readWeights(db, judgmentId, current);
  if (!row) return { weights: equalWeights(definition), without: null };
  if (row.without) return row;
  // An earlier release fitted them and stored nothing else.
  const labels = rows.flatMap((one) => {
    const inputs = one.answer?.type === "bool" ? one.answer.inputs : undefined;
    return one.version === current && fits(definition, inputs) ? [labelled(one, inputs)] : [];
  });
  return { weights: row.weights, without: await fitWithout(definition, labels) };
}

function weightViews({ parts, features }: Composite, candidate: Weights, current: Weights | null): CompositeWeight[] {
  return [
    ...parts.map(({ name }) => ({
      name,
      kind: "part" as const,
      current: current && Object.hasOwn(current.parts, name) ? current.parts[name]! : null,
      candidate: candidate.parts[name]!,
    })),
    ...(features ?? []).map((path) => ({
      name: path,
      kind: "feature" as const,
      current: current?.features[path]?.weight ?? null,
      candidate: candidate.features[path]!.weight,
    })),
  ];
}
