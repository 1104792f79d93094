/** What a handler knows of a request besides its decoded parts. */
import type { OperationDescriptor } from "#generated/contract.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Identity, KeyIdentity, Plan } from "./identity.ts";

export interface RequestContext {
  readonly requestId: string;
  readonly organizationId: string;
  readonly plan: Plan;
  readonly key: KeyIdentity;
  /** All that is known of the caller. */
  readonly caller: Identity;
  /** The cookie of a session, as this request may read and set it. */
  readonly cookie: BrowserCookie;
  /** The client's address. */
  readonly address: string;
  readonly operation: OperationDescriptor;
  /**
   * Aborted when the client disconnects before the response. Never aborted for a request with an `Idempotency-Key`, because its
   * retry needs the answer.
   */
  readonly signal: AbortSignal;
  /** Includes the request id, the operation and the key's id. */
  readonly log: Logger;
  readonly idempotencyKey: string | null;
}

export interface BrowserCookie {
  /** The value that the request sends; null for none. */
  readonly value: string | null;
  /** @throws ServiceError `forbidden` if a page of another origin sends the request */
  refuseOtherPages(): void;
  /** A `Set-Cookie` header. */
  set(value: string, seconds: number): string;
  /** A `Set-Cookie` header that makes the browser forget it. */
  forget(): string;
}
