/**
 * A PostgreSQL server that comes with the service and lives in DATA_DIR.
 *
 * Any number of service processes may share it: the first starts the server, the others attach, the last to leave stops it. A process that
 * is killed leaves the server running; the next one attaches to it. There is no lock: PostgreSQL allows one server per data directory. A
 * process that loses the race uses the winner's server. One that attaches just as the last other leaves sees the server stop, and starts it
 * again (`recover`).
 */
import { readFileSync, statSync, truncateSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { ConnectionSettings, Store } from "#src/foundation/db/store.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { type Binaries, hasLz4, installed, newest, oldest, packaged } from "./binaries.ts";
import { CannotRun, clusterVersion, DATABASE, makeCluster, ROLE, removeUnfinished } from "./cluster.ts";
import { type Home, openHome } from "./home.ts";
import {
  findPostmaster,
  type Postmaster,
  postmasterRecord,
  removeStaleRecord,
  send,
  socketAnswers,
  spawnPostmaster,
  stopPostmaster,
} from "./postmaster.ts";
import { asMigrations, asService, ensureServiceRole } from "./roles.ts";
import { serverParameters } from "./settings.ts";
import { enter } from "./users.ts";

export interface EmbeddedOptions {
  /** Absolute. */
  dataDir: string;
  log: Logger;
  /** Off only for tests that do not test what a failing machine loses. */
  fsync?: boolean;
  /** Default: 200. */
  maxConnections?: number;
}

export function embeddedStore(options: EmbeddedOptions): Store {
  return new EmbeddedStore(options);
}

/** A log beyond this is begun anew at the next start of the server. */
const LONGEST_LOG = 16 * 2 ** 20;

/** Children of a killed server notice within milliseconds and go; until then another cannot start. */
const PATIENCE_MS = 10_000;

const noServer =
  `This machine (${process.platform}, ${process.arch}) cannot run the PostgreSQL that comes with the service, and has no other PostgreSQL. ` +
  `Install PostgreSQL ${oldest} to ${newest}, or set DATABASE_URL.`;

class EmbeddedStore implements Store {
  readonly name = "embedded";
  readonly distributed = false;
  readonly #options: EmbeddedOptions;
  #home: Home | null = null;
  #binaries: Binaries | null = null;
  #leave: (() => { last: boolean }) | null = null;
  #server: Postmaster | null = null;
  #started = false;
  #running: Promise<void> | null = null;

  constructor(options: EmbeddedOptions) {
    this.#options = options;
  }

  async start(signal?: AbortSignal): Promise<ConnectionSettings> {
    signal?.throwIfAborted();
    const home = openHome(this.#options.dataDir, this.#options.log);
    this.#home = home;
    this.#leave = enter(home.users);
    process.on("exit", this.#atExit);
    try {
      removeUnfinished(home);
      await this.#ensureCluster(home, signal);
      signal?.throwIfAborted();
      await this.#ensureRunning(signal);
      await ensureServiceRole(this.#superuser());
    } catch (error) {
      await this.stop();
      throw error;
    }
    return asService(this.#superuser());
  }

  forMigrations(): ConnectionSettings {
    return asMigrations(this.#superuser());
  }

  #superuser(): ConnectionSettings {
    return {
      host: this.#server!.socket,
      port: this.#server!.port,
      user: ROLE,
      password: readFileSync(this.#home!.password, "utf8"),
      database: DATABASE,
    };
  }

  async place() {
    return []; // They are where they were made.
  }

  async recover(): Promise<void> {
    if (this.#leave && this.#home && !findPostmaster(this.#home)) await this.#ensureRunning();
  }

  describe() {
    const { directory, account } = this.#home ?? {};
    return {
      directory: directory ?? this.#options.dataDir,
      postgres: this.#binaries ? `${this.#binaries.major} (${this.#binaries.origin})` : "",
      server: this.#started ? "started" : "attached",
      account: account?.name ?? "the service's own",
    };
  }

  async stop(): Promise<void> {
    process.off("exit", this.#atExit);
    await this.#running?.catch(() => {});
    const left = this.#leave?.();
    this.#leave = null;
    if (!left?.last || !this.#home) return;
    const server = findPostmaster(this.#home);
    if (server) await stopPostmaster(this.#home, server);
  }

  /** The process ends without `stop`, by an uncaught error: nothing can be awaited any more, but a signal can be sent. */
  readonly #atExit = () => {
    const server = this.#home && this.#leave?.().last ? findPostmaster(this.#home) : null;
    if (server) send(server.pid, "SIGINT");
  };

  /** Chooses the programs: those that made the data directory; for a new one the package's, or the system's where those do not run. */
  async #ensureCluster(home: Home, signal?: AbortSignal): Promise<void> {
    const fromPackage = packaged(home.account, home.directory);
    const version = clusterVersion(home);
    if (version === null) {
      const made = (await makeWith(home, fromPackage, signal)) || (await makeWith(home, installed(), signal));
      if (!made) throw new Error(noServer);
    }
    const present = version ?? clusterVersion(home)!;
    this.#binaries = fromPackage?.major === present ? fromPackage : installed(present);
    if (this.#binaries) return;
    throw new Error(
      `PostgreSQL ${present} created the data in ${home.data}, but this machine has only ${fromPackage?.major ?? "other versions"}. Install PostgreSQL ${present}, or choose another DATA_DIR.`,
    );
  }

  /** One at a time, for `recover` is called whenever a probe fails. */
  #ensureRunning(signal?: AbortSignal): Promise<void> {
    this.#running ??= this.#run(signal).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #run(signal?: AbortSignal): Promise<void> {
    const home = this.#home!;
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      signal?.throwIfAborted();
      const server = findPostmaster(home);
      if (server?.status === "ready") {
        this.#server = server;
        return;
      }
      // One that another process has started, or is stopping, is waited for, however long its recovery takes.
      if (server) await sleep(10);
      else if (!(await socketAnswers(home))) await this.#launch(home, deadline);
      // Neither PostgreSQL's lock nor its shared memory reaches across containers; two servers would destroy the data.
      else if (!findPostmaster(home)) throw new Error(elsewhere(home));
    }
  }

  /** Starts a server; comes back when one is ready, or when ours has ended for a reason that passes. */
  async #launch(home: Home, deadline: number): Promise<void> {
    if ((statSync(home.log, { throwIfNoEntry: false })?.size ?? 0) > LONGEST_LOG) truncateSync(home.log);
    const record = postmasterRecord(home);
    const { fsync = true, maxConnections = 200 } = this.#options;
    const walCompression = hasLz4(this.#binaries!) ? "lz4" : "pglz";
    const parameters = serverParameters(home.socket, { fsync, walCompression, maxConnections });
    const { pid, exited } = spawnPostmaster(home, this.#binaries!, parameters);
    const waiting = new AbortController();
    const output = await Promise.race([exited, ready(home, waiting.signal)]).finally(() => waiting.abort());
    this.#started = findPostmaster(home)?.pid === pid;
    if (output === null || findPostmaster(home)) return;
    const passing =
      /pre-existing shared memory block|lock file "[^"]*" already exists/.test(output) && performance.now() < deadline;
    if (!passing) throw new Error(`The embedded server does not start. ${advice(output, home)} Its output was:\n${output}`);
    removeStaleRecord(home, record);
    await sleep(50);
  }
}

const elsewhere = ({ directory }: Home) =>
  `A server in another container, or under another account, uses ${directory}. Set another DATA_DIR here, or set DATABASE_URL so that both use one PostgreSQL server.`;

/** Resolves to null once a server is ready. */
async function ready(home: Home, signal: AbortSignal): Promise<null> {
  for (let pauseMs = 2; findPostmaster(home)?.status !== "ready" && !signal.aborted; pauseMs = Math.min(pauseMs * 1.2, 50)) {
    await sleep(pauseMs);
  }
  return null;
}

function advice(output: string, { directory, account }: Home): string {
  if (/no space left/i.test(output)) return `There is no space left in ${directory}.`;
  if (/permission denied/i.test(output))
    return `Its account${account ? ` (${account.name})` : ""} must own everything in ${directory}.`;
  if (/could not map anonymous shared memory|cannot allocate memory/i.test(output)) return "There is not enough memory.";
  return `Its log is ${directory}/server.log.`;
}

/** @returns whether the programs run here; false without any */
async function makeWith(home: Home, binaries: Binaries | null, signal: AbortSignal | undefined): Promise<boolean> {
  if (binaries === null) return false;
  try {
    await makeCluster(home, binaries, signal);
    return true;
  } catch (error) {
    if (error instanceof CannotRun) return false;
    throw error;
  }
}
