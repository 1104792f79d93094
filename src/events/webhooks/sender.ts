/**
 * Sends one attempt to an endpoint and returns its outcome. Connections are kept alive between attempts, separately for each
 * endpoint.
 */
import type { Pool } from "undici";
import { Answer, type AttemptResult } from "./answer.ts";
import { type ConnectionParts, connectChecked } from "./checked-connection.ts";

export type { AttemptResult } from "./answer.ts";

export interface SenderParts extends ConnectionParts {
  /** From the start of an attempt to the end of its response. */
  totalMs: number;
}

export const timeLimits = { connectMs: 5_000, totalMs: 15_000 } as const;

/** Attempts in flight to one endpoint, and so the maximum of its connections. */
export const MOST_IN_FLIGHT = 16;

/** Idle connections are kept this long, to this many endpoints. */
const KEPT_MS = 30_000;
const MOST_POOLS = 1_000;

const HEADERS = { "content-type": "application/json", "user-agent": "Judgment-Service-Webhooks/1.0" };

export interface Attempt {
  /** The key under which connections are kept. */
  endpointId: string;
  url: string;
  /** `webhook-id`, `webhook-timestamp` and `webhook-signature`. */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Aborts the attempt, which then has no outcome. */
  signal: AbortSignal;
}

/** Connections to one URL of an endpoint. */
interface Way {
  endpointId: string;
  url: string;
  pool: Pool;
  path: string;
}

export class Sender {
  readonly #parts: SenderParts;
  /** The least recently used first. */
  readonly #ways = new Map<string, Way>();
  #latest: Way | null = null;
  /** Attempts in progress by the signal that aborts them. A listener per attempt would cost more than the rest of it. */
  readonly #underWay = new WeakMap<AbortSignal, Set<Answer>>();
  /** Loaded with the first attempt, because it would add a tenth of a second to every start. */
  #undici: typeof import("undici") | null = null;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  /** @returns null if it was aborted */
  send(attempt: Attempt): Promise<AttemptResult | null> {
    if (this.#undici) return new Promise((tell) => this.#dispatch(attempt, tell));
    return import("undici").then((undici) => {
      this.#undici = undici;
      return this.send(attempt);
    });
  }

  #dispatch({ endpointId, url, headers, body, signal }: Attempt, tell: (outcome: AttemptResult | null) => void): void {
    const underWay = this.#cutBy(signal);
    const answer = new Answer(this.#parts.totalMs, (outcome) => {
      underWay.delete(answer);
      tell(outcome);
    });
    underWay.add(answer);
    try {
      const { pool, path } = this.#way(endpointId, url);
      pool.dispatch(
        { method: "POST", path, headers: { ...HEADERS, ...headers }, body, headersTimeout: 0, bodyTimeout: 0 },
        answer,
      );
    } catch {
      answer.fail("connect");
    }
  }

  async close(): Promise<void> {
    const ways = [...this.#ways.values()];
    this.#ways.clear();
    this.#latest = null;
    await Promise.all(ways.map(({ pool }) => pool.destroy()));
  }

  #cutBy(signal: AbortSignal): Set<Answer> {
    const known = this.#underWay.get(signal);
    if (known) return known;
    const underWay = new Set<Answer>();
    this.#underWay.set(signal, underWay);
    signal.addEventListener(
      "abort",
      () => {
        for (const answer of underWay) answer.cut();
      },
      { once: true },
    );
    return underWay;
  }

  #way(endpointId: string, url: string): Way {
    if (this.#latest?.endpointId === endpointId && this.#latest.url === url) return this.#latest;
    const key = `${endpointId} ${url}`;
    const way = this.#ways.get(key) ?? this.#open(endpointId, url);
    this.#latest = way;
    this.#ways.delete(key);
    this.#ways.set(key, way);
    if (this.#ways.size > MOST_POOLS) {
      const [oldest, unused] = this.#ways.entries().next().value!;
      this.#ways.delete(oldest);
      // Attempts in progress end first.
      void unused.pool.close().catch(() => undefined);
    }
    return way;
  }

  #open(endpointId: string, url: string): Way {
    const { origin, pathname, search } = new URL(url);
    const pool = new this.#undici!.Pool(origin, {
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
    return { endpointId, url, pool, path: pathname + search };
  }
}
