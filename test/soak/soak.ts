/**
 * A soak: mixed work at half of the highest rate for a given time. It first measures the highest rate, for a twentieth of the time. Then it
 * compares a stretch after the tenth part with the last one. Times are counted from when a request was due, so a service that falls behind
 * shows.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "undici";
import { type Stage, stage } from "#test/bench/support/stage.ts";
import type { Stretch } from "./growth.ts";
import { type State, stateOf } from "./measures.ts";
import { definitions, type Kind, stepOf } from "./work.ts";

export interface SoakOptions {
  /** How long it runs, in milliseconds; or how many requests it sends, for a test. */
  readonly length: { readonly ms: number } | { readonly requests: number };
}

export interface SoakReport {
  /** Requests a second without a pause, and those of the soak. */
  readonly highestRate: number;
  readonly rate: number;
  readonly requests: Readonly<Record<Kind, number>>;
  /** Requests that the service refused because it could not serve them now (503). */
  readonly refused: number;
  readonly beginning: Stretch;
  readonly end: Stretch;
}

const CALLERS = 8;
/** Parts of the whole: finding the rate, and where the two stretches begin and end. */
const RATE_PART = 0.05;
const STRETCHES = { beginning: [0.1, 0.2], end: [0.9, 1] } as const;

/** @throws Error if the service answers with a fault */
export async function soak({ length }: SoakOptions): Promise<SoakReport> {
  const place = await stage(new URL("../bench/support/judging-service.ts", import.meta.url), ["worker"]);
  const http = new Pool(`http://127.0.0.1:${place.port}`, { connections: CALLERS });
  try {
    for (const { path, body } of definitions) await place.post(path, JSON.stringify(body));
    // The first write makes the namespace, so that queries find it.
    const first = stepOf(0);
    await place.post(first.path, JSON.stringify(first.body));
    return await new Run(place, http, length).run();
  } finally {
    await http.close();
    await place.close();
  }
}

class Run {
  readonly #place: Stage;
  readonly #http: Pool;
  readonly #length: SoakOptions["length"];
  readonly #started = performance.now();
  readonly #done = new Map<Kind, number>();
  #sent = 0;
  #refused = 0;
  /** When each request of the present stretch ended, from when it was due. */
  #times: number[] = [];

  constructor(place: Stage, http: Pool, length: SoakOptions["length"]) {
    this.#place = place;
    this.#http = http;
    this.#length = length;
  }

  async run(): Promise<SoakReport> {
    const client = await this.#place.bare();
    const state = () => stateOf(client, this.#place.child.pid);
    const before = performance.now();
    await this.#until(RATE_PART, 0);
    const highestRate = (this.#sent * 1_000) / (performance.now() - before);
    const rate = highestRate / 2;
    const pauseMs = (CALLERS * 1_000) / rate;
    await this.#until(STRETCHES.beginning[0], pauseMs);
    const beginning = await this.#stretch(STRETCHES.beginning[1], pauseMs, state);
    await this.#until(STRETCHES.end[0], pauseMs);
    const end = await this.#stretch(STRETCHES.end[1], pauseMs, state);
    const requests = Object.fromEntries(this.#done) as Record<Kind, number>;
    return { highestRate, rate, requests, refused: this.#refused, beginning, end };
  }

  async #stretch(upTo: number, pauseMs: number, state: () => Promise<State>): Promise<Stretch> {
    const [before, sent] = [await state(), this.#sent];
    this.#times = [];
    await this.#until(upTo, pauseMs);
    const after = await state();
    const times = this.#times.toSorted((one, other) => one - other);
    return {
      p99: times[Math.ceil(times.length * 0.99) - 1]!,
      memoryMb: after.memoryMb,
      walEach: (after.wal - before.wal) / (this.#sent - sent),
      bloat: after.bloat,
      backlog: after.backlog,
    };
  }

  /** How much of the whole is over, from 0 to 1. */
  #progress(): number {
    if ("requests" in this.#length) return this.#sent / this.#length.requests;
    return (performance.now() - this.#started) / this.#length.ms;
  }

  /** Sends requests until this part of the whole is over. Each caller sends the next one when it is due, or at once if it is late. */
  async #until(part: number, pauseMs: number): Promise<void> {
    await Promise.all(
      Array.from({ length: CALLERS }, async (_, caller) => {
        let due = performance.now() + (pauseMs * caller) / CALLERS;
        while (this.#progress() < part) {
          const wait = due - performance.now();
          if (wait > 0) await sleep(wait);
          await this.#send(pauseMs === 0 ? performance.now() : due);
          due += pauseMs;
        }
      }),
    );
  }

  async #send(due: number): Promise<void> {
    const { kind, method, path, body } = stepOf(this.#sent++);
    const headers = { authorization: `Bearer ${this.#place.key}`, "content-type": "application/json" };
    const response = await this.#http.request({
      method,
      path: `/v1${path}`,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.body.text();
    if (response.statusCode === 503) {
      this.#refused += 1;
      return;
    }
    // A read may meet a document that another caller has not written yet, or has deleted.
    if (response.statusCode !== 200 && !(kind === "read" && response.statusCode === 404))
      throw new Error(`${kind}: ${response.statusCode} ${text.slice(0, 500)}`);
    this.#times.push(performance.now() - due);
    this.#done.set(kind, (this.#done.get(kind) ?? 0) + 1);
  }
}
