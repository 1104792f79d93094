/**
 * `simulation`: the effect of setting thresholds, from existing answers. It walks the documents that the judgment answers and
 * samples them. Then it does the same for each judgment that cuts by one of the thresholds, to find the contexts that would
 * change. It calls no engine, spends nothing and changes nothing.
 *
 *   answers: counted and sampled ──▶ per reader: counted and sampled ──▶ its contexts compiled, a page at a time ──▶ done
 */
import type { Job as JobView, SimulationReport, Thresholds } from "#generated/types.ts";
import type { Job, JobKind, PageWrite } from "#src/foundation/jobs/job.ts";
import type { Json } from "#src/foundation/json/json.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { type Counted, type Drawn, seedOf } from "#src/jobs/sampling/drawing.ts";
import { START, step, type Walk, type Walked } from "#src/jobs/sampling/walk.ts";
import { PAGE_DOCUMENTS } from "#src/judging/asking/commits.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { judgmentAt } from "#src/judging/definitions/lookup.ts";
import { matchCondition } from "#src/queries/filters/attribute-match.ts";
import { rawAnswer } from "#src/records/answers/answers.ts";
import { isPrefix } from "#src/records/templates/owners.ts";
import { linesAfter } from "./downstream.ts";
import { type FoundReader, fanoutOf, including } from "./fanout.ts";
import { flipsOf, type Trial, thresholdsAfter } from "./flips.ts";
import { changedCuts, fanoutScope, type ReadingJudgment, readingJudgments } from "./reading-judgments.ts";
import { reportOf } from "./report.ts";
import { addedUp, NOTHING_RESHOWN, type Reshown, reshown } from "./reshown.ts";

export interface SimulationSettings {
  judgmentId: string;
  thresholds: Thresholds;
  /** The maximum number of documents to check. */
  sample: number;
}

type SimulationCheckpoint =
  | { at: "answers"; walk: Walk }
  /** The first of `readers` is being sampled (`walk`), then checked (`left`). After the last of them, more are read (`rest`). */
  | {
      at: "readers";
      answers: Counted;
      readers: ReadingJudgment[];
      /** The thresholds that they cut by, and the id of the last that was read. If absent, as in data of an earlier release, all were. */
      rest?: { cuts: string[]; after: string };
      found: FoundReader[];
      walk: Walk;
      left: Drawn[] | null;
      seen: Reshown;
    };

type SimulationJob = Job<SimulationSettings, SimulationCheckpoint>;
type Page = PageWrite<SimulationCheckpoint>;

/** The maximum number of a reader's documents to check. */
const READER_SAMPLE = 1_000;

/** The first of `readers` is new. */
const UNSEEN = { walk: START, left: null, seen: NOTHING_RESHOWN };

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
  if (reader === undefined) return readersPage(parts, job, judgment, checkpoint);
  return checkpoint.left === null
    ? drawPage(parts, job, checkpoint)
    : lookPage(parts, job, checkpoint, { reader, left: checkpoint.left });
}

const failed = (error: string) => async () => ({ documents: 0, ended: "failed" as const, error });

/** Counts the next answers, samples some, and notes which of their booleans would change. */
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
  const rest = { cuts: changedCuts(judgment, thresholds), after: "" };
  const none = { readers: [], found: [], ...UNSEEN };
  return async () => ({ documents, checkpoint: { at: "readers", answers: walk.counted, rest, ...none } });
}

type AtReaders = Extract<SimulationCheckpoint, { at: "readers" }>;

/** Reads the next readers. After the last of them, the report is due. */
async function readersPage(parts: JobParts, job: SimulationJob, judgment: ActiveJudgment, checkpoint: AtReaders): Promise<Page> {
  const { organizationId, namespace: place } = job;
  const { rest } = checkpoint;
  const readers = rest ? await readingJudgments(parts.db, organizationId, place, judgment, rest) : [];
  const last = readers.at(-1);
  if (!rest || !last) return reportPage(parts, job, judgment, checkpoint);
  return async () => ({
    documents: 0,
    checkpoint: { ...checkpoint, readers, rest: { ...rest, after: last.judgmentId } },
  });
}

/** Counts the next documents that a reader has answered, and samples some. It passes over readers in namespaces without any. */
async function drawPage(parts: JobParts, job: SimulationJob, checkpoint: AtReaders): Promise<Page> {
  let { found, readers, walk: from } = checkpoint;
  for (const reader of readers) {
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
    const { walk, ended } = await step(parts, walked, from);
    const left = ended ? walk.counted.drawn : null;
    if (!ended || isPrefix(reader.place) || walk.counted.documents > 0)
      return async () => ({ documents: 0, checkpoint: { ...checkpoint, found, readers, walk, left } });
    found = including(found, { name: reader.name, engine: reader.engine, population: 0, seen: NOTHING_RESHOWN });
    readers = readers.slice(1);
    from = START;
  }
  return async () => ({ documents: 0, checkpoint: { ...checkpoint, found, readers, ...UNSEEN } });
}

/** Compiles the contexts of the next sampled documents. After the last of them, the reader is done. */
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
  const { population } = checkpoint.walk.counted;
  const found = including(checkpoint.found, { name: reader.name, engine: reader.engine, population, seen });
  const readers = checkpoint.readers.slice(1);
  return async () => ({ documents: 0, checkpoint: { ...checkpoint, ...UNSEEN, readers, found } });
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
