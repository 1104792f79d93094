/** A request as one that takes turns at the database. */
import type { ServerResponse } from "node:http";
import type { Identity, Plan } from "#src/accounts/identity.ts";
import type { Caller } from "#src/db/caller.ts";
import { ClientGone } from "./client-gone.ts";

/** How much of the database's time an organization gets beside others that want it as well. */
const WEIGHTS: Readonly<Record<Plan, number>> = { developer: 1, team: 2, scale: 4 };

export class RequestCaller implements Caller {
  readonly organizationId: string;
  readonly keyId: string;
  readonly operation: string;
  readonly weight: number;
  held = 0;
  entered = 0;
  /** Null: it is carried out whether or not its client is there. */
  readonly #response: ServerResponse | null;

  /** @param kept whether its answer is kept for a retry */
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
