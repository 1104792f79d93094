/** What a migration takes from the releases before it: whatever they read that is gone, and whatever they write that is refused. */
import type { Database } from "#src/foundation/db/database.ts";

interface Seen {
  /** By table and column: its type, and whether an insert may leave it out. */
  readonly columns: ReadonlyMap<string, { readonly type: string; readonly nullable: boolean; readonly optional: boolean }>;
  /** Constraints, unique indexes and triggers, by their table and definition. */
  readonly limits: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
}

export async function seenBy(database: Database): Promise<Seen> {
  const columns = await database.query<{ place: string; type: string; nullable: boolean; optional: boolean }>({
    text: `
      select c.relname || '.' || a.attname as place, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
             not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  });
  const limits = await database.query<{ text: string }>({
    text: `
      select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as text from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
      union select tablename || ' ' || regexp_replace(indexdef, 'INDEX \\S+', 'INDEX') from pg_indexes
      where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'
      union select tgrelid::regclass || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  });
  const tables = new Set(columns.map(({ place }) => place.split(".")[0]!));
  return {
    columns: new Map(columns.map(({ place, ...column }) => [place, column])),
    limits: new Set(limits.map(({ text }) => text)),
    tables,
  };
}

/** Empty if the migration only added. */
export function taken(before: Seen, after: Seen): string[] {
  const isOld = (text: string) => before.tables.has(text.split(/[ .]/, 1)[0]!.replaceAll('"', ""));
  const gone = [...before.columns].flatMap(([place, column]) => {
    const now = after.columns.get(place);
    if (!now) return [`${place} is gone`];
    if (now.type !== column.type) return [`${place} is ${now.type} now, not ${column.type}`];
    return column.nullable && !now.nullable ? [`${place} may no longer be null`] : [];
  });
  const needed = [...after.columns].flatMap(([place, { optional }]) =>
    !before.columns.has(place) && isOld(place) && !optional ? [`${place} is needed by every insert`] : [],
  );
  const defaults = [...before.columns].flatMap(([place, { optional }]) =>
    optional &&
    after.columns.get(place)?.optional === false &&
    !after.columns.get(place)!.nullable &&
    !before.columns.get(place)!.nullable
      ? [`${place} has no default any more`]
      : [],
  );
  const limited = [...after.limits].filter((text) => !before.limits.has(text) && isOld(text)).map((text) => `new: ${text}`);
  // What `on conflict` names.
  const lifted = [...before.limits].filter((text) => !after.limits.has(text)).map((text) => `gone: ${text}`);
  return [...gone, ...needed, ...defaults, ...limited, ...lifted].sort();
}
