/**
 * `backfill`: judges documents that were there before their judgment, or that it did not answer. It goes through the documents in scope in the
 * order of their ids, under a template prefix through the namespaces in the order of their names, and judges what has no fresh answer.
 *
 * What is written after it has come to a namespace is catch-up's, where the judgment answers on write (`judging/caught-up.ts`). Under a prefix a
 * namespace whose budget is used up is put off, and the others go on; when only such are left the job is held until a budget allows more.
 */
import type { BackfillFilters } from "#generated/types.ts";
import type { Database } from "#src/db/database.ts";
import type { DocumentRow } from "#src/documents/documents.ts";
import { documentsIn, namespaceAfter } from "#src/estimates/scope.ts";
import { PAGE_DOCUMENTS } from "#src/judging/commits.ts";
import type { Due } from "#src/judging/due.ts";
import { type ActiveJudgment, isActive } from "#src/judgments/judgment.ts";
import { type NamespaceIdentity, namespaceById, namespaceIfLiving } from "#src/namespaces/namespaces.ts";
import type { Selection } from "#src/queries/selection.ts";
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

/** Documents, and those of them that are to be asked. */
interface ReadPage {
  documents: DocumentRow[];
  due: Due[];
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
  };
  return kind as unknown as JobKind;
}

/** Comes to the next namespace: one that was put off and may be tried again, else one that it has not been in. */
async function enter(
  { db }: Pick<JobParts, "db">,
  { organizationId, namespace: place }: BackfillJob,
  checkpoint: BackfillCheckpoint,
): Promise<Page> {
  const { heldBack, left, name } = checkpoint;
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
  const held = `The budgets of ${listed(heldBack.map((one) => one.name))} are used up.`;
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
    if (isPrefix(job.namespace)) return async () => ({ documents: 0, checkpoint: { ...checkpoint, at: null } });
    return async () => ({ documents: 0, ended: "failed", error: found.gone });
  }
  const { namespace, judgment, selection } = found;
  const reason = await heldBack(parts, namespace);
  if (reason !== null) return async () => putOff(job, checkpoint, reason);
  if (!(await caughtUp(parts, at.namespaceId, at.until, signal))) return { notBefore: parts.clock.now() };
  const read = async (after: string): Promise<ReadPage> => {
    const documents = await selection.after(db, after, PAGE_DOCUMENTS);
    return { documents, due: await unfresh(db, at.namespaceId, documents, [judgment], at.until) };
  };
  const placeOf = (after: string) => `${at.namespaceId} ${judgment.activeVersion} ${after}`;
  const { documents, due } = await ahead.take(job.jobId, placeOf(at.after), () => read(at.after));
  const judged = await judge.judge(namespace, due, "bulk", signal);
  const away = engineAway(judged);
  if (away !== null) return async () => ({ documents: 0, checkpoint, again: away });
  // What a stopping server cut short is not among the judged: the rest lands, and the page is for whoever comes next.
  const whole = judged.length === due.length;
  const rest = documents.length === PAGE_DOCUMENTS ? { ...at, after: documents.at(-1)!.document_id } : null;
  if (whole && rest) ahead.begin(job.jobId, placeOf(rest.after), () => read(rest.after));
  return async (tx, now) => {
    const { spentUsd } = await landPage(parts, tx, namespace, judged, now);
    landings.landed(at.namespaceId);
    if (!whole) return { documents: 0, spentUsd, checkpoint };
    return { documents: documents.length, spentUsd, checkpoint: { ...checkpoint, at: rest } };
  };
}

/** What a budget holds: of one namespace the job, under a prefix that namespace, which is put off. */
function putOff(job: BackfillJob, checkpoint: BackfillCheckpoint & { at: Place }, held: string): Progress<BackfillCheckpoint> {
  if (!isPrefix(job.namespace)) return { documents: 0, checkpoint, held };
  return { documents: 0, checkpoint: { ...checkpoint, at: null, heldBack: [...checkpoint.heldBack, checkpoint.at] } };
}

interface Found {
  namespace: NamespaceIdentity;
  judgment: ActiveJudgment;
  selection: Selection;
}

/** The namespace and the judgment as they are now, or what has become of them. */
async function find(
  { db, applicable }: { db: Database; applicable: JobParts["applicable"] },
  { judgment: name, settings }: BackfillJob,
  { namespaceId, name: namespaceName }: Place,
): Promise<Found | { gone: string }> {
  const namespace = await namespaceById(db, namespaceId);
  if (!namespace) return { gone: `The namespace "${namespaceName}" was deleted.` };
  const judgments = await applicable.of(db, namespace.organizationId, namespace.name);
  const judgment = judgments.get(name!);
  if (judgment?.judgmentId !== settings.judgmentId)
    return { gone: `The judgment "${name}" is no longer that of "${namespaceName}".` };
  if (!isActive(judgment)) return { gone: `The judgment "${name}" was deactivated.` };
  return { namespace, judgment, selection: documentsIn(namespaceId, judgments, judgment.definition, settings.filters) };
}

/** Why a job that was held is so still: none of the namespaces that it has left may be judged in. */
async function stillHeld(parts: JobParts, { checkpoint, namespace }: BackfillJob): Promise<string | null> {
  const places = [...(checkpoint?.at ? [checkpoint.at] : []), ...(checkpoint?.heldBack ?? [])];
  let reason: string | null = null;
  for (const { namespaceId } of places) {
    const living = await namespaceById(parts.db, namespaceId);
    if (!living) return null;
    reason = await heldBack(parts, living);
    if (reason === null || !isPrefix(namespace)) return reason;
  }
  return reason;
}
