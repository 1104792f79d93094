/** Statements on calibrations. */
import type { CalibrationMethod } from "#generated/types.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { CalibrationMap } from "#src/judging/numbers/maps.ts";
import type { EpochKey } from "#src/quality/due/epoch-key.ts";
import type { BinSums } from "#src/quality/fits/bins.ts";

export interface CalibrationRow extends EpochKey {
  beganAt: Date;
  method: CalibrationMethod;
  map: CalibrationMap;
  outcomes: number;
  fittedAt: Date;
  folds: CalibrationMap[];
  heldOut: BinSums[];
}

/** All calibrations of a judgment, or those of one version. */
export async function readCalibrations(
  session: Session,
  judgmentId: string,
  version: number | null = null,
): Promise<CalibrationRow[]> {
  return session.query<CalibrationRow>({
    name: "calibrations_read",
    text: `
      select version, engine, engine_version as "engineVersion", began_at as "beganAt", method, map, outcomes, fitted_at as "fittedAt",
             folds, held_out as "heldOut"
      from calibrations where judgment_id = $1 and ($2::integer is null or version = $2)
      order by began_at desc, engine, engine_version`,
    values: [judgmentId, version],
  });
}

export async function putCalibration(tx: Transaction, judgmentId: string, one: CalibrationRow): Promise<void> {
  await tx.query({
    name: "calibrations_put",
    text: `
      insert into calibrations (judgment_id, version, engine, engine_version, began_at, method, map, outcomes, fitted_at, folds, held_out)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
      on conflict (judgment_id, version, engine, engine_version) do update
      set began_at = excluded.began_at, method = excluded.method, map = excluded.map, outcomes = excluded.outcomes,
          fitted_at = excluded.fitted_at, folds = excluded.folds, held_out = excluded.held_out`,
    values: [
      judgmentId,
      one.version,
      one.engine,
      one.engineVersion,
      one.beganAt,
      one.method,
      JSON.stringify(one.map),
      one.outcomes,
      one.fittedAt,
      JSON.stringify(one.folds),
      JSON.stringify(one.heldOut),
    ],
  });
}

export async function deleteCalibration(tx: Transaction, judgmentId: string, one: EpochKey): Promise<void> {
  await tx.query({
    name: "calibrations_delete",
    text: "delete from calibrations where judgment_id = $1 and version = $2 and engine = $3 and engine_version = $4",
    values: [judgmentId, one.version, one.engine, one.engineVersion],
  });
}
