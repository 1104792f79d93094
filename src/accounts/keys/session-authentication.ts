/**
 * Authenticates the cookie of a session. A session is looked up together with its key, and both results are used for less than a second
 * (`identity-cache.ts`). So a session ends with its key, and has the key's role, scope and addresses.
 */
import { hash as digest } from "node:crypto";
import type { Identity } from "#src/accounts/identity.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Pepper } from "./api-key-token.ts";
import { identityOf, noteUseOf } from "./authentication.ts";
import type { IdentityCache } from "./identity-cache.ts";
import { findSession, prolongSession, type SessionRow } from "./sessions-sql.ts";
import { type FoundKey, findApiKey } from "./sql.ts";

const ownForm = /^js_[0-9A-Za-z]{43}$/;

/** How often the use of a session is written. */
const NOTED_EVERY_MS = 60_000;

export interface SessionAuthenticationParts {
  readonly session: Session;
  readonly clock: Clock;
  readonly pepper: Pepper;
  readonly cache: IdentityCache;
  /** After how long without a request a session ends. */
  readonly idleMs: number;
}

export class SessionAuthentication {
  readonly #parts: SessionAuthenticationParts;

  constructor(parts: SessionAuthenticationParts) {
    this.#parts = parts;
  }

  /**
   * The identity of a session's value; at once if it was looked up just before.
   * @throws ServiceError `unauthorized`, `rate_limited` if the address has sent too many unknown ones, `forbidden` if the key may not be
   * used from it
   */
  identify(token: string, address: string | null): Identity | Promise<Identity> {
    if (!ownForm.test(token)) throw ended();
    const id = digest("sha256", token, "base64");
    const known = this.#parts.cache.get(id, address, () => this.#find(token));
    return known instanceof Promise ? known.then((found) => this.#admitted(found, address)) : this.#admitted(known, address);
  }

  /** Checks a session against the current time and address. */
  #admitted(identity: Identity | null, address: string | null): Identity {
    const now = this.#parts.clock.now();
    if (!identity?.session || identity.session.expiresAt <= now || identity.session.idleExpiresAt <= now) throw ended();
    const { expiresAt, allowedAddresses } = identity.key;
    if (expiresAt !== null && expiresAt <= now) throw ended();
    if (allowedAddresses !== null && !allowedAddresses.has(address ?? ""))
      throw new ServiceError("forbidden", "The key of this session is not allowed from this address.", { details: { address } });
    return identity;
  }

  async #find(token: string): Promise<Identity | null> {
    const { session, clock, pepper } = this.#parts;
    const now = clock.now();
    const row = await findSession(session, hashesOf(pepper, token), now);
    const key = row && (await findApiKey(session, row.key_id, now));
    if (row === undefined || key === undefined || !isOfValue(row, key, now)) return null;
    const idleExpiresAt = await this.#noteUse(row, key, now);
    const { session_id: id, created_at: createdAt, expires_at: expiresAt } = row;
    return { ...identityOf(key), session: { id, createdAt, expiresAt, idleExpiresAt } };
  }

  /** If the use cannot be recorded, the request is still valid. Returns the session's end without another request. */
  async #noteUse(row: SessionRow, key: FoundKey, now: Date): Promise<Date> {
    const { session, idleMs } = this.#parts;
    noteUseOf(session, key, now);
    const until = new Date(Math.min(row.expires_at.getTime(), now.getTime() + idleMs));
    if (until.getTime() - row.idle_expires_at.getTime() < NOTED_EVERY_MS) return row.idle_expires_at;
    await prolongSession(session, row.key_id, row.session_id, until).catch(() => {});
    return until;
  }
}

/** The stored hashes that a value may have: during a rotation of the server's secret, two. */
export function hashesOf(pepper: Pepper, token: string): Buffer[] {
  return [pepper, pepper.previous].flatMap((one) => (one ? [one.hash(token)] : []));
}

/** Whether the value of the key that made the session is still valid. */
function isOfValue({ key_hash: made }: SessionRow, key: FoundKey, now: Date): boolean {
  if (key.hash.equals(made)) return true;
  return key.previous_hash?.equals(made) === true && key.previous_valid_until !== null && key.previous_valid_until > now;
}

function ended(): ServiceError {
  return new ServiceError("unauthorized", "The session is unknown or has ended. Sign in again.");
}
