/**
 * The namespaces as a tree. A level is loaded when it is opened, and a long one page by page, so the number of namespaces does not matter.
 * The keys are those of the WAI-ARIA pattern for trees.
 */
import type { NamespaceLevel } from "judgment-client";
import { useEffect, useRef, useState } from "preact/hooks";
import { ErrorNote } from "../parts/index.ts";
import { go, to } from "../router.ts";
import { useClient } from "../session.ts";
import { type Item, itemsOf, type Levels, moved, placeOf } from "./tree-items.ts";

const PAGE = 100;

export function NamespaceTree({ prefix }: { readonly prefix: string }) {
  const client = useClient();
  const [levels, setLevels] = useState<Levels>(new Map());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<Error | null>(null);
  const [current, setCurrent] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const root = useRef(prefix);
  const load = async (level: string, cursor: string | null) => {
    const asked = { limit: PAGE, ...(level === "" ? {} : { prefix: level }), ...(cursor === null ? {} : { cursor }) };
    try {
      const { levels: found, next_cursor: next } = await client.namespaces.levels(asked);
      setError(null);
      setLevels((before) => {
        const known: readonly NamespaceLevel[] = cursor === null ? [] : (before.get(level)?.levels ?? []);
        return new Map(before).set(level, { levels: [...known, ...found], next });
      });
    } catch (failed) {
      // Of what was typed before, nobody wants to know.
      if (root.current === prefix) setError(failed as Error);
    }
  };
  useEffect(() => {
    root.current = prefix;
    void load(prefix, null);
  }, [prefix]);
  const items = itemsOf(prefix, levels, open);
  const focused = items.some(({ key }) => key === current) ? current : items[0]?.key;
  const focus = (key: string) => {
    setCurrent(key);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  };
  const toggle = ({ key, name, expanded }: Item) => {
    if (expanded === undefined) return;
    setCurrent(key);
    const next = new Set(open);
    if (expanded) next.delete(name);
    else {
      next.add(name);
      if (!levels.has(`${name}/`)) void load(`${name}/`, null);
    }
    setOpen(next);
  };
  const choose = (item: Item) => {
    if (item.more === undefined) go("namespaces", placeOf(item));
    else void load(item.more.level, item.more.cursor).then(() => focus(item.key));
  };
  const onKey = (event: KeyboardEvent, item: Item) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moved(items, item, event.key);
    if (move === undefined) return;
    event.preventDefault();
    if (move === "choose") choose(item);
    else if (move === "toggle") toggle(item);
    else if (move !== null) focus(move);
  };
  if (error) return <ErrorNote error={error} />;
  if (!levels.has(prefix)) return <p class="quiet">Loading …</p>;
  if (items.length === 0) return <p class="empty">{prefix ? `No name begins with ${prefix}.` : "There are no namespaces."}</p>;
  return (
    <div role="tree" aria-label="Namespaces" class="tree" ref={list}>
      {items.map((item) => (
        <a
          key={item.key}
          role="treeitem"
          data-key={item.key}
          href={item.more === undefined ? to("namespaces", placeOf(item)) : undefined}
          tabIndex={item.key === focused ? 0 : -1}
          aria-level={item.depth + 1}
          aria-posinset={item.position}
          aria-setsize={item.size}
          {...(item.expanded === undefined ? {} : { "aria-expanded": item.expanded })}
          style={{ "--depth": item.depth }}
          onKeyDown={(event) => onKey(event, item)}
          onFocus={() => setCurrent(item.key)}
          onClick={(event) => {
            if (item.more === undefined) return;
            event.preventDefault();
            choose(item);
          }}
        >
          <span
            class="twist"
            aria-hidden="true"
            onClick={(event) => {
              if (item.expanded === undefined) return;
              event.preventDefault();
              event.stopPropagation();
              toggle(item);
              focus(item.key);
            }}
          >
            {item.expanded === undefined ? "" : item.expanded ? "▾" : "▸"}
          </span>
          {item.label}
        </a>
      ))}
    </div>
  );
}
