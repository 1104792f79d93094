/** `judgment backup` and `judgment restore`, over a server of the same version as the machine's pg_dump, with clients that write meanwhile. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serverAccount } from "#plugins/stores/embedded/account.ts";
import { installed } from "#plugins/stores/embedded/binaries.ts";
import { findTool } from "#src/server/cli/backup/tools.ts";
import { run } from "#test/server/operating/processes.ts";
import { needs } from "#test/support/needs.ts";

const major = Number(/ (\d+)/.exec(spawnSync("pg_dump", ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1] ?? 0);
const binaries = major >= 15 ? installed(major) : null;
const tools = { what: "pg_dump 15 or later, and its server", there: binaries !== null, cure: "apt-get install postgresql" };

const directory = mkdtempSync(join(tmpdir(), "judgment-backup-"));
const path = (...names: string[]) => join(directory, ...names);
const urlOf = (database: string) => `postgres://postgres@/${database}?host=${path("server")}`;
const API_KEY = "a-key-for-tests-of-backups-of-32-characters";
let server: ChildProcess | null = null;

beforeAll(async () => {
  if (!binaries) return;
  const account = serverAccount(null);
  const as = account === null ? {} : { uid: account.uid, gid: account.gid };
  mkdirSync(path("server"));
  if (account !== null) for (const one of [directory, path("server")]) chownSync(one, account.uid, account.gid);
  execFileSync(
    join(binaries.directory, "initdb"),
    ["-D", path("server", "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N"],
    { ...as, cwd: "/", stdio: "ignore" },
  );
  const args = ["-D", path("server", "data"), "-k", path("server"), "-c", "listen_addresses=", "-c", "fsync=off"];
  server = spawn(join(binaries.directory, "postgres"), args, { ...as, cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
  for await (const line of createInterface({ input: server.stderr! })) if (line.includes("ready to accept connections")) break;
  server.stderr!.resume();
  for (const name of ["source", "target"]) await asked("postgres", `create database ${name}`);
}, 180_000);

afterAll(async () => {
  if (server) {
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
  }
  rmSync(directory, { recursive: true, force: true });
});

async function asked<Row>(database: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function operate(database: string, data: string, args: readonly string[]) {
  const running = run("src/server/cli.ts", [...args, "--json"], { DATABASE_URL: urlOf(database), DATA_DIR: path(data) });
  const code = await running.ended;
  return { code, told: running.lines.at(-1), error: running.errors.join("\n") };
}

interface Answer {
  rows: { attributes: { n: number }; state: { text: string } }[];
  more: boolean;
  results: { revision: number }[];
}

async function serve(database: string, data: string) {
  const env = { DATABASE_URL: urlOf(database), DATA_DIR: path(data), PORT: "0", METRICS_PORT: "off", BOOTSTRAP_API_KEY: API_KEY };
  const running = run("src/server/main.ts", [], env);
  const { api } = await running.says("Ready.");
  const send = async (method: string, target: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${API_KEY}`, "content-type": "application/json" };
    const response = await fetch(`${api}${target}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer };
  };
  const stop = async () => {
    running.process.kill("SIGTERM");
    expect(await running.ended).toBe(0);
  };
  return { send, stop };
}

const WRITERS = 3;
const namespace = (writer: number) => `shop%2Fwriter-${writer}`;

describe("a backup", { timeout: 240_000, ...needs(tools) }, () => {
  it("that is made under writes is one moment of them, and becomes a service again with its keys", async () => {
    writeFileSync(path("passphrase"), "correct horse battery\n");
    const sealed = ["--secrets", path("secrets.sealed"), "--passphrase-file", path("passphrase")];
    const service = await serve("source", "data");
    // Each writer writes one document after the other, so any moment has a gapless beginning of each one's documents.
    const acknowledged = Array.from({ length: WRITERS }, () => 0);
    let isOver = false;
    const writers = acknowledged.map(async (_, writer) => {
      for (let n = 0; !isOver; n++) {
        const upsert = [{ id: `d-${n}`, attributes: { n }, state: { text: `${writer} ${n}` } }];
        expect((await service.send("POST", `/namespaces/${namespace(writer)}`, { upsert })).status).toBe(200);
        acknowledged[writer] = n + 1;
      }
    });
    while (acknowledged.some((count) => count === 0)) await service.send("GET", "/namespaces");
    const before = [...acknowledged];
    const made = await operate("source", "data", ["backup", path("backup"), ...sealed]);
    const after = [...acknowledged];
    isOver = true;
    await Promise.all(writers);
    await service.stop();
    expect(made).toMatchObject({ code: 0, told: { secrets: path("secrets.sealed") } });
    const key = readFileSync(path("data", "secrets-key"), "utf8").trim();
    for (const file of ["backup/manifest.json", "backup/database.dump", "secrets.sealed"]) {
      const bytes = readFileSync(path(file));
      expect([bytes.includes(key), bytes.includes(Buffer.from(key, "hex"))], file).toEqual([false, false]);
    }

    expect(await operate("target", "data-2", ["restore", path("backup"), ...sealed])).toMatchObject({
      code: 0,
      told: { checked: true },
    });
    expect(statSync(path("data-2", "secrets-key")).mode & 0o777).toBe(0o600);
    const restored = await serve("target", "data-2");
    for (let writer = 0; writer < WRITERS; writer++) {
      const { body } = await restored.send("POST", `/namespaces/${namespace(writer)}/query`, {
        include: { attributes: true, state: true },
        rank_by: ["attributes.n", "asc"],
        top_k: 1_000,
      });
      const rows = body.rows.map(({ attributes, state }) => ({
        n: attributes.n,
        text: state.text,
      }));
      rows.sort((one, other) => one.n - other.n);
      expect(rows).toEqual(rows.map((_, n) => ({ n, text: `${writer} ${n}` })));
      if (!body.more) {
        expect(rows.length).toBeGreaterThanOrEqual(before[writer]!);
        // A write may be committed, and its response still under way.
        expect(rows.length).toBeLessThanOrEqual(after[writer]! + 1);
      }
      // The sequence goes on where it was.
      const [{ sequence }] = (await asked<{ sequence: string }>(
        "target",
        `select sequence from namespaces where name = 'shop/writer-${writer}'`,
      )) as [{ sequence: string }];
      const written = await restored.send("POST", `/namespaces/${namespace(writer)}`, { upsert: [{ id: "later" }] });
      expect(written.body.results[0]!.revision).toBeGreaterThan(Number(sequence));
    }
    const used = await operate("target", "data-2", ["restore", path("backup"), "--replace", "--yes"]);
    expect(used).toMatchObject({ code: 2, error: expect.stringContaining("Stop all its processes first") });
    await restored.stop();
  });

  it("is refused where it is damaged, or would destroy something, or its secret cannot be opened", async () => {
    const full = await operate("target", "data-2", ["restore", path("backup")]);
    expect(full).toMatchObject({ code: 2, error: expect.stringMatching(/has \d+ tables\. Restore into an empty one/) });
    const unsure = await operate("target", "data-2", ["restore", path("backup"), "--replace"]);
    expect(unsure).toMatchObject({ code: 2, error: expect.stringContaining("--yes") });
    expect(
      (await asked<{ count: string }>("target", "select count(*) from documents where document_id = 'later'"))[0]!.count,
    ).toBe(String(WRITERS));
    expect(await operate("target", "data-2", ["restore", path("backup"), "--replace", "--yes"])).toMatchObject({ code: 0 });
    expect(
      (await asked<{ count: string }>("target", "select count(*) from documents where document_id = 'later'"))[0]!.count,
    ).toBe("0");

    writeFileSync(path("wrong"), "another passphrase\n");
    const closed = await operate("target", "data-3", [
      "restore",
      path("backup"),
      "--secrets",
      path("secrets.sealed"),
      "--passphrase-file",
      path("wrong"),
    ]);
    expect(closed).toMatchObject({ code: 2, error: expect.stringContaining("cannot be opened") });
    expect(existsSync(path("data-3", "secrets-key"))).toBe(false);

    const dump = readFileSync(path("backup", "database.dump"));
    dump[dump.length >> 1]! ^= 1;
    writeFileSync(path("backup", "database.dump"), dump);
    expect(await operate("target", "data-2", ["restore", path("backup"), "--replace", "--yes"])).toMatchObject({
      code: 2,
      error: expect.stringContaining("is damaged"),
    });
    expect(await operate("source", "data", ["backup", path("backup")])).toMatchObject({
      code: 2,
      error: expect.stringContaining("is not empty"),
    });
  });
});

it("names the package of pg_dump where there is none that is new enough", () => {
  expect(() => findTool("pg_dump", 99, undefined)).toThrow(
    'There is no pg_dump of PostgreSQL 99 or later on this machine. Install one, for example with "apt-get install postgresql-client-99"',
  );
  expect(() => findTool("pg_restore", 15, "/nowhere")).toThrow("in /nowhere");
});
