/**
 * How well the active version's answers match what really happened. The database computes metrics of raw answers at request time
 * over all outcomes, the newest per document. It reads the rows of outcomes, not evaluations. Metrics of calibrated answers come
 * from the fit, on outcomes that its maps had not seen. For a namespace that inherits the judgment, the same maps are applied to
 * its own outcomes of that time.
 */
import type { CalibrationEpoch, CalibrationMetrics, CalibrationReport } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { findJudgment } from "#src/judging/definitions/lookup.ts";
import { calibrationOf, isOfEpoch } from "#src/judging/numbers/applied.ts";
import { isComposite } from "#src/judging/numbers/combine.ts";
import { answerBy, type Weighted } from "#src/judging/numbers/without.ts";
import { readWeights } from "#src/quality/composites/weights.ts";
import { FIRST, heldOut } from "#src/quality/fits/fit.ts";
import { metricsOf } from "#src/quality/fits/metrics.ts";
import { sumComposite } from "#src/quality/fitting/composite-sums.ts";
import { examplesOf, mostFitted } from "#src/quality/fitting/examples.ts";
import type { FitThreads } from "#src/quality/fitting/fit-threads.ts";
import {
  countUnmatched,
  type EpochSums,
  type RawSums,
  readEpochs,
  readNewestEvaluation,
  sumRaw,
} from "#src/quality/fitting/outcomes-sql.ts";
import { type CalibrationRow, readCalibrations } from "#src/quality/fitting/sql.ts";
import { namespaceIdsOf } from "#src/records/namespaces/namespaces.ts";

type Epoch = Omit<EpochSums, "version"> & { sums: readonly RawSums[] };

export interface ReportParts {
  db: Database;
  /** Measures many outcomes. If absent, this thread does it. */
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
  const namespaceIds = await namespaceIdsOf(db, organizationId, place);
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

/** The epochs of outcomes, and the epoch of present answers; newest first. */
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

/** @param namespaceIds the namespace's own, if it inherits; null if the report covers the same outcomes as the fit */
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
