/**
 * How well the active version's answers match what really happened. Metrics of raw answers are worked out at this moment over every outcome, by the
 * database and in one pass over outcomes' rows; evaluations are not read. Metrics of calibrated answers are those that the fit came with, on
 * outcomes that its maps had not seen; for a namespace that inherits, they are worked out by the same maps over its own outcomes of that time.
 */
import type { CalibrationEpoch, CalibrationMetrics, CalibrationReport } from "#generated/types.ts";
import { isComposite } from "#src/composites/combine.ts";
import { reweighed } from "#src/composites/refit.ts";
import type { Database } from "#src/db/database.ts";
import { type ActiveJudgment, isActive } from "#src/judgments/judgment.ts";
import { findJudgment } from "#src/judgments/lookup.ts";
import { calibrationOf, isOfEpoch } from "./applied.ts";
import { sumComposite } from "./composite-sums.ts";
import { examplesOf, mostFitted } from "./examples.ts";
import { FIRST, heldOut } from "./fit.ts";
import { namespacesOf } from "./fitting.ts";
import { metricsOf } from "./metrics.ts";
import { countUnmatched, type RawSums, readNewestEvaluation, sumRaw } from "./outcomes-sql.ts";
import { type CalibrationRow, readCalibrations } from "./sql.ts";

interface Epoch {
  engine: string;
  engineVersion: string;
  firstAt: Date;
  lastAt: Date;
  sums: RawSums[];
}

/**
 * @param place a namespace or a template prefix
 * @throws ServiceError `not_found`
 */
export async function calibrationReport(
  db: Database,
  organizationId: string,
  place: string,
  name: string,
): Promise<CalibrationReport> {
  const judgment = await findJudgment(db, organizationId, place, name);
  const { judgmentId, type, activeVersion } = judgment;
  const namespaceIds = await namespacesOf(db, organizationId, place);
  const unmatched = namespaceIds.length === 0 ? 0 : await countUnmatched(db, judgmentId, namespaceIds);
  if (!isActive(judgment)) return { judgment: name, type, version: null, outcomes: 0, unmatched, epochs: [] };
  const calibrations = await readCalibrations(db, judgmentId, activeVersion);
  const found = namespaceIds.length === 0 ? [] : await epochsOf(db, judgment, namespaceIds);
  const epochs: CalibrationEpoch[] = [];
  for (const epoch of found) {
    const own = calibrations.find((one) => isOfEpoch(one, epoch));
    const calibrated = own
      ? await calibratedMetrics(db, judgment, own, place === judgment.owner ? null : namespaceIds, countOf(epoch))
      : null;
    epochs.push(epochView(judgment, epoch, calibrations, calibrated));
  }
  return {
    judgment: name,
    type,
    version: activeVersion,
    outcomes: found.reduce((sum, one) => sum + countOf(one), 0),
    unmatched,
    epochs,
  };
}

const countOf = ({ sums }: Epoch) => sums.reduce((count, one) => count + one.count, 0);

/** Those that outcomes are held against, and the one that answers are of now; newest first. */
async function epochsOf(db: Database, judgment: ActiveJudgment, namespaceIds: readonly number[]): Promise<Epoch[]> {
  const { judgmentId, activeVersion, type } = judgment;
  const [sums, newest] = await Promise.all([
    isComposite(judgment.definition)
      ? sumComposite(db, judgment, namespaceIds)
      : sumRaw(db, judgmentId, activeVersion, type === "bool", namespaceIds),
    readNewestEvaluation(db, judgmentId, activeVersion, namespaceIds),
  ]);
  const groups = Map.groupBy(sums, ({ engine, engineVersion }) => JSON.stringify([engine, engineVersion]));
  const epochs = [...groups.values()].map((of): Epoch => {
    const { engine, engineVersion } = of[0]!;
    const moments = (which: "firstAt" | "lastAt") => of.map((one) => one[which].getTime());
    return {
      engine,
      engineVersion,
      firstAt: new Date(Math.min(...moments("firstAt"))),
      lastAt: new Date(Math.max(...moments("lastAt"))),
      sums: of,
    };
  });
  if (newest && !epochs.some((one) => isOfEpoch(one, newest))) {
    epochs.push({ engine: newest.engine, engineVersion: newest.engineVersion, firstAt: newest.at, lastAt: newest.at, sums: [] });
  }
  return epochs.sort(
    (one, other) => other.lastAt.getTime() - one.lastAt.getTime() || other.firstAt.getTime() - one.firstAt.getTime(),
  );
}

/** @param namespaceIds of a namespace that inherits: its own; null where the fit is of the very outcomes that are reported */
async function calibratedMetrics(
  db: Database,
  { judgmentId, type, definition, weights }: ActiveJudgment,
  own: CalibrationRow,
  namespaceIds: readonly number[] | null,
  outcomes: number,
): Promise<CalibrationMetrics | null> {
  if (namespaceIds === null) return metricsOf(own.heldOut, type === "score");
  if (outcomes < FIRST) return null;
  const range = { outcomes, most: mostFitted(definition), postedBy: own.fittedAt };
  const examples = await examplesOf(db, judgmentId, own, namespaceIds, range);
  if (examples.length < FIRST) return null;
  const now = isComposite(definition) ? reweighed(definition, weights, examples) : examples;
  return metricsOf(heldOut(own.folds, now), type === "score");
}

function epochView(
  judgment: ActiveJudgment,
  epoch: Epoch,
  calibrations: readonly CalibrationRow[],
  calibrated: CalibrationMetrics | null,
): CalibrationEpoch {
  const { engine, engineVersion } = epoch;
  const applied = calibrations.map(({ beganAt, fittedAt, ...one }) => ({
    ...one,
    beganAt: beganAt.getTime(),
    fittedAt: fittedAt.getTime(),
  }));
  const answer = { version: judgment.activeVersion, engine, engineVersion, evaluatedAt: epoch.lastAt.getTime() };
  const applies = calibrationOf(applied, answer);
  return {
    engine,
    engine_version: engineVersion,
    outcomes: countOf(epoch),
    method: applies?.method ?? null,
    fitted_at: applies ? new Date(applies.fittedAt).toISOString() : null,
    from_previous_epoch: applies !== undefined && !isOfEpoch(applies, epoch),
    raw: metricsOf(epoch.sums, judgment.type === "score"),
    calibrated,
  };
}
