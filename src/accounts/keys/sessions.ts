/**
 * Makes and ends sessions of browsers.
 *
 *   key ──▶ session, its value in a cookie ──▶ requests with the rights of the key
 *              └ ends: sign-out · end of the key's value · `longestMs` · `idleMs` without a request · many newer ones of the key
 */
import { audit } from "#src/accounts/audit/audit.ts";
import type { Identity, SessionIdentity } from "#src/accounts/identity.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { newId } from "#src/foundation/ids.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { newSessionToken, type Pepper } from "./api-key-token.ts";
import { hashesOf } from "./session-authentication.ts";
import * as sql from "./sessions-sql.ts";

/** Sessions of one key at a time. One more ends the oldest. */
export const MOST_OF_A_KEY = 100;

const AT_ONCE = 1_000;

export interface SessionTimes {
  /** How long a session lasts at most. */
  readonly longestMs: number;
  /** After how long without a request it ends. */
  readonly idleMs: number;
}

export const DEFAULT_SESSION_TIMES: SessionTimes = { longestMs: 12 * 3_600_000, idleMs: 120 * 60_000 };

export interface SessionsParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly pepper: Pepper;
  readonly times: SessionTimes;
}

export interface MadeSession {
  readonly session: SessionIdentity;
  /** The cookie's value. It is shown only once. */
  readonly token: string;
  /** How long the cookie is of use. */
  readonly seconds: number;
}

export class Sessions {
  readonly #parts: SessionsParts;

  constructor(parts: SessionsParts) {
    this.#parts = parts;
  }

  /** @param replaced the value of a session that the browser has now, which ends; null for none. @throws ServiceError `forbidden` for a session */
  async make({ organizationId, key, keyHash }: Identity, replaced: string | null): Promise<MadeSession> {
    if (keyHash === undefined)
      throw new ServiceError("forbidden", "A session cannot make another one. Send an API key as `Authorization: Bearer <key>`.");
    const { db, clock, pepper, times } = this.#parts;
    const now = clock.now();
    const ends = Math.min(now.getTime() + times.longestMs, key.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY);
    const session = {
      id: newId("ses", now),
      createdAt: now,
      expiresAt: new Date(ends),
      idleExpiresAt: new Date(Math.min(ends, now.getTime() + times.idleMs)),
    };
    const token = newSessionToken();
    await db.transaction(async (tx) => {
      if (replaced !== null) await this.#endReplaced(tx, replaced, now);
      await sql.insertSession(tx, {
        hash: pepper.hash(token),
        session_id: session.id,
        organization_id: organizationId,
        key_id: key.id,
        key_hash: keyHash,
        created_at: now,
        expires_at: session.expiresAt,
        idle_expires_at: session.idleExpiresAt,
      });
      await sql.deleteOldSessions(tx, key.id, MOST_OF_A_KEY);
      const after = { key: key.id, expires_at: session.expiresAt.toISOString() };
      await audit(
        tx,
        organizationId,
        { action: "session.created", namespace: null, subject: session.id, before: null, after },
        now,
      );
    });
    return { session, token, seconds: Math.ceil((ends - now.getTime()) / 1000) };
  }

  /** Ends the caller's session, or all of its key. Ends nothing for a caller that has no session. */
  async end({ organizationId, key, session }: Identity, everywhere: boolean): Promise<void> {
    if (!everywhere && session === undefined) return;
    const { db, clock } = this.#parts;
    await db.transaction(async (tx) => {
      const ended = everywhere
        ? await sql.deleteSessionsOfKey(tx, key.id)
        : Number(await sql.deleteSession(tx, key.id, session!.id));
      if (ended === 0) return;
      const before = everywhere ? { key: key.id, sessions: ended } : { key: key.id };
      const subject = everywhere ? null : session!.id;
      await audit(tx, organizationId, { action: "session.ended", namespace: null, subject, before, after: null }, clock.now());
    });
  }

  async #endReplaced(tx: Parameters<typeof audit>[0], token: string, now: Date): Promise<void> {
    for (const { organization_id, session_id, key_id } of await sql.deleteByHash(tx, hashesOf(this.#parts.pepper, token))) {
      const change = {
        action: "session.ended",
        namespace: null,
        subject: session_id,
        before: { key: key_id },
        after: null,
      } as const;
      await audit(tx, organization_id, change, now);
    }
  }
}

/** Deletes the sessions of an organization that have ended. */
export async function sweepSessions({ db, clock }: Pick<SessionsParts, "db" | "clock">, organizationId: string): Promise<void> {
  while ((await sql.sweepSessions(db, organizationId, clock.now(), AT_ONCE)) === AT_ONCE);
}
