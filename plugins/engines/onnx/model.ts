/** A model that is loaded: texts in, numbers out. Each text is run alone, so no other changes its numbers by a bit. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { changed } from "./files.ts";
import type { ModelFolder } from "./model-folder.ts";
import { normalized, pooled } from "./pooling.ts";
import type { Packages } from "./runtime.ts";
import { type Item, itemOf } from "./texts.ts";
import { countTokens, cutTo, encodeWithin, type Tokenizer, type Tokens } from "./tokens.ts";
import { windows } from "./windows.ts";

/** What is used of `onnxruntime-node`, which need not be installed. */
interface Runtime {
  InferenceSession: { create(file: string, options: Record<string, unknown>): Promise<Session> };
  Tensor: new (type: string, data: BigInt64Array | Int32Array, shape: readonly number[]) => Tensor;
}

interface Tensor {
  type: string;
  data: unknown;
  dims: readonly number[];
}

interface Session {
  inputMetadata: readonly { name: string; type?: string }[];
  outputNames: readonly string[];
  run(feeds: Record<string, Tensor>, fetches: readonly string[]): Promise<Record<string, Tensor>>;
}

/** What a model may want to know of each token. */
const inputs: Record<string, (tokens: Tokens) => readonly number[]> = {
  input_ids: ({ ids }) => ids,
  attention_mask: ({ ids }) => ids.map(() => 1),
  token_type_ids: ({ types }) => types,
  position_ids: ({ ids }) => ids.map((_, at) => at),
};

/** A hypothesis takes at most this share of a run, so that there is room for the text. */
const HYPOTHESIS_SHARE = 0.5;

export interface Model {
  /**
   * Equally many numbers for each text: for a classification the logits of the labels, for an entailment one log-odds, and for an embedding
   * a vector of length 1.
   *
   * @param text as `texts.ts` writes it
   */
  read(text: string): Promise<Float32Array>;
}

/** @throws {Error} that says why the files cannot be run */
export async function loadModel(folder: ModelFolder, packages: Packages): Promise<Model> {
  const other = changed(folder.path, folder.files);
  if (other !== null) throw new Error(`The file ${other} was changed after the start. Start the service again to use it.`);
  const tokenizer = await loadTokenizer(folder.path, packages.tokenizers);
  const { runtime, session } = await loadSession(folder, packages.runtime);
  const output = outputOf(session, folder);

  /** The output for one text, or one text and a hypothesis. */
  async function run({ ids, types }: Tokens): Promise<{ numbers: Float32Array; width: number }> {
    // The tokenizer of a model that knows one type may tell two.
    const tokens = { ids, types: types.map((one) => Math.min(one, folder.tokenTypes - 1)) };
    const feeds = session.inputMetadata.map(({ name, type }) => [name, tensorOf(runtime, type, inputs[name]!(tokens))]);
    const found = (await session.run(Object.fromEntries(feeds), [output]))[output]!;
    return checkedOutput(found);
  }

  /** Of each window of a text. */
  async function each({ passages, hypothesis }: Item): Promise<Float32Array[]> {
    const pair = hypothesis === null ? null : cutTo(tokenizer, hypothesis, Math.floor(folder.mostTokens * HYPOTHESIS_SHARE));
    const marks = tokenizer.encode("", { text_pair: pair, return_token_type_ids: true }).ids.length;
    const count = (text: string) => countTokens(tokenizer, text);
    const all: Float32Array[] = [];
    for (const window of windows(passages, folder.mostTokens - marks, count)) {
      all.push((await run(encodeWithin(tokenizer, window, pair, folder.mostTokens))).numbers);
    }
    return all;
  }

  const { use } = folder;
  switch (use.kind) {
    case "classification":
      return { read: async (text) => mean(checkedLogits(await each(itemOf(text)), use.labels)) };
    case "entailment":
      return {
        async read(text) {
          const { entailment, contradiction } = use.places;
          const logits = checkedLogits(await each(itemOf(text)), use.labels);
          // What one part of a text says need not be in the others.
          return Float32Array.of(Math.max(...logits.map((one) => one[entailment]! - one[contradiction]!)));
        },
      };
    case "embedding":
      return {
        async read(text) {
          const { numbers, width } = await run(encodeWithin(tokenizer, text, null, folder.mostTokens));
          return normalized(pooled(numbers, width, use.pooling));
        },
      };
    default:
      return use satisfies never;
  }
}

async function loadTokenizer(path: string, tokenizers: string): Promise<Tokenizer> {
  const { Tokenizer } = await imported<{ Tokenizer: new (tokenizer: unknown, config: unknown) => Tokenizer }>(tokenizers);
  const read = (name: string): unknown => JSON.parse(readFileSync(join(path, name), "utf8"));
  try {
    let config: unknown = {};
    try {
      config = read("tokenizer_config.json");
    } catch {
      // It is optional.
    }
    return new Tokenizer(read("tokenizer.json"), config);
  } catch (error) {
    throw new Error(`The library @huggingface/tokenizers cannot use tokenizer.json: ${(error as Error).message}.`);
  }
}

async function loadSession({ modelFile }: ModelFolder, place: string): Promise<{ runtime: Runtime; session: Session }> {
  const runtime = await imported<Runtime>(place);
  // One thread and one order of sums: the same text has the same bytes. What goes wrong is thrown, and not printed as well.
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1, executionMode: "sequential", logSeverityLevel: 4 };
  const session = await runtime.InferenceSession.create(modelFile, options);
  for (const { name, type } of session.inputMetadata) {
    if (!Object.hasOwn(inputs, name)) {
      throw new Error(`The model has the input ${JSON.stringify(name)}. The engine knows ${Object.keys(inputs).join(", ")}.`);
    }
    if (type !== "int64" && type !== "int32")
      throw new Error(`The input ${name} is of the type ${type}. It must be int64 or int32.`);
  }
  return { runtime, session };
}

/** What a module exports, of either kind of modules. */
async function imported<Exports>(place: string): Promise<Exports> {
  const found = (await import(place)) as Exports & { default?: Exports };
  return found.default ?? found;
}

/** The names of what an export may have, the best first. */
const OUTPUTS = { logits: ["logits"], vectors: ["sentence_embedding", "last_hidden_state", "token_embeddings"] };

function outputOf({ outputNames }: Session, { use }: ModelFolder): string {
  const known = use.kind === "embedding" ? OUTPUTS.vectors : OUTPUTS.logits;
  const found = known.find((name) => outputNames.includes(name)) ?? (outputNames.length === 1 ? outputNames[0] : undefined);
  if (found !== undefined) return found;
  throw new Error(
    `The model has the outputs ${outputNames.join(", ")}. For the kind ${use.kind} it must have ${known.join(" or ")}.`,
  );
}

function tensorOf({ Tensor }: Runtime, type: string | undefined, numbers: readonly number[]): Tensor {
  const shape = [1, numbers.length];
  if (type === "int32") return new Tensor("int32", Int32Array.from(numbers), shape);
  return new Tensor("int64", BigInt64Array.from(numbers, BigInt), shape);
}

function checkedOutput({ type, data, dims }: Tensor): { numbers: Float32Array; width: number } {
  if (!(data instanceof Float32Array)) throw new Error(`The output of the model is of the type ${type}. It must be float32.`);
  if (!data.every(Number.isFinite)) throw new Error("The model gave numbers that are not finite.");
  return { numbers: data, width: dims.at(-1)! };
}

function checkedLogits(all: Float32Array[], labels: readonly string[]): Float32Array[] {
  const other = all.find((one) => one.length !== labels.length);
  if (other === undefined) return all;
  throw new Error(
    `The model gives ${other.length} numbers, and "id2label" in config.json has ${labels.length} labels. They must be equally many.`,
  );
}

function mean(all: readonly Float32Array[]): Float32Array {
  return Float32Array.from(all[0]!, (_, at) => all.reduce((sum, one) => sum + one[at]!, 0) / all.length);
}
