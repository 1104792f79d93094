/**
 * The `openai` engine: any OpenAI-compatible chat completions endpoint that gives token log-probabilities. Each question is a separate
 * request. The first token of the reply is the answer. The probabilities of all labels for this token are the distribution.
 */
import type {
  Engine,
  EngineAnswer,
  EngineFailure,
  EngineLimits,
  EngineQuestion,
  EngineRequest,
  EngineResult,
} from "#src/judging/engines/engine.ts";
import { questionFault } from "../question-fault.ts";
import { type BackoffPolicy, defaultBackoff } from "../remote/backoff.ts";
import { Caller, type CallResult } from "../remote/caller.ts";
import { chat, type Endpoint } from "../remote/chat.ts";
import { type Clock, steadyClock } from "../remote/clock.ts";
import { cancelled } from "../remote/failure.ts";
import { UnderWay } from "../remote/under-way.ts";
import { type Alternative, alternativesOf, labelsOf, MOST_LABELS } from "./alternatives.ts";
import { type Answered, answerOf, combined } from "./answers.ts";
import { type Completion, readCompletion } from "./completion.ts";
import { Inquiry, type Masses, mostRequests } from "./inquiry.ts";
import { labelMasses } from "./label-masses.ts";
import { type Message, messagesOf, PROMPT } from "./prompt.ts";

export interface OpenAIOptions {
  apiKey: string;
  /** Up to and with `/v1`. */
  baseUrl?: string | undefined;
  /** The model for definitions that name no version. */
  model?: string | undefined;
  /** How many tokens a reply lists (`top_logprobs`), 2 to 20. */
  listed?: number | undefined;
  limits?: Partial<EngineLimits> | undefined;
  /** The time limit of one try, in milliseconds. */
  timeoutMs?: number | undefined;
  backoff?: Partial<BackoffPolicy> | undefined;
  clock?: Clock | undefined;
  /** From 0 to 1. */
  random?: (() => number) | undefined;
}

/** The lowest limits of the public service for paying customers: 500 requests and 200,000 tokens a minute. */
const defaultLimits: EngineLimits = {
  questionsPerRequest: 10,
  contextTokens: 32_000,
  concurrency: 16,
  requestsPerMinute: 500,
  tokensPerSecond: 200_000 / 60,
};
const DEFAULT_BASE_URL = "https://api.openai.com/v1";
const DEFAULT_MODEL = "gpt-4o-mini";
const TIMEOUT_MS = 30_000;
/** A space, if the vocabulary has it as its own token, and the label. */
const ANSWER_TOKENS = 2;

type Length = "max_tokens" | "max_completion_tokens";

interface Asked {
  model: string;
  messages: readonly Message[];
}

export class OpenAIEngine implements Engine {
  readonly name = "openai";
  readonly limits: EngineLimits;
  readonly settings = ["both_orders"] as const;
  readonly #endpoint: Endpoint;
  readonly #caller: Caller;
  readonly #model: string;
  readonly #listed: number;
  /** The version that last answered, by the requested model. */
  readonly #versions = new Map<string, string>();
  readonly #underWay = new UnderWay();
  /** Newer models refuse the old name of this parameter. Other servers know only the old name. By model: the name that it last wanted. */
  readonly #lengths = new Map<string, Length>();

  constructor(options: OpenAIOptions) {
    this.limits = { ...defaultLimits, ...options.limits };
    this.#model = options.model ?? DEFAULT_MODEL;
    this.#listed = options.listed ?? MOST_LABELS;
    const clock = options.clock ?? steadyClock;
    this.#endpoint = {
      baseUrl: (options.baseUrl ?? DEFAULT_BASE_URL).replace(/\/+$/, ""),
      variable: "OPENAI_BASE_URL",
      apiKey: options.apiKey,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      now: () => clock.now(),
    };
    this.#caller = new Caller({
      limits: this.limits,
      backoff: { ...defaultBackoff, ...options.backoff },
      clock,
      random: options.random ?? Math.random,
    });
  }

  get defaultVersion(): string {
    return this.#model;
  }

  mostRequests(question: EngineQuestion, settings: EngineRequest["settings"]): number {
    const alternatives = alternativesOf(question);
    const inOrder = mostRequests(alternatives, this.#listed);
    return isBothOrders(settings) ? inOrder + mostRequests(alternatives.toReversed(), this.#listed) : inOrder;
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
    const answered = await Promise.all(request.questions.map((question) => this.#answer(request, question, model, signal)));
    const latest = answered.findLast((one) => one.model !== null)?.model;
    // The wording of the prompt is part of the engine version, like the model.
    if (latest) this.#versions.set(model, `${latest}+prompt.${PROMPT}`);
    return combined(answered, latest ?? null, this.version(model) ?? model);
  }

  async #answer(request: EngineRequest, question: EngineQuestion, model: string, signal: AbortSignal): Promise<Answered> {
    const fault = questionFault(question);
    if (fault) return { id: question.id, model: null, tokens: 0, answer: { ok: false, failure: fault } };
    const inquiry = new Inquiry(this.#listed, (alternatives) => this.#ask(request, question, alternatives, model, signal));
    const alternatives = alternativesOf(question);
    const dist = await (isBothOrders(request.settings) ? inquiry.bothOrders(alternatives) : inquiry.inOrder(alternatives));
    const { model: by, tokens, failure, requests } = inquiry;
    const answer: EngineAnswer =
      dist === null ? { ok: false, failure: failure! } : { ok: true, answer: answerOf(question, dist), requests };
    return { id: question.id, model: by, tokens, answer };
  }

  /** The probabilities of alternatives that one reply can distinguish. */
  async #ask(
    request: EngineRequest,
    question: EngineQuestion,
    alternatives: readonly Alternative[],
    model: string,
    signal: AbortSignal,
  ): Promise<Masses | EngineFailure> {
    const messages = messagesOf(request, question, alternatives);
    const outcome = await this.#caller.call(
      // An estimate for the rate limit: four bytes per token. The server's count replaces it.
      Math.ceil(messages.reduce((bytes, { content }) => bytes + Buffer.byteLength(content), 0) / 4),
      (either) => this.#attempt({ model, messages }, either),
      signal,
    );
    if (!outcome.ok) return outcome.failure;
    const { model: by, candidates, tokens } = outcome.value;
    const masses = labelMasses(candidates, labelsOf(alternatives));
    if (Array.isArray(masses)) return { model: by, tokens, masses };
    const [likeliest] = candidates.toSorted((one, other) => other.probability - one.probability);
    const message = `${by} gave the labels only ${(100 * masses.share).toFixed(1)}% of the probability. Its most probable token was ${JSON.stringify(likeliest?.token)}.`;
    return { code: "malformed", message, retryable: false };
  }

  /** @param length the name to try where the model has just refused the other one */
  async #attempt(asked: Asked, signal: AbortSignal, length?: Length): Promise<CallResult<Completion>> {
    const name = length ?? this.#lengths.get(asked.model) ?? "max_tokens";
    // At temperature 1 the probabilities are those of the model, even if a server reports the probabilities that it samples from.
    const drawing = { temperature: 1, [name]: ANSWER_TOKENS, logprobs: true, top_logprobs: this.#listed };
    const completed = await chat(this.#endpoint, { ...asked, ...drawing }, readCompletion, signal);
    if (!("failure" in completed)) return { ok: true, value: completed, tokens: completed.tokens };
    const { failure, status } = completed;
    if (status === 400 && length === undefined && failure.message.includes("max_completion_tokens")) {
      const other = name === "max_tokens" ? "max_completion_tokens" : "max_tokens";
      this.#lengths.set(asked.model, other);
      return this.#attempt(asked, signal, other);
    }
    return { ok: false, failure };
  }
}

function isBothOrders(settings: EngineRequest["settings"]): boolean {
  return settings?.both_orders === true;
}
