/**
 * What readers would be judged anew for a month, were the thresholds set: what answers of the last week would have flipped by them. A reader of
 * which a cut flips by the change itself has a line too, also where its week was quiet.
 */
import type { DownstreamLine } from "#generated/types.ts";
import { type Downstream, type DownstreamParts, linesOf, together } from "#src/estimates/downstream.ts";
import { flipsOfWeek } from "#src/estimates/downstream-history.ts";
import { MOST_SAMPLED } from "#src/estimates/estimate.ts";
import { daysOf, monthly, type ReplayParts, weekBefore } from "#src/estimates/replay.ts";
import { strataOf } from "#src/estimates/sample.ts";
import type { ActiveJudgment } from "#src/judgments/judgment.ts";
import { namespaceById } from "#src/namespaces/namespaces.ts";
import type { Counted } from "#src/sampling/drawing.ts";
import type { FoundReader } from "./fanout.ts";
import { type Trial, thresholdsAfter } from "./flips.ts";

/** @param counted the answers that were drawn, by number: the first of them are a sample as well */
export async function linesAfter(
  parts: ReplayParts,
  organizationId: string,
  judgment: ActiveJudgment,
  trial: Trial,
  { drawn, population }: Counted,
  readers: readonly FoundReader[],
): Promise<DownstreamLine[] | undefined> {
  if (readers.length === 0) return undefined;
  const sample = drawn.slice(0, MOST_SAMPLED);
  const week = await weekOf(parts, organizationId, judgment.name, trial, sample);
  const flips = together(readers.map(({ name, seen }) => ({ [name]: { flips: seen.changed, answers: 0, units: 0 } })));
  const ofReaders = Object.fromEntries(Object.entries(week).filter(([name]) => Object.hasOwn(flips, name)));
  const strata = await strataOf(parts, { organizationId, namespace: trial.place, judgment });
  const times = sample.length === 0 ? 0 : monthly(population / sample.length, { days: await daysOf(parts, strata) });
  return linesOf(parts, together([flips, ofReaders]), times);
}

async function weekOf(
  parts: DownstreamParts,
  organizationId: string,
  name: string,
  trial: Trial,
  sample: Counted["drawn"],
): Promise<Downstream> {
  const since = weekBefore(parts.clock.now());
  const found: Downstream[] = [];
  for (const [namespaceId, some] of Map.groupBy(sample, ({ n }) => n)) {
    const namespace = await namespaceById(parts.db, namespaceId);
    const own = namespace && (await parts.applicable.of(parts.db, organizationId, namespace.name)).get(name);
    if (!namespace || own?.judgmentId !== trial.judgmentId) continue;
    const asIf = { ...own, thresholds: thresholdsAfter(trial, namespace.name, own) };
    const ids = some.map(({ d }) => d);
    found.push(await flipsOfWeek(parts, namespace, asIf, ids, since));
  }
  return together(found);
}
