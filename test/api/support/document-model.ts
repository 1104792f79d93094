/** The oracle for writes: a plain model of their effect on documents, written apart from the service. */
import { isDeepStrictEqual } from "node:util";
import { isObject, type Json, type JsonObject } from "#src/foundation/json/json.ts";

export interface ModelDocument {
  revision: number;
  incarnation: number;
  /** Where a write gave it; else it is the time of the first write, which no client knows. */
  created_at?: string;
  attributes: JsonObject;
  state: JsonObject;
}

export type ModelDocuments = ReadonlyMap<string, ModelDocument>;

export interface ModelDocumentWrite {
  id: string;
  attributes?: JsonObject;
  state?: JsonObject;
  created_at?: string;
}

export interface ModelWrite {
  upsert: ModelDocumentWrite[];
  patch: ModelDocumentWrite[];
  append: { id: string; path: string; values: Json[] }[];
  delete: string[];
}

/** A result as the service is to give it, but for answers. */
export interface ModelResult {
  id: string;
  revision: number;
  incarnation: number;
}

/** The documents that a write names, each once. */
export function namedBy({ upsert, patch, append, delete: deleted }: ModelWrite): string[] {
  return [...new Set([...[...upsert, ...patch, ...append].map(({ id }) => id), ...deleted])];
}

/** What a write makes of documents, by the revision that it gives each; null where it is to be refused. */
export function written(
  stored: ModelDocuments,
  request: ModelWrite,
  revisionOf: (id: string) => number,
): { documents: Map<string, ModelDocument>; results: ModelResult[] } | null {
  const documents = new Map(stored);
  const living = (id: string) => {
    const revision = revisionOf(id);
    const before = documents.get(id) ?? { incarnation: revision, attributes: {}, state: {} };
    const document: ModelDocument = structuredClone({ ...before, revision });
    documents.set(id, document);
    return document;
  };
  const dated = ({ created_at }: ModelDocumentWrite) => (created_at === undefined ? {} : { created_at });
  for (const item of request.upsert)
    Object.assign(living(item.id), { attributes: item.attributes ?? {}, state: item.state ?? {} }, dated(item));
  for (const item of request.patch) {
    const document = living(item.id);
    document.attributes = merged(document.attributes, item.attributes ?? {}) as JsonObject;
    document.state = merged(document.state, item.state ?? {}) as JsonObject;
    Object.assign(document, dated(item));
  }
  for (const { id, path, values } of request.append) {
    if (!append(living(id) as unknown as JsonObject, path.split("."), values)) return null;
  }
  for (const id of request.delete) documents.delete(id);
  const results = namedBy(request).map((id) => ({
    id,
    revision: revisionOf(id),
    // A deletion names the life that it ended: none where there was none.
    incarnation: (documents.get(id) ?? stored.get(id))?.incarnation ?? 0,
  }));
  return { documents, results };
}

/** The bytes that a namespace with these documents has. */
export function bytesOf(documents: ModelDocuments): number {
  const texts = [...documents.values()].flatMap(({ attributes, state }) => [JSON.stringify(attributes), JSON.stringify(state)]);
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** RFC 7396, its pseudocode word by word. */
function merged(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const result: JsonObject = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = merged(result[name], value);
  }
  return result;
}

/** False where something else than an array is in the way. */
function append(holder: JsonObject, path: string[], values: Json[]): boolean {
  const [name, ...rest] = path as [string, ...string[]];
  holder[name] ??= rest.length > 0 ? {} : [];
  const held = holder[name];
  if (rest.length > 0) return isObject(held) && append(held, rest, values);
  if (!Array.isArray(held)) return false;
  for (const value of values) if (!held.some((one) => isDeepStrictEqual(one, value))) held.push(value);
  return true;
}
