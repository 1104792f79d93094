/**
 * A source of related documents: the namespace of the document, or another one that a relation names. A few statements read all documents
 * that a page of contexts shows of a source.
 */

import type { Session } from "#src/foundation/db/database.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { appliesTo } from "#src/judging/definitions/applies-to.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { rawAnswer, readAnswers, type StoredAnswer } from "#src/records/answers/answers.ts";
import { joinableAttributes } from "#src/records/attributes/indexes.ts";
import { type DocumentRow, isTenant, readDocuments, withoutSource } from "#src/records/documents/documents.ts";
import { type NamespaceIdentity, namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";
import { MOST_RELATED } from "./relations.ts";
import { newestSharing, type SharedKey } from "./sql.ts";

/** Answers that are not stored yet. Contexts show them instead of the stored ones. */
export type FreshAnswers = ReadonlyMap<string, RawAnswer>;

export function answerKey(documentId: string, judgmentId: string): string {
  return `${judgmentId}\n${documentId}`;
}

/** Whether a judgment is active and applies to a document. */
export function answers(judgment: Judgment, { attributes }: Pick<DocumentRow, "attributes">): boolean {
  return isActive(judgment) && appliesTo(judgment.definition, attributes);
}

/**
 * A document as contexts show it. Everyone who may read the judgment may read what its contexts show, so `state.source` of a tenant is left out.
 */
export function shownDocument(namespace: string, document: DocumentRow): DocumentRow {
  return isTenant(namespace, document.document_id) ? { ...document, state: withoutSource(document.state) } : document;
}

export class Source {
  readonly namespace: NamespaceIdentity;
  readonly #session: Session;
  readonly #fresh: FreshAnswers;
  readonly #documents = new Map<string, DocumentRow>();
  readonly #answers = new Map<string, StoredAnswer>();
  /** Documents of which answers were shown that are not stored yet, and may never be. */
  readonly shownUnlanded = new Set<string>();
  #judgments: ReadonlyMap<string, Judgment> = new Map();
  #joinable: ReadonlyMap<string, { watched: boolean }> | null = null;

  constructor(session: Session, namespace: NamespaceIdentity, fresh: FreshAnswers) {
    this.#session = session;
    this.namespace = namespace;
    this.#fresh = fresh;
  }

  /**
   * Whether documents can be looked up by an attribute. If `watched`, the database must also record when a document loses a value of it.
   */
  async indexed(attribute: string, watched: boolean): Promise<boolean> {
    this.#joinable ??= await joinableAttributes(this.#session, this.namespace.namespaceId);
    const index = this.#joinable.get(attribute);
    return index !== undefined && (index.watched || !watched);
  }

  /**
   * For each key the newest documents that share it. It reads one more than a context shows, because a document is not related to itself.
   */
  async sharing(attribute: string, keys: readonly SharedKey[]): Promise<{ id: string; createdAt: Date }[][]> {
    const found = keys.map((): { id: string; createdAt: Date }[] => []);
    const rows = await newestSharing(this.#session, this.namespace.namespaceId, attribute, keys, MOST_RELATED + 1);
    for (const { key, document_id, created_at } of rows) found[key]!.push({ id: document_id, createdAt: created_at });
    return found;
  }

  /** Reads documents, and answers of those in `answered`. */
  async read(ids: readonly string[], answered: readonly string[], applicable: Pick<ApplicableJudgments, "of">): Promise<void> {
    const { namespaceId, organizationId, name } = this.namespace;
    if (ids.length > 0) {
      for (const row of await readDocuments(this.#session, namespaceId, ids))
        this.#documents.set(row.document_id, shownDocument(name, row));
    }
    if (answered.length === 0) return;
    this.#judgments = await applicable.of(this.#session, organizationId, name);
    for (const answer of await readAnswers(this.#session, namespaceId, answered)) {
      this.#answers.set(answerKey(answer.document_id, answer.judgment_id), answer);
    }
  }

  document(id: string): DocumentRow | undefined {
    return this.#documents.get(id);
  }

  judgment(name: string): Judgment | undefined {
    return this.#judgments.get(name);
  }

  /** A document's answer to a judgment that is active here, whatever its freshness. Undefined if there is none. */
  answer(document: Pick<DocumentRow, "document_id" | "incarnation" | "attributes">, judgment: Judgment): RawAnswer | undefined {
    if (!answers(judgment, document)) return undefined;
    const key = answerKey(document.document_id, judgment.judgmentId);
    const stored = this.#answers.get(key);
    const fresh = this.#fresh.get(key);
    if (fresh) this.shownUnlanded.add(document.document_id);
    return fresh ?? (stored?.incarnation === document.incarnation ? rawAnswer(judgment.type, stored) : undefined);
  }
}

/** The sources that relations name, each once. */
export class Sources {
  readonly #session: Session;
  readonly #own: Source;
  readonly #others = new Map<string, Promise<Source | null>>();

  constructor(session: Session, own: NamespaceIdentity, fresh: FreshAnswers) {
    this.#session = session;
    this.#own = new Source(session, own, fresh);
  }

  get own(): Source {
    return this.#own;
  }

  /** Null if nothing has been written to the namespace yet. */
  async of(name: string | null): Promise<Source | null> {
    if (name === null || name === this.#own.namespace.name) return this.#own;
    const found = this.#others.get(name) ?? this.#find(name);
    this.#others.set(name, found);
    return found;
  }

  async #find(name: string): Promise<Source | null> {
    const { organizationId } = this.#own.namespace;
    const namespaceId = await namespaceIdIfThere(this.#session, organizationId, name);
    return namespaceId === undefined ? null : new Source(this.#session, { namespaceId, organizationId, name }, new Map());
  }
}
