/** The weights of a composite version on trial, fitted to labelled documents that it was asked about, and what they come to. */
import type { CompositeShadowReport, CompositeWeight, JudgmentDefinition } from "#generated/types.ts";
import { namespacesOf } from "#src/calibration/fitting.ts";
import { byWeights } from "#src/composites/by-weights.ts";
import { type Composite, combined, equalWeights, isComposite, type Weights } from "#src/composites/combine.ts";
import { compositeMetrics, crossValidated, fitWeights, insufficient } from "#src/composites/fit.ts";
import { fits, labelled, labelsOf } from "#src/composites/labels.ts";
import { readTried, readWeights, type TriedRow } from "#src/composites/sql.ts";
import type { Downstream } from "#src/estimates/downstream.ts";
import type { Job } from "../job.ts";
import type { JobParts } from "../parts.ts";
import { changesBy } from "./composite-changes.ts";
import type { SampledIn } from "./sample.ts";

export interface TrialOfComposite {
  judgmentId: string;
  /** The one on trial, and the one that was active. */
  version: number;
  current: number;
}

type Report = Pick<CompositeShadowReport, "labels" | "weights" | "current" | "candidate" | "threshold_flips">;

/** Weights with what they come to; or why there are none. */
export type Fitted = { report: Report; weights: Weights; labels: number; downstream: Downstream } | { failed: string };

/** @param beside labelled documents that are not of the sample */
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
  const namespaceIds = await namespacesOf(db, organizationId, owner);
  const tried = namespaceIds.length === 0 ? [] : await readTried(db, judgmentId, namespaceIds, createdAt);
  const said = new Map(tried.map((row) => [keyOf(row, row.version), row.answer]));
  const rows = await labelsOf(db, { organizationId, owner, judgmentId });
  const labels = rows.flatMap((row) => {
    const answer = said.get(keyOf(row, version));
    const inputs = answer?.type === "bool" ? answer.inputs : undefined;
    return fits(definition, inputs) ? [labelled(row, inputs)] : [];
  });
  // Where outcomes are too few nothing was tried, and what is told is how many they are.
  const failed = insufficient(rows.map(({ value }) => ({ isSo: value }))) ?? insufficient(labels);
  if (failed !== null) return { failed };
  const weights = fitWeights(definition, labels);
  const present = await currentWeights(db, judgmentId, current, definitions.current);
  // As the active version answers now: its weights may be others than when a document was judged.
  const answered = rows.flatMap(({ version: by, answer, value }) =>
    by === current && answer ? [{ answer: byWeights(definitions.current, present, answer), isSo: value }] : [],
  );
  const others = new Set(
    beside.flatMap(({ namespaceId, ids }) => ids.map((documentId) => keyOf({ namespaceId, documentId }, 0))),
  );
  const sampled = tried.filter((row) => !others.has(keyOf(row, 0)));
  const { flips, downstream } = await changesBy(parts, { name: name!, organizationId, owner, ...settings }, sampled, (inputs) =>
    combined(definition, weights, inputs),
  );
  const report: Report = {
    labels: labels.length,
    weights: weightViews(definition, weights, present),
    current: compositeMetrics(answered),
    candidate: crossValidated(definition, labels),
    threshold_flips: flips,
  };
  return { report, weights, labels: labels.length, downstream };
}

const keyOf = ({ namespaceId, documentId }: Pick<TriedRow, "namespaceId" | "documentId">, version: number) =>
  `${namespaceId}\n${version}\n${documentId}`;

async function currentWeights(
  db: JobParts["db"],
  judgmentId: string,
  version: number,
  definition: JudgmentDefinition,
): Promise<Weights | null> {
  if (!isComposite(definition)) return null;
  return (await readWeights(db, judgmentId, version))?.weights ?? equalWeights(definition);
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
