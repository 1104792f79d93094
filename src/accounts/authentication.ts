/**
 * Finds whose key a request carries. Each key is looked up at most about twice a second in a process, however many requests carry it,
 * and an answer is used for less than a second, so that a revoked key is refused everywhere within one.
 *
 *   age of an answer   0 ───────── 500 ms ──────────────── 900 ms ─────▶
 *                      used as is    used, and looked up      looked up,
 *                                    again meanwhile          requests wait
 *
 * The cache is keyed by the header as sent: hashing it for each request would cost more than all else here. The keys are in memory with
 * every request anyway; they leave the cache a minute after their last look-up.
 */
import { timingSafeEqual } from "node:crypto";
import type { Clock } from "#src/clock.ts";
import type { Session } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import type { Pepper } from "./api-key-token.ts";
import type { Identity } from "./identity.ts";
import { findApiKeyByHash } from "./sql.ts";

const FRESH_MS = 500;
const LONGEST_MS = 900;
const FORGOTTEN_MS = 60_000;

/** Attempts with random keys must not fill the memory; the oldest look-ups go first. */
const MOST_ENTRIES = 20_000;

const bearer = /^Bearer +([\x21-\x7e]{1,512}) *$/i;

interface Entry {
  /** Null: no such key. */
  readonly identity: Identity | null;
  /** When the look-up began, in milliseconds. */
  readonly at: number;
}

export class Authentication {
  readonly #session: Session;
  readonly #clock: Clock;
  readonly #pepper: Pepper;
  /** Oldest look-up first. */
  readonly #entries = new Map<string, Entry>();
  readonly #lookups = new Map<string, Promise<Identity | null>>();
  /** Of keys, made in this process. */
  #changes = 0;

  constructor(session: Session, clock: Clock, pepper: Pepper) {
    this.#session = session;
    this.#clock = clock;
    this.#pepper = pepper;
  }

  /** Whose key the header's value is; at once where it was looked up just now. @throws ServiceError `unauthorized` */
  identify(authorization: string | undefined): Identity | Promise<Identity> {
    if (authorization === undefined) throw unauthorized("Send an API key as `Authorization: Bearer <key>`.");
    const entry = this.#entries.get(authorization);
    if (entry !== undefined) {
      const age = this.#clock.now().getTime() - entry.at;
      if (age >= 0 && age < LONGEST_MS) {
        if (age >= FRESH_MS) this.#refresh(authorization);
        return known(entry.identity);
      }
    }
    return this.#lookUp(authorization).then(known);
  }

  /**
   * Forgets what this process knows of a key that it has just changed. A look-up under way may have seen the key as it was: whoever waits
   * for it asked before the change was answered, but nobody else joins it, and it is not remembered.
   */
  forget(keyId: string): void {
    this.#changes++;
    this.#lookups.clear();
    for (const [header, { identity }] of this.#entries) if (identity?.key.id === keyId) this.#entries.delete(header);
  }

  /** A failure is none of this request's business; it is met again when the entry is too old. */
  #refresh(authorization: string): void {
    this.#lookUp(authorization).catch(() => {});
  }

  #lookUp(authorization: string): Promise<Identity | null> {
    const under = this.#lookups.get(authorization);
    if (under !== undefined) return under;
    const token = bearer.exec(authorization)?.[1];
    if (token === undefined) {
      return Promise.reject(unauthorized("The Authorization header must be `Bearer <key>`."));
    }
    const lookup = this.#find(authorization, token).finally(() => {
      if (this.#lookups.get(authorization) === lookup) this.#lookups.delete(authorization);
    });
    this.#lookups.set(authorization, lookup);
    return lookup;
  }

  async #find(authorization: string, token: string): Promise<Identity | null> {
    const now = this.#clock.now();
    const changes = this.#changes;
    const hash = this.#pepper.hash(token);
    const row = await findApiKeyByHash(this.#session, hash, now);
    // The index compares hashes that nobody outside can foresee, so its timing tells nothing; this holds it to exact equality.
    const matches = row && [row.hash, row.previous_hash].some((stored) => stored !== null && timingSafeEqual(stored, hash));
    const identity: Identity | null = matches
      ? {
          organizationId: row.organization_id,
          plan: row.plan,
          key: { id: row.key_id, role: row.role, admin: row.admin, scope: row.scope },
        }
      : null;
    if (changes === this.#changes) this.#remember(authorization, { identity, at: now.getTime() });
    return identity;
  }

  #remember(authorization: string, entry: Entry): void {
    this.#entries.delete(authorization);
    this.#entries.set(authorization, entry);
    for (const [oldest, { at }] of this.#entries) {
      if (this.#entries.size <= MOST_ENTRIES && entry.at - at < FORGOTTEN_MS) break;
      this.#entries.delete(oldest);
    }
  }
}

function known(identity: Identity | null): Identity {
  if (identity === null) throw unauthorized("The API key is unknown, expired or revoked.");
  return identity;
}

function unauthorized(message: string): ServiceError {
  return new ServiceError("unauthorized", message);
}
