/** Statements for `judgment_reads`: what each version reads beside its document, indexed by what is read. */
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { isPrefix, narrower, ownersOf, rootOf } from "#src/records/templates/owners.ts";
import type { StoredJudgment } from "./judgment.ts";
import type { Read } from "./reads.ts";

export async function insertReads(
  tx: Transaction,
  of: { organizationId: string; owner: string; judgmentId: string; version: number },
  reads: readonly Read[],
): Promise<void> {
  if (reads.length === 0) return;
  const rows = reads.map(({ kind, name, elsewhere, cut, banded }, at) => ({
    at,
    kind,
    name,
    place: elsewhere ?? of.owner,
    elsewhere: elsewhere !== null,
    cut,
    banded,
  }));
  await tx.query({
    name: "judgments_insert_reads",
    text: `
      insert into judgment_reads (organization_id, kind, name, place, judgment_id, version, at, elsewhere, cut, banded)
      select $1, r.kind, r.name, r.place, $2, $3, r.at, r.elsewhere, r.cut, r.banded
      from jsonb_to_recordset($4::jsonb) as r(
        at integer, kind text, name text, place text, elsewhere boolean, cut text, banded boolean
      )`,
    values: [of.organizationId, of.judgmentId, of.version, JSON.stringify(rows)],
  });
}

/** How active versions of a judgment read another judgment, or a group. */
export interface Dependent {
  /** The name of the judgment that reads. */
  name: string;
  judgmentId: string;
  owner: string;
  cut: string | null;
  banded: boolean;
}

/** The limit of a result that is shown to users. A longer list would not help anyone. What must reach every reader has no limit. */
const MOST_READERS = 1_000;

/** The judgments that read this judgment or group in some namespace; parameters as in `valuesOf`. */
const READ_OF_AN_OWNER = `
      from judgment_reads d
        join judgments r on r.judgment_id = d.judgment_id and r.active_version = d.version
      where d.organization_id = $1 and d.kind = $2 and d.name = $3 and (
        (
          (d.place = $4 or (d.place > $5 and d.place < $5 || chr(127)))
          and not exists (
            select 1 from judgments y
            where y.organization_id = $1 and y.name = $3 and y.owner > $5 and y.owner < $5 || chr(127) and y.owner <> $4
              and $2 = 'judgment' and (y.owner = d.place or (y.owner like '%/*' and starts_with(d.place, rtrim(y.owner, '*'))))
          )
          and not exists (
            select 1 from groups y
            where y.organization_id = $1 and y.name = $3 and y.owner > $5 and y.owner < $5 || chr(127) and y.owner <> $4
              and $2 = 'group' and (y.owner = d.place or (y.owner like '%/*' and starts_with(d.place, rtrim(y.owner, '*'))))
          )
        ) or (
          d.place = any($6::text[]) and not d.elsewhere
          and not exists (
            select 1 from judgments s
            where s.organization_id = $1 and s.name = r.name and (s.owner = $4 or s.owner = any($6::text[]))
              and length(rtrim(s.owner, '*')) > length(rtrim(r.owner, '*'))
          )
        )
      )`;

export interface ReadOf {
  kind: Read["kind"];
  name: string;
  owner: string;
}

// For a namespace instead of a prefix, use a root that no owner has: no name begins with a star.
const valuesOf = (organizationId: string, { kind, name, owner }: ReadOf) => [
  organizationId,
  kind,
  name,
  owner,
  isPrefix(owner) ? rootOf(owner) : "*",
  ownersOf(owner).slice(1),
];

const DEPENDENT = `select distinct r.name, r.judgment_id as "judgmentId", r.owner, d.cut, d.banded`;

/**
 * The active versions that read an owner's judgment or group in some namespace. There, the name must refer to this owner's and not to a
 * more specific one. The same holds for the reading judgment. Not all of them if there are many.
 */
export async function dependentsOf(session: Session, organizationId: string, read: ReadOf): Promise<Dependent[]> {
  return session.query<Dependent>({
    name: "judgments_readers_of",
    // `rtrim` turns the prefix `a/*` into `a/`. Of two owners that cover a place, the longer one is more specific; a namespace itself is
    // the longest. Names are ASCII, so all names that begin with a root sort before the root followed by the last ASCII character.
    text: `${DEPENDENT} ${READ_OF_AN_OWNER} order by r.name limit ${MOST_READERS}`,
    values: valuesOf(organizationId, read),
  });
}

/** Where a dependent judgment may show what it reads. */
export interface DependentPlace {
  judgmentId: string;
  name: string;
  /** The namespace, or the prefix of the namespaces. */
  owner: string;
}

/** The next judgments after an id that read this judgment or group; see `dependentsOf`. */
export async function dependentsAfter(
  session: Session,
  organizationId: string,
  read: ReadOf,
  after: string,
  limit: number,
): Promise<DependentPlace[]> {
  const rows = await session.query<DependentPlace & { elsewhere: boolean }>({
    name: "judgments_readers_after",
    text: `
      select r.judgment_id as "judgmentId", r.name, r.owner, bool_or(d.elsewhere) as elsewhere ${READ_OF_AN_OWNER} and d.judgment_id > $7
      group by r.judgment_id, r.name, r.owner order by r.judgment_id limit $8`,
    values: [...valuesOf(organizationId, read), after, limit],
  });
  // A judgment that reads its own namespace meets this owner's only where this owner's applies.
  return rows.map(({ elsewhere, owner, ...row }) => ({ ...row, owner: elsewhere ? owner : narrower(read.owner, owner) }));
}

/** Those that cannot read the judgment as it is now: they cut by a threshold that it does not have, or show bands of a choice. */
export async function dependentsUnfit(
  session: Session,
  organizationId: string,
  read: ReadOf,
  has: { thresholds: readonly string[]; bands: boolean },
): Promise<Dependent[]> {
  return session.query<Dependent>({
    name: "judgments_readers_unfit",
    // Without the check for null, a judgment without thresholds would fit nobody: null differs from all of none.
    text: `
      ${DEPENDENT} ${READ_OF_AN_OWNER} and ((d.cut is not null and d.cut <> all($7::text[])) or (d.banded and not $8::boolean))
      order by r.name limit ${MOST_READERS}`,
    values: [...valuesOf(organizationId, read), has.thresholds, has.bands],
  });
}

/** Those that cut by one of these thresholds. */
export async function dependentsCutting(
  session: Session,
  organizationId: string,
  read: ReadOf,
  cuts: readonly string[],
): Promise<Dependent[]> {
  return session.query<Dependent>({
    name: "judgments_readers_cutting",
    text: `${DEPENDENT} ${READ_OF_AN_OWNER} and d.cut = any($7::text[]) order by r.name limit ${MOST_READERS}`,
    values: [...valuesOf(organizationId, read), cuts],
  });
}

/** A threshold that is cut by, with the names of the judgments that do. */
export interface CutRead {
  cut: string;
  readers: string[];
}

const CUT_READ = `select d.cut, (array_agg(distinct r.name order by r.name))[1:${MOST_READERS}] as readers`;

/** Those of these thresholds that somebody cuts by; see `dependentsOf`. */
export async function cutsRead(
  session: Session,
  organizationId: string,
  read: ReadOf,
  cuts: readonly string[],
): Promise<CutRead[]> {
  return session.query<CutRead>({
    name: "judgments_cuts_read",
    text: `${CUT_READ} ${READ_OF_AN_OWNER} and d.cut = any($7::text[]) group by d.cut order by d.cut`,
    values: [...valuesOf(organizationId, read), cuts],
  });
}

/**
 * The active versions that read a name at exactly this place: judgments of that namespace or prefix, and judgments that name it.
 */
const READ_AT_A_PLACE = `
      from judgment_reads d join judgments r on r.judgment_id = d.judgment_id and r.active_version = d.version
      where d.organization_id = $1 and d.kind = 'judgment' and d.name = $2 and d.place = $3`;

/** Those that cut by one of these thresholds. */
export async function dependentsCuttingAt(
  session: Session,
  organizationId: string,
  place: string,
  name: string,
  cuts: readonly string[],
): Promise<Dependent[]> {
  return session.query<Dependent>({
    name: "judgments_readers_cutting_at",
    text: `${DEPENDENT} ${READ_AT_A_PLACE} and d.cut = any($4::text[]) order by r.name limit ${MOST_READERS}`,
    values: [organizationId, name, place, cuts],
  });
}

/** Those of these thresholds that somebody cuts by. */
export async function cutsReadAt(
  session: Session,
  organizationId: string,
  place: string,
  name: string,
  cuts: readonly string[],
): Promise<CutRead[]> {
  return session.query<CutRead>({
    name: "judgments_cuts_read_at",
    text: `${CUT_READ} ${READ_AT_A_PLACE} and d.cut = any($4::text[]) group by d.cut order by d.cut`,
    values: [organizationId, name, place, cuts],
  });
}

/** A judgment that shows another one's answers cut by a threshold. */
export interface CuttingJudgment {
  judgmentId: string;
  name: string;
  owner: string;
  /** The engine of its active version. */
  engine: string;
  /** Whether a relation of it names the namespace. If not, it reads its own namespace. */
  elsewhere: boolean;
}

/**
 * The next judgments after an id that cut an owner's answers by one of these thresholds; see `dependentsOf`.
 *
 * @param place if it is another than the owner, only those that read the answers there
 */
export async function cuttingAfter(
  session: Session,
  organizationId: string,
  read: ReadOf,
  { cuts, place }: { cuts: readonly string[]; place: string },
  { after, limit }: { after: string; limit: number },
): Promise<CuttingJudgment[]> {
  const here = place === read.owner ? null : place;
  return session.query<CuttingJudgment>({
    name: "judgments_cutting_after",
    text: `
      select r.judgment_id as "judgmentId", r.name, r.owner, bool_or(d.elsewhere) as elsewhere, (
        select v.definition -> 'engine' ->> 'name' from judgment_versions v
        where v.judgment_id = r.judgment_id and v.version = r.active_version
      ) as engine ${READ_OF_AN_OWNER} and d.judgment_id > $7 and d.cut = any($8::text[])
        and ($9::text is null or case when d.elsewhere then d.place = $9::text else r.owner = any($10::text[]) end)
      group by r.judgment_id, r.name, r.owner, r.active_version order by r.judgment_id limit $11`,
    values: [...valuesOf(organizationId, read), after, cuts, here, here === null ? [] : ownersOf(here), limit],
  });
}

/** The judgments of the given names that owners below a prefix have. */
export async function dependentBeneath(
  session: Session,
  organizationId: string,
  prefix: string,
  names: readonly string[],
): Promise<StoredJudgment[]> {
  return session.query<StoredJudgment>({
    name: "judgments_read_beneath",
    // Owners are ASCII, so all owners that begin with a root sort before the root followed by the last ASCII character.
    text: `
      select j.judgment_id as "judgmentId", j.name, j.owner, j.type, j.active_version as "activeVersion", v.definition,
             json_build_object('thresholds', j.thresholds, 'freshness', j.freshness) as own, j.created_at as "createdAt"
      from judgments j left join judgment_versions v on v.judgment_id = j.judgment_id and v.version = j.active_version
      where j.organization_id = $1 and j.owner > $2 and j.owner < $2 || chr(127) and j.owner <> $3 and j.name = any($4)`,
    values: [organizationId, rootOf(prefix), prefix, names],
  });
}
