/** The changes of a commit to the attribute values that its namespace maintains: only values that a document loses or gains. */
import { textArray } from "#src/foundation/db/array-literals.ts";
import { type Transaction, unawaited } from "#src/foundation/db/session.ts";
import type { Locked } from "#src/records/namespaces/sequence.ts";
import { noteLeft } from "#src/records/shown/changed.ts";
import type { ValueKey } from "#src/records/values/attribute-values.ts";
import { type Indexable, indexedKeys } from "#src/records/values/indexed-times.ts";
import * as sql from "./sql.ts";

interface Changes {
  /** `key document`: keys and ids contain no space, and sort as bytes do. */
  added: string[];
  removed: string[];
}

export class AttributeChanges {
  readonly #held: Locked;
  readonly #changes: ReadonlyMap<string, Changes>;

  /** @param held the namespace. It lists the maintained attributes, and those whose removed values are recorded. */
  constructor(held: Locked) {
    const { maintained } = held;
    this.#held = held;
    this.#changes = new Map(maintained.map((attribute) => [attribute, { added: [], removed: [] }]));
  }

  /** Compares a document `before` and `after`. Null means that it did not exist, or no longer exists. */
  note(id: string, before: Indexable | null, after: Indexable | null): void {
    for (const [attribute, { added, removed }] of this.#changes) {
      const had = before === null ? [] : indexedKeys(before, attribute);
      const has = after === null ? [] : indexedKeys(after, attribute);
      for (const key of had) if (!has.includes(key)) removed.push(`${key} ${id}`);
      for (const key of has) if (!had.includes(key)) added.push(`${key} ${id}`);
    }
  }

  send(tx: Transaction): void {
    const { namespaceId, followed } = this.#held;
    const watched = followed ? this.#held.watched : [];
    for (const [attribute, { added, removed }] of this.#changes) {
      const of = { namespaceId, attribute };
      if (removed.length > 0) unawaited(sql.removeAttributeValues(tx, of, listed(removed)));
      if (removed.length > 0 && watched.includes(attribute)) unawaited(noteLeft(tx, this.#held, attribute, listed(removed)));
      // In the order of the key, which takes two thirds of the time of any other order.
      if (added.length > 0) unawaited(sql.addAttributeValues(tx, of, listed(added.sort())));
    }
  }
}

function listed(rows: readonly string[]): { keys: string; ids: string } {
  const keys: ValueKey[] = [];
  const ids: string[] = [];
  for (const row of rows) {
    const space = row.indexOf(" ");
    // The backslash is also special in array literals.
    keys.push(`\\${row.slice(0, space)}`);
    ids.push(row.slice(space + 1));
  }
  return { keys: `{${keys.join(",")}}`, ids: textArray(ids) };
}
