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
    [
      "a time of more than 10,000 days",
      { freshness: { fanout: { scope: { created_within: "10001d" } } } },
      ["/freshness/fanout/scope/created_within"],
    ],
    ["a retired setting", { freshness: { fanout: { job_above: 1 } } }, ["/freshness/fanout/job_above"]],
    ["what belongs to a version", { question: "?" }, ["/question"]],
    ["a name", { name: "other" }, ["/name"]],
  ])("refuses %s, and nothing changes", async (_, body, paths) => {
    const namespace = freshNamespace();
    const { body: before } = await create(namespace, urgent);
    expect(refusal(await update(namespace, body))).toEqual(invalid(...paths));
    expect(await judgment(namespace)).toEqual(before);
  });

  it("tells of each member of a fan-out where its value comes from, and nothing where none was ever set", async () => {
    const tenant = freshNamespace();
    const [template, namespace] = [`${tenant}/*`, `${tenant}/eu`];
    await create(template, urgent);
    expect(await judgment(namespace)).not.toHaveProperty("fanout_sources");
    expect((await judgment(namespace)).freshness).not.toHaveProperty("fanout");
    const where = { "attributes.open": true };
    await update(template, { freshness: { fanout: { debounce_ms: 5, scope: { created_within: "90d", where } } } });
    expect(await judgment(namespace)).toMatchObject({
      overrides: [],
      freshness: { fanout: { scope: { created_within: "90d", where }, debounce_ms: 5, max_wait_ms: 60_000 } },
      fanout_sources: { scope: "judgment", debounce_ms: "judgment", max_wait_ms: "default" },
    });
    const closed = { "attributes.open": false };
    await update(namespace, { freshness: { fanout: { max_wait_ms: 10, scope: { where: closed } } } });
    expect(await judgment(namespace)).toMatchObject({
      overrides: ["freshness"],
      freshness: { fanout: { scope: { created_within: "90d", where: closed }, debounce_ms: 5, max_wait_ms: 10 } },
      fanout_sources: { scope: "override", debounce_ms: "judgment", max_wait_ms: "override" },
    });
    await update(template, { freshness: { fanout: { scope: { where: null }, debounce_ms: null } } });
    const { body } = await update(namespace, { freshness: { fanout: { scope: { where: null }, max_wait_ms: null } } });
    expect(body).toMatchObject({ overrides: [], fanout_sources: { scope: "judgment", debounce_ms: "default" } });
    expect(body.freshness.fanout).toEqual({ scope: { created_within: "90d" }, debounce_ms: 0, max_wait_ms: 60_000 });
    await update(template, { freshness: { fanout: null } });
    expect((await judgment(namespace)).freshness).toEqual({ policy: "on_write", debounce_ms: 0, max_wait_ms: 60_000 });
  });

  it("refuses to remove a threshold that another judgment cuts an answer by, and says which", async () => {
    const namespace = freshNamespace();
    await create(namespace, urgent);
    const related = [{ name: "itself", answers: [{ judgment: "urgent", cut: "page" }] }];
    await create(namespace, { name: "risk", question: "Is it a risk?", type: "bool", context: { related } });
    const answer = await update(namespace, { thresholds: { page: null } });
    expect(refusal(answer)).toEqual({ status: 409, code: "conflict" });
    expect(answer.body.error.details).toEqual({ readers: ["risk"] });
    expect((await update(namespace, { thresholds: { page: 0.9 } })).status).toBe(200);
    const removal = await api.delete(at(namespace, "judgments", "urgent"));
    expect([refusal(removal), removal.body.error.details]).toEqual([{ status: 409, code: "conflict" }, { readers: ["risk"] }]);
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
