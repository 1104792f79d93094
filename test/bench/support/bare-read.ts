/**
 * The floor for reads: bare Koa and `pg`, one select by key a request, and its row as JSON. It runs as a child process, with a connection
 * as JSON and the id of a namespace as arguments.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import pg from "pg";

const pool = new pg.Pool({ ...(JSON.parse(process.argv[2]!) as pg.PoolConfig), max: 16 });
const namespaceId = process.argv[3]!;
const app = new Koa();
app.use(async (ctx) => {
  const { rows } = await pool.query({
    name: "read",
    text: `
      select document_id as id, revision, incarnation, created_at, updated_at, attributes, state
      from documents where namespace_id = $1 and document_id = $2`,
    values: [namespaceId, decodeURIComponent(ctx.path.slice(ctx.path.lastIndexOf("/") + 1))],
  });
  ctx.body = rows[0];
});
const server = createServer(app.callback());
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit());
