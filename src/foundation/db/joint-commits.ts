/**
 * Which tables a statement changes: those that are on one machine, or those that a store may spread over several. A transaction that changes both
 * is to happen on all machines or on none, and some stores must be told so (`ConnectionSettings.jointCommit`).
 */
import type { Statement } from "./session.ts";
import { type Placements, placements } from "./tables.ts";

const LOCAL = 1;
const SPREAD = 2;
const BOTH = LOCAL | SPREAD;

/** Verbs that change a table, before its name; of `for update` and `do update` no table follows. */
const CHANGES = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?/gi;
/** Texts and comments, in which such words say nothing. */
const SAID = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;

/** Per text, as most texts are sent again and again. */
const known = new Map<string, number>();
/** Some texts are put together and do not come again. */
const MOST_KNOWN = 5_000;

/** The names of the tables that a statement changes. The tests compare it with PostgreSQL's parser for every statement (`test/support/routing`). */
export function tablesChangedBy(text: string): string[] {
  const named = [...text.replaceAll(SAID, " ").matchAll(CHANGES)].map(([, table]) => table!.toLowerCase());
  return [...new Set(named)].filter((table) => table in placements).sort();
}

function sidesOf(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const sides = sidesOfTables(tablesChangedBy(text));
  known.set(text, sides);
  return sides;
}

function sidesOfTables(tables: readonly string[]): number {
  let sides = 0;
  for (const table of tables) sides |= (placements as Placements)[table] === "local" ? LOCAL : SPREAD;
  return sides;
}

/** Follows the statements of one transaction. */
export class Sides {
  #sides = 0;

  note({ text, calls }: Statement): void {
    if (this.#sides !== BOTH) this.#sides |= calls ? sidesOfTables(calls.changes) : sidesOf(text);
  }

  /** Whether it has changed tables of both kinds. */
  get both(): boolean {
    return this.#sides === BOTH;
  }
}
