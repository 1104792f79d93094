/** Settings of judgments, which make no version, and what a namespace overrides of those that it inherits. */
import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["judgments_update"]);

const urgent = { name: "urgent", question: "Does it need a reply within the hour?", type: "bool", thresholds: { page: 0.5 } };
const topic = {
  name: "topic",
  question: "What is it about?",
  type: "choice",
  options: [{ value: "refund" }, { value: "delivery" }],
};

const create = (owner: string, body: unknown) => api.post(at(owner, "judgments"), body);
const update = (owner: string, body: unknown, name = "urgent", headers = {}) =>
  api.service.request("PATCH", at(owner, "judgments", name), { body, headers });
const judgment = async (owner: string) => (await api.get(at(owner, "judgments", "urgent"))).body;

describe("judgments_update", () => {
  it("changes the members that are given, removes by null, and makes no version", async () => {
    const namespace = freshNamespace();
    const { body: before } = await create(namespace, { ...urgent, thresholds: { page: 0.5, watch: 0.2 } });
    const { status, body } = await update(namespace, {
      thresholds: { page: 0.7, watch: null, wake: 1 },
      freshness: { policy: "manual" },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, thresholds: { page: 0.7, wake: 1 }, freshness: { ...before.freshness, policy: "manual" } });
    expect(await judgment(namespace)).toEqual(body);
    expect((await update(namespace, { thresholds: null, freshness: null })).body).toEqual({ ...before, thresholds: {} });
    expect((await update(namespace, {})).body).toEqual({ ...before, thresholds: {} });
  });

  it("holds at once for answers that are there, with nothing judged anew", async () => {
    const namespace = freshNamespace();
    await create(namespace, urgent);
    await api.post(at(namespace), { upsert: [{ id: "a" }], wait_for: ["urgent"] });
    const asked = api.service.engine.requests.length;
    const answer = async () => (await api.get(at(namespace, "documents", "a"))).body.answers.urgent;
    expect(await answer()).toMatchObject({ p: 0.5, thresholds: { page: true } });
    await update(namespace, { thresholds: { page: 0.51 } });
    expect(await answer()).toMatchObject({ p: 0.5, freshness: "fresh", thresholds: { page: false } });
    const query = { filters: ["answers.urgent.thresholds.page", "Eq", false] };
    expect((await api.post(at(namespace, "query"), query)).body.rows).toHaveLength(1);
    expect(api.service.engine.requests).toHaveLength(asked);
  });

  it("stores what a namespace overrides of an inherited judgment, until null drops it", async () => {
    const tenant = freshNamespace();
    await create(`${tenant}/*`, { ...urgent, thresholds: { page: 0.5, watch: 0.2 } });
    const { body } = await update(`${tenant}/eu`, { thresholds: { page: 0.9 }, freshness: { policy: "manual" } });
    expect(body).toMatchObject({
      template: `${tenant}/*`,
      overrides: ["thresholds", "freshness"],
      thresholds: { page: 0.9, watch: 0.2 },
      freshness: { policy: "manual" },
    });
    expect(await judgment(`${tenant}/us`)).toMatchObject({ overrides: [], thresholds: { page: 0.5, watch: 0.2 } });
    await update(`${tenant}/*`, { thresholds: { watch: 0.3 } });
    expect(await judgment(`${tenant}/eu`)).toMatchObject({ thresholds: { page: 0.9, watch: 0.3 } });
    expect((await update(`${tenant}/eu`, { thresholds: { page: null } })).body).toMatchObject({
      overrides: ["freshness"],
      thresholds: { page: 0.5, watch: 0.3 },
    });
    expect((await update(`${tenant}/eu`, { freshness: null })).body).toMatchObject({
      overrides: [],
      freshness: { policy: "on_write" },
    });
  });

  it.each([
    ["a threshold that does not fit the type", { thresholds: { page: { value: "a", gte: 1 } } }, ["/thresholds/page"]],
    ["a threshold above 1", { thresholds: { ok: 1, high: 2 } }, ["/thresholds/high"]],
    ["a threshold's name with a dot", { thresholds: { "a.b": 1 } }, ["/thresholds/a.b"]],
    ["a policy that there is not", { freshness: { policy: "always" } }, ["/freshness/policy"]],
    ["an interval without the policy periodic", { freshness: { interval: "1d" } }, ["/freshness/interval"]],
    ["a retired setting", { freshness: { fanout: { job_above: 1 } } }, ["/freshness/fanout/job_above"]],
    ["what belongs to a version", { question: "?" }, ["/question"]],
    ["a name", { name: "other" }, ["/name"]],
  ])("refuses %s, and nothing changes", async (_, body, paths) => {
    const namespace = freshNamespace();
    const { body: before } = await create(namespace, urgent);
    expect(refusal(await update(namespace, body))).toEqual(invalid(...paths));
    expect(await judgment(namespace)).toEqual(before);
  });

  it("refuses a threshold over no option of a choice", async () => {
    const namespace = freshNamespace();
    await create(namespace, topic);
    const refused = await update(namespace, { thresholds: { t: { value: "other", gte: 0.5 } } }, "topic");
    expect(refusal(refused)).toEqual(invalid("/thresholds/t"));
  });

  it("refuses more than 32 thresholds together with those that are there", async () => {
    const namespace = freshNamespace();
    await create(namespace, urgent);
    const more = Object.fromEntries(Array.from({ length: 32 }, (_, n) => [`t-${n}`, 0.5]));
    expect(refusal(await update(namespace, { thresholds: more }))).toEqual(invalid("/thresholds"));
    expect((await update(namespace, { thresholds: { ...more, "t-0": null } })).status).toBe(200);
  });

  it("refuses a judgment that is not there, a body that is too large, and a key that came with another request", async () => {
    const namespace = freshNamespace();
    expect(refusal(await update(namespace, {}))).toEqual({ status: 404, code: "not_found" });
    await create(namespace, urgent);
    expect(refusal(await update(namespace, `{${" ".repeat(1024 * 1024)}}`))).toEqual({ status: 413, code: "too_large" });
    const headers = { "Idempotency-Key": "update-1" };
    expect((await update(namespace, { thresholds: { page: 0.1 } }, "urgent", headers)).status).toBe(200);
    expect(refusal(await update(namespace, {}, "urgent", headers))).toEqual({ status: 409, code: "conflict" });
  });
});
