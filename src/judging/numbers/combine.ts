/**
 * Computes the answer of a composite: a logistic combination of the log-odds of its parts and of its features. Features are attributes that
 * are numbers or booleans. Before the first fit, all parts have equal weights, so the result is the mean of their log-odds. Features then
 * have weight 0, because their scale is unknown.
 */
import type { Attributes, JudgmentDefinition } from "#generated/types.ts";
import { logOdds } from "./maps.ts";

/** Weights as stored. */
export interface Weights {
  intercept: number;
  /** By part. */
  parts: Record<string, number>;
  /** By attribute path. The weight applies to (value − mean) / scale. A missing value counts as the mean. */
  features: Record<string, { weight: number; mean: number; scale: number }>;
}

/** Weights in use. */
export interface WeightsInForce extends Weights {
  /** How many labelled documents they were fitted to. */
  labels: number;
  /** In milliseconds since 1970. */
  fittedAt: number;
}

/**
 * What an answer was combined from: the probability of each part by its name, and the value of each feature by its path. Part names have no
 * dots.
 */
export type Inputs = Record<string, number>;

export type Composite = JudgmentDefinition & { parts: NonNullable<JudgmentDefinition["parts"]> };

export function isComposite(definition: JudgmentDefinition): definition is Composite {
  return definition.parts !== undefined;
}

/** Bounded, so that a part that answers 0 or 1 does not outweigh all others. */
export const partOdds = logOdds;

export function equalWeights({ parts, features }: Composite): Weights {
  return {
    intercept: 0,
    parts: Object.fromEntries(parts.map(({ name }) => [name, 1 / parts.length])),
    features: Object.fromEntries((features ?? []).map((path) => [path, { weight: 0, mean: 0, scale: 1 }])),
  };
}

/**
 * The limit of deviations. An attribute may be any finite number, but its square may overflow. Values further out count as this far.
 */
const MOST_DEVIATIONS = 1e6;

/** How many standard deviations a feature is from its mean. */
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

/** The values of a composite's features in a document. */
export function featuresOf({ features }: JudgmentDefinition, attributes: Attributes | Readonly<Record<string, unknown>>): Inputs {
  const found = (features ?? []).flatMap((path) => {
    const name = path.slice("attributes.".length);
    const value = Object.hasOwn(attributes, name) ? (attributes as Record<string, unknown>)[name] : undefined;
    return typeof value === "number" || typeof value === "boolean" ? [[path, Number(value)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The parts among the inputs. */
export function partsOf(inputs: Inputs): Record<string, number> {
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !name.includes(".")));
}

/** Whether the inputs have every part of a definition. Inputs of another version may not. */
export function fits({ parts }: Composite, inputs: Inputs | undefined): inputs is Inputs {
  return inputs !== undefined && parts.every(({ name }) => Object.hasOwn(inputs, name));
}
