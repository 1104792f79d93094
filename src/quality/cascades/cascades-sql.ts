/** Statements on pairs of answers of cascades, and on the bounds found from them. */
import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { FoundBound } from "#src/judging/numbers/cascade-bound.ts";
import type { Pair } from "./bound.ts";
import { CASCADES } from "./wakeups.ts";

export interface NewPair extends Pair {
  judgmentId: string;
  version: number;
  /** A hash of namespace and document, in base64. */
  document: string;
  firstVersion: string;
  engineVersion: string;
  /** For the judgment's row of runs, if it has none. */
  claimId: number;
}

/** Stores pairs, the newest of each document, and wakes the work on their judgments. One statement, so that it can be sent without waiting. */
export async function putPairs(
  tx: Transaction,
  organizationId: string,
  pairs: readonly NewPair[],
  at: Date,
  due: Date,
): Promise<void> {
  const texts = (of: (pair: NewPair) => string) => textArray(pairs.map(of));
  const numbers = (of: (pair: NewPair) => number) => numberArray(pairs.map(of));
  await tx.query({
    name: "cascade_pairs_put",
    text: `
      with given as (
        select * from unnest($3::text[], $4::integer[], $5::text[], $6::text[], $7::text[], $8::double precision[], $9::text[], $10::bigint[])
          as g(judgment_id, version, document, first_version, engine_version, confidence, agrees, claim_id)
      ), put as (
        insert into cascade_pairs (judgment_id, version, document, first_version, engine_version, confidence, agrees, at)
        select judgment_id, version, decode(document, 'base64'), first_version, engine_version, confidence, agrees::boolean, $1
        from given order by judgment_id, version, document
        on conflict (judgment_id, version, document) do update
        set first_version = excluded.first_version, engine_version = excluded.engine_version, confidence = excluded.confidence,
            agrees = excluded.agrees, at = excluded.at
      ), run as (
        select judgment_id, claim_id from calibration_runs where judgment_id in (select judgment_id from given)
      ), made as (
        insert into calibration_runs (judgment_id, organization_id, claim_id)
        select distinct on (judgment_id) judgment_id, $2, claim_id from given where judgment_id not in (select judgment_id from run)
        order by judgment_id, claim_id
        on conflict (judgment_id) do nothing
        returning judgment_id, claim_id
      )
      insert into wakeups (kind, namespace_id, due_at)
      select $11, claim_id, $12::timestamptz from (select * from run union all select * from made) r order by claim_id
      on conflict (kind, namespace_id) do update
      set due_at = least(wakeups.due_at, excluded.due_at), generation = wakeups.generation + 1
      where wakeups.lease_owner is not null or wakeups.due_at > excluded.due_at or wakeups.quiet_generation is not null`,
    values: [
      at,
      organizationId,
      texts(({ judgmentId }) => judgmentId),
      numbers(({ version }) => version),
      texts(({ document }) => document),
      texts(({ firstVersion }) => firstVersion),
      texts(({ engineVersion }) => engineVersion),
      numbers(({ confidence }) => confidence),
      texts(({ agrees }) => String(agrees)),
      numbers(({ claimId }) => claimId),
      CASCADES,
      due,
    ],
    wakes: CASCADES,
  });
}

export interface StoredPair extends Pair {
  firstVersion: string;
  engineVersion: string;
  at: Date;
}

/** The newest pairs, newest first, of whatever versions of the engines. */
export function readPairs(session: Session, judgmentId: string, version: number, limit: number): Promise<StoredPair[]> {
  return session.query<StoredPair>({
    name: "cascade_pairs_read",
    text: `
      select first_version as "firstVersion", engine_version as "engineVersion", confidence, agrees, at
      from cascade_pairs where judgment_id = $1 and version = $2 order by at desc limit $3`,
    values: [judgmentId, version, limit],
  });
}

export async function countPairsAfter(session: Session, judgmentId: string, version: number, after: Date): Promise<number> {
  const [row] = await session.query<{ pairs: number }>({
    name: "cascade_pairs_count_after",
    text: "select count(*)::integer as pairs from cascade_pairs where judgment_id = $1 and version = $2 and at > $3",
    values: [judgmentId, version, after],
  });
  return row!.pairs;
}

/** Deletes pairs that no look will read any more. */
export async function deletePairsBefore(tx: Transaction, judgmentId: string, version: number, at: Date): Promise<void> {
  await tx.query({
    name: "cascade_pairs_delete_before",
    text: "delete from cascade_pairs where judgment_id = $1 and version = $2 and at < $3",
    values: [judgmentId, version, at],
  });
}

/** False if another worker has looked meanwhile. */
export async function putBound(
  tx: Transaction,
  judgmentId: string,
  { version, firstVersion, engineVersion, bound, looks, report }: Omit<FoundBound, "fit" | "lookedAt">,
  before: number,
  at: Date,
): Promise<boolean> {
  const rows = await tx.query({
    name: "cascade_bounds_put",
    text: `
      insert into cascade_bounds (judgment_id, version, fit, first_version, engine_version, bound, looks, report, looked_at)
      values ($1, $2, $3::integer + 1, $4, $5, $6, $7, $8, $9)
      on conflict (judgment_id, version) do update
      set fit = excluded.fit, first_version = excluded.first_version, engine_version = excluded.engine_version, bound = excluded.bound,
          looks = excluded.looks, report = excluded.report, looked_at = excluded.looked_at
      where cascade_bounds.fit = excluded.fit - 1
      returning fit`,
    values: [judgmentId, version, before, firstVersion, engineVersion, bound, looks, JSON.stringify(report), at],
  });
  return rows.length === 1;
}
