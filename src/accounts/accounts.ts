/** What HTTP asks of this room for each request. */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import type { Logger } from "#src/log.ts";
import type { Pepper } from "./api-key-token.ts";
import { Authentication } from "./authentication.ts";
import type { Identity, Plan } from "./identity.ts";
import { storedRateLevels } from "./rate-levels.ts";
import { RateLimits } from "./rate-limits.ts";
import { RefusedKeys } from "./refused-keys.ts";

/** What the rate limit says of one request. */
export interface Admission {
  /** Requests the key may make in a minute. */
  readonly limit: number;
  /** Requests left to it now, this one taken off; what other processes let in is known a moment late. */
  readonly remaining: number;
  /** Seconds until it may make all of them at once again. */
  readonly reset: number;
  /** Seconds until the key may make a request again where this one is too many; else null. */
  readonly retryAfter: number | null;
}

export interface Accounts {
  /** What a key may make in a minute on the smallest plan; what a request without a good key is told. */
  readonly leastLimit: number;

  /**
   * Whose key the value of an `Authorization` header is. Answers at once where the key was looked up in the last second.
   * @param address where the request comes from
   * @throws ServiceError `unauthorized`, `forbidden`, `rate_limited`
   */
  authenticate(authorization: string | undefined, address: string | null): Identity | Promise<Identity>;

  /** Counts one request against the key's rate limit; at once as a rule. Never fails. */
  admit(identity: Identity): Admission | Promise<Admission>;

  /** To be called after a change of a key has been committed: this process then looks it up again at once, others within a second. */
  forget(keyId: string): void;
}

export interface OpenAccounts extends Accounts {
  /** Gives back what was taken of rate limits in advance, so that others may let it in, and notes what was refused. Nothing is to be admitted any more. */
  close(): Promise<void>;
}

export interface AccountsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly pepper: Pepper;
  /** Requests per key and minute, by plan. */
  readonly rateLimits: Readonly<Record<Plan, number>>;
  readonly log: Pick<Logger, "warn">;
}

export function openAccounts({ database, clock, pepper, rateLimits, log }: AccountsOptions): OpenAccounts {
  const refused = new RefusedKeys({ database, clock, pepper, log });
  const authentication = new Authentication(database, clock, pepper, refused);
  const limits = new RateLimits({ levels: storedRateLevels(database), clock, limits: rateLimits, log });
  return {
    leastLimit: Math.min(...Object.values(rateLimits)),
    authenticate: (authorization, address) => authentication.identify(authorization, address),
    admit: (identity) => limits.admit(identity),
    forget: (keyId) => authentication.forget(keyId),
    async close() {
      await Promise.all([limits.close(), refused.write()]);
    },
  };
}
