/** The engine that needs nothing: embedded, offline, without weights, the same answer to the same question everywhere. */
import { LRUCache } from "lru-cache";
import type { Engine, EngineLimits, EngineQuestion, EngineRequest, EngineResult, Json } from "#src/judging/engines/engine.ts";
import { CANCELLED, otherVersion } from "../embedded.ts";
import { questionFault } from "../question-fault.ts";
import { judge, prepare, type Questionnaire } from "./judge.ts";
import { Turns } from "./turns.ts";

/** Raised whenever any answer changes: it is the calibration epoch. `test/engines/golden.test.ts` holds it to that. */
export const LOCAL_VERSION = "local-1.0.0";

/** Sets of questions kept compiled; the ones asked least recently go first. */
const MOST_QUESTIONNAIRES = 32;

export class LocalEngine implements Engine {
  readonly name = "local";
  readonly inProcess = true;
  readonly versions = [LOCAL_VERSION] as const;
  readonly defaultVersion = LOCAL_VERSION;
  readonly limits: EngineLimits = {
    questionsPerRequest: 32,
    contextTokens: 32_000,
    concurrency: 64,
    requestsPerMinute: null,
    tokensPerSecond: null,
  };
  readonly #turns = new Turns();
  readonly #questionnaires = new LRUCache<string, Questionnaire>({ max: MOST_QUESTIONNAIRES });
  readonly #closed = new AbortController();

  version(): string {
    return LOCAL_VERSION;
  }

  async evaluate(requests: readonly EngineRequest[], signal: AbortSignal): Promise<EngineResult[]> {
    const either = AbortSignal.any([signal, this.#closed.signal]);
    const results: EngineResult[] = [];
    for (const request of requests) results.push(await this.#evaluate(request, either));
    return results;
  }

  async close(): Promise<void> {
    this.#closed.abort();
    this.#questionnaires.clear();
  }

  async #evaluate(request: EngineRequest, signal: AbortSignal): Promise<EngineResult> {
    const other = otherVersion(this.name, LOCAL_VERSION, request);
    if (other !== null) return { ok: false, failure: other };
    if (signal.aborted) return { ok: false, failure: CANCELLED };
    const faults = new Map(request.questions.map((question) => [question.id, questionFault(question)]));
    const sound = request.questions.filter(({ id }) => faults.get(id) === null);
    try {
      const questionnaire = await this.#questionnaire(sound, signal);
      const raw = await this.#turns.run(judge(questionnaire, JSON.parse(request.contextText) as Json), signal);
      const answers = new Map(sound.map(({ id }, at) => [id, raw[at]!]));
      return {
        ok: true,
        engineVersion: LOCAL_VERSION,
        answers: Object.fromEntries(
          request.questions.map(({ id }) => {
            const failure = faults.get(id);
            return [id, failure ? { ok: false, failure } : { ok: true, answer: answers.get(id)! }];
          }),
        ),
        tokens: null,
      };
    } catch (error) {
      if (signal.aborted) return { ok: false, failure: CANCELLED };
      throw error;
    }
  }

  async #questionnaire(questions: readonly EngineQuestion[], signal: AbortSignal): Promise<Questionnaire> {
    const key = JSON.stringify(questions);
    const known = this.#questionnaires.get(key);
    if (known) return known;
    const questionnaire = await this.#turns.run(prepare(questions), signal);
    this.#questionnaires.set(key, questionnaire);
    return questionnaire;
  }
}
