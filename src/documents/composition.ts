/**
 * What a batch of writes makes of the documents it names, computed before anything is written. Requests apply one after the other,
 * each as a whole: one that breaks a rule leaves no trace in the composition, and the others go on.
 */

import type { DocumentAppend, DocumentWrite, WriteRequest } from "#generated/types.ts";
import { invalidRequest, ServiceError } from "#src/errors.ts";
import type { Json, JsonObject } from "#src/json.ts";
import { appended, NotAppendable } from "./append.ts";
import { type Content, contentOf } from "./content.ts";
import { mergePatch } from "./merge-patch.ts";

export const MOST_DOCUMENTS = 1000;
const MOST_ATTRIBUTES = 256;
const MOST_PATH_MEMBERS = 100;

/** A document as stored; its content is there only where an operation needs it. */
export interface StoredDocument {
  incarnation: number;
  createdAt: Date;
  updatedAt: Date;
  bytes: number;
  attributes: JsonObject | null;
  state: JsonObject | null;
}

/** A document as it will be. */
export interface Draft {
  /** Null: this life begins with this commit. */
  incarnation: number | null;
  /** Null: the time of this commit. */
  createdAt: Date | null;
  attributes: JsonObject;
  state: JsonObject;
  /** The same as text, where it has been made already. */
  content?: Content | undefined;
}

/** A document that will be gone, with the life that ended, if there was one. */
export interface Deleted {
  deleted: true;
  incarnation: number | null;
}

export type Outcome = Draft | Deleted;

/** The ids that a request names, in order of first mention. */
export function mentioned(request: WriteRequest): string[] {
  const ids = new Set<string>();
  for (const { id } of request.upsert ?? []) ids.add(id);
  for (const { id } of request.patch ?? []) ids.add(id);
  for (const { id } of request.append ?? []) ids.add(id);
  for (const id of request.delete ?? []) ids.add(id);
  return [...ids];
}

/** The ids whose stored content a request must see. */
export function composedOn(request: WriteRequest): string[] {
  return [...(request.patch ?? []), ...(request.append ?? [])].map(({ id }) => id);
}

/** How many operations a request has, together. */
export function operationsOf({ upsert, patch, append, delete: deleted }: WriteRequest): number {
  return (upsert?.length ?? 0) + (patch?.length ?? 0) + (append?.length ?? 0) + (deleted?.length ?? 0);
}

/** Refuses a request with more than 1,000 operations together; each array's own bound is the contract's. */
export function refuseTooMany(operations: number): void {
  if (operations > MOST_DOCUMENTS) {
    throw new ServiceError(
      "too_large",
      `A write takes at most 1,000 documents across its operations; this one has ${operations}.`,
      {
        details: { documents: operations, maximum: MOST_DOCUMENTS },
      },
    );
  }
}

export class Composition {
  readonly #stored: ReadonlyMap<string, StoredDocument>;
  readonly #outcomes = new Map<string, Outcome>();

  constructor(stored: ReadonlyMap<string, StoredDocument>) {
    this.#stored = stored;
  }

  get outcomes(): ReadonlyMap<string, Outcome> {
    return this.#outcomes;
  }

  storedDocument(id: string): StoredDocument | undefined {
    return this.#stored.get(id);
  }

  /**
   * Applies a request whole or throws and changes nothing. Answers what the documents it names are after it.
   * @param contents of its upserts, where they have been made already
   */
  apply(request: WriteRequest, contents: readonly Content[] = []): ReadonlyMap<string, Outcome> {
    const own = new Map<string, Outcome>();
    const now = (id: string): Outcome => own.get(id) ?? this.#outcomes.get(id) ?? this.#fromStore(id);
    for (const [at, item] of (request.upsert ?? []).entries()) {
      own.set(item.id, upserted(now(item.id), item, contents[at], `/upsert/${at}`));
    }
    for (const [at, item] of (request.patch ?? []).entries()) own.set(item.id, patched(now(item.id), item, `/patch/${at}`));
    for (const [at, item] of (request.append ?? []).entries()) own.set(item.id, appendedTo(now(item.id), item, `/append/${at}`));
    for (const id of request.delete ?? []) own.set(id, ended(now(id), own.has(id)));
    for (const { id } of [...(request.patch ?? []), ...(request.append ?? [])]) refuseTooLarge(id, own.get(id)!);
    for (const [id, outcome] of own) this.#outcomes.set(id, outcome);
    return own;
  }

  #fromStore(id: string): Outcome {
    const stored = this.#stored.get(id);
    if (!stored) return { deleted: true, incarnation: null };
    return {
      incarnation: stored.incarnation,
      createdAt: stored.createdAt,
      attributes: stored.attributes ?? {},
      state: stored.state ?? {},
    };
  }
}

export function isDeleted(outcome: Outcome): outcome is Deleted {
  return "deleted" in outcome;
}

/** What another request of the same commit has deleted is not there any more for this one. */
function ended(before: Outcome, byThisRequest: boolean): Deleted {
  const incarnation = isDeleted(before) && !byThisRequest ? null : before.incarnation;
  return { deleted: true, incarnation };
}

/** A life goes on, or a new one begins. */
function life(before: Outcome): Pick<Draft, "incarnation" | "createdAt"> {
  return isDeleted(before)
    ? { incarnation: null, createdAt: null }
    : { incarnation: before.incarnation, createdAt: before.createdAt };
}

function given(item: DocumentWrite, before: Outcome, where: string): Pick<Draft, "incarnation" | "createdAt"> {
  const kept = life(before);
  if (item.created_at === undefined) return kept;
  // RFC 3339 has a year 0, the store's calendar has none.
  if (item.created_at.startsWith("0000")) {
    throw invalidRequest([{ path: `${where}/created_at`, message: "must not be of the year 0" }]);
  }
  return { ...kept, createdAt: new Date(item.created_at) };
}

/** A document that grows by what is added to it may become too large, however small each request is. */
function refuseTooLarge(id: string, outcome: Outcome): void {
  if (!isDeleted(outcome)) outcome.content ??= contentOf(id, outcome);
}

function upserted(before: Outcome, item: DocumentWrite, content: Content | undefined, where: string): Draft {
  return {
    ...given(item, before, where),
    attributes: (item.attributes ?? {}) as JsonObject,
    state: (item.state ?? {}) as JsonObject,
    content,
  };
}

function patched(before: Outcome, item: DocumentWrite, where: string): Draft {
  const base = isDeleted(before) ? { attributes: {}, state: {} } : before;
  const draft = {
    ...given(item, before, where),
    attributes: mergePatch(base.attributes, (item.attributes ?? {}) as JsonObject),
    state: mergePatch(base.state, (item.state ?? {}) as JsonObject),
  };
  checkAttributeCount(draft.attributes, `${where}/attributes`);
  return draft;
}

function appendedTo(before: Outcome, item: DocumentAppend, where: string): Draft {
  const base = isDeleted(before) ? { attributes: {}, state: {} } : before;
  const [root, ...path] = item.path.split(".") as ["attributes" | "state", ...string[]];
  if (path.length > MOST_PATH_MEMBERS) {
    throw invalidRequest([
      { path: `${where}/path`, message: `has ${path.length} members; at most ${MOST_PATH_MEMBERS} are allowed` },
    ]);
  }
  // As in every body: who read the document could else not write it.
  if (path.includes("__proto__")) {
    throw invalidRequest([{ path: `${where}/path`, message: 'leads to "__proto__", which is not accepted as a member name' }]);
  }
  if (root === "attributes") checkAttributeAppend(path, item.values as Json[], where);
  try {
    const holder = appended(base[root], path, item.values as Json[]);
    const draft = { ...life(before), attributes: base.attributes, state: base.state, [root]: holder };
    checkAttributeCount(draft.attributes, `${where}/path`);
    return draft;
  } catch (error) {
    if (error instanceof NotAppendable) throw invalidRequest([{ path: `${where}/path`, message: error.message }]);
    throw error;
  }
}

/** An attribute stays what the contract allows: an array of scalars directly under `attributes`, its name a Name. */
function checkAttributeAppend(path: readonly string[], values: readonly Json[], where: string): void {
  if (path.length !== 1 || !/^[A-Za-z0-9_-]{1,128}$/.test(path[0]!)) {
    throw invalidRequest([
      { path: `${where}/path`, message: "must be attributes.<name>: an attribute has no members of its own" },
    ]);
  }
  const at = values.findIndex((value) => typeof value === "object" && value !== null);
  if (at >= 0) {
    const message = "must be a string, a number, a boolean or null: that is all an attribute's array may hold";
    throw invalidRequest([{ path: `${where}/values/${at}`, message }]);
  }
}

function checkAttributeCount(attributes: JsonObject, path: string): void {
  const count = Object.keys(attributes).length;
  if (count > MOST_ATTRIBUTES) {
    throw invalidRequest([
      { path, message: `leaves the document with ${count} attributes; at most ${MOST_ATTRIBUTES} are allowed` },
    ]);
  }
}
