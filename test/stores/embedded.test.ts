import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { refusedHome } from "#plugins/stores/embedded/home.ts";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import type { ConnectionSettings, Store } from "#src/foundation/db/store.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { needs } from "#test/support/needs.ts";
import { serverPid } from "#test/support/run-leftovers.ts";
import { directory, gone, sql } from "./directories.ts";
import { otherUsers, root, startHolder } from "./holders.ts";
import { fillMade, madeDirectory } from "./made.ts";

const log = createLogger({ level: "silent" });
const isRoot = process.getuid?.() === 0;

async function started(dataDir: string): Promise<{ store: Store; connection: ConnectionSettings }> {
  const store = embeddedStore({ dataDir, log });
  return { store, connection: await store.start() };
}

const refusal = (dataDir: string) =>
  embeddedStore({ dataDir, log })
    .start()
    .then(
      () => "it started",
      (error: Error) => error.message,
    );

describe("the embedded server", () => {
  it("keeps what was written over a stop and a start", async () => {
    const dataDir = await madeDirectory();
    const first = await started(dataDir);
    await sql(first.connection, "create table kept (value int)", "insert into kept values (1)");
    await first.store.stop();
    expect(serverPid(dataDir)).toBeNull();
    const second = await started(dataDir);
    expect(await sql(second.connection, "select value from kept")).toEqual([{ value: 1 }]);
    await second.store.stop();
  });

  it("is reached by its own account alone, through a socket, with a password of its own", async () => {
    const dataDir = directory();
    const { store, connection } = await started(dataDir);
    const home = join(dataDir, "postgres");
    const modes = ["", "socket", "users", "cluster/data", "cluster/password"].map((path) =>
      (statSync(join(home, path)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(["700", "700", "700", "700", "600"]);
    expect(await sql(connection, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
    await expect(sql({ ...connection, password: "guessed" }, "select 1")).rejects.toMatchObject({ code: "28P01" });
    const other = await started(directory());
    expect(other.connection.password).not.toBe(connection.password);
    expect(JSON.stringify(store.describe())).not.toContain(connection.password);
    await Promise.all([store.stop(), other.store.stop()]);
  });

  it("loses nothing when the machine fails: it writes through", async () => {
    const { store, connection } = await started(await madeDirectory());
    const settings = await sql<{ name: string; setting: string }>(
      connection,
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'wal_compression') order by name",
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      data_checksums: "on",
      fsync: "on",
      full_page_writes: "on",
      synchronous_commit: "on",
      wal_compression: expect.stringMatching(/^(lz4|pglz)$/),
    });
    await store.stop();
  });

  it("runs as an unprivileged account when root starts it", needs(root), async () => {
    const dataDir = directory();
    const { store } = await started(dataDir);
    const { uid } = statSync(`/proc/${serverPid(dataDir)}`);
    expect(uid).not.toBe(0);
    expect(statSync(join(dataDir, "postgres/cluster/data")).uid).toBe(uid);
    await store.stop();
  });

  it("runs as whoever starts it when that is not root, and goes on with those data under root", needs(otherUsers), async () => {
    const dataDir = directory();
    const account = { uid: 65534, gid: 65534 };
    chmodSync(dataDir, 0o777);
    const holder = startHolder(dataDir, account);
    expect((await holder.answer).error).toBeUndefined();
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(account.uid);
    await holder.end("stop");
    const { store } = await started(dataDir);
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(account.uid);
    await store.stop();
  });

  it("works where the path is too long for a socket", async () => {
    const dataDir = join(directory(), "long".repeat(30));
    mkdirSync(dataDir);
    await fillMade(dataDir);
    const { store, connection } = await started(dataDir);
    expect(await sql(connection, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(statSync(connection.host!).mode & 0o777).toBe(0o700);
    await store.stop();
    rmSync(connection.host!, { recursive: true });
  });

  it("opens a DATA_DIR that only root may enter, for passing through alone", needs(root), async () => {
    const dataDir = directory();
    chmodSync(dataDir, 0o700);
    const { store } = await started(dataDir);
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe("711");
    await store.stop();
  });

  it("keeps its data elsewhere when its account may not enter DATA_DIR, and finds them again", needs(root), async () => {
    const outer = directory();
    const dataDir = join(outer, "behind");
    mkdirSync(dataDir);
    chmodSync(outer, 0o700);
    const first = await started(dataDir);
    await sql(first.connection, "create table kept ()");
    await first.store.stop();
    const elsewhere = readlinkSync(join(dataDir, "postgres"));
    expect(elsewhere).toMatch(/^\/var\/lib\/judgment-service\//);
    const second = await started(dataDir);
    expect(await sql(second.connection, "select * from kept")).toEqual([]);
    await second.store.stop();
    rmSync(elsewhere, { recursive: true });
  });
});

describe("processes that share one DATA_DIR", () => {
  it("come to one server when they start at the same moment on an empty directory, and the last to leave stops it", async () => {
    const dataDir = directory();
    const holders = [startHolder(dataDir), startHolder(dataDir), startHolder(dataDir)];
    const answers = await Promise.all(holders.map(({ answer }) => answer));
    expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
    const pid = serverPid(dataDir);
    await sql(answers[0]!.connection, "create table shared ()");
    expect(await sql(answers[2]!.connection, "select * from shared")).toEqual([]);
    expect(readdirSync(join(dataDir, "postgres")).filter((name) => name.startsWith("making-"))).toEqual([]);
    await holders[0]!.end("stop");
    await holders[1]!.end("stop");
    expect(serverPid(dataDir)).toBe(pid);
    await holders[2]!.end("stop");
    expect(serverPid(dataDir)).toBeNull();
  });

  it("leave a server behind when they are killed; the next one attaches to it and stops it in the end", async () => {
    const dataDir = await madeDirectory();
    const killed = startHolder(dataDir);
    const { connection } = await killed.answer;
    await sql(connection, "create table kept (value int)", "insert into kept values (7)");
    await killed.end("SIGKILL");
    const pid = serverPid(dataDir);
    expect(pid).not.toBeNull();
    const next = await started(dataDir);
    expect(serverPid(dataDir)).toBe(pid);
    expect(next.store.describe().server).toBe("attached");
    expect(await sql(next.connection, "select value from kept")).toEqual([{ value: 7 }]);
    await next.store.stop();
    expect(serverPid(dataDir)).toBeNull();
  });

  it("stop it also when they end by an error", async () => {
    const dataDir = await madeDirectory();
    const holder = startHolder(dataDir);
    await holder.answer;
    const pid = serverPid(dataDir)!;
    await holder.end("fail");
    await gone(pid);
  });

  it("bring it back when it was killed, with everything that was committed", async () => {
    const dataDir = await madeDirectory();
    const { store, connection } = await started(dataDir);
    await sql(connection, "create table kept (value int)", "insert into kept values (9)");
    const pid = serverPid(dataDir)!;
    process.kill(pid, "SIGKILL");
    await gone(pid);
    await Promise.all([store.recover(), store.recover()]);
    expect(serverPid(dataDir)).not.toBe(pid);
    expect(await sql(connection, "select value from kept")).toEqual([{ value: 9 }]);
    await store.stop();
  });

  it("do not bring it back once they have stopped", async () => {
    const dataDir = await madeDirectory();
    const { store } = await started(dataDir);
    await store.stop();
    await store.recover();
    expect(serverPid(dataDir)).toBeNull();
  });
});

describe("what an earlier process left behind", () => {
  it("does not keep it from starting: a record whose number now belongs to another process", async () => {
    const dataDir = await madeDirectory();
    const first = await started(dataDir);
    const { uid, gid } = statSync(join(dataDir, "postgres"));
    const record = join(dataDir, "postgres/cluster/data/postmaster.pid");
    const old = readFileSync(record, "utf8");
    await first.store.stop();
    // Of the server's account, for PostgreSQL takes only such a process for a server.
    const other = spawn("sleep", ["60"], isRoot ? { uid, gid } : {});
    await once(other, "spawn");
    writeFileSync(record, old.replace(/^\d+/, `${other.pid}`));
    const { store, connection } = await started(dataDir);
    expect(await sql(connection, "select 1 as one")).toEqual([{ one: 1 }]);
    await store.stop();
    other.kill("SIGKILL");
  });

  it("does not keep it from starting: a cluster that was half made when its process was killed", async () => {
    const dataDir = directory();
    const home = join(dataDir, "postgres");
    const killed = startHolder(dataDir);
    const half = () =>
      existsSync(home) &&
      readdirSync(home).find((name) => name.startsWith("making-") && existsSync(join(home, name, "data/global")));
    await expect.poll(half, { interval: 2, timeout: 30_000 }).toBeTruthy();
    await killed.end("SIGKILL");
    expect(existsSync(join(home, "cluster"))).toBe(false);
    const { store, connection } = await started(dataDir);
    expect(await sql(connection, "select 1 as one")).toEqual([{ one: 1 }]);
    await store.stop();
    // The `initdb` of the killed process may live on for a moment.
    const unfinished = async () => {
      const next = await started(dataDir);
      await next.store.stop();
      return readdirSync(home).filter((name) => name.startsWith("making-"));
    };
    await expect.poll(unfinished, { timeout: 30_000 }).toEqual([]);
  });
});

describe("a DATA_DIR that cannot be used", () => {
  it("is refused when it is a file", async () => {
    const path = join(directory(), "file");
    writeFileSync(path, "");
    expect(await refusal(path)).toMatch(
      /^DATA_DIR .*file cannot be used.*is not a directory.*Set DATA_DIR to a directory that this user may write/,
    );
    const link = join(directory(), "link");
    symlinkSync(join(link, "..", "nowhere"), link);
    expect(await refusal(link)).toMatch(/^DATA_DIR .* does not exist and cannot be created\. Set DATA_DIR/);
  });

  it("is refused when it may not be written", needs(otherUsers), async () => {
    const holder = startHolder(directory(), { uid: 65534, gid: 65534 });
    expect((await holder.answer).error).toMatch(
      /^DATA_DIR .* may not be (written|changed) by this user\. Set DATA_DIR to a directory that this user may write/,
    );
  });

  it("is refused when it is on a read-only file system", () => {
    const error = Object.assign(new Error("EROFS: read-only file system, mkdir '/mnt/data'"), {
      code: "EROFS",
      path: "/mnt/data",
    });
    expect(refusedHome("/mnt/data", error).message).toMatch(
      /^DATA_DIR \/mnt\/data cannot be used: \/mnt\/data is on a read-only file system\. Set DATA_DIR to a directory/,
    );
  });

  it("is told at once by a process that could not start", async () => {
    await expect(startHolder(directory(), { cwd: "/nowhere" }).answer).rejects.toThrow(/ENOENT/);
  });

  it("is refused when its data are another user's", needs(otherUsers), async () => {
    const dataDir = directory();
    const { store } = await started(dataDir);
    await store.stop();
    chmodSync(dataDir, 0o755);
    const holder = startHolder(dataDir, { uid: 65533, gid: 65533 });
    expect((await holder.answer).error).toMatch(/belongs to \w+.*Start the service as \w+ or as root/);
  });

  it("is refused when a server that cannot be seen from here uses it, as from another container, and that one is left alone", async () => {
    const dataDir = await madeDirectory();
    const { store, connection } = await started(dataDir);
    const record = join(dataDir, "postgres/cluster/data/postmaster.pid");
    const content = readFileSync(record, "utf8");
    // As it looks in a container of its own: the number belongs to nobody.
    writeFileSync(record, content.replace(/^\d+/, "4194303"));
    expect(await refusal(dataDir)).toMatch(/server in another container.*Set another DATA_DIR here, or .*DATABASE_URL/);
    writeFileSync(record, content);
    expect(await sql(connection, "select 1 as one")).toEqual([{ one: 1 }]);
    await store.stop();
  });

  it("is refused when its data are of a PostgreSQL that is not here", async () => {
    const dataDir = await madeDirectory();
    writeFileSync(join(dataDir, "postgres/cluster/data/PG_VERSION"), "12\n");
    expect(await refusal(dataDir)).toMatch(/PostgreSQL 12 created the data.*Install PostgreSQL 12, or choose another DATA_DIR/);
  });

  it("is refused with what the server said when the data are damaged, and nothing is left running", async () => {
    const dataDir = await madeDirectory();
    rmSync(join(dataDir, "postgres/cluster/data/global/pg_control"));
    expect(await refusal(dataDir)).toMatch(/does not start.*pg_control/s);
    expect(readdirSync(join(dataDir, "postgres/users"))).toEqual([]);
  });
});
