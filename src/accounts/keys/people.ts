/**
 * People who sign in through a provider of identities. Each has a key without a value: its hash is random, so no text has it. Only sessions use the
 * key. Everything that knows keys therefore knows people: limits, logs, revocation.
 */
import { hash as digest, randomBytes } from "node:crypto";
import { audit } from "#src/accounts/audit/audit.ts";
import type { Identity, KeyIdentity, PersonIdentity } from "#src/accounts/identity.ts";
import { cutText } from "#src/foundation/cut-text.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { newId } from "#src/foundation/ids.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Pepper } from "./api-key-token.ts";
import { identityOf } from "./authentication.ts";
import * as people from "./people-sql.ts";
import { type ApiKeyRow, findApiKey, findOrganizationId } from "./sql.ts";
import { apiKeyView } from "./views.ts";

/** The organization of that name; the oldest one if null. Undefined if there is none. */
export const findSignInOrganization = findOrganizationId;

export interface PeopleParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly pepper: Pepper;
  /** How long a session lasts at most. The key expires with the last one. */
  readonly longestMs: number;
}

export type Grant = Pick<KeyIdentity, "role" | "admin" | "scope">;

const MOST_CHARACTERS = 128;

/** The person's key, with what the provider says of the person now. It is made at the first sign-in, and anew after it was revoked. */
export async function keyOfPerson(
  { db, clock, pepper, longestMs }: PeopleParts,
  organizationId: string,
  person: PersonIdentity,
  grant: Grant,
): Promise<Identity> {
  const now = clock.now();
  const facts = { ...grant, name: nameOf(person), person, expires_at: new Date(now.getTime() + longestMs) };
  // The key is read before the transaction ends, so that nobody revokes it between.
  const row = await db.transaction(async (tx) => {
    await people.lockPerson(tx, organizationId, digestOf(person));
    const before = await people.readPersonKey(tx, organizationId, digestOf(person));
    const after = before && (await people.updatePersonKey(tx, organizationId, before.key_id, facts));
    if (before && after && isOther(before, after)) await note(tx, "api_key.updated", before, after, now);
    const keyId = after?.key_id ?? (await made(tx, organizationId, person, { ...facts, pepper: pepper.fingerprint }, now));
    return (await findApiKey(tx, keyId, now))!;
  });
  return { ...identityOf(row), keyHash: row.hash };
}

async function made(
  tx: Transaction,
  organizationId: string,
  person: PersonIdentity,
  facts: people.PersonKeyFacts & { readonly pepper: string },
  now: Date,
): Promise<string> {
  const after = await people.insertPersonKey(tx, {
    ...facts,
    key_id: newId("key", now),
    organization_id: organizationId,
    hash: randomBytes(32),
    person_digest: digestOf(person),
    created_at: now,
  });
  await note(tx, "api_key.created", null, after, now);
  return after.key_id;
}

async function note(
  tx: Transaction,
  action: "api_key.created" | "api_key.updated",
  before: ApiKeyRow | null,
  after: ApiKeyRow,
  now: Date,
): Promise<void> {
  const { organization_id: organizationId, key_id: subject } = after;
  const was = before && apiKeyView(before, now);
  await audit(tx, organizationId, { action, namespace: null, subject, before: was, after: apiKeyView(after, now) }, now);
}

/** Its end moves at each sign-in, which is in the log as such. */
function isOther(before: ApiKeyRow, after: ApiKeyRow): boolean {
  const facts = ({ name, role, admin, scope, person }: ApiKeyRow) =>
    JSON.stringify([name, role, admin, scope, person?.name, person?.email]);
  return facts(before) !== facts(after);
}

/** An id of the person that does not depend on what may change. */
function digestOf({ issuer, subject }: PersonIdentity): Buffer {
  return digest("sha256", JSON.stringify([issuer, subject]), "buffer");
}

function nameOf({ name, email, subject }: PersonIdentity): string {
  return cutText(name ?? email ?? subject, MOST_CHARACTERS);
}
