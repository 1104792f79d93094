/** A request as a caller of the database, for fair queueing. */
import type { ServerResponse } from "node:http";
import { ClientGone } from "typespec-koa-runtime";
import type { Identity, Plan } from "#src/accounts/identity.ts";
import type { Caller } from "#src/foundation/db/caller.ts";

/** An organization's share of the database's time when others want it too. */
const WEIGHTS: Readonly<Record<Plan, number>> = { developer: 1, team: 2, scale: 4 };

export class RequestCaller implements Caller {
  readonly organizationId: string;
  readonly keyId: string;
  readonly operation: string;
  readonly weight: number;
  held = 0;
  entered = 0;
  /** Null: the request is carried out even if its client has disconnected. */
  readonly #response: ServerResponse | null;

  /** @param kept whether its response is stored for a retry */
  constructor({ organizationId, plan, key }: Identity, operation: string, response: ServerResponse, kept: boolean) {
    this.organizationId = organizationId;
    this.keyId = key.id;
    this.operation = operation;
    this.weight = WEIGHTS[plan];
    this.#response = kept ? null : response;
  }

  gone(): Error | null {
    return this.#response !== null && (this.#response.closed || this.#response.destroyed) ? new ClientGone() : null;
  }
}
