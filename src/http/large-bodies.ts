/**
 * Bounds the memory that large bodies take together. A body of 64 MB costs several times that while it is parsed and handled, so a dozen of
 * them at once would end the process. One that finds no room waits before it is read: its client feels a slow connection, nothing else.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { ServiceError } from "#src/errors.ts";
import { ClientGone } from "./client-gone.ts";

/** Bodies below this are not counted: they are bounded by the number of connections, and waiting would cost more than it saves. */
export const LARGE_BYTES = 1024 * 1024;

/** Deflate packs at most this many bytes into one. */
const MOST_INFLATION = 1032;

interface Waiting {
  readonly bytes: number;
  readonly enter: () => void;
}

/** Seconds after which one that found no room may try again. */
const RETRY_AFTER = 10;

export class LargeBodies {
  readonly #mostBytes: number;
  readonly #longestWaitMs: number;
  #bytes = 0;
  /** In order of arrival: a large one is not passed by smaller ones for ever. */
  readonly #queue: Waiting[] = [];

  /**
   * @param mostBytes of all bodies that are being read and handled at one time. A single one is let in however large it is
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

  /**
   * Resolves when there is room for a body of so many bytes; the room is given back when its response is closed. To be called once a
   * request, which must hold nothing that others wait for.
   * @throws ServiceError `unavailable` when there is no room for long; ClientGone
   */
  enter(bytes: number, response: ServerResponse): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#bytes -= bytes;
        this.#admit();
      };
      const waiting: Waiting = {
        bytes,
        enter: () => {
          clearTimeout(timer);
          response.off("close", leaveQueue);
          response.once("close", leave);
          resolve();
        },
      };
      const giveUp = (reason: Error) => {
        clearTimeout(timer);
        response.off("close", leaveQueue);
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(reason);
        this.#admit();
      };
      const leaveQueue = () => giveUp(new ClientGone());
      const timer = setTimeout(() => giveUp(noRoom()), this.#longestWaitMs);
      if (response.closed || response.destroyed) {
        clearTimeout(timer);
        reject(new ClientGone());
        return;
      }
      response.once("close", leaveQueue);
      this.#queue.push(waiting);
      this.#admit();
    });
  }

  #admit(): void {
    for (let first = this.#queue[0]; first !== undefined; first = this.#queue[0]) {
      if (this.#bytes > 0 && this.#bytes + first.bytes > this.#mostBytes) return;
      this.#queue.shift();
      this.#bytes += first.bytes;
      first.enter();
    }
  }
}

function noRoom(): ServiceError {
  const message = `Too many large bodies are under way; try again in ${RETRY_AFTER} s, or send less at one time.`;
  return new ServiceError("unavailable", message, { details: { retry_after: RETRY_AFTER } });
}

/** What a body of known length may grow to; null where its length is not known before it ends. */
export function expectedBytes(request: IncomingMessage, limit: number): number | null {
  const length = request.headers["content-length"];
  if (length === undefined) return null;
  return request.headers["content-encoding"] === "gzip" ? inflatedBytes(Number(length), limit) : Number(length);
}

/** The most that packed bytes can inflate to, within the limit. */
export function inflatedBytes(packed: number, limit: number): number {
  return Math.min(limit, packed * MOST_INFLATION);
}
