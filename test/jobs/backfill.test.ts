import { describe, expect, it } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { testService } from "#test/support/service.ts";
import { documents, evaluations, eventsOf, jobWhen, judgment, write } from "./support/jobs.ts";

const start = (ns: string, body: object = {}) =>
  ["POST", at(ns, "judgments", "urgent", "backfill"), { body: { confirm: true, ...body } }] as const;

describe("a backfill", { timeout: 60_000 }, () => {
  it("judges what was written before its judgment, once, and counts it to the unit", async () => {
    const service = await testService();
    const ns = freshNamespace();
    await write(
      service,
      ns,
      documents(600, (n) => ({ attributes: { even: n % 2 === 0 } })),
    );
    await judgment(service, ns, "urgent", { applies_to: { "attributes.even": true } });
    const { status, body: started } = await service.request(...start(ns));
    expect(status).toBe(202);
    expect(started).toMatchObject({
      type: "backfill",
      status: "running",
      namespace: ns,
      judgment: "urgent",
      estimate: { documents: 300 },
    });
    const job = await jobWhen(service, started.id, "done");
    expect(job).toMatchObject({ progress: { documents_done: 300 }, estimated_completion_at: null, error: null });
    const done = await evaluations(service, ns);
    expect(new Set(done.map(({ document_id }) => document_id)).size).toBe(300);
    expect(done).toHaveLength(300);
    expect(job.estimate).toMatchObject({ documents: 300, judgment_units: 300 });
    expect(job.spend_usd).toBeCloseTo(job.estimate.cost_usd, 9);
    expect(await eventsOf(service, started.id)).toEqual(["job.completed"]);
    const { body: again } = await service.request(...start(ns));
    expect(await jobWhen(service, again.id, "done")).toMatchObject({ spend_usd: 0, progress: { documents_done: 300 } });
    expect(await evaluations(service, ns)).toHaveLength(300);
  });

  it("covers what its filters hold for: an object, or a filter", async () => {
    const service = await testService();
    const ns = freshNamespace();
    await write(
      service,
      ns,
      documents(20, (n) => ({ attributes: { n, open: n % 4 === 0 } })),
    );
    await judgment(service, ns, "urgent");
    const { body: one } = await service.request(...start(ns, { filters: { "attributes.open": true } }));
    expect(await jobWhen(service, one.id, "done")).toMatchObject({ progress: { documents_done: 5 } });
    const filters = [
      "Or",
      [
        ["attributes.n", "Lt", 10],
        ["answers.urgent.freshness", "Eq", "fresh"],
      ],
    ];
    const { body: two } = await service.request(...start(ns, { filters }));
    // 10 below 10, and 12 and 16 beyond, which are fresh.
    expect(await jobWhen(service, two.id, "done")).toMatchObject({
      progress: { documents_done: 12 },
      estimate: { documents: 12 },
    });
    expect(await evaluations(service, ns)).toHaveLength(5 + 7);
  });

  it("on a template prefix covers every namespace under it that inherits the judgment", async () => {
    const service = await testService();
    const root = freshNamespace();
    for (const [name, count] of [
      ["a", 300],
      ["b", 1],
      ["own", 7],
      ["c/d", 12],
    ] as const) {
      await write(service, `${root}/${name}`, documents(count));
    }
    await judgment(service, `${root}/own`, "urgent");
    await judgment(service, `${root}/*`, "urgent");
    const { body: started } = await service.request(...start(`${root}/*`));
    expect(started).toMatchObject({ namespace: `${root}/*`, estimate: { documents: 313 } });
    expect(await jobWhen(service, started.id, "done")).toMatchObject({ progress: { documents_done: 313 } });
    expect(await evaluations(service, `${root}/own`)).toHaveLength(0);
    expect(await evaluations(service, `${root}/c/d`)).toHaveLength(12);
  });

  it("on a template prefix ends with what becomes of the judgment: there or in a namespace", async () => {
    const service = await testService({ role: "api" });
    const root = freshNamespace();
    const upsert = documents(300);
    for (const name of ["a", "b"]) await service.request("POST", at(`${root}/${name}`), { body: { upsert } });
    await judgment(service, `${root}/*`, "urgent", { freshness: { policy: "manual" } });
    const { body: one } = await service.request(...start(`${root}/*`));
    await service.request("POST", at(`${root}/*`, "judgments", "urgent", "deactivate"));
    const worker = await service.beside("worker");
    expect(await jobWhen(service, one.id, "failed")).toMatchObject({ error: 'The judgment "urgent" was deactivated.' });

    await service.request("POST", at(`${root}/*`, "judgments", "urgent", "activate"), { body: { version: 1 } });
    let open = () => {};
    worker.engine.gate = new Promise((resolve) => (open = resolve));
    const { body: two } = await service.request(...start(`${root}/*`));
    await expect.poll(() => worker.engine.requests.length, { timeout: 30_000 }).toBeGreaterThan(0);
    // While the first page is under way its namespace comes to have another of the name.
    await judgment(service, `${root}/a`, "urgent", { freshness: { policy: "manual" } });
    open();
    expect(await jobWhen(service, two.id, "done")).toMatchObject({ progress: { documents_done: 256 + 300 } });
    const ended = await service.fresh.database.query({
      text: `
        select n.name from commits c join namespaces n on n.namespace_id = c.namespace_id
        where c.bulk ->> 'id' = $1 and (c.bulk ->> 'ends')::boolean order by n.name`,
      values: [two.id],
    });
    expect(ended).toEqual([{ name: `${root}/a` }, { name: `${root}/b` }]);
  });

  it("pauses with what engines have been asked, and resumes where it was", async () => {
    const service = await testService();
    const ns = freshNamespace();
    await write(service, ns, documents(600));
    await judgment(service, ns, "urgent");
    let open = () => {};
    service.engine.gate = new Promise((resolve) => (open = resolve));
    const { body: started } = await service.request(...start(ns));
    const act = (action: string) => service.request("POST", `/jobs/${started.id}/${action}`);
    await expect.poll(() => service.engine.requests.length, { timeout: 30_000 }).toBeGreaterThan(0);
    expect((await act("pause")).body).toMatchObject({ status: "paused", progress: { documents_done: 0 } });
    open();
    const asked = service.engine.limits.concurrency;
    const held = await jobWhen(service, started.id, ({ progress }) => progress.documents_done === asked);
    expect(held).toMatchObject({ status: "paused", error: null });
    expect(await evaluations(service, ns)).toHaveLength(asked);
    expect((await act("resume")).body).toMatchObject({ status: "running" });
    expect(await jobWhen(service, started.id, "done")).toMatchObject({ progress: { documents_done: 600 } });
    expect(await evaluations(service, ns)).toHaveLength(600);
    expect(service.engine.requests).toHaveLength(600);
    expect(await eventsOf(service, started.id, 2)).toEqual(["job.paused", "job.completed"]);
  });

  it("tries again what the engine could not answer for now, and fails in the end with its reason", async () => {
    const service = await testService();
    const ns = freshNamespace();
    await write(service, ns, documents(10));
    await judgment(service, ns, "urgent");
    const failure = { code: "overloaded", message: "The engine is asleep.", retryable: true } as const;
    let asked = 0;
    service.engine.instead = () => (++asked <= 20 ? { ok: false, failure } : null);
    const { body: one } = await service.request(...start(ns));
    const moving = setInterval(() => void service.clock.advance(301_000), 30);
    const job = await jobWhen(service, one.id, "done");
    expect(job).toMatchObject({ progress: { documents_done: 10 }, error: null });
    // Every attempt is logged: twice all of them failed.
    expect(await evaluations(service, ns)).toHaveLength(30);
    await judgment(service, ns, "other");
    service.engine.instead = () => ({ ok: false, failure });
    const { body: two } = await service.request("POST", at(ns, "judgments", "other", "backfill"), { body: { confirm: true } });
    const failed = await jobWhen(service, two.id, "failed");
    clearInterval(moving);
    expect(failed).toMatchObject({
      error: "The engine is overloaded and accepts no more requests now.",
      progress: { documents_done: 0 },
      spend_usd: 0,
    });
    expect(await eventsOf(service, two.id)).toEqual(["job.failed"]);
  }, 60_000);
});
