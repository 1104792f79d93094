/**
 * The monthly judging of readers if the thresholds were set: the flips that last week's answers would have caused. A reader with
 * a cut that the change itself flips always has a line, even if its week was quiet.
 */
import type { DownstreamLine } from "#generated/types.ts";
import { type Downstream, type DownstreamParts, linesOf, repeated, together } from "#src/jobs/estimates/downstream.ts";
import { flipsOfWeek } from "#src/jobs/estimates/downstream-history.ts";
import { MOST_SAMPLED } from "#src/jobs/estimates/estimate.ts";
import { lengthsOf, monthly, type ReplayParts, weekBefore } from "#src/jobs/estimates/replay.ts";
import { strataOf } from "#src/jobs/estimates/sample.ts";
import type { Counted } from "#src/jobs/sampling/drawing.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { namespaceById } from "#src/records/namespaces/namespaces.ts";
import type { FoundReader } from "./fanout.ts";
import { type Trial, thresholdsAfter } from "./flips.ts";

/** @param counted the sampled answers by number; the first of them are also a sample */
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
  const strata = await strataOf(parts, { organizationId, namespace: trial.place, judgment });
  const lengths = await lengthsOf(parts, strata);
  const times = (namespaceId: number) => monthly(population / sample.length, { days: lengths.get(namespaceId) ?? 0 });
  const month = await monthOfSample(parts, organizationId, judgment.name, trial, sample, times);
  const flips = together(readers.map(({ name, seen }) => ({ [name]: { flips: seen.changed, answers: 0, units: 0 } })));
  const ofReaders = Object.fromEntries(Object.entries(month).filter(([name]) => Object.hasOwn(flips, name)));
  return linesOf(parts, together([flips, ofReaders]));
}

/** @param times how often the flips of a week in a namespace happen per month */
async function monthOfSample(
  parts: DownstreamParts,
  organizationId: string,
  name: string,
  trial: Trial,
  sample: Counted["drawn"],
  times: (namespaceId: number) => number,
): Promise<Downstream> {
  const since = weekBefore(parts.clock.now());
  const found: Downstream[] = [];
  for (const [namespaceId, some] of Map.groupBy(sample, ({ n }) => n)) {
    const namespace = await namespaceById(parts.db, namespaceId);
    const own = namespace && (await parts.applicable.of(parts.db, organizationId, namespace.name)).get(name);
    if (!namespace || own?.judgmentId !== trial.judgmentId) continue;
    const asIf = { ...own, thresholds: thresholdsAfter(trial, namespace.name, own) };
    const ids = some.map(({ d }) => d);
    found.push(repeated(await flipsOfWeek(parts, namespace, asIf, ids, since), times(namespaceId)));
  }
  return together(found);
}
