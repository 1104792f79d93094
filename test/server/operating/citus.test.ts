import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { type ClusterSchema, clusterSchema } from "#test/support/cluster-schema.ts";
import { freshDatabase } from "#test/support/database.ts";
import { testService } from "#test/support/service.ts";
import { standIn } from "../../stores/citus/stand-in.ts";
import { directory, sql } from "../../stores/directories.ts";
import { run } from "./processes.ts";

const key = "a-bootstrap-key-of-more-than-32-characters";
const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNDEFINED_TABLE = "42P01";

/** The address of a stand-in for a coordinator, without a schema of the service. */
async function coordinator(): Promise<string> {
  const { connection, url } = await freshDatabase({ schema: "empty" });
  await standIn(connection);
  return url;
}

describe("the service with CITUS_URL", () => {
  it("distributes the tables at its first start, and serves; at its second they are where they belong", async () => {
    const url = await coordinator();
    for (const start of ["first", "second"]) {
      const running = run("src/server/main.ts", [], {
        CITUS_URL: url,
        DATA_DIR: directory(),
        PORT: "0",
        METRICS_PORT: "off",
        BOOTSTRAP_API_KEY: key,
        SECRETS_KEY: "11".repeat(32),
      });
      const { api } = await running.says("Ready.");
      expect(await running.says("The database is ready.")).toMatchObject({ store: "citus", citus: "13.0-1", nodes: 2 });
      const moved = running.lines.find(({ tables }) => tables !== undefined);
      expect(moved === undefined).toBe(start === "second");
      const body = JSON.stringify({ upsert: [{ id: "d", attributes: { start } }] });
      expect((await fetch(`${api}/namespaces/shop`, { method: "POST", headers, body })).status).toBe(200);
      running.process.kill("SIGTERM");
      expect(await running.ended).toBe(0);
    }
  });
});

const schemasOn = (url: string) =>
  sql<{ oid: number; name: string }>(
    { connectionString: url },
    "select oid, nspname as name from pg_namespace where nspname like 'test\\_%'",
  );

const nameIn = ({ connection }: ClusterSchema) => connection.options!.match(/search_path=(\w+)/)![1];

describe("tests on a cluster", () => {
  let url: string;

  beforeAll(async () => {
    url = await coordinator();
  });

  it("get schemas of their own, in which nothing is shared, and leave none behind", async () => {
    const schemas = await Promise.all([1, 2].map((count) => clusterSchema(url, count)));
    const log = createLogger({ level: "error" });
    const limits = { poolSize: 2, poolTimeoutMs: 5_000, statementTimeoutMs: 5_000, log };
    const databases = schemas.map(({ connection }) => openDatabase({ connection, ...limits }));
    for (const [at, database] of databases.entries()) {
      const fresh = { database, connection: schemas[at]!.connection, url: schemas[at]!.url, distributed: true };
      const service = await testService({ fresh }, true);
      const write = { body: { upsert: [{ id: "d", attributes: { at } }] } };
      expect((await service.request("POST", "/namespaces/shop", write)).status).toBe(200);
      expect((await service.request("GET", "/namespaces")).body.namespaces).toHaveLength(1);
      await service.stop();
      await database.close();
    }
    await Promise.all(schemas.map((schema) => schema.drop()));
    expect(await schemasOn(url)).toEqual([]);
  });

  it("hand a schema on to the next file without its rows; nobody finds it under its former name", async () => {
    const first = await clusterSchema(url, 3);
    const before = await schemasOn(url);
    await sql(first.connection, "insert into feeds (organization_id, records_id) values ('o', 1)");
    await first.handOn();
    await expect(sql(first.connection, "select from feeds")).rejects.toMatchObject({ code: UNDEFINED_TABLE });
    const [emptied, ...others] = await schemasOn(url);
    expect([emptied!.oid, others]).toEqual([before[0]!.oid, []]);
    const second = await clusterSchema(url, 4);
    expect(await schemasOn(url)).toEqual([{ oid: emptied!.oid, name: nameIn(second) }]);
    expect(await sql(second.connection, "select from feeds")).toEqual([]);
    await second.drop();
  });

  it.each([
    ["a column", "alter table feeds add column other text"],
    ["an index", "create index other on feeds (organization_id)"],
    ["a constraint", "alter table feeds add constraint other check (organization_id <> '')"],
    ["a function", "create function other() returns integer language sql as 'select 1'"],
    ["a migration", "update schema_migrations set works_from = works_from + 1"],
  ])("hand none on that has got %s", async (_, statement) => {
    const schema = await clusterSchema(url, 5);
    await sql(schema.connection, statement);
    await schema.handOn();
    expect(await schemasOn(url)).toEqual([]);
  });
});
