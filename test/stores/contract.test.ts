import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { citusStore } from "#plugins/stores/citus/index.ts";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { postgresStore } from "#plugins/stores/postgres/index.ts";
import { migrate } from "#src/foundation/db/migrate.ts";
import type { Store } from "#src/foundation/db/store.ts";
import { placements } from "#src/foundation/db/tables.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { standIn } from "./citus/stand-in.ts";
import { directory, sql } from "./directories.ts";

const log = createLogger({ level: "silent" });

interface Subject {
  name: string;
  make(): Promise<Store>;
  makeBroken(): Promise<Store>;
}

const subjects: Subject[] = [
  {
    name: "embedded",
    make: async () => embeddedStore({ dataDir: directory(), log }),
    makeBroken: async () => embeddedStore({ dataDir: "/dev/null/nowhere", log }),
  },
  {
    name: "postgres",
    make: async () => postgresStore({ databaseUrl: (await freshDatabase({ schema: "empty" })).url, log }),
    makeBroken: async () => postgresStore({ databaseUrl: "postgres://me:secret@127.0.0.1:1/mine", log, patienceMs: 0 }),
  },
  {
    name: "citus",
    async make() {
      const { connection, url } = await freshDatabase({ schema: "empty" });
      await standIn(connection);
      return citusStore({ databaseUrl: url, log });
    },
    makeBroken: async () => citusStore({ databaseUrl: "postgres://me:secret@127.0.0.1:1/mine", log, patienceMs: 0 }),
  },
];

describe.each(subjects)("the store `$name`", ({ name, make, makeBroken }) => {
  it("gives settings that reach a PostgreSQL server of a supported version, in UTF-8", async () => {
    const store = await make();
    expect(store.name).toBe(name);
    const [row] = await sql<{ version: number; encoding: string }>(
      await store.start(),
      "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding",
    );
    expect(row!.encoding).toBe("UTF8");
    expect(row!.version).toBeGreaterThanOrEqual(15);
    expect(row!.version).toBeLessThanOrEqual(18);
    await store.stop();
  });

  it("has every table where it belongs once it has been asked to", async () => {
    const store = await make();
    const connection = await store.start();
    await migrate({ connection, clock: systemClock, log });
    const moved = await store.place(placements);
    expect(moved.length > 0).toBe(store.distributed);
    expect(await store.place(placements)).toEqual([]);
    await store.stop();
  });

  it("leaves a server that answers alone when asked to recover it", async () => {
    const store = await make();
    const connection = await store.start();
    const startedAt = "select pg_postmaster_start_time()::text as at";
    const before = await sql(connection, startedAt);
    await store.recover();
    expect(await sql(connection, startedAt)).toEqual(before);
    await store.stop();
  });

  it("can be stopped twice, and before it was started", async () => {
    const store = await make();
    await store.stop();
    await store.start();
    await store.stop();
    await store.stop();
  });

  it("describes itself in plain values without its password, before and after its start", async () => {
    const store = await make();
    const before = store.describe();
    const { password, connectionString } = await store.start();
    const secret = password ?? decodeURIComponent(new URL(connectionString!).password);
    for (const description of [before, store.describe()]) {
      expect(JSON.stringify(description)).not.toContain(secret);
      expect(Object.values(description).every((value) => ["string", "number", "boolean"].includes(typeof value))).toBe(true);
    }
    await store.stop();
  });

  it("says what to change when it cannot start, and can be stopped then", async () => {
    const store = await makeBroken();
    await expect(store.start()).rejects.toThrow(/Choose|Check|Set /);
    await store.stop();
    expect(existsSync("/dev/null/nowhere")).toBe(false);
  });
});
