/** Which documents of a page a job asks about. */
import { expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import { unfresh } from "#src/jobs/backfill/unfresh.ts";
import { type Deferral, defer } from "#src/judging/asking/deferrals.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { type LearnedReport, NOTHING_LEARNED } from "#src/judging/numbers/learned.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import { readDocuments } from "#src/records/documents/documents.ts";
import { holdNamespace } from "#src/records/namespaces/sequence.ts";
import { Live, ORGANIZATION } from "#test/queries/live.ts";
import { freshDatabase } from "#test/support/database.ts";

it("leaves out documents that were deleted since their page was read, and asks about no later life of them", async () => {
  const live = new Live((await freshDatabase()).database);
  await live.organization();
  await live.judgment({ name: "urgent", type: "bool", question: "Is it urgent?", freshness: { policy: "manual" } });
  await live.write({ upsert: ["a", "b", "c"].map((id) => ({ id, state: { id } })) });
  const namespaceId = await live.namespaceId();
  const documents = await readDocuments(live.db, namespaceId, ["a", "b", "c"]);
  const judgments = [...(await live.modules.applicable.of(live.db, ORGANIZATION, live.name)).values()].filter(isActive);
  const due = async () =>
    (await unfresh(live.db, namespaceId, documents, judgments, 0)).map(({ document }) => document.document_id);
  expect((await due()).sort()).toEqual(["a", "b", "c"]);
  await live.write({ delete: ["a", "b"] });
  await live.write({ upsert: [{ id: "b", state: { id: "another" } }] });
  expect(await due()).toEqual(["c"]);
});

it("leaves out what waits to be judged, and not what only waits for a comparison", async () => {
  const live = new Live((await freshDatabase()).database);
  await live.organization();
  await live.judgment({ name: "urgent", type: "bool", question: "Is it urgent?", freshness: { policy: "manual" } });
  await live.write({ upsert: ["a", "b", "c"].map((id) => ({ id, state: { id } })) });
  const namespaceId = await live.namespaceId();
  const documents = await readDocuments(live.db, namespaceId, ["a", "b", "c"]);
  const judgments = [...(await live.modules.applicable.of(live.db, ORGANIZATION, live.name)).values()].filter(isActive);
  const { judgmentId } = judgments[0]!;
  const row = (documentId: string, reason: Deferral["reason"]) => ({ documentId, judgmentId, reason, revision: 0, mark: 1 });
  const waits = [row("a", "fanout"), row("b", "debounce"), row("c", "fanout"), row("c", "debounce")];
  const changedAt = live.clock.now();
  const timed = waits.map((one) => ({ ...one, changedAt, debounceMs: 0, maxWaitMs: 0 }));
  await live.db.transaction(async (tx) => {
    await holdNamespace(tx, namespaceId);
    await defer(tx, namespaceId, timed);
  });
  const due = await unfresh(live.db, namespaceId, documents, judgments, 0);
  expect(due.map(({ document }) => document.document_id)).toEqual(["a"]);
});

it.each([
  [0, "has tried with too few documents", NOTHING_LEARNED, null],
  [0, "has tried, and answers are no better", { ...NOTHING_LEARNED, documents: 40 }, null],
  [2, "has learned", { ...NOTHING_LEARNED, documents: 40 }, "x"],
])("asks again about %i of 2 answers of an older engine whose new version %s", async (asked, _, report, state) => {
  const { live, due, learned } = await learning();
  live.engine.currentVersion = "test-2";
  expect(await due()).toBe(0);
  await learned(report, state);
  expect(await due()).toBe(asked);
});

it("asks again about answers that use what is no longer in use", async () => {
  const { live, namespaceId, due, learned } = await learning();
  const text = "update answers set engine_version = 'test-1+1' where namespace_id = $1 and document_id = 'a'";
  await live.db.query({ text, values: [namespaceId] });
  live.engine.currentVersion = "test-2";
  await learned({ ...NOTHING_LEARNED, documents: 40 }, null);
  expect(await due()).toBe(1);
});

it("leaves out answers of a newer engine that has not learned again", async () => {
  const { live, namespaceId, due, learned } = await learning();
  live.engine.currentVersion = "test-2";
  await learned({ ...NOTHING_LEARNED, documents: 40 }, "x");
  live.engine.currentVersion = "test-3";
  expect(await due()).toBe(2);
  await live.clock.advance(1_000);
  await live.write({ upsert: [{ id: "a", state: { id: "changed" } }] });
  await live.judge();
  const stored = await readAnswers(live.db, namespaceId, ["a"]);
  expect(stored.map(({ engine_version }) => engine_version)).toEqual(["test-3"]);
  expect(await due()).toBe(1);
});

/** Answers of `test-1` to two documents, with a way to store what an engine learns as `test-2`. */
async function learning() {
  const live = new Live((await freshDatabase()).database);
  await live.organization();
  Object.assign(live.engine, { settings: ["learn"], learn: () => Promise.reject(new Error("not here")) });
  const engine = { name: "test", learn: true };
  await live.judgment({ name: "urgent", type: "bool", question: "Is it urgent?", engine } as JudgmentCreate);
  await live.write({ upsert: ["a", "b"].map((id) => ({ id, state: { id } })) });
  await live.judge();
  const namespaceId = await live.namespaceId();
  /** How many of them a job asks about. */
  const due = async () => {
    const applicable = new ApplicableJudgments();
    const judgments = [...(await applicable.of(live.db, ORGANIZATION, live.name)).values()].filter(isActive);
    const documents = await readDocuments(live.db, namespaceId, ["a", "b"]);
    return (await unfresh(live.db, namespaceId, documents, judgments, Number.MAX_SAFE_INTEGER)).length;
  };
  const learned = (report: LearnedReport, state: string | null) =>
    live.db.query({
      text: `
        insert into learned_fits (judgment_id, version, fit, engine, engine_version, state, labels, report, learned_at)
        select judgment_id, 1, 1, 'test', 'test-2', $1, 40, $2, $3 from judgments`,
      values: [state, JSON.stringify(report), live.clock.now()],
    });
  return { live, namespaceId, due, learned };
}
