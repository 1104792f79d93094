/** Another version is activated while an engine works on a question of the one before. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { wake } from "#src/foundation/queue/wakeups.ts";
import { deferReads } from "#src/records/answers/holds.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { documents, jobWhen, judgment, write } from "#test/jobs/support/jobs.ts";
import { testService } from "#test/support/service.ts";
import type { TestEngine } from "#test/support/test-engine.ts";
import { ns, OwnModules, urgent } from "./own-modules.ts";

/** Holds up what the engine was asked until now, and nothing that it is asked from now on. */
async function heldUp(engine: TestEngine, ask: () => Promise<unknown>): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  onTestFinished(() => gate.resolve());
  engine.gate = gate.promise;
  await ask();
  await vi.waitUntil(() => engine.requests.length > 0, { timeout: 30_000, interval: 5 });
  engine.gate = Promise.resolve();
  return gate.resolve;
}

describe("an answer of the version before", () => {
  const its = new OwnModules();
  const activate = async (version: number) => {
    await its.modules.judgments.activate(ns.organizationId, ns.name, "urgent", { version, force: true });
  };
  const stored = () => its.fresh.database.query({ text: "select version, outdated, error from answers" });
  const logged = async () =>
    (await its.fresh.database.query<{ version: number }>({ text: "select version from evaluations order by version" })).map(
      ({ version }) => version,
    );

  /** Catch-up asks the first version about a document. A reader gets the answer of the second one sooner. */
  async function overtaken(): Promise<() => void> {
    await its.modules.judgments.create(ns.organizationId, ns.name, { ...urgent, freshness: { policy: "on_read" } });
    await its.modules.judgments.createVersion(ns.organizationId, ns.name, "urgent", { type: "bool", question: "Truly?" });
    await its.write({ upsert: [{ id: "a", state: { n: 1 } }] });
    const release = await heldUp(its.engine, () =>
      its.fresh.database.transaction(async (tx) => {
        const [row] = await tx.query<{ id: number; judgment: string }>({
          text: "select namespace_id as id, judgment_id as judgment from namespaces, judgments",
        });
        const asked = { judgmentId: row!.judgment, version: 1, documentIds: ["a"] };
        await deferReads(tx, row!.id, asked, its.clock.now());
        await wake(tx, JUDGING, row!.id, its.clock.now());
      }),
    );
    await activate(2);
    expect(await its.answer("a")).toMatchObject({ freshness: "fresh", version: 2 });
    return release;
  }
  const landed = () => vi.waitUntil(async () => (await logged()).length === 2, { timeout: 30_000, interval: 5 });

  it("replaces none that the active version has given meanwhile, and is logged and billed", async () => {
    const release = await overtaken();
    release();
    await landed();
    expect(await logged()).toEqual([1, 2]);
    expect(await stored()).toEqual([{ version: 2, outdated: false, error: null }]);
    const billed = await its.fresh.database.query<{ units: number }>({
      text: "select sum(units)::integer as units from usage_lines",
    });
    expect(billed).toEqual([{ units: 2 }]);
    // What had waited has nothing left to do.
    await vi.waitUntil(async () => (await its.fresh.database.query({ text: "select 1 from deferred" })).length === 0, {
      timeout: 30_000,
      interval: 5,
    });
    expect(its.engine.requests).toHaveLength(2);
  });

  it("leaves no error beside the answer of the active version if the engine refused", async () => {
    const release = await overtaken();
    its.engine.answer = () => null;
    release();
    await landed();
    expect(await stored()).toEqual([{ version: 2, outdated: false, error: null }]);
  });
});

describe("a document that waited when another version was activated", () => {
  it("is judged by that version, though a backfill had left it to catch-up", async () => {
    const service = await testService();
    const place = freshNamespace();
    await judgment(service, place, "urgent", { freshness: { debounce_ms: 1_000 } });
    const release = await heldUp(service.engine, async () => {
      await write(service, place, documents(1));
      await service.clock.advance(1_000);
    });
    const own = at(place, "judgments", "urgent");
    await service.request("POST", `${own}/versions`, { body: { type: "bool", question: "Is it truly?" } });
    await service.request("POST", `${own}/activate`, { body: { version: 2, force: true } });
    const { body: job } = await service.request("POST", `${own}/backfill`, { body: { confirm: true } });
    await jobWhen(service, job.id, "done");
    release();
    const answer = async () => (await service.request("GET", at(place, "documents", "d-000000"))).body.answers.urgent;
    await expect.poll(answer, { timeout: 10_000 }).toMatchObject({ freshness: "fresh", version: 2 });
    expect(service.engine.requests).toHaveLength(2);
  });
});
