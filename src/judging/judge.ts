/**
 * Has due judgments answered: compiles each context, carries forward what asks nothing new, and sends the rest to the engines, all
 * questions over one document's context in one request. Writes nothing; `landing.ts` does.
 */
import type { Clock } from "#src/clock.ts";
import { ServiceError } from "#src/errors.ts";
import { canonical, type Json } from "#src/json.ts";
import type { Logger } from "#src/log.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { type Compiled, type ContextParts, compileContexts, isCompiled, type JudgedContext } from "./context/compile.ts";
import { optionsFrom } from "./context/options.ts";
import { readsAnswers } from "./context/relations.ts";
import { answerKey } from "./context/sources.ts";
import type { Dispatch, Priority } from "./dispatch.ts";
import type { Due } from "./due.ts";
import type { EngineRequest, EngineResult } from "./engine.ts";
import type { Engines } from "./engines.ts";
import { engineFailure, failed, faultFailure, type Judged, tooLarge } from "./judged.ts";
import { ESCAPE, engineQuestion } from "./questions.ts";
import { sizeClass } from "./tokens.ts";

export type { Judged } from "./judged.ts";

/** What an operator who configures an engine waits for at most, before the answers that lack it are tried again. */
const NOT_CONFIGURED_RETRY_MS = 600_000;
/** How often an answer that waits for an index looks whether that is done. */
const UNINDEXED_RETRY_MS = 2_000;

interface Asked {
  due: Due;
  compiled: JudgedContext;
  units: number;
}

/** One request, ready to be sent. */
export interface Batch {
  dispatch: Dispatch;
  request: EngineRequest;
  asked: Asked[];
}

/** What needs no engine, and the requests for the rest. */
export interface Prepared {
  settled: Judged[];
  batches: Batch[];
}

export interface JudgeParts {
  engines: Engines;
  clock: Clock;
  log: Logger;
  contexts: ContextParts;
}

export class Judge {
  readonly #parts: JudgeParts;

  constructor(parts: JudgeParts) {
    this.#parts = parts;
  }

  /**
   * One outcome a due judgment; those that a stopping server cut short are left out, as if never begun. Judgments that show answers are asked
   * after those that do not, and see what these have just answered.
   */
  async judge(namespace: NamespaceIdentity, due: readonly Due[], priority: Priority, signal: AbortSignal): Promise<Judged[]> {
    const judged: Judged[] = [];
    for (const wave of waves(due)) {
      if (signal.aborted) break;
      const { settled, batches } = await this.prepare(namespace, wave, judged);
      const asked = await Promise.all(batches.map((batch) => this.ask(namespace, batch, priority, signal)));
      judged.push(...settled, ...asked.flat());
    }
    return judged;
  }

  /**
   * Compiles contexts, settles what needs no engine, and gathers the rest into requests, in the order of the documents.
   * @param before outcomes that have not landed, and that contexts may show
   */
  async prepare(namespace: NamespaceIdentity, due: readonly Due[], before: readonly Judged[] = []): Promise<Prepared> {
    const settled: Judged[] = [];
    const byRequest = new Map<string, Batch[]>();
    const fresh = new Map(before.flatMap((one) => (one.kind === "answered" ? [[keyOf(one.due), one.answer] as const] : [])));
    const compiled = await this.#compile(namespace, due, fresh);
    for (const [at, one] of due.entries()) {
      const judged = this.#prepare(one, compiled[at]!, byRequest);
      if (judged) settled.push(judged);
    }
    return { settled, batches: [...byRequest.values()].flat() };
  }

  /** All at once; should that fail for one of them, each by itself. */
  async #compile(
    namespace: NamespaceIdentity,
    due: readonly Due[],
    fresh: Parameters<typeof compileContexts>[4],
  ): Promise<(Compiled | Error)[]> {
    const { contexts, clock } = this.#parts;
    const now = clock.now();
    try {
      return await compileContexts(contexts, namespace, due, now, fresh);
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      const each: (Compiled | Error)[] = [];
      for (const one of due) {
        const compiling = compileContexts(contexts, namespace, [one], now, fresh).then(([compiled]) => compiled!);
        each.push(await compiling.catch((fault: unknown) => (fault instanceof Error ? fault : new Error(String(fault)))));
      }
      return each;
    }
  }

  /** Sends a request; no outcomes where a stopping server cut it short. Never rejects. */
  async ask(namespace: NamespaceIdentity, batch: Batch, priority: Priority, signal: AbortSignal): Promise<Judged[]> {
    const lane = { priority, of: namespace.namespaceId };
    return outcomes(batch, await batch.dispatch.evaluate(batch.request, lane, signal));
  }

  /** Settles a due judgment that needs no engine, or puts its question into a request. */
  #prepare(due: Due, compiled: Compiled | Error, byRequest: Map<string, Batch[]>): Judged | null {
    const { engines, log } = this.#parts;
    const selection = due.judgment.definition.engine!;
    if (compiled instanceof Error) {
      log.error(
        { err: compiled, documentId: due.document.document_id, judgment: due.judgment.name },
        "compiling a context failed",
      );
      return failed(due, selection.name, null, faultFailure());
    }
    if (!isCompiled(compiled)) return { due, kind: "waiting", afterMs: UNINDEXED_RETRY_MS };
    const dispatch = engines.get(selection.name);
    if (dispatch && asksNothingNew(due, compiled, dispatch)) {
      return { due, kind: "carried", engine: selection.name, engineVersion: due.stored!.engine_version!, compiled };
    }
    if (due.otherwise !== undefined) return { due, kind: "put off", deferral: due.otherwise };
    if (!dispatch) {
      const message = engines.whyNot(selection.name)!;
      return failed(due, selection.name, null, { code: "engine_not_configured", message, retryAfterMs: NOT_CONFIGURED_RETRY_MS });
    }
    if (optionsFrom(due.judgment.definition) !== undefined && compiled.options!.length === 0)
      return noneOf(due, compiled, dispatch);
    const units = sizeClass(compiled.tokens);
    if (units === null || compiled.tokens > dispatch.engine.limits.contextTokens) {
      return failed(due, selection.name, compiled, tooLarge(compiled.tokens, dispatch.engine.limits.contextTokens));
    }
    gather(dispatch, { due, compiled, units }, byRequest);
    return null;
  }
}

/** Judgments that show answers come after those that do not. */
export function waves(due: readonly Due[]): Due[][] {
  const { plain = [], readers = [] } = Object.groupBy(due, ({ judgment }) =>
    readsAnswers(judgment.definition) ? "readers" : "plain",
  );
  return [plain, readers].filter(({ length }) => length > 0);
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

function gather(dispatch: Dispatch, asked: Asked, byRequest: Map<string, Batch[]>): void {
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
    return asked.map(({ due, compiled }) => failed(due, engine, compiled, engineFailure(result.failure)));
  }
  return asked.map(({ due, compiled, units }): Judged => {
    const answer = result.answers[due.judgment.name]!;
    if (!answer.ok) return failed(due, engine, compiled, engineFailure(answer.failure));
    return { due, kind: "answered", answer: answer.answer, engine, engineVersion: result.engineVersion, compiled, units };
  });
}
