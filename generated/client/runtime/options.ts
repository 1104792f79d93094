// Generated from spec/ by `npm run generate`. Do not edit.
import type { ResponseInfo } from "./response-info.ts";

/** The options of a client. */
export interface ClientOptions {
  /** The service's base address, with its prefix: `https://api.example.com/v1`. */
  readonly baseUrl: string;

  /** The API key. It is sent as `Authorization: Bearer <key>`. */
  readonly apiKey: string;

  /** The function that sends requests. Defaults to the platform's `fetch`. */
  readonly fetch?: typeof fetch;

  /**
   * The time limit of one attempt in milliseconds, including the response body. Default 60,000. A call may take
   * longer where the operation waits for something.
   */
  readonly timeoutMs?: number;

  /**
   * The number of retries after a failed attempt. Default 2. The client retries 429, 503 (502 and 504 from a proxy), lost connections and
   * timeouts. It retries only operations that are safe to repeat.
   */
  readonly maxRetries?: number;

  /** The `User-Agent` header. Defaults to the client's own. */
  readonly userAgent?: string;

  /** Called for every response before the call settles, including responses of failed attempts. */
  readonly onResponse?: (info: ResponseInfo) => void;
}

/** The options of a call that follows a stream of events, in addition to its parameters. `timeoutMs` is the limit for its beginning. */
export interface StreamOptions extends CallOptions {
  /**
   * Whether the stream is continued after its last event when it ends or the connection is lost. The default is false: the iteration ends with the
   * stream. With true, it ends with `signal`, with `break`, or when the service refuses to continue it. While the service cannot be reached, the
   * client tries again, with waits that grow to 30 seconds. Only a stream that never began throws what prevented it.
   */
  readonly reconnect?: boolean;
}

/** The options of every call, in addition to its parameters. */
export interface CallOptions {
  /** Aborts the call. It rejects with the signal's reason. */
  readonly signal?: AbortSignal;

  /** Overrides the client's `timeoutMs`. */
  readonly timeoutMs?: number;

  /** Overrides the client's `maxRetries`. */
  readonly maxRetries?: number;

  /** Called for every response to this call, after the client's own `onResponse`. */
  readonly onResponse?: (info: ResponseInfo) => void;
}
