/** The documents that benches write, and the table and statements of bare `pg` for floors. */

export interface BenchDocument {
  id: string;
  attributes: Record<string, unknown>;
  state: Record<string, unknown>;
}

/** A document of about 550 bytes: five scalar attributes and a text. */
export function documentOf(n: number): BenchDocument {
  const text = `Order ${n} was placed on a ${["Monday", "Tuesday", "Friday"][n % 3]} and ${"has been waiting in the depot for a while ".repeat(8)}`;
  return {
    id: `order-${n}`,
    attributes: {
      status: ["open", "closed", "waiting"][n % 3],
      amount: n / 7,
      country: ["de", "fr", "us", "jp"][n % 4],
      vip: n % 5 === 0,
      lines: n % 11,
    },
    state: { text, customer: { name: `Customer ${n}`, since: 2000 + (n % 25) } },
  };
}

/** Of a bulk write. */
export const BATCH = 1000;

export function batchOf(from: number): BenchDocument[] {
  return Array.from({ length: BATCH }, (_, at) => documentOf(from + at));
}

/** The same columns and key as the service's table of documents. */
export const FLOOR_TABLE = `
  create table floor_documents (
    namespace_id bigint not null, document_id text collate "C" not null, revision bigint not null, incarnation bigint not null,
    created_at timestamptz not null, updated_at timestamptz not null, attributes jsonb not null, state jsonb not null,
    bytes integer not null, primary key (namespace_id, document_id)
  )`;

/** The same as the service's table of values. */
export const FLOOR_VALUES = `
  create table floor_values (
    namespace_id bigint not null, attribute text collate "C" not null, value bytea not null, document_id text collate "C" not null,
    primary key (namespace_id, attribute, value, document_id)
  )`;
