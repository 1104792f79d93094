/**
 * `resync`: after a change of thresholds, finds the shown answers whose booleans have changed. It records them like new answers,
 * so the fan-out judges the dependent documents again. For a template, it processes the namespaces below the prefix. A namespace
 * with its own threshold shows what it showed before.
 *
 * If a judgment starts or stops answering, or a group replaces another, all answers of the judgments that read it are checked
 * (`rerender`), as if everything they show had changed. Answers with unchanged contexts are reused. Answers that are on their way
 * are found when they are stored: their contexts are of an older generation of the namespace (`src/judging/fanout/recheck.ts`).
 *
 * A group that is not built yet cannot be compared with. So the job goes through all answers twice:
 *
 * 1. It marks those in namespaces where the group is not built. They are `stale` from then on, and nothing else is done with them. If they
 *    were due, each of them would be read and written again and again until the group is built. With policy `on_read`, each read tries to
 *    compare. It answers at once and leaves nothing to catch-up (`src/judging/landing/for-later.ts`).
 * 2. It checks all of them. Where the group is not built yet, it waits.
 *
 * A page reads under the namespace's lock. Answers persisted before it were cut by either thresholds, and are checked here.
 * Answers persisted after it are cut by the new ones.
 */

import type { Estimate, Thresholds } from "#generated/types.ts";
import type { Database, Session, Transaction } from "#src/foundation/db/database.ts";
import type { Job, JobKind, NotBefore, PageWrite } from "#src/foundation/jobs/job.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import { resyncEstimate } from "#src/jobs/estimates/resync.ts";
import { isBuilt } from "#src/jobs/groups/is-built.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { PAGE_DOCUMENTS } from "#src/judging/asking/commits.ts";
import { shownAnswer } from "#src/judging/contexts/rendering.ts";
import { type DependentPlace, dependentsAfter } from "#src/judging/definitions/dependent-judgments.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { judgmentAt } from "#src/judging/definitions/lookup.ts";
import { type Dependant, outdate, outdateOnly } from "#src/judging/fanout/outdate.ts";
import type { Rerendering } from "#src/judging/lifecycle/resync.ts";
import { rawAnswer, readAnswersAfter } from "#src/records/answers/answers.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import { type DocumentFields, readFields } from "#src/records/documents/documents.ts";
import { namespaceById, namespacesOf } from "#src/records/namespaces/namespaces.ts";
import { lockAll, lockNamespace, recordCommit } from "#src/records/namespaces/sequence.ts";
import { noteFlips } from "#src/records/shown/changed.ts";
import { raiseGeneration } from "#src/records/shown/followed.ts";
import { isPrefix } from "#src/records/templates/owners.ts";

export interface ResyncSettings extends Partial<Rerendering> {
  /** Null if a group changed. */
  judgmentId: string | null;
  before: Thresholds;
  after: Thresholds;
  /** The changed thresholds that cut answers, with their readers. */
  cuts: string[];
  readers: string[];
}

interface ResyncCheckpoint {
  namespaceId: number;
  /** The last document in the namespace that was checked. */
  after: string;
  /** Of the judgments whose answers are all checked, those at hand. Absent: those in the settings. */
  judgments?: readonly DependentPlace[];
  /** The index among them; the first if absent. */
  of?: number;
  /** All answers that show the replaced group are marked, and are now being checked. */
  marked?: true;
}

/** Namespaces and judgments that are skipped before other jobs get their turn. */
const PASSED_AT_ONCE = 100;
/** How often to check whether a group is built. */
const LOOK_AGAIN_MS = 2_000;
/** How many judgments are at hand after those in the settings. */
const JUDGMENTS_AT_ONCE = 100;

export function resync(parts: JobParts): JobKind {
  const { db, applicable } = parts;
  return {
    type: "resync",
    cannotBeCancelled:
      "A resync cannot be cancelled, because some answers would keep the former thresholds. To go back, set the thresholds again.",
    view: ({ settings }) => {
      const { before, after, readers } = settings as unknown as ResyncSettings;
      return { resync: { thresholds_before: before, thresholds_after: after, readers } };
    },
    async page(given) {
      const job = given as unknown as Job<ResyncSettings, ResyncCheckpoint>;
      if (job.settings.rerender) return (await rerenderPage(parts, job)) as unknown as PageWrite<Json> | NotBefore;
      const { organizationId, namespace: place, settings, checkpoint } = job;
      const namespaceId = checkpoint?.namespaceId ?? (await namespacesOf(db, organizationId, place, 0, 1))[0];
      if (namespaceId === undefined) return async () => ({ documents: 0, ended: "done" });
      const namespace = await namespaceById(db, namespaceId);
      const judgment = namespace && (await applicable.of(db, organizationId, namespace.name)).get(job.judgment!);
      const own = judgment?.judgmentId === settings.judgmentId ? judgment : null;
      const set = own && isPrefix(place) ? own.overrides.thresholds : {};
      const cuts = own ? settings.cuts.filter((cut) => !Object.hasOwn(set, cut)) : [];
      const [next] = await namespacesOf(db, organizationId, place, namespaceId, 1);
      const estimated = checkpoint === null ? await estimateOf(parts, job) : null;
      return async (tx, now) => {
        const from = checkpoint?.after ?? "";
        const ids = own && cuts.length > 0 ? await note(tx, namespaceId, own, { ...settings, cuts }, from, now) : [];
        const did = { documents: ids.length, ...(estimated ? { estimate: estimated } : {}) };
        if (ids.length === PAGE_DOCUMENTS) return { ...did, checkpoint: { namespaceId, after: ids.at(-1)! } };
        return next === undefined ? { ...did, ended: "done" } : { ...did, checkpoint: { namespaceId: next, after: "" } };
      };
    },
  };
}

/** The estimate is made with the first page, so that dependent documents do not wait for it. */
async function estimateOf(parts: JobParts, job: Job<ResyncSettings, ResyncCheckpoint>): Promise<Estimate | null> {
  const { organizationId, namespace, settings } = job;
  try {
    const judgment = await judgmentAt(parts.db, organizationId, namespace, job.judgment!);
    if (judgment?.judgmentId !== settings.judgmentId || !isActive(judgment)) return null;
    return await resyncEstimate(parts, { organizationId, namespace, judgment }, settings.readers);
  } catch (error) {
    parts.log.warn({ err: error, jobId: job.jobId }, "The effect of a change of thresholds could not be estimated.");
    return null;
  }
}

/** Checks the next answers of dependent judgments, wherever they are. */
async function rerenderPage(
  parts: JobParts,
  { organizationId, settings, checkpoint }: Job<ResyncSettings, ResyncCheckpoint>,
): Promise<PageWrite<ResyncCheckpoint> | NotBefore> {
  const { db, applicable, clock } = parts;
  const judgments = checkpoint?.judgments ?? settings.rerender!;
  const marked = checkpoint?.marked ? { marked: checkpoint.marked } : {};
  const listed = { ...marked, ...(checkpoint?.judgments ? { judgments: checkpoint.judgments } : {}) };
  const marks = settings.group !== undefined && !checkpoint?.marked;
  let { of = 0, namespaceId: at = 0, after = "" } = checkpoint ?? {};
  for (let passed = 0; passed < PASSED_AT_ONCE; ) {
    const asked = judgments[of];
    if (!asked) return othersPage({ db }, organizationId, settings, checkpoint);
    const left = PASSED_AT_ONCE - passed;
    // The namespace in progress, and those after it.
    const ids = await namespacesOf(db, organizationId, asked.owner, after === "" ? at : at - 1, left);
    for (const [index, namespaceId] of ids.entries()) {
      const namespace = await namespaceById(db, namespaceId);
      const found = namespace && (await applicable.of(db, organizationId, namespace.name));
      const judgment = found?.get(asked.name);
      if (!found || judgment?.judgmentId !== asked.judgmentId || !isActive(judgment)) continue;
      const built = settings.group === undefined || (await isBuilt(parts, namespaceId, settings.group));
      if (marks && built) continue;
      if (!marks && !built) {
        // The others are done.
        if (index > 0)
          return async () => ({ documents: 0, checkpoint: { ...listed, of, namespaceId: ids[index - 1]!, after: "" } });
        return { notBefore: new Date(clock.now().getTime() + LOOK_AGAIN_MS) };
      }
      const from = namespaceId === at ? after : "";
      if (from === "" && (await hasNoAnswers(db, namespaceId, asked.judgmentId))) continue;
      const write = checkAnswers(found, judgment, { namespaceId, from, marks });
      return async (tx, now) => {
        const { documents, to } = await write(tx, now);
        return { documents, checkpoint: { ...listed, of, namespaceId, after: to } };
      };
    }
    passed += Math.max(ids.length, 1);
    after = "";
    if (ids.length === left) at = ids.at(-1)!;
    else [of, at] = [of + 1, 0];
  }
  const passedOver = { ...listed, of, namespaceId: at, after };
  return async () => ({ documents: 0, checkpoint: passedOver });
}

/** Takes the next judgments that are not in the settings. */
async function othersPage(
  { db }: Pick<JobParts, "db">,
  organizationId: string,
  { others, group }: ResyncSettings,
  checkpoint: ResyncCheckpoint | null,
): Promise<PageWrite<ResyncCheckpoint>> {
  const after = checkpoint?.judgments?.at(-1)?.judgmentId ?? others?.after;
  const next = others ? await dependentsAfter(db, organizationId, others, after!, JUDGMENTS_AT_ONCE) : [];
  const marked = checkpoint?.marked || group === undefined;
  if (next.length === 0 && marked) return async () => ({ documents: 0, ended: "done" });
  const start = { of: 0, namespaceId: 0, after: "" };
  if (next.length === 0) return async () => ({ documents: 0, checkpoint: { ...start, marked: true } });
  const listed = { judgments: next, ...(checkpoint?.marked ? { marked: checkpoint.marked } : {}) };
  return async () => ({ documents: 0, checkpoint: { ...start, ...listed } });
}

/**
 * Whether a namespace has no answers to a judgment to be checked. Then its generation is raised for those that are under way. This has its
 * own transaction, so that a page holds the lock of one namespace at a time. If the page fails, it is raised again.
 */
async function hasNoAnswers(db: Database, namespaceId: number, judgmentId: string): Promise<boolean> {
  const first = (session: Session) => readAnswersAfter(session, namespaceId, judgmentId, "", 1);
  if ((await first(db)).length > 0) return false;
  return db.transaction(async (tx) => {
    await raiseGeneration(tx, namespaceId);
    return (await first(tx)).length === 0;
  });
}

/** Checks or marks the next answers to a judgment in a namespace. `to` is the last document if there may be more, else empty. */
function checkAnswers(
  judgments: ReadonlyMap<string, Judgment>,
  { judgmentId, activeVersion }: Judgment,
  { namespaceId, from, marks }: { namespaceId: number; from: string; marks: boolean },
): (tx: Transaction, now: Date) => Promise<{ documents: number; to: string }> {
  return async (tx, now) => {
    // An answer that is being asked for may not be stored yet. Its context may show what was shown before, and is compiled again.
    if (from === "") await raiseGeneration(tx, namespaceId);
    const answers = await readAnswersAfter(tx, namespaceId, judgmentId, from, PAGE_DOCUMENTS);
    // A document that has only failed so far may get an answer with what is shown now.
    const held = answers
      .filter(({ version, error, attempted_version }) => (error ? attempted_version : version) === activeVersion)
      .map(({ document_id }) => document_id);
    const documents = held.length === 0 ? [] : await readFields(tx, namespaceId, held);
    const dependants = documents.map((row) => dependantOf(row, judgmentId, now));
    await (marks ? outdateOnly : outdate)(tx, namespaceId, judgments, dependants, now);
    return { documents: marks ? 0 : documents.length, to: answers.length === PAGE_DOCUMENTS ? answers.at(-1)!.document_id : "" };
  };
}

function dependantOf({ document_id, attributes, created_at }: DocumentFields, judgmentId: string, at: Date): Dependant {
  return { documentId: document_id, judgmentId, attributes, createdAt: created_at, firstAt: at, changedAt: at };
}

/**
 * Records the next answers that are shown differently. Returns their documents. If the namespace is not followed, nothing of it
 * is shown.
 */
async function note(
  tx: Transaction,
  namespaceId: number,
  { judgmentId, name: judgment, type }: Judgment,
  { before, after, cuts }: Pick<ResyncSettings, "before" | "after" | "cuts">,
  from: string,
  at: Date,
): Promise<string[]> {
  const held = (await lockAll(tx, [namespaceId], "wait")).get(namespaceId);
  if (!held?.followed) return [];
  const answers = await readAnswersAfter(tx, namespaceId, judgmentId, from, PAGE_DOCUMENTS);
  const flipped = answers.filter((stored) => {
    const raw = rawAnswer(type, stored);
    const cutBy = (cut: string, thresholds: Thresholds) => raw && shownAnswer({ judgment, cut }, { thresholds }, raw);
    return cuts.some((cut) => cutBy(cut, before) !== cutBy(cut, after));
  });
  if (flipped.length > 0) {
    const documentIds = flipped.map(({ document_id }) => document_id);
    const commit = (await lockNamespace(tx, namespaceId))!;
    const flips = documentIds.map((documentId) => ({ documentId, judgmentId, seen: false }));
    await noteFlips(tx, commit, flips);
    await recordCommit(tx, { ...commit, at, documentIds });
    await wake(tx, JUDGING, namespaceId, at);
  }
  return answers.map(({ document_id }) => document_id);
}
