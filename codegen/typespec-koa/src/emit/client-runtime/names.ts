/** What differs between services: the values are those of `tspconfig.yaml`. */
export const NAMES: {
  /** The name of errors that the service answers. */
  readonly error: string;
  /** The member of an error's details that says that a retry is of no use before that time. */
  readonly finalDetail: string | null;
  readonly idempotencyKey: string;
  readonly requestId: string;
  readonly rateLimit: string;
  readonly rateLimitRemaining: string;
  /** Takes a cursor. */
  readonly cursor: string;
  /** The member of a page with the next cursor. */
  readonly nextCursor: string;
} = {
  error: "ServiceError",
  finalDetail: "resets_at",
  idempotencyKey: "idempotency-key",
  requestId: "x-request-id",
  rateLimit: "x-ratelimit-limit",
  rateLimitRemaining: "x-ratelimit-remaining",
  cursor: "cursor",
  nextCursor: "next_cursor",
};
