/** The end of a run: it is compared with the one before, and a drift is told. Nothing is judged again. */
import type { SentinelComparison } from "#generated/types.ts";
import { type EventBody, recordEvents } from "#src/foundation/events/record.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { deactivateVersion } from "#src/judging/lifecycle/deactivation.ts";
import { stabilityIndex } from "#src/quality/fits/drift.ts";
import { namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";
import { isPrefix } from "#src/records/templates/owners.ts";
import { compared, FEWEST, likeliest, type Pair } from "./comparing.ts";
import { sentinelRuns } from "./counted.ts";
import { placeOf } from "./places.ts";
import * as runs from "./runs-sql.ts";
import { readNames, type SentinelRow } from "./sentinels-sql.ts";

export type EndingParts = Pick<JobParts, "db" | "clock" | "applicable" | "dependents">;

export async function endRun(
  parts: EndingParts,
  sentinel: SentinelRow,
  judgment: ActiveJudgment,
  run: runs.RunRow,
): Promise<void> {
  const { db, clock, dependents } = parts;
  const { judgmentId, claimId, organizationId } = sentinel;
  const answers = await runs.readAnswers(db, judgmentId, run.run);
  const by = mostOf(answers);
  const found = by && (await compare(parts, sentinel, judgment, run, answers));
  const at = clock.now();
  const drifted = found?.comparison.drifted === true;
  const { owner } = judgment;
  const end = { engine: by?.engine ?? null, engineVersion: by?.engineVersion ?? null };
  const ending = db.transaction(async (tx) => {
    if (drifted && sentinel.onDrift === "pause") await deactivateVersion(tx, dependents, organizationId, judgment, at);
    // The epoch of definitions is locked before the run. So only now it is known that another worker has ended the run.
    const key = { judgmentId, claimId, run: run.run };
    if (!(await runs.endRun(tx, key, { ...end, compared: found?.comparison ?? null }, at))) throw new EndedElsewhere();
    // A run that answered too little is not compared with, so the answers before it are still needed.
    if (answers.filter(({ answer }) => answer !== null).length >= FEWEST) await runs.deleteAnswersBefore(tx, judgmentId, run.run);
    if (!drifted) return;
    const namespaceId = isPrefix(owner) ? null : ((await namespaceIdIfThere(tx, organizationId, owner)) ?? null);
    const event = eventOf(judgment, run.run, by!, found!);
    await recordEvents(tx, { organizationId, namespaceId, namespace: owner }, [event], at);
  });
  const ended = await ending.then(
    () => true,
    (error: unknown) => {
      if (error instanceof EndedElsewhere) return false;
      throw error;
    },
  );
  if (ended) sentinelRuns.add({ result: found ? (drifted ? "drifted" : "alike") : "not_compared" });
}

/** Rolls back what was done for a run that another worker has ended. Its judgment may be active again since. */
class EndedElsewhere extends Error {}

interface By {
  engine: string;
  engineVersion: string;
}

/** The engine and version of most answers. */
function mostOf(answers: readonly runs.NewAnswer[]): By | null {
  const given = answers.filter((one) => one.answer !== null && one.engineVersion !== null);
  const groups = [...Map.groupBy(given, ({ engine, engineVersion }) => JSON.stringify([engine, engineVersion])).values()];
  const [largest] = groups.toSorted((one, other) => other.length - one.length);
  return largest ? { engine: largest[0]!.engine, engineVersion: largest[0]!.engineVersion! } : null;
}

interface Found {
  comparison: SentinelComparison;
  pairs: readonly Pair[];
}

/** With the last run before it that answered enough of these contexts. Null without one. */
async function compare(
  parts: EndingParts,
  { judgmentId }: SentinelRow,
  judgment: ActiveJudgment,
  { run }: runs.RunRow,
  answers: readonly runs.NewAnswer[],
): Promise<Found | null> {
  const { db } = parts;
  const before = (await sinceDrawn(parts, judgmentId)).filter((one) => one.run < run);
  const than = before.find((one) => one.answered >= FEWEST && one.engineVersion !== null);
  if (!than) return null;
  const pairs = await pairsOf(parts, judgmentId, judgment, answers, await runs.readAnswers(db, judgmentId, than.run));
  if (pairs.length < FEWEST) return null;
  const { engine, engineVersion } = than;
  const about = { run: than.run, engine: engine!, engineVersion: engineVersion!, noise: noiseOf(judgment, before) };
  return { comparison: compared(judgment, pairs, about, run), pairs };
}

/** The runs over the present contexts that have ended, the newest first. */
async function sinceDrawn({ db }: EndingParts, judgmentId: string): Promise<runs.RunRow[]> {
  const all = await runs.readRuns(db, judgmentId);
  const drawn = all.findIndex(({ reason }) => reason === "drawn");
  return (drawn === -1 ? all : all.slice(0, drawn + 1)).filter(({ endedAt }) => endedAt !== null);
}

/**
 * The newest comparison of two runs of one version of the engine. What drifted is no noise, also under one version. A run says only which engine of a
 * cascade gave most answers, and the other one may have another version by itself. So of a cascade only a run directly after another one counts.
 */
function noiseOf({ definition }: ActiveJudgment, before: readonly runs.RunRow[]) {
  const isCascade = definition.engine?.cascade !== undefined;
  const reasons: readonly runs.RunRow["reason"][] = isCascade ? ["noise"] : ["noise", "interval"];
  const alike = before.find(
    ({ run, reason, compared: one, engine, engineVersion }) =>
      reasons.includes(reason) &&
      one !== null &&
      (!isCascade || one.before_run === run - 1) &&
      !one.drifted &&
      one.before_engine === engine &&
      one.before_engine_version === engineVersion,
  );
  return alike ? { documents: alike.compared!.same_contexts.documents, changed: alike.compared!.changed } : null;
}

async function pairsOf(
  parts: EndingParts,
  judgmentId: string,
  judgment: ActiveJudgment,
  answers: readonly runs.NewAnswer[],
  earlier: readonly runs.NewAnswer[],
): Promise<Pair[]> {
  const before = new Map(earlier.map(({ item, answer }) => [item, answer]));
  const now = new Map(answers.map(({ item, answer }) => [item, answer]));
  const pairs: Pair[] = [];
  for (const [namespaceId, own] of Map.groupBy(await readNames(parts.db, judgmentId), (one) => one.namespaceId)) {
    const place = await placeOf(parts, judgment, namespaceId);
    if (!place) continue;
    const { namespace, judgment: there } = place;
    for (const { item, documentId } of own) {
      const [one, other] = [before.get(item), now.get(item)];
      if (!one || !other) continue;
      pairs.push({ namespace: namespace.name, documentId, thresholds: there.thresholds, before: one, now: other });
    }
  }
  return pairs;
}

function eventOf(
  { owner, name, activeVersion }: ActiveJudgment,
  run: number,
  { engine, engineVersion }: By,
  { comparison, pairs }: Found,
): EventBody {
  const same = comparison.same_contexts;
  const data = {
    namespace: owner,
    judgment: name,
    version: activeVersion,
    by: "sentinel" as const,
    engine,
    engine_version: engineVersion,
    month: null,
    documents: same.documents,
    before_documents: same.documents,
    stability_index: stabilityIndex(countsOf(pairs)),
    p_value: comparison.p_value,
    same_contexts: same.documents,
    flips: same.flips,
    sentinel_run: run,
  };
  return { type: "judgment.drift_detected", data };
}

/** By most probable answer: before and now. */
function countsOf(pairs: readonly Pair[]): [number, number][] {
  const counts = new Map<string, [number, number]>();
  for (const { before, now } of pairs)
    for (const [at, answer] of [before, now].entries()) {
      const value = String(likeliest(answer));
      const count = counts.get(value) ?? [0, 0];
      count[at]! += 1;
      counts.set(value, count);
    }
  return [...counts.values()];
}
