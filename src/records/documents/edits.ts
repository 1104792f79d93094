/**
 * Copy on write for one request. Each stored object or array is copied when it is first changed, and then changed in place. So a
 * thousand operations on a document cost their changes and one copy.
 */
import { canonical, type Json, type JsonObject } from "#src/foundation/json/json.ts";

export class Edits {
  readonly #made = new Set<JsonObject | Json[]>();
  /** The canonical texts of the elements of arrays that were appended to. */
  readonly #elements = new Map<Json[], Set<string>>();

  /** The object itself if this request made it, else a copy. */
  object(held: JsonObject): JsonObject {
    if (this.#made.has(held)) return held;
    const copy = { ...held };
    this.#made.add(copy);
    return copy;
  }

  /** The same for an array. */
  array(held: Json[]): Json[] {
    if (this.#made.has(held)) return held;
    const copy = [...held];
    this.#made.add(copy);
    return copy;
  }

  /** Adds values to an array of this request, unless it already has them (equal as JSON). */
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
