/**
 * Finds outcomes whose context must be compiled again when they are stored. Several processes may judge one document at the same time. Each
 * goes by what it read: for example one for a waiting write, and one whose lease ended while it was stalled.
 *
 * **Invariant.** It holds after each transaction that stores answers, and after each step of a walk, in whatever order they commit:
 *
 * - Take an answer of the active version for the current revision that is not `outdated`. Its context is current, or the change is still on
 *   its way.
 * - A change is on its way if its commit has not been processed yet, or if it has a row in `changed_sources` or `fanouts`.
 * - The same holds for permanent failures, because nothing else would retry them.
 *
 * Both storing and outdating answers hold the namespace lock. The invariant also needs these rules:
 *
 * - A context reads the generation first. If the generation is still the same, no walk has ended since. The context has all changes from
 *   before its read, and later changes are still on their way. If the generation differs, the context is compiled again. Of two answers
 *   with the same generation either may be stored last.
 * - A context may show answers of its own document. They are compared with what is stored now. Such changes may be stored together with
 *   their dependents, and then no walk follows them (`seen` in `flips.ts`).
 * - A context may show a group. What it shows is compared with the group's current row. A merge that changes the row later adds it to
 *   `fanouts`, and the walk follows after this transaction. Answers for revisions in the merge waited for it, so the walk skips them
 *   (`since`).
 * - An answer is carried forward only while it is the one whose context was compared (`carryAnswers`). If another answer has replaced it,
 *   that one stays. The context is compiled again to find out whether that answer holds for the newer revision.
 * - An answer for an older revision or incarnation does not change what is stored for a newer one.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { type Deferral, deferAndWake } from "#src/judging/asking/deferrals.ts";
import type { Due } from "#src/judging/asking/due.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import type { JudgedContext } from "#src/judging/contexts/compile.ts";
import { shownOtherwise } from "#src/judging/contexts/group.ts";
import { shownAnswer } from "#src/judging/contexts/rendering.ts";
import { answerKey } from "#src/judging/contexts/sources.ts";
import { type AnswersChange, outdateAnswers, rawAnswer, readAnswers } from "#src/records/answers/answers.ts";
import { newMark } from "./outdate.ts";

type LandedAnswers = AnswersChange & { at: Date };
/** Includes permanent failures: another context could succeed. Temporary failures are compiled again with their retry. */
type Compiled = Extract<Judged, { kind: "answered" | "carried" | "failed" }> & { compiled: JudgedContext };

function isCompiled(one: Judged): one is Compiled {
  if (one.kind === "failed") return one.compiled !== null && one.failure.retryAfterMs === null;
  return one.kind === "answered" || one.kind === "carried";
}

/** The caller holds the namespace lock, so the generation cannot change. */
export async function recheck(
  tx: Transaction,
  landing: LandedAnswers & { fanoutGeneration: number },
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

/** Those that show answers of their own document that have changed. */
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

/** Those that show a group's row that has changed. */
async function showingOtherRows(tx: Transaction, compiled: readonly Compiled[]): Promise<Compiled[]> {
  const showing = compiled.flatMap((one) => one.compiled.group ?? []);
  if (showing.length === 0) return [];
  const changed = new Set(await shownOtherwise(tx, showing));
  return compiled.filter(({ compiled: { group } }) => group !== null && changed.has(group));
}

/**
 * Schedules those that could not be carried forward for compiling. If carrying was all that was to be done, they stay as they are.
 */
export async function compileAnew(tx: Transaction, landing: LandedAnswers, judged: readonly Judged[]): Promise<void> {
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
