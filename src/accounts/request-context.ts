/** What a handler knows of a request besides its decoded parts. */
import type { OperationDescriptor } from "#generated/contract.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { KeyIdentity, Plan } from "./identity.ts";

export interface RequestContext {
  readonly requestId: string;
  readonly organizationId: string;
  readonly plan: Plan;
  readonly key: KeyIdentity;
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
