/** The part of one namespace in a commit: which of its requests go in, what they make of its documents, and what each is answered. */
import type { WriteRequest } from "#generated/types.ts";
import { type Transaction, unawaited } from "#src/db/session.ts";
import { ServiceError } from "#src/errors.ts";
import { forgetAnswers } from "#src/judging/answers.ts";
import { forgetOrigins, keepOrigins } from "#src/judging/context/origins.ts";
import { forgetDeferred } from "#src/judging/deferred.ts";
import { holdInteractive, type Interactive } from "#src/judging/holds.ts";
import type { CommitRecord, Held } from "#src/namespaces/sequence.ts";
import { AttributeChanges } from "./attribute-changes.ts";
import { Composition, isDeleted, type Outcome, type StoredDocument } from "./composition.ts";
import type { Content } from "./content.ts";
import type { Records } from "./records.ts";
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

export interface WriteOutcome {
  sequence: number;
  namespaceId: number;
  /** In the order of the write's ids. */
  results: { id: string; incarnation: number; deleted: boolean }[];
  bytes: number;
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
  #documents = 0;
  #bytes = 0;

  /** @param refusal of all of its requests */
  constructor(held: Held, stored: ReadonlyMap<string, StoredDocument>, writes: readonly Write[], refusal?: ServiceError) {
    this.#held = held;
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
        attributes.note(id, before?.attributes ?? null, isDeleted(outcome) ? null : outcome.attributes);
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

  record(): CommitRecord {
    const { namespaceId, sequence, subscribed } = this.#held;
    const documentIds = [...this.#composition.outcomes.keys()];
    return { namespaceId, sequence, subscribed, documentIds, documents: this.#documents, bytes: this.#bytes };
  }

  /** What each of its writes is answered. */
  outcomes(): (WriteOutcome | ServiceError)[] {
    return this.#writes.map(({ ids }, at) => {
      const applied = this.#applied[at]!;
      return applied instanceof ServiceError ? applied : this.#outcome(ids, applied);
    });
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

function orRefusal<T>(work: () => T): T | ServiceError {
  try {
    return work();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}
