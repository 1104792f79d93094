/** Groups as they were made. */
import { textArray } from "#src/db/array-literals.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import { rootOf } from "#src/templates/owners.ts";
import type { StoredGroup } from "./group.ts";

const columns = `group_id as "groupId", name, owner, definition, created_at as "createdAt", created_epoch as "createdEpoch",
             job_id as "jobId"`;

/** Gives the group the organization's epoch, which the caller has just raised; false where the owner has one of its name. */
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
  return session.query<StoredGroup>({
    name: name === null ? "groups_read_owned" : "groups_read_named",
    text: `
      select ${columns} from groups
      where organization_id = $1 and owner = any($2::text[]) ${name === null ? "" : "and name = $3"} order by owner, name`,
    values: [organizationId, textArray(owners), ...(name === null ? [] : [name])],
  });
}

/** The ids of the groups that several owners have of some names. */
export async function readIds(
  session: Session,
  organizationId: string,
  owners: readonly string[],
  names: readonly string[],
): Promise<Pick<StoredGroup, "groupId" | "owner" | "name">[]> {
  return session.query({
    name: "groups_read_ids",
    text: `
      select group_id as "groupId", owner, name from groups
      where organization_id = $1 and owner = any($2::text[]) and name = any($3::text[])`,
    values: [organizationId, textArray(owners), textArray(names)],
  });
}

/** Those of owners under a prefix, which are ASCII: all that begin with its root come before that followed by the last ASCII character. */
export async function readBeneath(session: Session, organizationId: string, prefix: string): Promise<StoredGroup[]> {
  return session.query<StoredGroup>({
    name: "groups_read_beneath",
    text: `
      select ${columns} from groups
      where organization_id = $1 and owner > $2 and owner < $2 || chr(127) and owner <> $3 order by owner, name`,
    values: [organizationId, rootOf(prefix), prefix],
  });
}

/** The owners under a prefix that have a group of a name. */
export async function ownersBeneath(session: Session, organizationId: string, prefix: string, name: string): Promise<string[]> {
  const rows = await session.query<{ owner: string }>({
    name: "groups_owners_beneath",
    text: `
      select owner from groups
      where organization_id = $1 and name = $4 and owner > $2 and owner < $2 || chr(127) and owner <> $3 order by owner`,
    values: [organizationId, rootOf(prefix), prefix, name],
  });
  return rows.map(({ owner }) => owner);
}

/** The groups that a place sees under names after a name: of each name the one of the first owner that has it. */
export async function listByOwners(
  session: Session,
  organizationId: string,
  page: { owners: readonly string[]; after: string; limit: number },
): Promise<StoredGroup[]> {
  return session.query<StoredGroup>({
    name: "groups_list_by_owners",
    text: `
      select distinct on (name) ${columns} from groups
      where organization_id = $1 and owner = any($2::text[]) and name > $3
      order by name, array_position($2::text[], owner) limit $4`,
    values: [organizationId, textArray(page.owners), page.after, page.limit],
  });
}

export async function findById(session: Session, groupId: string): Promise<StoredGroup | undefined> {
  const [row] = await session.query<StoredGroup>({
    name: "groups_find_by_id",
    text: `select ${columns} from groups where group_id = $1`,
    values: [groupId],
  });
  return row;
}

/** Its job has ended. */
export async function forgetJob(tx: Transaction, groupId: string): Promise<void> {
  await tx.query({
    name: "groups_forget_job",
    text: "update groups set job_id = null where group_id = $1",
    values: [groupId],
  });
}

export async function deleteGroup(tx: Transaction, groupId: string): Promise<void> {
  await tx.query({ name: "groups_delete", text: "delete from groups where group_id = $1", values: [groupId] });
}

/** Answers how many there were. */
export async function deleteOwned(tx: Transaction, organizationId: string, owner: string): Promise<number> {
  const deleted = await tx.query({
    name: "groups_delete_owned",
    text: "delete from groups where organization_id = $1 and owner = $2 returning 1",
    values: [organizationId, owner],
  });
  return deleted.length;
}

export async function hasGroups(session: Session, organizationId: string): Promise<boolean> {
  const rows = await session.query({
    name: "groups_has_any",
    text: "select from groups where organization_id = $1 limit 1",
    values: [organizationId],
  });
  return rows.length > 0;
}
