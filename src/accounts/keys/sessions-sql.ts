/** All statements on sessions. */
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

export interface SessionRow {
  readonly session_id: string;
  readonly organization_id: string;
  readonly key_id: string;
  readonly key_hash: Buffer;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly idle_expires_at: Date;
}

export interface NewSession extends SessionRow {
  readonly hash: Buffer;
}

export async function insertSession(tx: Transaction, row: NewSession): Promise<void> {
  await built(tx, knex("sessions").insert(row));
}

/** The session with one of these hashes, unless it has ended. */
export async function findSession(session: Session, hashes: readonly Buffer[], now: Date): Promise<SessionRow | undefined> {
  const [row] = await session.query<SessionRow>({
    name: "session_by_hash",
    text: `
      select session_id, organization_id, key_id, key_hash, created_at, expires_at, idle_expires_at
      from sessions where hash = any($1) and expires_at > $2 and idle_expires_at > $2`,
    values: [hashes, now],
  });
  return row;
}

/** Moves the end of an idle session on. Processes whose clocks differ do not move it back. */
export async function prolongSession(session: Session, keyId: string, sessionId: string, until: Date): Promise<void> {
  await built(
    session,
    knex("sessions")
      .update({ idle_expires_at: until })
      .where({ key_id: keyId, session_id: sessionId })
      .where("idle_expires_at", "<", until),
  );
}

/** The value of a key that made sessions has another hash from now on. */
export async function rehashSessions(session: Session, keyId: string, from: Buffer, to: Buffer): Promise<void> {
  await built(session, knex("sessions").update({ key_hash: to }).where({ key_id: keyId, key_hash: from }));
}

/** Ends the sessions with one of these hashes. Returns them. */
export async function deleteByHash(tx: Transaction, hashes: readonly Buffer[]): Promise<EndedSession[]> {
  return built(tx, knex("sessions").delete().whereIn("hash", hashes).returning(ENDED));
}

/** Ends a session of a key. Returns whether there was one. */
export async function deleteSession(tx: Transaction, keyId: string, sessionId: string): Promise<boolean> {
  const ended = await built(tx, knex("sessions").delete().where({ key_id: keyId, session_id: sessionId }).returning("hash"));
  return ended.length > 0;
}

/** Ends all sessions of a key. Returns their number. */
export async function deleteSessionsOfKey(tx: Transaction, keyId: string): Promise<number> {
  const ended = await built(tx, knex("sessions").delete().where({ key_id: keyId }).returning("hash"));
  return ended.length;
}

export interface EndedSession {
  readonly session_id: string;
  readonly organization_id: string;
  readonly key_id: string;
}

const ENDED = ["session_id", "organization_id", "key_id"];

/** Ends all sessions of a key but the newest. */
export async function deleteOldSessions(tx: Transaction, keyId: string, kept: number): Promise<void> {
  const ofKey = () => knex("sessions").where({ key_id: keyId });
  const newest = ofKey().select("hash").orderBy("created_at", "desc").orderBy("session_id", "desc").limit(kept);
  await built(tx, ofKey().delete().whereNotIn("hash", newest));
}

/** Deletes up to `limit` sessions of an organization that have ended. Returns their number. */
export async function sweepSessions(session: Session, organizationId: string, now: Date, limit: number): Promise<number> {
  const ended = knex("sessions")
    .select("hash")
    .where({ organization_id: organizationId })
    .where("idle_expires_at", "<=", now)
    .orderBy("idle_expires_at")
    .limit(limit);
  const gone = await built(session, knex("sessions").delete().whereIn("hash", ended).returning("session_id"));
  return gone.length;
}
