/**
 * Limits the memory of all large bodies together. Parsing and handling a body of 64 MB takes several times its size, so a dozen
 * at once would end the process. Memory is reserved as bytes arrive, not as they are announced, so an idle client reserves
 * nothing. A body without room stays unread, and its client sees only a slow connection (backpressure).
 *
 * Senders take turns, and each has a share: the room divided by the number of senders present plus one. So there is
 * room for the next one. Two rules let every body finish:
 * - the first body of a sender may exceed its share while there is room in total;
 * - if there is none, one body at a time may exceed the total. So the total is exceeded by at most one body.
 */
import type { ServerResponse } from "node:http";
import { ClientGone } from "./client-gone.ts";
import { ServiceError } from "./service-error.ts";

/** Smaller bodies are not counted. The number of connections limits them, and waiting would cost more than it saves. */
export const LARGE_BYTES = 1024 * 1024;

/** Room is reserved in steps of this many bytes. */
export const STEP_BYTES = 1024 * 1024;

/** Retry-After, in seconds, for a body that found no room. */
const RETRY_AFTER = 10;

/** The room of one body, from its first large byte until its response is closed. */
export interface Room {
  /** The reserved bytes. */
  readonly bytes: number;
  /**
   * Reserves this many bytes in total. Undefined if they are available at once.
   * @throws ServiceError `unavailable` if there is no room for a long time; ClientGone
   */
  grow(bytes: number): Promise<void> | undefined;
}

interface Waiting {
  readonly bytes: number;
  readonly enter: () => void;
}

interface Body {
  readonly of: Sender;
  bytes: number;
  waiting: Waiting | null;
  /** How long it has waited, in milliseconds. */
  waited: number;
}

interface Sender {
  readonly id: string;
  bytes: number;
  /** In order of arrival. */
  readonly bodies: Body[];
  /** The number of its last turn; 0 before the first. */
  turn: number;
}

export class LargeBodies {
  readonly #mostBytes: number;
  readonly #longestWaitMs: number;
  /** Senders with bodies here. */
  readonly #senders = new Map<string, Sender>();
  #bytes = 0;
  #turns = 0;
  /** May exceed the total. */
  #beyond: Body | null = null;

  /**
   * @param mostBytes the total of all bodies being read and handled at the same time
   * @param longestWaitMs a body without room is refused after this time
   */
  constructor(mostBytes: number, longestWaitMs: number) {
    this.#mostBytes = mostBytes;
    this.#longestWaitMs = longestWaitMs;
  }

  /** Bytes of the admitted bodies. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Room for a body, initially empty. It is released when the response is closed. */
  room(sender: string, response: ServerResponse): Room {
    let body: Body | null = null;
    const large = this;
    return {
      get bytes() {
        return body?.bytes ?? 0;
      },
      grow(bytes) {
        if (response.closed || response.destroyed) return Promise.reject(new ClientGone());
        body ??= large.#enter(sender, response);
        return large.#grow(body, bytes, response);
      },
    };
  }

  #enter(sender: string, response: ServerResponse): Body {
    const of = this.#senders.get(sender) ?? { id: sender, bytes: 0, bodies: [], turn: 0 };
    this.#senders.set(sender, of);
    const body: Body = { of, bytes: 0, waiting: null, waited: 0 };
    of.bodies.push(body);
    response.once("close", () => this.#leave(body));
    return body;
  }

  #leave(body: Body): void {
    const { of } = body;
    of.bodies.splice(of.bodies.indexOf(body), 1);
    of.bytes -= body.bytes;
    this.#bytes -= body.bytes;
    if (of.bodies.length === 0) this.#senders.delete(of.id);
    if (this.#beyond === body) this.#beyond = null;
    this.#admit();
  }

  #grow(body: Body, bytes: number, response: ServerResponse): Promise<void> | undefined {
    if (bytes <= body.bytes) return undefined;
    if (!this.#isAnyoneWaiting() && this.#mayGrow(body, bytes)) {
      this.#take(body, bytes);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const began = performance.now();
      const ended = () => {
        clearTimeout(timer);
        response.off("close", gone);
        body.waiting = null;
        body.waited += performance.now() - began;
      };
      const gone = () => {
        ended();
        reject(new ClientGone());
      };
      const timer = setTimeout(
        () => {
          ended();
          reject(noRoom());
          this.#admit();
        },
        Math.max(this.#longestWaitMs - body.waited, 0),
      );
      body.waiting = {
        bytes,
        enter: () => {
          ended();
          resolve();
        },
      };
      // Runs before the listener that releases the room, which admits others.
      response.prependOnceListener("close", gone);
      this.#admit();
    });
  }

  #isAnyoneWaiting(): boolean {
    for (const { bodies } of this.#senders.values()) if (bodies.some(({ waiting }) => waiting !== null)) return true;
    return false;
  }

  #mayGrow(body: Body, bytes: number): boolean {
    if (body === this.#beyond) return true;
    const more = bytes - body.bytes;
    if (this.#bytes + more > this.#mostBytes) return false;
    const share = this.#mostBytes / (this.#senders.size + 1);
    return body.of.bytes + more <= share || body === body.of.bodies[0];
  }

  #take(body: Body, bytes: number): void {
    this.#bytes += bytes - body.bytes;
    body.of.bytes += bytes - body.bytes;
    body.bytes = bytes;
    body.of.turn = ++this.#turns;
  }

  /** Admits bodies in turns. */
  #admit(): void {
    for (let next = this.#next(); next !== null; next = this.#next()) {
      const { bytes, enter } = next.waiting!;
      this.#take(next, bytes);
      enter();
    }
  }

  #next(): Body | null {
    let first: Body | null = null;
    const inTurn = [...this.#senders.values()].sort((one, other) => one.turn - other.turn);
    for (const { bodies } of inTurn) {
      for (const body of bodies) {
        if (body.waiting === null) continue;
        if (this.#mayGrow(body, body.waiting.bytes)) return body;
        if (body === bodies[0]) first ??= body;
      }
    }
    if (first === null || this.#beyond !== null) return null;
    this.#beyond = first;
    return first;
  }
}

function noRoom(): ServiceError {
  const message = `Too many large bodies are in progress. Try again in ${RETRY_AFTER} s, or send smaller bodies.`;
  return new ServiceError("unavailable", message, { details: { retry_after: RETRY_AFTER } });
}
