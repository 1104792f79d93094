/**
 * `backfill`: judges documents that were there before their judgment, or that it did not answer. It goes through the documents in scope in the
 * order of their ids, under a template prefix through the namespaces in the order of their names, and judges what has no fresh answer.
 *
 * What is written after it has come to a namespace is catch-up's, where the judgment answers on write (`judging/caught-up.ts`). Under a prefix a
 * namespace whose budget is used up is put off, and the others go on; when only such are left the job is held until a budget allows more.
 */
import type { BackfillFilters } from "#generated/types.ts";
import type { DocumentRow } from "#src/documents/documents.ts";
import { documentsIn, namespaceAfter } from "#src/estimates/scope.ts";
import { PAGE_DOCUMENTS } from "#src/judging/commits.ts";
import type { Due } from "#src/judging/due.ts";
import type { Prepared } from "#src/judging/judge.ts";
import type { Judged } from "#src/judging/judged.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judgments/judgment.ts";
import { judgmentAt } from "#src/judgments/lookup.ts";
import { type NamespaceIdentity, namespaceById, namespaceIfLiving } from "#src/namespaces/namespaces.ts";
import type { Selection } from "#src/queries/selection.ts";
import { type Bulk, endBulk } from "#src/standing/bulk.ts";
import { isPrefix } from "#src/templates/owners.ts";
import type { Job, JobKind, Landing, NotBefore, Progress } from "../job.ts";
import { heldBack } from "../judging/budget.ts";
import { caughtUp } from "../judging/caught-up.ts";
import { engineAway, landPage } from "../judging/landing.ts";
import { ReadAhead } from "../judging/read-ahead.ts";
import { unfresh } from "../judging/unfresh.ts";
import type { JobParts } from "../parts.ts";

export interface BackfillSettings {
  judgmentId: string;
  filters?: BackfillFilters;
}

/** A place in one namespace. */
interface Place {
  namespaceId: number;
  name: string;
  /** The sequence when the job came to it. */
  until: number;
  /** The id of the last document that is done. */
  after: string;
  /** Whether catch-up has passed `until`. */
  caughtUp?: true;
}

interface BackfillCheckpoint {
  /** Where it is; null where it has to look for the next namespace. */
  at: Place | null;
  /** The last namespace that it has come to. */
  name: string;
  /** Those that were put off, and how many of them, from the first, are to be tried again now. */
  heldBack: Place[];
  left: number;
}

type BackfillJob = Job<BackfillSettings, BackfillCheckpoint>;
type Page = Landing<BackfillCheckpoint> | NotBefore | null;

/** The checkpoint of a job names no more than so many: then it is held before it goes on. */
const MOST_HELD_BACK = 1_000;

const START: BackfillCheckpoint = { at: null, name: "", heldBack: [], left: 0 };

/** Documents, those of them that are to be asked, and what is asked where that shows nothing but the document. */
interface ReadPage {
  documents: DocumentRow[];
  due: Due[];
  prepared: Prepared | null;
}

export function backfill(parts: JobParts): JobKind {
  const ahead = new ReadAhead<ReadPage>();
  const kind: JobKind<BackfillSettings, BackfillCheckpoint> = {
    type: "backfill",
    async page(job, signal) {
      const checkpoint = job.checkpoint ?? START;
      return checkpoint.at === null
        ? enter(parts, job, checkpoint)
        : judgePage(parts, job, { ...checkpoint, at: checkpoint.at }, ahead, signal);
    },
    heldBack: (job) => stillHeld(parts, job),
    async abandon(tx, job, now) {
      for (const { namespaceId } of placesOf(job)) await endBulk(tx, namespaceId, bulkOf(job), now);
    },
  };
  return kind as unknown as JobKind;
}

/** Comes to the next namespace: one that was put off and may be tried again, else one that it has not been in. */
async function enter({ db }: Pick<JobParts, "db">, job: BackfillJob, checkpoint: BackfillCheckpoint): Promise<Page> {
  const { organizationId, namespace: place } = job;
  const { heldBack, left, name } = checkpoint;
  // Of a namespace itself that is found when it is read.
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
  checkpoint: BackfillCheckpoint & { at: Place },
  ahead: ReadAhead<ReadPage>,
  signal: AbortSignal,
): Promise<Page> {
  const { db, judge, landings } = parts;
  const { at } = checkpoint;
  const found = await find(parts, job, at);
  if ("gone" in found) {
    if (!isPrefix(job.namespace)) return async () => ({ documents: 0, ended: "failed", error: found.gone });
    return async (tx, now) => {
      await endBulk(tx, at.namespaceId, bulkOf(job), now);
      return { documents: 0, checkpoint: { ...checkpoint, at: null } };
    };
  }
  const { namespace, judgment, selection, reason } = found;
  if (reason !== null) return async () => putOff(job, checkpoint, reason);
  // Once is enough: what catch-up has passed it has passed.
  if (at.caughtUp !== true && !(await caughtUp(parts, at.namespaceId, at.until, signal))) return { notBefore: parts.clock.now() };
  const read = async (after: string): Promise<ReadPage> => {
    const documents = await selection.after(db, after, PAGE_DOCUMENTS);
    const due = await unfresh(db, at.namespaceId, documents, [judgment], at.until);
    return { documents, due, prepared: showsOthers(judgment) ? null : await judge.prepare(namespace, due) };
  };
  const placeOf = (after: string) => `${at.namespaceId} ${judgment.activeVersion} ${after}`;
  const { documents, due, prepared } = await ahead.take(job.jobId, placeOf(at.after), () => read(at.after));
  const judged = prepared ? await ask(judge, namespace, prepared, signal) : await judge.judge(namespace, due, "bulk", signal);
  const away = engineAway(judged);
  if (away !== null) return async () => ({ documents: 0, checkpoint, again: away });
  // What a stopping server cut short is not among the judged: the rest lands, and the page is for whoever comes next.
  const whole = judged.length === due.length;
  const rest =
    documents.length === PAGE_DOCUMENTS ? { ...at, after: documents.at(-1)!.document_id, caughtUp: true as const } : null;
  if (whole && rest) ahead.begin(job.jobId, placeOf(rest.after), () => read(rest.after));
  return async (tx, now) => {
    const { spentUsd } = await landPage(parts, tx, namespace, judged, now, bulkOf(job));
    landings.landed(at.namespaceId);
    if (!whole) return { documents: 0, spentUsd, checkpoint };
    if (rest === null) await endBulk(tx, at.namespaceId, bulkOf(job), now);
    return { documents: documents.length, spentUsd, checkpoint: { ...checkpoint, at: rest } };
  };
}

/** What those who follow answers are told of as one change. */
function bulkOf({ jobId, judgment }: BackfillJob): Bulk {
  return { cause: "backfill", id: jobId, judgment: judgment! };
}

/** Where it has begun and not ended. */
function placesOf({ checkpoint }: BackfillJob): Place[] {
  return [...(checkpoint?.at ? [checkpoint.at] : []), ...(checkpoint?.heldBack ?? [])];
}

/** Whether contexts show what may change with the page before, which has not landed when they would be compiled ahead. */
function showsOthers({ definition: { context, options } }: ActiveJudgment): boolean {
  return context?.related !== undefined || context?.group !== undefined || (options !== undefined && !Array.isArray(options));
}

/** What was compiled is asked; nothing was, of engines, before this page's turn. */
async function ask(
  judge: JobParts["judge"],
  namespace: NamespaceIdentity,
  prepared: Prepared,
  signal: AbortSignal,
): Promise<Judged[]> {
  const asked = await Promise.all(prepared.batches.map((batch) => judge.ask(namespace, batch, "bulk", signal)));
  return [...prepared.settled, ...asked.flat()];
}

/** What a budget holds: of one namespace the job, under a prefix that namespace, which is put off. */
function putOff(job: BackfillJob, checkpoint: BackfillCheckpoint & { at: Place }, held: string): Progress<BackfillCheckpoint> {
  if (!isPrefix(job.namespace)) return { documents: 0, checkpoint, held };
  return { documents: 0, checkpoint: { ...checkpoint, at: null, heldBack: [...checkpoint.heldBack, checkpoint.at] } };
}

interface Found {
  /** Why a budget does not allow judging there now. */
  reason: string | null;
  namespace: NamespaceIdentity;
  judgment: ActiveJudgment;
  selection: Selection;
}

/** The job's judgment as somebody has it under its name, or what has become of it. */
function answering({ judgment: name, settings }: BackfillJob, found: Judgment | undefined): ActiveJudgment | { gone: string } {
  if (!found) return { gone: `The judgment "${name}" was deleted.` };
  if (found.judgmentId !== settings.judgmentId) return { gone: `"${name}" is another judgment by now.` };
  return isActive(found) ? found : { gone: `The judgment "${name}" was deactivated.` };
}

/** The namespace and the judgment as they are now, or what has become of them. */
async function find(
  parts: Pick<JobParts, "db" | "applicable" | "budgets" | "clock">,
  job: BackfillJob,
  { namespaceId, name: namespaceName }: Place,
): Promise<Found | { gone: string }> {
  const { db, applicable } = parts;
  const { settings, organizationId } = job;
  const place = { namespaceId, organizationId, name: namespaceName };
  const [namespace, judgments, reason] = await Promise.all([
    namespaceById(db, namespaceId),
    applicable.of(db, organizationId, namespaceName),
    heldBack(parts, place),
  ]);
  if (!namespace) return { gone: `The namespace "${namespaceName}" was deleted.` };
  const judgment = answering(job, judgments.get(job.judgment!));
  if ("gone" in judgment) return judgment;
  return { namespace, judgment, reason, selection: documentsIn(namespaceId, judgments, judgment.definition, settings.filters) };
}

/** Why a job that was held is so still: none of the namespaces that it has left may be judged in. */
async function stillHeld(parts: JobParts, job: BackfillJob): Promise<string | null> {
  let reason: string | null = null;
  for (const { namespaceId } of placesOf(job)) {
    const living = await namespaceById(parts.db, namespaceId);
    if (!living) return null;
    reason = await heldBack(parts, living);
    if (reason === null || !isPrefix(job.namespace)) return reason;
  }
  return reason;
}
