/** The service as an operator starts it, with processes that it forks, on a database of its own of the embedded server. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { requestHead } from "./request-template.ts";

export interface WholeService {
  readonly port: number;
  /** A whole request as bytes on a connection. */
  head(method: "GET" | "POST", path: string, body?: string): string;
  /** Sends a JSON body to a path below `/v1`; throws on anything but success. */
  post(path: string, body: object): Promise<unknown>;
  /** The resident size of all its processes in MB; only Linux tells. */
  residentMb(): number;
  stop(): Promise<void>;
}

const KEY = "a-key-for-benches-of-thirty-two-characters";
const MAIN = fileURLToPath(new URL("../../../src/server/main.ts", import.meta.url));

export async function wholeService(url: string, dataDir: string, processes: number): Promise<WholeService> {
  const child = spawn(process.execPath, [MAIN, "--processes", String(processes), "--allow-root"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH ?? "",
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: "0",
      METRICS_PORT: "off",
      BOOTSTRAP_API_KEY: KEY,
      RATE_LIMITS: "developer=100000000,team=100000000,scale=100000000",
    },
  });
  const port = await portOf(child);
  return {
    port,
    head: (method, path, body) => requestHead(KEY, method, path, body),
    async post(path, body) {
      const response = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${KEY}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    residentMb: () => familyOf(child.pid!).reduce((sum, pid) => sum + residentMb(pid), 0),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Waits until it is ready. */
async function portOf(child: ChildProcess): Promise<number> {
  for await (const text of createInterface({ input: child.stdout! })) {
    const line = text.startsWith("{") ? (JSON.parse(text) as { msg?: string; api?: string }) : {};
    if (line.msg !== "Ready." || line.api === undefined) continue;
    // Its log has no reader from here on, and must not fill the pipe.
    child.stdout!.resume();
    return Number(new URL(line.api).port);
  }
  throw new Error("The service ended at its start.");
}

/** A process and those that it forked. */
function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(familyOf)];
}

function residentMb(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kb) / 1000;
}
