/** What writes make of documents, said once more in the plainest way: the oracle that `write-sequences.test.ts` holds the service against. */
import { isDeepStrictEqual } from "node:util";
import { isObject, type Json, type JsonObject } from "#src/json.ts";

export interface ModelDocument {
  incarnation: number;
  attributes: JsonObject;
  state: JsonObject;
}

export interface ModelWrite {
  upsert: { id: string; attributes?: JsonObject; state?: JsonObject }[];
  patch: { id: string; attributes?: JsonObject; state?: JsonObject }[];
  append: { id: string; path: string; values: Json[] }[];
  delete: string[];
}

/** A result as the service is to give it, but for answers. */
export interface ModelResult {
  id: string;
  revision: number;
  incarnation: number;
}

export class NamespaceModel {
  sequence = 0;
  documents = new Map<string, ModelDocument>();

  /** The results of a write; null where it is to be refused. */
  write(request: ModelWrite): ModelResult[] | null {
    const sequence = this.sequence + 1;
    const documents = structuredClone(this.documents);
    const ended = new Map<string, number>();
    const living = (id: string) => {
      const document = documents.get(id) ?? { incarnation: sequence, attributes: {}, state: {} };
      documents.set(id, document);
      return document;
    };
    for (const { id, attributes, state } of request.upsert)
      Object.assign(living(id), { attributes: attributes ?? {}, state: state ?? {} });
    for (const { id, attributes, state } of request.patch) {
      const document = living(id);
      document.attributes = merged(document.attributes, attributes ?? {}) as JsonObject;
      document.state = merged(document.state, state ?? {}) as JsonObject;
    }
    for (const { id, path, values } of request.append) {
      if (!append(living(id) as unknown as JsonObject, path.split("."), values)) return null;
    }
    for (const id of request.delete) {
      ended.set(id, this.documents.get(id)?.incarnation ?? 0);
      documents.delete(id);
    }
    this.sequence = sequence;
    this.documents = documents;
    const ids = [...request.upsert, ...request.patch, ...request.append].map(({ id }) => id);
    return [...new Set([...ids, ...request.delete])].map((id) => ({
      id,
      revision: sequence,
      incarnation: documents.get(id)?.incarnation ?? ended.get(id)!,
    }));
  }
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
