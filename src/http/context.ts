/** What a handler knows of a request besides its decoded parts. */
import type { ServerResponse } from "node:http";
import type { OperationDescriptor } from "#generated/contract.ts";
import type { Identity, KeyIdentity, Plan } from "#src/accounts/identity.ts";
import type { Logger } from "#src/log.ts";
import { ClientGone } from "./client-gone.ts";

export interface RequestContext {
  readonly requestId: string;
  readonly organizationId: string;
  readonly plan: Plan;
  readonly key: KeyIdentity;
  /** Where the request comes from. */
  readonly address: string;
  readonly operation: OperationDescriptor;
  /**
   * Aborted when the client goes away before it is answered. Never for a request with an `Idempotency-Key`: its answer is for the
   * retry.
   */
  readonly signal: AbortSignal;
  /** Carries the request id, the operation and the key's id. */
  readonly log: Logger;
  readonly idempotencyKey: string | null;
}

/** Most handlers ask for neither signal nor logger, which cost more than all the rest, so both are made when first asked for. */
export class OperationContext implements RequestContext {
  readonly requestId: string;
  readonly address: string;
  readonly operation: OperationDescriptor;
  readonly idempotencyKey: string | null;
  readonly #identity: Identity;
  readonly #response: ServerResponse;
  readonly #log: Logger;
  #controller: AbortController | null = null;
  #requestLog: Logger | null = null;

  constructor(
    requestId: string,
    identity: Identity,
    address: string,
    operation: OperationDescriptor,
    idempotencyKey: string | null,
    response: ServerResponse,
    log: Logger,
  ) {
    this.requestId = requestId;
    this.address = address;
    this.operation = operation;
    this.idempotencyKey = idempotencyKey;
    this.#identity = identity;
    this.#response = response;
    this.#log = log;
  }

  get organizationId(): string {
    return this.#identity.organizationId;
  }

  get plan(): Plan {
    return this.#identity.plan;
  }

  get key(): KeyIdentity {
    return this.#identity.key;
  }

  get signal(): AbortSignal {
    if (this.#controller === null) {
      this.#controller = new AbortController();
      if (this.idempotencyKey === null) abortWhenGone(this.#controller, this.#response);
    }
    return this.#controller.signal;
  }

  get log(): Logger {
    this.#requestLog ??= this.#log.child({ request: this.requestId, operation: this.operation.id, key: this.key.id });
    return this.#requestLog;
  }
}

function abortWhenGone(controller: AbortController, response: ServerResponse): void {
  const look = () => {
    if (!response.writableFinished) controller.abort(new ClientGone());
  };
  if (response.closed || response.destroyed) look();
  else response.once("close", look);
}
