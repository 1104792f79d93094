/** Thresholds tried before they are set. */
import { describe, expect, it } from "vitest";
import type { Thresholds } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { documents, evaluations, eventsOf, jobWhen, judgment, write } from "#test/jobs/support/jobs.ts";
import { jobRow } from "#test/jobs/support/rows.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["discovery_simulate"]);

const simulate = (ns: string, name: string, thresholds: object, more: object = {}) =>
  api.post(at(ns, "judgments", name, "simulate"), { thresholds, ...more });

async function simulated(ns: string, name: string, thresholds: Thresholds, more: object = {}) {
  const { status, body } = await simulate(ns, name, thresholds, more);
  expect({ status, body }).toMatchObject({ status: 202 });
  return (await jobWhen(api.service, body.id, "done")).simulation;
}

/** Answers a document by the number in its text: p of n hundredths, refused for what says so. */
function answerByNumber(): void {
  api.service.engine.answer = ({ type }, { contextText }): RawAnswer | null => {
    if (contextText.includes("unanswerable")) return null;
    const p = (Number(/text (\d+)/.exec(contextText)?.[1] ?? 0) % 100) / 100;
    if (type === "score") return { type, score: 2 * p, dist: { 0: 1 - p, 1: 0, 2: p } };
    if (type === "choice") return { type, value: p >= 0.5 ? "a" : "none_of_the_above", dist: { a: p, none_of_the_above: 1 - p } };
    return { type: "bool", p };
  };
}

describe("discovery_simulate", () => {
  it("says of every document what would flip, exactly where all are looked at, and spends and changes nothing", async () => {
    answerByNumber();
    const ns = freshNamespace();
    await judgment(api.service, ns, "urgent", {
      thresholds: { page: 0.5, call: 0.9 },
      applies_to: { "attributes.kind": "ticket" },
    });
    await write(api.service, ns, [
      ...documents(100, () => ({ attributes: { kind: "ticket" } })),
      { id: "other", attributes: { kind: "note" } },
      { id: "no-answer", attributes: { kind: "ticket" }, state: { text: "unanswerable" } },
    ]);
    const before = await evaluations(api.service, ns);
    const asked = api.service.engine.requests.length;
    const { status, body: started } = await simulate(ns, "urgent", { page: 0.7, fresh: 0.95, call: 0.9 });
    expect([status, started.type, started.status, started.simulation]).toEqual([202, "simulation", "running", null]);
    const job = await jobWhen(api.service, started.id, "done");
    expect(job).toMatchObject({
      judgment: "urgent",
      namespace: ns,
      spend_usd: 0,
      estimate: null,
      progress: { documents_done: 102 },
    });
    const flips = (to_true: number, to_false: number) => {
      const rate = (to_true + to_false) / 100;
      return { to_true, to_false, unchanged: 100 - to_true - to_false, rate, low: rate, high: rate };
    };
    expect(job.simulation).toEqual({
      population: 100,
      sampled: 100,
      thresholds: { page: flips(0, 20), fresh: flips(5, 0), call: flips(0, 0) },
      examples: expect.any(Array),
      excluded: { failed: 1, out_of_scope: 1 },
      fanout: { documents: 0, tokens: 0, judgment_units: 0, requests: 0, cost_usd: 0, duration_s: 0 },
      larger_sample: null,
    });
    const { examples } = job.simulation as { examples: string[] };
    expect(examples).toHaveLength(20);
    const flipped = [...Array.from({ length: 20 }, (_, n) => 50 + n), 95, 96, 97, 98, 99];
    for (const id of examples) expect(flipped).toContain(Number(id.slice(2)));
    expect(await evaluations(api.service, ns)).toEqual(before);
    expect(api.service.engine.requests).toHaveLength(asked);
    expect((await api.get(at(ns, "judgments", "urgent"))).body.thresholds).toEqual({ page: 0.5, call: 0.9 });
    expect(await eventsOf(api.service, started.id)).toEqual(["job.completed"]);
  });

  it("tries thresholds of a score and of a choice, with the one over escape_p", async () => {
    answerByNumber();
    const ns = freshNamespace();
    await judgment(api.service, ns, "anger", { type: "score", criteria: ["calm", "cross", "furious"], thresholds: { high: 1 } });
    const options = [{ value: "a", description: "A." }];
    await judgment(api.service, ns, "topic", { type: "choice", options, thresholds: { sure: { value: "a", gte: 0.5 } } });
    await write(api.service, ns, documents(100));
    expect((await simulated(ns, "anger", { high: 1.5 })).thresholds.high).toMatchObject({ to_true: 0, to_false: 25 });
    const tried = await simulated(ns, "topic", { sure: { value: "a", gte: 0.25 }, escape: 0.9 });
    expect(tried.thresholds).toMatchObject({ sure: { to_true: 25, to_false: 0 }, escape: { to_true: 11, to_false: 0 } });
  });

  it("looks at a sample of many documents, the same one each time, and says which sample would do", async () => {
    answerByNumber();
    const ns = freshNamespace();
    await judgment(api.service, ns, "urgent", { thresholds: { page: 0.5 } });
    await write(api.service, ns, documents(2_000));
    const small = await simulated(ns, "urgent", { page: 0.95 }, { sample: 200 });
    expect(small).toMatchObject({ population: 2_000, sampled: 200 });
    const { low, high, rate } = small.thresholds.page;
    expect(low < rate && rate < high).toBe(true);
    // Which documents the sample has depends on the namespace's id. A sample of 200 is further off than five standard errors once in a million.
    expect(Math.abs(rate - 0.45)).toBeLessThan(5 * Math.sqrt((0.45 * 0.55) / 200));
    expect(await simulated(ns, "urgent", { page: 0.95 }, { sample: 200 })).toEqual(small);
    // A larger one has what the smaller had, and is as good as was said.
    const larger = await simulated(ns, "urgent", { page: 0.95 }, { sample: small.larger_sample });
    expect(larger.sampled).toBe(small.larger_sample);
    expect(larger.thresholds.page.high - larger.thresholds.page.low).toBeLessThanOrEqual(0.055);
    expect(await simulated(ns, "urgent", { page: 0.95 })).toMatchObject({ sampled: 1_000 });
    expect(await simulated(ns, "urgent", { page: 0.95 }, { sample: 10_000 })).toMatchObject({
      sampled: 2_000,
      thresholds: { page: { to_true: 0, to_false: 900, rate: 0.45, low: 0.45, high: 0.45 } },
      larger_sample: null,
    });
  });

  it("on a template covers every namespace under it, and leaves what a namespace sets itself", async () => {
    answerByNumber();
    const root = freshNamespace();
    await judgment(api.service, `${root}/*`, "urgent", { thresholds: { page: 0.5, call: 0.5 } });
    for (const name of ["a", "b/c", "d"]) await write(api.service, `${root}/${name}`, documents(100));
    await judgment(api.service, `${root}/d`, "urgent", { thresholds: { page: 0 } });
    await api.patch(at(`${root}/a`, "judgments", "urgent"), { thresholds: { page: 0.6 } });
    const report = await simulated(`${root}/*`, "urgent", { page: 0.7, call: 0.6 });
    // Its own judgment of the name answers in d; a keeps its page.
    expect(report).toMatchObject({ population: 200, thresholds: { page: { to_false: 20 }, call: { to_false: 20 } } });
    const inherited = await simulated(`${root}/a`, "urgent", { page: 0.7 });
    expect(inherited).toMatchObject({ population: 100, thresholds: { page: { to_false: 10, unchanged: 90 } } });
  });

  it("fails where the judgment is deleted meanwhile", async () => {
    const ns = freshNamespace();
    const settings = { judgmentId: "jdg_gone", thresholds: { page: 0.5 }, sample: 10 };
    const id = await jobRow(api.service, { type: "simulation", status: "paused", namespace: ns, judgment: "urgent", settings });
    await api.post(`/jobs/${id}/resume`);
    const job = await jobWhen(api.service, id, "failed");
    expect(job).toMatchObject({ simulation: null, error: 'The judgment "urgent" was deleted.' });
  });

  it("refuses a judgment that is not there, or inactive", async () => {
    const ns = freshNamespace();
    expect(refusal(await simulate(ns, "none", { page: 0.5 }))).toEqual({ status: 404, code: "not_found" });
    await judgment(api.service, ns, "urgent");
    await api.post(at(ns, "judgments", "urgent", "deactivate"));
    expect(refusal(await simulate(ns, "urgent", { page: 0.5 }))).toEqual({ status: 409, code: "conflict" });
  });

  it.each([
    ["no thresholds", { thresholds: {} }, ["/thresholds"]],
    ["none at all", {}, ["/thresholds"]],
    ["a threshold to remove", { thresholds: { page: null } }, ["/thresholds/page"]],
    ["a threshold that does not fit", { thresholds: { page: 1.5 } }, ["/thresholds/page"]],
    ["one of another type", { thresholds: { page: { value: "a", gte: 0.5 } } }, ["/thresholds/page"]],
    ["more than a judgment may have", { thresholds: manyThresholds(32) }, ["/thresholds"]],
    ["a sample of nothing", { thresholds: { page: 0.5 }, sample: 0 }, ["/sample"]],
    ["a member that there is not", { thresholds: { page: 0.5 }, samples: 5 }, ["/samples"]],
  ])("refuses %s", async (_, body, paths) => {
    const ns = freshNamespace();
    await judgment(api.service, ns, "urgent", { thresholds: { one: 0.5 } });
    expect(refusal(await api.post(at(ns, "judgments", "urgent", "simulate"), body))).toEqual(invalid(...paths));
  });

  it("refuses a body that is too large", async () => {
    const large = `{"thresholds": {}${" ".repeat(1024 * 1024)}}`;
    const ns = freshNamespace();
    expect(refusal(await api.post(at(ns, "judgments", "urgent", "simulate"), large))).toEqual({ status: 413, code: "too_large" });
  });
});

function manyThresholds(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`t${n}`, 0.5]));
}
