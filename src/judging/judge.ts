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
import { SHOWS_NOTHING } from "./context.ts";
import type { Dispatch, Lane, Priority } from "./dispatch.ts";
import type { Due } from "./due.ts";
import type { EngineQuestion, EngineRequest, EngineResult } from "./engine.ts";
import type { Engines } from "./engines.ts";
import { type Flight, Flights, flightKey } from "./flights.ts";
import { engineFailure, failed, faultFailure, type Judged, nothingShown, tooLarge } from "./judged.ts";
import { type Logged, loggedAnswers } from "./logged-answers.ts";
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
  questions: EngineQuestion[];
  /** Of its flight. */
  key: string;
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

/** Knows what is sent: see `asking.ts`. */
export interface Asker {
  /** Marks what has been sent before. */
  mark(batch: Batch): void;
  /** It is the request's turn: whether it is sent. Never rejects. */
  sending(batch: Batch): Promise<boolean>;
}

/** How requests are sent. */
export interface AskingWay {
  asker?: Asker;
  /** Cuts short what has been sent; where absent the signal that keeps it from being sent. */
  cut?: AbortSignal | undefined;
  /** Of requests that are ready those, from the first, that budgets allow; all where absent. */
  afford?: ((batches: readonly Batch[]) => Promise<readonly Batch[]>) | undefined;
}

export interface JudgeParts {
  engines: Engines;
  clock: Clock;
  log: Logger;
  contexts: ContextParts;
}

export class Judge {
  readonly #parts: JudgeParts;
  readonly #flights = new Flights();

  constructor(parts: JudgeParts) {
    this.#parts = parts;
  }

  get engines(): Engines {
    return this.#parts.engines;
  }

  /**
   * One outcome a due judgment; those that a stopping server or a budget cut short are left out, as if never begun. Judgments that show answers are asked
   * after those that do not, and see what these have just answered.
   */
  async judge(
    namespace: NamespaceIdentity,
    due: readonly Due[],
    priority: Priority,
    signal: AbortSignal,
    way?: AskingWay,
  ): Promise<Judged[]> {
    const judged: Judged[] = [];
    for (const wave of waves(due)) {
      if (signal.aborted) break;
      const { settled, batches } = await this.prepare(namespace, wave, judged);
      const allowed = way?.afford ? await way.afford(batches) : batches;
      const asked = await Promise.all(allowed.map((batch) => this.ask(namespace, batch, priority, signal, way)));
      judged.push(...settled, ...asked.flat());
      if (allowed.length < batches.length) break;
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
    const { contexts, engines } = this.#parts;
    const logged = await loggedAnswers(contexts.db, engines, namespace.namespaceId, due, compiled);
    for (const [at, one] of due.entries()) {
      const judged = this.#prepare(namespace, one, { compiled: compiled[at]!, logged: logged.get(one) }, byDocument);
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

  /** Sends a request, without what is under way already; no outcomes where a stopping server cut it short. Never rejects. */
  async ask(
    namespace: NamespaceIdentity,
    batch: Batch,
    priority: Priority,
    signal: AbortSignal,
    way: AskingWay = {},
  ): Promise<Judged[]> {
    const lane = { priority, of: namespace.namespaceId };
    const own: Asked[] = [];
    const joined: Promise<Judged[]>[] = [];
    for (const asked of batch.asked) {
      const { due, key } = asked;
      const flight = due.alone ? undefined : this.#flights.under(key, due.knownAt);
      if (flight) joined.push(this.#join(namespace, { ...batch, asked: [asked] }, { flight, lane, signal, way }));
      else own.push(asked);
    }
    const asking = own.length === 0 ? [] : this.#askEngine({ ...batch, asked: own }, lane, signal, way);
    return [...(await asking), ...(await Promise.all(joined)).flat()];
  }

  /** The answer of a flight, for another revision of the document. Where its process stops it is asked after all. */
  async #join(
    namespace: NamespaceIdentity,
    batch: Batch,
    { flight, lane, signal, way }: { flight: Flight; lane: Lane; signal: AbortSignal; way: AskingWay },
  ): Promise<Judged[]> {
    flight.raise(lane);
    const result = await unlessAborted(flight.result, signal);
    if (result === null) return [];
    if (!result.ok && result.failure.code === "cancelled") return this.ask(namespace, batch, lane.priority, signal, way);
    return outcomes(batch, result).map((one) => (one.kind === "answered" ? again(one) : one));
  }

  async #askEngine(batch: Batch, own: Lane, signal: AbortSignal, { asker, cut }: AskingWay): Promise<Judged[]> {
    asker?.mark(batch);
    const lane = { ...own, ...(asker ? { sending: () => asker.sending(batch) } : {}), ...(cut ? { cut } : {}) };
    const { dispatch, request, asked } = batch;
    const questions = asked.flatMap((one) => one.questions);
    const most = dispatch.engine.limits.questionsPerRequest;
    // Several for a composite with more parts than an engine takes at once.
    const requests = Array.from({ length: Math.ceil(questions.length / most) }, (_, at) => ({
      ...request,
      questions: questions.slice(at * most, (at + 1) * most),
    }));
    const asking = Promise.all(requests.map((one) => dispatch.evaluate(one, lane, signal)));
    const result = asking.then((results) => (results.length === 1 ? results[0]! : together(results)));
    const shared = asked.filter(({ due }) => !due.alone);
    this.#flights.begin(
      shared.map(({ key }) => key),
      dispatch,
      requests,
      result,
    );
    const judged = outcomes(batch, await result);
    const answered = new Set(judged.flatMap((one) => (one.kind === "answered" ? [one.due] : [])));
    for (const { due, key } of shared) this.#flights.answered(key, answered.has(due));
    const keys = new Map(shared.map(({ due, key }) => [due, key]));
    return judged.map((one) => {
      const key = keys.get(one.due);
      return one.kind === "answered" && key !== undefined ? { ...one, landed: () => this.#flights.landed(key) } : one;
    });
  }

  /** Settles a due judgment that needs no engine, or puts its question into a request. */
  #prepare(
    { namespaceId }: NamespaceIdentity,
    due: Due,
    { compiled, logged }: { compiled: Compiled | Error; logged: Logged | undefined },
    byDocument: Map<string, Batch[]>,
  ): Judged | null {
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
    if (due.stands && due.stored?.error?.context === compiled.hash) return { due, kind: "stands" };
    if (logged) return again({ due, kind: "answered", ...logged, engine: selection.name, compiled, units: 0 });
    if (due.otherwise !== undefined) return { due, kind: "put off", deferral: due.otherwise };
    const whyNot = engines.whyNot(selection.name) ?? engines.whyNotVersion(selection.name, selection.version);
    if (!dispatch || whyNot !== null) {
      const message = whyNot!;
      return failed(due, selection.name, null, { code: "engine_not_configured", message, retryAfterMs: NOT_CONFIGURED_RETRY_MS });
    }
    if (optionsFrom(due.judgment.definition) !== undefined && compiled.options!.length === 0)
      return noneOf(due, compiled, dispatch);
    if (compiled.text === SHOWS_NOTHING) return failed(due, selection.name, compiled, nothingShown());
    const units = sizeClass(compiled.tokens);
    if (units === null || compiled.tokens > dispatch.engine.limits.contextTokens) {
      return failed(due, selection.name, compiled, tooLarge(compiled.tokens, dispatch.engine.limits.contextTokens));
    }
    const questions = engineQuestions(due.judgment.name, due.judgment.definition, compiled.options);
    const key = flightKey(namespaceId, due, questions, compiled.hash);
    gather(dispatch, { due, compiled, units, questions, key }, byDocument);
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
  const { due, compiled, questions } = asked;
  const { settings, text } = settingsOf(due.judgment.definition);
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
    const request = { contextText: compiled.text, questions: [], settings };
    batch = { dispatch, settings: text, request, asked: [] };
    batches.push(batch);
  }
  batch.request.questions.push(...questions);
  batch.asked.push(asked);
}

interface Settings {
  settings: EngineRequest["settings"];
  text: string;
}

const known = new WeakMap<JudgmentDefinition, Settings>();

/** What a definition sets of its engine, the same for every document that is asked. */
function settingsOf(definition: JudgmentDefinition): Settings {
  const held = known.get(definition);
  if (held) return held;
  const { name: _, ...settings } = definition.engine!;
  const of = { settings: settings as EngineRequest["settings"], text: canonical(settings as Json) };
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

/** An answer that has been billed already. */
function again(answered: Answered): Answered {
  return { ...answered, compiled: { ...answered.compiled, tokens: 0 }, units: 0, again: true };
}

/** Null where the signal is aborted before. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  if (signal.aborted) return null;
  const { promise, resolve } = Promise.withResolvers<null>();
  const abort = () => resolve(null);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

type Answered = Extract<Judged, { kind: "answered" }>;
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
