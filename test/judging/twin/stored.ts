/** What the judging twin has: judgments and documents with their answers, the context of each, and how fresh each answer is. */
import { type Around, fieldsOf, type Relation, relatedOf, shownAs, sorted, type Value } from "./contexts.ts";
import {
  type Answer,
  asking,
  type Change,
  type Definition,
  type Document,
  type Due,
  type Freshness,
  hasFailed,
  isFresh,
  isOfOther,
  isOutdated,
  isReader,
  type Judgment,
  type Seen,
} from "./records.ts";

export class Stored {
  /** Documents by namespace and id. */
  readonly stored = new Map<string, Map<string, Document>>();
  /** Judgments by owner and name. */
  readonly defined = new Map<string, Map<string, Judgment>>();
  readonly template: string;
  readonly there: string;

  /** @param there the namespace that relations name */
  constructor(template: string, there: string) {
    this.template = template;
    this.there = there;
  }

  own(owner: string, name: string): Judgment | undefined {
    return this.defined.get(owner)?.get(name);
  }

  /** All judgments. */
  judgments(): Judgment[] {
    return [...this.defined.values()].flatMap((own) => [...own.values()]);
  }

  /** The namespace's own judgment wins over the template's. */
  effective(namespace: string, name: string): Judgment | undefined {
    return this.own(namespace, name) ?? this.own(this.template, name);
  }

  freshnessOf(namespace: string, judgment: Judgment): Freshness {
    return { ...judgment.freshness, ...judgment.overrides.get(namespace)?.freshness };
  }

  names(namespace: string): string[] {
    const own = [namespace, this.template].flatMap((owner) => [...(this.defined.get(owner)?.keys() ?? [])]);
    return [...new Set(own)].sort();
  }

  /** Whether any context shows answers. Then the number of questions may depend on the order of judging. */
  get showsAnswers(): boolean {
    return this.judgments().some(({ versions }) => versions.some(isReader));
  }

  exists(namespace: string): boolean {
    return this.stored.has(namespace);
  }

  ids(namespace: string): string[] {
    return [...(this.stored.get(namespace)?.keys() ?? [])].sort();
  }

  document(namespace: string, id: string): Document | undefined {
    return this.stored.get(namespace)?.get(id);
  }

  seen(namespace: string, id: string): Record<string, Seen> {
    const document = this.document(namespace, id)!;
    const seen: Record<string, Seen> = {};
    for (const name of this.names(namespace)) {
      const judgment = this.effective(namespace, name)!;
      const definition = asking(judgment, document);
      if (!definition) continue;
      const answer = document.answers.get(judgment);
      const failure = document.failures.get(judgment);
      const freshness = this.#freshnessNow(judgment, document);
      if (freshness === "fresh" && answer!.context !== this.context(definition, judgment, document)) {
        throw new Error(`The twin is wrong: ${name} of ${id} is fresh, and not for the context of now.`);
      }
      const p = answer?.p;
      seen[name] = {
        freshness,
        ...(answer
          ? { version: answer.version, revision: answer.revision, p: p!, high: p! >= this.thresholdOf(namespace, judgment) }
          : {}),
        ...(failure ? { error: { code: failure.code, at: failure.at } } : {}),
      };
    }
    return seen;
  }

  /** Whether an answer is for the current context, even if that has not been checked yet. */
  isForNow(namespace: string, id: string, name: string): boolean {
    const document = this.document(namespace, id)!;
    const judgment = this.effective(namespace, name)!;
    const answer = document.answers.get(judgment);
    if (answer?.version !== judgment.active || answer!.revision < document.revision) return false;
    return answer!.context === this.context(judgment.definition!, judgment, document);
  }

  /** The service has compared an answer sooner than the twin: it is fresh, and nothing of it waits. */
  settleAnswer(namespace: string, id: string, name: string): void {
    const document = this.document(namespace, id)!;
    const judgment = this.effective(namespace, name)!;
    document.answers.get(judgment)!.outdated = false;
    document.failures.delete(judgment);
    document.waits.delete(judgment);
  }

  /** The service has compared what a failure shows sooner than the twin, and does not wait to do so. */
  settleFailure(namespace: string, id: string, name: string): void {
    const document = this.document(namespace, id)!;
    document.waits.delete(this.effective(namespace, name)!);
  }

  /** For a permanent failure over the current context that has not been checked: its freshness. Undefined for all others. */
  failedForNow(namespace: string, id: string, name: string): Seen["freshness"] | undefined {
    const document = this.document(namespace, id)!;
    const judgment = this.effective(namespace, name)!;
    const failure = document.failures.get(judgment);
    const { quiet, retry } = document.waits.get(judgment) ?? {};
    if (failure?.version !== judgment.active || failure!.revision < document.revision || quiet || retry) return undefined;
    if (failure!.context !== this.context(judgment.definition!, judgment, document)) return undefined;
    return document.answers.has(judgment) ? "stale" : "unavailable";
  }

  /** The documents of a namespace that a run of a periodic judgment judges. */
  unfresh(namespace: string, judgment: Judgment, since: number | null): Due[] {
    return this.all()
      .filter((document) => document.namespace === namespace && asking(judgment, document) !== undefined)
      .filter((document) => !isFresh(judgment, document) && !document.waits.has(judgment))
      .filter((document) => !hasFailed(judgment, document) || isOutdated(judgment, document))
      .filter(
        (document) =>
          since === null || document.revision > since || isOutdated(judgment, document) || isOfOther(judgment, document),
      )
      .map((document) => ({ document, judgment }));
  }

  namespaces(): string[] {
    return [...this.stored.keys()];
  }

  /** The highest revision in a namespace. */
  latest(namespace: string): number {
    return Math.max(0, ...[...this.stored.get(namespace)!.values()].map(({ revision }) => revision));
  }

  #freshnessNow(judgment: Judgment, document: Document): Seen["freshness"] {
    if (isFresh(judgment, document)) return "fresh";
    if (document.waits.has(judgment)) return "pending";
    return document.answers.has(judgment) ? "stale" : "unavailable";
  }

  all(): Document[] {
    return [...this.stored.values()].flatMap((documents) => [...documents.values()]);
  }

  thresholdOf(namespace: string, judgment: Judgment): number {
    return judgment.overrides.get(namespace)?.threshold ?? judgment.threshold;
  }

  /** Whether a judgment needs the values at creation of documents of a namespace. */
  anchored(namespace: string): boolean {
    return this.names(namespace).some((name) =>
      this.effective(namespace, name)!.versions.some(({ previous }) => previous === "created"),
    );
  }

  /** Whether any context shows the answer differently than before. */
  isShownOtherwise(namespace: string, judgment: Judgment, before: Answer | undefined, p: number): boolean {
    const threshold = this.thresholdOf(namespace, judgment);
    const ways = this.judgments().flatMap(({ definition, owner }) =>
      (definition?.related ?? []).filter(({ there }) =>
        there ? this.there === namespace : [namespace, this.template].includes(owner),
      ),
    );
    return ways.some(({ answers }) => {
      if (answers === null) return false;
      return !before || shownAs(answers, { p: before.p, threshold }) !== shownAs(answers, { p, threshold });
    });
  }

  mayShow(relation: Relation, document: Document, { namespace, ids, keys, answers, gone }: Change): boolean {
    const source = relation.there ? this.there : document.namespace;
    if (source !== namespace || (answers && relation.answers === null)) return false;
    if (relation.by === "self") return answers && document.namespace === namespace && ids.has(document.id);
    const { ref, key } = document.attributes;
    if (gone) return document.namespace !== namespace && (relation.by === "reference" ? ref : key) !== undefined;
    if (relation.by === "reference") return ids.has(String(ref));
    const sharing = key === undefined ? undefined : keys.get(key);
    if (sharing === undefined) return false;
    return document.namespace !== namespace || sharing.size > 1 || !sharing.has(document.id);
  }

  previous(definition: Definition, judgment: Judgment, document: Document): Record<string, Value> | null {
    if (definition.previous === null) return null;
    if (definition.previous === "created") {
      const origin = document.changed ? document.origin : document;
      return origin && fieldsOf(["state.text"], origin);
    }
    const answer = document.answers.get(judgment);
    if (!answer?.kept) return null;
    return answer.revision >= document.revision ? answer.kept.shown : answer.kept.now;
  }

  context(definition: Definition, judgment: Judgment, document: Document): string {
    const around: Around<Document> = {
      documents: (there) => [...(this.stored.get(there ? this.there : document.namespace)?.values() ?? [])],
      answer: (one, there) => {
        const source = there ? this.there : document.namespace;
        const read = this.effective(source, "one");
        const answer = read && asking(read, one) && one.answers.get(read);
        return answer ? { p: answer.p, threshold: this.thresholdOf(source, read) } : null;
      },
      isItself: (one) => one === document,
    };
    const related = definition.related.map((relation, at) => [`r${at}`, relatedOf(relation, document, around)] as const);
    const previous = this.previous(definition, judgment, document) ?? {};
    return sorted({
      document: fieldsOf(definition.fields, document),
      ...(Object.keys(previous).length === 0 ? {} : { previous }),
      ...(related.length === 0 ? {} : { related: Object.fromEntries(related) }),
    });
  }
}
