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
import { Composition, type Draft, isDeleted, type Outcome, type StoredDocument } from "./composition.ts";
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
  results: { id: string; incarnation: number; deleted: boolean }[];
  bytes: number;
  /** Of those of its documents that its process judges itself; absent where nobody waits, or where it is not known here. */
  waited?: Waited;
  /** Whether catch-up has nothing to do with it: all of it is judged by those who wait. */
  passedOver?: boolean;
}

export interface Statements {
  inserts: Records;
  updates: Records;
}

export class NamespaceCommit {
  readonly #held: Held;
  readonly #composition: Composition;
  readonly #writes: readonly Write[];
  /** What each write makes of its documents, before those after it. */
  readonly #applied: (ReadonlyMap<string, Outcome> | ServiceError)[];
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
    this.#held = held;
    this.#at = at;
    this.#known = known;
    this.#composition = new Composition(stored);
    this.#writes = writes;
    this.#applied = writes.map(({ request, contents }) => refusal ?? orRefusal(() => this.#composition.apply(request, contents)));
  }

  /** Whether all of its requests were refused. */
  get empty(): boolean {
    return this.#applied.every((applied) => applied instanceof ServiceError);
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
      const { bytes } = statements.add(this.#held, id, outcome);
      this.#sizes.set(id, bytes);
      this.#documents += 1;
      this.#bytes += bytes;
      const room = statements.pass();
      if (room) await room;
    }
    if (gone.length > 0) unawaited(sql.deleteDocuments(tx, namespaceId, gone));
    const ended = [...gone, ...reborn];
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
    return this.#writes.filter((_, at) => !(this.#applied[at] instanceof ServiceError));
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
    return { namespaceId, sequence, followers, documentIds, documents: this.#documents, bytes: this.#bytes };
  }

  /** What each of its writes is answered. */
  outcomes(): (WriteOutcome | ServiceError)[] {
    return this.#writes.map(({ ids, interactive }, at) => {
      const applied = this.#applied[at]!;
      if (applied instanceof ServiceError) return applied;
      const judged = interactive.find(({ asked }) => !asked);
      return { ...this.#outcome(ids, applied), ...(judged ? { waited: this.#waited(new Set(judged.documentIds)) } : {}) };
    });
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

  #row(id: string, { incarnation, createdAt, attributes, state }: Draft): DocumentRow {
    const { sequence } = this.#held;
    return {
      document_id: id,
      revision: sequence,
      incarnation: incarnation ?? sequence,
      created_at: createdAt ?? this.#at,
      updated_at: this.#at,
      attributes,
      state,
    };
  }

  #outcome(ids: readonly string[], applied: ReadonlyMap<string, Outcome>): WriteOutcome {
    const { namespaceId, sequence } = this.#held;
    let bytes = 0;
    const results = ids.map((id) => {
      const outcome = applied.get(id)!;
      const deleted = isDeleted(outcome);
      bytes += this.#sizes.get(id) ?? 0;
      return { id, deleted, incarnation: outcome.incarnation ?? (deleted ? 0 : sequence) };
    });
    return { namespaceId, sequence, results, bytes };
  }
}

const NOTHING_KNOWN = { stored: [], deferred: [] };

function orRefusal<T>(work: () => T): T | ServiceError {
  try {
    return work();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}
