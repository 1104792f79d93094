/** What a handler knows of a request besides its decoded parts. */
import type { ServerResponse } from "node:http";
import { ClientGone } from "./client-gone.ts";
import type { OperationDescriptor } from "./contract.ts";
import type { Held, Received } from "./ports.ts";

/** Most handlers do not use the signal, which costs more than the rest together. So it is created on first use. */
export class OperationContext<Caller, Operation extends OperationDescriptor = OperationDescriptor> {
  readonly requestId: string;
  readonly caller: Caller;
  /** The client's address. */
  readonly address: string;
  readonly operation: Operation;
  readonly idempotencyKey: string | null;
  protected readonly response: ServerResponse;
  protected readonly held: Held | null;
  #controller: AbortController | null = null;

  constructor({ requestId, caller, address, operation, idempotencyKey, response, held }: Received<Caller, Operation>) {
    this.requestId = requestId;
    this.caller = caller;
    this.address = address;
    this.operation = operation;
    this.idempotencyKey = idempotencyKey;
    this.response = response;
    this.held = held;
  }

  /**
   * Aborted when the client disconnects before the response. Never aborted for a request with an `Idempotency-Key`, because its
   * retry needs the answer.
   */
  get signal(): AbortSignal {
    if (this.#controller === null) {
      this.#controller = new AbortController();
      if (this.idempotencyKey === null) abortWhenGone(this.#controller, this.response);
    }
    return this.#controller.signal;
  }
}

function abortWhenGone(controller: AbortController, response: ServerResponse): void {
  const look = () => {
    if (!response.writableFinished) controller.abort(new ClientGone());
  };
  if (response.closed || response.destroyed) look();
  else response.once("close", look);
}
