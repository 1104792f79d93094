/**
 * `periodic`: one run of a periodic judgment's interval, in its namespace or in all below its prefix that leave the interval to it. What has been
 * written, or outdated by what it shows, since the last run is judged, found by a reader of the namespace's sequence of its own; the first run of a version goes through all
 * documents instead. An answer whose context is the same was carried forward when the document was written.
 */
import type { Database } from "#src/db/database.ts";
import { move, place, START } from "#src/db/positions.ts";
import { documentIdsAfter, readDocuments } from "#src/documents/documents.ts";
import { nextPage, PAGE_DOCUMENTS } from "#src/judging/commits.ts";
import { isFailed } from "#src/judging/due.ts";
import { type ActiveJudgment, isActive } from "#src/judgments/judgment.ts";
import { type NamespaceIdentity, namespaceById, namespaceIfLiving, namespacesOf } from "#src/namespaces/namespaces.ts";
import { isScheduledBy } from "#src/schedules/periodic.ts";
import type { Job, JobKind, Landing, NotBefore } from "../job.ts";
import { heldBack } from "../judging/budget.ts";
import { caughtUp } from "../judging/caught-up.ts";
import { engineAway, landPage } from "../judging/landing.ts";
import { unfresh } from "../judging/unfresh.ts";
import type { JobParts } from "../parts.ts";

export interface PeriodicSettings {
  judgmentId: string;
}

interface PeriodicCheckpoint {
  /** The namespace that it is in. */
  namespaceId: number;
  /** The sequence when it came to it: what is written later is the next run's. */
  until: number;
  /** Of a run through all documents, the id of the last that is done; null of one through what was written. */
  after: string | null;
}

/** Namespaces without anything to do that are passed over before others get their turn. */
const PASSED_AT_ONCE = 100;

type PeriodicJob = Job<PeriodicSettings, PeriodicCheckpoint>;
type Page = Landing<PeriodicCheckpoint> | NotBefore | null;

export function periodic(parts: JobParts): JobKind {
  const kind: JobKind<PeriodicSettings, PeriodicCheckpoint> = {
    type: "periodic",
    page: (job, signal) => (job.checkpoint === null ? enter(parts, job, 0) : judgePage(parts, job, job.checkpoint, signal)),
    async heldBack({ checkpoint }) {
      const namespace = checkpoint && (await namespaceById(parts.db, checkpoint.namespaceId));
      return namespace ? heldBack(parts, namespace) : null;
    },
  };
  return kind as unknown as JobKind;
}

/** A run of a version begins anew with all documents. */
function readerOf({ judgmentId, activeVersion }: ActiveJudgment): string {
  return `periodic ${judgmentId} ${activeVersion}`;
}

/** Comes to the next namespace that something was written to since the last run. */
async function enter(parts: JobParts, job: PeriodicJob, after: number): Promise<Page> {
  const ids = await namespacesOf(parts.db, job.organizationId, job.namespace, after, PASSED_AT_ONCE);
  for (const namespaceId of ids) {
    const found = await find(parts, job, namespaceId);
    if (!found) continue;
    const until = (await namespaceIfLiving(parts.db, namespaceId))?.sequence ?? 0;
    const from = await place(parts.db, namespaceId, readerOf(found.judgment));
    if (from !== START && from.position >= until) continue;
    return async () => ({ documents: 0, checkpoint: { namespaceId, until, after: from === START ? "" : null } });
  }
  const last = ids.length === PASSED_AT_ONCE ? ids.at(-1)! : null;
  if (last === null) return async () => ({ documents: 0, ended: "done" });
  return async () => ({ documents: 0, checkpoint: { namespaceId: last, until: 0, after: null } });
}

async function judgePage(parts: JobParts, job: PeriodicJob, checkpoint: PeriodicCheckpoint, signal: AbortSignal): Promise<Page> {
  const { db, judge, landings } = parts;
  const { namespaceId, until, after } = checkpoint;
  const found = await find(parts, job, namespaceId);
  if (!found) return enter(parts, job, namespaceId);
  const { namespace, judgment } = found;
  const reader = readerOf(judgment);
  const from = await place(db, namespaceId, reader);
  const next = after === null ? await changedPage(db, namespaceId, from, until) : await page(db, namespaceId, after, until);
  if (!next) return enter(parts, job, namespaceId);
  const reason = await heldBack(parts, namespace);
  if (reason !== null) return async () => ({ documents: 0, checkpoint, held: reason });
  if (!(await caughtUp(parts, namespaceId, until, signal))) return { notBefore: parts.clock.now() };
  const documents = await readDocuments(db, namespaceId, next.documentIds);
  // What was refused would be refused again, unless something that it is shown has changed.
  const lacking = await unfresh(db, namespaceId, documents, [judgment], until);
  const due = lacking.filter((one) => !isFailed(one) || one.stored?.outdated);
  const judged = await judge.judge(namespace, due, "bulk", signal);
  const away = engineAway(judged);
  if (away !== null) return async () => ({ documents: 0, checkpoint, again: away });
  const whole = judged.length === due.length;
  return async (tx, now) => {
    const { spentUsd } = await landPage(parts, tx, namespace, judged, now);
    landings.landed(namespaceId);
    if (!whole) return { documents: 0, spentUsd, checkpoint };
    if (next.to) await move(tx, namespaceId, reader, from, next.to);
    const outdated = new Set(due.filter(({ stored }) => stored?.outdated).map(({ document }) => document.document_id));
    const done = documents.filter(({ document_id: id }) => next.written.has(id) || outdated.has(id)).length;
    return { documents: done, spentUsd, checkpoint: { ...checkpoint, after: next.after } };
  };
}

/** A page of documents, and where that leaves the run. */
interface Next {
  documentIds: string[];
  /** Those of them that the run is for, also where they need nothing: the others only have answers that have landed. */
  written: ReadonlySet<string>;
  /** Where the reader moves to; null where it stays. */
  to: { position: number; within: number } | null;
  after: string | null;
}

async function changedPage(
  db: Database,
  namespaceId: number,
  from: { position: number; within: number },
  until: number,
): Promise<Next | null> {
  if (from.position >= until) return null;
  // With answers that something else has outdated, which is a commit of theirs.
  const found = await nextPage(db, namespaceId, from, "all");
  if (!found) return null;
  const written = [...found.changes].filter(([, changes]) => changes.some(({ kind }) => kind === "documents")).map(([id]) => id);
  return { documentIds: found.documentIds, written: new Set(written), to: found.to, after: null };
}

async function page(db: Database, namespaceId: number, after: string, until: number): Promise<Next> {
  const documentIds = await documentIdsAfter(db, namespaceId, after, PAGE_DOCUMENTS);
  const whole = documentIds.length < PAGE_DOCUMENTS;
  // All that was written up to here has been seen: the next run goes on from what is written after.
  return {
    documentIds,
    written: new Set(documentIds),
    to: whole ? { position: until, within: 0 } : null,
    after: whole ? null : documentIds.at(-1)!,
  };
}

/** The judgment, where it answers there and leaves its interval to the job's place. */
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
