/** Statements for the definitions of groups. */
import { beneath, built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { rootOf } from "#src/records/templates/owners.ts";
import type { StoredGroup } from "./group.ts";

const columns = [
  "group_id as groupId",
  "name",
  "owner",
  "definition",
  "created_at as createdAt",
  "created_epoch as createdEpoch",
  "job_id as jobId",
];

const groupsOf = (organizationId: string) => knex("groups").where({ organization_id: organizationId });

/**
 * Inserts a group with the organization's epoch, which the caller has just raised. Returns false if the owner already has one of its name.
 */
export async function insertGroup(
  tx: Transaction,
  organizationId: string,
  made: Omit<StoredGroup, "createdEpoch">,
): Promise<boolean> {
  const rows = await tx.query({
    name: "groups_insert",
    text: `
      insert into groups (group_id, organization_id, owner, name, definition, created_at, created_epoch, job_id)
      select $1, $2, $3, $4, $5::jsonb, $6, epoch, $7 from definition_epochs where organization_id = $2
      on conflict (organization_id, owner, name) do nothing returning group_id`,
    values: [made.groupId, organizationId, made.owner, made.name, JSON.stringify(made.definition), made.createdAt, made.jobId],
  });
  return rows.length === 1;
}

/** The groups of several owners, all or those of one name. */
export async function readOwned(
  session: Session,
  organizationId: string,
  owners: readonly string[],
  name: string | null = null,
): Promise<StoredGroup[]> {
  const owned = groupsOf(organizationId).select(columns).whereIn("owner", owners).orderBy(["owner", "name"]);
  return built<StoredGroup>(session, name === null ? owned : owned.where({ name }));
}

/** The ids of the groups of several owners with the given names. */
export async function readIds(
  session: Session,
  organizationId: string,
  owners: readonly string[],
  names: readonly string[],
): Promise<Pick<StoredGroup, "groupId" | "owner" | "name">[]> {
  return built(
    session,
    groupsOf(organizationId).select("group_id as groupId", "owner", "name").whereIn("owner", owners).whereIn("name", names),
  );
}

/**
 * The groups of owners below a prefix. Owners are ASCII, so all that begin with its root sort before the root followed by the last ASCII
 * character.
 */
export async function readBeneath(session: Session, organizationId: string, prefix: string): Promise<StoredGroup[]> {
  return built<StoredGroup>(
    session,
    groupsOf(organizationId)
      .select(columns)
      .where(beneath("owner", rootOf(prefix)))
      .whereNot("owner", prefix)
      .orderBy(["owner", "name"]),
  );
}

/** The owners below a prefix that have a group of that name. */
export async function ownersBeneath(session: Session, organizationId: string, prefix: string, name: string): Promise<string[]> {
  const rows = await built<{ owner: string }>(
    session,
    groupsOf(organizationId)
      .select("owner")
      .where({ name })
      .where(beneath("owner", rootOf(prefix)))
      .whereNot("owner", prefix)
      .orderBy("owner"),
  );
  return rows.map(({ owner }) => owner);
}

/** A page of the groups that a place sees, by name. For each name, the first owner that has it wins. */
export async function listByOwners(
  session: Session,
  organizationId: string,
  page: { owners: readonly string[]; after: string; limit: number },
): Promise<StoredGroup[]> {
  return built<StoredGroup>(
    session,
    groupsOf(organizationId)
      .distinctOn("name")
      .select(columns)
      .whereIn("owner", page.owners)
      .where("name", ">", page.after)
      .orderBy("name")
      .orderByRaw("array_position(?::text[], owner)", [[...page.owners]])
      .limit(page.limit),
  );
}

export async function findById(session: Session, groupId: string): Promise<StoredGroup | undefined> {
  const [row] = await built<StoredGroup>(session, knex("groups").select(columns).where({ group_id: groupId }));
  return row;
}

/** Called when its job has ended. */
export async function forgetJob(tx: Transaction, groupId: string): Promise<void> {
  await built(tx, knex("groups").update({ job_id: null }).where({ group_id: groupId }));
}

export async function deleteGroup(tx: Transaction, groupId: string): Promise<void> {
  await built(tx, knex("groups").delete().where({ group_id: groupId }));
}

/** Returns how many were deleted. */
export async function deleteOwned(tx: Transaction, organizationId: string, owner: string): Promise<number> {
  const deleted = await built(tx, groupsOf(organizationId).delete().where({ owner }).returning("group_id"));
  return deleted.length;
}

export async function hasGroups(session: Session, organizationId: string): Promise<boolean> {
  const rows = await built(session, groupsOf(organizationId).select("group_id").limit(1));
  return rows.length > 0;
}
