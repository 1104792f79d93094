/**
 * Computes the effect of a batch of writes on the documents it names, before anything is written. Requests apply one after the
 * other, each as a whole. A request that breaks a rule leaves no trace, and the others continue.
 */

import { CHANGED_NUMBER, ExactNumber } from "typespec-koa-runtime/json";
import type { DocumentAppend, DocumentWrite, WriteRequest } from "#generated/types.ts";
import { invalidRequest, ServiceError } from "#src/foundation/errors.ts";
import type { Json, JsonObject } from "#src/foundation/json/json.ts";
import { appended, NotAppendable } from "./append.ts";
import { type Condition, deletedId } from "./conditions.ts";
import { type Content, contentOf } from "./content.ts";
import { Edits } from "./edits.ts";
import { mergePatch } from "./merge-patch.ts";
import { State } from "./state.ts";

export const MOST_IN_REQUEST = 1000;
const MOST_ATTRIBUTES = 256;
const MOST_PATH_MEMBERS = 100;

/** A document as stored. Its content is present only if an operation needs it. */
export interface StoredDocument {
  revision: number;
  incarnation: number;
  createdAt: Date;
  updatedAt: Date;
  bytes: number;
  attributes: JsonObject | null;
  /** The text as stored. */
  state: string | null;
}

/**
 * Several requests of one commit may change the same document. Their turns, counted from 1, order them. Each turn gets its own
 * revision (`NamespaceCommit.revisionOf`), so that no request's result is mistaken for another's.
 */
interface Turn {
  /** The turn that last changed the document; 0 if no request of this commit has changed it. */
  turn: number;
  /** The turn at which the document's current or last generation began; null if it began before this commit. */
  begun: number | null;
}

/** The new state of a document. */
export interface Draft extends Turn {
  /** Null: this generation begins with this commit. */
  incarnation: number | null;
  /** Null: the time of this commit. */
  createdAt: Date | null;
  attributes: JsonObject;
  state: State;
  /** The same as text, if it was already encoded. */
  content?: Content | undefined;
}

/** A document that will be deleted, with the generation that ended, if there was one. */
export interface Deleted extends Turn {
  deleted: true;
  incarnation: number | null;
}

export type Composed = Draft | Deleted;

/** A condition that does not hold, and the document's actual state. */
export interface Unmet {
  condition: Condition;
  /** Null: the document does not exist. */
  present: { revision: number } | { turn: number } | null;
}

/** A request whose conditions do not hold. */
export class ConditionsUnmet extends Error {
  readonly unmet: readonly Unmet[];

  constructor(unmet: readonly Unmet[]) {
    super("Documents do not have the revisions that the write requires.");
    this.unmet = unmet;
  }
}

/** The ids that a request names, in order of first mention. */
export function mentioned(request: WriteRequest): string[] {
  const ids = new Set<string>();
  for (const { id } of request.upsert ?? []) ids.add(id);
  for (const { id } of request.patch ?? []) ids.add(id);
  for (const { id } of request.append ?? []) ids.add(id);
  for (const deletion of request.delete ?? []) ids.add(deletedId(deletion));
  return [...ids];
}

/** The ids whose stored content a request needs. */
export function composedOn(request: WriteRequest): string[] {
  return [...(request.patch ?? []), ...(request.append ?? [])].map(({ id }) => id);
}

/** Among them, the ids whose stored state it changes and therefore must parse. */
export function stateComposedOn({ patch = [], append = [] }: WriteRequest): string[] {
  const patched = patch.filter(({ state }) => state !== undefined);
  return [...patched, ...append.filter(({ path }) => path.startsWith("state."))].map(({ id }) => id);
}

/** The highest number of operations of one kind in a request. */
export function longestOf({ upsert, patch, append, delete: deleted }: WriteRequest): number {
  return Math.max(...[upsert, patch, append, deleted].map((operations) => operations?.length ?? 0));
}

/** Refuses a request that names more than 1,000 documents, or has more than 1,000 operations of one kind. */
export function refuseTooMany({ documents, longest }: { documents: number; longest: number }): void {
  if (documents <= MOST_IN_REQUEST && longest <= MOST_IN_REQUEST) return;
  const what =
    documents > MOST_IN_REQUEST
      ? `at most 1,000 documents, but this one names ${documents}`
      : `at most 1,000 operations of one kind, but this one has ${longest}`;
  throw new ServiceError("too_large", `A write takes ${what}. Split it into several requests.`, {
    details: { documents: Math.max(documents, longest), maximum: MOST_IN_REQUEST },
  });
}

export class Composition {
  readonly #stored: ReadonlyMap<string, StoredDocument>;
  readonly #outcomes = new Map<string, Composed>();

  constructor(stored: ReadonlyMap<string, StoredDocument>) {
    this.#stored = stored;
  }

  get outcomes(): ReadonlyMap<string, Composed> {
    return this.#outcomes;
  }

  storedDocument(id: string): StoredDocument | undefined {
    return this.#stored.get(id);
  }

  /**
   * Applies a request as a whole, or throws and changes nothing. Returns the resulting state of the documents it names.
   * @param contents the contents of its upserts, if already encoded
   * @throws ConditionsUnmet
   */
  apply(
    request: WriteRequest,
    { contents = [], conditions = [] }: { contents?: readonly Content[] | undefined; conditions?: readonly Condition[] } = {},
  ): ReadonlyMap<string, Composed> {
    const unmet = conditions.flatMap((condition) => this.#unmet(condition) ?? []);
    if (unmet.length > 0) throw new ConditionsUnmet(unmet);
    const own = new Map<string, Composed>();
    const turn = (id: string) => (this.#outcomes.get(id)?.turn ?? 0) + 1;
    const edits = new Edits();
    const now = (id: string): Composed => own.get(id) ?? this.#outcomes.get(id) ?? this.#fromStore(id);
    for (const [at, item] of (request.upsert ?? []).entries()) {
      const { id } = item;
      own.set(id, upserted(now(id), item, contents[at], { where: `/upsert/${at}`, turn: turn(id), edits }));
    }
    for (const [at, item] of (request.patch ?? []).entries()) {
      own.set(item.id, patched(now(item.id), item, { where: `/patch/${at}`, turn: turn(item.id), edits }));
    }
    for (const [at, item] of (request.append ?? []).entries()) {
      own.set(item.id, appendedTo(now(item.id), item, { where: `/append/${at}`, turn: turn(item.id), edits }));
    }
    for (const deletion of request.delete ?? []) {
      const id = deletedId(deletion);
      own.set(id, ended(now(id), turn(id)));
    }
    for (const { id } of [...(request.patch ?? []), ...(request.append ?? [])]) refuseTooLarge(id, own.get(id)!);
    for (const [id, outcome] of own) this.#outcomes.set(id, outcome);
    return own;
  }

  /** If another request of this commit changed a document, nobody can have read the resulting revision. */
  #unmet(condition: Condition): Unmet | null {
    const { id, revision } = condition;
    const outcome = this.#outcomes.get(id);
    if (outcome && !isDeleted(outcome)) return { condition, present: { turn: outcome.turn } };
    const stored = outcome ? undefined : this.#stored.get(id);
    if (revision === (stored?.revision ?? 0)) return null;
    return { condition, present: stored ? { revision: stored.revision } : null };
  }

  #fromStore(id: string): Composed {
    const stored = this.#stored.get(id);
    if (!stored) return { deleted: true, incarnation: null, turn: 0, begun: null };
    return {
      turn: 0,
      begun: null,
      incarnation: stored.incarnation,
      createdAt: stored.createdAt,
      attributes: stored.attributes ?? {},
      state: stored.state === null ? State.EMPTY : State.stored(stored.state, () => stateBytes(stored)),
    };
  }
}

export function isDeleted(outcome: Composed): outcome is Deleted {
  return "deleted" in outcome;
}

/** The size of the state: the document's size less the size of its attributes. Both count as `JSON.stringify` writes them. */
function stateBytes({ bytes, attributes }: StoredDocument): number {
  return bytes - Buffer.byteLength(JSON.stringify(attributes));
}

/**
 * The document's state after a deletion. A document that another request of this commit has deleted does not exist for this one.
 * A document that began in this request never existed.
 */
function ended(before: Composed, turn: number): Deleted {
  if (isDeleted(before) && before.turn < turn) return { deleted: true, incarnation: null, turn, begun: null };
  return { deleted: true, incarnation: before.incarnation, turn, begun: before.begun === turn ? null : before.begun };
}

type Life = Pick<Draft, "incarnation" | "createdAt" | "turn" | "begun">;

/** Identifies an operation of a request. */
interface Operation {
  where: string;
  turn: number;
  edits: Edits;
}

/** The current generation continues, or a new one begins. */
function life(before: Composed, turn: number): Life {
  return isDeleted(before)
    ? { incarnation: null, createdAt: null, turn, begun: turn }
    : { incarnation: before.incarnation, createdAt: before.createdAt, turn, begun: before.begun };
}

function given(item: DocumentWrite, before: Composed, { where, turn }: Operation): Life {
  const kept = life(before, turn);
  if (item.created_at === undefined) return kept;
  // RFC 3339 has a year 0, PostgreSQL's calendar has none.
  if (item.created_at.startsWith("0000")) {
    throw invalidRequest([{ path: `${where}/created_at`, message: "must not be in the year 0" }]);
  }
  return { ...kept, createdAt: new Date(item.created_at) };
}

/** Appends and patches can make a document too large, however small each request is. */
function refuseTooLarge(id: string, outcome: Composed): void {
  if (!isDeleted(outcome)) outcome.content ??= contentOf(id, outcome);
}

function upserted(before: Composed, item: DocumentWrite, content: Content | undefined, operation: Operation): Draft {
  return {
    ...given(item, before, operation),
    attributes: (item.attributes ?? {}) as JsonObject,
    state: item.state === undefined ? State.EMPTY : State.of(item.state as JsonObject),
    content,
  };
}

const NOTHING = { attributes: {}, state: State.EMPTY };

function patched(before: Composed, item: DocumentWrite, operation: Operation): Draft {
  const { attributes, state } = isDeleted(before) ? NOTHING : before;
  const { edits } = operation;
  const draft = {
    ...given(item, before, operation),
    attributes: mergePatch(attributes, (item.attributes ?? {}) as JsonObject, edits),
    // A state that is not patched keeps its text.
    state: item.state === undefined ? state : State.of(mergePatch(state.tree, item.state as JsonObject, edits)),
  };
  checkAttributeCount(draft.attributes, `${operation.where}/attributes`);
  return draft;
}

function appendedTo(before: Composed, item: DocumentAppend, { where, turn, edits }: Operation): Draft {
  const { attributes, state } = isDeleted(before) ? NOTHING : before;
  const [root, ...path] = item.path.split(".") as ["attributes" | "state", ...string[]];
  if (path.length > MOST_PATH_MEMBERS) {
    throw invalidRequest([
      { path: `${where}/path`, message: `has ${path.length} members; at most ${MOST_PATH_MEMBERS} are allowed` },
    ]);
  }
  if (root === "attributes") checkAttributeAppend(path, item.values as Json[], where);
  try {
    const values = item.values as Json[];
    const draft =
      root === "attributes"
        ? { ...life(before, turn), attributes: appended(attributes, path, values, edits), state }
        : { ...life(before, turn), attributes, state: State.of(appended(state.tree, path, values, edits)) };
    checkAttributeCount(draft.attributes, `${where}/path`);
    return draft;
  } catch (error) {
    if (error instanceof NotAppendable) throw invalidRequest([{ path: `${where}/path`, message: error.message }]);
    throw error;
  }
}

/** An attribute must stay what the contract allows: an array of scalars directly under `attributes`, with a Name as its name. */
function checkAttributeAppend(path: readonly string[], values: readonly Json[], where: string): void {
  if (path.length !== 1 || !/^[A-Za-z0-9_-]{1,128}$/.test(path[0]!)) {
    throw invalidRequest([{ path: `${where}/path`, message: "must be attributes.<name>, because attributes have no members" }]);
  }
  const at = values.findIndex((value) => typeof value === "object" && value !== null);
  if (at >= 0) {
    const number = values[at] instanceof ExactNumber;
    const message = number ? CHANGED_NUMBER : "must be a string, a number, a boolean or null, because the array is an attribute";
    throw invalidRequest([{ path: `${where}/values/${at}`, message }]);
  }
}

function checkAttributeCount(attributes: JsonObject, path: string): void {
  const count = Object.keys(attributes).length;
  if (count > MOST_ATTRIBUTES) {
    throw invalidRequest([
      { path, message: `would give the document ${count} attributes; at most ${MOST_ATTRIBUTES} are allowed` },
    ]);
  }
}
