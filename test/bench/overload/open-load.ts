/**
 * A load generator with an open loop: requests are due by a schedule, whether or not the earlier ones were answered. The time of a request counts from
 * when it was due, also while it waits for a connection or for this process. So a server that stalls cannot hide waits (coordinated omission).
 *
 * It runs as a child process. Each `Question` is one load of a few seconds, over `connections` that stay open from one load to the next. The times between requests are
 * exponential, from a seed. A request waits here while no connection is free. After `ms`, what is unanswered gets `graceMs`, and then counts as unanswered.
 */
import { connect, type Socket } from "node:net";
import { Template } from "../support/request-template.ts";

export interface OpenQuestion {
  readonly port: number;
  /** Taken at random, each as often as the others. */
  readonly requests: readonly string[];
  /** Requests a second. Null: each connection sends another request as soon as its own is answered (a closed loop). */
  readonly rate: number | null;
  readonly ms: number;
  readonly graceMs: number;
  readonly connections: number;
  readonly seed: number;
}

/** Times in milliseconds; 0 where there is none. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

export interface OpenAnswer {
  /** Answers of success. */
  readonly accepted: Times;
  /** Answers with 503 or 429. */
  readonly refused: Times & { readonly withRetryAfter: number };
  /** Other answers, broken connections, and no answer. */
  readonly failed: number;
  readonly unanswered: number;
  readonly fault: string | null;
  /** From the first request to the last answer. */
  readonly ms: number;
  /** How long requests waited in this process, for a connection or because it was late. */
  readonly late: Times;
}

interface Request {
  readonly due: number;
  readonly bytes: Buffer;
}

interface Sample {
  readonly accepted: number[];
  readonly refused: number[];
  readonly late: number[];
  withRetryAfter: number;
  failed: number;
  fault: string | null;
}

const HEAD_END = Buffer.from("\r\n\r\n");
const LENGTH = /\r\ncontent-length: *(\d+)/i;
const RETRY_AFTER = /\r\nretry-after: *[1-9]/i;
const CLOSES = /\r\nconnection: *close/i;

/** What a connection sends for now, and who is told when it is free again. */
interface Load {
  readonly sample: Sample;
  ended(connection: Connection): void;
}

class Connection {
  readonly #socket: Socket;
  #load: Load | null = null;
  #request: Request | null = null;
  #rest: Buffer | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.#socket.on("data", (chunk) => this.#take(chunk));
    this.#socket.on("error", ({ message }) => this.#lost(message));
    this.#socket.on("close", () => this.#lost("The connection was closed."));
  }

  send(request: Request, load: Load): void {
    this.#request = request;
    this.#load = load;
    load.sample.late.push(performance.now() - request.due);
    this.#socket.write(request.bytes);
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  /** Where its request is not answered yet. */
  leave(): void {
    if (this.#request === null) return;
    this.#request = null;
    this.#socket.destroy();
  }

  #lost(message: string): void {
    if (this.#request === null) return;
    this.#request = null;
    const { sample } = this.#load!;
    sample.failed += 1;
    sample.fault ??= message;
    this.#load!.ended(this);
  }

  #take(chunk: Buffer): void {
    const bytes = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#rest = bytes;
    const end = bytes.indexOf(HEAD_END);
    if (end === -1 || this.#request === null) return;
    const head = bytes.toString("latin1", 0, end);
    if (bytes.length < end + 4 + Number(LENGTH.exec(head)?.[1] ?? 0)) return;
    this.#rest = null;
    this.#answered(Number(head.slice(9, 12)), head, bytes);
    this.#request = null;
    if (CLOSES.test(head)) this.#socket.destroy();
    this.#load!.ended(this);
  }

  #answered(status: number, head: string, bytes: Buffer): void {
    const took = performance.now() - this.#request!.due;
    const { sample } = this.#load!;
    if (status >= 200 && status < 300) sample.accepted.push(took);
    else if (status === 503 || status === 429) {
      sample.refused.push(took);
      if (RETRY_AFTER.test(head)) sample.withRetryAfter += 1;
    } else {
      sample.failed += 1;
      sample.fault ??= bytes.toString("utf8").slice(-500);
    }
  }
}

/** The same numbers each time (mulberry32). */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function timesOf(sample: number[]): Times {
  const sorted = sample.sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}

class OpenLoad implements Load {
  readonly #question: OpenQuestion;
  readonly #templates: readonly Template[];
  readonly #draw: () => number;
  readonly sample: Sample = { accepted: [], refused: [], late: [], withRetryAfter: 0, failed: 0, fault: null };
  readonly #free: Connection[];
  readonly #connections: Connection[];
  readonly #due: Request[] = [];
  #next = 0;
  #ends = 0;
  #asked = 0;

  constructor(question: OpenQuestion) {
    this.#question = question;
    this.#templates = question.requests.map((text) => new Template(text));
    this.#draw = drawing(question.seed);
    this.#connections = connectionsOf(question);
    this.#free = [...this.#connections];
  }

  async run(): Promise<OpenAnswer> {
    const began = performance.now();
    this.#next = began;
    const ends = this.#next + this.#question.ms;
    this.#ends = ends;
    await this.#each(ends, () => this.#arrive(ends));
    this.#arrive(ends);
    await this.#each(
      performance.now() + this.#question.graceMs,
      () => this.#send(),
      () => this.#answered === this.#asked,
    );
    const { accepted, refused, late, withRetryAfter, failed, fault } = this.sample;
    const ms = performance.now() - began;
    const unanswered = this.#asked - this.#answered;
    for (const connection of this.#connections) connection.leave();
    const times = { accepted: timesOf(accepted), refused: { ...timesOf(refused), withRetryAfter }, late: timesOf(late) };
    return { ...times, failed, unanswered, fault, ms };
  }

  get #answered(): number {
    const { accepted, refused, failed } = this.sample;
    return accepted.length + refused.length + failed;
  }

  /** Does something each millisecond until a time. */
  async #each(until: number, what: () => void, isOver = () => false): Promise<void> {
    while (performance.now() < until && !isOver()) {
      what();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  #arrive(ends: number): void {
    const { rate } = this.#question;
    const until = Math.min(performance.now(), ends);
    if (rate !== null)
      for (; this.#next <= until; this.#next += (-Math.log(1 - this.#draw()) * 1_000) / rate) this.#ask(this.#next);
    else for (let free = this.#free.length; free > 0; free--) this.#ask(until);
    this.#send();
  }

  #ask(due: number): void {
    const template = this.#templates[Math.floor(this.#draw() * this.#templates.length)]!;
    this.#due.push({ due, bytes: template.next() });
    this.#asked += 1;
  }

  #send(): void {
    let sent = 0;
    for (; sent < this.#due.length; sent++) {
      const connection = this.#free.pop();
      if (connection === undefined) break;
      connection.send(this.#due[sent]!, this);
    }
    this.#due.splice(0, sent);
  }

  ended(connection: Connection): void {
    if (connection.isOpen) this.#free.push(connection);
    if (this.#question.rate === null && performance.now() < this.#ends) this.#arrive(this.#ends);
  }
}

/** They stay open from one load to the next, as those of a proxy do. */
let open: Connection[] = [];

function connectionsOf({ port, connections }: OpenQuestion): Connection[] {
  open = open.filter(({ isOpen }) => isOpen);
  while (open.length < connections) open.push(new Connection(port));
  return open.slice(0, connections);
}

process.on("message", async (question: OpenQuestion) => {
  process.send?.(await new OpenLoad(question).run());
});
process.send?.({ ready: 1 });
process.on("disconnect", () => process.exit());
