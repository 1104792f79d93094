/**
 * The caller for whom a statement is sent. `AsyncLocalStorage` keeps it with the asynchronous work of a request, so that the
 * database is shared fairly.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** One request, with what fair queueing for the database needs to know. */
export interface Caller {
  readonly organizationId: string;
  readonly keyId: string;
  /** The operation that it calls. Requests of one operation have similar costs. */
  readonly operation: string;
  /** The organization's share relative to other organizations. */
  readonly weight: number;
  /** The request waits for something else than this process, such as an engine. It no longer counts as in hand. */
  aside?(): void;
  /** The error to fail with if the client has disconnected; null while it is connected. */
  gone(): Error | null;
  /**
   * Connections that it holds now. A request that holds one gets another at once, because others may be waiting for what it
   * holds.
   */
  held: number;
  /** Connections that it has been given so far. */
  entered: number;
}

/** What started the asynchronous work. */
export interface Origin {
  /** Absent when the service works for itself. */
  readonly caller?: Caller | null;
}

export const origin = new AsyncLocalStorage<Origin>();

export function presentCaller(): Caller | null {
  return origin.getStore()?.caller ?? null;
}

/** The present request waits for something else than this process. */
export function setAside(): void {
  presentCaller()?.aside?.();
}

/** Runs work that serves several callers at once. No single caller is charged for it, and none can delay it. */
export function forEverybody<T>(work: () => T): T {
  const present = origin.getStore();
  return present?.caller ? origin.run({ ...present, caller: null }, work) : work();
}
