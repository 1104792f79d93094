/** The folder of a model, laid out as Hugging Face's exports are. It is read and checked once, at the start. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type FileState, fingerprint, states } from "./files.ts";
import { checkedJudgmentFile, isObject, type JudgmentFile, type Kind } from "./judgment-file.ts";
import { checkedEntailment, type EntailmentPlaces, kindOf, labelsOf, type ModelConfig, mostTokens } from "./model-kind.ts";
import type { Pooling } from "./pooling.ts";

/** Plain data, which a thread gets as it is. */
export interface ModelFolder {
  path: string;
  modelFile: string;
  /** What the model is for, with what only this kind needs. */
  use:
    | { kind: "classification"; labels: readonly string[]; isMultiLabel: boolean }
    | { kind: "entailment"; labels: readonly string[]; places: EntailmentPlaces; template: string }
    | { kind: "embedding"; pooling: Pooling };
  mostTokens: number;
  /** The types that the model knows of a token. With one, a hypothesis is not told from the text by it. */
  tokenTypes: number;
  /** The first 12 digits of the hash of all its files. */
  fingerprint: string;
  files: readonly FileState[];
}

const MODEL_FILES = ["model.onnx", "onnx/model.onnx"];
/** That of Hugging Face's own pipeline for such models. */
const TEMPLATE = "This example is {}.";

/** @throws {Error} that says what is wrong in the folder, and what would be right */
export function readModelFolder(path: string): ModelFolder {
  try {
    return checked(path);
  } catch (error) {
    throw new Error(`ONNX_MODEL_DIR is ${JSON.stringify(path)}, which cannot be used: ${(error as Error).message}`);
  }
}

function checked(path: string): ModelFolder {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error("It is no folder. It must be the folder of one model, with model.onnx, tokenizer.json and config.json.");
  }
  const judgment = checkedJudgmentFile(json(path, "judgment.json") ?? {});
  const config = needed(path, "config.json") as ModelConfig;
  const tokenizer = needed(path, "tokenizer.json");
  if (!isObject(tokenizer.model)) {
    throw new Error('tokenizer.json has no member "model". It must be the tokenizer as the library tokenizers saves it.');
  }
  const modelFile = modelFileOf(path, judgment);
  const use = useOf(path, config, judgment);
  const files = states(path, modelFile);
  return {
    path,
    modelFile: join(path, modelFile),
    use,
    mostTokens: mostTokens(config, json(path, "tokenizer_config.json"), judgment),
    tokenTypes: typeof config.type_vocab_size === "number" ? Math.max(1, config.type_vocab_size) : 2,
    fingerprint: fingerprint(path, files),
    files,
  };
}

function modelFileOf(path: string, { model_file }: JudgmentFile): string {
  const names = model_file === undefined ? MODEL_FILES : [model_file];
  const found = names.find((name) => statSync(join(path, name), { throwIfNoEntry: false })?.isFile());
  if (found !== undefined) return found;
  throw new Error(
    `It has no ${names.join(" and no ")}. Put the exported model there, or name its file as "model_file" in judgment.json.`,
  );
}

function useOf(path: string, config: ModelConfig, judgment: JudgmentFile): ModelFolder["use"] {
  const kind: Kind = kindOf(config, judgment);
  switch (kind) {
    case "classification":
      return { kind, labels: labelsOf(config, judgment), isMultiLabel: config.problem_type === "multi_label_classification" };
    case "entailment": {
      const labels = labelsOf(config, judgment);
      return { kind, labels, places: checkedEntailment(labels), template: judgment.hypothesis_template ?? TEMPLATE };
    }
    case "embedding":
      return { kind, pooling: judgment.pooling ?? poolingOf(path) };
    default:
      return kind satisfies never;
  }
}

/** As sentence-transformers keeps it. */
const POOLING_FILE = "1_Pooling/config.json";

function poolingOf(path: string): Pooling {
  const modes = json(path, POOLING_FILE);
  if (modes === null) return "mean";
  const names = Object.keys(modes).filter((name) => name.startsWith("pooling_mode_") && modes[name] === true);
  if (names.length === 1 && names[0] === "pooling_mode_mean_tokens") return "mean";
  if (names.length === 1 && names[0] === "pooling_mode_cls_token") return "cls";
  throw new Error(
    `${POOLING_FILE} says ${names.join(" and ") || "no way"} of pooling. This engine knows pooling_mode_mean_tokens and pooling_mode_cls_token. ` +
      `To use one of them, set "pooling" to "mean" or "cls" in judgment.json.`,
  );
}

function needed(path: string, name: string): Record<string, unknown> {
  const found = json(path, name);
  if (found === null) throw new Error(`It has no ${name}. Put the one there that belongs to the model.`);
  return found;
}

/** Null if there is no such file. */
function json(path: string, name: string): Record<string, unknown> | null {
  const file = join(path, name);
  if (!existsSync(file)) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${name} cannot be read as JSON: ${(error as Error).message}.`);
  }
  if (!isObject(parsed)) throw new Error(`${name} must be a JSON object.`);
  return parsed;
}
