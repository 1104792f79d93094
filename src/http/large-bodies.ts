/**
 * Bounds the memory that large bodies take together. A body of 64 MB costs several times that while it is parsed and handled, so a dozen of
 * them at once would end the process. Room is taken as bytes arrive, not as they are announced: who sends nothing holds nothing. A body that
 * finds no room waits unread: its client feels a slow connection, nothing else.
 *
 * Organizations take turns, and each has a share: the room divided by the organizations that are here and one more, so that there is room for
 * whoever comes next. Two rules let every body end:
 * - the first body of an organization may grow past its share, while there is room for all;
 * - where there is none, one body after the other may grow past the room as well: the room is exceeded by one body at most.
 */
import type { ServerResponse } from "node:http";
import { ServiceError } from "#src/errors.ts";
import { ClientGone } from "./client-gone.ts";

/** Bodies below this are not counted: they are bounded by the number of connections, and waiting would cost more than it saves. */
export const LARGE_BYTES = 1024 * 1024;

/** Room is taken so many bytes at a time. */
export const STEP_BYTES = 1024 * 1024;

/** Seconds after which one that found no room may try again. */
const RETRY_AFTER = 10;

/** The room of one body, from its first large byte until its response is closed. */
export interface Room {
  /** How many bytes may be there. */
  readonly bytes: number;
  /**
   * Asks for room for so many bytes in all: undefined where it is there at once.
   * @throws ServiceError `unavailable` when there is no room for long; ClientGone
   */
  grow(bytes: number): Promise<void> | undefined;
}

interface Waiting {
  readonly bytes: number;
  readonly enter: () => void;
}

interface Body {
  readonly of: Organization;
  bytes: number;
  waiting: Waiting | null;
  /** Milliseconds that it has waited. */
  waited: number;
}

interface Organization {
  readonly id: string;
  bytes: number;
  /** In order of arrival. */
  readonly bodies: Body[];
  /** The number of its last turn; 0: it has had none. */
  turn: number;
}

export class LargeBodies {
  readonly #mostBytes: number;
  readonly #longestWaitMs: number;
  /** Those that have bodies here. */
  readonly #organizations = new Map<string, Organization>();
  #bytes = 0;
  #turns = 0;
  /** May grow past the room. */
  #beyond: Body | null = null;

  /**
   * @param mostBytes of all bodies that are being read and handled at one time
   * @param longestWaitMs after which a body is refused that found no room
   */
  constructor(mostBytes: number, longestWaitMs: number) {
    this.#mostBytes = mostBytes;
    this.#longestWaitMs = longestWaitMs;
  }

  /** Bytes of the bodies that are inside. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Room for a body, none of it taken yet; it is given back when the response is closed. */
  room(organizationId: string, response: ServerResponse): Room {
    let body: Body | null = null;
    const large = this;
    return {
      get bytes() {
        return body?.bytes ?? 0;
      },
      grow(bytes) {
        if (response.closed || response.destroyed) return Promise.reject(new ClientGone());
        body ??= large.#enter(organizationId, response);
        return large.#grow(body, bytes, response);
      },
    };
  }

  #enter(organizationId: string, response: ServerResponse): Body {
    const of = this.#organizations.get(organizationId) ?? { id: organizationId, bytes: 0, bodies: [], turn: 0 };
    this.#organizations.set(organizationId, of);
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
    if (of.bodies.length === 0) this.#organizations.delete(of.id);
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
      // Before the listener that gives the room back, which lets others in.
      response.prependOnceListener("close", gone);
      this.#admit();
    });
  }

  #isAnyoneWaiting(): boolean {
    for (const { bodies } of this.#organizations.values()) if (bodies.some(({ waiting }) => waiting !== null)) return true;
    return false;
  }

  #mayGrow(body: Body, bytes: number): boolean {
    if (body === this.#beyond) return true;
    const more = bytes - body.bytes;
    if (this.#bytes + more > this.#mostBytes) return false;
    const share = this.#mostBytes / (this.#organizations.size + 1);
    return body.of.bytes + more <= share || body === body.of.bodies[0];
  }

  #take(body: Body, bytes: number): void {
    this.#bytes += bytes - body.bytes;
    body.of.bytes += bytes - body.bytes;
    body.bytes = bytes;
    body.of.turn = ++this.#turns;
  }

  /** Lets in who may come in, in turns. */
  #admit(): void {
    for (let next = this.#next(); next !== null; next = this.#next()) {
      const { bytes, enter } = next.waiting!;
      this.#take(next, bytes);
      enter();
    }
  }

  #next(): Body | null {
    let first: Body | null = null;
    const inTurn = [...this.#organizations.values()].sort((one, other) => one.turn - other.turn);
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
  const message = `Too many large bodies are under way; try again in ${RETRY_AFTER} s, or send less at one time.`;
  return new ServiceError("unavailable", message, { details: { retry_after: RETRY_AFTER } });
}
