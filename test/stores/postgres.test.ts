import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { postgresStore } from "#plugins/stores/postgres/index.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { freshDatabase, urlOf } from "#test/support/database.ts";
import { directory, sql } from "./directories.ts";

const log = createLogger({ level: "silent" });

const storeOf = (databaseUrl: string, patienceMs = 200) => postgresStore({ databaseUrl, log, patienceMs });
const refusal = (databaseUrl: string) =>
  storeOf(databaseUrl)
    .start()
    .then(
      () => "it started",
      (error: Error) => error.message,
    );

describe("a PostgreSQL server of the operator's", () => {
  it("serves by its address, and is described without its password", async () => {
    const { url, connection } = await freshDatabase({ schema: "empty" });
    const store = storeOf(url);
    expect(await sql(await store.start(), "select current_database() as name")).toEqual([{ name: connection.database }]);
    expect(store.describe()).toEqual({
      place: expect.stringContaining(`/${connection.database}`),
      postgres: expect.stringMatching(/^\d+\.\d+/),
    });
    expect(JSON.stringify(store.describe())).not.toContain(connection.password);
    await store.stop();
  });

  it("serves by libpq's other form of a socket's address", async () => {
    const { connection } = await freshDatabase({ schema: "empty" });
    const { user, password, database, host, port } = connection;
    const store = storeOf(`postgres://${encodeURIComponent(user!)}:${password}@/${database}?host=${host}&port=${port}`);
    expect(await sql(await store.start(), "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("is waited for when it does not run yet", async () => {
    const dataDir = directory();
    const later = embeddedStore({ dataDir, log });
    const connection = await later.start();
    await later.stop();
    const warned = Promise.withResolvers<void>();
    const loud = createLogger({ level: "warn", destination: { write: () => warned.resolve() } });
    const starting = postgresStore({ databaseUrl: urlOf(connection), log: loud, patienceMs: 20_000 }).start();
    await warned.promise;
    await later.start();
    expect(await sql(await starting, "select 1 as one")).toEqual([{ one: 1 }]);
    await later.stop();
  });
});

describe("an address that does not serve is refused with what would be right", () => {
  it("where nobody listens", async () => {
    expect(await refusal("postgres://me:secret@127.0.0.1:1/mine")).toMatch(
      /^The database at 127\.0\.0\.1:1\/mine does not answer: .*ECONNREFUSED.*Check DATABASE_URL/,
    );
  });

  it("where something else listens", async () => {
    const server = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")).listen(0);
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    expect(await refusal(`postgres://me:secret@127.0.0.1:${port}/mine`)).toMatch(/^The database at 127\.0\.0\.1:\d+\/mine /);
  });

  it("where the password is wrong, without showing it", async () => {
    const { connection } = await freshDatabase({ schema: "empty" });
    const message = await refusal(urlOf({ ...connection, password: "my-guess" }));
    expect(message).toMatch(/refuses the user or password of DATABASE_URL/);
    expect(message).not.toContain("my-guess");
  });

  it("where there is no such database", async () => {
    expect(await refusal(urlOf({ ...inject("testServer").connection, database: "absent" }))).toMatch(
      /"absent" does not exist\. Create it, or correct the name/,
    );
  });

  it("where the role may not make tables", async () => {
    const { connection } = await freshDatabase({ schema: "empty" });
    const role = `guest_${randomBytes(4).toString("hex")}`;
    const { connection: server } = inject("testServer");
    await sql(server, `create role ${role} login password 'guest'`);
    onTestFinished(async () => void (await sql(server, `drop role ${role}`)));
    expect(await refusal(urlOf({ ...connection, user: role, password: "guest" }))).toMatch(
      new RegExp(`${role} may not create tables in schema public. Run: grant create on schema public to ${role};`),
    );
  });

  it("where the search path leads nowhere", async () => {
    const { connection } = await freshDatabase({ schema: "empty" });
    await sql(connection, "drop schema public");
    expect(await refusal(urlOf(connection))).toMatch(/names no schema that exists/);
  });

  it("where text is not UTF-8", async () => {
    const name = `latin_${randomBytes(4).toString("hex")}`;
    const { connection } = inject("testServer");
    await sql(connection, `create database ${name} encoding 'SQL_ASCII' template template0 strategy file_copy`);
    onTestFinished(async () => void (await sql(connection, `drop database ${name}`)));
    expect(await refusal(urlOf({ ...connection, database: name }))).toMatch(
      /its encoding is SQL_ASCII\. Create the database with encoding UTF8/,
    );
  });
});
