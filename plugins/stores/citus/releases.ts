/**
 * The releases of Citus, with their tested properties: `tested` ones ran the service's tests on a cluster, of those that are `unknown`
 * nobody has said anything yet, and `refused` ones fail. The service holds a cluster to this table at its start.
 */
export interface Release {
  /** Major and minor, as the extension has them. */
  readonly version: string;
  readonly is: "tested" | "unknown" | "refused";
  readonly because?: string;
}

export const releases: readonly Release[] = [
  { version: "12.0", is: "unknown" },
  { version: "12.1", is: "unknown" },
  { version: "13.0", is: "unknown" },
  { version: "13.1", is: "unknown" },
  { version: "13.2", is: "tested" },
  { version: "14.0", is: "unknown" },
];

/** Before it, isolation levels did not reach workers with all their fixes (11.2), or PostgreSQL 15 was not supported. */
const OLDEST = releases[0]!;

export const TAKE = releases
  .filter(({ is }) => is === "tested")
  .map(({ version }) => version)
  .join(" or ");

/** The tested properties of an extension's version, such as `13.2-1`. */
export function releaseOf(extension: string): Release {
  const version = /^\d+\.\d+/.exec(extension)?.[0] ?? extension;
  const known = releases.find((release) => release.version === version);
  if (known) return known;
  return isBefore(version, OLDEST.version)
    ? { version, is: "refused", because: `it is older than ${OLDEST.version}` }
    : { version, is: "unknown" };
}

function isBefore(one: string, other: string): boolean {
  const [major = 0, minor = 0] = one.split(".").map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split(".").map(Number);
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}
