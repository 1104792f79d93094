/** Judgments made, listed and read, on namespaces and on template prefixes. What they answer is in `answers.test.ts`. */
import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["judgments_create", "judgments_get", "judgments_list"]);

const urgent = { name: "urgent", question: "Does it need a reply within the hour?", type: "bool" };
const topic = {
  name: "topic",
  question: "What is it about?",
  type: "choice",
  options: [{ value: "refund" }, { value: "delivery" }],
};
const anger = { name: "anger", question: "How angry is the customer?", type: "score", criteria: ["calm", "annoyed", "furious"] };

const create = (owner: string, body: unknown) => api.post(at(owner, "judgments"), body);
const names = (body: { judgments: { name: string }[] }) => body.judgments.map(({ name }) => name);

describe("judgments_create", () => {
  it("makes a judgment with version 1, active at once, its defaults written out", async () => {
    const namespace = freshNamespace();
    const { status, body } = await create(namespace, { ...urgent, thresholds: { page: 0.8 } });
    expect(status).toBe(201);
    const created_at = api.service.clock.now().toISOString();
    const definition = { ...urgent, thresholds: { page: 0.8 }, engine: { name: "test" }, horizon: "0s" };
    expect(body).toEqual({
      name: "urgent",
      active_version: 1,
      freshness: { policy: "on_write", debounce_ms: 0, max_wait_ms: 60_000 },
      thresholds: { page: 0.8 },
      versions: [{ version: 1, created_at, definition }],
    });
    expect((await api.get(at(namespace, "judgments", "urgent"))).body).toEqual(body);
  });

  it("does not create the namespace", async () => {
    const namespace = freshNamespace();
    expect((await create(namespace, urgent)).status).toBe(201);
    expect((await api.get(at(namespace))).status).toBe(404);
  });

  it.each([
    ["a bool with criteria for both sides", { ...urgent, criteria: { true: "now", false: "later" } }],
    ["a bool with criteria in one text", { ...urgent, criteria: "Money is being lost." }],
    [
      "a choice with descriptions and criteria",
      { ...topic, criteria: "The main one.", options: [{ value: "é ☃ a.b", description: "d" }] },
    ],
    ["a choice with an escape threshold", { ...topic, thresholds: { refund: { value: "refund", gte: 1 }, escape: 1 } }],
    ["a choice of 254 options", { ...topic, options: Array.from({ length: 254 }, (_, n) => ({ value: `${n}` })) }],
    ["a score with a threshold at its top level", { ...anger, thresholds: { furious: 2 } }],
    ["a score of 10 levels", { ...anger, criteria: Array.from({ length: 10 }, (_, n) => `level ${n}`) }],
    [
      "a recipe",
      { ...urgent, context: { fields: ["attributes.plan", "state.messages"], last_n: 20, window: "30d", max_tokens: 2000 } },
    ],
    ["a filter on attributes", { ...urgent, applies_to: { "attributes.status": ["open", null, 1], "attributes.eu": true } }],
    ["a policy of its own", { ...urgent, freshness: { policy: "manual" } }],
    ["a horizon", { ...urgent, horizon: "7d" }],
    ["an engine by name", { ...urgent, engine: { name: "test", version: "large" } }],
    ["a question of 4,000 characters", { ...urgent, question: "☃".repeat(4000) }],
  ])("takes %s and shows it as it was given", async (_, { freshness, ...definition }: typeof urgent & { freshness?: object }) => {
    const namespace = freshNamespace();
    const { status, body } = await create(namespace, { ...definition, ...(freshness ? { freshness } : {}) });
    expect(status).toBe(201);
    expect(body.versions[0].definition).toMatchObject(definition);
    expect(body.freshness).toMatchObject(freshness ?? {});
  });

  it.each(["%2F*", "%2F%2A", "%2f%2a"])("takes a template prefix that ends in %s", async (ending) => {
    const prefix = freshNamespace();
    const { status, body } = await api.post(`${at(prefix)}${ending}/judgments`, urgent);
    expect(status).toBe(201);
    expect(body).not.toHaveProperty("template");
    expect((await api.get(`${at(prefix)}%2F*/judgments/urgent`)).body).toEqual(body);
    expect((await api.get(at(`${prefix}/eu`, "judgments", "urgent"))).body).toEqual({
      ...body,
      template: `${prefix}/*`,
      overrides: [],
    });
    expect((await api.get(at(prefix, "judgments", "urgent"))).status).toBe(404);
  });

  it("refuses a name that is taken, on the same namespace or prefix only", async () => {
    const namespace = freshNamespace();
    await create(namespace, urgent);
    await create(namespace, topic);
    expect(refusal(await create(namespace, { ...anger, name: "urgent" }))).toEqual({ status: 409, code: "conflict" });
    expect((await create(`${namespace}/*`, urgent)).status).toBe(201);
    expect((await create(`${namespace}/eu`, urgent)).status).toBe(201);
    expect(names((await api.get(at(namespace, "judgments"))).body)).toEqual(["topic", "urgent"]);
  });

  it("makes one of many that arrive at once under one name", async () => {
    const namespace = freshNamespace();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(namespace, urgent)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    expect((await api.get(at(namespace, "judgments", "urgent"))).body.versions).toHaveLength(1);
  });

  it.each([
    ["a name with a dot", { ...urgent, name: "a.b" }, ["/name"]],
    ["a name of 129 characters", { ...urgent, name: "x".repeat(129) }, ["/name"]],
    ["no name, question or type", {}, ["/name", "/question", "/type"]],
    ["a type that there is not", { ...urgent, type: "number" }, ["/type"]],
    ["an empty question", { ...urgent, question: "" }, ["/question"]],
    ["a question of 4,001 characters", { ...urgent, question: "x".repeat(4001) }, ["/question"]],
    ["an unknown member", { ...urgent, treshold: 1 }, ["/treshold"]],
    ["a bool with levels", { ...urgent, criteria: ["low", "high"] }, ["/criteria"]],
    ["a bool with options", { ...urgent, options: [{ value: "yes" }] }, ["/options"]],
    ["a choice without options", { ...topic, options: undefined }, ["/options"]],
    ["a choice with no options", { ...topic, options: [] }, ["/options"]],
    ["a choice of 255 options", { ...topic, options: Array.from({ length: 255 }, (_, n) => ({ value: `${n}` })) }, ["/options"]],
    ["a choice with criteria by side", { ...topic, criteria: { true: "x" } }, ["/criteria"]],
    [
      "an option named none_of_the_above",
      { ...topic, options: [{ value: "a" }, { value: "none_of_the_above" }] },
      ["/options/1/value"],
    ],
    ["an option given twice", { ...topic, options: [{ value: "a" }, { value: "b" }, { value: "a" }] }, ["/options/2/value"]],
    ["a score without levels", { ...anger, criteria: undefined }, ["/criteria"]],
    ["a score of one level", { ...anger, criteria: ["only"] }, ["/criteria"]],
    ["a score of 11 levels", { ...anger, criteria: Array.from({ length: 11 }, (_, n) => `${n}`) }, ["/criteria"]],
    ["a score with parts", { ...anger, parts: [{ name: "p", question: "?" }] }, ["/parts"]],
    ["a bool's threshold above 1", { ...urgent, thresholds: { ok: 1, high: 1.01 } }, ["/thresholds/high"]],
    ["a bool's threshold that names an option", { ...urgent, thresholds: { t: { value: "a", gte: 0.5 } } }, ["/thresholds/t"]],
    ["a threshold below 0", { ...urgent, thresholds: { t: -0.1 } }, ["/thresholds/t"]],
    ["a score's threshold above its top level", { ...anger, thresholds: { t: 2.5 } }, ["/thresholds/t"]],
    ["a choice's threshold that is a number", { ...topic, thresholds: { t: 0.5 } }, ["/thresholds/t"]],
    [
      "a choice's threshold over no option of it",
      { ...topic, thresholds: { t: { value: "other", gte: 0.5 } } },
      ["/thresholds/t"],
    ],
    [
      "an escape threshold that names an option",
      { ...topic, thresholds: { escape: { value: "refund", gte: 0.5 } } },
      ["/thresholds/escape"],
    ],
    ["a threshold's name with a dot", { ...urgent, thresholds: { "a.b": 0.5 } }, ["/thresholds/a.b"]],
    ["an engine that is not configured", { ...urgent, engine: { name: "jev" } }, ["/engine/name"]],
    ["an engine that there is not", { ...urgent, engine: { name: "other" } }, ["/engine/name"]],
    ["an attribute path that is none", { ...urgent, applies_to: { status: "open" } }, ["/applies_to/status"]],
    ["an interval without the policy periodic", { ...urgent, freshness: { interval: "1d" } }, ["/freshness/interval"]],
    ["a retired setting", { ...urgent, freshness: { fanout: { job_above: 100 } } }, ["/freshness/fanout/job_above"]],
    ["a retired setting", { ...urgent, freshness: { fanout: { confirm_jobs: true } } }, ["/freshness/fanout/confirm_jobs"]],
    ["a retired setting", { ...urgent, freshness: { fanout: { auto_daily_limit: 1 } } }, ["/freshness/fanout/auto_daily_limit"]],
    ["a recipe whose question alone takes its tokens", { ...urgent, context: { max_tokens: 16 } }, ["/context/max_tokens"]],
    ["a recipe of more tokens than engines take", { ...urgent, context: { max_tokens: 32_001 } }, ["/context/max_tokens"]],
    ["a duration that is none", { ...urgent, horizon: "1w" }, ["/horizon"]],
    [
      "several things at once",
      { ...urgent, engine: { name: "other" }, freshness: { interval: "1d" } },
      ["/engine/name", "/freshness/interval"],
    ],
  ])("refuses %s and says where", async (_, body, paths) => {
    const namespace = freshNamespace();
    expect(refusal(await create(namespace, body))).toEqual(invalid(...paths));
    expect((await api.get(at(namespace, "judgments"))).body.judgments).toEqual([]);
  });

  it("tells what to configure for an engine that is not", async () => {
    const { body } = await create(freshNamespace(), { ...urgent, engine: { name: "jev" } });
    expect(body.error.details.issues[0].message).toContain("TYPESAFE_API_KEY");
  });

  it.each(["*", "a/*/b", "a*", "a//*", "/*", "a/**"])("refuses the prefix %s", async (prefix) => {
    expect(refusal(await create(prefix, urgent))).toEqual(invalid("path/ns"));
  });

  it("refuses a body of more than 1 MB, and an Idempotency-Key that came with another request", async () => {
    const namespace = freshNamespace();
    const large = { ...urgent, question: "x".repeat(1024 * 1024) };
    expect(refusal(await create(namespace, large))).toEqual({ status: 413, code: "too_large" });
    const headers = { "Idempotency-Key": "create-1" };
    const first = await api.post(at(namespace, "judgments"), urgent, { headers });
    expect((await api.post(at(namespace, "judgments"), urgent, { headers })).body).toEqual(first.body);
    expect(refusal(await api.post(at(namespace, "judgments"), topic, { headers }))).toEqual({ status: 409, code: "conflict" });
  });
});

describe("judgments_list", () => {
  it("pages by name through what a namespace has and inherits, the most specific of each name", async () => {
    const tenant = freshNamespace();
    const namespace = `${tenant}/eu/tickets`;
    await create(`${tenant}/*`, { ...urgent, name: "b", question: "far?" });
    await create(`${tenant}/eu/*`, { ...urgent, name: "b", question: "near?" });
    await create(`${tenant}/*`, { ...urgent, name: "C" });
    await create(namespace, { ...urgent, name: "a" });
    await create(`${tenant}/us/*`, { ...urgent, name: "not-here" });
    const { body } = await api.get(at(namespace, "judgments"));
    expect(body.judgments.map((one: { name: string; template?: string }) => [one.name, one.template])).toEqual([
      ["C", `${tenant}/*`],
      ["a", undefined],
      ["b", `${tenant}/eu/*`],
    ]);
    expect(body.judgments[2].versions[0].definition.question).toBe("near?");
    expect(body.next_cursor).toBeNull();
    const first = (await api.get(`${at(namespace, "judgments")}?limit=2`)).body;
    expect(names(first)).toEqual(["C", "a"]);
    const second = (await api.get(`${at(namespace, "judgments")}?limit=2&cursor=${first.next_cursor}`)).body;
    expect([names(second), second.next_cursor]).toEqual([["b"], null]);
  });

  it("shows those of a template prefix itself, and none where there are none", async () => {
    const tenant = freshNamespace();
    await create(`${tenant}/*`, urgent);
    await create(`${tenant}/eu/*`, topic);
    expect(names((await api.get(`${at(tenant)}%2F%2A/judgments`)).body)).toEqual(["urgent"]);
    expect(names((await api.get(at(`${tenant}/eu/*`, "judgments"))).body)).toEqual(["topic"]);
    expect(names((await api.get(at(tenant, "judgments"))).body)).toEqual([]);
  });

  it.each([
    ["?limit=0", "query/limit"],
    ["?limit=1001", "query/limit"],
    ["?limit=many", "query/limit"],
    ["?cursor=nonsense", "query/cursor"],
    ["?cursor=", "query/cursor"],
    ["?name=urgent", "query/name"],
  ])("refuses %s", async (query, path) => {
    expect(refusal(await api.get(`${at("shop", "judgments")}${query}`))).toEqual(invalid(path));
  });
});

describe("judgments_get", () => {
  it("says not_found for one that is not there, and invalid_request for a name that can be none", async () => {
    const namespace = freshNamespace();
    await create(`${namespace}/us`, urgent);
    expect(refusal(await api.get(at(namespace, "judgments", "urgent")))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await api.get(at(`${namespace}/*`, "judgments", "urgent")))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await api.get(at(namespace, "judgments", "a.b")))).toEqual(invalid("path/name"));
  });
});
