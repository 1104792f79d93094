/** What an idempotency key is bound to; each has its own keys. */
export interface IdempotentRequest {
  /** Whose share of the memory for answers it uses, such as an organization. */
  readonly sender: string;
  /** Who called. Two API keys may have different rights, so neither gets the other's response. */
  readonly callerId: string;
  readonly operationId: string;
  readonly idempotencyKey: string;
  /** The undecoded path and query, with `If-Match` if it was sent, and the digest of the body. A retry repeats all of it. */
  readonly target: string;
  readonly digest: string;
}
