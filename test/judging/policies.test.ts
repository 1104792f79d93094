/** When a judgment is asked: after a debounce, or when a document is read. */
import { describe, expect, it } from "vitest";
import { readDocument } from "#src/queries/documents/read.ts";
import { ns, OwnModules, urgent } from "./own-modules.ts";

const its = new OwnModules();

describe("a judgment with a debounce", () => {
  const quiet = { ...urgent, freshness: { debounce_ms: 10_000, max_wait_ms: 25_000 } };
  const edit = (n: number) => its.write({ upsert: [{ id: "t-1", state: { n } }] });
  /** Resolves when catch-up has nothing to do at this moment. */
  async function atRest() {
    for (;;) {
      const rows = await its.fresh.database.query({
        text: "select 1 from wakeups where kind = 'judging' and (due_at <= $1 or lease_owner is not null)",
        values: [its.clock.now()],
      });
      if (rows.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  it("is asked when the document has not changed for that long, and says pending until then", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, quiet);
    for (let n = 0; n < 2; n++) {
      await edit(n);
      await atRest();
      await its.clock.advance(9_000);
      expect(await its.answer("t-1")).toEqual({ type: "bool", freshness: "pending" });
    }
    await its.clock.advance(1_000);
    await its.until("t-1", "fresh");
    expect(its.engine.requests.map(({ contextText }) => contextText)).toEqual(['{"document":{"attributes":{},"state":{"n":1}}}']);
  });

  it("is asked no later than max_wait_ms after the first change without an answer, even if changes continue or catch-up was down", async () => {
    await its.modules.judging.stop();
    its.modules = its.modulesOf([its.engine]);
    await its.modules.judgments.create(ns.organizationId, ns.name, quiet);
    for (let n = 0; n < 6; n++) {
      await edit(n);
      await its.clock.advance(4_000);
    }
    // 24 s after the first write, 4 s after the last.
    its.modules.judging.start();
    await atRest();
    expect(its.engine.requests).toHaveLength(0);
    await its.clock.advance(1_000);
    await its.until("t-1", "fresh");
    expect(its.engine.requests).toHaveLength(1);
  });

  it("is asked at once if a caller waits", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, quiet);
    await edit(0);
    await atRest();
    const { results } = await its.write({ patch: [{ id: "t-1", state: { n: 1 } }], wait_for: ["urgent"] });
    expect(results[0]!.answers.urgent).toMatchObject({ freshness: "fresh" });
    await its.clock.advance(60_000);
    await atRest();
    expect(its.engine.requests).toHaveLength(1);
  });

  it("is not asked if the document was changed and changed back", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, quiet);
    await its.write({ upsert: [{ id: "t-1", state: { n: 0 } }], wait_for: ["urgent"] });
    for (const n of [1, 2, 0]) {
      await edit(n);
      await atRest();
    }
    expect(await its.answer("t-1")).toMatchObject({ freshness: "fresh" });
    await its.clock.advance(60_000);
    await atRest();
    expect(its.engine.requests).toHaveLength(1);
  });
});

describe("a judgment with policy on_read", () => {
  it("is answered when a document is read, once per revision", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, { ...urgent, freshness: { policy: "on_read" } });
    await its.write({ upsert: [{ id: "t-1" }] });
    expect(its.engine.requests).toHaveLength(0);
    expect(await its.answer("t-1")).toMatchObject({ freshness: "fresh", p: 0.5 });
    await its.answer("t-1");
    expect(its.engine.requests).toHaveLength(1);
  });

  it("is asked once if several callers read at the same time, here and in another process", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, { ...urgent, freshness: { policy: "on_read" } });
    await its.write({ upsert: [{ id: "t-1" }] });
    const other = its.modulesOf([its.engine]);
    const reads = await Promise.all(
      [its.modules, its.modules, other, other].map(({ documents }) => readDocument(documents, ns, "t-1", { scope: null })),
    );
    expect(reads.map(({ answers }) => answers.urgent?.freshness)).toEqual(Array(4).fill("fresh"));
    expect(its.engine.requests).toHaveLength(1);
    await other.stopInteractive();
  });

  it("is not asked again at every read if the engine refused", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, { ...urgent, freshness: { policy: "on_read" } });
    await its.write({ upsert: [{ id: "t-1" }] });
    its.engine.answer = () => null;
    for (let n = 0; n < 3; n++) expect(await its.answer("t-1")).toMatchObject({ error: { code: "engine_refused" } });
    expect(its.engine.requests).toHaveLength(1);
  });
});
