/**
 * `discover`: proposes options for documents that a choice answers with `none_of_the_above`, and tries them. It creates no
 * version, stores no answers and bills nothing. Its trial belongs to no version, so it is not in the evaluation log.
 *
 *   answers that no option fits: counted and sampled ──▶ a suggester proposes options ──▶ the sample is judged with them ──▶ done
 *
 * The proposal is stored with the page that requested it, and results with each page of the trial. So after a crash, at most one
 * of these is repeated.
 */
import type { DiscoveryProposal, Job as JobView, JudgmentDefinition } from "#generated/types.ts";
import type { Obstacle } from "#src/foundation/jobs/failures.ts";
import type { Job, JobKind, PageWrite } from "#src/foundation/jobs/job.ts";
import { MOST_ATTEMPTS } from "#src/foundation/jobs/runner.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { obstacleOf } from "#src/jobs/backfill/engine-away.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import type { SuggestedOption } from "#src/jobs/parts/suggester.ts";
import { type Counted, type Drawn, seedOf } from "#src/jobs/sampling/drawing.ts";
import { contextsOf, judgedWith } from "#src/jobs/sampling/judged.ts";
import { START, step, type Walk, type Walked } from "#src/jobs/sampling/walk.ts";
import { engineFailure } from "#src/judging/asking/judged.ts";
import { judgmentAt, versionsOf } from "#src/judging/definitions/lookup.ts";
import { matchCondition } from "#src/queries/filters/attribute-match.ts";
import { allowsSuggestions, giveBack } from "./allowance.ts";
import { excerpts, MOST_EXCERPTS } from "./excerpts.ts";
import { NOTHING_TRIED, proposalOf, type Trial, tried } from "./proposal.ts";
import { fixedOptions, newOptions } from "./proposed-options.ts";

export interface DiscoverSettings {
  judgmentId: string;
  /** The version that was active. */
  version: number;
  /** Earlier answers are omitted. */
  since: string;
  /** The maximum number of new options. */
  count: number;
  /** The day whose allowance was used. */
  day: string;
}

/** `failed`: the attempts of its page when the suggester's last answer was a failure. */
type DiscoverCheckpoint =
  | { at: "escapes"; walk: Walk }
  | { at: "asking"; found: Found; drawn: Drawn[]; failed?: number }
  | { at: "trying"; found: Found; proposed: SuggestedOption[]; left: Drawn[]; trial: Trial };

interface Found {
  escapes: number;
  sampled: number;
}

type DiscoverJob = Job<DiscoverSettings, DiscoverCheckpoint>;
type Page = PageWrite<DiscoverCheckpoint> | null;

/** Documents of the trial that are judged together. After a crash, at most this many are judged again. */
const TRIED_AT_ONCE = 50;

export function discover(parts: JobParts): JobKind {
  const kind: JobKind<DiscoverSettings, DiscoverCheckpoint> = {
    type: "discover",
    page: (job, signal) => page(parts, job, signal),
    async abandon(tx, job, now) {
      if (isUnanswered(job, now)) await giveBack(tx, job.organizationId, job.settings.day);
    },
    view: ({ result }): Partial<JobView> => ({ proposal: result as unknown as DiscoveryProposal | null }),
  };
  return kind as unknown as JobKind;
}

async function page(parts: JobParts, job: DiscoverJob, signal: AbortSignal): Promise<Page> {
  const { db } = parts;
  const { judgmentId, version } = job.settings;
  const judgment = await judgmentAt(db, job.organizationId, job.namespace, job.judgment!);
  const definition = (await versionsOf(db, judgmentId)).find((one) => one.version === version)?.definition;
  if (judgment?.judgmentId !== judgmentId || definition === undefined) return deleted(job);
  const { checkpoint } = job;
  switch (checkpoint?.at) {
    case undefined:
    case "escapes":
      return escapesPage(parts, job, checkpoint?.walk ?? START);
    case "asking":
      return askingPage(parts, job, definition, checkpoint, signal);
    case "trying":
      return tryingPage(parts, job, definition, checkpoint, signal);
    default:
      return checkpoint satisfies never;
  }
}

/** Whether no suggester has been asked, or the last one failed and the next attempt has not begun. A later one may be under way. */
function isUnanswered({ checkpoint, attempts, waiting }: DiscoverJob, now: Date): boolean {
  if (checkpoint === null || checkpoint.at === "escapes") return true;
  const failed = checkpoint.at === "asking" && checkpoint.failed === attempts;
  return failed && waiting !== null && now < new Date(waiting.retry_at);
}

/** If a suggester has not answered yet, its suggestion is given back: before it is asked, by `abandon`. */
function deleted({ organizationId, judgment, settings, checkpoint }: DiscoverJob): Page {
  return async (tx) => {
    if (checkpoint?.at === "asking") await giveBack(tx, organizationId, settings.day);
    return { documents: 0, ended: "failed", error: `The judgment "${judgment}" was deleted.` };
  };
}

/** Counts the next answers that no option fits, and samples some. */
async function escapesPage(parts: JobParts, job: DiscoverJob, from: Walk): Promise<Page> {
  const { organizationId, namespace: place, settings } = job;
  const { judgmentId, since } = settings;
  const walked: Walked = {
    organizationId,
    place,
    judgmentId,
    seed: seedOf(job.jobId),
    size: MOST_EXCERPTS,
    evenFailed: true,
    scopeOf: ({ definition }) => matchCondition(definition.applies_to ?? {}),
    escapesOf: ({ thresholds }) => ({ mass: (thresholds.escape as number | undefined) ?? null, since: new Date(since) }),
    noteOf: () => "",
  };
  const { walk, ended } = await step(parts, walked, from);
  const documents = walk.counted.documents - from.counted.documents;
  if (!ended) return async () => ({ documents, checkpoint: { at: "escapes", walk } });
  const found = foundBy(walk.counted);
  return async () => ({ documents, checkpoint: { at: "asking", found, drawn: walk.counted.drawn } });
}

function foundBy({ population, drawn }: Counted): Found {
  return { escapes: population, sampled: drawn.length };
}

/** Sends the sample to a suggester. The organization may have withdrawn its consent since the job started. */
async function askingPage(
  parts: JobParts,
  { organizationId, settings, judgment, attempts }: DiscoverJob,
  definition: JudgmentDefinition,
  { found, drawn }: Extract<DiscoverCheckpoint, { at: "asking" }>,
  signal: AbortSignal,
): Promise<Page> {
  const { day, count } = settings;
  const current = fixedOptions(definition)!;
  const asIf = { judgmentId: settings.judgmentId, version: settings.version, definition };
  const texts = (await contextsOf(parts, judgment!, asIf, drawn)).map(({ text }) => text);
  if (texts.length === 0) {
    const result = proposalOf(current, [], NOTHING_TRIED, found) as unknown as Json;
    return async (tx) => {
      await giveBack(tx, organizationId, day);
      return { documents: 0, ended: "done", result };
    };
  }
  if (!(await allowsSuggestions(parts.db, organizationId))) {
    const error = "Suggestions were turned off before any document went to a language model.";
    return async (tx) => {
      await giveBack(tx, organizationId, day);
      return { documents: 0, ended: "failed", error };
    };
  }
  const { question, criteria } = definition;
  const asked = { question, criteria: criteria as string | undefined, options: current, documents: excerpts(texts), count };
  const answer = await parts.suggester.suggestOptions(asked, signal);
  if (!answer.ok) {
    if (answer.failure.code === "cancelled") return null;
    const { message, retryable, retryAfterMs = 0 } = answer.failure;
    const last = !retryable || attempts + 1 >= MOST_ATTEMPTS;
    return async (tx) => {
      if (last) await giveBack(tx, organizationId, day);
      if (last) return { documents: 0, ended: "failed", error: message };
      const again: Obstacle = { code: engineFailure(answer.failure).code, message, afterMs: retryAfterMs };
      return { documents: 0, checkpoint: { at: "asking", found, drawn, failed: attempts + 1 }, again };
    };
  }
  const proposed = newOptions(answer.suggestions, current, count);
  return async () => ({ documents: 0, checkpoint: { at: "trying", found, proposed, left: drawn, trial: NOTHING_TRIED } });
}

/** Judges the next documents of the sample with the proposed version. */
async function tryingPage(
  parts: JobParts,
  job: DiscoverJob,
  definition: JudgmentDefinition,
  checkpoint: Extract<DiscoverCheckpoint, { at: "trying" }>,
  signal: AbortSignal,
): Promise<Page> {
  const { found, proposed, left, trial } = checkpoint;
  const current = fixedOptions(definition)!;
  const some = left.slice(0, TRIED_AT_ONCE);
  if (some.length === 0) {
    const result = proposalOf(current, proposed, trial, found) as unknown as Json;
    return async () => ({ documents: 0, ended: "done", result });
  }
  const options = [...current, ...proposed] as JudgmentDefinition["options"];
  const version = { version: job.settings.version, definition: { ...definition, options } as JudgmentDefinition };
  const judged = await judgedWith(parts, job.judgment!, { ...version, judgmentId: job.settings.judgmentId }, some, signal);
  if (signal.aborted) return null;
  const away = obstacleOf(judged);
  if (away !== null) return async () => ({ documents: 0, checkpoint, again: away });
  const answers = judged.flatMap((one) => (one.kind === "answered" ? [[one.due.document.document_id, one.answer] as const] : []));
  const next = { ...checkpoint, left: left.slice(some.length), trial: tried(trial, answers) };
  return async () => ({ documents: 0, checkpoint: next });
}
