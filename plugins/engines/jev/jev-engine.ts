/**
 * The `jev` engine: any server of the System One protocol, through the official client.
 *
 * One request of the service is one request of the protocol, all of its questions over one state. The state is the canonical text of the context,
 * sent as a text: the model reads these bytes, whatever a JSON library does to the members of an object. A request that is refused for some of its
 * questions is asked again without them; where the refusal does not say which they are, each question alone.
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
  /** The model of a definition that names no version. */
  model?: string | undefined;
  limits?: Partial<EngineLimits> | undefined;
  /** Longest time of one try, in milliseconds. */
  timeoutMs?: number | undefined;
  backoff?: Partial<BackoffPolicy> | undefined;
  clock?: Clock | undefined;
  /** From 0 to 1. */
  random?: (() => number) | undefined;
}

/** The protocol's public rates: 1,200 requests a minute of 0.2 to 0.5 s each keep 10 in flight, 250,000 tokens a second, 10 questions. */
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
  /** Model asked for to the version that last answered. */
  readonly #versions = new Map<string, string>();
  readonly #underWay = new UnderWay();

  constructor(options: JevOptions) {
    this.limits = { ...defaultLimits, ...options.limits };
    this.#clock = options.clock ?? steadyClock;
    this.#model = options.model ?? DEFAULT_MODEL;
    // Everything is said here: what is left out the client would take from the process's environment.
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
          // A refusal that says what is wrong with the request comes from the server itself, not from what stands before it.
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

/** For the pace alone, by the rule of thumb of four bytes a token; what the server counted replaces it. */
function expectedTokens(contextText: string, questions: Questions): number {
  return Math.ceil((Buffer.byteLength(contextText) + Buffer.byteLength(JSON.stringify(questions))) / 4);
}
