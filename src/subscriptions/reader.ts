/**
 * The reader of a namespace's sequence that keeps memberships. Each turn reads one state of the namespace, in a transaction that sees nothing
 * later, and writes what follows from it in another, fenced by the reader's place: of two that read the same turn one writes.
 *
 *   definitions changed ─▶ taken over: new ones walked, gone ones ended, resyncs begun
 *   commits after place ─▶ page: documents that changed, held against the subscriptions that their values find
 *   walks under way ─────▶ page of all documents, held against those that are walked (`walk.ts`)
 *
 * A document is looked at as it is in that state, not as it was after each commit, so nothing has to be kept of what was in between:
 * what became of a membership between two looks is one transition. A later commit of a document that a page has looked at is passed
 * again and changes nothing.
 */
import type { Transaction } from "#src/db/database.ts";
import { advance, type Place } from "#src/db/positions.ts";
import { readFields } from "#src/documents/documents.ts";
import { type CommitKind, nextPage, type Page } from "#src/judging/commits.ts";
import type { Applied } from "./applicable.ts";
import { takeOver } from "./definitions.ts";
import { lastCommits, type MemberRow, readMembersOf } from "./members-sql.ts";
import { type Seen, seen } from "./snapshot.ts";
import { inState, type ReaderParts, type State } from "./state.ts";
import { beginFollowing, readReader, readStates } from "./states-sql.ts";
import { apply, type Compared, transitionsOf } from "./transitions.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";
import { walkOn } from "./walk.ts";

/** Does what there is to do for a namespace's subscriptions. */
export async function followSubscriptions(parts: ReaderParts, namespaceId: number, signal: AbortSignal): Promise<null> {
  const { db } = parts;
  const first = await readReader(db, namespaceId);
  if (!first) return null;
  if (first.subscribedEpoch === null) await beginFollowing(db, namespaceId);
  while (!signal.aborted) {
    const moved = (await takeOver(parts, namespaceId)) || (await followPage(parts, namespaceId));
    const walked = await walkOn(parts, namespaceId);
    if (!moved && !walked) break;
  }
  return null;
}

/** Looks at the next documents that have changed; false where none have. */
async function followPage(parts: ReaderParts, namespaceId: number): Promise<boolean> {
  const found = await inState(parts, namespaceId, readPage);
  if (!found) return false;
  const { state, compared, to } = found;
  const at = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    await advance(tx, namespaceId, SUBSCRIPTIONS, state.stand, to);
    await apply(tx, state.namespace, compared, compared.flatMap(transitionsOf), at);
  });
  return true;
}

async function readPage(tx: Transaction, state: State): Promise<{ state: State; compared: Compared[]; to: Place } | undefined> {
  const { namespace, stand, applied, judgments } = state;
  const { namespaceId } = namespace;
  const page = await nextPage(tx, namespaceId, stand.place, "all");
  if (!page) return undefined;
  const fields = await readFields(tx, namespaceId, page.documentIds);
  const documents = await seen(tx, namespaceId, fields, [...judgments.values()]);
  const members = Map.groupBy(await readMembersOf(tx, namespaceId, page.documentIds), ({ documentId }) => documentId);
  // What is gone may have gone in a later commit than those of the page.
  const gone = page.documentIds.filter((id) => !documents.has(id) && members.has(id));
  const later = page.to.position < state.reader.sequence ? await lastCommits(tx, namespaceId, page.to.position, gone) : new Map();
  const compared = page.documentIds.flatMap((id) => {
    const document = documents.get(id) ?? null;
    const last = lastOf(page, id);
    const change = { ...last, sequence: Math.max(last.sequence, document?.changed ?? 0, later.get(id) ?? 0) };
    return compare(applied, id, document, members.get(id) ?? [], change);
  });
  const ids = [...new Set(compared.map(({ subscription }) => subscription.subscriptionId))];
  const states = new Map((await readStates(tx, namespaceId, ids)).map((row) => [row.subscriptionId, row]));
  return {
    state,
    to: page.to,
    compared: compared.flatMap((each) => {
      const row = states.get(each.subscription.subscriptionId);
      // One that has come or gone since definitions were taken over.
      if (!row || row.cause === "ended") return [];
      return [{ ...each, told: row.liveAt !== null || each.subscription.bulk === "deliver" }];
    }),
  };
}

interface LastChange {
  sequence: number;
  kind: CommitKind;
  /** Of the document's last commit before the last, in the page. */
  before: number | undefined;
}

function lastOf({ changes }: Page, id: string): LastChange {
  const all = changes.get(id)!;
  const { sequence, kind } = all.at(-1)!;
  const before = all.filter((change) => change.kind === "documents" && change.sequence < sequence).at(-1)?.sequence;
  return { sequence, kind, before };
}

/** A document against what it is a member of and what it matches. */
function compare(
  applied: Applied,
  documentId: string,
  document: Seen | null,
  members: readonly MemberRow[],
  { sequence, kind, before: lastRevision }: LastChange,
): Compared[] {
  const before = new Map(members.map((member) => [member.subscriptionId, member]));
  const matching = new Map((document ? applied.matching(document) : []).map((each) => [each.subscriptionId, each]));
  const cause = kind === "answers" ? "answer" : "write";
  return [...new Set([...before.keys(), ...matching.keys()])].sort().flatMap((id) => {
    const subscription = matching.get(id) ?? applied.get(id);
    if (!subscription) return [];
    const now = matching.has(id) ? document : null;
    const member = before.get(id);
    // A walk may have looked at a later state than this page does.
    const at = Math.max(sequence, member?.since ?? 0);
    return [{ documentId, subscription, before: member, now, document, sequence: at, cause, lastRevision, told: true }];
  });
}
