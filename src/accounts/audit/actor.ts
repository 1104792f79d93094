/**
 * Who acts. It is kept with the asynchronous work of a request, so that a change can record it in its own transaction. No rule in
 * between has to pass it on.
 */
import type { PersonIdentity } from "#src/accounts/identity.ts";
import { type Origin, origin } from "#src/foundation/db/caller.ts";

export interface Actor extends Origin {
  /** `key`: a request with an API key. `operator`: the command line on the server. `service`: the service itself. */
  readonly type: "key" | "operator" | "service";
  readonly keyId: string | null;
  /** The session that stood for the key; absent without one. */
  readonly sessionId?: string;
  /** Whose key it is; absent for keys that have a value. */
  readonly person?: PersonIdentity;
  /** The address that the request came from. */
  readonly address: string | null;
  readonly requestId: string | null;
}

/** A user of the command line on the server. */
export const OPERATOR: Actor = { type: "operator", keyId: null, address: null, requestId: null };
const SERVICE: Actor = { type: "service", keyId: null, address: null, requestId: null };

export function actAs<T>(actor: Actor, work: () => T): T {
  return origin.run(actor, work);
}

export function presentActor(): Actor {
  return (origin.getStore() as Actor | undefined) ?? SERVICE;
}
