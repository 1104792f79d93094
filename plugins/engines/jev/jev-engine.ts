/**
 * The `jev` engine: any server of the System One protocol, through the official client.
 *
 * One request of the service is one request of the protocol, with all of its questions over one state. The state is the canonical text of
 * the context, sent as a string. So the model reads exactly these bytes, and no JSON library reorders members. If some questions of a
 * request are refused, it is sent again without them. If the refusal does not name them, each question is sent alone.
 */
import { type Questions, TypeSafeClient } from "@typesafe-ai/sdk";
import type { Engine, EngineLimits, EngineQuestion, EngineRequest, EngineResult } from "#src/judging/engines/engine.ts";
import { questionFault } from "../question-fault.ts";
import { type BackoffPolicy, defaultBackoff } from "../remote/backoff.ts";
import { boundedFetch } from "../remote/bounded-fetch.ts";
import { Caller, type CallResult } from "../remote/caller.ts";
import { type Clock, steadyClock } from "../remote/clock.ts";
import { cancelled, final } from "../remote/failure.ts";
import { UnderWay } from "../remote/under-way.ts";
import { clientFailure } from "./client-failure.ts";
import { type Blame, blame } from "./refusal.ts";
import { type Reply, readReply } from "./reply.ts";
import { failed, merged, type Sent, settle } from "./settle.ts";
import { wireQuestions } from "./wire.ts";

export interface JevOptions {
  apiKey: string;
  /** Up to, not with, `/v1`. */
  baseUrl?: string | undefined;
  /** The model for definitions that name no version. */
  model?: string | undefined;
  limits?: Partial<EngineLimits> | undefined;
  /** The time limit of one try, in milliseconds. */
  timeoutMs?: number | undefined;
  backoff?: Partial<BackoffPolicy> | undefined;
  clock?: Clock | undefined;
  /** From 0 to 1. */
  random?: (() => number) | undefined;
}

/**
 * The protocol's public limits: 1,200 requests a minute, 250,000 tokens a second, 10 questions in a request. Requests of 0.2 to 0.5 s then
 * keep 10 in flight.
 */
const defaultLimits: EngineLimits = {
  questionsPerRequest: 10,
  contextTokens: 32_000,
  concurrency: 16,
  requestsPerMinute: 1_200,
  tokensPerSecond: 250_000,
};
const DEFAULT_BASE_URL = "https://api.typesafe.ai";
const DEFAULT_MODEL = "jev-latest";
const TIMEOUT_MS = 10_000;

export class JevEngine implements Engine {
  readonly name = "jev";
  readonly limits: EngineLimits;
  readonly #client: TypeSafeClient;
  readonly #caller: Caller;
  readonly #clock: Clock;
  readonly #model: string;
  /** The version that last answered, by the requested model. */
  readonly #versions = new Map<string, string>();
  readonly #underWay = new UnderWay();

  constructor(options: JevOptions) {
    this.limits = { ...defaultLimits, ...options.limits };
    this.#clock = options.clock ?? steadyClock;
    this.#model = options.model ?? DEFAULT_MODEL;
    // All options are set here. The client would read missing ones from the environment of the process.
    this.#client = new TypeSafeClient({
      apiKey: options.apiKey,
      baseURL: options.baseUrl ?? DEFAULT_BASE_URL,
      defaultModel: this.#model,
      timeout: options.timeoutMs ?? TIMEOUT_MS,
      retry: { maxRetries: 0 },
      fetch: boundedFetch,
      logLevel: "off",
    });
    this.#caller = new Caller({
      limits: this.limits,
      backoff: { ...defaultBackoff, ...options.backoff },
      clock: this.#clock,
      random: options.random ?? Math.random,
    });
  }

  get defaultVersion(): string {
    return this.#model;
  }

  version(asked?: string): string | null {
    return this.#versions.get(asked ?? this.#model) ?? null;
  }

  async evaluate(requests: readonly EngineRequest[], signal: AbortSignal): Promise<EngineResult[]> {
    return this.#underWay.results(requests.map((request) => this.#evaluate(request, signal)));
  }

  async close(): Promise<void> {
    const ended = this.#underWay.close();
    this.#caller.close();
    await ended;
  }

  async #evaluate(request: EngineRequest, signal: AbortSignal): Promise<EngineResult> {
    if (signal.aborted || this.#underWay.closed) return { ok: false, failure: cancelled() };
    const asked = request.settings?.version;
    const model = typeof asked === "string" ? asked : this.#model;
    const faults = new Map(request.questions.map((question) => [question.id, questionFault(question)]));
    const faulty = request.questions.filter(({ id }) => faults.get(id) !== null);
    const sound = request.questions.filter(({ id }) => faults.get(id) === null);
    const parts = await settle(sound, this.limits.questionsPerRequest, (questions) =>
      this.#send(request, questions, model, signal),
    );
    return merged(request.questions, [failed(faulty, (id) => faults.get(id)!), ...parts], this.version(model) ?? model);
  }

  async #send(request: EngineRequest, questions: readonly EngineQuestion[], model: string, signal: AbortSignal): Promise<Sent> {
    const body = { model, state: request.contextText, questions: wireQuestions(questions) };
    const ids = questions.map(({ id }) => id);
    let blamed: Blame = null;
    const outcome = await this.#caller.call(
      expectedTokens(request.contextText, body.questions),
      async (either): Promise<CallResult<Reply>> => {
        try {
          const reply = readReply(await this.#client.systemOne(body, { signal: either }), questions);
          return "code" in reply ? { ok: false, failure: reply } : { ok: true, value: reply, tokens: reply.tokens };
        } catch (error) {
          blamed = blame(error, ids);
          const failure = clientFailure(error, this.#client.baseURL, this.#clock.now());
          // Only the server itself names the faults of a request. A proxy does not.
          return { ok: false, failure: blamed === null || blamed === "unknown" ? failure : final(failure) };
        }
      },
      signal,
    );
    if (!outcome.ok) return { ok: false, failure: outcome.failure, blame: blamed };
    this.#versions.set(model, outcome.value.model);
    return { ok: true, reply: outcome.value };
  }
}

/** An estimate for the rate limit: four bytes per token. The server's count replaces it. */
function expectedTokens(contextText: string, questions: Questions): number {
  return Math.ceil((Buffer.byteLength(contextText) + Buffer.byteLength(JSON.stringify(questions))) / 4);
}
