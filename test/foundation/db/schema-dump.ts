/** Writes a database's schema as text that a review can read: what migrations lead to, and nothing that depends on when or where they ran. */
import type { Session } from "#src/foundation/db/database.ts";

interface Column {
  table: string;
  line: string;
}

export async function dumpSchema(session: Session): Promise<string> {
  const columns = await session.query<Column>({
    text: `
      select c.relname as table, format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
          || case when a.attcollation <> t.typcollation then format(' collate %I', l.collname) else '' end
          || case when d.oid is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
          || case when a.attnotnull then ' not null' else '' end as line
      from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        join pg_type t on t.oid = a.atttypid
        left join pg_collation l on l.oid = a.attcollation
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      order by c.relname, a.attnum`,
  });
  const constraints = await session.query<Column>({
    // PostgreSQL 18 lists "not null" among constraints; it stands with its column already.
    text: `
      select conrelid::regclass::text as table, format('constraint %I %s', conname, pg_get_constraintdef(oid)) as line
      from pg_constraint
      where connamespace = current_schema()::regnamespace and contype <> 'n'
      order by conrelid::regclass::text, conname`,
  });
  const indexes = await session.query<{ line: string }>({
    text: `
      select pg_get_indexdef(i.indexrelid) as line
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = current_schema()::regnamespace
        and not exists (select from pg_constraint where conindid = i.indexrelid)
      order by 1`,
  });
  const tables = [...new Set(columns.map(({ table }) => table))].map((table) => {
    const lines = [...columns, ...constraints].filter((row) => row.table === table).map(({ line }) => `  ${line}`);
    return `create table ${table} (\n${lines.join(",\n")}\n);\n`;
  });
  return `${[...tables, ...indexes.map(({ line }) => `${line.toLowerCase().replace(" on public.", " on ")};\n`)].join("\n")}`;
}

/** Storage settings that the schema's text does not show: of tables (`unlogged`, free space) and of columns (statistics, compression). */
export async function dumpStorage(session: Session): Promise<string> {
  const settings = await session.query<{ line: string }>({
    text: `
      select c.relname || ' ' || case c.relpersistence when 'u' then 'unlogged' else 'logged' end
          || coalesce(' ' || array_to_string(c.reloptions, ' '), '') as line
      from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'i')
        and (c.relpersistence <> 'p' or c.reloptions is not null)
      union all
      select c.relname || '.' || a.attname || coalesce(' ' || array_to_string(a.attoptions, ' '), '')
          || case when a.attstorage <> t.typstorage then ' storage ' || a.attstorage::text else '' end
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped join pg_type t on t.oid = a.atttypid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and (a.attoptions is not null or a.attstorage <> t.typstorage)
      order by 1`,
  });
  return settings.map(({ line }) => `${line}\n`).join("");
}
