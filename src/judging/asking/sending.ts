/**
 * Sends the questions of a batch. A cascade has two steps:
 *
 *   first engine ──▶ certain enough: its answer stands
 *        └─────────▶ not certain, or failed ──▶ passed on to the engine of the definition
 *
 * Where a stop comes between the steps, what the first engine has answered is logged and billed (`halfway` in `judged.ts`). A trial of a
 * definition asks nothing again: there the question has failed (`AskingWay.late`).
 */
import { type Dispatch, isSooner, type Lane } from "#src/judging/engines/dispatch.ts";
import type { EngineAnswer, EngineQuestion, EngineRequest, EngineResult } from "#src/judging/engines/engine.ts";
import type { Asker } from "./asker.ts";
import type { Asked, Batch } from "./batch.ts";
import { requestsTaken, unitsFor } from "./billing.ts";
import { isOfOther, stands } from "./cascade.ts";
import { engineFailure, type PassedOn } from "./judged.ts";
import type { Replies, Reply } from "./reply.ts";
import { firstOf, resultOf, roundsOf } from "./rounds.ts";
import { together } from "./together.ts";

export interface SendingWay {
  asker?: Asker | undefined;
  /** Aborts requests that were sent. */
  cut?: AbortSignal | undefined;
  signal: AbortSignal;
}

export class Sending {
  #lane: Lane;
  readonly #way: SendingWay;
  readonly #sent: { dispatch: Dispatch; request: EngineRequest }[] = [];

  constructor(lane: Lane, way: SendingWay) {
    this.#lane = lane;
    this.#way = way;
  }

  /** Moves what is queued, and what will be, to this lane if it is served earlier. */
  raise(lane: Lane): void {
    if (isSooner(lane, this.#lane)) this.#lane = lane;
    for (const { dispatch, request } of this.#sent) dispatch.raise(request, lane);
  }

  /** Never rejects. */
  async replies(batch: Batch): Promise<Replies> {
    const { cascaded = [], plain = [] } = Object.groupBy(batch.asked, ({ first }) => (first ? "cascaded" : "plain"));
    if (cascaded.length === 0) return this.#own(batch);
    const settled = new Map<Asked, Reply>();
    const before = new Map(cascaded.map(({ due }) => [due, due.repeated]));
    const { dispatch, settings } = cascaded[0]!.first!;
    const request = { contextText: batch.request.contextText, questions: [], settings };
    const first = { ...batch, dispatch, request, asked: cascaded };
    const [result] = (await this.#send(first, [cascaded.flatMap(({ questions }) => firstOf(questions))])) as [EngineResult];
    const passedOn = new Map<Asked, PassedOn>();
    for (const asked of cascaded) {
      const reply = { engine: dispatch.engine.name, result, isOfFirst: true };
      if (isCancelled(result) || isSettled(asked, result)) settled.set(asked, reply);
      else {
        passedOn.set(asked, passedOnBy(asked, reply));
        asked.due.repeated = before.get(asked.due)!;
      }
    }
    const rest = [...passedOn.keys(), ...plain];
    if (rest.length === 0) return settled;
    for (const [asked, reply] of await this.#own({ ...batch, asked: rest, isSecond: true })) {
      const first = passedOn.get(asked);
      settled.set(asked, first ? { ...reply, passedOn: first } : reply);
    }
    return settled;
  }

  async #own(batch: Batch): Promise<Replies> {
    const results = await this.#send({ ...batch }, roundsOf(batch.asked));
    const by = { engine: batch.dispatch.engine.name, isOfFirst: false };
    return new Map(
      batch.asked.map((asked) => {
        const { known } = asked;
        return [asked, { ...by, result: resultOf(asked, results), ...(known ? { passedOn: known } : {}) }];
      }),
    );
  }

  /** Asks one engine, in so many rounds at once. */
  #send(batch: Batch, rounds: readonly EngineQuestion[][]): Promise<EngineResult[]> {
    const { asker, cut } = this.#way;
    asker?.mark(batch);
    const lane = { ...this.#lane, ...(asker ? { sending: () => asker.sending(batch) } : {}), ...(cut ? { cut } : {}) };
    return Promise.all(rounds.map((questions) => this.#sendRound(batch, questions, lane)));
  }

  /** More questions than an engine takes at once need several requests. */
  async #sendRound({ dispatch, request }: Batch, questions: readonly EngineQuestion[], lane: Lane): Promise<EngineResult> {
    const most = dispatch.engine.limits.questionsPerRequest;
    const results = await Promise.all(
      Array.from({ length: Math.ceil(questions.length / most) }, (_, at) => {
        const part = { ...request, questions: questions.slice(at * most, (at + 1) * most) };
        this.#sent.push({ dispatch, request: part });
        return dispatch.evaluate(part, lane, this.#way.signal);
      }),
    );
    return results.length === 1 ? results[0]! : together(results);
  }
}

function isCancelled(result: EngineResult): boolean {
  return !result.ok && result.failure.code === "cancelled";
}

/** A cascade asks one question: composites have none. */
function answerOf({ questions }: Asked, result: EngineResult): EngineAnswer {
  return result.ok ? result.answers[questions[0]!.id]! : result;
}

function isSettled(asked: Asked, result: EngineResult): boolean {
  const answered = answerOf(asked, result);
  return result.ok && answered.ok && stands(answered.answer, result.engineVersion, asked.first!);
}

function passedOnBy(asked: Asked, { engine, result }: Reply): PassedOn {
  const { compiled, bill, questions, due, first } = asked;
  const answered = answerOf(asked, result);
  const engineVersion = result.ok && answered.ok ? result.engineVersion : null;
  const of = { engine, engineVersion, repeated: due.repeated, compares: first!.compares || isOfOther(engineVersion, first!) };
  if (!result.ok || !answered.ok) {
    const { failure } = answered as Extract<EngineAnswer, { ok: false }>;
    return { ...of, answer: null, failure: engineFailure(failure), tokens: 0, units: 0, requests: null };
  }
  const ids = firstOf(questions).map(({ id }) => id);
  const requests = requestsTaken(result, ids);
  const billed = { tokens: compiled.tokens, units: unitsFor(bill.first!, requests), requests };
  return { ...of, answer: answered.answer, failure: null, ...billed };
}
