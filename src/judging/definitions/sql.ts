import type { JudgmentDefinition } from "#generated/types.ts";
import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import { beneath, built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { rootOf } from "#src/records/templates/owners.ts";
import { type Judgment, NO_OVERRIDES, type Settings, type StoredJudgment, settled } from "./judgment.ts";

const calibrations = `(
        select coalesce(json_agg(json_build_object(
          'version', c.version, 'engine', c.engine, 'engineVersion', c.engine_version, 'method', c.method, 'map', c.map, 'outcomes', c.outcomes,
          'beganAt', (extract(epoch from c.began_at) * 1000)::double precision,
          'fittedAt', (extract(epoch from c.fitted_at) * 1000)::double precision
        ) order by c.began_at desc, c.engine, c.engine_version), '[]'::json)
        from calibrations c where c.judgment_id = j.judgment_id
      )`;

const columns = `j.judgment_id as "judgmentId", j.name, j.owner, j.type, j.active_version as "activeVersion", v.definition,
             json_build_object('thresholds', j.thresholds, 'freshness', j.freshness) as own, j.created_at as "createdAt",
             ${calibrations} as calibrations,
             (select w.weights || jsonb_build_object('labels', w.labels, 'fittedAt', (extract(epoch from w.fitted_at) * 1000)::double precision)
              from composite_weights w where w.judgment_id = j.judgment_id and w.version = j.active_version) as weights,
             (select json_build_object(
                'version', f.version, 'fit', f.fit, 'engine', f.engine, 'engineVersion', f.engine_version, 'isUsed', f.state is not null,
                'labels', f.labels, 'report', f.report, 'learnedAt', (extract(epoch from f.learned_at) * 1000)::double precision)
              from learned_fits f where f.judgment_id = j.judgment_id and f.version = j.active_version) as learned,
             (select json_build_object(
                'version', b.version, 'fit', b.fit, 'firstVersion', b.first_version, 'engineVersion', b.engine_version, 'bound', b.bound,
                'looks', b.looks, 'report', b.report, 'lookedAt', (extract(epoch from b.looked_at) * 1000)::double precision)
              from cascade_bounds b where b.judgment_id = j.judgment_id and b.version = j.active_version) as cascade`;

const stored = `
      from judgments j left join judgment_versions v on v.judgment_id = j.judgment_id and v.version = j.active_version`;

/** `$1` is the organization, `$2` the namespace (or prefix) from which the judgments are seen. */
const source = `${stored}
      left join judgment_overrides o on o.organization_id = $1 and o.namespace = $2 and o.judgment_id = j.judgment_id`;

const overrides = `
             case when o.judgment_id is not null then json_build_object('thresholds', o.thresholds, 'freshness', o.freshness) end as overrides`;

type Row = StoredJudgment & { overrides: Settings | null };

const applied = ({ overrides, ...judgment }: Row): Judgment => settled(judgment, overrides ?? NO_OVERRIDES);

/** The judgments of several owners, with their own settings. */
export async function readOwned(session: Session, organizationId: string, owners: readonly string[]): Promise<StoredJudgment[]> {
  return session.query<StoredJudgment>({
    name: "judgments_read_owned",
    text: `select ${columns} ${stored} where j.organization_id = $1 and j.owner = any($2) order by j.owner, j.name`,
    values: [organizationId, owners],
  });
}

/** The judgments of several owners, all or those of the given names, with the effective settings in a namespace. */
export async function readByOwners(
  session: Session,
  organizationId: string,
  namespace: string,
  owners: readonly string[],
  names: readonly string[] | null = null,
): Promise<Judgment[]> {
  const rows = await session.query<Row>({
    name: names ? "judgments_read_named" : "judgments_read_by_owners",
    text: `
      select ${columns}, ${overrides} ${source}
      where j.organization_id = $1 and j.owner = any($3) ${names ? "and j.name = any($4)" : ""}`,
    values: [organizationId, namespace, owners, ...(names ? [names] : [])],
  });
  return rows.map(applied);
}

/** The ids of the judgments of several owners. */
export async function readIdsByOwners(session: Session, organizationId: string, owners: readonly string[]): Promise<string[]> {
  const rows = await built<{ judgment_id: string }>(
    session,
    knex("judgments").select("judgment_id").where({ organization_id: organizationId }).whereIn("owner", owners),
  );
  return rows.map(({ judgment_id }) => judgment_id);
}

/** A judgment by id, with its own settings. Undefined if it was deleted. */
export async function readById(session: Session, judgmentId: string): Promise<StoredJudgment | undefined> {
  const [row] = await session.query<StoredJudgment>({
    name: "judgments_read_by_id",
    text: `select ${columns} ${stored} where j.judgment_id = $1`,
    values: [judgmentId],
  });
  return row;
}

/** The same of several judgments. */
export async function readByIds(session: Session, judgmentIds: readonly string[]): Promise<StoredJudgment[]> {
  return session.query<StoredJudgment>({
    name: "judgments_read_by_ids",
    text: `select ${columns} ${stored} where j.judgment_id = any($1) order by j.judgment_id`,
    values: [judgmentIds],
  });
}

/** Inserts a judgment. Returns false if the owner already has one of that name. */
export async function insertJudgment(tx: Transaction, organizationId: string, judgment: StoredJudgment): Promise<boolean> {
  const inserted = await built(
    tx,
    knex("judgments")
      .insert({
        judgment_id: judgment.judgmentId,
        organization_id: organizationId,
        owner: judgment.owner,
        name: judgment.name,
        type: judgment.type,
        active_version: judgment.activeVersion,
        thresholds: JSON.stringify(judgment.own.thresholds),
        freshness: JSON.stringify(judgment.own.freshness),
        created_at: judgment.createdAt,
      })
      .onConflict(["organization_id", "owner", "name"])
      .ignore()
      .returning("judgment_id"),
  );
  return inserted.length === 1;
}

export interface VersionRow {
  version: number;
  created_at: Date;
  definition: JudgmentDefinition;
}

/** Inserts the next version, numbered from 1. The caller has locked the epoch's row, so no two transactions use one number. */
export async function insertVersion(
  tx: Transaction,
  judgmentId: string,
  definition: JudgmentDefinition,
  at: Date,
): Promise<VersionRow> {
  const [row] = await tx.query<VersionRow>({
    name: "judgments_insert_version",
    text: `
      insert into judgment_versions (judgment_id, version, definition, created_at, activated)
      select $1, coalesce(max(version), 0) + 1, $2::jsonb, $3, coalesce(max(version), 0) = 0 from judgment_versions where judgment_id = $1
      returning version, created_at, definition`,
    values: [judgmentId, JSON.stringify(definition), at],
  });
  return row!;
}

export async function readVersions(
  session: Session,
  judgmentIds: readonly string[],
): Promise<(VersionRow & { judgmentId: string })[]> {
  return built<VersionRow & { judgmentId: string }>(
    session,
    knex("judgment_versions")
      .select("judgment_id as judgmentId", "version", "created_at", "definition")
      .whereIn("judgment_id", judgmentIds)
      .orderBy(["judgment_id", "version"]),
  );
}

export async function setActiveVersion(tx: Transaction, judgmentId: string, version: number | null): Promise<void> {
  await built(tx, knex("judgments").update({ active_version: version }).where({ judgment_id: judgmentId }));
}

/**
 * Records that a version is active. Returns false if it was active before. The first version of a judgment is active from the start.
 */
export async function noteActivated(tx: Transaction, judgmentId: string, version: number): Promise<boolean> {
  const rows = await built(
    tx,
    knex("judgment_versions")
      .update({ activated: true })
      .where({ judgment_id: judgmentId, version, activated: false })
      .returning("version"),
  );
  return rows.length === 1;
}

/** A page of the judgments that a namespace sees, by name. For each name, the first owner that has it wins. */
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
  return rows.map(applied);
}

/** Changes the settings of the judgment itself. */
export async function setSettings(tx: Transaction, judgmentId: string, { thresholds, freshness }: Settings): Promise<void> {
  await built(
    tx,
    knex("judgments")
      .update({ thresholds: JSON.stringify(thresholds), freshness: JSON.stringify(freshness) })
      .where({ judgment_id: judgmentId }),
  );
}

/** Deletes judgments with their versions. */
export async function deleteJudgments(tx: Transaction, judgmentIds: readonly string[]): Promise<void> {
  if (judgmentIds.length === 0) return;
  for (const table of [
    "judgments",
    "judgment_versions",
    "judgment_reads",
    "calibrations",
    "calibration_runs",
    "composite_weights",
    "learned_fits",
    "cascade_bounds",
    "cascade_pairs",
  ] as const) {
    await built(tx, knex(table).delete().whereIn("judgment_id", judgmentIds));
  }
}

/** Deletes the judgments of an owner with their versions. Returns their ids. */
export async function deleteByOwner(tx: Transaction, organizationId: string, owner: string): Promise<string[]> {
  const judgments = await built<{ judgment_id: string }>(
    tx,
    knex("judgments").select("judgment_id").where({ organization_id: organizationId, owner }),
  );
  const ids = judgments.map(({ judgment_id }) => judgment_id);
  await deleteJudgments(tx, ids);
  return ids;
}

/** Those of the given judgments that still exist, with the version that is active; null if none is. */
export async function readLiving(session: Session, judgmentIds: readonly string[]): Promise<Map<string, number | null>> {
  const rows = await session.query<{ judgment_id: string; active_version: number | null }>({
    name: "judgments_read_living",
    text: "select judgment_id, active_version from judgments where judgment_id = any($1)",
    values: [judgmentIds],
  });
  return new Map(rows.map(({ judgment_id, active_version }) => [judgment_id, active_version]));
}

/** Fails the transaction with a division by zero if one of the judgments was deleted, or another version of it is active. */
export async function failUnlessActive(
  tx: Transaction,
  asked: readonly { judgmentId: string; version: number }[],
): Promise<void> {
  await tx.query({
    name: "judgments_fail_unless_active",
    text: `
      select 1 / (count(*) = cardinality($1::text[]))::integer
      from judgments g join unnest($1::text[], $2::integer[]) as r(j, v) on g.judgment_id = r.j and g.active_version = r.v`,
    values: [textArray(asked.map(({ judgmentId }) => judgmentId)), numberArray(asked.map(({ version }) => version))],
  });
}

/**
 * Fails the transaction with a division by zero if one of these versions of composites has other weights than those fitted at the given time.
 * Null: it had none.
 */
export async function failUnlessWeighted(
  tx: Transaction,
  weighted: readonly { judgmentId: string; version: number; fittedAt: number | null }[],
): Promise<void> {
  await tx.query({
    name: "composites_fail_unless_weighted",
    text: `
      select 1 / (count(*) = 0)::integer
      from composite_weights w join unnest($1::text[], $2::integer[], $3::timestamptz[]) as r(j, v, fitted_at)
        on w.judgment_id = r.j and w.version = r.v
      where w.fitted_at is distinct from r.fitted_at`,
    values: [
      textArray(weighted.map(({ judgmentId }) => judgmentId)),
      numberArray(weighted.map(({ version }) => version)),
      textArray(weighted.map(({ fittedAt }) => (fittedAt === null ? null : new Date(fittedAt).toISOString()))),
    ],
  });
}

/** The owners below a prefix, and the prefix itself, that have own judgments or overrides. */
export async function readOwnersBeneath(session: Session, organizationId: string, prefix: string): Promise<string[]> {
  const owned = (table: string, column: string) =>
    knex(table)
      .select(`${column} as owner`)
      .where({ organization_id: organizationId })
      .where(beneath(column, rootOf(prefix)));
  const rows = await built<{ owner: string }>(
    session,
    owned("judgments", "owner").union(owned("judgment_overrides", "namespace")),
  );
  return rows.map(({ owner }) => owner);
}
