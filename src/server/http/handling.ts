/** What handlers know of a request, and who is recorded for a change. */
import { type Handling, OperationContext, type Received } from "typespec-koa-runtime";
import type { OperationDescriptor } from "#generated/contract.ts";
import { type Actor, actAs } from "#src/accounts/audit/actor.ts";
import type { Identity, KeyIdentity, Plan } from "#src/accounts/identity.ts";
import type { BrowserCookie, RequestContext } from "#src/accounts/request-context.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { RequestCaller } from "./caller.ts";
import type { SessionCookies } from "./session-cookie.ts";

export function handlingOf(log: Logger, cookies: SessionCookies): Handling<Identity, Context, OperationDescriptor> {
  return {
    context: (received) => new Context(received, log, cookies),
    // Code that records a change knows its caller. Reads and writes of documents record nothing.
    carryOut: (context, work) => actAs(context.actor, work),
  };
}

class Context extends OperationContext<Identity, OperationDescriptor> implements RequestContext {
  readonly #log: Logger;
  readonly #cookies: SessionCookies;
  #requestLog: Logger | null = null;

  constructor(received: Received<Identity, OperationDescriptor>, log: Logger, cookies: SessionCookies) {
    super(received);
    this.#log = log;
    this.#cookies = cookies;
  }

  get organizationId(): string {
    return this.caller.organizationId;
  }

  get plan(): Plan {
    return this.caller.plan;
  }

  get key(): KeyIdentity {
    return this.caller.key;
  }

  get cookie(): BrowserCookie {
    return this.#cookies.of(this.response.req);
  }

  get actor(): Actor {
    const { caller: identity, operation, response, held, idempotencyKey, address, requestId } = this;
    const caller = new RequestCaller(identity, { operation: operation.id, response, kept: idempotencyKey !== null, held });
    const session = identity.session === undefined ? {} : { sessionId: identity.session.id };
    const person = identity.key.person === undefined ? {} : { person: identity.key.person };
    return { type: "key", keyId: identity.key.id, ...session, ...person, address, requestId, caller };
  }

  /** Most handlers do not log, and a logger costs more than the rest of the context. So it is created on first use. */
  get log(): Logger {
    this.#requestLog ??= this.#log.child({ request: this.requestId, operation: this.operation.id, key: this.key.id });
    return this.#requestLog;
  }
}
