/**
 * Makes the data directory, once. It is created under a temporary name and then renamed. So a directory with the final name is complete,
 * even after a crash.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import type { Home } from "./home.ts";
import { startOf } from "./users.ts";

/** The superuser; the service's own role is in `roles.ts`. */
export const ROLE = "judgment_service";
export const DATABASE = "postgres";

/** The program is there and this machine cannot run it: another C library, or another processor. */
export class CannotRun extends Error {}

/** The major version of the data directory; null when there is none yet. */
export function clusterVersion({ data }: Home): number | null {
  const path = join(data, "PG_VERSION");
  return existsSync(path) ? Number(readFileSync(path, "utf8").trim()) : null;
}

/**
 * Several processes may do this at once: each makes one, the first to rename wins, the others throw theirs away.
 * @throws CannotRun when `initdb` does not run on this machine
 */
export async function makeCluster(home: Home, binaries: Binaries, signal?: AbortSignal): Promise<void> {
  const making = join(home.directory, `making-${process.pid}-${randomBytes(4).toString("hex")}`);
  const password = join(making, "password");
  mkdirSync(making, { mode: 0o700 });
  writeFileSync(password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (home.account) {
    for (const path of [making, password]) chownSync(path, home.account.uid, home.account.gid);
  }
  try {
    await initdb(home, binaries, ["-D", join(making, "data"), `--pwfile=${password}`], signal);
    renameSync(making, home.cluster);
  } catch (error) {
    // A child of an `initdb` that was told to end may still write for a moment.
    rmSync(making, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
}

/** What processes left behind that died while they were making one. Their `initdb` may still be at it; then it is for the next start. */
export function removeUnfinished({ directory }: Home): void {
  for (const name of readdirSync(directory)) {
    const [, pid] = /^making-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || startOf(Number(pid)) !== null) continue;
    try {
      rmSync(join(directory, name), { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOTEMPTY") throw error;
    }
  }
}

async function initdb(home: Home, binaries: Binaries, options: string[], signal: AbortSignal | undefined): Promise<void> {
  // The C locale: text sorts by bytes unless a column says otherwise, and an index never depends on the system's version of a language.
  const fixed = ["-U", ROLE, "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"];
  const output: string[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(join(binaries.directory, "initdb"), [...fixed, ...options], {
      cwd: home.directory,
      env: serverEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
      ...(home.account && { uid: home.account.uid, gid: home.account.gid }),
    });
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    child.on("error", (error) => reject(new CannotRun(`${binaries.directory}/initdb does not run here.`, { cause: error })));
    const end = () => child.kill("SIGTERM");
    signal?.addEventListener("abort", end, { once: true });
    child.on("close", (code) => {
      signal?.removeEventListener("abort", end);
      resolve(code);
    });
  });
  signal?.throwIfAborted();
  if (code === 0) return;
  const said = output.join("").trim();
  // The loader's exit code when a library is missing or of another kind.
  if (code === 127) throw new CannotRun(`${binaries.directory}/initdb does not run here: ${said}`);
  const reason = /no space left/i.test(said)
    ? `There is no space left in ${home.directory}.`
    : `initdb failed with code ${code}.`;
  throw new Error(`The embedded server's data directory could not be created. ${reason} Its output was:\n${said}`);
}

/** Nothing of the service's environment: it holds secrets, and libpq's variables would change what the server does. */
export function serverEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? "/usr/bin:/bin", LANG: "C", LC_ALL: "C", TZ: "UTC" };
}
