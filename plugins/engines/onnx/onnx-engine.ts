/** The engine that runs a model of the operator's in this process. */
import type {
  Engine,
  EngineAnswer,
  EngineFailure,
  EngineLimits,
  EngineRequest,
  EngineResult,
} from "#src/judging/engines/engine.ts";
import { CANCELLED, otherVersion } from "../embedded.ts";
import { Encoder } from "../embedding/encoder.ts";
import { Similarity } from "../embedding/similarity.ts";
import { classified } from "./classification.ts";
import { entailed, hypothesesOf } from "./entailment.ts";
import type { ModelFolder } from "./model-folder.ts";
import { Reader } from "./reader.ts";
import type { Packages } from "./runtime.ts";
import { passagesText, textOf } from "./texts.ts";

/** Raised whenever the same files give another answer. */
const ENGINE_VERSION = "onnx-1.0.0";

/** How texts are read, by kind. A hypothesis takes a run, so a question with many options takes many, and fewer share a turn. */
const uses: Record<ModelFolder["use"]["kind"], { questions: number; turn: number; kept: number }> = {
  classification: { questions: 16, turn: 4, kept: 2_048 },
  entailment: { questions: 4, turn: 4, kept: 4_096 },
  embedding: { questions: 16, turn: 16, kept: 8_192 },
};

/** What answers, for a kind of models. */
interface Answering {
  answer(
    request: EngineRequest,
    signal: AbortSignal,
  ): Promise<{ answers: ReadonlyMap<string, EngineAnswer> } | { failure: EngineFailure }>;
  close(): Promise<void>;
}

export class OnnxEngine implements Engine {
  readonly name = "onnx";
  readonly inProcess = true;
  readonly defaultVersion: string;
  readonly versions: readonly string[];
  readonly limits: EngineLimits;
  readonly #folder: ModelFolder;
  readonly #encoder: Encoder;
  readonly #answering: Answering;
  readonly #closed = new AbortController();

  /** @param threads the most that run the model at once */
  constructor(folder: ModelFolder, packages: Packages, threads: number) {
    this.#folder = folder;
    this.defaultVersion = `${ENGINE_VERSION}+${folder.fingerprint}`;
    this.versions = [this.defaultVersion];
    const { questions, turn, kept } = uses[folder.use.kind];
    this.limits = {
      questionsPerRequest: questions,
      contextTokens: 32_000,
      concurrency: 16,
      requestsPerMinute: null,
      tokensPerSecond: null,
    };
    const module = new URL("./model-thread.ts", import.meta.url);
    // A thread that is stopped while the runtime works takes the whole process with it.
    const use = { module, name: this.name, data: { folder, packages }, most: threads, turn, kept, isStoppable: false };
    this.#encoder = new Encoder(use);
    this.#answering = answering(this.#encoder, folder.use);
  }

  version(): string {
    return this.defaultVersion;
  }

  /** Runs the model once. */
  async start(): Promise<void> {
    const probe = this.#folder.use.kind === "embedding" ? "Test." : textOf(null, passagesText(["Test."]));
    try {
      await this.#encoder.vectors([probe], this.#closed.signal);
    } catch (error) {
      throw new Error(
        `ONNX_MODEL_DIR is ${JSON.stringify(this.#folder.path)}, and its model cannot be run: ${(error as Error).message}`,
      );
    }
  }

  async evaluate(requests: readonly EngineRequest[], signal: AbortSignal): Promise<EngineResult[]> {
    const either = AbortSignal.any([signal, this.#closed.signal]);
    return Promise.all(requests.map((request) => this.#evaluate(request, either)));
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.#answering.close();
  }

  async #evaluate(request: EngineRequest, signal: AbortSignal): Promise<EngineResult> {
    const other = otherVersion(this.name, this.defaultVersion, request);
    if (other !== null) return { ok: false, failure: other };
    try {
      const answered = await this.#answering.answer(request, signal);
      if ("failure" in answered) return { ok: false, failure: answered.failure };
      return { ok: true, engineVersion: this.defaultVersion, answers: Object.fromEntries(answered.answers), tokens: null };
    } catch (error) {
      return { ok: false, failure: signal.aborted ? CANCELLED : fault(error) };
    }
  }
}

function answering(encoder: Encoder, use: ModelFolder["use"]): Answering {
  switch (use.kind) {
    case "embedding":
      return new Similarity(encoder);
    case "classification":
      return new Reader(encoder, {
        hypotheses: () => [null],
        answer: (question, [logits]) => classified(question, use, logits!),
      });
    case "entailment":
      return new Reader(encoder, {
        hypotheses: (question) => hypothesesOf(question, use.template),
        answer: (question, odds) =>
          entailed(
            question,
            odds.map(([one]) => one!),
          ),
      });
    default:
      return use satisfies never;
  }
}

function fault(error: unknown): EngineFailure {
  const reason = error instanceof Error ? error.message : String(error);
  return { code: "unreachable", message: `The model of the engine "onnx" does not answer: ${reason}`, retryable: true };
}
