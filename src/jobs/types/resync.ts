/**
 * `resync`: after a change of thresholds, finds the answers whose booleans are others now, of those that somebody's contexts show, and notes
 * them as if they had landed so: fan-out has their readers judged anew. On a template it goes through the namespaces below the prefix; one
 * that sets a threshold itself shows what it showed.
 *
 * Where a judgment begins or ceases to answer, all answers of those that read it are looked at instead (`rerender`), as if everything that they show
 * had changed: what is shown as it was is carried.
 *
 * A page reads while it holds the namespace: answers that land before it were told by either thresholds and are looked at here, those
 * that land after it are told by the new ones.
 */
import type { Estimate, Thresholds } from "#generated/types.ts";
import type { Transaction } from "#src/db/database.ts";
import { type DocumentRow, readDocuments } from "#src/documents/documents.ts";
import { resyncEstimate } from "#src/estimates/resync.ts";
import type { Json } from "#src/json.ts";
import { rawAnswer, readAnswersAfter } from "#src/judging/answers.ts";
import { PAGE_DOCUMENTS } from "#src/judging/commits.ts";
import { shownAnswer } from "#src/judging/context/rendering.ts";
import { noteFlips } from "#src/judging/fanout/changed.ts";
import { type Dependant, outdate } from "#src/judging/fanout/outdate.ts";
import { isActive, type Judgment } from "#src/judgments/judgment.ts";
import { judgmentAt } from "#src/judgments/lookup.ts";
import type { Rerendered } from "#src/judgments/resync.ts";
import { namespaceById, namespacesOf } from "#src/namespaces/namespaces.ts";
import { hold, holdAll, recordCommit } from "#src/namespaces/sequence.ts";
import { isPrefix } from "#src/templates/owners.ts";
import { wake } from "#src/work/wakeups.ts";
import type { Job, JobKind, Landing } from "../job.ts";
import type { JobParts } from "../parts.ts";

export interface ResyncSettings {
  judgmentId: string;
  before: Thresholds;
  after: Thresholds;
  /** The thresholds that have changed and that answers are cut by, for whom. */
  cuts: string[];
  readers: string[];
  /** All of whose answers are looked at, in place of those to the judgment. */
  rerender?: Rerendered[];
}

interface ResyncCheckpoint {
  namespaceId: number;
  /** The last document of it that has been looked at. */
  after: string;
  /** Which of `rerender`; the first where absent. */
  of?: number;
}

/** Namespaces that are passed over before others get their turn. */
const PASSED_AT_ONCE = 100;

export function resync(parts: JobParts): JobKind {
  const { db, applicable } = parts;
  return {
    type: "resync",
    cannotBeCancelled: "What shows the former thresholds would stay as it is; set the thresholds again to go back.",
    view: ({ settings }) => {
      const { before, after, readers } = settings as unknown as ResyncSettings;
      return { resync: { thresholds_before: before, thresholds_after: after, readers } };
    },
    async page(given) {
      const job = given as unknown as Job<ResyncSettings, ResyncCheckpoint>;
      if (job.settings.rerender) return rerenderPage({ db, applicable }, job, job.settings.rerender);
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

/** With its first page; what shows the thresholds is not kept waiting for want of an estimate. */
async function estimateOf(parts: JobParts, job: Job<ResyncSettings, ResyncCheckpoint>): Promise<Estimate | null> {
  const { organizationId, namespace, settings } = job;
  try {
    const judgment = await judgmentAt(parts.db, organizationId, namespace, job.judgment!);
    if (judgment?.judgmentId !== settings.judgmentId || !isActive(judgment)) return null;
    return await resyncEstimate(parts, { organizationId, namespace, judgment }, settings.readers);
  } catch (error) {
    parts.log.warn({ err: error, jobId: job.jobId }, "what a change of thresholds comes to could not be estimated");
    return null;
  }
}

/** Has the next answers of those that read looked at, wherever they are. */
async function rerenderPage(
  { db, applicable }: Pick<JobParts, "db" | "applicable">,
  { organizationId, checkpoint }: Job<ResyncSettings, ResyncCheckpoint>,
  judgments: readonly Rerendered[],
): Promise<Landing<Json>> {
  const of = checkpoint?.of ?? 0;
  const asked = judgments[of];
  if (!asked) return async () => ({ documents: 0, ended: "done" });
  const after = checkpoint?.after ?? "";
  const at = checkpoint?.namespaceId ?? 0;
  // The namespace that it is in, and those after it.
  const ids = await namespacesOf(db, organizationId, asked.owner, after === "" ? at : at - 1, PASSED_AT_ONCE);
  for (const namespaceId of ids) {
    const from = namespaceId === at ? after : "";
    const namespace = await namespaceById(db, namespaceId);
    const found = namespace && (await applicable.of(db, organizationId, namespace.name));
    const judgment = found?.get(asked.name);
    if (!found || judgment?.judgmentId !== asked.judgmentId || !isActive(judgment)) continue;
    const answers = await readAnswersAfter(db, namespaceId, asked.judgmentId, from, PAGE_DOCUMENTS);
    if (answers.length === 0) continue;
    const { activeVersion } = judgment;
    // What has only failed so far may be answered over what is shown now.
    const held = answers
      .filter(({ version, error, attempted_version }) => (error ? attempted_version : version) === activeVersion)
      .map(({ document_id }) => document_id);
    const documents = await readDocuments(db, namespaceId, held);
    const next = { of, namespaceId, after: answers.at(-1)!.document_id };
    return async (tx, now) => {
      const dependants = documents.map((row) => dependantOf(row, asked.judgmentId, now));
      await outdate(tx, namespaceId, found, dependants, now);
      return { documents: documents.length, checkpoint: next };
    };
  }
  const last = ids.length === PASSED_AT_ONCE ? ids.at(-1)! : null;
  const checkpointed = last === null ? { of: of + 1, namespaceId: 0, after: "" } : { of, namespaceId: last, after: "" };
  return async () => ({ documents: 0, checkpoint: checkpointed });
}

function dependantOf({ document_id, attributes, created_at }: DocumentRow, judgmentId: string, at: Date): Dependant {
  return { documentId: document_id, judgmentId, attributes, createdAt: created_at, firstAt: at, changedAt: at };
}

/** Notes what of the next answers is shown otherwise; answers whose they are. Nobody shows anything of a namespace that is not followed. */
async function note(
  tx: Transaction,
  namespaceId: number,
  { judgmentId, name: judgment, type }: Judgment,
  { before, after, cuts }: Pick<ResyncSettings, "before" | "after" | "cuts">,
  from: string,
  at: Date,
): Promise<string[]> {
  const held = (await holdAll(tx, [namespaceId], "wait")).get(namespaceId);
  if (!held?.followed) return [];
  const answers = await readAnswersAfter(tx, namespaceId, judgmentId, from, PAGE_DOCUMENTS);
  const flipped = answers.filter((stored) => {
    const raw = rawAnswer(type, stored);
    const cutBy = (cut: string, thresholds: Thresholds) => raw && shownAnswer({ judgment, cut }, { thresholds }, raw);
    return cuts.some((cut) => cutBy(cut, before) !== cutBy(cut, after));
  });
  if (flipped.length > 0) {
    const documentIds = flipped.map(({ document_id }) => document_id);
    const commit = (await hold(tx, namespaceId))!;
    const flips = documentIds.map((documentId) => ({ documentId, judgmentId, seen: false }));
    await noteFlips(tx, commit, flips);
    await recordCommit(tx, { ...commit, at, documentIds });
    await wake(tx, "judging", namespaceId, at);
  }
  return answers.map(({ document_id }) => document_id);
}
