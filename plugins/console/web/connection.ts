/** Whether the server answers, and whether it still takes the key: told by every request that is made, whatever asked for it. */
import { useEffect, useState } from "preact/hooks";

/** `refused`: the key is unknown, was revoked or has expired. */
export type Connection = "well" | "lost" | "refused";

/** What a server says that cannot serve, or a proxy that did not reach it. */
const away: ReadonlySet<number> = new Set([502, 503, 504]);

const told = new EventTarget();
let present: Connection = "well";

function tell(connection: Connection): void {
  if (connection === present) return;
  present = connection;
  told.dispatchEvent(new Event("change"));
}

/** `fetch` that tells how it went. What was given up says nothing. */
export const watchedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    tell(response.status === 401 ? "refused" : away.has(response.status) ? "lost" : "well");
    return response;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) tell("lost");
    throw error;
  }
};

export function followConnection(follow: (connection: Connection) => void): () => void {
  const listener = () => follow(present);
  told.addEventListener("change", listener);
  return () => told.removeEventListener("change", listener);
}

export function useConnection(): Connection {
  const [connection, setConnection] = useState(present);
  useEffect(() => followConnection(setConnection), []);
  return connection;
}
