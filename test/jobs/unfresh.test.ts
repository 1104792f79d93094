/** Which documents of a page a job asks about. */
import { expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import { unfresh } from "#src/jobs/backfill/unfresh.ts";
import { type Deferral, defer } from "#src/judging/asking/deferrals.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { type LearnedReport, NOTHING_LEARNED } from "#src/judging/numbers/learned.ts";
import { readDocuments } from "#src/records/documents/documents.ts";
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
  await live.db.transaction((tx) => defer(tx, namespaceId, timed));
  const due = await unfresh(live.db, namespaceId, documents, judgments, 0);
  expect(due.map(({ document }) => document.document_id)).toEqual(["a"]);
});

it("leaves out answers of an older engine where its engine has learned nothing, and asks again where it has learned", async () => {
  const live = new Live((await freshDatabase()).database);
  await live.organization();
  Object.assign(live.engine, { settings: ["learn"], learn: () => Promise.reject(new Error("not here")) });
  const engine = { name: "test", learn: true };
  await live.judgment({ name: "urgent", type: "bool", question: "Is it urgent?", engine } as JudgmentCreate);
  await live.write({ upsert: ["a", "b"].map((id) => ({ id, state: { id } })) });
  await live.judge();
  live.engine.currentVersion = "test-2";
  const namespaceId = await live.namespaceId();
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
        select judgment_id, 1, 1, 'test', 'test-2', $1, 40, $2, $3 from judgments
        on conflict (judgment_id, version) do update set state = excluded.state, report = excluded.report`,
      values: [state, JSON.stringify(report), live.clock.now()],
    });
  expect(await due()).toBe(0);
  await learned(NOTHING_LEARNED, null);
  expect(await due()).toBe(0);
  await learned({ ...NOTHING_LEARNED, documents: 40 }, "x");
  expect(await due()).toBe(2);
});
