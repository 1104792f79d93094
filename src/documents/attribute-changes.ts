/** What a commit does to the values of the attributes that its namespace keeps up: only what a document has no longer, or has anew. */
import { textArray } from "#src/db/array-literals.ts";
import { type Transaction, unawaited } from "#src/db/session.ts";
import { noteLeft } from "#src/judging/fanout/changed.ts";
import type { Held } from "#src/namespaces/sequence.ts";
import type { ValueKey } from "./attribute-values.ts";
import { type Indexable, indexedKeys } from "./indexed-times.ts";
import * as sql from "./sql.ts";

interface Changes {
  /** `key document`: keys and ids have no space, and sort as bytes do. */
  added: string[];
  removed: string[];
}

export class AttributeChanges {
  readonly #held: Held;
  readonly #changes: ReadonlyMap<string, Changes>;

  /** @param held the namespace, which says what attributes are kept up, and of which of them it is noted what documents leave */
  constructor(held: Held) {
    const { maintained } = held;
    this.#held = held;
    this.#changes = new Map(maintained.map((attribute) => [attribute, { added: [], removed: [] }]));
  }

  /** A document was `before` and will be `after`; null where it was not there, or will not be. */
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
      // In the order of the key, which takes two thirds of the time of any other.
      if (added.length > 0) unawaited(sql.addAttributeValues(tx, of, listed(added.sort())));
    }
  }
}

function listed(rows: readonly string[]): { keys: string; ids: string } {
  const keys: ValueKey[] = [];
  const ids: string[] = [];
  for (const row of rows) {
    const space = row.indexOf(" ");
    // The backslash is one of an array's own, too.
    keys.push(`\\${row.slice(0, space)}`);
    ids.push(row.slice(space + 1));
  }
  return { keys: `{${keys.join(",")}}`, ids: textArray(ids) };
}
