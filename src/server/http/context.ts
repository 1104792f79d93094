/** The context of a request to an operation. */
import type { ServerResponse } from "node:http";
import type { OperationDescriptor } from "#generated/contract.ts";
import type { Identity, KeyIdentity, Plan } from "#src/accounts/identity.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { ClientGone } from "./client-gone.ts";

/** Most handlers use neither signal nor logger, which cost more than the rest together. So both are created on first use. */
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
