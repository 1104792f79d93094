/**
 * `periodic`: one run of a periodic judgment, in its namespace or in all namespaces below its prefix without their own interval.
 * It judges documents that were written since the last run, outdated by what their contexts show, or answered by another version. It
 * finds them as a separate consumer of the namespace's sequence. The first run of a version processes all documents instead. So does a
 * run so long after the last that commits between them are gone. If a write left a document's context unchanged, its answer was already
 * reused at the write.
 * Under a prefix, a namespace with a used-up budget is left to the next run.
 */
import type { Database } from "#src/foundation/db/database.ts";
import { move, readOffset, START } from "#src/foundation/db/positions.ts";
import type { Job, JobKind, NotBefore, PageWrite } from "#src/foundation/jobs/job.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { isScheduledBy } from "#src/jobs/schedules/periodic.ts";
import { nextPage, PAGE_DOCUMENTS } from "#src/judging/asking/commits.ts";
import { type Due, isFailed } from "#src/judging/asking/due.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { deferRetries } from "#src/records/answers/deferred.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import { documentIdsAfter, readableAtOnce, readDocuments, readFields } from "#src/records/documents/documents.ts";
import { type NamespaceIdentity, namespaceById, namespaceIfLiving, namespacesOf } from "#src/records/namespaces/namespaces.ts";
import { holdNamespace } from "#src/records/namespaces/sequence.ts";
import { isPrefix } from "#src/records/templates/owners.ts";
import { endedUpTo } from "#src/standing/retention/commits.ts";
import { allowanceOf, heldBack } from "./budget.ts";
import { caughtUp } from "./caught-up.ts";
import { type Later, MOST_LATER } from "./later.ts";
import { judgeForJob } from "./page.ts";
import { unfresh } from "./unfresh.ts";

export interface PeriodicSettings {
  judgmentId: string;
}

interface PeriodicCheckpoint {
  /** Temporary failures of the namespace. */
  later?: Later[];
  /** The namespace in progress. */
  namespaceId: number;
  /** The sequence when the run reached it. Later writes belong to the next run. */
  until: number;
  /** In a run through all documents: the id of the last finished one. Null in a run through written documents. */
  after: string | null;
  /** The version that it judges by there; absent for a namespace without work, and for a run that an earlier release began. */
  version?: number;
}

/** Namespaces without work that are skipped before other jobs get their turn. */
const PASSED_AT_ONCE = 100;

type PeriodicJob = Job<PeriodicSettings, PeriodicCheckpoint>;
type Page = PageWrite<PeriodicCheckpoint> | NotBefore | null;

export function periodic(parts: JobParts): JobKind {
  const kind: JobKind<PeriodicSettings, PeriodicCheckpoint> = {
    type: "periodic",
    landsWhatWasAsked: true,
    page: (job, signal) => (job.checkpoint === null ? enter(parts, job, 0) : judgePage(parts, job, job.checkpoint, signal)),
    async heldBack({ namespace: place, checkpoint }) {
      // A run of an earlier release may wait, and goes on with the others now.
      if (isPrefix(place)) return null;
      const namespace = checkpoint && (await namespaceById(parts.db, checkpoint.namespaceId));
      return namespace ? heldBack(parts, namespace) : null;
    },
  };
  return kind as unknown as JobKind;
}

/** The first run of a version begins again with all documents. */
function readerOf({ judgmentId, activeVersion }: ActiveJudgment): string {
  return `periodic ${judgmentId} ${activeVersion}`;
}

/** Enters the next namespace with writes since the last run. */
async function enter(parts: JobParts, job: PeriodicJob, after: number): Promise<PageWrite<PeriodicCheckpoint>> {
  const ids = await namespacesOf(parts.db, job.organizationId, job.namespace, after, PASSED_AT_ONCE);
  for (const namespaceId of ids) {
    const found = await find(parts, job, namespaceId);
    if (!found) continue;
    const until = (await namespaceIfLiving(parts.db, namespaceId))?.sequence ?? 0;
    const from = await readOffset(parts.db, namespaceId, readerOf(found.judgment));
    if (from !== START && from.position >= until) continue;
    const all = from === START || from.position < (await endedUpTo(parts.db, namespaceId));
    const version = found.judgment.activeVersion;
    return async () => ({ documents: 0, checkpoint: { namespaceId, until, after: all ? "" : null, version } });
  }
  const last = ids.length === PASSED_AT_ONCE ? ids.at(-1)! : null;
  if (last === null) return async () => ({ documents: 0, ended: "done" });
  return async () => ({ documents: 0, checkpoint: { namespaceId: last, until: 0, after: null } });
}

async function judgePage(parts: JobParts, job: PeriodicJob, checkpoint: PeriodicCheckpoint, signal: AbortSignal): Promise<Page> {
  const { db, clock } = parts;
  const { namespaceId, until, after, later = [] } = checkpoint;
  const found = await find(parts, job, namespaceId);
  if (!found) return enter(parts, job, namespaceId);
  const { namespace, judgment } = found;
  // Another version has a position of its own, and has not judged what this run is through with.
  if (checkpoint.version !== undefined && checkpoint.version !== judgment.activeVersion)
    return enter(parts, job, namespaceId - 1);
  const reader = readerOf(judgment);
  const from = await readOffset(db, namespaceId, reader);
  const { again, page } = await atOnce(db, namespaceId, {
    again: later.filter(({ at }) => at <= clock.now().getTime()),
    pageOf: async (most) => (later.length < MOST_LATER ? nextOf(db, namespaceId, { after, from, until }, most) : null),
  });
  // Looked at after the page was read, so that a deletion that the page missed is seen.
  if (page && after === null && from.position < (await endedUpTo(db, namespaceId))) {
    return async () => ({ documents: 0, checkpoint: { ...checkpoint, after: "" } });
  }
  if (!page && again.length === 0) {
    if (later.length === 0) return enter(parts, job, namespaceId);
    return { notBefore: new Date(Math.min(...later.map(({ at }) => at))) };
  }
  const { reason, unitsLeft, shared } = await allowanceOf(parts, namespace);
  if (reason !== null && isPrefix(job.namespace)) return leaveToNext(parts, job, { namespaceId, judgment, later });
  if (reason !== null) return async () => ({ documents: 0, checkpoint, held: reason, stays: true });
  if (!(await caughtUp(parts, namespaceId, until, signal))) return { notBefore: clock.now() };
  const ofPage = new Set(page?.documentIds);
  const tries = new Map(again.filter(({ id }) => !ofPage.has(id)).map((one) => [one.id, one.tries]));
  const documents = await readDocuments(db, namespaceId, [...ofPage, ...tries.keys()]);
  const lacking = await unfresh(db, namespaceId, documents, [judgment], until);
  // A version that is active again has a position from before. What another version has answered since is in its pages.
  const isOfOther = ({ stored }: Due) => stored?.version != null && stored.version !== judgment.activeVersion;
  const isOutdated = (one: Due) => (one.stored?.outdated || isOfOther(one)) && ofPage.has(one.document.document_id);
  const outdated = lacking.filter(isOutdated).map(({ document }) => document.document_id);
  // The other documents of the page only have newly persisted answers. If they were written since, a later page counts them.
  const counted = new Set([...(page?.written ?? []), ...outdated]);
  // An input that was refused would be refused again, unless something that its context shows has changed.
  const due = lacking
    .filter(({ document }) => counted.has(document.document_id) || tries.has(document.document_id))
    .filter((one) => tries.has(one.document.document_id) || !isFailed(one) || one.stored?.outdated)
    .map((one) => ({ ...one, attempts: tries.get(one.document.document_id) ?? 0 }));
  const judged = await judgeForJob(parts, {
    job: job as unknown as Job,
    namespace,
    due,
    prepared: null,
    ofPage: counted,
    unitsLeft,
    shared,
    signal,
  });
  if (judged.halted) return null;
  const { away, asking } = judged;
  if (away !== null)
    return async (tx) => {
      await asking.end(tx);
      return { documents: 0, checkpoint, again: away };
    };
  if (judged.cut) return async () => ({ documents: 0, checkpoint, stays: true });
  const left = [...later.filter((one) => !again.includes(one)), ...judged.later];
  const leftOfPage = judged.later.filter(({ id }) => counted.has(id)).length;
  const needless = tries.size - due.filter(({ document }) => tries.has(document.document_id)).length;
  return async (tx) => {
    await asking.end(tx);
    if (page?.to) await move(tx, namespaceId, reader, from, page.to);
    const there = documents.filter(({ document_id: id }) => counted.has(id)).length;
    const next = { ...checkpoint, after: page ? page.after : after, later: left };
    return { documents: there - leftOfPage + needless, checkpoint: next };
  };
}

/**
 * Goes on with the next namespace where the budget of this one is used up. A paused run would keep all others from their next runs. The
 * reader stays where it is, so the next run goes on there. What failed for now is behind it, and is left to catch-up.
 */
async function leaveToNext(
  parts: JobParts,
  job: PeriodicJob,
  { namespaceId, judgment: { judgmentId }, later }: { namespaceId: number; judgment: ActiveJudgment; later: readonly Later[] },
): Promise<Page> {
  const ids = later.map(({ id }) => id);
  const revisions = new Map(
    (await readFields(parts.db, namespaceId, ids)).map(({ document_id, revision }) => [document_id, revision]),
  );
  const retries = later.flatMap(({ id, tries, at }) => {
    const revision = revisions.get(id);
    return revision === undefined ? [] : [{ documentId: id, judgmentId, revision, dueAt: new Date(at), attempts: tries }];
  });
  const enters = await enter(parts, job, namespaceId);
  return async (tx, now) => {
    if (retries.length > 0 && (await holdNamespace(tx, namespaceId))) {
      await deferRetries(tx, namespaceId, retries);
      await wake(tx, JUDGING, namespaceId, now);
    }
    return { ...(await enters(tx, now)), documents: job.pageDone };
  };
}

async function nextOf(
  db: Database,
  namespaceId: number,
  { after, from, until }: { after: string | null; from: { position: number; within: number }; until: number },
  most: number,
): Promise<Next | null> {
  return after === null ? changedPage(db, namespaceId, from, until, most) : page(db, namespaceId, after, until, most);
}

/** What is tried again and the next page, but no more of both than a process should read at once. The rest comes later. */
async function atOnce(
  db: Database,
  namespaceId: number,
  { again, pageOf }: { again: readonly Later[]; pageOf: (most: number) => Promise<Next | null> },
): Promise<{ again: readonly Later[]; page: Next | null }> {
  const page = await pageOf(PAGE_DOCUMENTS);
  const ids = [...new Set([...again.map(({ id }) => id), ...(page?.documentIds ?? [])])];
  const fitting = new Set(await readableAtOnce(db, namespaceId, ids));
  const end = page?.documentIds.findIndex((id) => !fitting.has(id)) ?? -1;
  const first = end > 0 ? await pageOf(end) : null;
  return { again: again.filter(({ id }) => fitting.has(id)), page: end === -1 ? page : first };
}

/** A page of documents, and the run's position after it. */
interface Next {
  documentIds: string[];
  /** The documents that the run is for, even if they need nothing. The others only have newly persisted answers. */
  written: ReadonlySet<string>;
  /** The consumer's new offset; null if it stays. */
  to: { position: number; within: number } | null;
  after: string | null;
}

async function changedPage(
  db: Database,
  namespaceId: number,
  from: { position: number; within: number },
  until: number,
  most: number,
): Promise<Next | null> {
  if (from.position >= until) return null;
  // Includes answers that something else has outdated, because a commit records them.
  const found = await nextPage(db, namespaceId, from, "all", most);
  if (!found) return null;
  const written = [...found.changes].filter(([, changes]) => changes.some(({ kind }) => kind === "documents")).map(([id]) => id);
  return { documentIds: found.documentIds, written: new Set(written), to: found.to, after: null };
}

async function page(db: Database, namespaceId: number, after: string, until: number, most: number): Promise<Next> {
  const documentIds = await documentIdsAfter(db, namespaceId, after, most);
  const whole = documentIds.length < most;
  // Everything written so far has been seen. The next run continues with later writes.
  return {
    documentIds,
    written: new Set(documentIds),
    to: whole ? { position: until, within: 0 } : null,
    after: whole ? null : documentIds.at(-1)!,
  };
}

/** The judgment, if it answers there and uses the interval of the job's place. */
async function find(
  { db, applicable }: Pick<JobParts, "db" | "applicable">,
  { judgment: name, settings, namespace: scheduledAt }: PeriodicJob,
  namespaceId: number,
): Promise<{ namespace: NamespaceIdentity; judgment: ActiveJudgment } | null> {
  const namespace = await namespaceById(db, namespaceId);
  if (!namespace) return null;
  const judgment = (await applicable.of(db, namespace.organizationId, namespace.name)).get(name!);
  if (judgment?.judgmentId !== settings.judgmentId || !isActive(judgment) || judgment.freshness.policy !== "periodic")
    return null;
  if (namespace.name !== scheduledAt && isScheduledBy(judgment, namespace.name)) return null;
  return { namespace, judgment };
}
