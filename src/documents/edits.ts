/**
 * What one request makes of stored objects and arrays: each is copied once, when it is first changed, and changed in place from then on. So a
 * thousand operations on a document cost what they change, and one copy.
 */
import { canonical, type Json, type JsonObject } from "#src/json.ts";

export class Edits {
  readonly #made = new Set<JsonObject | Json[]>();
  /** The canonical texts of the elements of arrays that were appended to. */
  readonly #elements = new Map<Json[], Set<string>>();

  /** The object itself where this request has made it, else a copy. */
  object(held: JsonObject): JsonObject {
    if (this.#made.has(held)) return held;
    const copy = { ...held };
    this.#made.add(copy);
    return copy;
  }

  /** The same of an array. */
  array(held: Json[]): Json[] {
    if (this.#made.has(held)) return held;
    const copy = [...held];
    this.#made.add(copy);
    return copy;
  }

  /** Adds those values that an array of this request does not hold yet (equal as JSON). */
  add(array: Json[], values: readonly Json[]): void {
    let known = this.#elements.get(array);
    if (known === undefined) {
      known = new Set(array.map(canonical));
      this.#elements.set(array, known);
    }
    for (const value of values) {
      const text = canonical(value);
      if (known.has(text)) continue;
      known.add(text);
      array.push(value);
    }
  }
}
