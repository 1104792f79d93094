/**
 * The twin: what every document's answer should be now, computed slowly and plainly. It processes one event after another, each at its
 * time, and finishes all judging in between. It shares no code with the service.
 */
import { type Content, fieldsOf, probability, sorted } from "./contexts.ts";
import { Periods } from "./periods.ts";
import {
  addKey,
  answerChange,
  asking,
  type Change,
  type Definition,
  type Document,
  type Due,
  type Engine,
  type Freshness,
  hasFailed,
  isFresh,
  isOutdated,
  isReader,
  Judgment,
  type Keys,
  NOTHING,
  type Waits,
} from "./records.ts";
import { Stored } from "./stored.ts";

export class Twin extends Stored {
  now: number;
  engine: Engine = { is: "well" };
  /** The minimum number of questions to engines. */
  asked = 0;
  /** How many of these were answered. Each is billed as one unit. */
  billed = 0;
  readonly periods: Periods;
  #changes: Change[] = [];

  /** @param there the namespace that relations name */
  constructor(template: string, there: string, now: number) {
    super(template, there);
    this.now = now;
    this.periods = new Periods(this);
  }

  create(owner: string, name: string, definition: Definition, freshness: Freshness, threshold: number): void {
    const own = this.defined.get(owner) ?? new Map<string, Judgment>();
    const judgment = new Judgment(owner, name, definition, freshness, threshold);
    this.defined.set(owner, own.set(name, judgment));
    this.periods.set(judgment, owner);
    if (name === "one") this.#lookAtReaders(owner);
    this.#settle([]);
  }

  addVersion(owner: string, name: string, definition: Definition): void {
    this.own(owner, name)!.versions.push(definition);
  }

  activate(owner: string, name: string, version: number | null): void {
    const judgment = this.own(owner, name)!;
    const { active, versions } = judgment;
    if (version === active) return;
    if (version !== null && active !== null && sorted(versions[active - 1]) === sorted(versions[version - 1])) return;
    judgment.active = version;
    if (name === "one" && (version === null || active === null)) this.#lookAtReaders(owner);
    // No changes were tracked for it while it was inactive.
    if (version !== null && judgment.activated.has(version) && judgment.definition!.related.length > 0) this.#lookAt(judgment);
    if (version !== null) judgment.activated.add(version);
    this.#settle([]);
  }

  /** Sets the given members. */
  change(place: string, name: string, freshness: Partial<Freshness>, threshold: number | undefined): void {
    const own = this.own(place, name);
    const judgment = own ?? this.effective(place, name)!;
    const concerned = this.all().filter(
      (one) => this.effective(one.namespace, name) === judgment && (own || one.namespace === place),
    );
    const before = new Map(concerned.map((one) => [one, this.thresholdOf(one.namespace, judgment)]));
    if (own) {
      own.freshness = { ...own.freshness, ...freshness };
      if (threshold !== undefined) own.threshold = threshold;
    } else {
      const held = judgment.overrides.get(place) ?? { freshness: {} };
      judgment.overrides.set(place, {
        ...held,
        freshness: { ...held.freshness, ...freshness },
        ...(threshold === undefined ? {} : { threshold }),
      });
    }
    this.periods.set(judgment, place);
    const cuts = this.judgments().some(({ definition }) => definition?.related.some(({ answers }) => answers === "cut"));
    for (const document of concerned) {
      const p = document.answers.get(judgment)?.p;
      const cut = (gte: number) => p !== undefined && p >= gte;
      const [was, is] = [before.get(document)!, this.thresholdOf(document.namespace, judgment)];
      if (name === "one" && cuts && cut(was) !== cut(is)) this.#changes.push(answerChange(document));
    }
    this.#settle([]);
  }

  /** One commit. */
  write(
    namespace: string,
    contents: readonly ({ id: string } & Content)[],
    revision: number,
    waitedFor: readonly string[],
  ): void {
    const documents = this.stored.get(namespace) ?? new Map<string, Document>();
    this.stored.set(namespace, documents);
    const anchored = this.anchored(namespace);
    const written: Document[] = [];
    const keys: Keys = new Map();
    for (const { id, attributes, state } of contents) {
      const before = documents.get(id);
      for (const one of [before?.attributes, attributes]) addKey(keys, one, id);
      const fresh = { createdAt: this.now, origin: null, answers: new Map(), failures: new Map(), waits: new Map() };
      // The values at creation are known for a document that was never changed. They are kept at its first change if a judgment needs them.
      const kept = before && !before.changed && anchored ? { attributes: before.attributes, state: before.state } : null;
      const origin = before?.changed ? before.origin : kept;
      const life = before ? { ...before, changed: true, origin } : { ...fresh, changed: false };
      const document: Document = { ...life, id, namespace, attributes, state, revision, writtenAt: this.now };
      documents.set(id, document);
      written.push(document);
    }
    // Whether an answer still holds is seen after the answers that it shows.
    this.#judge(this.#dueOnWrite(written, waitedFor, false));
    this.#changes.push({ namespace, ids: new Set(contents.map(({ id }) => id)), keys, answers: false });
    this.#settle(this.#dueOnWrite(written, waitedFor, true));
  }

  delete(namespace: string, id: string): void {
    const document = this.document(namespace, id);
    if (!document) return;
    this.stored.get(namespace)!.delete(id);
    this.#changes.push({ ...answerChange(document), answers: false });
    this.#settle([]);
  }

  /** Deletes a namespace with its documents, judgments and overrides. */
  deleteNamespace(namespace: string): void {
    this.stored.delete(namespace);
    this.defined.delete(namespace);
    for (const judgment of this.judgments()) judgment.overrides.delete(namespace);
    this.periods.forget(namespace);
    this.#changes.push({ namespace, ids: new Set(), keys: new Map(), answers: false, gone: true });
    this.#settle([]);
  }

  /** A read of documents: judgments with policy `on_read` answer. `behind`: nobody waits for it. */
  look(namespace: string, ids: readonly string[], names: readonly string[], behind = false): void {
    const due: Due[] = [];
    for (const id of ids) {
      const document = this.document(namespace, id)!;
      for (const name of names) {
        const judgment = this.effective(namespace, name);
        if (!judgment || !asking(judgment, document)) continue;
        if (this.freshnessOf(namespace, judgment).policy !== "on_read" || isFresh(judgment, document)) continue;
        if (behind && document.waits.has(judgment)) continue;
        const stands = hasFailed(judgment, document);
        // A permanent failure is checked if what it shows may have changed.
        const mayBeAnother = !document.waits.has(judgment) && isOutdated(judgment, document);
        if (stands && !mayBeAnother) continue;
        due.push({ document, judgment, stands });
      }
    }
    this.#settle(due);
  }

  /** When something is due next, no later than a given time. */
  next(until: number): number | null {
    const waits = this.all().flatMap(({ waits }) => [...waits.values()]);
    const times = waits.flatMap(({ quiet, retry, elsewhere }) => [quiet?.due, retry?.due, elsewhere?.due]);
    const all = [...times, ...this.periods.times()].filter(
      (due) => due !== undefined && due > this.now && due <= until,
    ) as number[];
    return all.length === 0 ? null : Math.min(...all);
  }

  /** Moves the clock. Nothing is due before. */
  moveTo(moment: number): void {
    this.now = moment;
    this.#settle([]);
    for (const due of this.periods.run()) this.#settle(due);
  }

  /** What a write makes due now. `readers`: of the judgments that show answers, or of the others. The rest is deferred or carried. */
  #dueOnWrite(written: readonly Document[], waitedFor: readonly string[], readers: boolean): Due[] {
    const all = written.flatMap((document) =>
      this.names(document.namespace).map((name) => ({ document, judgment: this.effective(document.namespace, name)! })),
    );
    const concerned = all.filter(({ document, judgment }) => {
      const definition = asking(judgment, document);
      return definition !== undefined && isReader(definition) === readers;
    });
    return concerned.filter((due) => {
      const { policy, debounce_ms } = this.freshnessOf(due.document.namespace, due.judgment);
      const isNow = waitedFor.includes(due.judgment.name) || (policy === "on_write" && debounce_ms === 0);
      if (!isNow) this.#deferOnWrite(due);
      return isNow;
    });
  }

  #deferOnWrite({ document, judgment }: Due): void {
    const { policy, debounce_ms, max_wait_ms } = this.freshnessOf(document.namespace, judgment);
    if (this.#carry({ document, judgment }) || policy !== "on_write") return;
    const waits = document.waits.get(judgment) ?? {};
    const first = waits.quiet?.first ?? this.now;
    const quiet = { first, due: Math.min(this.now + debounce_ms, first + max_wait_ms), revision: document.revision };
    document.waits.set(judgment, { ...waits, quiet });
  }

  /** Judges what is due, and what becomes due through that, until nothing is. */
  #settle(given: readonly Due[]): void {
    let due = given;
    for (;;) {
      this.#judge([...due, ...this.#dueNow()]);
      const changes = this.#changes;
      this.#changes = [];
      for (const change of changes) this.#fanOut(change);
      due = [];
      if (changes.length === 0) return;
    }
  }

  /** Deferred judgments whose wait is over. */
  #dueNow(): Due[] {
    const due: Due[] = [];
    for (const document of this.all()) {
      for (const [judgment, waits] of document.waits) {
        const isDue = (wait: { due: number } | undefined) => wait !== undefined && wait.due <= this.now;
        const called = { quiet: isDue(waits.quiet), retry: isDue(waits.retry), elsewhere: isDue(waits.elsewhere) };
        if (!called.quiet && !called.retry && !called.elsewhere) continue;
        const calls = this.#callsOf(document, judgment, waits, called);
        const left = { ...waits };
        if (called.quiet && calls.again === null) delete left.quiet;
        if (calls.again !== null) left.quiet = calls.again;
        if (called.retry && !calls.judge) delete left.retry;
        if (called.elsewhere) delete left.elsewhere;
        if (Object.values(left).some((wait) => wait !== undefined)) document.waits.set(judgment, left);
        else document.waits.delete(judgment);
        if (calls.judge) due.push({ document, judgment, stands: calls.stands && hasFailed(judgment, document) });
        else if (calls.compare) due.push({ document, judgment, compared: true });
      }
    }
    return due;
  }

  #callsOf(document: Document, judgment: Judgment, waits: Waits, called: Record<keyof Waits, boolean>) {
    const nothing = { judge: false, compare: false, stands: false, again: null };
    const hidden = this.effective(document.namespace, judgment.name) !== judgment;
    if (hidden || !asking(judgment, document) || isFresh(judgment, document)) return nothing;
    const { policy, debounce_ms, max_wait_ms } = this.freshnessOf(document.namespace, judgment);
    const calls: { judge: boolean; compare: boolean; stands: boolean; again: Waits["quiet"] | null } = { ...nothing };
    if (called.quiet && !hasFailed(judgment, document)) {
      const { first, revision } = waits.quiet!;
      // Written again since, under another policy: the current debounce applies.
      const until = Math.min(document.writtenAt + debounce_ms, first + max_wait_ms);
      if (revision < document.revision && until > this.now) calls.again = { first, due: until, revision: document.revision };
      else calls.judge = true;
    }
    if (called.retry && !(waits.retry!.revision < document.revision && policy === "on_write")) calls.judge = true;
    // Judging after the debounce will also see what changed elsewhere.
    if (called.elsewhere && !(waits.quiet && waits.quiet.due > this.now)) {
      calls.stands = !calls.judge;
      if (policy === "manual" || policy === "periodic") calls.compare = true;
      else calls.judge = true;
    }
    if (calls.judge) calls.again = null;
    return calls;
  }

  /** Judgments that show answers come after those that they show. */
  #judge(due: readonly Due[]): void {
    const once = [
      ...new Map(due.map((one) => [`${one.document.namespace} ${one.document.id} ${one.judgment.name}`, one])).values(),
    ];
    for (const readers of [false, true]) {
      for (const one of once)
        if (isReader(one.judgment.definition!) === readers && !this.#carry(one) && !one.compared && !this.#stands(one))
          this.#ask(one);
    }
  }

  /** The same question about the same context costs nothing. */
  #carry({ document, judgment }: Due): boolean {
    const answer = document.answers.get(judgment);
    if (answer?.version !== judgment.active) return false;
    if (answer!.context !== this.context(judgment.definition!, judgment, document)) return false;
    answer!.revision = document.revision;
    answer!.outdated = false;
    document.failures.delete(judgment);
    document.waits.delete(judgment);
    return true;
  }

  /** A failure is retried when that is due, or over another context. */
  #stands({ document, judgment, stands }: Due): boolean {
    if (!stands) return false;
    return document.failures.get(judgment)!.context === this.context(judgment.definition!, judgment, document);
  }

  #ask({ document, judgment }: Due): void {
    const definition = judgment.definition!;
    const version = judgment.active!;
    const { revision } = document;
    const attempts = document.waits.get(judgment)?.retry?.attempts ?? 0;
    this.asked += 1;
    document.waits.delete(judgment);
    if (this.engine.is !== "well") {
      const code = this.engine.is === "refusing" ? "engine_refused" : "engine_unavailable";
      const context = this.context(definition, judgment, document);
      const outdated = document.failures.get(judgment)?.outdated === true;
      document.failures.set(judgment, { code, at: this.now, version, revision, context, outdated });
      if (this.engine.is === "refusing") return;
      const wait = Math.max(Math.min(300_000, 1_000 * 2 ** attempts), this.engine.forMs);
      document.waits.set(judgment, { retry: { due: this.now + wait, attempts: attempts + 1, revision } });
      return;
    }
    this.billed += 1;
    const before = document.answers.get(judgment);
    const shown = this.previous(definition, judgment, document);
    const context = this.context(definition, judgment, document);
    const kept = definition.previous === "last_answer" ? { shown, now: fieldsOf(["state.text"], document) } : null;
    const p = probability(definition.question, context);
    document.answers.set(judgment, { version, revision, context, p, kept, outdated: false });
    document.failures.delete(judgment);
    if (judgment.name === "one" && this.isShownOtherwise(document.namespace, judgment, before, p))
      this.#changes.push(answerChange(document));
  }

  /** Everything that may show the change is due again. */
  #fanOut(change: Change): void {
    for (const document of this.all()) {
      for (const name of this.names(document.namespace)) {
        const judgment = this.effective(document.namespace, name)!;
        if (asking(judgment, document)?.related.some((relation) => this.mayShow(relation, document, change)))
          this.#touch(document, judgment);
      }
    }
  }

  #touch(document: Document, judgment: Judgment): void {
    const answer = document.answers.get(judgment);
    const failure = document.failures.get(judgment);
    if (!answer && !failure) return;
    if (answer) answer.outdated = true;
    if (failure) failure.outdated = true;
    const { policy, fanout_ms } = this.freshnessOf(document.namespace, judgment);
    if (policy === "on_read") return;
    const waits = document.waits.get(judgment) ?? {};
    const first = waits.elsewhere?.first ?? this.now;
    const due = policy === "on_write" ? Math.min(this.now + fanout_ms, first + 60_000) : this.now;
    document.waits.set(judgment, { ...waits, elsewhere: { first, due } });
    // Checked again by the next reader.
    this.#changes.push(NOTHING);
  }

  /** All answers and failures of the active version: what they show may have changed while nobody tracked it. */
  #lookAt(judgment: Judgment): void {
    for (const document of this.all()) {
      if (this.effective(document.namespace, judgment.name) !== judgment || !asking(judgment, document)) continue;
      const last = document.failures.get(judgment) ?? document.answers.get(judgment);
      if (last?.version === judgment.active) this.#touch(document, judgment);
    }
  }

  /** The answers of judgments that read a place's judgment `one`. */
  #lookAtReaders(owner: string): void {
    const concerned = (source: string) => source === owner || (owner === this.template && !this.own(source, "one"));
    const readers = this.judgments().filter((judgment) => {
      const places = judgment.owner === this.template ? [...this.stored.keys()] : [judgment.owner];
      return judgment.definition?.related.some(
        ({ answers, there }) => answers !== null && (there ? concerned(this.there) : places.some(concerned)),
      );
    });
    for (const judgment of readers) this.#lookAt(judgment);
  }
}
