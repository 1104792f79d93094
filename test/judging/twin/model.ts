/**
 * The twin: what every document's answer should be now, said slowly and plainly. It knows of one thing after the other, each at its moment, with
 * all judging done in between; it shares no code with the service.
 */
export type Policy = "on_write" | "on_read" | "manual";

export interface Freshness {
  policy: Policy;
  debounce_ms: number;
  max_wait_ms: number;
}

export interface Definition {
  question: string;
  fields: readonly string[] | null;
  kind: string | null;
}

export interface Content {
  attributes: Record<string, string | number>;
  state: Record<string, string>;
}

interface Answer {
  version: number;
  revision: number;
  context: string;
}

interface Wait {
  first: number;
  due: number;
  revision: number;
}

interface Document extends Content {
  revision: number;
  writtenAt: number;
  answers: Map<Judgment, Answer>;
  waits: Map<Judgment, Wait>;
}

class Judgment {
  readonly owner: string;
  readonly versions: Definition[];
  active: number | null = 1;
  freshness: Freshness;
  threshold: number;
  readonly overrides = new Map<string, { freshness: Partial<Freshness>; threshold?: number }>();

  constructor(owner: string, definition: Definition, freshness: Freshness, threshold: number) {
    this.owner = owner;
    this.versions = [definition];
    this.freshness = freshness;
    this.threshold = threshold;
  }
}

/** An answer as a reader should see it. */
export interface Seen {
  freshness: "fresh" | "pending" | "stale" | "unavailable";
  version?: number;
  revision?: number;
  p?: number;
  high?: boolean;
}

export class Twin {
  now: number;
  /** Questions that engines had to be asked, at the least. */
  asked = 0;
  readonly #documents = new Map<string, Map<string, Document>>();
  readonly #judgments = new Map<string, Map<string, Judgment>>();
  readonly #template: string;

  constructor(template: string, now: number) {
    this.#template = template;
    this.now = now;
  }

  create(owner: string, name: string, definition: Definition, freshness: Freshness, threshold: number): boolean {
    const own = this.#judgments.get(owner) ?? new Map<string, Judgment>();
    if (own.has(name)) return false;
    this.#judgments.set(owner, own.set(name, new Judgment(owner, definition, freshness, threshold)));
    return true;
  }

  own(owner: string, name: string): Judgment | undefined {
    return this.#judgments.get(owner)?.get(name);
  }

  addVersion(owner: string, name: string, definition: Definition): number {
    return this.own(owner, name)!.versions.push(definition);
  }

  activate(owner: string, name: string, version: number | null): void {
    const judgment = this.own(owner, name)!;
    const same =
      version !== null &&
      judgment.active !== null &&
      equal(judgment.versions[judgment.active - 1]!, judgment.versions[version - 1]!);
    if (!same) judgment.active = version;
  }

  /** Sets what is given; null drops an override, or goes back to the default. */
  change(place: string, name: string, freshness: Partial<Freshness>, threshold: number | undefined): boolean {
    const own = this.own(place, name);
    if (own) {
      own.freshness = { ...own.freshness, ...freshness };
      if (threshold !== undefined) own.threshold = threshold;
      return true;
    }
    const inherited = this.effective(place, name);
    if (!inherited) return false;
    const held = inherited.overrides.get(place) ?? { freshness: {} };
    const changed = {
      ...held,
      freshness: { ...held.freshness, ...freshness },
      ...(threshold === undefined ? {} : { threshold }),
    };
    inherited.overrides.set(place, changed);
    return true;
  }

  /** The namespace's own wins over the template's. */
  effective(namespace: string, name: string): Judgment | undefined {
    return this.own(namespace, name) ?? this.own(this.#template, name);
  }

  freshnessOf(namespace: string, judgment: Judgment): Freshness {
    return { ...judgment.freshness, ...judgment.overrides.get(namespace)?.freshness };
  }

  names(namespace: string): string[] {
    const own = [namespace, this.#template].flatMap((owner) => [...(this.#judgments.get(owner)?.keys() ?? [])]);
    return [...new Set(own)].sort();
  }

  ids(namespace: string): string[] {
    return [...(this.#documents.get(namespace)?.keys() ?? [])].sort();
  }

  document(namespace: string, id: string): Document | undefined {
    return this.#documents.get(namespace)?.get(id);
  }

  write(namespace: string, id: string, content: Content, revision: number, waitedFor: readonly string[]): void {
    const documents = this.#documents.get(namespace) ?? new Map<string, Document>();
    this.#documents.set(namespace, documents);
    const before = documents.get(id);
    const document = { answers: new Map(), waits: new Map(), ...before, ...content, revision, writtenAt: this.now };
    documents.set(id, document);
    for (const name of this.names(namespace)) {
      const judgment = this.effective(namespace, name)!;
      const definition = asking(judgment, document);
      if (!definition || this.#carried(judgment, definition, document)) continue;
      const { policy, debounce_ms, max_wait_ms } = this.freshnessOf(namespace, judgment);
      if (waitedFor.includes(name) || (policy === "on_write" && debounce_ms === 0)) this.#judge(judgment, definition, document);
      else if (policy === "on_write") {
        const first = document.waits.get(judgment)?.first ?? this.now;
        document.waits.set(judgment, { first, due: Math.min(this.now + debounce_ms, first + max_wait_ms), revision });
      }
    }
    this.#settleWaits();
  }

  delete(namespace: string, id: string): void {
    this.#documents.get(namespace)?.delete(id);
  }

  /** Somebody looks at documents: what answers on read does so. */
  look(namespace: string, ids: readonly string[], names: readonly string[]): void {
    for (const id of ids) {
      const document = this.document(namespace, id)!;
      for (const name of names) {
        const judgment = this.effective(namespace, name);
        const definition = judgment && asking(judgment, document);
        if (!judgment || !definition || this.freshnessOf(namespace, judgment).policy !== "on_read") continue;
        if (isFresh(judgment, document) || this.#carried(judgment, definition, document)) continue;
        this.#judge(judgment, definition, document);
      }
    }
  }

  pass(ms: number): void {
    this.now += ms;
    this.#settleWaits();
  }

  seen(namespace: string, id: string): Record<string, Seen> {
    const document = this.document(namespace, id)!;
    const seen: Record<string, Seen> = {};
    for (const name of this.names(namespace)) {
      const judgment = this.effective(namespace, name)!;
      if (!asking(judgment, document)) continue;
      const answer = document.answers.get(judgment);
      const threshold = judgment.overrides.get(namespace)?.threshold ?? judgment.threshold;
      const freshness = isFresh(judgment, document)
        ? "fresh"
        : document.waits.has(judgment)
          ? "pending"
          : answer
            ? "stale"
            : "unavailable";
      const p = answer && probability(judgment.versions[answer.version - 1]!.question, answer.context);
      seen[name] = {
        freshness,
        ...(answer ? { version: answer.version, revision: answer.revision, p: p!, high: p! >= threshold } : {}),
      };
    }
    return seen;
  }

  #settleWaits(): void {
    for (const [namespace, documents] of this.#documents) {
      for (const document of documents.values()) {
        for (const [judgment, wait] of document.waits) {
          if (wait.due > this.now) continue;
          const definition = asking(judgment, document);
          const hidden = this.effective(namespace, this.#nameOf(judgment)) !== judgment;
          if (!definition || hidden || isFresh(judgment, document)) document.waits.delete(judgment);
          else this.#due(namespace, judgment, definition, document, wait);
        }
      }
    }
  }

  #due(namespace: string, judgment: Judgment, definition: Definition, document: Document, wait: Wait): void {
    if (document.revision > wait.revision) {
      // Written again since under another policy: quiet by what holds now.
      const { debounce_ms, max_wait_ms } = this.freshnessOf(namespace, judgment);
      const due = Math.min(document.writtenAt + debounce_ms, wait.first + max_wait_ms);
      if (due > this.now) {
        document.waits.set(judgment, { ...wait, due, revision: document.revision });
        return;
      }
    }
    if (!this.#carried(judgment, definition, document)) this.#judge(judgment, definition, document);
  }

  #nameOf(judgment: Judgment): string {
    for (const own of this.#judgments.values()) for (const [name, one] of own) if (one === judgment) return name;
    throw new Error("unreachable");
  }

  /** The same question about the same context costs nothing. */
  #carried(judgment: Judgment, definition: Definition, document: Document): boolean {
    const answer = document.answers.get(judgment);
    if (answer?.version !== judgment.active || answer.context !== contextOf(definition, document)) return false;
    answer.revision = document.revision;
    document.waits.delete(judgment);
    return true;
  }

  #judge(judgment: Judgment, definition: Definition, document: Document): void {
    this.asked += 1;
    document.answers.set(judgment, {
      version: judgment.active!,
      revision: document.revision,
      context: contextOf(definition, document),
    });
    document.waits.delete(judgment);
  }
}

/** What is asked of a document; undefined where the judgment is inactive or does not apply. */
function asking({ active, versions }: Judgment, { attributes }: Content): Definition | undefined {
  if (active === null) return undefined;
  const definition = versions[active - 1]!;
  return definition.kind === null || attributes.kind === definition.kind ? definition : undefined;
}

function isFresh(judgment: Judgment, document: Document): boolean {
  const answer = document.answers.get(judgment);
  return answer !== undefined && answer.version === judgment.active && answer.revision === document.revision;
}

function equal(one: Definition, other: Definition): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function contextOf({ fields }: Definition, { attributes, state }: Content): string {
  if (fields === null) return sorted({ attributes, state });
  const whole: Record<string, Record<string, unknown>> = { attributes, state };
  const shown = fields.flatMap((path) => {
    const [root, member] = path.split(".") as [string, string];
    return member in whole[root]! ? [[path, whole[root]![member]]] : [];
  });
  return sorted(Object.fromEntries(shown));
}

/** JSON with members in one order. */
export function sorted(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${sorted(member)}`).join(",")}}`;
}

/** Some probability, the same for the same question and context. */
export function probability(question: string, context: string): number {
  let hash = 7;
  for (const character of `${question}\n${context}`) hash = (hash * 31 + character.codePointAt(0)!) % 1_000_003;
  return hash / 1_000_003;
}
