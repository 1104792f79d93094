/** The result of the rate limit for one request. */
export interface Admission {
  /** The key's limit of requests per minute. */
  readonly limit: number;
  /** The requests left now, after this one. Admissions by other processes are included with a short delay. */
  readonly remaining: number;
  /** Seconds until the whole limit is available again. */
  readonly reset: number;
  /** Seconds until the key may send a request again, if this one is too many; otherwise null. */
  readonly retryAfter: number | null;
}
