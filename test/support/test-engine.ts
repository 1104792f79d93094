/** An engine for tests. It answers by a function of the test, counts its questions, and can be delayed or made to fail. */
import type { Engine, EngineQuestion, EngineRequest, EngineResult, Json, RawAnswer } from "#src/judging/engines/engine.ts";

/** A request, with its context as a value for tests that look into it. */
export interface TestRequest extends EngineRequest {
  readonly context: Json;
}

export interface TestEngine extends Engine {
  /** Every request that reached the engine, in order. */
  readonly requests: TestRequest[];
  answer: (question: EngineQuestion, request: TestRequest) => RawAnswer | null;
  /** What a request is answered with instead; null for the ordinary way. */
  instead: ((request: TestRequest) => EngineResult | null) | null;
  /** Awaited by every request before it is answered. */
  gate: Promise<void>;
  currentVersion: string;
}

/** Even odds for everything. */
export function evenAnswer(question: EngineQuestion): RawAnswer {
  switch (question.type) {
    case "bool":
      return { type: "bool", p: 0.5 };
    case "choice":
      return {
        type: "choice",
        value: question.options[0]!.value,
        dist: Object.fromEntries(question.options.map(({ value }) => [value, 1 / question.options.length])),
      };
    case "score":
      return {
        type: "score",
        score: (question.levels.length - 1) / 2,
        dist: Object.fromEntries(question.levels.map((_, level) => [String(level), 1 / question.levels.length])),
      };
    default:
      return question satisfies never;
  }
}

export function testEngine(name = "test", limits: Partial<Engine["limits"]> = {}): TestEngine {
  return {
    name,
    limits: {
      questionsPerRequest: 10,
      contextTokens: 32_000,
      concurrency: 64,
      requestsPerMinute: null,
      tokensPerSecond: null,
      ...limits,
    },
    requests: [],
    answer: evenAnswer,
    instead: null,
    gate: Promise.resolve(),
    currentVersion: "test-1",
    version() {
      return this.currentVersion;
    },
    async evaluate(requests, signal) {
      return Promise.all(requests.map((request) => evaluated(this, request, signal)));
    },
    async close() {},
  };
}

async function evaluated(engine: TestEngine, asked: EngineRequest, signal: AbortSignal): Promise<EngineResult> {
  const request: TestRequest = {
    ...asked,
    get context() {
      return JSON.parse(asked.contextText) as Json;
    },
  };
  engine.requests.push(request);
  const aborted = new Promise<"aborted">((resolve) => signal.addEventListener("abort", () => resolve("aborted"), { once: true }));
  if ((await Promise.race([engine.gate, aborted])) === "aborted") {
    return { ok: false, failure: { code: "cancelled", message: "aborted", retryable: true } };
  }
  const instead = engine.instead?.(request);
  if (instead) return instead;
  const answers: Extract<EngineResult, { ok: true }>["answers"] = {};
  for (const question of request.questions) {
    const answer = engine.answer(question, request);
    const failure = { code: "refused", message: "no answer", retryable: false } as const;
    answers[question.id] = answer ? { ok: true, answer } : { ok: false, failure };
  }
  return { ok: true, engineVersion: engine.currentVersion, answers, tokens: null };
}
