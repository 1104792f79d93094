/** Versions of judgments: added, activated, and none active. */
import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["judgments_activate", "judgments_create_version", "judgments_deactivate"]);

const urgent = { name: "urgent", question: "Does it need a reply within the hour?", type: "bool" };
const topic = {
  name: "topic",
  question: "What is it about?",
  type: "choice",
  options: [{ value: "refund" }, { value: "delivery" }],
};

const create = (owner: string, body: unknown) => api.post(at(owner, "judgments"), body);
const addVersion = (namespace: string, question: string) =>
  api.post(at(namespace, "judgments", "urgent", "versions"), { question, type: "bool" });
const activate = (namespace: string, body: unknown) => api.post(at(namespace, "judgments", "urgent", "activate"), body);

describe("judgments_create_version", () => {
  const versions = (namespace: string, name = "urgent") => at(namespace, "judgments", name, "versions");

  it("adds a version, inactive, and keeps the earlier ones as they were", async () => {
    const namespace = freshNamespace();
    const { body: before } = await create(namespace, { ...urgent, thresholds: { page: 0.8 } });
    await api.service.clock.advance(1000);
    const { status, body } = await api.post(versions(namespace), {
      question: "Really?",
      type: "bool",
      thresholds: { page: 0.1 },
    });
    expect(status).toBe(201);
    const definition = {
      name: "urgent",
      question: "Really?",
      type: "bool",
      thresholds: { page: 0.1 },
      engine: { name: "test" },
      horizon: "0s",
    };
    expect(body).toEqual({ version: 2, created_at: api.service.clock.now().toISOString(), definition });
    const { body: after } = await api.get(at(namespace, "judgments", "urgent"));
    expect(after).toEqual({ ...before, versions: [...before.versions, body] });
  });

  it("numbers versions that arrive at once without a gap", async () => {
    const namespace = freshNamespace();
    await create(namespace, urgent);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => api.post(versions(namespace), { ...urgent, question: `${n}?` })),
    );
    expect(answers.map(({ body }) => body.version).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each([
    ["another type", { ...topic, name: undefined }, ["/type"]],
    ["another name", { ...urgent, name: "other" }, ["/name"]],
    ["no question", { type: "bool" }, ["/question"]],
    ["freshness, which is no part of a version", { ...urgent, freshness: {} }, ["/freshness"]],
    ["an engine that is not configured", { ...urgent, engine: { name: "jev" } }, ["/engine/name"]],
    ["what the type does not take", { ...urgent, options: [{ value: "a" }] }, ["/options"]],
  ])("refuses %s", async (_, body, paths) => {
    const namespace = freshNamespace();
    await create(namespace, urgent);
    expect(refusal(await api.post(versions(namespace), body))).toEqual(invalid(...paths));
    expect((await api.get(at(namespace, "judgments", "urgent"))).body.versions).toHaveLength(1);
  });

  it("refuses one for a judgment that is not there, or inherited, or with a body or key that will not do", async () => {
    const namespace = freshNamespace();
    expect(refusal(await api.post(versions(namespace), urgent))).toEqual({ status: 404, code: "not_found" });
    await create(`${namespace}/*`, urgent);
    const inherited = await api.post(versions(`${namespace}/eu`), urgent);
    expect(refusal(inherited)).toEqual({ status: 409, code: "conflict" });
    expect(inherited.body.error.details).toEqual({ template: `${namespace}/*` });
    const large = { ...urgent, question: "x".repeat(1024 * 1024) };
    expect(refusal(await api.post(versions(`${namespace}/*`), large))).toEqual({ status: 413, code: "too_large" });
    expect((await api.post(versions(`${namespace}/*`), urgent)).status).toBe(201);
  });
});

describe("judgments_activate", () => {
  it("changes nothing where the version is active already, or asks the same", async () => {
    const namespace = freshNamespace();
    const { body: before } = await create(namespace, urgent);
    expect(await activate(namespace, { version: 1 })).toMatchObject({ status: 200, body: before });
    await addVersion(namespace, urgent.question);
    const { status, body } = await activate(namespace, { version: 2 });
    expect([status, body.active_version]).toEqual([200, 1]);
  });

  it("activates a version that differs at once with force, back and forth", async () => {
    const namespace = freshNamespace();
    await create(namespace, urgent);
    await addVersion(namespace, "Really?");
    for (const version of [2, 1]) {
      const { status, body } = await activate(namespace, { version, force: true });
      expect([status, body.active_version]).toEqual([200, version]);
      expect((await api.get(at(namespace, "judgments", "urgent"))).body).toEqual(body);
    }
  });

  it("starts a shadow job where a version differs, unless that does not fit the budget, and changes nothing yet", async () => {
    const namespace = freshNamespace();
    await create(namespace, urgent);
    await api.post(at(namespace), { upsert: [{ id: "t-1" }, { id: "t-2" }] });
    await addVersion(namespace, "Really?");
    await api.service.request("PATCH", at(namespace), { body: { budget_usd_per_month: 0.001 } });
    expect(refusal(await activate(namespace, { version: 2 }))).toEqual({ status: 402, code: "budget_exceeded" });
    await api.service.request("PATCH", at(namespace), { body: { budget_usd_per_month: null } });
    const { status, body: job } = await activate(namespace, { version: 2 });
    expect([status, job.type, job.status, job.version]).toEqual([202, "shadow", "awaiting_confirm", 2]);
    expect((await api.get(at(namespace, "judgments", "urgent"))).body.active_version).toBe(1);
  });

  it("holds on a template prefix for every namespace under it", async () => {
    const namespace = freshNamespace();
    await create(`${namespace}/*`, urgent);
    await addVersion(`${namespace}/*`, "Really?");
    await activate(`${namespace}/*`, { version: 2, force: true });
    expect((await api.get(at(`${namespace}/eu`, "judgments", "urgent"))).body.active_version).toBe(2);
  });

  it.each([
    ["a version that there is not", { version: 2 }, ["/version"]],
    ["version 0", { version: 0 }, ["/version"]],
    ["no version", {}, ["/version"]],
    ["a version beyond 32 bits", { version: 2 ** 31 }, ["/version"]],
    ["an unknown member", { version: 1, confirm: true }, ["/confirm"]],
    ["force that is no boolean", { version: 1, force: "yes" }, ["/force"]],
  ])("refuses %s", async (_, body, paths) => {
    const namespace = freshNamespace();
    await create(namespace, urgent);
    expect(refusal(await activate(namespace, body))).toEqual(invalid(...paths));
  });

  it("refuses a judgment that is not there, or inherited, and a body that is too large", async () => {
    const namespace = freshNamespace();
    expect(refusal(await activate(namespace, { version: 1 }))).toEqual({ status: 404, code: "not_found" });
    await create(`${namespace}/*`, urgent);
    const inherited = await activate(`${namespace}/eu`, { version: 1 });
    expect(refusal(inherited)).toEqual({ status: 409, code: "conflict" });
    expect(inherited.body.error.details).toEqual({ template: `${namespace}/*` });
    const large = `{"version": 1${" ".repeat(1024 * 1024)}}`;
    expect(refusal(await activate(`${namespace}/*`, large))).toEqual({ status: 413, code: "too_large" });
  });
});

describe("an activation", () => {
  it("is told of as an event, with the version that was active before; what changes nothing is not", async () => {
    const namespace = freshNamespace();
    await create(namespace, urgent);
    await create(`${namespace}/*`, urgent);
    await addVersion(namespace, "Really?");
    await addVersion(`${namespace}/*`, "Really?");
    await activate(namespace, { version: 2, force: true });
    await activate(namespace, { version: 2, force: true });
    await api.post(at(namespace, "judgments", "urgent", "deactivate"));
    await activate(namespace, { version: 1 });
    await activate(`${namespace}/*`, { version: 2, force: true });
    const events = async () => {
      const { body } = await api.get(`/events?types=judgment.activated&limit=1000`);
      return body.events
        .map(({ data }: { data: { namespace: string } }) => data)
        .filter((data: { namespace: string }) => data.namespace.startsWith(namespace));
    };
    const of = (owner: string, version: number, previous_version: number | null) => ({
      namespace: owner,
      judgment: "urgent",
      version,
      previous_version,
      job_id: null,
    });
    await expect.poll(async () => (await events()).length, { timeout: 30_000 }).toBe(3);
    expect(await events()).toEqual([of(namespace, 2, 1), of(namespace, 1, null), of(`${namespace}/*`, 2, 1)]);
  });
});

describe("judgments_deactivate", () => {
  const deactivate = (namespace: string, options = {}) =>
    api.post(at(namespace, "judgments", "urgent", "deactivate"), undefined, options);

  it("leaves no version active, keeps everything else, and does nothing the second time", async () => {
    const namespace = freshNamespace();
    const { body: before } = await create(namespace, { ...urgent, thresholds: { page: 0.8 } });
    for (const _ of [1, 2])
      expect(await deactivate(namespace)).toMatchObject({ status: 200, body: { ...before, active_version: null } });
    expect((await api.get(at(namespace, "judgments", "urgent"))).body).toEqual({ ...before, active_version: null });
  });

  it("takes the judgment's answers out of sight and refuses to be waited for, until a version is activated, without force", async () => {
    const namespace = freshNamespace();
    await create(namespace, urgent);
    await api.post(at(namespace), { upsert: [{ id: "a" }] });
    const answers = async () => (await api.get(at(namespace, "documents", "a"))).body.answers;
    // By catch-up, which then is through with the document.
    await expect.poll(async () => (await answers()).urgent.freshness).toBe("fresh");
    await deactivate(namespace);
    expect(await answers()).toEqual({});
    expect(refusal(await api.post(at(namespace), { upsert: [{ id: "a" }], wait_for: ["urgent"] }))).toEqual(
      invalid("/wait_for/0"),
    );
    await addVersion(namespace, "Really?");
    expect(await activate(namespace, { version: 2 })).toMatchObject({ status: 200, body: { active_version: 2 } });
    expect(await answers()).toMatchObject({ urgent: { freshness: "stale", version: 1 } });
  });

  it("refuses a judgment that is not there or inherited, a body, and a key that came with another request", async () => {
    const namespace = freshNamespace();
    expect(refusal(await deactivate(namespace))).toEqual({ status: 404, code: "not_found" });
    await create(`${namespace}/*`, urgent);
    const inherited = await deactivate(`${namespace}/eu`);
    expect(refusal(inherited)).toEqual({ status: 409, code: "conflict" });
    expect(inherited.body.error.details).toEqual({ template: `${namespace}/*` });
    expect(refusal(await deactivate(namespace, { body: { version: 1 } }))).toEqual(invalid(""));
    expect((await deactivate(`${namespace}/*`)).status).toBe(200);
  });
});
