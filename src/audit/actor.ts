/**
 * Who acts: kept with the asynchronous work that a request started, so that a change notes it in its own transaction without every rule
 * between handing it on.
 */
import { type Origin, origin } from "#src/db/caller.ts";

export interface Actor extends Origin {
  /** `key`: a request with an API key. `operator`: the command line on the server. `service`: the service by itself. */
  readonly type: "key" | "operator" | "service";
  readonly keyId: string | null;
  /** Where the request came from. */
  readonly address: string | null;
  readonly requestId: string | null;
}

/** Whoever works with the command line on the server. */
export const OPERATOR: Actor = { type: "operator", keyId: null, address: null, requestId: null };
const SERVICE: Actor = { type: "service", keyId: null, address: null, requestId: null };

export function actAs<T>(actor: Actor, work: () => T): T {
  return origin.run(actor, work);
}

export function presentActor(): Actor {
  return (origin.getStore() as Actor | undefined) ?? SERVICE;
}
