/**
 * Calibrates a judgment that is due: during the day the due versions and epochs, at night all of them, over all its namespaces.
 * Reading and fitting happen outside any transaction. One transaction stores the result, and the first worker wins. So a process
 * may crash at any point, and two workers on the same judgment calibrate it once.
 */

import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { type EventBody, recordEvents } from "#src/foundation/events/record.ts";
import { newId } from "#src/foundation/ids.ts";
import { equalJson, type Json } from "#src/foundation/json/json.ts";
import { wakeAll } from "#src/foundation/queue/wakeups.ts";
import type { Work } from "#src/foundation/queue/work.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { judgmentById, versionsOf } from "#src/judging/definitions/lookup.ts";
import { isComposite } from "#src/judging/numbers/combine.ts";
import { learns } from "#src/judging/numbers/learned.ts";
import { answerBy, type Weighted } from "#src/judging/numbers/without.ts";
import { type Move, reweighPage } from "#src/quality/composites/reweigh.ts";
import { putWeights, readWeights, type WeightsRow } from "#src/quality/composites/weights.ts";
import { afterComparison, afterLook, dueOf, hasGrown, keyOf } from "#src/quality/due/counts.ts";
import { isNight, nightAfter, SHORTLY_MS } from "#src/quality/due/due.ts";
import * as runs from "#src/quality/due/runs-sql.ts";
import type { Walk } from "#src/quality/due/walk.ts";
import { crossFit, FIRST, methodsFor } from "#src/quality/fits/fit.ts";
import { LEARNING } from "#src/quality/learning/wakeups.ts";
import { namespaceIdIfThere, namespaceIdsOf } from "#src/records/namespaces/namespaces.ts";
import { raiseEpoch } from "#src/records/templates/epochs.ts";
import { isPrefix } from "#src/records/templates/owners.ts";
import { type Drop, lookForDrop } from "./dropped.ts";
import { examplesOf, mostFitted } from "./examples.ts";
import type { FitThreads } from "./fit-threads.ts";
import { type EpochSums, readEpochs } from "./outcomes-sql.ts";
import { refit } from "./refit.ts";
import * as sql from "./sql.ts";

export interface FittingParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
  /** Fits to many outcomes. If absent, this thread does it. */
  fits?: FitThreads | undefined;
  /** Re-evaluates subscription memberships that read numbers of an owner's judgments. */
  numbersChanged(tx: Transaction, organizationId: string, owner: string, at: Date): Promise<void>;
}

/** Pages of stored answers that are combined again before other judgments get their turn. */
const PAGES_A_TURN = 40;

type Left = Awaited<ReturnType<Work>>;

/** Another process has calibrated the judgment meanwhile, or it is gone. */
class Overtaken extends Error {}

/** Works on one judgment. Returns when there is more to do: null until its outcomes change, or a time if it is too early. */
export async function calibrate(parts: FittingParts, claimId: number, signal: AbortSignal): Promise<Left> {
  const { db, clock, fits } = parts;
  const run = await runs.readClaimed(db, claimId);
  if (!run) return null;
  const judgment = await judgmentById(db, run.judgmentId);
  if (!judgment) return null;
  const at = clock.now();
  if (run.walk) {
    // Then it does the rest of its work.
    await reweigh(parts, run, judgment, signal);
    return at;
  }
  const night = isNight(run, at);
  const due = new Set(dueOf(run.epochs));
  if (!night && due.size === 0) return nightAfter(at, claimId);
  const weights = await unlessCut(refit(db, run.organizationId, judgment, { fits, signal }), signal);
  if (weights === "cut short") return at;
  const looked = await look(parts, { run, judgment, weights, at, isLookedAt: (key) => night || due.has(key) }, signal);
  if (looked === null) return at;
  const again = await landUnlessOvertaken(parts, run, judgment, { ...looked, weights, at, night });
  // Stored answers get the new weights at once.
  if (weights || again === "overtaken") return at;
  if (again === "due") return new Date(at.getTime() + SHORTLY_MS);
  return night ? { restMs: SHORTLY_MS } : nightAfter(at, claimId);
}

/** A stopping server ends the threads. */
async function unlessCut<T>(work: Promise<T>, signal: AbortSignal): Promise<T | "cut short"> {
  return work.catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return "cut short";
  });
}

async function landUnlessOvertaken(
  parts: FittingParts,
  run: runs.Run,
  judgment: Judgment,
  landing: NewFit,
): Promise<"due" | "overtaken" | null> {
  try {
    return (await parts.db.transaction((tx) => land(tx, parts, run, judgment, landing))) ? "due" : null;
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    return "overtaken";
  }
}

/** Continues to combine stored answers again. */
async function reweigh(parts: FittingParts, run: runs.Run, judgment: Judgment, signal: AbortSignal): Promise<void> {
  const move: Move = (tx, from, to) => runs.moveWalk(tx, run.judgmentId, from, to);
  let walk: Walk | null | undefined = run.walk;
  for (let page = 0; walk && page < PAGES_A_TURN && !signal.aborted; page++) {
    walk = await reweighPage(parts, run.organizationId, judgment, walk, move);
  }
}

interface Look {
  run: runs.Run;
  judgment: Judgment;
  /** New weights of the active version of a composite. */
  weights: WeightsRow | undefined;
  at: Date;
  isLookedAt(key: string): boolean;
}

/** The result of checking a version and epoch. */
interface Looked {
  before: readonly sql.CalibrationRow[];
  fitted: readonly sql.CalibrationRow[];
  /** Calibrations that end. */
  gone: readonly sql.CalibrationRow[];
  /** The comparison of the newest epoch's labels with those before; null if it is not due. */
  drop: Drop | null;
  documents: ReadonlyMap<string, { documents: number; fitted: boolean }>;
}

/** Null if a stopping server aborted it. */
async function look(parts: FittingParts, asked: Look, signal: AbortSignal): Promise<Looked | null> {
  const { db } = parts;
  const { run, judgment, weights, isLookedAt } = asked;
  const { judgmentId, owner, activeVersion } = judgment;
  const before = await sql.readCalibrations(db, judgmentId);
  const namespaceIds = await namespaceIdsOf(db, run.organizationId, owner);
  const epochs = namespaceIds.length === 0 ? [] : await readEpochs(db, judgmentId, namespaceIds);
  const fitted: sql.CalibrationRow[] = [];
  const documents = new Map<string, { documents: number; fitted: boolean }>();
  for (const epoch of epochs) {
    const key = keyOf(epoch);
    const anew = weights !== undefined && epoch.version === activeVersion;
    if (!anew && !isLookedAt(key)) continue;
    // At night everything that has changed is fitted, during the day what has grown.
    const wanted = anew || isNight(run, asked.at) || hasGrown(run.epochs, key, epoch.documents);
    const found = wanted ? await fitEpoch(parts, asked, epoch, namespaceIds, signal) : null;
    if (found === "cut short") return null;
    if (found) fitted.push(found);
    documents.set(key, { documents: epoch.documents, fitted: found !== null });
  }
  const left = new Set(epochs.filter((one) => one.documents >= FIRST).map(keyOf));
  const gone = before.filter((one) => !left.has(keyOf(one)) && isLookedAt(keyOf(one)));
  for (const one of gone) if (!documents.has(keyOf(one))) documents.set(keyOf(one), { documents: 0, fitted: false });
  const drop = await lookForDrop(db, judgment, run.epochs, epochs, namespaceIds);
  return { before, fitted, gone, documents, drop };
}

/** Null if there are too few outcomes. */
async function fitEpoch(
  { db, fits }: FittingParts,
  { run, judgment, weights, at }: Look,
  { outcomes: _, documents, firstAt, lastAt: __, ...epoch }: EpochSums,
  namespaceIds: readonly number[],
  signal: AbortSignal,
): Promise<sql.CalibrationRow | null | "cut short"> {
  const { judgmentId, type } = judgment;
  const methods = methodsFor(type, documents);
  const definition = (await versionsOf(db, judgmentId)).find(({ version }) => version === epoch.version)?.definition;
  if (methods.length === 0 || definition === undefined) return null;
  const range = { outcomes: documents, most: mostFitted(definition) };
  const examples = await examplesOf(db, judgmentId, epoch, namespaceIds, range);
  if (signal.aborted) return "cut short";
  const composite = await compositeOf(db, judgment, epoch.version, weights);
  const fit = fits?.takesExamples(examples)
    ? await unlessCut(fits.crossFit(run.organizationId, { methods, examples, composite }, signal), signal)
    : await crossFit(methods, examples, answerBy(composite));
  if (fit === "cut short") return fit;
  const { map, folds, heldOut } = fit;
  return { ...epoch, beganAt: firstAt, method: map.method, map, outcomes: examples.length, fittedAt: at, folds, heldOut };
}

/** The weights of a version that is a composite. Answers of versions other than the active one stay as given. */
async function compositeOf(
  db: Database,
  { judgmentId, definition, activeVersion }: Judgment,
  version: number,
  weights: WeightsRow | undefined,
): Promise<Weighted | null> {
  if (!definition || !isComposite(definition) || version !== activeVersion) return null;
  const row = weights ?? (await readWeights(db, judgmentId, version));
  return { definition, weights: row?.weights ?? null, without: row?.without };
}

interface NewFit extends Looked {
  /** New weights of the active version of a composite. */
  weights: WeightsRow | undefined;
  at: Date;
  night: boolean;
}

/** Whether part of it is due again, because outcomes have changed meanwhile. */
async function land(
  tx: Transaction,
  { numbersChanged }: Pick<FittingParts, "numbersChanged">,
  run: runs.Run,
  judgment: Judgment,
  { before, fitted, gone, documents, drop, weights, at, night }: NewFit,
): Promise<boolean> {
  const known = new Map(before.map((one) => [keyOf(one), one]));
  const changed = fitted.filter((one) => !isSame(known.get(keyOf(one)), one));
  const { organizationId, judgmentId } = run;
  const { owner, name } = judgment;
  // The same order as in other changes of an owner's definitions: the epoch first, then the rest.
  const anew = gone.length + changed.length > 0 || weights !== undefined;
  if (anew) await raiseEpoch(tx, organizationId, owner);
  const [held] = await runs.holdRuns(tx, [judgmentId]);
  if (held?.fits !== run.fits) throw new Overtaken();
  const looked = afterLook(held.epochs, run.epochs, documents);
  const epochs = drop ? afterComparison(looked, drop.key, drop.seen) : looked;
  await runs.countFit(tx, { judgmentId, epochs, ranAt: night ? at : run.ranAt });
  for (const one of gone) await sql.deleteCalibration(tx, judgmentId, one);
  for (const one of changed) await sql.putCalibration(tx, judgmentId, one);
  if (weights && judgment.activeVersion !== null) {
    const version = judgment.activeVersion;
    await putWeights(tx, { judgmentId, version }, weights, at);
    await runs.moveWalk(tx, judgmentId, run.walk, { id: newId("job", at), version, namespaceId: 0, after: "", changed: false });
  }
  if (anew) await numbersChanged(tx, organizationId, owner, at);
  if (learns(judgment.definition)) await wakeAll(tx, LEARNING, [run.claimId], at);
  const namespaceId = isPrefix(owner) ? null : ((await namespaceIdIfThere(tx, organizationId, owner)) ?? null);
  const told = [...changed.map((one) => calibratedEvent(owner, name, one)), ...(drop?.told ?? [])];
  await recordEvents(tx, { organizationId, namespaceId, namespace: owner }, told, at);
  return dueOf(epochs).length > 0;
}

/** Whether a fit has the same result as the previous one, so that nothing changes. */
function isSame(before: sql.CalibrationRow | undefined, now: sql.CalibrationRow): boolean {
  if (!before) return false;
  const said = ({ beganAt, method, map, outcomes, folds, heldOut }: sql.CalibrationRow) =>
    ({ beganAt: beganAt.getTime(), method, map, outcomes, folds, heldOut }) as unknown as Json;
  return equalJson(said(before), said(now));
}

function calibratedEvent(namespace: string, judgment: string, one: sql.CalibrationRow): EventBody {
  const { version, engine, engineVersion: engine_version, method, outcomes } = one;
  return { type: "judgment.calibrated", data: { namespace, judgment, version, engine, engine_version, method, outcomes } };
}
