/**
 * The embedded server's directory:
 *
 *     <DATA_DIR>/postgres/          0700, of the server's account
 *       cluster/data/               what PostgreSQL calls its data directory
 *       cluster/password            0600, of the superuser; that of the service's role comes from it
 *       socket/                     0700
 *       users/                      one file for each process that uses the server
 *       server.log
 *
 * Under root the server's account must be able to get there: a DATA_DIR that only root may enter is opened for passing through. Where it
 * lies behind a directory that is not the service's to open (`/root`, say), `postgres` is a symbolic link to a directory below
 * `/var/lib/judgment-service`.
 */
import { createHash } from "node:crypto";
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Logger } from "#src/foundation/log/log.ts";
import { type Account, canEnter, serverAccount } from "./account.ts";

export interface Home {
  readonly directory: string;
  readonly data: string;
  readonly password: string;
  readonly cluster: string;
  readonly socket: string;
  readonly users: string;
  readonly log: string;
  /** Whom server processes run as; null: the service's own account. */
  readonly account: Account | null;
}

/** `sockaddr_un` holds 108 bytes with the closing zero. */
const LONGEST_SOCKET_PATH = 107;
const SOCKET_NAME = "/.s.PGSQL.5432.lock";

const ELSEWHERE = "/var/lib/judgment-service";

/** Finds or makes the directories. Errors name the path and say what to change. */
export function openHome(dataDir: string, log: Logger): Home {
  try {
    mkdirSync(dataDir, { recursive: true });
    const link = join(realpathSync(dataDir), "postgres");
    const account = serverAccount(existsSync(link) ? statSync(link) : null);
    const directory = place(link, account, log);
    own(directory, account);
    const socket = socketDirectory(directory);
    const users = join(directory, "users");
    own(socket, account);
    own(users, account);
    const cluster = join(directory, "cluster");
    return {
      directory,
      cluster,
      data: join(cluster, "data"),
      password: join(cluster, "password"),
      socket,
      users,
      log: join(directory, "server.log"),
      account,
    };
  } catch (error) {
    throw refusedHome(dataDir, error as Error);
  }
}

/** What the file system refused, with what would be right; any other error as it is. */
export function refusedHome(dataDir: string, error: NodeJS.ErrnoException): Error {
  const { code, path } = error;
  if (code === undefined || !Object.hasOwn(reasons, code)) return error;
  return new Error(
    `DATA_DIR ${dataDir} cannot be used: ${path ?? dataDir} ${reasons[code]}. Set DATA_DIR to a directory that this user may write, or correct the owner and mode of this one.`,
    { cause: error },
  );
}

const reasons: Record<string, string> = {
  EACCES: "may not be written by this user",
  EPERM: "may not be changed by this user",
  EROFS: "is on a read-only file system",
  ENOTDIR: "is below something that is not a directory",
  EEXIST: "is not a directory",
  ENOENT: "does not exist and cannot be created",
  ENOSPC: "has no space left",
  ENAMETOOLONG: "is too long a path",
  ELOOP: "is a link that leads to itself",
};

/** `<DATA_DIR>/postgres`, or the target of this link. If the server's account cannot reach it: another directory. */
function place(link: string, account: Account | null, log: Logger): string {
  if (existsSync(link)) return realpathSync(link);
  if (account === null || letEnter(account, dirname(link))) return link;
  const elsewhere = join(ELSEWHERE, createHash("sha256").update(link).digest("hex").slice(0, 12));
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  rmSync(link, { force: true }); // A link that leads nowhere.
  symlinkSync(elsewhere, link);
  log.warn(
    { directory: elsewhere, account: account.name },
    "The database is stored outside of DATA_DIR, because its account may not enter DATA_DIR. A link in DATA_DIR leads there.",
  );
  return elsewhere;
}

/** Whether the account may pass through DATA_DIR, which is opened for that where nothing above it stands in the way. */
function letEnter(account: Account, dataDir: string): boolean {
  if (canEnter(account, dataDir)) return true;
  if (!canEnter(account, dirname(dataDir))) return false;
  chmodSync(dataDir, statSync(dataDir).mode | 0o011);
  return true;
}

/** In the home, unless the path would be too long for a socket. */
function socketDirectory(home: string): string {
  const usual = join(home, "socket");
  if (Buffer.byteLength(usual + SOCKET_NAME) <= LONGEST_SOCKET_PATH) return usual;
  const short = createHash("sha256").update(home).digest("hex").slice(0, 16);
  const directory = join(Buffer.byteLength(tmpdir()) < 60 ? tmpdir() : "/tmp", `judgment-service-${short}`);
  return directory;
}

/** Makes it a directory that only the account may enter. One that somebody else put there is refused. */
function own(directory: string, account: Account | null): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const wanted = account?.uid ?? process.getuid?.();
  const found = lstatSync(directory);
  if (!found.isDirectory()) throw new Error(`${directory} is not a directory. Move it away, or choose another DATA_DIR.`);
  if (found.uid !== wanted) {
    // Only root's own directories are handed over: in a shared /tmp another's would be a trap.
    if (account === null || found.uid !== 0)
      throw new Error(`${directory} belongs to user ${found.uid}. Remove it, or choose another DATA_DIR.`);
    chownSync(directory, account.uid, account.gid);
  }
  if ((found.mode & 0o777) !== 0o700) chmodSync(directory, 0o700);
}
