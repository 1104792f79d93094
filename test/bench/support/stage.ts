/** What benches of the whole service stand on: an embedded PostgreSQL of their own with fsync on, the service beside it, and bare `pg`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { Client } from "undici";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { type Child, startChild } from "./child.ts";
import { requestHead } from "./request-template.ts";

export interface Stage {
  /** Sends a JSON body to a path below `/v1`; throws on anything but success. */
  post(path: string, body: string): Promise<unknown>;
  get(path: string): Promise<unknown>;
  patch(path: string, body: string): Promise<unknown>;
  /** The service's port, and a whole request to it as bytes on a connection. */
  readonly port: number;
  readonly key: string;
  head(method: "GET" | "POST", path: string, body?: string): string;
  /** Another connection to the server that the service uses. */
  bare(): Promise<pg.Client>;
  readonly connection: pg.ClientConfig;
  /** The service's process. */
  readonly child: Child;
  close(): Promise<void>;
}

const KEY = "a-key-for-benches-of-thirty-two-characters";

/** @param service the module of the service's process, and its arguments */
export async function stage(service = new URL("service.ts", import.meta.url), told: readonly string[] = []): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), "judgment-bench-"));
  const store = embeddedStore({ dataDir, log: createLogger({ level: "warn" }) });
  const { host, port, user, password, database } = await store.start();
  const url = `postgres://${user}:${encodeURIComponent(password ?? "")}@${encodeURIComponent(host ?? "")}:${port}/${database}`;
  const child = await startChild(service, [url, KEY, dataDir, ...told]);
  const http = new Client(`http://127.0.0.1:${child.hello.port}`);
  const clients: pg.Client[] = [];
  const send = async (method: "GET" | "POST" | "PATCH", path: string, body?: string) => {
    const headers = { authorization: `Bearer ${KEY}`, ...(body === undefined ? {} : { "content-type": "application/json" }) };
    const response = await http.request({ method, path: `/v1${path}`, headers, ...(body === undefined ? {} : { body }) });
    const answer = await response.body.json();
    if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    port: child.hello.port!,
    key: KEY,
    head: (method, path, body) => requestHead(KEY, method, path, body),
    connection: { host, port, user, password, database } as pg.ClientConfig,
    child,
    post: (path, body) => send("POST", path, body),
    get: (path) => send("GET", path),
    patch: (path, body) => send("PATCH", path, body),
    async bare() {
      const client = new pg.Client({ host, port, user, password, database });
      await client.connect();
      clients.push(client);
      return client;
    },
    async close() {
      await http.close();
      await child.stop();
      for (const client of clients) await client.end();
      await store.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
