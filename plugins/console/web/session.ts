/** The key that the console calls with. It lives in this tab, is sent to this origin alone, and is forgotten when the tab closes or signs out. */

import { type Client, createClient, type Organization } from "judgment-client";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { watchedFetch } from "./connection.ts";

/** What stands before `/console/` in the address: empty, or the prefix under which a proxy publishes the service. */
const basePath = location.pathname.replace(/\/console(?:\/[^/]*)?$/, "");

/** The services of one origin are kept apart: a key goes to its own service alone. */
const KEPT = `judgment-service-key${basePath}`;

export interface Session {
  readonly client: Client;
  /** Null where the key may not ask for it. */
  readonly organization: Organization | null;
  signOut(): void;
}

export const SessionContext = createContext<Session | null>(null);

/** The client of who is signed in. */
export function useClient(): Client {
  return useSession().client;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("Nobody is signed in.");
  return session;
}

export const baseUrl = (): string => `${location.origin}${basePath}/v1`;

export const clientFor = (apiKey: string): Client =>
  createClient({ baseUrl: baseUrl(), apiKey, timeoutMs: 30_000, fetch: watchedFetch });

/** Where a browser keeps nothing, a reload asks for the key again. */
export const keptKey = {
  read: (): string | null => attempt(() => sessionStorage.getItem(KEPT)) ?? null,
  write: (key: string): void => void attempt(() => sessionStorage.setItem(KEPT, key)),
  forget: (): void => void attempt(() => sessionStorage.removeItem(KEPT)),
};

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
