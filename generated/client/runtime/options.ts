// Copied from codegen/emit/client-runtime/ by `npm run generate`. Do not edit.
import type { ResponseInfo } from "./response-info.ts";

/** How to reach the service. */
export interface ClientOptions {
  /** The service base address with its `/v1`: `https://judgments.example.com/v1`. */
  readonly baseUrl: string;

  /** An organization API key. It is sent as `Authorization: Bearer <key>`. */
  readonly apiKey: string;

  /** What sends requests; the platform's `fetch` unless given. */
  readonly fetch?: typeof fetch;

  /**
   * Milliseconds that one attempt may take, the answer's body included; default 60,000. A call that waits for judgments takes up to
   * 10,000 longer than it otherwise would, so much less than 15,000 cuts such calls off.
   */
  readonly timeoutMs?: number;

  /**
   * How often a failed attempt is repeated; default 2. Repeated are 429, 503 (502 and 504 from a proxy), lost connections and timeouts,
   * and only operations that may be repeated without harm.
   */
  readonly maxRetries?: number;

  /** The `User-Agent` to send; the client's own unless given. */
  readonly userAgent?: string;

  /** Called for every answer, of failed attempts as well, before the call settles. */
  readonly onResponse?: (info: ResponseInfo) => void;
}

/** What every call takes beside its own parameters. */
export interface CallOptions {
  /** Ends the call; it rejects with the signal's reason. */
  readonly signal?: AbortSignal;

  /** Overrides the client's `timeoutMs`. */
  readonly timeoutMs?: number;

  /** Overrides the client's `maxRetries`. */
  readonly maxRetries?: number;

  /** Called for every answer to this call, after the client's own `onResponse`. */
  readonly onResponse?: (info: ResponseInfo) => void;
}
