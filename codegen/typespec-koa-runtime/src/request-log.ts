/** The port through which the server tells a log of requests what each known caller asked and got. */
import type { IncomingMessage } from "node:http";
import { type Answer, bytesOf } from "./answer.ts";
import type { OperationDescriptor } from "./contract.ts";
import type { Held } from "./ports.ts";

/** A request of a known caller that has ended. It has no part of a body, of the query or of a header. */
export interface EndedRequest<Caller, Operation extends OperationDescriptor = OperationDescriptor> {
  readonly caller: Caller;
  readonly operation: Operation;
  readonly requestId: string;
  /** The client's address. */
  readonly address: string;
  /** The decoded parameters of the path; empty if they were not valid. */
  readonly path: Readonly<Record<string, unknown>>;
  /** Null: the client disconnected before the response. */
  readonly status: number | null;
  /** The code of an error; null without one. */
  readonly code: string | null;
  readonly durationMs: number;
  /** The size of the body as it was sent; null if the client did not say it. */
  readonly bytesIn: number | null;
  /** The size of the response's body as it is sent; null for an event stream, and without a response. */
  readonly bytesOut: number | null;
}

export interface RequestLog<Caller, Operation extends OperationDescriptor = OperationDescriptor> {
  /** Must not throw, nor wait for anything. */
  ended(request: EndedRequest<Caller, Operation>): void;
}

/** What is known of a request so far. */
export interface Seen<Caller> {
  /** Undefined: the request is not logged. */
  caller?: Caller | undefined;
  address: string;
  path: Readonly<Record<string, unknown>>;
  held: Held | null;
}

export function bytesIn({ headers }: IncomingMessage): number | null {
  const length = headers["content-length"];
  if (length !== undefined) return Number(length);
  return headers["transfer-encoding"] === undefined ? 0 : null;
}

export function bytesOut({ body, packed, parts, stream }: Answer): number | null {
  if (stream !== undefined) return null;
  if (packed !== undefined) return packed.length;
  if (parts !== undefined) return bytesOf(parts);
  return body === undefined ? 0 : Buffer.byteLength(body);
}
