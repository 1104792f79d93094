/**
 * Calibrates a judgment that is due: every version and epoch with enough outcomes, in all namespaces that have the judgment. Reading and fitting happen
 * outside of any transaction, and what comes of it lands at once or not at all, by whoever is first: a process may die anywhere, and two that hold
 * the same judgment calibrate it once.
 */
import type { Clock } from "#src/clock.ts";
import { isComposite } from "#src/composites/combine.ts";
import { refit, reweighed } from "#src/composites/refit.ts";
import { type Move, reweighPage, type Walk } from "#src/composites/reweigh.ts";
import { putWeights, type WeightsRow } from "#src/composites/sql.ts";
import type { Database, Session, Transaction } from "#src/db/database.ts";
import { type EventBody, recordEvents } from "#src/events/record.ts";
import { newId } from "#src/ids.ts";
import { equalJson, type Json } from "#src/json.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import { judgmentById, versionsOf } from "#src/judgments/lookup.ts";
import { namespaceIdIfThere, namespaceIdsUnder } from "#src/namespaces/namespaces.ts";
import { wakeSubscriptions } from "#src/subscriptions/resync.ts";
import { raiseEpoch } from "#src/templates/epochs.ts";
import { isPrefix } from "#src/templates/owners.ts";
import type { Work } from "#src/work/worker.ts";
import { notBefore, SHORTLY_MS } from "./due.ts";
import { examplesOf, mostFitted } from "./examples.ts";
import { crossFit, methodFor } from "./fit.ts";
import { readEpochs } from "./outcomes-sql.ts";
import * as runs from "./runs-sql.ts";
import * as sql from "./sql.ts";

export interface FittingParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
}

/** Pages of stored answers that are combined anew before others get their turn. */
const PAGES_A_TURN = 40;

type Left = Awaited<ReturnType<Work>>;

/** Another process has calibrated the judgment meanwhile, or it is gone. */
class Overtaken extends Error {}

/** Works on one judgment; answers when there will be more to do: not before its outcomes change, unless it is too early. */
export async function calibrate(parts: FittingParts, claimId: number, signal: AbortSignal): Promise<Left> {
  const { db, clock } = parts;
  const run = await runs.readClaimed(db, claimId);
  if (!run) return null;
  const judgment = await judgmentById(db, run.judgmentId);
  if (!judgment) return null;
  const at = clock.now();
  if (run.walk) {
    // Then whatever else it was to be woken for.
    await reweigh(parts, run, judgment, signal);
    return at;
  }
  const night = notBefore(run, judgment.activeVersion, at);
  if (night) return night;
  const before = await sql.readCalibrations(db, run.judgmentId);
  const weights = await refit(db, run.organizationId, judgment);
  const fitted = await fitAll(db, run.organizationId, weights ? { ...judgment, weights: weights.weights } : judgment, at, signal);
  if (fitted === null) return at;
  try {
    await db.transaction((tx) => land(tx, run, judgment, { before, fitted, weights, at }));
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
  }
  // What stored answers are by new weights comes at once.
  return weights ? at : { restMs: SHORTLY_MS };
}

/** Goes on with combining stored answers anew. */
async function reweigh(parts: FittingParts, run: runs.Run, judgment: Judgment, signal: AbortSignal): Promise<void> {
  const move: Move = (tx, from, to) => runs.moveWalk(tx, run.judgmentId, from, to);
  let walk: Walk | null | undefined = run.walk;
  for (let page = 0; walk && page < PAGES_A_TURN && !signal.aborted; page++) {
    walk = await reweighPage(parts, run.organizationId, judgment, walk, move);
  }
}

/** Null where a stopping server cut it short. */
async function fitAll(
  db: Database,
  organizationId: string,
  { judgmentId, type, owner, activeVersion, definition, weights }: Judgment,
  fittedAt: Date,
  signal: AbortSignal,
): Promise<sql.CalibrationRow[] | null> {
  const namespaceIds = await namespacesOf(db, organizationId, owner);
  const fitted: sql.CalibrationRow[] = [];
  if (namespaceIds.length === 0) return fitted;
  const definitions = new Map((await versionsOf(db, judgmentId)).map((one) => [one.version, one.definition]));
  for (const { outcomes, firstAt, lastAt: _, ...epoch } of await readEpochs(db, judgmentId, namespaceIds)) {
    const method = methodFor(type, outcomes);
    const asked = definitions.get(epoch.version);
    if (method === null || asked === undefined) continue;
    const examples = await examplesOf(db, judgmentId, epoch, namespaceIds, { outcomes, most: mostFitted(asked) });
    if (signal.aborted) return null;
    const now =
      definition && isComposite(definition) && epoch.version === activeVersion
        ? reweighed(definition, weights, examples)
        : examples;
    const { map, folds, heldOut } = await crossFit(method, now);
    fitted.push({ ...epoch, beganAt: firstAt, method, map, outcomes: examples.length, fittedAt, folds, heldOut });
  }
  return fitted;
}

/** The namespaces that a judgment's outcomes lie in. */
export async function namespacesOf(session: Session, organizationId: string, owner: string): Promise<number[]> {
  if (isPrefix(owner)) return namespaceIdsUnder(session, organizationId, owner);
  const namespaceId = await namespaceIdIfThere(session, organizationId, owner);
  return namespaceId === undefined ? [] : [namespaceId];
}

interface Landing {
  before: readonly sql.CalibrationRow[];
  fitted: readonly sql.CalibrationRow[];
  /** New weights of the active version, a composite. */
  weights: WeightsRow | undefined;
  at: Date;
}

async function land(tx: Transaction, run: runs.Run, judgment: Judgment, { before, fitted, weights, at }: Landing): Promise<void> {
  const keyOf = ({ version, engine, engineVersion }: sql.EpochKey) => JSON.stringify([version, engine, engineVersion]);
  const known = new Map(before.map((one) => [keyOf(one), one]));
  const kept = new Set(fitted.map(keyOf));
  const gone = before.filter((one) => !kept.has(keyOf(one)));
  const changed = fitted.filter((one) => !isSame(known.get(keyOf(one)), one));
  const { organizationId, judgmentId } = run;
  const { owner, name } = judgment;
  // As others do who change what an owner has: the epoch first, then the rest.
  const anew = gone.length + changed.length > 0 || weights !== undefined;
  if (anew) await raiseEpoch(tx, organizationId, owner);
  const active = fitted.some(({ version }) => version === judgment.activeVersion) ? judgment.activeVersion : null;
  if (!(await runs.countFit(tx, run, active, at))) throw new Overtaken();
  for (const one of gone) await sql.deleteCalibration(tx, judgmentId, one);
  for (const one of changed) await sql.putCalibration(tx, judgmentId, one);
  if (weights && judgment.activeVersion !== null) {
    const version = judgment.activeVersion;
    await putWeights(tx, { judgmentId, version }, weights, at);
    await runs.moveWalk(tx, judgmentId, run.walk, { id: newId("job", at), version, namespaceId: 0, after: "", changed: false });
  }
  if (anew) await wakeSubscriptions(tx, organizationId, owner, at);
  const namespaceId = isPrefix(owner) ? null : ((await namespaceIdIfThere(tx, organizationId, owner)) ?? null);
  const told = changed.map((one) => calibratedEvent(owner, name, one));
  await recordEvents(tx, { organizationId, namespaceId, namespace: owner }, told, at);
}

/** Whether a fit has come to the same as the one before: then nothing is new. */
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
