/** A request as a caller of the database, for fair queueing. */
import type { ServerResponse } from "node:http";
import { ClientGone, type Held } from "typespec-koa-runtime";
import type { Identity, Plan } from "#src/accounts/identity.ts";
import type { Caller } from "#src/foundation/db/caller.ts";

/** An organization's share of the process and of the database's time when others want them too. */
export const WEIGHTS: Readonly<Record<Plan, number>> = { developer: 1, team: 2, scale: 4 };

interface Request {
  readonly operation: string;
  readonly response: ServerResponse;
  /** Whether its response is stored for a retry. */
  readonly kept: boolean;
  readonly held: Held | null;
}

export class RequestCaller implements Caller {
  readonly organizationId: string;
  readonly keyId: string;
  readonly operation: string;
  readonly weight: number;
  held = 0;
  entered = 0;
  /** Null: the request is carried out even if its client has disconnected. */
  readonly #response: ServerResponse | null;
  readonly #held: Held | null;

  constructor({ organizationId, plan, key }: Identity, { operation, response, kept, held }: Request) {
    this.organizationId = organizationId;
    this.keyId = key.id;
    this.operation = operation;
    this.weight = WEIGHTS[plan];
    this.#response = kept ? null : response;
    this.#held = held;
  }

  aside(): void {
    this.#held?.release();
  }

  gone(): Error | null {
    return this.#response !== null && (this.#response.closed || this.#response.destroyed) ? new ClientGone() : null;
  }
}
