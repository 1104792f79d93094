/** The interface through which the server reports requests. Metrics implement it; the default does nothing. */

export interface Observer {
  /** A monotonic clock in milliseconds. The other methods take its values as `started`. */
  now(): number;
  /** A request has its response. `operation` is an operation's id, or `unrouted` if no route matched. */
  answered(operation: string, status: number, started: number, requestId: string): void;
  /** A client disconnected before the response. */
  gone(operation: string, started: number): void;
  /** A response violated the contract. */
  violated(operation: string): void;
}

export const deafObserver: Observer = {
  now: () => 0,
  answered: () => {},
  gone: () => {},
  violated: () => {},
};
