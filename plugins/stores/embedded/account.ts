/** Whom the server runs as. PostgreSQL refuses to run as root, so a service that root started gives its server another account. */
import { accessSync, constants, readFileSync, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";

export interface Account {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

/** Accounts that most systems have, in order of preference. */
const unprivileged = ["postgres", "nobody"];

/**
 * The account to start server processes as; null: the service's own.
 * @param owner owner of an existing data directory: an account once chosen is kept
 */
export function serverAccount(owner: Stats | null): Account | null {
  const self = process.getuid?.();
  if (self === undefined)
    throw new Error("The embedded server needs a Unix system. Set DATABASE_URL to use a PostgreSQL server of your own.");
  if (self !== 0) {
    if (owner === null || owner.uid === self) return null;
    const name = accounts().find(({ uid }) => uid === owner.uid)?.name ?? `user ${owner.uid}`;
    throw new Error(
      `The embedded server's data belongs to ${name}. Start the service as ${name} or as root, or choose another DATA_DIR.`,
    );
  }
  const known = accounts();
  const account =
    owner !== null && owner.uid !== 0
      ? (known.find(({ uid }) => uid === owner.uid) ?? { uid: owner.uid, gid: owner.gid, name: `user ${owner.uid}` })
      : unprivileged.map((wanted) => known.find(({ name }) => name === wanted)).find((found) => found !== undefined);
  if (account) return account;
  throw new Error(
    `The embedded server does not run as root, and this system has no account ${unprivileged.join(" or ")} to run it as. Start the service as another user, or set DATABASE_URL.`,
  );
}

function accounts(): Account[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length >= 4)
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/** Whether the account can read `path`; for another account than the service's own, judged by the modes of it and of all above. */
export function canRead(account: Account | null, path: string): boolean {
  if (account !== null) return allows(account, statSync(path), 0o4) && canEnter(account, dirname(path));
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether the account may pass through all directories down to this one. */
export function canEnter(account: Account, directory: string): boolean {
  const parent = dirname(directory);
  return allows(account, statSync(directory), 0o1) && (parent === directory || canEnter(account, parent));
}

function allows(account: Account, { mode, uid, gid }: Stats, bit: number): boolean {
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bit) === bit;
}
