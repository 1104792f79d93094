/** The part of one namespace in a commit: which of its requests go in, what they make of its documents, and what each is answered. */
import type { WriteRequest } from "#generated/types.ts";
import { type Transaction, unawaited } from "#src/db/session.ts";
import { ServiceError } from "#src/errors.ts";
import { forgetAnswers, type StoredAnswer } from "#src/judging/answers.ts";
import { forgetOrigins, keepOrigins } from "#src/judging/context/origins.ts";
import { type Deferred, forgetDeferred } from "#src/judging/deferred.ts";
import { holdInteractive, type Interactive } from "#src/judging/holds.ts";
import type { Whole } from "#src/judging/passing-over.ts";
import type { CommitRecord, Held } from "#src/namespaces/sequence.ts";
import { AttributeChanges } from "./attribute-changes.ts";
import { Composition, ConditionsUnmet, type Draft, isDeleted, type Outcome, type StoredDocument } from "./composition.ts";
import { type Condition, revisionConflict } from "./conditions.ts";
import type { Content } from "./content.ts";
import type { Indexable } from "./indexed-times.ts";
import type { Records } from "./records.ts";
import type { DocumentRow } from "./sql.ts";
import * as sql from "./sql.ts";

export interface Write {
  request: WriteRequest;
  /** The documents it names, each once, in order of first mention. */
  ids: readonly string[];
  /** Of its upserts; made before they are needed where there is time to. */
  contents?: readonly Content[];
  /** What it requires of its documents; `conditionsOf(request)`. */
  conditions: readonly Condition[];
  /** Empty where nobody waits. */
  interactive: readonly Interactive[];
}

/** What a commit knows of documents that somebody waits for, so that nobody has to read it. */
export interface Waited {
  /** As the namespace was held for the commit. */
  held: Held;
  /** As the commit leaves them, without those that are gone. */
  documents: DocumentRow[];
  /** What was stored of their answers before, also of former lives. */
  stored: readonly StoredAnswer[];
  /** What they waited for before. */
  deferred: readonly Deferred[];
}

export interface WriteOutcome {
  sequence: number;
  namespaceId: number;
  /** In the order of the write's ids. */
  results: WrittenDocument[];
  bytes: number;
  /** Of those of its documents that its process judges itself; absent where nobody waits, or where it is not known here. */
  waited?: Waited;
  /** Whether catch-up has nothing to do with it: all of it is judged by those who wait. */
  passedOver?: boolean;
}

export interface WrittenDocument {
  id: string;
  /** Of one document, each request of a commit that changes it has a revision of its own; the last one has the commit's sequence. */
  revision: number;
  incarnation: number;
  deleted: boolean;
}

export interface Statements {
  inserts: Records;
  updates: Records;
}

export class NamespaceCommit {
  readonly #held: Held;
  /** The documents whose lives end in it. */
  readonly #ended: string[] = [];
  readonly #composition: Composition;
  readonly #writes: readonly Write[];
  /** What each write makes of its documents, before those after it. */
  readonly #applied: (ReadonlyMap<string, Outcome> | Refused)[];
  readonly #sizes = new Map<string, number>();
  /** Documents, and bytes, that the namespace has more than before. */
  readonly #at: Date;
  readonly #known: Pick<Waited, "stored" | "deferred">;
  #documents = 0;
  #bytes = 0;

  /** @param refusal of all of its requests */
  constructor(
    held: Held,
    stored: ReadonlyMap<string, StoredDocument>,
    writes: readonly Write[],
    {
      at,
      known = NOTHING_KNOWN,
      refusal,
    }: { at: Date; known?: Pick<Waited, "stored" | "deferred">; refusal?: ServiceError | undefined },
  ) {
    this.#at = at;
    this.#known = known;
    this.#composition = new Composition(stored);
    this.#writes = writes;
    this.#applied = writes.map(
      ({ request, contents, conditions }) =>
        refusal ?? orRefusal(() => this.#composition.apply(request, { contents, conditions })),
    );
    this.#held = { ...held, sequence: held.sequence + mostTurns(this.#composition.outcomes) - 1 };
  }

  /**
   * The revision of a document after a turn. The commit's sequence is raised so far that each turn has a revision which no commit before
   * had. Were two turns one revision, the request of the first could replace what the second has written, by a condition that holds.
   */
  revisionOf(id: string, turn: number): number {
    return this.#held.sequence - this.#composition.outcomes.get(id)!.turn + turn;
  }

  /** Whether all of its requests were refused. */
  get empty(): boolean {
    return this.#applied.every(isRefused);
  }

  /** What the namespace will be like for the next commit; null where nothing is to be foreseen of that. */
  get next(): Held | null {
    const allNew = [...this.#composition.outcomes.keys()].every((id) => this.#composition.storedDocument(id) === undefined);
    if (this.empty || !allNew || this.#held.rejects) return null;
    return { ...this.#held, sequence: this.#held.sequence + 1 };
  }

  get nonProduction(): boolean {
    return this.#held.nonProduction;
  }

  /** Bytes that are billed: all that its requests are answered. */
  get written(): number {
    let written = 0;
    for (const { ids } of this.#kept()) for (const id of ids) written += this.#sizes.get(id) ?? 0;
    return written;
  }

  /** Sends everything that the commit does to documents and to what hangs on them. */
  async send(tx: Transaction, { inserts, updates }: Statements): Promise<void> {
    const { namespaceId, highestPin, maintained } = this.#held;
    this.#keepForReaders(tx);
    this.#keepOrigins(tx);
    const attributes = new AttributeChanges(this.#held);
    const gone: string[] = [];
    const reborn: string[] = [];
    for (const [id, outcome] of this.#composition.outcomes) {
      const before = this.#composition.storedDocument(id);
      this.#documents -= before ? 1 : 0;
      this.#bytes -= before?.bytes ?? 0;
      if (maintained.length > 0) {
        attributes.note(id, before ? { ...before, attributes: before.attributes! } : null, this.#found(outcome));
      }
      if (isDeleted(outcome)) {
        if (before) gone.push(id);
        continue;
      }
      if (before && outcome.incarnation === null) reborn.push(id);
      const statements = before ? updates : inserts;
      const { bytes } = statements.add(this.#held, id, this.#withIncarnation(id, outcome));
      this.#sizes.set(id, bytes);
      this.#documents += 1;
      this.#bytes += bytes;
      const room = statements.pass();
      if (room) await room;
    }
    if (gone.length > 0) unawaited(sql.deleteDocuments(tx, namespaceId, gone));
    this.#ended.push(...gone, ...reborn);
    const ended = this.#ended;
    if (ended.length > 0) {
      unawaited(forgetAnswers(tx, { namespaceId, sequence: this.#held.sequence, highestPin }, ended));
      unawaited(forgetDeferred(tx, namespaceId, ended));
      if (this.#held.anchored.length > 0) unawaited(forgetOrigins(tx, namespaceId, ended));
    }
    attributes.send(tx);
    for (const { interactive } of this.#kept()) for (const each of interactive) unawaited(holdInteractive(tx, this.#held, each));
  }

  #keepForReaders(tx: Transaction): void {
    const { highestPin } = this.#held;
    if (highestPin === null) return;
    const changed = [...this.#composition.outcomes.keys()].filter((id) => this.#composition.storedDocument(id));
    if (changed.length > 0) unawaited(sql.keepDocuments(tx, { ...this.#held, highestPin }, changed));
  }

  #keepOrigins(tx: Transaction): void {
    const { namespaceId, anchored } = this.#held;
    if (anchored.length === 0) return;
    const changed = [...this.#composition.outcomes.keys()].filter((id) => this.#composition.storedDocument(id));
    if (changed.length > 0) unawaited(keepOrigins(tx, namespaceId, anchored, changed));
  }

  #kept(): Write[] {
    return this.#writes.filter((_, at) => !isRefused(this.#applied[at]!));
  }

  /**
   * Set where all that it makes due is held by processes that judge it, and nobody else is concerned by that: neither a budget nor contexts that
   * show its documents.
   */
  get heldAsWhole(): { whole: Whole; until: Date } | undefined {
    if (this.#held.followed || this.#held.budgeted) return undefined;
    const holds = this.#kept().map(({ interactive: [first] }) => first);
    const [{ whole, until } = {}] = holds;
    if (!whole || !until || !holds.every((hold) => hold?.whole?.epoch === whole.epoch)) return undefined;
    return { whole, until };
  }

  record(): CommitRecord {
    const { namespaceId, sequence, followers } = this.#held;
    const documentIds = [...this.#composition.outcomes.keys()];
    return { namespaceId, sequence, followers, documentIds, ended: this.#ended, documents: this.#documents, bytes: this.#bytes };
  }

  /** What each of its writes is answered. */
  outcomes(): (WriteOutcome | ServiceError)[] {
    return this.#writes.map(({ ids, interactive }, at) => {
      const applied = this.#applied[at]!;
      if (applied instanceof ServiceError) return applied;
      if (applied instanceof ConditionsUnmet) return this.#conflict(applied);
      const judged = interactive.find(({ asked }) => !asked);
      return { ...this.#outcome(ids, applied), ...(judged ? { waited: this.#waited(new Set(judged.documentIds)) } : {}) };
    });
  }

  #conflict({ unmet }: ConditionsUnmet): ServiceError {
    return revisionConflict(
      unmet.map(({ condition: { id, revision: wanted }, present }) => {
        const revision = present === null ? 0 : "turn" in present ? this.revisionOf(id, present.turn) : present.revision;
        return { id, if_revision: wanted, revision };
      }),
    );
  }

  /** One that began at the last turn is left to the store, which gives it its revision. */
  #withIncarnation(id: string, draft: Draft): Draft {
    if (draft.begun === null || draft.begun === draft.turn) return draft;
    return { ...draft, incarnation: this.revisionOf(id, draft.begun) };
  }

  #incarnationOf(id: string, { incarnation, begun }: Outcome): number {
    return begun === null ? (incarnation ?? 0) : this.revisionOf(id, begun);
  }

  #waited(ids: ReadonlySet<string>): Waited {
    const documents: DocumentRow[] = [];
    for (const id of ids) {
      const outcome = this.#composition.outcomes.get(id)!;
      if (!isDeleted(outcome)) documents.push(this.#row(id, outcome));
    }
    const isOf = ({ document_id }: { document_id: string }) => ids.has(document_id);
    const { stored, deferred } = this.#known;
    return { held: this.#held, documents, stored: stored.filter(isOf), deferred: deferred.filter(isOf) };
  }

  /** What a document will be found by; null where it will not be there. */
  #found(outcome: Outcome): Indexable | null {
    if (isDeleted(outcome)) return null;
    return { attributes: outcome.attributes, createdAt: outcome.createdAt ?? this.#at, updatedAt: this.#at };
  }

  #row(id: string, draft: Draft): DocumentRow {
    const { createdAt, attributes, state } = draft;
    return {
      document_id: id,
      revision: this.#held.sequence,
      incarnation: this.#incarnationOf(id, draft),
      created_at: createdAt ?? this.#at,
      updated_at: this.#at,
      attributes,
      state,
      bytes: this.#sizes.get(id)!,
    };
  }

  #outcome(ids: readonly string[], applied: ReadonlyMap<string, Outcome>): WriteOutcome {
    const { namespaceId, sequence } = this.#held;
    let bytes = 0;
    const results = ids.map((id) => {
      const outcome = applied.get(id)!;
      bytes += this.#sizes.get(id) ?? 0;
      const incarnation = this.#incarnationOf(id, outcome);
      return { id, deleted: isDeleted(outcome), revision: this.revisionOf(id, outcome.turn), incarnation };
    });
    return { namespaceId, sequence, results, bytes };
  }
}

const NOTHING_KNOWN = { stored: [], deferred: [] };

/** Which revisions are there instead is known when the commit has been composed. */
type Refused = ServiceError | ConditionsUnmet;

function isRefused(applied: unknown): applied is Refused {
  return applied instanceof ServiceError || applied instanceof ConditionsUnmet;
}

function orRefusal<T>(work: () => T): T | Refused {
  try {
    return work();
  } catch (error) {
    if (isRefused(error)) return error;
    throw error;
  }
}

function mostTurns(outcomes: ReadonlyMap<string, Outcome>): number {
  let most = 1;
  for (const { turn } of outcomes.values()) most = Math.max(most, turn);
  return most;
}
