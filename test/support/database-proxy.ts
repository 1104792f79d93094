/** Stands between a service and its database, where connections can be cut: all of them, or one at the very statement that a test means. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";

export interface DatabaseProxy {
  /** Of the same database, through here. */
  readonly connection: ConnectionSettings;
  /** Ends all connections; new ones are refused. */
  cut(): Promise<void>;
  /** Lets connections through again. */
  restore(): Promise<void>;
  /** Where the server sees its connections come from; none where it listens on a Unix socket. */
  readonly ports: readonly number[];
  /** Statements that have been sent, on whatever connection. */
  readonly statements: number;
  /** Lets `count` more statements pass and ends the connection on which the next one is sent, before the server gets to see it. */
  cutAfter(count: number): void;
  /** Takes back what `cutAfter` asked for; whether it had not come to that. */
  disarm(): boolean;
  /** Ends the connection of the next commit once the server has done it, which the client then never learns; on request all others with it, as by `cut`. */
  cutAtCommit(others?: "and all others"): void;
  close(): Promise<void>;
}

type Trap = { is: "statement"; at: number } | { is: "commit"; all: boolean };

export async function databaseProxy(to: ConnectionSettings): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  const upstreams = new Set<Socket>();
  let trap: Trap | null = null;
  let statements = 0;
  let cutting: Promise<void> | null = null;

  const server = createServer((client) => {
    const upstream = to.host?.startsWith("/") ? connect(`${to.host}/.s.PGSQL.${to.port}`) : connect(to.port!, to.host);
    const frames = new Frames();
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    upstreams.add(upstream);
    upstream.on("close", () => upstreams.delete(upstream));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", end);
      socket.on("close", () => {
        sockets.delete(socket);
        end();
      });
    }
    client.on("data", (chunk: Buffer) => {
      statements += frames.statementsIn(chunk);
      if (trap?.is === "statement" && statements > trap.at) {
        trap = null;
        end();
      } else upstream.write(chunk);
    });
    upstream.on("data", (chunk: Buffer) => {
      if (trap?.is === "commit" && chunk.includes("COMMIT\0")) {
        if (trap.all) cutting = cut();
        trap = null;
        end();
      } else client.write(chunk);
    });
  });

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    connection: { ...to, host: "127.0.0.1", port },
    cut,
    async restore() {
      await cutting;
      await listen(port);
    },
    get ports() {
      return [...upstreams].flatMap(({ localPort }) => localPort ?? []);
    },
    get statements() {
      return statements;
    },
    cutAfter(count) {
      trap = { is: "statement", at: statements + count };
    },
    disarm() {
      const armed = trap !== null;
      trap = null;
      return armed;
    },
    cutAtCommit(others) {
      trap = { is: "commit", all: others !== undefined };
    },
    close: () => (server.listening ? cut() : Promise.resolve()),
  };
}

/**
 * The messages that a client sends (https://www.postgresql.org/docs/current/protocol-message-formats.html): the first without a type,
 * then each as its type, four bytes of length, and so much. A statement is run by a Query, `Q`, or by a Bind, `B`.
 */
class Frames {
  #rest = Buffer.alloc(0);
  #started = false;

  statementsIn(chunk: Buffer): number {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    let count = 0;
    for (;;) {
      const typed = this.#started ? 1 : 0;
      if (this.#rest.length < typed + 4) return count;
      const end = typed + this.#rest.readInt32BE(typed);
      if (this.#rest.length < end) return count;
      if (this.#started && "QB".includes(String.fromCharCode(this.#rest[0]!))) count += 1;
      this.#rest = this.#rest.subarray(end);
      this.#started = true;
    }
  }
}
