/** Another version is activated while an engine works on a question of the one before. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { documents, jobWhen, judgment, write } from "#test/jobs/support/jobs.ts";
import { testService } from "#test/support/service.ts";
import type { TestEngine } from "#test/support/test-engine.ts";

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
