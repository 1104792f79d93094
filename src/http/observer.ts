/** Where the server tells what becomes of requests. Metrics implement it; the default hears nothing. */

export interface Observer {
  /** A reading of a monotonic clock, in milliseconds; what the other methods take as `started`. */
  now(): number;
  /** A request was answered. `operation` is an operation's id, or `unrouted` for what no route matched. */
  answered(operation: string, status: number, started: number, requestId: string): void;
  /** A client went away before it was answered. */
  gone(operation: string, started: number): void;
  /** A response broke the contract. */
  violated(operation: string): void;
}

export const deafObserver: Observer = {
  now: () => 0,
  answered: () => {},
  gone: () => {},
  violated: () => {},
};
