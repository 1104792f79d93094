/** How many of a process's database connections requests may hold. */
export interface Bounds {
  /** All connections of the pool. */
  readonly all: number;
  /** Connections that requests may hold together. */
  readonly callers: number;
  /** The same while the service's own work takes every connection. They wait for one in the pool, in order of arrival. */
  readonly callersBesideService: number;
  /** Connections that requests of one key may hold. */
  readonly key: number;
  /** Connections that costly requests may hold: all together, and per key. */
  readonly costly: number;
  readonly keyCostly: number;
  /** The same while requests of other keys come. */
  readonly keyCostlyBesideOthers: number;
}

/**
 * One eighth is reserved for the service itself, and a quarter for requests: work of the service that never pauses cannot keep them
 * out. One key gets at most three quarters. Costly requests get at most half, and those
 * of one key a quarter. While requests of other keys come, one key's costly requests get an eighth: a database has fewer processors
 * than connections, and the others' statements wait for those.
 */
export function boundsOf(connections: number): Bounds {
  const share = (part: number) => Math.max(1, Math.floor(connections * part));
  return {
    all: connections,
    callers: connections - Math.floor(connections / 8),
    callersBesideService: share(1 / 4),
    key: Math.max(1, connections - Math.floor(connections / 4)),
    costly: share(1 / 2),
    keyCostly: share(1 / 4),
    keyCostlyBesideOthers: share(1 / 8),
  };
}
