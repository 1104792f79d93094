import type { JudgmentDefinition } from "#generated/types.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import { type Judgment, NO_OVERRIDES, type Overrides } from "./judgment.ts";

/** The number that every change of an organization's definitions raises; 0 before the first. */
export async function readEpoch(session: Session, organizationId: string): Promise<number> {
  const [row] = await session.query<{ epoch: number }>({
    name: "judgments_read_epoch",
    text: "select epoch from definition_epochs where organization_id = $1",
    values: [organizationId],
  });
  return row?.epoch ?? 0;
}

/** Raises the epoch; changes of one organization's definitions follow one another from here on to the transaction's end. */
export async function raiseEpoch(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "judgments_raise_epoch",
    text: `
      insert into definition_epochs (organization_id, epoch) values ($1, 1)
      on conflict (organization_id) do update set epoch = definition_epochs.epoch + 1`,
    values: [organizationId],
  });
}

const columns = `j.judgment_id as "judgmentId", j.name, j.owner, j.type, j.active_version as "activeVersion", v.definition,
             j.thresholds, j.freshness, j.created_at as "createdAt"`;

/** `$1` is the organization, `$2` the namespace (or prefix) the judgments are looked at from. */
const source = `
      from judgments j
      left join judgment_versions v on v.judgment_id = j.judgment_id and v.version = j.active_version
      left join judgment_overrides o on o.organization_id = $1 and o.namespace = $2 and o.judgment_id = j.judgment_id`;

const overrides = `o.thresholds as "overriddenThresholds", o.freshness as "overriddenFreshness"`;

type Row = Omit<Judgment, "overrides"> & {
  overriddenThresholds: Overrides["thresholds"] | null;
  overriddenFreshness: Overrides["freshness"] | null;
};

/** The settings as they apply, with what is overridden beside them. */
function withOverrides({ overriddenThresholds, overriddenFreshness, ...judgment }: Row): Judgment {
  if (overriddenThresholds === null || overriddenFreshness === null) return { ...judgment, overrides: NO_OVERRIDES };
  return {
    ...judgment,
    thresholds: { ...judgment.thresholds, ...overriddenThresholds },
    freshness: { ...judgment.freshness, ...overriddenFreshness },
    overrides: { thresholds: overriddenThresholds, freshness: overriddenFreshness },
  };
}

/** The judgments of several owners, with the settings that apply in a namespace. */
export async function readByOwners(
  session: Session,
  organizationId: string,
  namespace: string,
  owners: readonly string[],
): Promise<Judgment[]> {
  const rows = await session.query<Row>({
    name: "judgments_read_by_owners",
    text: `select ${columns}, ${overrides} ${source} where j.organization_id = $1 and j.owner = any($3)`,
    values: [organizationId, namespace, owners],
  });
  return rows.map(withOverrides);
}

/** Inserts a judgment; false where the owner has one of that name. */
export async function insertJudgment(tx: Transaction, organizationId: string, judgment: Judgment): Promise<boolean> {
  const inserted = await tx.query({
    name: "judgments_insert",
    text: `
      insert into judgments (judgment_id, organization_id, owner, name, type, active_version, thresholds, freshness, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      on conflict (organization_id, owner, name) do nothing returning judgment_id`,
    values: [
      judgment.judgmentId,
      organizationId,
      judgment.owner,
      judgment.name,
      judgment.type,
      judgment.activeVersion,
      JSON.stringify(judgment.thresholds),
      JSON.stringify(judgment.freshness),
      judgment.createdAt,
    ],
  });
  return inserted.length === 1;
}

export interface VersionRow {
  version: number;
  created_at: Date;
  definition: JudgmentDefinition;
}

/** The next version of a judgment, numbered from 1. The epoch's row, raised first, keeps rivals apart. */
export async function insertVersion(
  tx: Transaction,
  judgmentId: string,
  definition: JudgmentDefinition,
  at: Date,
): Promise<VersionRow> {
  const [row] = await tx.query<VersionRow>({
    name: "judgments_insert_version",
    text: `
      insert into judgment_versions (judgment_id, version, definition, created_at)
      select $1, coalesce(max(version), 0) + 1, $2::jsonb, $3 from judgment_versions where judgment_id = $1
      returning version, created_at, definition`,
    values: [judgmentId, JSON.stringify(definition), at],
  });
  return row!;
}

export async function readVersions(
  session: Session,
  judgmentIds: readonly string[],
): Promise<(VersionRow & { judgmentId: string })[]> {
  return session.query<VersionRow & { judgmentId: string }>({
    name: "judgments_read_versions",
    text: `
      select judgment_id as "judgmentId", version, created_at, definition
      from judgment_versions where judgment_id = any($1) order by judgment_id, version`,
    values: [judgmentIds],
  });
}

export async function setActiveVersion(tx: Transaction, judgmentId: string, version: number | null): Promise<void> {
  await tx.query({
    name: "judgments_set_active_version",
    text: "update judgments set active_version = $2 where judgment_id = $1",
    values: [judgmentId, version],
  });
}

/** The judgments that a namespace sees under names after a name: of each name the one of the first owner that has it. */
export async function listByOwners(
  session: Session,
  organizationId: string,
  page: { namespace: string; owners: readonly string[]; after: string; limit: number },
): Promise<Judgment[]> {
  const rows = await session.query<Row>({
    name: "judgments_list_by_owners",
    text: `
      select distinct on (j.name) ${columns}, ${overrides} ${source}
      where j.organization_id = $1 and j.owner = any($3) and j.name > $4
      order by j.name, array_position($3::text[], j.owner)
      limit $5`,
    values: [organizationId, page.namespace, page.owners, page.after, page.limit],
  });
  return rows.map(withOverrides);
}

/** Changes the settings of a judgment itself. */
export async function setSettings(
  tx: Transaction,
  judgmentId: string,
  settings: Pick<Judgment, "thresholds" | "freshness">,
): Promise<void> {
  await tx.query({
    name: "judgments_set_settings",
    text: "update judgments set thresholds = $2, freshness = $3 where judgment_id = $1",
    values: [judgmentId, JSON.stringify(settings.thresholds), JSON.stringify(settings.freshness)],
  });
}

/** What a namespace overrides of a judgment that it inherits. */
export async function setOverrides(
  tx: Transaction,
  place: { organizationId: string; namespace: string; judgmentId: string },
  { thresholds, freshness }: Overrides,
): Promise<void> {
  await tx.query({
    name: "judgments_set_overrides",
    text: `
      insert into judgment_overrides (organization_id, namespace, judgment_id, thresholds, freshness) values ($1, $2, $3, $4, $5)
      on conflict (organization_id, namespace, judgment_id) do update
      set thresholds = excluded.thresholds, freshness = excluded.freshness`,
    values: [place.organizationId, place.namespace, place.judgmentId, JSON.stringify(thresholds), JSON.stringify(freshness)],
  });
}

/** Removes the judgments of an owner with their versions. */
export async function deleteByOwner(tx: Transaction, organizationId: string, owner: string): Promise<void> {
  const judgments = await tx.query<{ judgment_id: string }>({
    name: "judgments_delete_by_owner",
    text: "delete from judgments where organization_id = $1 and owner = $2 returning judgment_id",
    values: [organizationId, owner],
  });
  const ids = judgments.map(({ judgment_id }) => judgment_id);
  if (ids.length === 0) return;
  await tx.query({
    name: "judgments_delete_versions",
    text: "delete from judgment_versions where judgment_id = any($1)",
    values: [ids],
  });
}

export async function deleteOverrides(tx: Transaction, organizationId: string, namespace: string): Promise<void> {
  await tx.query({
    name: "judgments_delete_overrides",
    text: "delete from judgment_overrides where organization_id = $1 and namespace = $2",
    values: [organizationId, namespace],
  });
}
