/**
 * Fills a database for the query bench: large namespaces beside 1,000 small ones, with values from the same sets, indexes and answers. The
 * server itself does it in bulk. Through the API it would take most of an hour.
 */
import type pg from "pg";
import type { Session } from "#src/foundation/db/database.ts";

export interface Loaded {
  readonly name: string;
  readonly namespaceId: number;
  readonly documents: number;
}

export const INDEXED = ["amount", "category", "customer", "priority", "status"];
export const URGENT = "jdg_bench_urgent";
export const TOPIC = "jdg_bench_topic";

/** The only one there is. */
export async function organizationOf(session: Session): Promise<string> {
  const [row] = await session.query<{ organization_id: string }>({ text: "select organization_id from organizations limit 1" });
  return row!.organization_id;
}

const SMALL = 1_000;
const SMALL_DOCUMENTS = 1_000;
const SMALL_IDS = 1_000_000;

export async function load(client: pg.Client, sizes: readonly number[], small = SMALL): Promise<Loaded[]> {
  const { rows } = await client.query<{ organization_id: string }>("select organization_id from organizations limit 1");
  const organizationId = rows[0]!.organization_id;
  const large = sizes.map((documents, at) => ({ name: `bench/large-${documents}`, namespaceId: at + 1, documents }));
  await client.query("set synchronous_commit = off");
  await client.query("create temporary table filled (namespace_id bigint, name text, documents integer)");
  for (const { name, namespaceId, documents } of large) {
    await client.query("insert into filled values ($1, $2, $3)", [namespaceId, name, documents]);
  }
  await client.query("insert into filled select $1 + n, 'bench/small/' || n, $2 from generate_series(1, $3) n", [
    SMALL_IDS,
    SMALL_DOCUMENTS,
    small,
  ]);
  await client.query(DOCUMENTS);
  for (const statement of NAMESPACES) await client.query(statement, statement.includes("$1") ? [organizationId] : []);
  await client.query(VALUES, [INDEXED]);
  await client.query(JUDGMENTS, [organizationId]);
  await client.query(VERSIONS);
  await client.query(EPOCH, [organizationId]);
  await client.query(ANSWERS);
  for (const { namespaceId } of large) {
    const plain = plainOf(namespaceId);
    await client.query(plainTable(plain), [namespaceId]);
    for (const index of PLAIN_INDEXES) await client.query(`create index on ${plain} (${index})`);
    await client.query(`vacuum analyze ${plain}`);
  }
  // What a server does by itself within a minute: without it no entry of an index is known to be visible to all.
  for (const table of ["documents", "attribute_values", "answers", "namespaces", "namespace_names"]) {
    await client.query(`vacuum analyze ${table}`);
  }
  return large;
}

/** A plain table for one large namespace, with a column for each value and an index for each column. */
export function plainOf(namespaceId: number): string {
  return `plain_${namespaceId}`;
}

const PLAIN_INDEXES = [
  "id",
  "amount desc, id",
  "category, id",
  "customer, id",
  "priority desc, id",
  "status, id",
  "urgent desc, id",
];

const plainTable = (plain: string) => `
  create table ${plain} as
  select d.document_id collate "C" as id, d.revision, (attributes ->> 'amount')::float8 as amount, attributes ->> 'category' as category,
         attributes ->> 'customer' as customer, (attributes ->> 'priority')::integer as priority, attributes ->> 'status' as status,
         (attributes ->> 'vip')::boolean as vip, state, a.number as urgent
  from documents d join answers a using (namespace_id, document_id)
  where d.namespace_id = $1 and a.judgment_id = '${URGENT}'`;

/** About 500 bytes each. Ids are in no order, as they mostly are. */
const DOCUMENTS = `
  insert into documents (namespace_id, document_id, revision, incarnation, created_at, updated_at, attributes, state, bytes)
  select namespace_id, 'order-' || substr(md5(n::text), 1, 12), 1, 1, '2030-01-01', '2030-01-01', attributes, state,
         length(attributes::text) + length(state::text)
  from filled cross join lateral generate_series(1, documents) n
  cross join lateral (select abs(hashint8extended(n, namespace_id))::bigint as h) hashed
  cross join lateral (select
    jsonb_build_object('status', (array['open', 'closed', 'waiting', 'new'])[1 + h % 4], 'category', 'category-' || h / 7 % 100,
      'customer', 'customer-' || h / 11 % greatest(documents / 10, 100), 'amount', h / 13 % 1000000 / 100.0, 'priority', h / 17 % 5,
      'vip', h % 10 = 0) as attributes,
    jsonb_build_object('text', 'Order ' || n || ' ' || repeat('has been waiting in the depot for a while ', 7), 'n', n) as state) content`;

const NAMESPACES = [
  `insert into namespaces (namespace_id, organization_id, name, sequence, document_count, bytes, maintained_attributes, created_at)
   select f.namespace_id, $1, f.name, 1, f.documents, d.bytes, '{amount,category,customer,priority,status}', '2030-01-01'
   from filled f join (select namespace_id, sum(bytes) as bytes from documents group by namespace_id) d using (namespace_id)`,
  "insert into namespace_names (organization_id, name, namespace_id) select $1, name, namespace_id from filled",
  "insert into positions (namespace_id, reader, position) select namespace_id, 'judging', 1 from filled",
  `insert into indexed_attributes (namespace_id, attribute, state, origin, created_at, last_used_at)
   select namespace_id, a, 'ready', 'declared', '2030-01-01', '2100-01-01'
   from filled, unnest(array['amount', 'category', 'customer', 'priority', 'status']) a`,
];

/** As `src/records/values/attribute-values.ts` has them, for strings and for numbers that are not negative. */
const VALUES = `
  insert into attribute_values (namespace_id, attribute, value, document_id)
  select namespace_id, name,
         case jsonb_typeof(attributes -> name)
           when 'string' then '\\x02'::bytea || convert_to(attributes ->> name, 'UTF8')
           else '\\x01'::bytea || set_byte(bits, 0, get_byte(bits, 0) | 128) end,
         document_id
  from documents cross join unnest($1::text[]) as name
  cross join lateral (
    select float8send(case jsonb_typeof(attributes -> name) when 'number' then (attributes ->> name)::float8 else 0 end) as bits) number
  order by 1, 2, 3, 4`;

const JUDGMENTS = `
  insert into judgments (judgment_id, organization_id, owner, name, type, active_version, thresholds, freshness, created_at)
  select id, $1, 'bench/*', name, type, 1, '{}', '{"policy": "on_write", "debounce_ms": 0, "max_wait_ms": 60000}', '2030-01-01'
  from (values ('${URGENT}', 'urgent', 'bool'), ('${TOPIC}', 'topic', 'choice')) j(id, name, type)`;

const VERSIONS = `
  insert into judgment_versions (judgment_id, version, definition, created_at)
  select id, 1, definition::jsonb, '2030-01-01' from (values
    ('${URGENT}', '{"name": "urgent", "type": "bool", "question": "?", "engine": {"name": "local"}, "horizon": "0s"}'),
    ('${TOPIC}', '{"name": "topic", "type": "choice", "question": "?", "engine": {"name": "local"}, "horizon": "0s",
      "options": [{"value": "bill"}, {"value": "ship"}]}')) v(id, definition)`;

const EPOCH = `
  insert into definition_epochs (organization_id, epoch) values ($1, 1)
  on conflict (organization_id) do update set epoch = definition_epochs.epoch + 1`;

const ANSWERS = `
  insert into answers (namespace_id, document_id, judgment_id, incarnation, sequence, attempted_revision, revision, version, engine,
                       engine_version, evaluated_at, number, label, escape_p, dist)
  select namespace_id, document_id, j, 1, 1, 1, 1, 1, 'local', '1', '2030-01-01',
         case when j = '${URGENT}' then h % 1000000 / 1000000.0 end,
         case when j = '${TOPIC}' then (array['bill', 'ship', 'none_of_the_above'])[1 + h % 3] end,
         case when j = '${TOPIC}' then 0.1 end,
         case when j = '${TOPIC}' then '{"bill": 0.5, "ship": 0.4, "none_of_the_above": 0.1}'::jsonb end
  from documents cross join unnest(array['${URGENT}', '${TOPIC}']) j
  cross join lateral (select abs(hashtextextended(document_id || j, namespace_id))::bigint as h) hashed
  order by 1, 2, 3`;
