/** What a model is for, as its `config.json` and `judgment.json` say. */
import { isObject, type JudgmentFile, KINDS, type Kind } from "./judgment-file.ts";
import { placeOf, plainName, told } from "./labels.ts";

/** What is used of `config.json`. */
export interface ModelConfig {
  architectures?: unknown;
  id2label?: unknown;
  problem_type?: unknown;
  max_position_embeddings?: unknown;
  model_type?: unknown;
  type_vocab_size?: unknown;
}

const ENTAILMENT = ["entailment"];
/** Models with two labels say no more than that the text does not entail it. */
const CONTRADICTION = ["contradiction", "not entailment"];

/** @throws {Error} that says what would tell the kind */
export function kindOf(config: ModelConfig, judgment: JudgmentFile): Kind {
  const kind = judgment.kind ?? kindByArchitecture(config, judgment);
  if (kind === null) {
    throw new Error(
      `config.json does not tell what the model is for: "architectures" is ${JSON.stringify(config.architectures) ?? "absent"}. ` +
        `A model for text classification ends in ForSequenceClassification, and one for embeddings in Model. ` +
        `If it is one, say so in judgment.json: "kind" is one of ${told(KINDS)}.`,
    );
  }
  return kind;
}

function kindByArchitecture(config: ModelConfig, judgment: JudgmentFile): Kind | null {
  const [architecture] = Array.isArray(config.architectures) ? config.architectures : [];
  if (typeof architecture !== "string") return null;
  if (architecture.endsWith("ForSequenceClassification")) {
    return entailmentPlaces(labelsOf(config, judgment)) === null ? "classification" : "entailment";
  }
  return architecture.endsWith("Model") ? "embedding" : null;
}

/**
 * The names of the labels in the order of the model's output.
 * @throws {Error} that says what is wrong with them
 */
export function labelsOf({ id2label }: ModelConfig, { labels = {} }: JudgmentFile): string[] {
  const count = isObject(id2label) ? Object.keys(id2label).length : 0;
  const own = Array.from({ length: count }, (_, at) => (id2label as Record<string, unknown>)[String(at)]);
  if (count === 0 || !own.every((name) => typeof name === "string")) {
    throw new Error(
      `In config.json, "id2label" is ${JSON.stringify(id2label) ?? "absent"}. It must be the names of the labels by their numbers, such as {"0": "spam", "1": "good"}.`,
    );
  }
  for (const name of Object.keys(labels)) {
    if (!own.includes(name)) {
      throw new Error(`In judgment.json, "labels" names ${JSON.stringify(name)}. The model has the labels ${told(own)}.`);
    }
  }
  const named = own.map((name) => (Object.hasOwn(labels, name) ? labels[name]! : name));
  const twice = named.find((name, at) => placeOf(named, name) !== at);
  if (twice !== undefined) {
    throw new Error(
      `Two labels of the model have the name ${JSON.stringify(plainName(twice))}. Give each another one under "labels" in judgment.json.`,
    );
  }
  return named;
}

export interface EntailmentPlaces {
  entailment: number;
  contradiction: number;
}

/** Where the output of a model says that a text entails a hypothesis, and that it does not. Null if it does not say so. */
export function entailmentPlaces(labels: readonly string[]): EntailmentPlaces | null {
  const [entailment, contradiction] = [ENTAILMENT, CONTRADICTION].map((names) =>
    names.reduce((found, name) => (found === -1 ? placeOf(labels, name) : found), -1),
  );
  return entailment === -1 || contradiction === -1 ? null : { entailment: entailment!, contradiction: contradiction! };
}

/** @throws {Error} that says which labels are missing */
export function checkedEntailment(labels: readonly string[]): EntailmentPlaces {
  const places = entailmentPlaces(labels);
  if (places !== null) return places;
  throw new Error(
    `A model of the kind "entailment" has a label "entailment", and one "contradiction" or "not_entailment". This one has ${told(labels)}. ` +
      `Name them under "labels" in judgment.json.`,
  );
}

/** With more, attention takes time that grows with their square. `max_tokens` allows more. */
const USUAL_TOKENS = 512;
/** Of these models the first two places belong to no token. */
const SHIFTED = /^(?:xlm-)?roberta|^camembert|^mpnet/;

/** The most tokens of one run. @param tokenizerConfig `tokenizer_config.json`, or what is there of it */
export function mostTokens(config: ModelConfig, tokenizerConfig: unknown, { max_tokens }: JudgmentFile): number {
  if (max_tokens !== undefined) return max_tokens;
  const places = config.max_position_embeddings;
  const shift = typeof config.model_type === "string" && SHIFTED.test(config.model_type) ? 2 : 0;
  const known = [
    typeof places === "number" ? places - shift : USUAL_TOKENS,
    isObject(tokenizerConfig) ? tokenizerConfig.model_max_length : USUAL_TOKENS,
  ].filter((one): one is number => Number.isInteger(one) && (one as number) > 0);
  return Math.min(USUAL_TOKENS, ...known);
}
