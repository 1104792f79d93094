/** Sends one attempt to an endpoint and says what came of it. Connections are kept between attempts, for each endpoint its own. */
import type { Pool } from "undici";
import type { DeliveryAttempt, DeliveryError } from "#generated/types.ts";
import { type ConnectionParts, connectChecked, SendFailure } from "./checked-connection.ts";

export interface SenderParts extends ConnectionParts {
  /** From the start of an attempt to the end of its answer. */
  totalMs: number;
}

export const timeLimits = { connectMs: 5_000, totalMs: 15_000 } as const;

/** In flight to one endpoint, so no more connections than that. */
export const MOST_IN_FLIGHT = 16;

/** Of an answer's body so much is logged, and so much is read at most. */
const LOGGED_BYTES = 1_024;
const READ_BYTES = 1_048_576;
/** Connections are kept for so long between attempts, to so many endpoints. */
const KEPT_MS = 30_000;
const MOST_POOLS = 1_000;

const USER_AGENT = "Judgment-Service-Webhooks/1.0";

export interface Attempt {
  /** What connections are kept by. */
  endpointId: string;
  url: string;
  /** `webhook-id`, `webhook-timestamp` and `webhook-signature`. */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Cuts it short; nothing came of it then. */
  signal: AbortSignal;
}

export interface Outcome extends Omit<DeliveryAttempt, "at"> {
  /** What a 429 or 503 asked for. */
  retryAfter?: string | undefined;
}

export class Sender {
  readonly #parts: SenderParts;
  /** In order of use, longest unused first. */
  readonly #pools = new Map<string, Pool>();

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  /** @returns null where it was cut short */
  async send({ endpointId, url, headers, body, signal }: Attempt): Promise<Outcome | null> {
    const started = performance.now();
    const controller = new AbortController();
    const abort = () => controller.abort();
    const timer = setTimeout(abort, this.#parts.totalMs);
    // A signal of both, made for each attempt, costs more than the rest of it.
    signal.addEventListener("abort", abort, { once: true });
    const latency = () => Math.round(performance.now() - started);
    let status: number | null = null;
    const read: Buffer[] = [];
    try {
      const { origin, pathname, search } = new URL(url);
      // Loaded with the first attempt: it would take a tenth of a second of every start.
      const { Pool } = await import("undici");
      const response = await this.#pool(Pool, endpointId, origin).request({
        method: "POST",
        path: pathname + search,
        headers: { "content-type": "application/json", "user-agent": USER_AGENT, ...headers },
        body,
        signal: controller.signal,
        headersTimeout: 0,
        bodyTimeout: 0,
      });
      status = response.statusCode;
      await readInto(read, response.body);
      const error = status >= 200 && status < 300 ? null : "http_status";
      const retryAfter = status === 429 || status === 503 ? { retryAfter: one(response.headers["retry-after"]) } : {};
      return { status_code: status, latency_ms: latency(), error, response: textOf(read), ...retryAfter };
    } catch (thrown) {
      if (signal.aborted) return null;
      const error = controller.signal.aborted ? "timeout" : reasonOf(thrown);
      return { status_code: status, latency_ms: latency(), error, response: status === null ? null : textOf(read) };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    }
  }

  async close(): Promise<void> {
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    await Promise.all(pools.map((pool) => pool.destroy()));
  }

  #pool(PoolOf: typeof Pool, endpointId: string, origin: string): Pool {
    const key = `${endpointId} ${origin}`;
    const pool = this.#pools.get(key) ?? this.#open(PoolOf, origin);
    this.#pools.delete(key);
    this.#pools.set(key, pool);
    if (this.#pools.size > MOST_POOLS) {
      const [oldest, unused] = this.#pools.entries().next().value!;
      this.#pools.delete(oldest);
      // What is under way ends first.
      void unused.close().catch(() => undefined);
    }
    return pool;
  }

  #open(PoolOf: typeof Pool, origin: string): Pool {
    return new PoolOf(origin, {
      connections: MOST_IN_FLIGHT,
      pipelining: 1,
      keepAliveTimeout: KEPT_MS,
      allowH2: false,
      connect: ({ hostname, port, protocol }, callback) => {
        const secure = protocol === "https:";
        const target = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || (secure ? 443 : 80), secure };
        connectChecked(this.#parts, target).then(
          (socket) => callback(null, socket),
          (error: Error) => callback(error, null),
        );
      },
    });
  }
}

/** Reads an answer's body to its end, or as much as is reasonable. */
async function readInto(read: Buffer[], body: AsyncIterable<Buffer> & { destroy(): unknown }): Promise<void> {
  let bytes = 0;
  for await (const chunk of body) {
    if (bytes < LOGGED_BYTES) read.push(chunk.subarray(0, LOGGED_BYTES - bytes));
    bytes += chunk.length;
    // The answer is clear; breaking off ends the connection.
    if (bytes >= READ_BYTES) return;
  }
}

function textOf(read: readonly Buffer[]): string {
  // PostgreSQL keeps no NUL in a text.
  return Buffer.concat(read).toString("utf8").replaceAll("\u0000", "\ufffd");
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function reasonOf(thrown: unknown): DeliveryError {
  return thrown instanceof SendFailure ? thrown.reason : "connect";
}
