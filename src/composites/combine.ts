/**
 * The answer of a composite: a logistic combination of its parts' log-odds and of features, attributes that are numbers or booleans. Before any fit
 * the parts weigh alike, so that the answer is the mean of their log-odds, and features nothing, since nobody knows their scale.
 */
import type { Attributes, JudgmentDefinition } from "#generated/types.ts";
import { logOdds } from "#src/calibration/maps.ts";

/** As they are stored. */
export interface Weights {
  intercept: number;
  /** By part. */
  parts: Record<string, number>;
  /** By attribute path: over (value − mean) / scale; one that a document lacks counts as its mean. */
  features: Record<string, { weight: number; mean: number; scale: number }>;
}

/** As they are in force. */
export interface WeightsInForce extends Weights {
  /** Labelled documents that they were fitted to. */
  labels: number;
  /** Milliseconds since 1970. */
  fittedAt: number;
}

/** What an answer was combined from: each part's probability by its name, each feature's value by its path. Names of parts have no dots. */
export type Inputs = Record<string, number>;

export type Composite = JudgmentDefinition & { parts: NonNullable<JudgmentDefinition["parts"]> };

export function isComposite(definition: JudgmentDefinition): definition is Composite {
  return definition.parts !== undefined;
}

/** Bounded: a part that says 0 or 1 does not outweigh all others. */
export const partOdds = logOdds;

export function equalWeights({ parts, features }: Composite): Weights {
  return {
    intercept: 0,
    parts: Object.fromEntries(parts.map(({ name }) => [name, 1 / parts.length])),
    features: Object.fromEntries((features ?? []).map((path) => [path, { weight: 0, mean: 0, scale: 1 }])),
  };
}

/** Attributes are any finite numbers, and their squares need not be: one that lies so far out counts as far as this. */
const MOST_DEVIATIONS = 1e6;

/** How many standard deviations a feature lies from its mean. */
export function deviations({ mean, scale }: { mean: number; scale: number }, value: number): number {
  return Math.max(-MOST_DEVIATIONS, Math.min(MOST_DEVIATIONS, (value - mean) / scale));
}

/** The probability of yes. */
export function combined(definition: Composite, weights: Weights | null, inputs: Inputs): number {
  const { intercept, parts, features } = weights ?? equalWeights(definition);
  let odds = intercept;
  for (const { name } of definition.parts) odds += (parts[name] ?? 0) * partOdds(inputs[name]!);
  for (const path of definition.features ?? []) {
    const feature = features[path];
    if (feature && Object.hasOwn(inputs, path)) odds += feature.weight * deviations(feature, inputs[path]!);
  }
  return 1 / (1 + Math.exp(-odds));
}

/** The features that a document has. */
export function featuresOf({ features }: JudgmentDefinition, attributes: Attributes | Readonly<Record<string, unknown>>): Inputs {
  const found = (features ?? []).flatMap((path) => {
    const name = path.slice("attributes.".length);
    const value = Object.hasOwn(attributes, name) ? (attributes as Record<string, unknown>)[name] : undefined;
    return typeof value === "number" || typeof value === "boolean" ? [[path, Number(value)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The parts among inputs. */
export function partsOf(inputs: Inputs): Record<string, number> {
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !name.includes(".")));
}
