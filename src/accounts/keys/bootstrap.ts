/**
 * Gives an empty database its first organization and admin key. Any number of processes may start at once. The organization's
 * unique name lets one of them create it, together with its key in one transaction. The others find it.
 *
 * The first organization has the plan `scale`. Plans protect the server from its customers, and the operator is not a customer.
 * `developer` would limit the operator to 600 requests per minute and two webhook endpoints until they found the reason.
 */
import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import { note } from "#src/accounts/audit/audit.ts";
import { countUnbounded } from "#src/accounts/limits/plan-limits.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { newId } from "#src/foundation/ids.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Pepper } from "./api-key-token.ts";
import { type ApiKeyDefinition, type MadeKey, makeApiKey, storeApiKey } from "./api-keys.ts";
import { noteOrganization } from "./organizations.ts";
import * as sql from "./sql.ts";
import { apiKeyView } from "./views.ts";

const NAME = "default";

const ADMIN: ApiKeyDefinition = { name: "bootstrap", role: "read_write", admin: true, scope: null };

export interface BootstrapOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly pepper: Pepper;
  /** `BOOTSTRAP_API_KEY` */
  readonly givenKey: string | null;
  /** Is given the key that is made, before the commit. If it throws, nothing is made. It may be called again with another key. */
  readonly keep?: (key: string) => void;
}

export interface Bootstrapped {
  readonly organizationId: string;
  /** The admin key that was created, to be shown once, now; null if one was given or exists. */
  readonly madeKey: string | null;
  /** Whether `BOOTSTRAP_API_KEY` was needed but not accepted, because it was revoked or rotated. */
  readonly refusedKey: boolean;
  /** Keys that cannot be used because they were stored under another SECRETS_KEY. */
  readonly unusableKeys: number;
}

/**
 * `BOOTSTRAP_API_KEY` becomes the admin key of an empty database. Later it counts only if no admin key can be used, because their
 * SECRETS_KEY is lost. A rotated or revoked key never becomes valid again, not even then. Its stored digest does not depend on
 * SECRETS_KEY.
 */
export async function bootstrap({ database, clock, pepper, givenKey, keep }: BootstrapOptions): Promise<Bootstrapped> {
  const known = [pepper, pepper.previous].flatMap((one) => one?.fingerprint ?? []);
  return database.transaction(async (tx) => {
    const made = await makeFirst(tx, clock);
    const organizationId = made ?? (await existingFirst(tx));
    const needsKey = made !== null || (givenKey !== null && (await sql.countAdminKeys(tx, organizationId, known)) === 0);
    let madeKey: string | null = null;
    let refusedKey = false;
    if (needsKey && givenKey !== null) refusedKey = !(await storeGiven(tx, { clock, pepper, organizationId, givenKey }));
    else if (needsKey) madeKey = (await makeNotedKey(tx, clock, pepper, organizationId, ADMIN)).token;
    const unusableKeys = await sql.countKeysUnderOtherPeppers(tx, known);
    if (madeKey !== null) keep?.(madeKey);
    return { organizationId, madeKey, refusedKey, unusableKeys };
  });
}

/** @returns whether it was accepted; false for a revoked or rotated key */
async function storeGiven(
  tx: Transaction,
  { clock, pepper, organizationId, givenKey }: { clock: Clock; pepper: Pepper; organizationId: string; givenKey: string },
): Promise<boolean> {
  // Slow by design, because a person may have chosen the key. It runs once per database.
  const digest = (await promisify(scrypt)(givenKey, organizationId, 32)) as Buffer;
  if (await sql.isGivenKeyEnded(tx, organizationId, digest)) return false;
  const row = await storeApiKey(tx, clock, pepper, organizationId, ADMIN, givenKey);
  if (row !== null) {
    await sql.setGivenDigest(tx, row.key_id, digest);
    await noteMade(tx, row);
    await countUnbounded(tx, organizationId, "api_keys");
  }
  return true;
}

/** A key that was not created through the interface, with its entry in the audit log. */
export async function makeNotedKey(...[tx, ...asked]: [Transaction, Clock, Pepper, string, ApiKeyDefinition]): Promise<MadeKey> {
  const made = await makeApiKey(tx, ...asked);
  await noteMade(tx, made.row);
  return made;
}

async function noteMade(tx: Transaction, row: sql.ApiKeyRow): Promise<void> {
  const after = apiKeyView(row, row.created_at);
  await note(tx, row.organization_id, { action: "api_key.created", namespace: null, subject: row.key_id, after }, row.created_at);
}

/** Null if an organization exists already, or another process created it first. */
async function makeFirst(tx: Transaction, clock: Clock): Promise<string | null> {
  if ((await sql.firstOrganization(tx)) !== undefined) return null;
  const now = clock.now();
  const organizationId = newId("org", now);
  const row = { organization_id: organizationId, name: NAME, plan: "scale", created_at: now } as const;
  if (!(await sql.insertOrganization(tx, row))) return null;
  await noteOrganization(tx, organizationId, row, now);
  return organizationId;
}

async function existingFirst(tx: Transaction): Promise<string> {
  const row = await sql.firstOrganization(tx);
  if (row === undefined) throw new Error("Another process created the first organization, but it cannot be found.");
  return row.organization_id;
}
