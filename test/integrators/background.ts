/** Programs that run while others talk to them: the service, and a proxy before it. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { QUIET, ROOT, Skipped, type Workshop } from "./workshop.ts";

export interface Running extends AsyncDisposable {
  readonly baseUrl: string;
  /** What it has printed. */
  printed(): string;
}

export const API_KEY = "integrators-0123456789abcdef0123456789abcdef";

/** The service on a database of its own, with the engine that needs no network. */
export async function service({ folder }: Workshop): Promise<Running> {
  const data = join(folder, "data");
  const port = await freePort();
  const env = {
    PORT: String(port),
    HOST: "127.0.0.1",
    METRICS_PORT: "off",
    DATA_DIR: data,
    BOOTSTRAP_API_KEY: API_KEY,
    RESPONSE_VALIDATION: "1",
    WEBHOOK_ALLOW_PRIVATE: "true",
    CORS_ORIGINS: "*",
  };
  const child = spawn(process.execPath, [join(ROOT, "src/server/main.ts")], { cwd: ROOT, env: { ...process.env, ...env } });
  return started(child, `http://127.0.0.1:${port}`, "/readyz", "/v1");
}

/** Prism before the service: it answers with what is wrong where a request or a response is not what the document says. */
export async function prism(workshop: Workshop, document: string, upstream: string): Promise<Running> {
  if (workshop.missing !== null) throw new Skipped("prism could not be installed");
  const port = await freePort();
  const given = ["proxy", document, upstream, "--errors", "--port", String(port), "--host", "127.0.0.1"];
  const child = spawn(workshop.path("node_modules/.bin/prism"), given, {
    cwd: workshop.folder,
    env: { ...process.env, ...QUIET },
  });
  return started(child, `http://127.0.0.1:${port}`, "/", "");
}

/** For a busy machine. What ends is noticed at once. */
const PATIENCE_MS = 600_000;

/** Up once it answers anything at `probe`. */
async function started(child: ChildProcess, address: string, probe: string, base: string): Promise<Running> {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (text += chunk));
  const gone = new Promise<never>((_, fail) => child.once("exit", (code) => fail(new Error(`it exited with ${code}:\n${text}`))));
  gone.catch(() => {});
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await Promise.race([gone, fetch(address + probe).catch(() => null)]);
    if (answer && answer.status !== 503) break;
    if (Date.now() > deadline) throw new Error(`it did not start:\n${text}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    baseUrl: address + base,
    printed: () => text,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGTERM");
        await ended;
      }
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
