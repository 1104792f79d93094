/**
 * Responds to input that Node's parser could not parse as a request, directly on the socket, because no request, context or Koa
 * exists for it. Responses are sent in the order of requests, so it first waits for earlier responses on the connection.
 * Otherwise a client that pipelines would take this refusal for the response to an earlier request.
 */
import { once } from "node:events";
import { type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Answer } from "./answer.ts";
import type { InFlight } from "./in-flight.ts";
import type { Logger } from "./log.ts";
import { type Common, collect } from "./response-headers.ts";

/** Responds to a request that is valid except for a method that the parser does not know. */
export type RefuseMethod = (method: string, url: string) => Answer;

export interface Refusing {
  readonly refuseMethod: RefuseMethod;
  readonly common: Common;
  readonly log: Logger;
}

/** How long a refused connection may continue to send before it is closed. So clients that read late receive the refusal. */
const LINGER_MS = 2_000;

export function answerBrokenRequests(server: Server, inFlight: InFlight, refusing: Refusing): void {
  /** Data after the error is parsed again and fails again. */
  const refused = new WeakSet<Duplex>();
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    void refuse(error, socket, inFlight, refusing);
  });
  // An API has no tunnels. Without a listener, Node would close the connection silently.
  server.on("connect", (_request, socket: Duplex) => {
    const refusal = refusing.common.errors.envelope("method_not_allowed", "This server does not support the method CONNECT.", {
      allowed: [],
    });
    end(socket, refusal, refusing);
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
  // The error itself has the bytes that arrived, with keys among them.
  refusing.log.debug({ code: error.code, reason: error.message }, "A request could not be parsed.");
  end(socket, answerTo(error, refusing), refusing);
}

/** Node's description of the error, with the parsed data and the position in it. */
type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer; bytesParsed?: number };

const REQUEST_LINE = /^([!#$%&'*+.^_`|~0-9A-Za-z-]{1,40}) (\/\S{0,8000}) HTTP\/1\.[01]\r?\n/;

/** The request line in which the parser stopped, if it is valid except for its method. */
function strangeMethod({ code, rawPacket, bytesParsed = 0 }: ParserError): { method: string; url: string } | null {
  if (code !== "HPE_INVALID_METHOD" || rawPacket === undefined) return null;
  const begin = rawPacket.lastIndexOf("\n", Math.max(bytesParsed - 1, 0)) + 1;
  const line = REQUEST_LINE.exec(rawPacket.toString("latin1", bytesParsed === 0 ? 0 : begin, begin + 9_000));
  return line === null ? null : { method: line[1]!, url: line[2]! };
}

function answerTo(error: ParserError, { refuseMethod, common: { errors } }: Refusing): Answer {
  const strange = strangeMethod(error);
  if (strange !== null) return refuseMethod(strange.method, strange.url);
  switch (error.code) {
    case "HPE_HEADER_OVERFLOW":
      return errors.envelope("too_large", "The request line and headers together are larger than 16 kB.", {});
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return errors.envelope("too_large", "The chunk extensions of the body are larger than 16 kB.");
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return errors.envelope("invalid_request", "The request did not arrive in time.", { issues: [] }, 408);
    case "HPE_INVALID_EOF_STATE": {
      const message = "ended before its announced length or last chunk";
      return errors.envelope("invalid_request", `The body ${message}.`, { issues: [{ path: "", message }] });
    }
    default:
      return errors.envelope("invalid_request", "This is not a valid HTTP/1.1 request.", {
        issues: [
          {
            path: "",
            message: error.code?.startsWith("HPE_") ? `HTTP parser: ${error.code.slice(4).toLowerCase()}` : error.message,
          },
        ],
      });
  }
}

function end(socket: Duplex, answer: Answer, { common }: Pick<Refusing, "common">): void {
  const body = answer.body ?? "";
  const headers: Record<string, string | number> = {
    ...(collect(common, null) as Record<string, string | number>),
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
