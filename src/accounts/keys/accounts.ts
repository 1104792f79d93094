/** The interface between HTTP and this module, for each request. */

import type { Identity, Plan } from "#src/accounts/identity.ts";
import type { Admission } from "#src/accounts/limits/admission.ts";
import { storedRateLevels } from "#src/accounts/limits/rate-levels.ts";
import { RateLimits } from "#src/accounts/limits/rate-limits.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Pepper } from "./api-key-token.ts";
import { Authentication } from "./authentication.ts";
import { IdentityCache } from "./identity-cache.ts";
import { RefusedKeys } from "./refused-keys.ts";
import { SessionAuthentication } from "./session-authentication.ts";
import { DEFAULT_SESSION_TIMES } from "./sessions.ts";

export interface Accounts {
  /** The rate limit per minute of the smallest plan. Requests without a valid key see this limit. */
  readonly leastLimit: number;

  /**
   * Authenticates the value of an `Authorization` header. Returns at once if the key was looked up in the last second.
   * @param address the client's address
   * @throws ServiceError `unauthorized`, `forbidden`, `rate_limited`
   */
  authenticate(authorization: string | undefined, address: string | null): Identity | Promise<Identity>;

  /**
   * Authenticates the value of a session's cookie. Returns at once if it was looked up in the last second. Absent: there are no sessions.
   * @throws ServiceError `unauthorized`, `forbidden`, `rate_limited`
   */
  authenticateSession?(value: string, address: string | null): Identity | Promise<Identity>;

  /** Counts one request against the key's rate limit, usually without a wait. Never fails. */
  admit(identity: Identity): Admission | Promise<Admission>;

  /**
   * Call this after a change of a key or of its sessions has been committed. This process then looks up the key again at once, other processes
   * within a second.
   */
  forget(keyId: string): void;
}

export interface OpenAccounts extends Accounts {
  /**
   * Returns reserved parts of rate limits, so that other processes can use them, and writes the counts of refused keys. Do not
   * admit requests afterwards.
   */
  close(): Promise<void>;
}

export interface AccountsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly pepper: Pepper;
  /** Requests per key and minute, by plan. */
  readonly rateLimits: Readonly<Record<Plan, number>>;
  /** After how long without a request a session ends. */
  readonly sessionIdleMs?: number;
  readonly log: Pick<Logger, "warn">;
}

export function openAccounts({ database, clock, pepper, rateLimits, sessionIdleMs, log }: AccountsOptions): OpenAccounts {
  const refused = new RefusedKeys({ database, clock, pepper, log });
  const cache = new IdentityCache(clock);
  const authentication = new Authentication(database, clock, pepper, refused, cache);
  const idleMs = sessionIdleMs ?? DEFAULT_SESSION_TIMES.idleMs;
  const sessions = new SessionAuthentication({ session: database, clock, pepper, cache, idleMs });
  const limits = new RateLimits({ levels: storedRateLevels(database), clock, limits: rateLimits, log });
  return {
    leastLimit: Math.min(...Object.values(rateLimits)),
    authenticate: (authorization, address) => authentication.identify(authorization, address),
    authenticateSession: (value, address) => sessions.identify(value, address),
    admit: (identity) => limits.admit(identity),
    forget: (keyId) => authentication.forget(keyId),
    async close() {
      await Promise.all([limits.close(), refused.write()]);
    },
  };
}
