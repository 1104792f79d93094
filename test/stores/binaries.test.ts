import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Binaries, findPackage, hasLz4, installed, linkLibraries, runnable } from "#plugins/stores/embedded/binaries.ts";
import { CannotRun, clusterVersion, makeCluster } from "#plugins/stores/embedded/cluster.ts";
import { openHome } from "#plugins/stores/embedded/home.ts";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { openDatabase } from "#src/foundation/db/database.ts";
import { migrate } from "#src/foundation/db/migrate.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { dumpSchema } from "#test/foundation/db/schema-dump.ts";
import { freshDatabase } from "#test/support/database.ts";
import { needs } from "#test/support/needs.ts";
import { directory, sql } from "./directories.ts";
import { root } from "./holders.ts";

const log = createLogger({ level: "silent" });
const found = findPackage();
const system = installed();
const packaged = {
  what: "the npm package of PostgreSQL",
  there: found !== null,
  cure: "npm ci on a platform that has one, see optionalDependencies in package.json",
};
const ofSystem = {
  what: "a PostgreSQL of the system",
  there: system !== null,
  cure: "apt-get install postgresql (as root, on Debian or Ubuntu)",
};
const nobody = { uid: 65534, gid: 65534, name: "nobody" };

interface Link {
  source: string;
  target: string;
}

/** The package as npm leaves it where install scripts may not run. */
function withoutLinks(place: string): { root: string; version: string; links: Link[] } {
  const root = join(place, "package");
  cpSync(found!.root, root, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith(".a") });
  const links = JSON.parse(readFileSync(join(root, "native/pg-symlinks.json"), "utf8")) as Link[];
  for (const { target } of links) rmSync(join(root, target), { force: true });
  return { root, version: found!.version, links };
}

const version = (directory: string, account?: { uid: number; gid: number }) =>
  execFileSync(join(directory, "bin/postgres"), ["--version"], { encoding: "utf8", cwd: "/", stdio: "pipe", ...account });

describe("the PostgreSQL of the npm package", needs(packaged), () => {
  it("does not run without the links between its libraries, and gets them", () => {
    const { root, links } = withoutLinks(directory());
    expect(() => version(join(root, "native"))).toThrow(/error while loading shared libraries/);
    expect(linkLibraries(root)).toBe(true);
    expect(version(join(root, "native"))).toMatch(/^postgres \(PostgreSQL\) 18\./);
    expect(links.map(({ target }) => readlinkSync(join(root, target)))).toEqual(
      links.map(({ source }) => source.split("/").at(-1)),
    );
  });

  it("gets its links when several processes make them at once, and when some are there", () => {
    const { root, links } = withoutLinks(directory());
    linkLibraries(root);
    rmSync(join(root, links[0]!.target));
    expect(linkLibraries(root)).toBe(true);
    expect(existsSync(join(root, links[0]!.target))).toBe(true);
  });

  it("is copied to where the server's account can read it, whole and once", needs(root), () => {
    const place = directory();
    const { root, version: release } = withoutLinks(place);
    chmodSync(root, 0o700);
    const home = join(place, "home");
    mkdirSync(home);
    chmodSync(place, 0o755);
    const native = runnable({ root, version: release }, nobody, home);
    expect(native.startsWith(home)).toBe(true);
    expect(version(native, nobody)).toMatch(/^postgres \(PostgreSQL\) 18\./);
    expect(readdirSync(home)).toHaveLength(1);
    const { mtimeMs } = statSync(native);
    expect(runnable({ root, version: release }, nobody, home)).toBe(native);
    expect(statSync(native).mtimeMs).toBe(mtimeMs);
  });

  it("runs from where it is when the server's account can read it there", () => {
    expect(runnable(found!, null, "/nonexistent")).toBe(join(found!.root, "native"));
  });
});

describe("programs that do not run on this machine", () => {
  it("are told from a data directory that cannot be made", async () => {
    const home = openHome(directory(), log);
    const nowhere: Binaries = { directory: "/nonexistent", major: 18, origin: "package" };
    await expect(makeCluster(home, nowhere)).rejects.toThrow(CannotRun);
    expect(clusterVersion(home)).toBeNull();
    expect(readdirSync(home.directory).filter((name) => name.startsWith("making-"))).toEqual([]);
  });
});

describe("the system's PostgreSQL", needs(ofSystem), () => {
  it("serves data that it made, with the schema of all others", async () => {
    const dataDir = directory();
    await makeCluster(openHome(dataDir, log), system!);
    const store = embeddedStore({ dataDir, log });
    const connection = await store.start();
    expect(store.describe().postgres).toBe(`${system!.major} (system)`);
    expect(await sql(connection, "show wal_compression")).toEqual([{ wal_compression: hasLz4(system!) ? "lz4" : "pglz" }]);
    await migrate({ connection, clock: systemClock, log });
    const database = openDatabase({ connection, poolSize: 1, poolTimeoutMs: 5_000, statementTimeoutMs: 5_000, log });
    const { database: newest } = await freshDatabase();
    expect(await dumpSchema(database)).toBe(await dumpSchema(newest));
    await database.close();
    await store.stop();
  });
});
