/** Any OpenAI-compatible chat completions endpoint as a suggester. */
import type {
  OptionsAsked,
  PartsAsked,
  SuggestedOption,
  SuggestedPart,
  Suggester,
  Suggestions,
} from "#src/jobs/parts/suggester.ts";
import { type BackoffPolicy, defaultBackoff } from "../../engines/remote/backoff.ts";
import { Caller, type CallResult } from "../../engines/remote/caller.ts";
import { chat, type Endpoint } from "../../engines/remote/chat.ts";
import { type Clock, steadyClock } from "../../engines/remote/clock.ts";
import { cancelled } from "../../engines/remote/failure.ts";
import { UnderWay } from "../../engines/remote/under-way.ts";
import { type Message, optionsPrompt, partsPrompt } from "./prompts.ts";
import { readSuggestions, type Said } from "./reply.ts";

export interface OpenAISuggesterOptions {
  apiKey: string;
  model: string;
  baseUrl?: string | undefined;
  timeoutMs?: number;
  backoff?: Partial<BackoffPolicy>;
  clock?: Clock;
  random?(): number;
}

const DEFAULT_BASE_URL = "https://api.openai.com/v1";
/** A model reads up to 100,000 tokens and may think about them. */
const TIMEOUT_MS = 120_000;
/** Few at once: none of them is in a hurry. */
const LIMITS = {
  questionsPerRequest: 1,
  contextTokens: 120_000,
  concurrency: 4,
  requestsPerMinute: null,
  tokensPerSecond: null,
};

export class OpenAISuggester implements Suggester {
  readonly name = "openai";
  readonly remote = true;
  readonly #endpoint: Endpoint;
  readonly #model: string;
  readonly #caller: Caller;
  readonly #underWay = new UnderWay();
  /** Whether the server has a JSON mode. Replies are read the same way in both cases. */
  #formatted = true;

  constructor({ apiKey, model, baseUrl = DEFAULT_BASE_URL, ...options }: OpenAISuggesterOptions) {
    const clock = options.clock ?? steadyClock;
    this.#model = model;
    this.#endpoint = {
      baseUrl: baseUrl.replace(/\/+$/, ""),
      variable: "SUGGESTER_BASE_URL",
      apiKey,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      now: () => clock.now(),
    };
    const backoff = { ...defaultBackoff, ...options.backoff };
    this.#caller = new Caller({ limits: LIMITS, backoff, clock, random: options.random ?? Math.random });
  }

  suggestOptions(asked: OptionsAsked, signal: AbortSignal): Promise<Suggestions<SuggestedOption>> {
    return this.#suggestions(optionsPrompt(asked), "options", ["value", "description"], signal);
  }

  suggestParts(asked: PartsAsked, signal: AbortSignal): Promise<Suggestions<SuggestedPart>> {
    return this.#suggestions(partsPrompt(asked), "parts", ["name", "question"], signal);
  }

  async close(): Promise<void> {
    const ended = this.#underWay.close();
    this.#caller.close();
    await ended;
  }

  async #suggestions<Member extends string>(
    messages: readonly Message[],
    list: string,
    members: readonly Member[],
    signal: AbortSignal,
  ): Promise<Suggestions<Record<Member, string>>> {
    if (signal.aborted || this.#underWay.closed) return { ok: false, failure: cancelled() };
    const read = (body: unknown) => readSuggestions(body, list, members);
    const tokens = Math.ceil(messages.reduce((bytes, { content }) => bytes + Buffer.byteLength(content), 0) / 4);
    const asked = this.#caller.call(tokens, (either) => this.#attempt(messages, read, either), signal);
    const [outcome] = await this.#underWay.results([asked]);
    return outcome!.ok ? { ok: true, suggestions: outcome!.value.suggestions } : { ok: false, failure: outcome!.failure };
  }

  async #attempt<Member extends string>(
    messages: readonly Message[],
    read: (body: unknown) => Said<Member> | ReturnType<typeof cancelled>,
    signal: AbortSignal,
  ): Promise<CallResult<Said<Member>>> {
    const format = this.#formatted ? { response_format: { type: "json_object" } } : {};
    const said = await chat(this.#endpoint, { model: this.#model, messages, ...format }, read, signal);
    if (!("failure" in said)) return { ok: true, value: said, tokens: null };
    const { failure, status } = said;
    if (this.#formatted && (status === 400 || status === 422) && failure.message.includes("response_format")) {
      this.#formatted = false;
      return this.#attempt(messages, read, signal);
    }
    return { ok: false, failure };
  }
}
