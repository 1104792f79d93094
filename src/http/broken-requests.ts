/**
 * Answers what Node's parser could not make a request of, straight onto the socket: no request, no context and no Koa exist for it.
 * Responses go out in the order of requests, so those of earlier requests on the connection are awaited first; a client that pipelines
 * would else take this refusal for the answer to one of them.
 */
import { once } from "node:events";
import { type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Logger } from "#src/log.ts";
import { type Answer, collect } from "./answer.ts";
import { envelope } from "./errors.ts";
import type { InFlight } from "./in-flight.ts";
import { newRequestId } from "./request-id.ts";

/** What answers a request that is one but for its method, which the parser does not know. */
export type RefuseMethod = (method: string, url: string) => Answer;

export interface Refusing {
  readonly refuseMethod: RefuseMethod;
  readonly leastLimit: number;
  readonly log: Logger;
}

/** How long a refused connection may go on sending before it is cut; the refusal reaches clients that read late. */
const LINGER_MS = 2_000;

export function answerBrokenRequests(server: Server, inFlight: InFlight, refusing: Refusing): void {
  /** What arrives after the fault is parsed again, and faulted again. */
  const refused = new WeakSet<Duplex>();
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    void refuse(error, socket, inFlight, refusing);
  });
  // Tunnels are not for an API; without a listener Node would cut the connection without a word.
  server.on("connect", (_request, socket: Duplex) => {
    end(socket, envelope("method_not_allowed", "CONNECT is not taken here.", { allowed: [] }), refusing);
  });
}

async function refuse(error: ParserError, socket: Duplex, inFlight: InFlight, refusing: Refusing): Promise<void> {
  if (socket.destroyed || !socket.writable || error.code === "ECONNRESET" || error.code === "EPIPE") {
    socket.destroy();
    return;
  }
  const responses = inFlight.on(socket);
  const own = responses.find((response) => !response.req.complete);
  await Promise.all(responses.filter((response) => response !== own).map((response) => once(response, "close")));
  if (own?.headersSent || socket.destroyed) {
    socket.destroy();
    return;
  }
  refusing.log.debug({ err: error }, "A request could not be parsed.");
  end(socket, answerTo(error, refusing.refuseMethod), refusing);
}

/** What Node says of a fault: also what it was parsing, and where in that. */
type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer; bytesParsed?: number };

const REQUEST_LINE = /^([!#$%&'*+.^_`|~0-9A-Za-z-]{1,40}) (\/\S{0,8000}) HTTP\/1\.[01]\r?\n/;

/** The request line that the parser stopped in, where it is one but for its method. */
function strangeMethod({ code, rawPacket, bytesParsed = 0 }: ParserError): { method: string; url: string } | null {
  if (code !== "HPE_INVALID_METHOD" || rawPacket === undefined) return null;
  const begin = rawPacket.lastIndexOf("\n", Math.max(bytesParsed - 1, 0)) + 1;
  const line = REQUEST_LINE.exec(rawPacket.toString("latin1", bytesParsed === 0 ? 0 : begin, begin + 9_000));
  return line === null ? null : { method: line[1]!, url: line[2]! };
}

function answerTo(error: ParserError, refuseMethod: RefuseMethod): Answer {
  const strange = strangeMethod(error);
  if (strange !== null) return refuseMethod(strange.method, strange.url);
  switch (error.code) {
    case "HPE_HEADER_OVERFLOW":
      return envelope("too_large", "The request line and headers are larger than 16 kB together.", {});
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return envelope("too_large", "The chunk extensions of the body are larger than 16 kB.");
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return envelope("invalid_request", "The request did not arrive in time.", { issues: [] }, 408);
    case "HPE_INVALID_EOF_STATE": {
      const message = "ended before the length or the last chunk that it announced";
      return envelope("invalid_request", `The body ${message}.`, { issues: [{ path: "", message }] });
    }
    default:
      return envelope("invalid_request", "This is not an HTTP/1.1 request.", {
        issues: [
          {
            path: "",
            message: error.code?.startsWith("HPE_") ? `HTTP parser: ${error.code.slice(4).toLowerCase()}` : error.message,
          },
        ],
      });
  }
}

function end(socket: Duplex, answer: Answer, { leastLimit }: Pick<Refusing, "leastLimit">): void {
  const body = answer.body ?? "";
  const headers: Record<string, string | number> = {
    ...(collect(newRequestId(), leastLimit) as Record<string, string | number>),
    ...answer.headers,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${lines.join("")}\r\n${body}`);
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
