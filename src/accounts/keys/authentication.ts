/**
 * Authenticates the API key of a request. The cache (`identity-cache.ts`) has digests, not keys: the SHA-256 of the header takes a microsecond.
 * A text without the form of a key is refused before anything is cached or looked up.
 */
import { hash as digest, timingSafeEqual } from "node:crypto";
import { AddressBlocks } from "typespec-koa-runtime/addresses";
import type { Identity } from "#src/accounts/identity.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Pepper } from "./api-key-token.ts";
import { IdentityCache } from "./identity-cache.ts";
import type { RefusedKeys } from "./refused-keys.ts";
import { rehashSessions } from "./sessions-sql.ts";
import { type FoundKey, findApiKeyByHash, type KeyOfOrganization, noteUse, rehash } from "./sql.ts";

const bearer = /^Bearer {1,4}([\x21-\x7e]{1,256}) {0,4}$/i;

/** The form of keys that this service creates. A key that the operator gave at the first start may be any other text. */
const ownForm = /^jk_[0-9A-Za-z]{43}$/;

/** The maximum length of a header that is checked. */
const MOST_CHARACTERS = 300;

const HOUR_MS = 3_600_000;

export class Authentication {
  readonly #session: Session;
  readonly #clock: Clock;
  readonly #pepper: Pepper;
  readonly #cache: IdentityCache;
  readonly #refused: Pick<RefusedKeys, "note"> | null;

  /**
   * @param refused counts look-ups of refused keys
   * @param cache shared with sessions, so that an address guesses no more of both together
   */
  constructor(
    session: Session,
    clock: Clock,
    pepper: Pepper,
    refused: Pick<RefusedKeys, "note"> | null = null,
    cache = new IdentityCache(clock),
  ) {
    this.#session = session;
    this.#clock = clock;
    this.#pepper = pepper;
    this.#refused = refused;
    this.#cache = cache;
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
    const known = this.#cache.get(id, address, () => this.#find(token));
    return known instanceof Promise
      ? known.then((identity) => this.#admitted(identity, { id, token, address }))
      : this.#admitted(known, { id, token, address });
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

  /** Call this when this process has changed a key. */
  forget(keyId: string): void {
    this.#cache.forget(keyId);
  }

  async #find(token: string): Promise<Identity | null> {
    const now = this.#clock.now();
    const found = await this.#findUnder(this.#pepper, token, now);
    const { hash, row } = found.row || !this.#pepper.previous ? found : await this.#findUnder(this.#pepper.previous, token, now);
    // The index compares hashes that nobody outside can predict, so its timing reveals nothing. This check requires exact
    // equality.
    const matches = row && [row.hash, row.previous_hash].some((stored) => stored !== null && timingSafeEqual(stored, hash));
    if (!matches) return null;
    noteUseOf(this.#session, row, now);
    if (!row.hash.equals(hash) || hash === found.hash) return { ...identityOf(row), keyHash: hash };
    const to = { hash: found.hash, pepper: this.#pepper.fingerprint };
    await rehash(this.#session, row.organization_id, row.key_id, hash, to);
    // They hold the hash of the value that made them, which has not ended.
    await rehashSessions(this.#session, row.key_id, hash, found.hash);
    return { ...identityOf(row), keyHash: found.hash };
  }

  async #findUnder(pepper: Pepper, token: string, now: Date): Promise<{ hash: Buffer; row: FoundKey | undefined }> {
    const hash = pepper.hash(token);
    return { hash, row: await findApiKeyByHash(this.#session, hash, now) };
  }
}

/** Once an hour. Not awaited: if the use cannot be recorded, the request is still valid. */
export function noteUseOf(session: Session, row: KeyOfOrganization, now: Date): void {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  if (row.last_used_at !== null && row.last_used_at >= hour) return;
  noteUse(session, row.organization_id, row.key_id, hour).catch(() => {});
}

export function identityOf(row: KeyOfOrganization): Identity {
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
      ...(row.person === null ? {} : { person: row.person }),
    },
  };
}

function unknownKey(): ServiceError {
  return unauthorized("The API key is unknown, expired or revoked.");
}

function unauthorized(message: string): ServiceError {
  return new ServiceError("unauthorized", message);
}
