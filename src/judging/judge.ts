/**
 * Has due judgments answered: compiles each context, carries forward what asks nothing new, and sends the rest to the engines, all
 * questions over one document's context in one request. Writes nothing; `landing.ts` does.
 */
import type { Clock } from "#src/clock.ts";
import { canonical, type Json } from "#src/json.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { type Compiled, type ContextParts, compileContexts, isCompiled, type JudgedContext } from "./context/compile.ts";
import { optionsFrom } from "./context/options.ts";
import { readsAnswers } from "./context/relations.ts";
import { answerKey } from "./context/sources.ts";
import type { Dispatch, Engines, Priority } from "./dispatch.ts";
import type { Due } from "./due.ts";
import type { EngineFailure, EngineRequest, EngineResult, RawAnswer } from "./engine.ts";
import { ESCAPE, engineQuestion } from "./questions.ts";
import { sizeClass } from "./tokens.ts";

/** What became of one due judgment. */
export type Judged = { due: Due } & (
  | { kind: "answered"; answer: RawAnswer; engine: string; engineVersion: string; compiled: JudgedContext; units: number }
  | { kind: "carried"; engine: string; engineVersion: string; compiled: JudgedContext }
  | { kind: "failed"; engine: string; failure: AnswerFailure; compiled: JudgedContext | null }
  // An index that its context needs is being built.
  | { kind: "waiting"; afterMs: number }
);

export interface AnswerFailure {
  code: "engine_refused" | "engine_unavailable" | "engine_not_configured" | "context_too_large";
  message: string;
  /** Null: the same question would fail again. */
  retryAfterMs: number | null;
}

/** What an operator who configures an engine waits for at most, before the answers that lack it are tried again. */
const NOT_CONFIGURED_RETRY_MS = 600_000;
/** How often an answer that waits for an index looks whether that is done. */
const UNINDEXED_RETRY_MS = 2_000;

interface Asked {
  due: Due;
  compiled: JudgedContext;
  units: number;
}

interface Batch {
  dispatch: Dispatch;
  request: EngineRequest;
  asked: Asked[];
}

export class Judge {
  readonly #engines: Engines;
  readonly #clock: Clock;
  readonly #contexts: ContextParts;

  constructor(engines: Engines, clock: Clock, contexts: ContextParts) {
    this.#engines = engines;
    this.#clock = clock;
    this.#contexts = contexts;
  }

  /**
   * One outcome a due judgment; those that a stopping server cut short are left out, as if never begun. Judgments that show answers are asked
   * after those that do not, and see what these have just answered.
   */
  async judge(namespace: NamespaceIdentity, due: readonly Due[], priority: Priority, signal: AbortSignal): Promise<Judged[]> {
    const plain = due.filter(({ judgment }) => !readsAnswers(judgment.definition));
    const judged = plain.length > 0 ? await this.#judge(namespace, plain, [], priority, signal) : [];
    if (plain.length === due.length || signal.aborted) return judged;
    const readers = due.filter(({ judgment }) => readsAnswers(judgment.definition));
    return [...judged, ...(await this.#judge(namespace, readers, judged, priority, signal))];
  }

  async #judge(
    namespace: NamespaceIdentity,
    due: readonly Due[],
    before: readonly Judged[],
    priority: Priority,
    signal: AbortSignal,
  ): Promise<Judged[]> {
    const judged: Judged[] = [];
    const byRequest = new Map<string, Batch[]>();
    const fresh = new Map(before.flatMap((one) => (one.kind === "answered" ? [[keyOf(one.due), one.answer]] : [])));
    const compiled = await compileContexts(this.#contexts, namespace, due, this.#clock.now(), fresh);
    for (const [at, one] of due.entries()) {
      const settled = this.#prepare(one, compiled[at]!, byRequest);
      if (settled) judged.push(settled);
    }
    const batches = [...byRequest.values()].flat();
    const results = await Promise.all(batches.map(({ dispatch, request }) => dispatch.evaluate(request, priority, signal)));
    for (const [at, result] of results.entries()) judged.push(...outcomes(batches[at]!, result));
    return judged;
  }

  /** Settles a due judgment that needs no engine, or puts its question into a request. */
  #prepare(due: Due, compiled: Compiled, byRequest: Map<string, Batch[]>): Judged | null {
    const selection = due.judgment.definition.engine!;
    const dispatch = this.#engines.get(selection.name);
    if (!dispatch) {
      const message = this.#engines.whyNot(selection.name)!;
      return failed(due, selection.name, null, { code: "engine_not_configured", message, retryAfterMs: NOT_CONFIGURED_RETRY_MS });
    }
    if (!isCompiled(compiled)) return { due, kind: "waiting", afterMs: UNINDEXED_RETRY_MS };
    if (asksNothingNew(due, compiled, dispatch)) {
      return { due, kind: "carried", engine: selection.name, engineVersion: due.stored!.engine_version!, compiled };
    }
    if (optionsFrom(due.judgment.definition) !== undefined && compiled.options!.length === 0)
      return noneOf(due, compiled, dispatch);
    const units = sizeClass(compiled.tokens);
    if (units === null || compiled.tokens > dispatch.engine.limits.contextTokens) {
      return failed(due, selection.name, compiled, tooLarge(compiled.tokens, dispatch.engine.limits.contextTokens));
    }
    this.#ask(dispatch, { due, compiled, units }, byRequest);
    return null;
  }

  #ask(dispatch: Dispatch, asked: Asked, byRequest: Map<string, Batch[]>): void {
    const { due, compiled } = asked;
    const { name, ...settings } = due.judgment.definition.engine!;
    const key = [name, canonical(settings as Json), due.document.document_id, compiled.text].join("\n");
    const batches = byRequest.get(key) ?? [];
    byRequest.set(key, batches);
    let batch = batches.at(-1);
    if (!batch || batch.asked.length >= dispatch.engine.limits.questionsPerRequest) {
      const request = {
        context: compiled.context,
        contextText: compiled.text,
        questions: [],
        settings: settings as Record<string, Json>,
      };
      batch = { dispatch, request, asked: [] };
      batches.push(batch);
    }
    batch.request.questions.push(engineQuestion(due.judgment.name, due.judgment.definition, compiled.options));
    batch.asked.push(asked);
  }
}

function keyOf({ document, judgment }: Due): string {
  return answerKey(document.document_id, judgment.judgmentId);
}

/** A choice among no documents is decided without asking. */
function noneOf(due: Due, compiled: JudgedContext, { engine }: Dispatch): Judged {
  const answer = { type: "choice", value: ESCAPE, dist: { [ESCAPE]: 1 } } as const;
  const engineVersion = engine.version(due.judgment.definition.engine?.version) ?? engine.name;
  return { due, kind: "answered", answer, engine: engine.name, engineVersion, compiled: { ...compiled, tokens: 0 }, units: 0 };
}

/** The stored answer was given by this version and engine for a context of the same bytes. */
function asksNothingNew({ judgment, stored }: Due, compiled: JudgedContext, { engine }: Dispatch): boolean {
  if (stored === null || stored.revision === null || stored.version !== judgment.activeVersion) return false;
  const version = engine.version(judgment.definition.engine?.version);
  return (
    stored.engine === engine.name &&
    (version === null || version === stored.engine_version) &&
    stored.context_hash !== null &&
    compiled.hash.equals(stored.context_hash)
  );
}

function outcomes({ dispatch, asked }: Batch, result: EngineResult): Judged[] {
  const engine = dispatch.engine.name;
  if (!result.ok) {
    if (result.failure.code === "cancelled") return [];
    return asked.map(({ due, compiled }) => failed(due, engine, compiled, answerFailure(result.failure)));
  }
  return asked.map(({ due, compiled, units }): Judged => {
    const answer = result.answers[due.judgment.name]!;
    if (!answer.ok) return failed(due, engine, compiled, answerFailure(answer.failure));
    return { due, kind: "answered", answer: answer.answer, engine, engineVersion: result.engineVersion, compiled, units };
  });
}

function failed(due: Due, engine: string, compiled: JudgedContext | null, failure: AnswerFailure): Judged {
  return { due, kind: "failed", engine, failure, compiled };
}

function answerFailure({ code, message, retryable, retryAfterMs }: EngineFailure): AnswerFailure {
  const refused = code === "refused" || code === "unauthorized";
  return {
    code: refused ? "engine_refused" : "engine_unavailable",
    message,
    retryAfterMs: retryable ? (retryAfterMs ?? 0) : null,
  };
}

function tooLarge(tokens: number, most: number): AnswerFailure {
  const message = `The context and question have ${tokens} tokens; the engine takes at most ${most}. Set context.fields or context.max_tokens.`;
  return { code: "context_too_large", message, retryAfterMs: null };
}
