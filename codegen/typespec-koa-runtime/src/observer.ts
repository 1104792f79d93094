/** The interface through which the server reports requests. Metrics implement it; the default does nothing. */
import type { IncomingMessage } from "node:http";
import type { OperationDescriptor } from "./contract.ts";

export interface Observer {
  /** A monotonic clock in milliseconds. The other methods take its values as `started`. */
  now(): number;
  /** A request has its response. `operation` is an operation's id, or `unrouted` if no route matched. */
  answered(operation: string, status: number, started: number, requestId: string): void;
  /** A client disconnected before the response. */
  gone(operation: string, started: number): void;
  /** A response violated the contract. */
  violated(operation: string): void;
  /** Stands around the handling of a request, for what follows its asynchronous work, such as a trace. It must call `serve` once. */
  around?(request: { operation: OperationDescriptor; req: IncomingMessage }, serve: () => Promise<void>): Promise<void>;
}

export const deafObserver: Observer = {
  now: () => 0,
  answered: () => {},
  gone: () => {},
  violated: () => {},
};
