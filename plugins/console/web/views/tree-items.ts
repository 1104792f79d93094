/** The visible items of the tree of namespaces, from the top to the bottom, and where keys lead. */
import type { NamespaceLevel } from "judgment-client";

/** What was loaded, by the prefix of the level. */
export type Levels = ReadonlyMap<string, { readonly levels: readonly NamespaceLevel[]; readonly next: string | null }>;

export interface Item {
  readonly key: string;
  readonly name: string;
  readonly label: string;
  readonly depth: number;
  /** From 1 within its level; and how many the level has, -1 while more may follow. */
  readonly position: number;
  readonly size: number;
  readonly exists: boolean;
  /** Absent where nothing is below. */
  readonly expanded?: boolean;
  /** The item stands for the rest of a level. */
  readonly more?: { readonly level: string; readonly cursor: string };
}

export function itemsOf(level: string, levels: Levels, open: ReadonlySet<string>, depth = 0): Item[] {
  const loaded = levels.get(level);
  if (!loaded) return [];
  const { levels: places, next } = loaded;
  const size = next === null ? places.length : -1;
  const cut = level.lastIndexOf("/") + 1;
  const items = places.flatMap(({ name, exists, below }, at): Item[] => {
    const expanded = below ? open.has(name) : undefined;
    const own = { key: name, name, label: name.slice(depth === 0 ? 0 : cut), depth, position: at + 1, size, exists };
    const beneath = expanded ? itemsOf(`${name}/`, levels, open, depth + 1) : [];
    return [expanded === undefined ? own : { ...own, expanded }, ...beneath];
  });
  if (next === null) return items;
  const rest = { key: `${level} …`, name: level, label: "Show more …", depth, position: places.length + 1, size, exists: false };
  return [...items, { ...rest, more: { level, cursor: next } }];
}

/** A name that is no namespace is a place for templates. */
export function placeOf({ name, exists }: Item): string {
  return exists ? name : `${name}/*`;
}

/** The key of the item to move to, something to do, null for nothing; undefined for a key that means nothing in a tree. */
export function moved(items: readonly Item[], item: Item, key: string): string | "choose" | "toggle" | null | undefined {
  const at = items.findIndex((one) => one.key === item.key);
  switch (key) {
    case "ArrowDown":
      return items[at + 1]?.key ?? null;
    case "ArrowUp":
      return items[at - 1]?.key ?? null;
    case "Home":
      return items[0]!.key;
    case "End":
      return items.at(-1)!.key;
    case "ArrowRight":
      if (item.expanded === undefined) return null;
      if (!item.expanded) return "toggle";
      return (items[at + 1]?.depth ?? 0) > item.depth ? items[at + 1]!.key : null;
    case "ArrowLeft":
      if (item.expanded) return "toggle";
      return items.slice(0, at).findLast(({ depth }) => depth < item.depth)?.key ?? null;
    case "Enter":
    case " ":
      return "choose";
    default:
      // A slash opens the search of the whole console.
      return key.length === 1 && key !== "/" ? byLetter(items, at, key) : undefined;
  }
}

/** The next item whose label begins with the letter, from the top again after the last. */
function byLetter(items: readonly Item[], at: number, letter: string): string | null {
  const around = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return around.find(({ label }) => label.toLowerCase().startsWith(letter.toLowerCase()))?.key ?? null;
}
