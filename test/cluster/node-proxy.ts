/** Stands between a coordinator and a worker, and stops a transaction at the statement that a test means. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface NodeProxy {
  readonly port: number;
  /**
   * Stops the connection on which a statement that begins like this is sent at the end of a transaction that has sent `within`.
   * @param side `before`: the worker does not get it; `after`: the worker has answered it, and the coordinator does not learn so
   * @returns resolves when it has come to that
   */
  stopAt(begins: RegExp, side: "before" | "after", within: RegExp): Promise<void>;
  /** Ends all connections, and what was to be stopped. */
  cut(): void;
  close(): Promise<void>;
}

interface Trap {
  begins: RegExp;
  side: "before" | "after";
  within: RegExp;
  sprung(): void;
}

export async function nodeProxy(to: number): Promise<NodeProxy> {
  const sockets = new Set<Socket>();
  let trap: Trap | null = null;

  /** The trap, if it is for this chunk, which is a message of its own: Citus waits for each answer. */
  function catches(chunk: Buffer, sent: string): Trap | null {
    const text = chunk.subarray(5, 205).toString("latin1");
    if (trap === null || chunk[0] !== QUERY || !trap.begins.test(text) || !trap.within.test(sent)) return null;
    const caught = trap;
    trap = null;
    return caught;
  }

  const server = createServer((client) => {
    const upstream = connect(to, "127.0.0.1");
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", end);
      socket.on("close", () => {
        sockets.delete(socket);
        end();
      });
    }
    let stopped: Trap | null = null;
    /** What this connection has sent in its transaction. */
    let sent = "";
    client.on("data", (chunk: Buffer) => {
      const text = chunk.toString("latin1");
      sent = text.includes("BEGIN TRANSACTION") ? text : sent + text;
      stopped ??= catches(chunk, sent);
      if (stopped?.side === "before") stopped.sprung();
      else upstream.write(chunk);
    });
    upstream.on("data", (chunk: Buffer) => {
      if (stopped === null) client.write(chunk);
      else stopped.sprung();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    trap = null;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    stopAt: (begins, side, within) =>
      new Promise((sprung) => {
        trap = { begins, side, within, sprung };
      }),
    cut,
    async close() {
      server.close();
      cut();
      await once(server, "close");
    },
  };
}

/** https://www.postgresql.org/docs/current/protocol-message-formats.html */
const QUERY = "Q".charCodeAt(0);
