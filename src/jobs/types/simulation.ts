/**
 * `simulation`: what setting thresholds would do, from answers that are there. It walks the documents that the judgment answers and draws a
 * sample of them, then does the same for each judgment that cuts by one of the thresholds, to see whose contexts would be others. It asks no
 * engine, spends nothing and changes nothing.
 *
 *   answers: counted and drawn ──▶ for each reader: counted and drawn ──▶ its contexts compiled, a page at a time ──▶ done
 */
import type { Job as JobView, SimulationReport, Thresholds } from "#generated/types.ts";
import type { Json } from "#src/json.ts";
import { rawAnswer } from "#src/judging/answers.ts";
import { PAGE_DOCUMENTS } from "#src/judging/commits.ts";
import { type ActiveJudgment, isActive } from "#src/judgments/judgment.ts";
import { judgmentAt } from "#src/judgments/lookup.ts";
import { matchCondition } from "#src/queries/attribute-match.ts";
import { type Counted, type Drawn, seedOf } from "#src/sampling/drawing.ts";
import { START, step, type Walk, type Walked } from "#src/sampling/walk.ts";
import { linesAfter } from "#src/simulation/downstream.ts";
import { type FoundReader, fanoutOf } from "#src/simulation/fanout.ts";
import { flipsOf, type Trial, thresholdsAfter } from "#src/simulation/flips.ts";
import { fanoutScope, type ReadingJudgment, readingJudgments } from "#src/simulation/readers.ts";
import { reportOf } from "#src/simulation/report.ts";
import { addedUp, NOTHING_RESHOWN, type Reshown, reshown } from "#src/simulation/reshown.ts";
import type { Job, JobKind, Landing } from "../job.ts";
import type { JobParts } from "../parts.ts";

export interface SimulationSettings {
  judgmentId: string;
  thresholds: Thresholds;
  /** Documents to look at, at most. */
  sample: number;
}

type SimulationCheckpoint =
  | { at: "answers"; walk: Walk }
  /** The first of `readers` is being drawn from (`walk`), then looked at (`left`). */
  | {
      at: "readers";
      answers: Counted;
      readers: ReadingJudgment[];
      found: FoundReader[];
      walk: Walk;
      left: Drawn[] | null;
      seen: Reshown;
    };

type SimulationJob = Job<SimulationSettings, SimulationCheckpoint>;
type Page = Landing<SimulationCheckpoint>;

/** Documents of a reader that are looked at, at most. */
const READER_SAMPLE = 1_000;

export function simulation(parts: JobParts): JobKind {
  const kind: JobKind<SimulationSettings, SimulationCheckpoint> = {
    type: "simulation",
    page: (job) => page(parts, job),
    view: ({ result }): Partial<JobView> => ({ simulation: result as unknown as SimulationReport | null }),
  };
  return kind as unknown as JobKind;
}

async function page(parts: JobParts, job: SimulationJob): Promise<Page> {
  const judgment = await judgmentAt(parts.db, job.organizationId, job.namespace, job.judgment!);
  if (judgment?.judgmentId !== job.settings.judgmentId) return failed(`The judgment "${job.judgment}" was deleted.`);
  if (!isActive(judgment)) return failed(`The judgment "${job.judgment}" was deactivated.`);
  const checkpoint = job.checkpoint ?? { at: "answers", walk: START };
  if (checkpoint.at === "answers") return answersPage(parts, job, judgment, checkpoint.walk);
  const [reader] = checkpoint.readers;
  if (reader === undefined) return reportPage(parts, job, judgment, checkpoint);
  return checkpoint.left === null
    ? drawPage(parts, job, checkpoint, reader)
    : lookPage(parts, job, checkpoint, { reader, left: checkpoint.left });
}

const failed = (error: string) => async () => ({ documents: 0, ended: "failed" as const, error });

/** Counts the next answers, draws some, and notes which of their booleans would be others. */
async function answersPage(parts: JobParts, job: SimulationJob, judgment: ActiveJudgment, from: Walk): Promise<Page> {
  const { organizationId, namespace: place, settings } = job;
  const { judgmentId, thresholds, sample: size } = settings;
  const names = Object.keys(thresholds);
  const trial: Trial = { place, judgmentId, thresholds };
  const walked: Walked = {
    organizationId,
    place,
    judgmentId,
    seed: seedOf(judgmentId),
    size,
    evenFailed: false,
    scopeOf: ({ definition }) => matchCondition(definition.applies_to ?? {}),
    noteOf: (own, { name }, answer) =>
      flipsOf(names, own.thresholds, thresholdsAfter(trial, name, own), rawAnswer(own.type, { ...answer, revision: 0 })!),
  };
  const { walk, ended } = await step(parts, walked, from);
  const documents = walk.counted.documents - from.counted.documents;
  if (!ended) return async () => ({ documents, checkpoint: { at: "answers", walk } });
  const readers = await readingJudgments(parts.db, organizationId, place, judgment, thresholds);
  const none = { found: [], walk: START, left: null, seen: NOTHING_RESHOWN };
  return async () => ({ documents, checkpoint: { at: "readers", answers: walk.counted, readers, ...none } });
}

type AtReaders = Extract<SimulationCheckpoint, { at: "readers" }>;

/** Counts the next documents that a reader has answered, and draws some. */
async function drawPage(parts: JobParts, job: SimulationJob, checkpoint: AtReaders, reader: ReadingJudgment): Promise<Page> {
  const walked: Walked = {
    organizationId: job.organizationId,
    place: reader.place,
    judgmentId: reader.judgmentId,
    seed: seedOf(reader.judgmentId),
    size: READER_SAMPLE,
    evenFailed: true,
    scopeOf: (own) => fanoutScope(own, job.createdAt),
    noteOf: () => "",
  };
  const { walk, ended } = await step(parts, walked, checkpoint.walk);
  const left = ended ? walk.counted.drawn : null;
  return async () => ({ documents: 0, checkpoint: { ...checkpoint, walk, left } });
}

/** Compiles the contexts of the next documents that were drawn; with the last of them the reader is done. */
async function lookPage(
  parts: JobParts,
  job: SimulationJob,
  checkpoint: AtReaders,
  { reader, left }: { reader: ReadingJudgment; left: Drawn[] },
): Promise<Page> {
  const { judgmentId, thresholds } = job.settings;
  const trial = { place: job.namespace, judgmentId, thresholds };
  const looked = await reshown(parts, reader, trial, left.slice(0, PAGE_DOCUMENTS), job.createdAt);
  const seen = addedUp([checkpoint.seen, looked]);
  const rest = left.slice(PAGE_DOCUMENTS);
  if (rest.length > 0) return async () => ({ documents: 0, checkpoint: { ...checkpoint, seen, left: rest } });
  const found = [
    ...checkpoint.found,
    { name: reader.name, engine: reader.engine, population: checkpoint.walk.counted.population, seen },
  ];
  const next = { readers: checkpoint.readers.slice(1), walk: START, left: null, seen: NOTHING_RESHOWN };
  return async () => ({ documents: 0, checkpoint: { ...checkpoint, ...next, found } });
}

async function reportPage(
  parts: JobParts,
  { organizationId, namespace: place, settings }: SimulationJob,
  judgment: ActiveJudgment,
  { answers, found }: AtReaders,
): Promise<Page> {
  const { judgmentId, thresholds } = settings;
  const downstream = await linesAfter(parts, organizationId, judgment, { place, judgmentId, thresholds }, answers, found);
  const fanout = { ...(await fanoutOf(parts, organizationId, found)), ...(downstream ? { downstream } : {}) };
  const report = reportOf(Object.keys(thresholds), answers, fanout);
  return async () => ({ documents: 0, ended: "done", result: report as unknown as Json });
}
