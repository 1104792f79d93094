/**
 * The floor for writes of one document: bare `pg` connections that each insert one row a transaction, one after the other. It runs as a
 * child process, with a connection as JSON as argument. It answers `{ connections, ms }` with inserts a second.
 */
import pg from "pg";
import { documentOf } from "./documents.ts";

const connection = JSON.parse(process.argv[2]!) as pg.ClientConfig;
const clients: pg.Client[] = [];
let inserted = 0;

async function connected(count: number): Promise<pg.Client[]> {
  while (clients.length < count) {
    const client = new pg.Client(connection);
    await client.connect();
    clients.push(client);
  }
  return clients.slice(0, count);
}

const INSERT = {
  name: "insert",
  text: `
    insert into floor_documents (namespace_id, document_id, revision, incarnation, created_at, updated_at, attributes, state, bytes)
    values ($1, $2, $3, $3, $4, $4, $5, $6, $7)`,
};

process.on("message", async ({ connections, ms }: { connections: number; ms: number }) => {
  const ready = await connected(connections);
  const started = performance.now();
  let count = 0;
  await Promise.all(
    ready.map(async (client, namespace) => {
      while (performance.now() - started < ms) {
        const { id, attributes, state } = documentOf(inserted++);
        const texts = [JSON.stringify(attributes), JSON.stringify(state)];
        await client.query({ ...INSERT, values: [namespace, id, inserted, new Date(), ...texts, texts.join("").length] });
        count++;
      }
    }),
  );
  process.send?.({ rate: (count * 1000) / (performance.now() - started) });
});
process.on("disconnect", () => process.exit());
process.send?.({ ready: 1 });
