/** On whose behalf a statement is sent: kept with the asynchronous work that a request started, so that the database can be shared fairly. */
import { AsyncLocalStorage } from "node:async_hooks";

/** One request, as its turns at the database go by it. */
export interface Caller {
  readonly organizationId: string;
  readonly keyId: string;
  /** What it asks for: requests of one operation cost alike. */
  readonly operation: string;
  /** The organization's share beside those of others. */
  readonly weight: number;
  /** What a request ends with whose client has gone; null while it is there. */
  gone(): Error | null;
  /** Connections that it holds now. Whoever holds one is given more at once: it might hold what others wait for. */
  held: number;
  /** Connections that it has been given. */
  entered: number;
}

/** What asynchronous work was started by. */
export interface Origin {
  /** Absent where the service works for itself. */
  readonly caller?: Caller | null;
}

export const origin = new AsyncLocalStorage<Origin>();

export function presentCaller(): Caller | null {
  return origin.getStore()?.caller ?? null;
}

/** Work for several callers at once, which none of them is to be charged with, nor to hold up. */
export function forEverybody<T>(work: () => T): T {
  const present = origin.getStore();
  return present?.caller ? origin.run({ ...present, caller: null }, work) : work();
}
