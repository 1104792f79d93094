/**
 * Authenticates the API key of a request. A process looks up each key at most about twice per second, however many requests use
 * it. A cached result is used for less than a second, so a revoked key is refused everywhere within one second.
 *
 *   age of a result    0 ───────── 500 ms ──────────────── 900 ms ─────▶
 *                      used as is    used, and looked up      looked up,
 *                                    again meanwhile          requests wait
 *
 * The cache contains digests, not keys: the SHA-256 of the header takes a microsecond. A result leaves the cache a minute after
 * its last look-up. A text without the form of a key is refused before anything is cached or looked up.
 */
import { hash as digest, timingSafeEqual } from "node:crypto";
import { AddressBlocks } from "typespec-koa-runtime/addresses";
import type { Identity } from "#src/accounts/identity.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Pepper } from "./api-key-token.ts";
import { Guesses } from "./guesses.ts";
import type { RefusedKeys } from "./refused-keys.ts";
import { type FoundKey, findApiKeyByHash, noteUse, rehash } from "./sql.ts";

const FRESH_MS = 500;
const LONGEST_MS = 900;
const FORGOTTEN_MS = 60_000;

/** Attempts with random keys must not fill the memory. The entries with the oldest look-ups are evicted first. */
const MOST_ENTRIES = 20_000;

const bearer = /^Bearer {1,4}([\x21-\x7e]{1,256}) {0,4}$/i;

/** The form of keys that this service creates. A key that the operator gave at the first start may be any other text. */
const ownForm = /^jk_[0-9A-Za-z]{43}$/;

/** The maximum length of a header that is checked. */
const MOST_CHARACTERS = 300;

const HOUR_MS = 3_600_000;

interface Entry {
  /** Null: no such key. */
  readonly identity: Identity | null;
  /** The start of the look-up, in milliseconds. */
  readonly at: number;
}

export class Authentication {
  readonly #session: Session;
  readonly #clock: Clock;
  readonly #pepper: Pepper;
  /** The oldest look-up first. */
  readonly #entries = new Map<string, Entry>();
  readonly #lookups = new Map<string, Promise<Identity | null>>();
  readonly #guesses: Guesses;
  readonly #refused: Pick<RefusedKeys, "note"> | null;
  /** Changes of keys made in this process. */
  #changes = 0;

  /** @param refused counts look-ups of refused keys */
  constructor(session: Session, clock: Clock, pepper: Pepper, refused: Pick<RefusedKeys, "note"> | null = null) {
    this.#session = session;
    this.#clock = clock;
    this.#pepper = pepper;
    this.#guesses = new Guesses(clock);
    this.#refused = refused;
  }

  /**
   * The identity of the header's key; at once if it was looked up just before.
   * @param address the client's address; null for this process itself
   * @throws ServiceError `unauthorized`, `rate_limited` if the address has sent too many unknown keys, `forbidden` if the key may
   * not be used from it
   */
  identify(authorization: string | undefined, address: string | null = null): Identity | Promise<Identity> {
    if (authorization === undefined) throw unauthorized("Send an API key as `Authorization: Bearer <key>`.");
    const token = authorization.length <= MOST_CHARACTERS ? bearer.exec(authorization)?.[1] : undefined;
    if (token === undefined) throw unauthorized("The Authorization header must be `Bearer <key>`.");
    if (token.startsWith("jk_") && !ownForm.test(token)) throw unknownKey();
    const id = digest("sha256", token, "base64");
    const entry = this.#entries.get(id);
    if (entry !== undefined) {
      const age = this.#clock.now().getTime() - entry.at;
      if (age >= 0 && age < LONGEST_MS) {
        if (age >= FRESH_MS) this.#refresh(id, token);
        return this.#admitted(entry.identity, { id, token, address });
      }
    }
    const isGuess = !entry?.identity && !this.#lookups.has(id);
    const giveBack = isGuess ? this.#guesses.take(address) : () => {};
    return this.#lookUp(id, token).then((identity) => {
      if (identity !== null) giveBack();
      return this.#admitted(identity, { id, token, address });
    });
  }

  /** Checks a key against the current time and address. Both may differ from those at its look-up. */
  #admitted(identity: Identity | null, { id, token, address }: { id: string; token: string; address: string | null }): Identity {
    const expiresAt = identity?.key.expiresAt ?? null;
    if (identity === null || (expiresAt !== null && expiresAt <= this.#clock.now())) {
      this.#refused?.note(id, token, address);
      throw unknownKey();
    }
    const { allowedAddresses } = identity.key;
    if (allowedAddresses !== null && !allowedAddresses.has(address ?? "")) {
      this.#refused?.note(id, token, address);
      throw new ServiceError("forbidden", "This API key is not allowed from this address.", { details: { address } });
    }
    return identity;
  }

  /**
   * Forgets a key that this process has just changed. A look-up in progress may have seen the old state. Requests that wait for
   * it arrived before the change was answered. No others join it, and its result is not cached.
   */
  forget(keyId: string): void {
    this.#changes++;
    this.#lookups.clear();
    for (const [id, { identity }] of this.#entries) if (identity?.key.id === keyId) this.#entries.delete(id);
  }

  /** A failure does not concern this request. It shows again when the entry is too old. */
  #refresh(id: string, token: string): void {
    this.#lookUp(id, token).catch(() => {});
  }

  #lookUp(id: string, token: string): Promise<Identity | null> {
    const under = this.#lookups.get(id);
    if (under !== undefined) return under;
    const lookup = this.#find(id, token).finally(() => {
      if (this.#lookups.get(id) === lookup) this.#lookups.delete(id);
    });
    this.#lookups.set(id, lookup);
    return lookup;
  }

  async #find(id: string, token: string): Promise<Identity | null> {
    const now = this.#clock.now();
    const changes = this.#changes;
    const found = await this.#findUnder(this.#pepper, token, now);
    const { hash, row } = found.row || !this.#pepper.previous ? found : await this.#findUnder(this.#pepper.previous, token, now);
    // The index compares hashes that nobody outside can predict, so its timing reveals nothing. This check requires exact
    // equality.
    const matches = row && [row.hash, row.previous_hash].some((stored) => stored !== null && timingSafeEqual(stored, hash));
    const identity = matches ? identityOf(row) : null;
    if (matches) this.#noteUse(row, now);
    if (matches && row.hash.equals(hash) && hash !== found.hash) {
      const to = { hash: found.hash, pepper: this.#pepper.fingerprint };
      await rehash(this.#session, row.organization_id, row.key_id, hash, to);
    }
    if (changes === this.#changes) this.#remember(id, { identity, at: now.getTime() });
    return identity;
  }

  async #findUnder(pepper: Pepper, token: string, now: Date): Promise<{ hash: Buffer; row: FoundKey | undefined }> {
    const hash = pepper.hash(token);
    return { hash, row: await findApiKeyByHash(this.#session, hash, now) };
  }

  /** Not awaited: if the use cannot be recorded, the request is still valid. */
  #noteUse(row: FoundKey, now: Date): void {
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
    if (row.last_used_at !== null && row.last_used_at >= hour) return;
    noteUse(this.#session, row.organization_id, row.key_id, hour).catch(() => {});
  }

  #remember(id: string, entry: Entry): void {
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    for (const [oldest, { at }] of this.#entries) {
      if (this.#entries.size <= MOST_ENTRIES && entry.at - at < FORGOTTEN_MS) break;
      this.#entries.delete(oldest);
    }
  }
}

function identityOf(row: FoundKey): Identity {
  return {
    organizationId: row.organization_id,
    plan: row.plan,
    key: {
      id: row.key_id,
      role: row.role,
      admin: row.admin,
      scope: row.scope,
      expiresAt: row.expires_at,
      allowedAddresses: row.allowed_addresses === null ? null : new AddressBlocks(row.allowed_addresses),
    },
  };
}

function unknownKey(): ServiceError {
  return unauthorized("The API key is unknown, expired or revoked.");
}

function unauthorized(message: string): ServiceError {
  return new ServiceError("unauthorized", message);
}
