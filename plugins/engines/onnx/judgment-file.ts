/** `judgment.json`, which an operator may put beside a model: what its other files do not say, or say otherwise. */
import type { Pooling } from "./pooling.ts";

export type Kind = "classification" | "entailment" | "embedding";

export interface JudgmentFile {
  kind?: Kind;
  /** By the model's name of a label: the name that definitions use. */
  labels?: Readonly<Record<string, string>>;
  hypothesis_template?: string;
  max_tokens?: number;
  pooling?: Pooling;
  /** The file of the model, below the folder. */
  model_file?: string;
}

export const KINDS: readonly Kind[] = ["classification", "entailment", "embedding"];
const POOLINGS: readonly Pooling[] = ["mean", "cls"];
/** A hypothesis and some words of a text fit into fewer tokens. */
export const [LEAST_TOKENS, MOST_TOKENS] = [8, 8_192];

/** What each member must be. */
const checks: Record<keyof JudgmentFile, { must: string; is(value: unknown): boolean }> = {
  kind: { must: `one of ${list(KINDS)}`, is: (value) => KINDS.includes(value as Kind) },
  labels: {
    must: 'an object from the model\'s names of labels to the names in definitions, such as {"LABEL_0": "spam"}',
    is: (value) => isObject(value) && Object.values(value).every((name) => typeof name === "string" && name.trim() !== ""),
  },
  hypothesis_template: {
    must: 'a text with {} where the option is put, such as "This text is about {}."',
    is: (value) => typeof value === "string" && value.includes("{}"),
  },
  max_tokens: {
    must: `a whole number from ${LEAST_TOKENS} to ${MOST_TOKENS}`,
    is: (value) => Number.isInteger(value) && (value as number) >= LEAST_TOKENS && (value as number) <= MOST_TOKENS,
  },
  pooling: { must: `one of ${list(POOLINGS)}`, is: (value) => POOLINGS.includes(value as Pooling) },
  model_file: {
    must: 'the path of an .onnx file below the folder, such as "onnx/model_quantized.onnx"',
    is: (value) => typeof value === "string" && /^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$)).+\.onnx$/.test(value),
  },
};

/** @throws {Error} that says which member is wrong, and what would be right */
export function checkedJudgmentFile(json: unknown): JudgmentFile {
  if (!isObject(json)) throw new Error(`judgment.json must be an object with members among ${list(Object.keys(checks))}.`);
  for (const [name, value] of Object.entries(json)) {
    const check = Object.hasOwn(checks, name) ? checks[name as keyof JudgmentFile] : undefined;
    if (check === undefined) {
      throw new Error(`judgment.json has the unknown member ${JSON.stringify(name)}. It may have ${list(Object.keys(checks))}.`);
    }
    if (!check.is(value)) {
      throw new Error(`In judgment.json, ${JSON.stringify(name)} is ${JSON.stringify(value)}. It must be ${check.must}.`);
    }
  }
  return json as JudgmentFile;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function list(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(", ");
}
