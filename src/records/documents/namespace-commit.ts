/** One namespace's part of a commit: which requests are accepted, their effect on documents, and their results. */
import type { WriteRequest } from "#generated/types.ts";
import { type Transaction, unawaited } from "#src/foundation/db/session.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { forgetAnswers, type StoredAnswer } from "#src/records/answers/answers.ts";
import { type Deferred, forgetDeferred } from "#src/records/answers/deferred.ts";
import { holdInteractive, type Interactive } from "#src/records/answers/holds.ts";
import type { Whole } from "#src/records/answers/passing-over.ts";
import { noteRetained } from "#src/records/namespaces/retained.ts";
import type { CommitRecord, Locked } from "#src/records/namespaces/sequence.ts";
import { forgetOrigins, keepOrigins } from "#src/records/shown/origins.ts";
import type { Indexable } from "#src/records/values/indexed-times.ts";
import { AttributeChanges } from "./attribute-changes.ts";
import { type Composed, Composition, ConditionsUnmet, type Draft, isDeleted, type StoredDocument } from "./composition.ts";
import { type Condition, revisionConflict } from "./conditions.ts";
import type { Content } from "./content.ts";
import type { Records } from "./records.ts";
import type { DocumentRow } from "./sql.ts";
import * as sql from "./sql.ts";

export interface Write {
  request: WriteRequest;
  /** The documents it names, each once, in order of first mention. */
  ids: readonly string[];
  /** The contents of its upserts, encoded in advance if there was time. */
  contents?: readonly Content[];
  /** The required revisions of its documents: `conditionsOf(request)`. */
  conditions: readonly Condition[];
  /** Empty if no client waits. */
  interactive: readonly Interactive[];
}

/** What the commit knows of documents whose answers a client waits for, so that nobody has to read it again. */
export interface Waited {
  /** The namespace's state under the commit's lock. */
  held: Locked;
  /** The documents after the commit, without deleted ones. */
  documents: DocumentRow[];
  /** Their answers stored before the commit, including those of earlier generations. */
  stored: readonly StoredAnswer[];
  /** Their postponed judging before the commit. */
  deferred: readonly Deferred[];
}

export interface WriteOutcome {
  sequence: number;
  namespaceId: number;
  /** In the order of the write's ids. */
  results: WrittenDocument[];
  bytes: number;
  /** For those of its documents that its process judges itself. Absent if no client waits, or if it is not known here. */
  waited?: Waited;
  /** Whether catch-up has nothing to do with this write, because the process judges all of it for waiting clients. */
  passedOver?: boolean;
}

export interface WrittenDocument {
  id: string;
  /** If several requests of a commit change one document, each has its own revision. The last one has the commit's sequence. */
  revision: number;
  incarnation: number;
  deleted: boolean;
}

export interface Statements {
  inserts: Records;
  updates: Records;
}

export class NamespaceCommit {
  readonly #held: Locked;
  /** The documents whose generation ends in this commit. */
  readonly #ended: string[] = [];
  readonly #composition: Composition;
  readonly #writes: readonly Write[];
  /** The effect of each write on its documents, before later writes. */
  readonly #applied: (ReadonlyMap<string, Composed> | Refused)[];
  readonly #sizes = new Map<string, number>();
  readonly #at: Date;
  readonly #known: Pick<Waited, "stored" | "deferred">;
  /** The growth of the namespace in documents and in bytes. */
  #documents = 0;
  #bytes = 0;

  /** @param refusal refuses all of its requests */
  constructor(
    held: Locked,
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
   * The revision of a document after a turn. The commit's sequence is raised far enough that each turn has a revision no earlier
   * commit had. If two turns shared a revision, a client that read the first turn's result could overwrite the second's although
   * its condition held.
   */
  revisionOf(id: string, turn: number): number {
    return this.#held.sequence - this.#composition.outcomes.get(id)!.turn + turn;
  }

  /** Whether all of its requests were refused. */
  get empty(): boolean {
    return this.#applied.every(isRefused);
  }

  /** The predicted state of the namespace for the next commit; null if nothing can be predicted. */
  get next(): Locked | null {
    const allNew = [...this.#composition.outcomes.keys()].every((id) => this.#composition.storedDocument(id) === undefined);
    if (this.empty || !allNew || this.#held.rejects) return null;
    return { ...this.#held, sequence: this.#held.sequence + 1 };
  }

  get nonProduction(): boolean {
    return this.#held.nonProduction;
  }

  /** Billed bytes: the total size of the documents in the results of all its requests. */
  get written(): number {
    let written = 0;
    for (const { ids } of this.#kept()) for (const id of ids) written += this.#sizes.get(id) ?? 0;
    return written;
  }

  /**
   * Sends all statements of the commit, for documents and their dependent rows.
   *
   * @param composed called when all documents are with `inserts` and `updates`, before what depends on them is sent. Returns whether it has taken
   *   the leases.
   */
  async send(tx: Transaction, { inserts, updates }: Statements, composed = () => false): Promise<void> {
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
    this.#ended.push(...gone, ...reborn);
    const isHeld = composed();
    if (gone.length > 0) unawaited(sql.deleteDocuments(tx, namespaceId, gone));
    const ended = this.#ended;
    if (ended.length > 0) {
      unawaited(forgetAnswers(tx, { namespaceId, sequence: this.#held.sequence, highestPin }, ended));
      unawaited(forgetDeferred(tx, namespaceId, ended));
      if (this.#held.anchored.length > 0) unawaited(forgetOrigins(tx, namespaceId, ended));
    }
    attributes.send(tx);
    if (!isHeld) for (const each of this.interactive) unawaited(holdInteractive(tx, this.#held, each));
  }

  /** What clients wait for. */
  get interactive(): Interactive[] {
    return this.#kept().flatMap(({ interactive }) => interactive);
  }

  #keepForReaders(tx: Transaction): void {
    const { highestPin } = this.#held;
    if (highestPin === null) return;
    const changed = [...this.#composition.outcomes.keys()].filter((id) => this.#composition.storedDocument(id));
    if (changed.length === 0) return;
    unawaited(sql.keepDocuments(tx, { ...this.#held, highestPin }, changed));
    const bytes = changed.reduce((sum, id) => sum + this.#composition.storedDocument(id)!.bytes, 0);
    noteRetained(tx, this.#held.namespaceId, bytes);
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
   * Set if the judging processes hold all the work that the commit makes due. No budget and no context of other documents may be concerned.
   */
  get heldAsWhole(): { whole: Whole; until: Date } | undefined {
    if (this.#held.followed || this.#held.budgeted) return undefined;
    const holds = this.#kept().map(({ interactive: [first] }) => first);
    const [{ whole, until } = {}] = holds;
    if (!whole || !until || !holds.every((hold) => hold?.whole?.epoch === whole.epoch)) return undefined;
    return { whole, until };
  }

  /**
   * What followers must look at. A document that is there neither before nor after the commit is not named: contexts that would show it
   * stay as they are.
   */
  record(): CommitRecord {
    const { namespaceId, sequence, followers } = this.#held;
    const { outcomes } = this.#composition;
    const documentIds = [...outcomes.keys()].filter(
      (id) => this.#composition.storedDocument(id) !== undefined || !isDeleted(outcomes.get(id)!),
    );
    return { namespaceId, sequence, followers, documentIds, ended: this.#ended, documents: this.#documents, bytes: this.#bytes };
  }

  /** The result of each of its writes. */
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

  /** If a document began at the last turn, the database assigns its incarnation, which is its revision. */
  #withIncarnation(id: string, draft: Draft): Draft {
    if (draft.begun === null || draft.begun === draft.turn) return draft;
    return { ...draft, incarnation: this.revisionOf(id, draft.begun) };
  }

  #incarnationOf(id: string, { incarnation, begun }: Composed): number {
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

  /** The index values of a document; null if it will not exist. */
  #found(outcome: Composed): Indexable | null {
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

  #outcome(ids: readonly string[], applied: ReadonlyMap<string, Composed>): WriteOutcome {
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

/** The actual revisions are known only after the commit has been composed. */
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

function mostTurns(outcomes: ReadonlyMap<string, Composed>): number {
  let most = 1;
  for (const { turn } of outcomes.values()) most = Math.max(most, turn);
  return most;
}
