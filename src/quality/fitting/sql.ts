/** Statements on calibrations. */
import type { CalibrationMethod } from "#generated/types.ts";
import { built, knex } from "#src/foundation/db/built.ts";
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
  const calibrations = knex("calibrations")
    .select("version", "engine", "engine_version as engineVersion", "began_at as beganAt", "method", "map", "outcomes")
    .select("fitted_at as fittedAt", "folds", "held_out as heldOut")
    .where({ judgment_id: judgmentId })
    .orderBy([{ column: "began_at", order: "desc" }, "engine", "engine_version"]);
  return built<CalibrationRow>(session, version === null ? calibrations : calibrations.where({ version }));
}

export async function putCalibration(tx: Transaction, judgmentId: string, one: CalibrationRow): Promise<void> {
  const fitted = {
    began_at: one.beganAt,
    method: one.method,
    map: JSON.stringify(one.map),
    outcomes: one.outcomes,
    fitted_at: one.fittedAt,
    folds: JSON.stringify(one.folds),
    held_out: JSON.stringify(one.heldOut),
  };
  await built(
    tx,
    knex("calibrations")
      .insert({ judgment_id: judgmentId, version: one.version, engine: one.engine, engine_version: one.engineVersion, ...fitted })
      .onConflict(["judgment_id", "version", "engine", "engine_version"])
      .merge(Object.keys(fitted)),
  );
}

export async function deleteCalibration(tx: Transaction, judgmentId: string, one: EpochKey): Promise<void> {
  const { version, engine, engineVersion: engine_version } = one;
  await built(tx, knex("calibrations").delete().where({ judgment_id: judgmentId, version, engine, engine_version }));
}
