/** Binds the idempotency key of a request to its organization and its API key. */
import type { Retries } from "typespec-koa-runtime";
import type { Identity } from "#src/accounts/identity.ts";
import { digestOf, type IdempotencyCache } from "./idempotency.ts";

/** @param harmless operations that are harmless to repeat; only this process stores responses for their keys */
export function retriesOf(cache: IdempotencyCache, harmless: ReadonlySet<string>): Retries<Identity> {
  return {
    digestOf,
    once({ caller, ...request }, work) {
      const kept = { ...request, organizationId: caller.organizationId, apiKeyId: caller.key.id };
      return cache.once(kept, { ...work, shared: !harmless.has(request.operationId) });
    },
  };
}
