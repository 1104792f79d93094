/**
 * What has to be compiled once more when it lands. Several processes may judge one document at once, each by what it read: one that waits for
 * its write, one whose claim has run out while it was held up. Whoever lands first or last, this holds after each landing, and after each
 * step of a walk:
 *
 *   An answer for the present revision by the active version that is not `outdated` is for the context of now, or what has changed since is
 *   still on its way to it: a commit that has not been followed, a row of `changed_sources` or of `fanouts`. The same holds for a failure for
 *   good, which nothing else would have tried again.
 *
 * It stays true because the namespace is held while answers land and while they are outdated, and because
 *
 * - a context reads the generation before anything else, so at the same generation no walk has ended since: what changed before it read is
 *   in it, and what changed after is still on its way. At another generation it is compiled once more. It does not matter which of two
 *   answers of the same generation lands last;
 * - what a context shows of its document's own answers is compared with what is stored then: such changes may land together with
 *   their readers, and are walked nowhere (`seen` in `flips.ts`);
 * - what it shows of a group is compared with the row as it is then: a merge that changes the row later puts it into `fanouts`, and is walked
 *   when the landing is over. Answers for revisions that came with a merge have waited for it, and are not walked for it (`since`);
 * - an answer is carried only while it is the one whose context was compared (`carryAnswers`). Where another has landed in its place, that one
 *   stands as it is, and whether it holds for the newer revision is found out by compiling anew;
 * - what was asked of an older revision changes nothing that is stored of a newer one, and of an older life neither.
 */
import type { Transaction } from "#src/db/database.ts";
import { type AnswersChange, outdateAnswers, rawAnswer, readAnswers } from "../answers.ts";
import type { JudgedContext } from "../context/compile.ts";
import { shownOtherwise } from "../context/group.ts";
import { shownAnswer } from "../context/rendering.ts";
import { answerKey } from "../context/sources.ts";
import { type Deferral, deferAndWake } from "../deferrals.ts";
import type { Due } from "../due.ts";
import type { Judged } from "../judged.ts";
import { newMark } from "./outdate.ts";

type Landing = AnswersChange & { at: Date };
/** A failure for good too: only another context may be answered. What failed for now is compiled anew with its retry. */
type Compiled = Extract<Judged, { kind: "answered" | "carried" | "failed" }> & { compiled: JudgedContext };

function isCompiled(one: Judged): one is Compiled {
  if (one.kind === "failed") return one.compiled !== null && one.failure.retryAfterMs === null;
  return one.kind === "answered" || one.kind === "carried";
}

/** The namespace is held, so its generation stays what it is. */
export async function recheck(
  tx: Transaction,
  landing: Landing & { fanoutGeneration: number },
  judged: readonly Judged[],
): Promise<void> {
  const compiled = judged.filter(isCompiled);
  const overlooked = new Set([
    ...compiled.filter(({ compiled: { generation } }) => generation !== null && generation !== landing.fanoutGeneration),
    ...(await showingOthers(tx, landing.namespaceId, compiled)),
    ...(await showingOtherRows(tx, compiled)),
  ]);
  if (overlooked.size === 0) return;
  const mark = newMark();
  const pairs = [...overlooked].map(({ due: { document, judgment } }) => ({
    documentId: document.document_id,
    judgmentId: judgment.judgmentId,
  }));
  await outdateAnswers(tx, landing, mark, pairs);
  await deferAndWake(
    tx,
    landing.namespaceId,
    [...overlooked]
      .filter(({ due }) => due.judgment.freshness.policy !== "on_read")
      .map(({ due }) => again(due, landing.at, mark)),
  );
}

/** Those that show other answers of their own document than it has now. */
async function showingOthers(tx: Transaction, namespaceId: number, compiled: readonly Compiled[]): Promise<Compiled[]> {
  const showing = compiled.filter(({ compiled: { own } }) => own.length > 0);
  if (showing.length === 0) return [];
  const rows = await readAnswers(tx, namespaceId, [...new Set(showing.map(({ due }) => due.document.document_id))]);
  const stored = new Map(rows.map((row) => [answerKey(row.document_id, row.judgment_id), row]));
  return showing.filter(({ due: { document }, compiled: { own } }) =>
    own.some(({ judgment, shown, value }) => {
      const row = stored.get(answerKey(document.document_id, judgment.judgmentId));
      const raw = row?.incarnation === document.incarnation ? rawAnswer(judgment.type, row) : undefined;
      return (raw && shownAnswer(shown, judgment, raw)) !== value;
    }),
  );
}

/** Those that show a group's row otherwise than it is now. */
async function showingOtherRows(tx: Transaction, compiled: readonly Compiled[]): Promise<Compiled[]> {
  const showing = compiled.flatMap((one) => one.compiled.group ?? []);
  if (showing.length === 0) return [];
  const changed = new Set(await shownOtherwise(tx, showing));
  return compiled.filter(({ compiled: { group } }) => group !== null && changed.has(group));
}

/** Has compiled anew what was to be carried; where that was all that was to be done, it is left as it is. */
export async function compileAnew(tx: Transaction, landing: Landing, judged: readonly Judged[]): Promise<void> {
  const deferrals = judged.flatMap(({ due }) => {
    if (due.otherwise !== undefined) return due.otherwise ?? [];
    return again(due, landing.at, newMark());
  });
  await deferAndWake(tx, landing.namespaceId, deferrals);
}

function again({ document, judgment }: Due, changedAt: Date, mark: number): Deferral {
  const { document_id: documentId } = document;
  const { judgmentId } = judgment;
  return { documentId, judgmentId, reason: "fanout", revision: 0, changedAt, debounceMs: 0, maxWaitMs: 0, mark };
}
