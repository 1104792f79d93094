/**
 * `backfill`: judges documents that are older than their judgment, or that it has not answered. It processes the documents in
 * scope in the order of ids. Under a template prefix, it processes namespaces in the order of names. It judges documents without
 * a fresh answer.
 *
 * If the judgment answers on write, catch-up judges what is written after the job has reached a namespace
 * (`judging/caught-up.ts`). Under a prefix, a namespace with a used-up budget is put off, and the others continue. If only such
 * namespaces are left, the job is paused until a budget allows more.
 *
 * Temporary failures are retried with later pages. A namespace is done when none are left. If another version is activated
 * meanwhile, the job starts again, because its answers so far are stale.
 */
import type { BackfillFilters } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import type { Job, JobKind, NotBefore, PageWrite, Progress } from "#src/foundation/jobs/job.ts";
import { documentsIn, namespaceAfter } from "#src/jobs/estimates/scope.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { PAGE_DOCUMENTS } from "#src/judging/asking/commits.ts";
import { type Due, isFailed } from "#src/judging/asking/due.ts";
import { failedAfter } from "#src/judging/asking/failed-documents.ts";
import type { Prepared } from "#src/judging/asking/judge.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { judgmentAt } from "#src/judging/definitions/lookup.ts";
import type { Selection } from "#src/queries/selection.ts";
import { type DocumentRow, readableAtOnce, readDocuments } from "#src/records/documents/documents.ts";
import type { Bulk } from "#src/records/namespaces/bulk.ts";
import { type NamespaceIdentity, namespaceById, namespaceIfLiving } from "#src/records/namespaces/namespaces.ts";
import { endBulk } from "#src/records/namespaces/sequence.ts";
import { isPrefix } from "#src/records/templates/owners.ts";
import { allowanceOf, heldBack } from "./budget.ts";
import { caughtUp } from "./caught-up.ts";
import { type Later, MOST_LATER } from "./later.ts";
import { judgeForJob } from "./page.ts";
import { ReadAhead } from "./read-ahead.ts";
import { unfresh } from "./unfresh.ts";

export interface BackfillSettings {
  judgmentId: string;
  filters?: BackfillFilters;
  /** For a job that retries the failed documents of another job: that job, and since when they have failed. */
  retryOf?: { jobId: string; since: string };
}

/** The position in one namespace. */
interface NamespaceOffset {
  namespaceId: number;
  name: string;
  /** The sequence when the job reached it. */
  until: number;
  /** The id of the last document that is done. */
  after: string;
  /** Whether catch-up has passed `until`. */
  caughtUp?: true;
  /** Whether all documents have been visited, so that only postponed ones are left. */
  through?: true;
  /** Temporary failures. */
  later?: Later[];
  /** For a namespace that was put off: the finished documents of its current page. */
  pageDone?: number;
}

interface BackfillCheckpoint {
  /** The current position; null if the job has to find the next namespace. */
  at: NamespaceOffset | null;
  /** The last namespace that it has visited. */
  name: string;
  /** Namespaces that were put off, and how many of them (the first ones) are to be tried again now. */
  heldBack: NamespaceOffset[];
  left: number;
  /** The version that it judges by; absent before the first page. */
  version?: number;
}

type BackfillJob = Job<BackfillSettings, BackfillCheckpoint>;
type Page = PageWrite<BackfillCheckpoint> | NotBefore | null;

/** A checkpoint lists at most this many namespaces. With more, the job is paused before it continues. */
const MOST_HELD_BACK = 1_000;

const START: BackfillCheckpoint = { at: null, name: "", heldBack: [], left: 0 };

/** Documents, those of them to be judged, and their requests if contexts show only the document itself. */
interface ReadPage {
  documents: DocumentRow[];
  /** The last id that was visited, and whether there is none after it. */
  last: string;
  through: boolean;
  due: Due[];
  prepared: Prepared | null;
}

export function backfill(parts: JobParts): JobKind {
  const ahead = new ReadAhead<ReadPage>();
  const kind: JobKind<BackfillSettings, BackfillCheckpoint> = {
    type: "backfill",
    landsWhatWasAsked: true,
    async page(job, signal) {
      const checkpoint = job.checkpoint ?? START;
      return checkpoint.at === null
        ? enter(parts, job, checkpoint)
        : judgePage(parts, job, { ...checkpoint, at: checkpoint.at }, ahead, signal);
    },
    heldBack: (job) => stillHeld(parts, job),
    view: ({ settings }) => (settings.retryOf ? { retry_of: settings.retryOf.jobId } : {}),
    abandon: endBulks,
  };
  return kind as unknown as JobKind;
}

/** Enters the next namespace: one that was put off and may be tried again, otherwise a new one. */
async function enter({ db }: Pick<JobParts, "db">, job: BackfillJob, checkpoint: BackfillCheckpoint): Promise<Page> {
  const { organizationId, namespace: place } = job;
  const { heldBack, left, name } = checkpoint;
  // For a single namespace, the judgment is found when it is read.
  const own = isPrefix(place) ? answering(job, await judgmentAt(db, organizationId, place, job.judgment!)) : null;
  if (own && "gone" in own) return async () => ({ documents: 0, ended: "failed", error: own.gone });
  if (left > 0) {
    const [at, ...others] = heldBack;
    return async () => ({ documents: 0, checkpoint: { ...checkpoint, at: at!, heldBack: others, left: left - 1 } });
  }
  const full = heldBack.length >= MOST_HELD_BACK;
  const next = full ? undefined : await namespaceAfter(db, { organizationId, namespace: place }, name);
  if (next) {
    const until = (await namespaceIfLiving(db, next.namespaceId))?.sequence ?? 0;
    const at = { namespaceId: next.namespaceId, name: next.name, until, after: "" };
    return async () => ({ documents: 0, checkpoint: { ...checkpoint, at, name: next.name } });
  }
  if (heldBack.length === 0) return async () => ({ documents: 0, ended: "done" });
  const names = listed(heldBack.map((one) => one.name));
  const held = heldBack.length === 1 ? `The budget of ${names} is used up.` : `The budgets of ${names} are used up.`;
  return async () => ({ documents: 0, checkpoint: { ...checkpoint, left: heldBack.length }, held });
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(", ");
  return names.length > 3 ? `${shown} and ${names.length - 3} more namespaces` : shown;
}

async function judgePage(
  parts: JobParts,
  job: BackfillJob,
  checkpoint: BackfillCheckpoint & { at: NamespaceOffset },
  ahead: ReadAhead<ReadPage>,
  signal: AbortSignal,
): Promise<Page> {
  const { db, judge, clock } = parts;
  const { at } = checkpoint;
  const found = await find(parts, job, at);
  if ("gone" in found) {
    if (!isPrefix(job.namespace)) return async () => ({ documents: 0, ended: "failed", error: found.gone });
    return async (tx, now) => {
      await endBulk(tx, at.namespaceId, bulkOf(job), now);
      return { documents: 0, checkpoint: { ...checkpoint, at: null } };
    };
  }
  const { namespace, judgment, allowance } = found;
  const version = judgment.activeVersion;
  if (checkpoint.version !== undefined && checkpoint.version !== version) return beginAnew(job, checkpoint, version);
  if (allowance.reason !== null) {
    const { reason } = allowance;
    return async () => putOff(job, checkpoint, reason);
  }
  // One check is enough, because catch-up never goes back.
  if (at.caughtUp !== true && !(await caughtUp(parts, at.namespaceId, at.until, signal))) return { notBefore: clock.now() };
  const { later = [] } = at;
  const mayAgain = later.filter((one) => one.at <= clock.now().getTime());
  const atOnce = await readableAtOnce(
    db,
    at.namespaceId,
    mayAgain.map(({ id }) => id),
  );
  const again = mayAgain.slice(0, atOnce.length);
  const takesMore = at.through !== true && later.length < MOST_LATER;
  if (!takesMore && again.length === 0 && later.length > 0)
    return { notBefore: new Date(Math.min(...later.map((one) => one.at))) };
  const read = async (after: string): Promise<ReadPage> => {
    const { documents, last, through } = await readAfter(db, job, found, after);
    const lacking = await unfresh(db, at.namespaceId, documents, [judgment], at.until);
    // Failures that this job found before a crash or a pause in this page are not retried.
    const due = lacking.filter((one) => !(isFailed(one) && Date.parse(one.stored!.error!.at) > job.createdAt.getTime()));
    return { documents, last, through, due, prepared: showsOthers(judgment) ? null : await judge.prepare(namespace, due) };
  };
  const keyOf = (after: string) => `${at.namespaceId} ${version} ${after}`;
  const page = takesMore ? await ahead.take(job.jobId, keyOf(at.after), () => read(at.after)) : nothingRead(at);
  const { documents } = page;
  const retried = await retriedOf(parts, at, judgment, again);
  const judged = await judgeForJob(parts, {
    job: job as unknown as Job,
    namespace,
    due: [...page.due, ...retried],
    prepared: retried.length === 0 ? page.prepared : null,
    ofPage: new Set(documents.map(({ document_id }) => document_id)),
    unitsLeft: allowance.unitsLeft,
    shared: allowance.shared,
    bulk: bulkOf(job),
    signal,
  });
  if (judged.halted) return null;
  const { away, asking } = judged;
  if (away !== null)
    return async (tx) => {
      await asking.end(tx);
      return { documents: 0, checkpoint: { ...checkpoint, version }, again: away };
    };
  if (judged.cut) return async () => ({ documents: 0, checkpoint: { ...checkpoint, version }, stays: true });
  const { through } = page;
  const asked = new Set(retried.map(({ document }) => document.document_id));
  const left = [...later.filter(({ id }) => !again.some((one) => one.id === id)), ...judged.later];
  const leftOfPage = judged.later.filter(({ id }) => !asked.has(id)).length;
  // A document that was to be tried again and no longer needs it is done.
  const needless = again.length - asked.size;
  const { pageDone: _, ...offset } = at;
  const rest: NamespaceOffset = {
    ...offset,
    after: page.last,
    caughtUp: true,
    later: left,
    ...(through ? { through: true } : {}),
  };
  const ends = through && left.length === 0;
  if (!through && takesMore) ahead.begin(job.jobId, keyOf(rest.after), () => read(rest.after));
  // The persisted results may have used up a budget. That is published now, and not when there is more to judge.
  if (ends && allowance.unitsLeft !== undefined) await parts.budgets.mayJudge(namespace);
  const now = await find(parts, job, at);
  if (!("gone" in now) && now.judgment.activeVersion !== version) return beginAnew(job, checkpoint, now.judgment.activeVersion);
  return async (tx, moment) => {
    await asking.end(tx);
    if (ends) await endBulk(tx, at.namespaceId, bulkOf(job), moment);
    const done = documents.length - leftOfPage + needless - (takesMore ? (at.pageDone ?? 0) : 0);
    return { documents: done, checkpoint: { ...checkpoint, version, at: ends ? null : rest } };
  };
}

function nothingRead({ after, through }: NamespaceOffset): ReadPage {
  return { documents: [], last: after, through: through === true, due: [], prepared: null };
}

/** The next documents. A job that retries failed documents takes those that still lack an answer. */
async function readAfter(
  db: JobParts["db"],
  { settings }: BackfillJob,
  { namespace: { namespaceId }, selection }: Pick<Found, "namespace" | "selection">,
  after: string,
): Promise<Pick<ReadPage, "documents" | "last" | "through">> {
  const { judgmentId, retryOf } = settings;
  if (retryOf) {
    const ids = await failedAfter(db, namespaceId, { judgmentId, since: retryOf.since }, after, PAGE_DOCUMENTS);
    const { documents, more } = await selection.among(db, ids);
    if (more) return { documents, last: documents.at(-1)?.document_id ?? after, through: false };
    return { documents, last: ids.at(-1) ?? after, through: ids.length < PAGE_DOCUMENTS };
  }
  const { documents, more } = await selection.after(db, after, PAGE_DOCUMENTS);
  return { documents, last: documents.at(-1)?.document_id ?? after, through: !more };
}

/** Answers of another version are stale. Answers that the new version has already given are fresh, and skipped. */
function beginAnew(job: BackfillJob, checkpoint: BackfillCheckpoint, version: number): PageWrite<BackfillCheckpoint> {
  return async (tx, now) => {
    await endBulks(tx, { ...job, checkpoint }, now);
    return { documents: 0, anew: true, checkpoint: { ...START, version } };
  };
}

/** Temporary failures that may be retried now, if they still need judging. */
async function retriedOf(
  { db }: Pick<JobParts, "db">,
  { namespaceId, until }: NamespaceOffset,
  judgment: ActiveJudgment,
  again: readonly Later[],
): Promise<Due[]> {
  if (again.length === 0) return [];
  const documents = await readDocuments(
    db,
    namespaceId,
    again.map(({ id }) => id),
  );
  const tries = new Map(again.map((one) => [one.id, one.tries]));
  const due = await unfresh(db, namespaceId, documents, [judgment], until);
  return due.map((one) => ({ ...one, attempts: tries.get(one.document.document_id)! }));
}

/** The bulk change under which consumers of answers report this job. */
function bulkOf({ jobId, judgment }: BackfillJob): Bulk {
  return { cause: "backfill", id: jobId, judgment: judgment! };
}

/** If it has begun and not ended. */
function offsetsOf({ checkpoint }: BackfillJob): NamespaceOffset[] {
  return [...(checkpoint?.at ? [checkpoint.at] : []), ...(checkpoint?.heldBack ?? [])];
}

/** Locks the namespaces in the order in which others lock several. */
async function endBulks(tx: Transaction, job: BackfillJob, now: Date): Promise<void> {
  const ids = offsetsOf(job).map(({ namespaceId }) => namespaceId);
  for (const namespaceId of ids.sort((one, other) => one - other)) await endBulk(tx, namespaceId, bulkOf(job), now);
}

/**
 * Whether contexts show data that the previous page may change. That page is not persisted yet when contexts would be compiled
 * ahead.
 */
function showsOthers({ definition: { context, options } }: ActiveJudgment): boolean {
  return context?.related !== undefined || context?.group !== undefined || (options !== undefined && !Array.isArray(options));
}

/** The effect of a used-up budget: it pauses the job of one namespace. Under a prefix, it puts the namespace off. */
function putOff(
  job: BackfillJob,
  checkpoint: BackfillCheckpoint & { at: NamespaceOffset },
  held: string,
): Progress<BackfillCheckpoint> {
  if (!isPrefix(job.namespace)) return { documents: 0, checkpoint, held, stays: true };
  const at = { ...checkpoint.at, pageDone: (checkpoint.at.pageDone ?? 0) + job.pageDone };
  return { documents: job.pageDone, checkpoint: { ...checkpoint, at: null, heldBack: [...checkpoint.heldBack, at] } };
}

interface Found {
  allowance: Awaited<ReturnType<typeof allowanceOf>>;
  namespace: NamespaceIdentity;
  judgment: ActiveJudgment;
  selection: Selection;
}

/** The job's judgment under its name, or what has become of it. */
function answering({ judgment: name, settings }: BackfillJob, found: Judgment | undefined): ActiveJudgment | { gone: string } {
  if (!found) return { gone: `The judgment "${name}" was deleted.` };
  if (found.judgmentId !== settings.judgmentId)
    return { gone: `The judgment "${name}" was deleted, and another one now has its name.` };
  return isActive(found) ? found : { gone: `The judgment "${name}" was deactivated.` };
}

/** The present namespace and judgment, or what has become of them. */
async function find(
  parts: Pick<JobParts, "db" | "applicable" | "budgets" | "clock">,
  job: BackfillJob,
  { namespaceId, name: namespaceName }: NamespaceOffset,
): Promise<Found | { gone: string }> {
  const { db, applicable } = parts;
  const { settings, organizationId } = job;
  const identity = { namespaceId, organizationId, name: namespaceName };
  const [namespace, judgments, allowance] = await Promise.all([
    namespaceById(db, namespaceId),
    applicable.of(db, organizationId, namespaceName),
    allowanceOf(parts, identity),
  ]);
  if (!namespace) return { gone: `The namespace "${namespaceName}" was deleted.` };
  const judgment = answering(job, judgments.get(job.judgment!));
  if ("gone" in judgment) return judgment;
  const selection = documentsIn(namespaceId, judgments, judgment.definition, settings.filters);
  return { namespace, judgment, allowance, selection };
}

/** Why a paused job must stay paused: none of its remaining namespaces may be judged. */
async function stillHeld(parts: JobParts, job: BackfillJob): Promise<string | null> {
  let reason: string | null = null;
  for (const { namespaceId } of offsetsOf(job)) {
    const living = await namespaceById(parts.db, namespaceId);
    if (!living) return null;
    reason = await heldBack(parts, living);
    if (reason === null || !isPrefix(job.namespace)) return reason;
  }
  return reason;
}
