/**
 * `resync`: after a change of thresholds, finds the answers whose booleans are others now, of those that somebody's contexts show, and notes
 * them as if they had landed so: fan-out has their readers judged anew. On a template it goes through the namespaces below the prefix; one
 * that sets a threshold itself shows what it showed.
 *
 * A page reads while it holds the namespace: answers that land before it were told by either thresholds and are looked at here, those
 * that land after it are told by the new ones.
 */
import type { Thresholds } from "#generated/types.ts";
import type { Transaction } from "#src/db/database.ts";
import { rawAnswer, readAnswersAfter } from "#src/judging/answers.ts";
import { PAGE_DOCUMENTS } from "#src/judging/commits.ts";
import { shownAnswer } from "#src/judging/context/rendering.ts";
import { noteFlips } from "#src/judging/fanout/changed.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import { namespaceById, namespacesOf } from "#src/namespaces/namespaces.ts";
import { hold, holdAll, recordCommit } from "#src/namespaces/sequence.ts";
import { isPrefix } from "#src/templates/owners.ts";
import { wake } from "#src/work/wakeups.ts";
import type { Job, JobKind } from "../job.ts";
import type { JobParts } from "../parts.ts";

export interface ResyncSettings {
  judgmentId: string;
  before: Thresholds;
  after: Thresholds;
  /** The thresholds that have changed and that answers are cut by, for whom. */
  cuts: string[];
  readers: string[];
}

interface ResyncCheckpoint {
  namespaceId: number;
  /** The last document of it that has been looked at. */
  after: string;
}

export function resync({ db, applicable }: Pick<JobParts, "db" | "applicable">): JobKind {
  return {
    type: "resync",
    cannotBeCancelled: "What shows the former thresholds would stay as it is; set the thresholds again to go back.",
    view: ({ settings }) => {
      const { before, after, readers } = settings as unknown as ResyncSettings;
      return { resync: { thresholds_before: before, thresholds_after: after, readers } };
    },
    async page(given) {
      const job = given as unknown as Job<ResyncSettings, ResyncCheckpoint>;
      const { organizationId, namespace: place, settings, checkpoint } = job;
      const namespaceId = checkpoint?.namespaceId ?? (await namespacesOf(db, organizationId, place, 0, 1))[0];
      if (namespaceId === undefined) return async () => ({ documents: 0, ended: "done" });
      const namespace = await namespaceById(db, namespaceId);
      const judgment = namespace && (await applicable.of(db, organizationId, namespace.name)).get(job.judgment!);
      const own = judgment?.judgmentId === settings.judgmentId ? judgment : null;
      const set = own && isPrefix(place) ? own.overrides.thresholds : {};
      const cuts = own ? settings.cuts.filter((cut) => !Object.hasOwn(set, cut)) : [];
      const [next] = await namespacesOf(db, organizationId, place, namespaceId, 1);
      return async (tx, now) => {
        const from = checkpoint?.after ?? "";
        const ids = own && cuts.length > 0 ? await note(tx, namespaceId, own, { ...settings, cuts }, from, now) : [];
        const documents = ids.length;
        if (documents === PAGE_DOCUMENTS) return { documents, checkpoint: { namespaceId, after: ids.at(-1)! } };
        return next === undefined ? { documents, ended: "done" } : { documents, checkpoint: { namespaceId: next, after: "" } };
      };
    },
  };
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
