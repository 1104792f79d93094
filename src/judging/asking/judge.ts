/**
 * Gets answers for due judgments. It compiles each context, reuses stored answers whose context is unchanged, and asks engines for the
 * rest. All questions about one context of a document share one request. This file writes nothing; `landing/landing.ts` stores the outcomes.
 */
import type { JudgmentDefinition } from "#generated/types.ts";
import { defaultPrices, type Prices } from "#src/accounts/money/prices.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { canonical, equalJson, type Json } from "#src/foundation/json/json.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import {
  type Compiled,
  type ContextParts,
  compileContexts,
  isCompiled,
  type JudgedContext,
} from "#src/judging/contexts/compile.ts";
import { SHOWS_NOTHING } from "#src/judging/contexts/context.ts";
import { optionsFrom } from "#src/judging/contexts/options.ts";
import { readsAnswers } from "#src/judging/contexts/relations.ts";
import { answerKey } from "#src/judging/contexts/sources.ts";
import { ESCAPE, engineQuestions } from "#src/judging/definitions/questions.ts";
import type { Dispatch, Lane, Priority } from "#src/judging/engines/dispatch.ts";
import type { EngineRequest } from "#src/judging/engines/engine.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { combined, featuresOf, isComposite, partsOf } from "#src/judging/numbers/combine.ts";
import { versionNow } from "#src/judging/numbers/learned.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import type { Asker } from "./asker.ts";
import type { Asked, Batch } from "./batch.ts";
import { Billing } from "./billing.ts";
import { type FirstEngine, firstEngineOf, isOfFirst } from "./cascade.ts";
import type { Due } from "./due.ts";
import { firstAnswers } from "./first-answers.ts";
import type { FirstAnswer } from "./first-answers-sql.ts";
import { type Flight, Flights, flightKey } from "./flights.ts";
import { type AnswerFailure, failed, faultFailure, type Judged, nothingShown, tooLarge } from "./judged.ts";
import { type LearnedState, LearnedStates } from "./learned-states.ts";
import { type Logged, loggedAnswers } from "./logged-answers.ts";
import { outcome, outcomes } from "./replies.ts";
import { Sending } from "./sending.ts";
import { stepsOf } from "./steps.ts";
import { unlessAborted } from "./unless-aborted.ts";

export type { Judged } from "./judged.ts";

/**
 * How long answers wait before a retry when their engine is not configured. So an operator who configures it waits at most this long.
 */
const NOT_CONFIGURED_RETRY_MS = 600_000;
/** How soon to check again when an answer waits for an index or a group to be built. */
const UNREADY_RETRY_MS = 2_000;

/** Outcomes that need no engine, and the requests for the rest. */
export interface Prepared {
  settled: Judged[];
  batches: Batch[];
}

/** Options for sending requests. */
export interface AskingWay {
  asker?: Asker;
  /** Aborts requests that were already sent. If absent, `signal` does this too. */
  cut?: AbortSignal | undefined;
  /** Selects from the prepared requests the first ones that budgets allow. If absent, all are allowed. */
  afford?: ((batches: readonly Batch[]) => Promise<readonly Batch[]>) | undefined;
  /** How questions fail that were cut short. If absent, they have no outcome. */
  late?: AnswerFailure;
}

export interface JudgeParts {
  engines: Engines;
  clock: Clock;
  log: Logger;
  contexts: ContextParts;
  /** If absent, the default prices. */
  prices?: Prices;
}

export class Judge {
  readonly #parts: JudgeParts;
  readonly billing: Billing;
  readonly #flights = new Flights();
  readonly #learned = new LearnedStates();

  constructor(parts: JudgeParts) {
    this.#parts = parts;
    this.billing = new Billing(parts.engines, parts.prices ?? defaultPrices, parts.clock);
  }

  get engines(): Engines {
    return this.#parts.engines;
  }

  /**
   * Judges what is due and returns one outcome for each. Work that a shutdown or a budget cuts short has no outcome, as if it never began.
   * Judgments whose contexts show answers run second, so they see the answers of the first.
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
   * Compiles contexts, settles what needs no engine, and groups the rest into requests, in document order.
   *
   * @param before outcomes that are not stored yet but that contexts may show
   */
  async prepare(namespace: NamespaceIdentity, due: readonly Due[], before: readonly Judged[] = []): Promise<Prepared> {
    const settled: Judged[] = [];
    const byDocument = new Map<string, Batch[]>();
    const fresh = new Map(before.flatMap((one) => (one.kind === "answered" ? [[keyOf(one.due), one.answer] as const] : [])));
    const compiled = await this.#compile(namespace, due, fresh);
    const { contexts, engines } = this.#parts;
    const [logged, firsts] = await Promise.all([
      loggedAnswers(contexts.db, engines, namespace.namespaceId, due, compiled),
      firstAnswers(contexts.db, engines, namespace.namespaceId, due, compiled),
    ]);
    const learned = await this.#learned.of(contexts.db, engines, new Set(due.map(({ judgment }) => judgment)));
    for (const [at, one] of due.entries()) {
      const of = { compiled: compiled[at]!, logged: logged.get(one) ?? firsts.standing.get(one) };
      const known = { ...of, learned: learned.get(one.judgment), before: firsts.passedOn.get(one) };
      const judged = this.#prepare(namespace, one, known, byDocument);
      if (judged) settled.push(judged);
    }
    return { settled, batches: [...byDocument.values()].flat() };
  }

  /** Compiles together all contexts that are not given. If one of them fails, compiles each by itself. */
  async #compile(
    namespace: NamespaceIdentity,
    due: readonly Due[],
    fresh: Parameters<typeof compileContexts>[4],
  ): Promise<(Compiled | Error)[]> {
    const open = due.filter(({ context }) => context === undefined);
    if (open.length < due.length) {
      const compiled = open.length === 0 ? [] : await this.#compile(namespace, open, fresh);
      let at = 0;
      return due.map(({ context }) => context ?? compiled[at++]!);
    }
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

  /**
   * Sends a request. Questions that are already in flight are joined instead. Returns no outcomes if a shutdown cut it short. Never
   * rejects.
   */
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

  /**
   * Waits for the answer of a flight, which may be of another revision. If the owner of the flight is shut down, this asks by itself.
   */
  async #join(
    namespace: NamespaceIdentity,
    batch: Batch,
    { flight, lane, signal, way }: { flight: Flight; lane: Lane; signal: AbortSignal; way: AskingWay },
  ): Promise<Judged[]> {
    flight.raise(lane);
    const reply = await unlessAborted(flight.reply, signal);
    if (reply === null) return [];
    const { result } = reply;
    if (!result.ok && result.failure.code === "cancelled") return this.ask(namespace, batch, lane.priority, signal, way);
    const isOwner = result.ok && flight.takeOver();
    const reusedFrom = flight.evaluation;
    return batch.asked.flatMap((asked): Judged[] => {
      const { passedOn, ...joined } = reply;
      const one = outcome(asked, isOwner ? reply : joined);
      if (one?.kind !== "answered") return one ? [one] : [];
      return [isOwner ? owned(one, flight) : again({ ...one, reusedFrom })];
    });
  }

  async #askEngine(batch: Batch, lane: Lane, signal: AbortSignal, { asker, cut, late }: AskingWay): Promise<Judged[]> {
    const sending = new Sending(lane, { asker, cut, signal });
    const replies = sending.replies(batch);
    const shared = batch.asked.filter(({ due }) => !due.alone);
    const flights = this.#flights.begin(shared, sending, replies);
    const judged = outcomes(await replies, late);
    const answered = new Set(judged.flatMap((one) => (one.kind === "answered" ? [one.due] : [])));
    for (const { due, key } of shared) this.#flights.answered(key, answered.has(due));
    const keys = new Map(shared.map(({ due, key }) => [due, key]));
    return judged.map((one) => {
      const key = keys.get(one.due);
      if (one.kind !== "answered" || key === undefined) return one;
      return owned(one, flights.get(key)!);
    });
  }

  /** Settles a due judgment that needs no engine. Else adds its question to a request and returns null. */
  #prepare(
    { namespaceId }: NamespaceIdentity,
    due: Due,
    { compiled, logged, learned, before }: Known,
    byDocument: Map<string, Batch[]>,
  ): Judged | null {
    const { engines, log } = this.#parts;
    const selection = due.judgment.definition.engine!;
    if (compiled instanceof Error) {
      log.error(
        { err: compiled, documentId: due.document.document_id, judgment: due.judgment.name },
        "A context could not be compiled.",
      );
      return failed(due, selection.name, null, faultFailure());
    }
    if (!isCompiled(compiled)) return { due, kind: "waiting", afterMs: UNREADY_RETRY_MS };
    const dispatch = engines.get(selection.name);
    const first = firstEngineOf(due.judgment, engines);
    if (dispatch && asksNothingNew(due, compiled, dispatch, first)) {
      const again = recombined(due, compiled);
      if (again) return again;
      return { due, kind: "carried", engine: due.stored!.engine!, engineVersion: due.stored!.engine_version!, compiled };
    }
    if (due.stands && due.stored?.error?.context === compiled.hash) return { due, kind: "stands" };
    if (logged) return again({ due, kind: "answered", ...logged, compiled, units: 0 });
    if (due.otherwise !== undefined) return { due, kind: "put off", deferral: due.otherwise };
    const whyNot = engines.whyNot(selection.name) ?? engines.whyNotVersion(selection.name, selection.version);
    if (!dispatch || whyNot !== null) {
      const message = whyNot!;
      return failed(due, selection.name, null, { code: "engine_not_configured", message, retryAfterMs: NOT_CONFIGURED_RETRY_MS });
    }
    if (optionsFrom(due.judgment.definition) !== undefined && compiled.options!.length === 0)
      return noneOf(due, compiled, dispatch);
    if (compiled.text === SHOWS_NOTHING) return failed(due, selection.name, compiled, nothingShown());
    const questions = engineQuestions(due.judgment.name, due.judgment.definition, compiled.options);
    const bill = this.billing.of(due.judgment, compiled.tokens, questions);
    if (bill === null || compiled.tokens > dispatch.engine.limits.contextTokens) {
      return failed(due, selection.name, compiled, tooLarge(compiled.tokens, dispatch.engine.limits.contextTokens));
    }
    const steps = stepsOf(due.judgment, compiled, bill, first, before);
    const key = flightKey(namespaceId, due, { questions, fit: learned?.fit, bound: steps.first?.bound }, compiled.hash);
    const asked = { due, compiled, questions, key, learned, ...steps };
    gather(dispatch, asked, byDocument);
    return null;
  }
}

/** What is known of a due judgment before its engine is asked. */
interface Known {
  compiled: Compiled | Error;
  logged: Logged | undefined;
  learned: LearnedState | undefined;
  /** What the first engine of its cascade answered before. */
  before: FirstAnswer | undefined;
}

/** Groups judgments so that those whose contexts show answers come after the others. */
export function waves(due: readonly Due[]): Due[][] {
  const { plain = [], readers = [] } = Object.groupBy(due, ({ judgment }) =>
    readsAnswers(judgment.definition) ? "readers" : "plain",
  );
  return [plain, readers].filter(({ length }) => length > 0);
}

function keyOf({ document, judgment }: Due): string {
  return answerKey(document.document_id, judgment.judgmentId);
}

/** A choice among no documents needs no engine. */
function noneOf(due: Due, compiled: JudgedContext, { engine }: Dispatch): Judged {
  const answer = { type: "choice", value: ESCAPE, dist: { [ESCAPE]: 1 } } as const;
  const engineVersion = engine.version(due.judgment.definition.engine?.version) ?? engine.name;
  return { due, kind: "answered", answer, engine: engine.name, engineVersion, compiled: { ...compiled, tokens: 0 }, units: 0 };
}

/** Adds a question to a request over the same context that has room for it, or to a new request. */
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
  if (asked.learned) batch.request.learned = { ...batch.request.learned, [questions[0]!.id]: asked.learned.state };
  batch.asked.push(asked);
}

interface Settings {
  settings: EngineRequest["settings"];
  text: string;
}

const known = new WeakMap<JudgmentDefinition, Settings>();

/** The engine settings of a definition. They are computed once, because they are the same for every document. */
function settingsOf(definition: JudgmentDefinition): Settings {
  const held = known.get(definition);
  if (held) return held;
  const { name: _, orders: __, cascade, ...settings } = definition.engine!;
  const of = { settings: settings as EngineRequest["settings"], text: canonical([settings, cascade ?? null] as unknown as Json) };
  known.set(definition, of);
  return of;
}

/** Whether this version and this engine have already answered a context with the same bytes. */
function asksNothingNew(due: Due, compiled: JudgedContext, { engine }: Dispatch, first: FirstEngine | null): boolean {
  const { judgment, stored } = due;
  if (stored === null || stored.revision === null || stored.version !== judgment.activeVersion) return false;
  if (stored.context_hash === null || compiled.hash !== stored.context_hash.toString("base64")) return false;
  const version = versionNow(engine, judgment);
  if (stored.engine === engine.name && (version === null || version === stored.engine_version)) return true;
  return first !== null && isOfFirst(stored, judgment, first);
}

/** Recombines a composite without an engine: its parts are known for this context, but its weights or features have changed. */
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

type Answered = Extract<Judged, { kind: "answered" }>;

/** The answer of the caller that stores it and pays for it. */
function owned(answered: Answered, flight: Flight): Answered {
  return { ...answered, evaluation: flight.evaluation, landed: () => flight.landed(), lost: () => flight.lost() };
}

/** Marks an answer as already billed. */
function again(answered: Answered): Answered {
  return { ...answered, compiled: { ...answered.compiled, tokens: 0 }, units: 0, again: true };
}
