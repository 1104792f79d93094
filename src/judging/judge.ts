/**
 * Has due judgments answered: compiles each context, carries forward what asks nothing new, and sends the rest to the engines, all
 * questions over one document's context in one request. Writes nothing; `landing.ts` does.
 */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { Clock } from "#src/clock.ts";
import { combined, featuresOf, isComposite, partsOf } from "#src/composites/combine.ts";
import { ServiceError } from "#src/errors.ts";
import { canonical, equalJson, type Json } from "#src/json.ts";
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
import { ESCAPE, engineQuestions, partId } from "./questions.ts";
import { sizeClass } from "./tokens.ts";

export type { Judged } from "./judged.ts";

/** What an operator who configures an engine waits for at most, before the answers that lack it are tried again. */
const NOT_CONFIGURED_RETRY_MS = 600_000;
/** How often an answer that waits for an index, or a group, looks whether that is done. */
const UNREADY_RETRY_MS = 2_000;

interface Asked {
  due: Due;
  compiled: JudgedContext;
  units: number;
}

/** One request, ready to be sent. */
export interface Batch {
  dispatch: Dispatch;
  /** The settings of the request, as canonical text. */
  settings: string;
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
    const byDocument = new Map<string, Batch[]>();
    const fresh = new Map(before.flatMap((one) => (one.kind === "answered" ? [[keyOf(one.due), one.answer] as const] : [])));
    const compiled = await this.#compile(namespace, due, fresh);
    for (const [at, one] of due.entries()) {
      const judged = this.#prepare(one, compiled[at]!, byDocument);
      if (judged) settled.push(judged);
    }
    return { settled, batches: [...byDocument.values()].flat() };
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
    const { dispatch, request } = batch;
    const most = dispatch.engine.limits.questionsPerRequest;
    if (request.questions.length <= most) return outcomes(batch, await dispatch.evaluate(request, lane, signal));
    // A composite with more parts than an engine takes at once.
    const slices = Array.from({ length: Math.ceil(request.questions.length / most) }, (_, at) => ({
      ...request,
      questions: request.questions.slice(at * most, (at + 1) * most),
    }));
    return outcomes(batch, together(await Promise.all(slices.map((slice) => dispatch.evaluate(slice, lane, signal)))));
  }

  /** Settles a due judgment that needs no engine, or puts its question into a request. */
  #prepare(due: Due, compiled: Compiled | Error, byDocument: Map<string, Batch[]>): Judged | null {
    const { engines, log } = this.#parts;
    const selection = due.judgment.definition.engine!;
    if (compiled instanceof Error) {
      log.error(
        { err: compiled, documentId: due.document.document_id, judgment: due.judgment.name },
        "compiling a context failed",
      );
      return failed(due, selection.name, null, faultFailure());
    }
    if (!isCompiled(compiled)) return { due, kind: "waiting", afterMs: UNREADY_RETRY_MS };
    const dispatch = engines.get(selection.name);
    if (dispatch && asksNothingNew(due, compiled, dispatch)) {
      const again = recombined(due, compiled);
      if (again) return again;
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
    gather(dispatch, { due, compiled, units }, byDocument);
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

/** Puts a question into a request over the same context that has room for it. */
function gather(dispatch: Dispatch, asked: Asked, byDocument: Map<string, Batch[]>): void {
  const { due, compiled } = asked;
  const { definition, name } = due.judgment;
  const { settings, text } = settingsOf(definition);
  const questions = engineQuestions(name, definition, compiled.options);
  const batches = byDocument.get(due.document.document_id) ?? [];
  if (batches.length === 0) byDocument.set(due.document.document_id, batches);
  let batch = batches.find(
    (one) =>
      one.dispatch === dispatch &&
      one.request.questions.length + questions.length <= dispatch.engine.limits.questionsPerRequest &&
      one.settings === text &&
      one.request.contextText === compiled.text,
  );
  if (!batch) {
    const request = { context: compiled.context, contextText: compiled.text, questions: [], settings };
    batch = { dispatch, settings: text, request, asked: [] };
    batches.push(batch);
  }
  batch.request.questions.push(...questions);
  batch.asked.push(asked);
}

interface Settings {
  settings: Record<string, Json>;
  text: string;
}

const known = new WeakMap<JudgmentDefinition, Settings>();

/** What a definition sets of its engine, the same for every document that is asked. */
function settingsOf(definition: JudgmentDefinition): Settings {
  const held = known.get(definition);
  if (held) return held;
  const { name: _, ...settings } = definition.engine!;
  const of = { settings: settings as Record<string, Json>, text: canonical(settings as Json) };
  known.set(definition, of);
  return of;
}

/** The stored answer was given by this version and engine for a context of the same bytes. */
function asksNothingNew({ judgment, stored }: Due, compiled: JudgedContext, { engine }: Dispatch): boolean {
  if (stored === null || stored.revision === null || stored.version !== judgment.activeVersion) return false;
  const version = engine.version(judgment.definition.engine?.version);
  return (
    stored.engine === engine.name &&
    (version === null || version === stored.engine_version) &&
    stored.context_hash !== null &&
    compiled.hash === stored.context_hash.toString("base64")
  );
}

/** A composite whose parts are known for this context, combined anew where its weights or features are others than they were. */
function recombined({ document, judgment, stored, ...due }: Due, compiled: JudgedContext): Judged | null {
  const { definition, weights } = judgment;
  if (!isComposite(definition) || !stored?.dist) return null;
  const inputs = { ...partsOf(stored.dist), ...featuresOf(definition, document.attributes) };
  const p = combined(definition, weights, inputs);
  if (p === stored.number && equalJson(inputs, stored.dist)) return null;
  const answer = { type: "bool", p, inputs } as const;
  const by = { engine: stored.engine!, engineVersion: stored.engine_version! };
  return {
    due: { document, judgment, stored, ...due },
    kind: "answered",
    answer,
    ...by,
    compiled: { ...compiled, tokens: 0 },
    units: 0,
  };
}

type Answers = Extract<EngineResult, { ok: true }>["answers"];

/** The answer to a due judgment; of a composite combined from its parts, and failed where one of them has. */
function answerOf({ judgment, document }: Due, answers: Answers): Answers[string] {
  const { definition, name, weights } = judgment;
  if (!isComposite(definition)) return answers[name]!;
  const parts: [string, number][] = [];
  for (const part of definition.parts) {
    const answer = answers[partId(name, part.name)]!;
    if (!answer.ok) return answer;
    parts.push([part.name, (answer.answer as { p: number }).p]);
  }
  // Also a part named `__proto__` is a member.
  const inputs = { ...featuresOf(definition, document.attributes), ...Object.fromEntries(parts) };
  return { ok: true, answer: { type: "bool", p: combined(definition, weights, inputs), inputs } };
}

/** Several requests for one composite as one: by one version of the engine, or its numbers would not go together. */
function together(results: readonly EngineResult[]): EngineResult {
  const failure = results.find((one) => !one.ok);
  if (failure) return failure;
  const answered = results as readonly Extract<EngineResult, { ok: true }>[];
  const [{ engineVersion }] = answered as [Extract<EngineResult, { ok: true }>];
  if (answered.some((one) => one.engineVersion !== engineVersion)) {
    const message = "The engine answered the parts of one composite by different versions.";
    return { ok: false, failure: { code: "malformed", message, retryable: true } };
  }
  const tokens = answered.some((one) => one.tokens === null) ? null : answered.reduce((sum, one) => sum + one.tokens!, 0);
  return { ok: true, engineVersion, answers: Object.assign({}, ...answered.map(({ answers }) => answers)), tokens };
}

function outcomes({ dispatch, asked }: Batch, result: EngineResult): Judged[] {
  const engine = dispatch.engine.name;
  if (!result.ok) {
    if (result.failure.code === "cancelled") return [];
    return asked.map(({ due, compiled }) => failed(due, engine, compiled, engineFailure(result.failure)));
  }
  return asked.map(({ due, compiled, units }): Judged => {
    const answer = answerOf(due, result.answers);
    if (!answer.ok) return failed(due, engine, compiled, engineFailure(answer.failure));
    return { due, kind: "answered", answer: answer.answer, engine, engineVersion: result.engineVersion, compiled, units };
  });
}
