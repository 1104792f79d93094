/** What is to be known on every page of the connection: that the server cannot answer now, and when it could again. */
import { useEffect } from "preact/hooks";
import { useConnection } from "./connection.ts";
import { useClient } from "./session.ts";

const EVERY_MS = 3000;

export function Banner() {
  const client = useClient();
  const connection = useConnection();
  // A page that asks for nothing by itself would never learn that the server is back.
  useEffect(() => {
    if (connection !== "lost") return;
    const look = () => void client.namespaces.list({ limit: 1, maxRetries: 0 }).catch(() => {});
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [connection, client]);
  return (
    <div role="status" class="banner">
      {connection === "lost" && "The server does not answer. The data shown may be old. The console keeps trying to reconnect."}
    </div>
  );
}
