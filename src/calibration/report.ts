/**
 * How well the active version's answers match what really happened. Metrics of raw answers are worked out at this moment over all outcomes, of each
 * document the newest, by the database and over outcomes' rows; evaluations are not read. Metrics of calibrated answers are those that the fit came with, on
 * outcomes that its maps had not seen; for a namespace that inherits, they are worked out by the same maps over its own outcomes of that time.
 */
import type { CalibrationEpoch, CalibrationMetrics, CalibrationReport } from "#generated/types.ts";
import { isComposite } from "#src/composites/combine.ts";
import { readWeights } from "#src/composites/sql.ts";
import { answerBy, type Weighted } from "#src/composites/without.ts";
import type { Database } from "#src/db/database.ts";
import { type ActiveJudgment, isActive } from "#src/judgments/judgment.ts";
import { findJudgment } from "#src/judgments/lookup.ts";
import { calibrationOf, isOfEpoch } from "./applied.ts";
import { sumComposite } from "./composite-sums.ts";
import { examplesOf, mostFitted } from "./examples.ts";
import { FIRST, heldOut } from "./fit.ts";
import type { FitThreads } from "./fit-threads.ts";
import { namespacesOf } from "./fitting.ts";
import { metricsOf } from "./metrics.ts";
import { countUnmatched, type EpochSums, type RawSums, readEpochs, readNewestEvaluation, sumRaw } from "./outcomes-sql.ts";
import { type CalibrationRow, readCalibrations } from "./sql.ts";

type Epoch = Omit<EpochSums, "version"> & { sums: readonly RawSums[] };

export interface ReportParts {
  db: Database;
  /** What measures many outcomes; that is done here where absent. */
  fits?: FitThreads | undefined;
}

/**
 * @param place a namespace or a template prefix
 * @throws ServiceError `not_found`
 */
export async function calibrationReport(
  parts: ReportParts,
  organizationId: string,
  place: string,
  name: string,
): Promise<CalibrationReport> {
  const { db } = parts;
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
      ? await calibratedMetrics(
          { ...parts, organizationId },
          judgment,
          own,
          place === judgment.owner ? null : namespaceIds,
          epoch.documents,
        )
      : null;
    epochs.push(epochView(judgment, epoch, calibrations, calibrated));
  }
  return {
    judgment: name,
    type,
    version: activeVersion,
    outcomes: found.reduce((sum, { outcomes }) => sum + outcomes, 0),
    unmatched,
    epochs,
  };
}

/** Those that outcomes are held against, and the one that answers are of now; newest first. */
async function epochsOf(db: Database, judgment: ActiveJudgment, namespaceIds: readonly number[]): Promise<Epoch[]> {
  const { judgmentId, activeVersion, type } = judgment;
  const [known, sums, newest] = await Promise.all([
    readEpochs(db, judgmentId, namespaceIds),
    isComposite(judgment.definition)
      ? sumComposite(db, judgment, namespaceIds)
      : sumRaw(db, judgmentId, activeVersion, type === "bool", namespaceIds),
    readNewestEvaluation(db, judgmentId, activeVersion, namespaceIds),
  ]);
  const epochs = known
    .filter(({ version }) => version === activeVersion)
    .map((epoch): Epoch => ({ ...epoch, sums: sums.filter((one) => isOfEpoch(one, epoch)) }));
  if (newest && !epochs.some((one) => isOfEpoch(one, newest))) {
    const { engine, engineVersion, at } = newest;
    epochs.push({ engine, engineVersion, firstAt: at, lastAt: at, outcomes: 0, documents: 0, sums: [] });
  }
  return epochs.sort(
    (one, other) => other.lastAt.getTime() - one.lastAt.getTime() || other.firstAt.getTime() - one.firstAt.getTime(),
  );
}

/** @param namespaceIds of a namespace that inherits: its own; null where the fit is of the very outcomes that are reported */
async function calibratedMetrics(
  { db, fits, organizationId }: ReportParts & { organizationId: string },
  { judgmentId, type, definition, activeVersion }: ActiveJudgment,
  own: CalibrationRow,
  namespaceIds: readonly number[] | null,
  documents: number,
): Promise<CalibrationMetrics | null> {
  if (namespaceIds === null) return metricsOf(own.heldOut, type === "score");
  if (documents < FIRST) return null;
  const range = { outcomes: documents, most: mostFitted(definition), postedBy: own.fittedAt };
  const examples = await examplesOf(db, judgmentId, own, namespaceIds, range);
  if (examples.length < FIRST) return null;
  const row = isComposite(definition) ? await readWeights(db, judgmentId, activeVersion) : undefined;
  const composite: Weighted = { definition, weights: row?.weights ?? null, without: row?.without };
  const { folds } = own;
  const sums = fits?.takesExamples(examples)
    ? await fits.heldOut(organizationId, { folds, examples, composite })
    : heldOut(folds, examples, answerBy(composite));
  return metricsOf(sums, type === "score");
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
    outcomes: epoch.outcomes,
    documents: epoch.documents,
    fitted: applies?.outcomes ?? null,
    method: applies?.method ?? null,
    fitted_at: applies ? new Date(applies.fittedAt).toISOString() : null,
    from_previous_epoch: applies !== undefined && !isOfEpoch(applies, epoch),
    raw: metricsOf(epoch.sums, judgment.type === "score"),
    calibrated,
  };
}
