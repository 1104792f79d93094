import { describe, expect, it } from "vitest";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { at, freshNamespace, refusal } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import type { TestEngine } from "#test/support/test-engine.ts";
import { documents, evaluations, eventsOf, jobWhen, judgment, write } from "./support/jobs.ts";

/** A number of a document, from its text, that two questions make different answers of. */
const numberOf = (text: string) => Number(/text (\d+)/.exec(text)![1]);

const version = (service: TestService, ns: string, name: string, body: object) =>
  service.request("POST", at(ns, "judgments", name, "versions"), { body });
const activate = (service: TestService, ns: string, name: string, body: object = { version: 2 }) =>
  service.request("POST", at(ns, "judgments", name, "activate"), { body });

describe("an activation of a version that differs", () => {
  it("waits for its report, which says how both versions answer the same documents, and is activated by confirming it", async () => {
    const service = await testService();
    const ns = freshNamespace();
    service.engine.answer = ({ question }, { contextText }) => {
      const n = numberOf(contextText);
      return { type: "bool", p: question === "Is it?" ? (n % 10) / 10 : (n % 5) / 5 };
    };
    await judgment(service, ns, "urgent", { thresholds: { page: 0.55, all: 0 } });
    await write(service, ns, documents(300));
    await version(service, ns, "urgent", { question: "Is it really?", type: "bool" });
    const { status, body: started } = await activate(service, ns, "urgent");
    expect(status).toBe(202);
    expect(started).toMatchObject({ type: "shadow", status: "awaiting_confirm", version: 2, report: null, judgment: "urgent" });
    expect(started.estimate).toMatchObject({ documents: 300, judgment_units: 300 });
    expect(await eventsOf(service, started.id)).toEqual(["job.awaiting_confirm"]);
    const job = await jobWhen(service, started.id, ({ report }) => report !== null);
    const ps = (of: (n: number) => number) => Array.from({ length: 300 }, (_, n) => of(n));
    const [before, after] = [ps((n) => (n % 10) / 10), ps((n) => (n % 5) / 5)];
    const side = (all: number[]) => ({
      type: "bool",
      mean: expect.closeTo(all.reduce((sum, p) => sum + p, 0) / 300, 9),
      histogram: Array.from({ length: 10 }, (_, bar) => ({
        lower: bar / 10,
        upper: (bar + 1) / 10,
        count: all.filter((p) => Math.min(9, Math.floor(p * 10)) === bar).length,
      })),
    });
    const flips = before.filter((p, n) => p >= 0.55 !== after[n]! >= 0.55).length;
    expect(job).toMatchObject({ status: "awaiting_confirm", progress: { documents_done: 300 }, spend_usd: 0.6 });
    expect(job.report).toEqual({
      documents: 300,
      current: side(before),
      candidate: side(after),
      threshold_flips: { page: flips, all: 0 },
      recompute: {
        documents: 300,
        tokens: job.estimate.tokens,
        judgment_units: 300,
        requests: 300,
        cost_usd: 0.6,
        duration_s: 4,
      },
    });
    const shadows = (await evaluations(service, ns)).filter(({ shadow }) => shadow);
    expect(shadows).toHaveLength(300);
    expect(new Set(shadows.map((one) => one.version))).toEqual(new Set([2]));
    const answer = async () => (await service.request("GET", at(ns, "documents", "d-000007"))).body.answers.urgent;
    expect(await answer()).toMatchObject({ p: 0.7, version: 1, freshness: "fresh" });
    const { body: confirmed } = await service.request("POST", `/jobs/${started.id}/confirm`);
    expect(confirmed).toMatchObject({ status: "done", report: job.report });
    expect(await answer()).toMatchObject({ p: 0.7, version: 1, freshness: "stale" });
    expect((await service.request("GET", at(ns, "judgments", "urgent"))).body.active_version).toBe(2);
    expect(await eventsOf(service, started.id, 2)).toEqual(["job.awaiting_confirm", "job.completed"]);
  });

  it("leaves all as it was when it is cancelled, and is refused while another waits", async () => {
    const service = await testService();
    const ns = freshNamespace();
    await judgment(service, ns, "urgent");
    await write(service, ns, documents(3));
    await version(service, ns, "urgent", { question: "Is it really?", type: "bool" });
    const { body: before } = await service.request("GET", at(ns, "judgments", "urgent"));
    const { body: job } = await activate(service, ns, "urgent");
    for (const force of [false, true]) {
      const refused = await activate(service, ns, "urgent", { version: 2, force });
      expect(refusal(refused)).toEqual({ status: 409, code: "conflict" });
      expect(refused.body.error.details).toEqual({ job_id: job.id });
    }
    expect((await service.request("POST", `/jobs/${job.id}/cancel`)).body).toMatchObject({ status: "cancelled" });
    expect((await service.request("GET", at(ns, "judgments", "urgent"))).body).toEqual(before);
    expect((await activate(service, ns, "urgent")).status).toBe(202);
  });

  it("waits for nobody any more once its judgment or its namespace is deleted", async () => {
    const service = await testService();
    for (const deleted of [["judgments", "urgent"], []]) {
      const ns = freshNamespace();
      await judgment(service, ns, "urgent");
      await write(service, ns, documents(3));
      await version(service, ns, "urgent", { question: "Is it really?", type: "bool" });
      const { body: started } = await activate(service, ns, "urgent");
      await jobWhen(service, started.id, ({ report }) => report !== null);
      expect((await service.request("DELETE", at(ns, ...deleted))).status).toBeLessThan(300);
      expect((await service.request("GET", `/jobs/${started.id}`)).body).toMatchObject({ status: "cancelled" });
      expect(await eventsOf(service, started.id, 2)).toEqual(["job.awaiting_confirm", "job.cancelled"]);
    }
  });

  it("confirms before its report is there", async () => {
    const service = await testService();
    const ns = freshNamespace();
    await judgment(service, ns, "urgent");
    await write(service, ns, documents(3));
    await version(service, ns, "urgent", { question: "Is it really?", type: "bool" });
    let open = () => {};
    service.engine.gate = new Promise((resolve) => {
      open = resolve;
    });
    const { body: job } = await activate(service, ns, "urgent");
    expect((await service.request("POST", `/jobs/${job.id}/confirm`)).body).toMatchObject({ status: "done", report: null });
    open();
    expect((await service.request("GET", at(ns, "judgments", "urgent"))).body.active_version).toBe(2);
  });

  it("reports on choices and scores, and asks the active version where it has no fresh answer", async () => {
    const service = await testService();
    const ns = freshNamespace();
    const answers: Record<string, (n: number) => RawAnswer> = {
      "What?": (n) => choice({ a: n % 2 ? 0.75 : 0.25, b: n % 2 ? 0.25 : 0.75, none_of_the_above: 0 }),
      "What then?": (n) => choice({ a: 0.5, none_of_the_above: n < 5 ? 0.5 : 0, b: n < 5 ? 0 : 0.5 }),
      "How much?": () => ({ type: "score", score: 1.25, dist: { "0": 0, "1": 0.75, "2": 0.25 } }),
      "How much then?": (n) => ({ type: "score", score: n % 2, dist: { "0": n % 2 ? 0 : 1, "1": n % 2, "2": 0 } }),
    };
    service.engine.answer = ({ question }, { contextText }) => answers[question]!(numberOf(contextText));
    const options = [{ value: "b" }, { value: "a" }];
    const criteria = ["low", "middle", "high"];
    await write(service, ns, documents(10));
    const manual = { freshness: { policy: "manual" } };
    await judgment(service, ns, "topic", { type: "choice", question: "What?", options, ...manual });
    await judgment(service, ns, "size", { type: "score", question: "How much?", criteria, ...manual });
    await version(service, ns, "topic", { type: "choice", question: "What then?", options });
    await version(service, ns, "size", { type: "score", question: "How much then?", criteria });
    const report = async (name: string) => {
      const { body } = await activate(service, ns, name);
      expect(body.estimate).toMatchObject({ documents: 10, judgment_units: 20 });
      return (await jobWhen(service, body.id, (job) => job.report !== null)).report;
    };
    const topic = await report("topic");
    expect(topic).toMatchObject({ documents: 10, threshold_flips: {} });
    expect(topic.current).toEqual({
      type: "choice",
      options: [
        { value: "b", share: 0.5, mean_mass: 0.5 },
        { value: "a", share: 0.5, mean_mass: 0.5 },
        { value: "none_of_the_above", share: 0, mean_mass: 0 },
      ],
      escape_rate: 0,
    });
    expect(topic.candidate).toMatchObject({
      escape_rate: 0,
      options: [{ value: "b", share: 0, mean_mass: 0.25 }, { share: 1 }, {}],
    });
    const size = await report("size");
    expect(size.current).toEqual({ type: "score", mean: 1.25, histogram: levels(0, 10, 0) });
    expect(size.candidate).toEqual({ type: "score", mean: 0.5, histogram: levels(5, 5, 0) });
    const { body } = await service.request("GET", at(ns, "documents", "d-000001"));
    expect(body.answers.topic).toMatchObject({ freshness: "unavailable" });
  });

  it("tries a template's version on documents of every namespace under it", async () => {
    const service = await testService();
    const root = freshNamespace();
    await judgment(service, `${root}/*`, "urgent", { freshness: { policy: "manual" } });
    for (const [name, count] of [
      ["a", 3],
      ["b", 4],
    ] as const)
      await write(service, `${root}/${name}`, documents(count));
    await version(service, `${root}/*`, "urgent", { question: "Is it really?", type: "bool" });
    const { body } = await activate(service, `${root}/*`, "urgent");
    expect(body.namespace).toBe(`${root}/*`);
    const { report } = await jobWhen(service, body.id, (job) => job.report !== null);
    expect(report).toMatchObject({ documents: 7, recompute: { documents: 7 } });
    expect((await service.request("POST", `/jobs/${body.id}/confirm`)).status).toBe(200);
    const { body: inherited } = await service.request("GET", at(`${root}/a`, "judgments", "urgent"));
    expect(inherited.active_version).toBe(2);
  });

  it("draws a thousand documents where there are more", async () => {
    const service = await testService();
    const ns = freshNamespace();
    await judgment(service, ns, "urgent", { freshness: { policy: "manual" } });
    await write(service, ns, documents(1_500));
    await version(service, ns, "urgent", { question: "Is it really?", type: "bool" });
    const { body } = await activate(service, ns, "urgent");
    const job = await jobWhen(service, body.id, ({ report }) => report !== null);
    expect(job).toMatchObject({
      progress: { documents_done: 1_000 },
      report: { documents: 1_000, recompute: { documents: 1_500 } },
    });
    expect(new Set((await evaluations(service, ns)).map(({ document_id }) => document_id)).size).toBe(1_000);
  });
});

function choice(dist: Record<string, number>): RawAnswer {
  const [value] = Object.entries(dist).reduce((best, one) => (one[1] > best[1] ? one : best));
  return { type: "choice", value, dist };
}

const levels = (...counts: number[]) => counts.map((count, level) => ({ level, count }));

describe("a page of a trial that is interrupted", () => {
  it("asks again only what was on its way, and reports what an undisturbed trial does", async () => {
    const service = await testService({ role: "api", drainMs: 0 });
    const ns = freshNamespace();
    await judgment(service, ns, "urgent", { freshness: { policy: "manual" }, thresholds: { page: 0.5 } });
    await service.request("POST", at(ns), { body: { upsert: documents(60) } });
    await version(service, ns, "urgent", { question: "Is it really?", type: "bool" });
    const { body: started } = await activate(service, ns, "urgent");
    await service.clock.advance(1_000);
    const first = await service.beside("worker");
    const answering: TestEngine["answer"] = ({ question }, { contextText }) => {
      const n = numberOf(contextText);
      return { type: "bool", p: question === "Is it?" ? (n % 10) / 10 : (n % 5) / 5 };
    };
    first.engine.answer = answering;
    // All by the active version, and of those by the version on trial some: the others are never answered.
    first.engine.limits.concurrency = 10;
    const asks = first.engine.evaluate.bind(first.engine);
    first.engine.evaluate = (requests, signal) => {
      if (first.engine.requests.length >= 80) first.engine.gate = new Promise(() => undefined);
      return asks(requests, signal);
    };
    await expect.poll(async () => (await evaluations(service, ns)).length, { timeout: 30_000 }).toBe(80);
    await expect.poll(() => first.engine.requests.length, { timeout: 30_000 }).toBe(90);
    await first.stop();
    const second = await service.beside("worker");
    second.engine.answer = answering;
    const job = await jobWhen(service, started.id, ({ report }) => report !== null);
    expect(second.engine.requests).toHaveLength(40);
    const logged = await evaluations(service, ns);
    expect(logged).toHaveLength(120);
    expect(new Set(logged.map((one) => `${one.document_id} ${one.version}`)).size).toBe(120);
    expect(job).toMatchObject({ progress: { documents_done: 60 }, spend_usd: 0.24 });
    const mean = (of: (n: number) => number) => Array.from({ length: 60 }, (_, n) => of(n)).reduce((sum, p) => sum + p, 0) / 60;
    expect(job.report).toMatchObject({
      documents: 60,
      current: {
        mean: expect.closeTo(
          mean((n) => (n % 10) / 10),
          9,
        ),
      },
      candidate: {
        mean: expect.closeTo(
          mean((n) => (n % 5) / 5),
          9,
        ),
      },
      recompute: { documents: 60, judgment_units: 60 },
    });
  });
});
