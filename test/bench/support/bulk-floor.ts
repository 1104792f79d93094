/**
 * The floor for batches: the same rows through bare `pg`, each batch in one set-based statement. Rows of indexed attributes are sorted by
 * their key and are in the same statement.
 *
 * It runs as a child process, with a connection as JSON as argument. It answers `{ connections, batches, from, indexed }` with documents a
 * second. Parameters are made before the time begins.
 */
import pg from "pg";
import { keysOf } from "#src/records/values/attribute-values.ts";
import { BATCH, type BenchDocument, batchOf } from "./documents.ts";

const connection = JSON.parse(process.argv[2]!) as pg.ClientConfig;
const clients: pg.Client[] = [];

const DOCUMENTS = `
  insert into floor_documents (namespace_id, document_id, revision, incarnation, created_at, updated_at, attributes, state, bytes)
  select $2, d.id, $3, $3, $4, $4, d.a, d.s, d.b
  from jsonb_to_recordset($1::jsonb) as d(id text, a jsonb, s jsonb, b integer)`;
const WITH_VALUES = `
  with documents as (${DOCUMENTS})
  insert into floor_values (namespace_id, attribute, value, document_id)
  select $2, a, v::bytea, d from jsonb_to_recordset($5::jsonb) as r(a text, v text, d text)`;

function recordsOf(documents: readonly BenchDocument[]): string {
  return JSON.stringify(documents.map(({ id, attributes: a, state: s }) => ({ id, a, s, b: 550 })));
}

/** In the order of the key, which is the fastest. */
function valuesOf(documents: readonly BenchDocument[], indexed: readonly string[]): string {
  const rows = indexed.flatMap((a) =>
    documents
      .flatMap(({ id: d, attributes }) => keysOf(attributes[a]).map((v) => ({ a, v, d })))
      .sort((one, other) => (one.v + one.d < other.v + other.d ? -1 : 1)),
  );
  return JSON.stringify(rows);
}

interface Question {
  connections: number;
  batches: number;
  from: number;
  indexed: string[];
}

process.on("message", async ({ connections, batches, from, indexed }: Question) => {
  while (clients.length < connections) {
    const client = new pg.Client(connection);
    await client.connect();
    clients.push(client);
  }
  const statement = indexed.length > 0 ? { name: "values", text: WITH_VALUES } : { name: "documents", text: DOCUMENTS };
  const parameters = Array.from({ length: batches }, (_, at) => {
    const documents = batchOf(from + at * BATCH);
    return { records: recordsOf(documents), values: indexed.length > 0 ? [valuesOf(documents, indexed)] : [] };
  });
  const started = performance.now();
  await Promise.all(
    clients.slice(0, connections).map(async (client, at) => {
      for (const { records, values } of parameters) {
        // Indexed and other documents are in separate namespaces, as in the service.
        const namespace = at + 10 * indexed.length;
        await client.query({ ...statement, values: [records, namespace, 1, new Date(), ...values] });
      }
    }),
  );
  process.send?.((connections * batches * BATCH * 1000) / (performance.now() - started));
});
process.on("disconnect", () => process.exit());
process.send?.({ ready: 1 });
