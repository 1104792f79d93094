/**
 * Who is signed in. A key is sent once, for a session whose cookie no script can read. So all tabs of the browser are signed in, and signed out,
 * together. Tabs tell each other of it; a tab that missed it learns of it from the next answer.
 */

import { type Client, createClient, JudgmentServiceError, type Organization, type SignedIn } from "judgment-client";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { watchedFetch } from "./connection.ts";

/** What stands before `/console/` in the address: empty, or the prefix under which a proxy publishes the service. */
export const basePath = location.pathname.replace(/\/console(?:\/[^/]*)?$/, "");

export interface Session {
  readonly client: Client;
  readonly signedIn: SignedIn;
  /** Null where the key may not ask for it. */
  readonly organization: Organization | null;
  /** Rejects where the server could not be told: then the session goes on. */
  signOut(): Promise<void>;
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

const clientFor = (apiKey: string, send: typeof fetch): Client =>
  createClient({ baseUrl: baseUrl(), apiKey, timeoutMs: 30_000, fetch: send });

/** The browser adds the cookie. The header says that a page of this origin asks. */
const sendBySession: typeof fetch = (input, init = {}) => {
  const headers = new Headers(init.headers);
  headers.delete("authorization");
  headers.set("judgment-session", "1");
  return watchedFetch(input, { ...init, headers });
};

/** The client needs a key and gets none: `sendBySession` removes it. */
export const sessionClient = clientFor("session", sendBySession);

/** What one request is answered, and the text of it: there numbers have all their digits. */
export async function withText<T>(ask: (client: Client) => Promise<T>): Promise<readonly [value: T, text: string]> {
  let text = "";
  const client = clientFor("session", async (input, init) => {
    const answer = await sendBySession(input, init);
    text = await answer.clone().text();
    return answer;
  });
  return [await ask(client), text];
}

/** Makes a session of a key. */
export async function signInWith(key: string): Promise<void> {
  await clientFor(key, watchedFetch).sessions.create();
}

/** The session that the browser has; null if it has none, or one that has ended. */
export async function presentSession(): Promise<SignedIn | null> {
  const found = await refusedAsNull(sessionClient.sessions.get());
  const key = formerKey.read();
  if (found === null && key !== null) {
    const made = await refusedAsNull(clientFor(key, watchedFetch).sessions.create());
    formerKey.forget();
    return made === null ? null : refusedAsNull(sessionClient.sessions.get());
  }
  formerKey.forget();
  return found;
}

export const isRefused = (error: unknown): boolean => error instanceof JudgmentServiceError && error.code === "unauthorized";

async function refusedAsNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/** Former releases kept the key in the tab. It is exchanged for a session, and removed. */
const KEPT = `judgment-service-key${basePath}`;
const formerKey = {
  read: (): string | null => attempt(() => sessionStorage.getItem(KEPT)) ?? null,
  forget: (): void => void attempt(() => sessionStorage.removeItem(KEPT)),
};

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** What a tab tells the others of this service. */
export type Told = "in" | "out";

const channel = attempt(() => new BroadcastChannel(`judgment-service-session${basePath}`));

export function tellOtherTabs(told: Told): void {
  channel?.postMessage(told);
}

export function followOtherTabs(follow: (told: Told) => void): () => void {
  const listener = ({ data }: MessageEvent) => follow(data as Told);
  channel?.addEventListener("message", listener);
  return () => channel?.removeEventListener("message", listener);
}
