/** A group that replaces an inherited one: what becomes of the answers that show it, and of what waits while it is built. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, type MockInstance, onTestFinished, vi } from "vitest";
import { Landings } from "#src/judging/landing/landings.ts";
import { needs } from "#test/support/needs.ts";
import { oneMachine } from "#test/support/one-machine.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { asked, at, makeGroup, settled, write } from "./world.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService({ logLevel: "error" }, true);
});
afterAll(async () => {
  expect(service.logged).toEqual([]);
  await service.stop();
});

const triggers = oneMachine("has no triggers on distributed tables");

const group = { name: "by-customer", key: "attributes.customer", aggregate: {} };

async function judge(namespace: string, context: object, more: object = {}): Promise<void> {
  await asked(service, "POST", `${at(namespace)}/judgments`, { name: "risk", type: "bool", question: "?", context, ...more });
}
const explain = (namespace: string, id: string) =>
  asked(service, "GET", `${at(namespace)}/documents/${encodeURIComponent(id)}/answers/risk/explain`);
/** What the engine was shown of groups. */
const groupsAsked = () => service.engine.requests.map(({ context }) => (context as Record<string, unknown>).group);
const answerOf = async (namespace: string, id: string) =>
  (await asked(service, "GET", `${at(namespace)}/documents/${id}`)).answers.risk;

describe("a namespace's own group that replaces a template's", () => {
  const shown = { group: { name: "by-customer", aggregates: ["count"] }, fields: ["attributes.amount"] };
  const documents = [
    { id: "a", attributes: { customer: "c", city: "x" }, state: {} },
    { id: "b", attributes: { customer: "c", city: "y" }, state: {} },
  ];
  const countOf = async (namespace: string, id: string) => (await explain(namespace, id)).context.group?.count;
  /** Documents that wait for a group are looked at every few seconds. */
  const built = async () => {
    for (let looks = 0; looks < 4; looks++) {
      await settled(service);
      await service.clock.advance(2_500);
    }
    await settled(service);
  };

  it("makes the answers that show it due again, and only there", async () => {
    await makeGroup(service, "chains/*", group);
    await judge("chains/*", shown);
    for (const name of ["chains/a", "chains/b"]) await write(service, name, { upsert: documents });
    await settled(service);
    expect([await countOf("chains/a", "a"), await countOf("chains/b", "a")]).toEqual([2, 2]);
    service.engine.requests.length = 0;
    await makeGroup(service, "chains/a", { ...group, key: "attributes.city" });
    await built();
    expect(await answerOf("chains/a", "a")).toMatchObject({ freshness: "fresh" });
    expect([await countOf("chains/a", "a"), await countOf("chains/b", "a")]).toEqual([1, 2]);
    expect(groupsAsked()).toEqual([{ count: 1 }, { count: 1 }]);
    const { jobs } = await asked(service, "GET", "/jobs?type=resync&namespace=chains%2Fa");
    expect(jobs).toMatchObject([{ status: "done", progress: { documents_done: 2 }, resync: { readers: ["risk"] } }]);
  });

  const held = (namespace: string) =>
    service.fresh.database.query<{ reason: string }>({
      text: "select reason from deferred d join namespaces n on n.namespace_id = d.namespace_id where n.name = $1",
      values: [namespace],
    });
  /** When answers were last changed. */
  const stored = (namespace: string) =>
    service.fresh.database.query<{ outdated: boolean; sequence: string }>({
      text: `
        select a.outdated, a.sequence::text as sequence from answers a join namespaces n on n.namespace_id = a.namespace_id
        where n.name = $1 order by a.document_id`,
      values: [namespace],
    });
  /** Makes a group whose job is paused before it begins. The service does not know, so it records no event of that. */
  const makePaused = async (owner: string, body: object) => {
    const { database } = service.fresh;
    await database.query({
      text: `
        create function pause_build() returns trigger language plpgsql as $$
        begin update jobs set status = 'paused', held_by = 'hand' where job_id = new.job_id; return null; end $$`,
    });
    await database.query({
      text: `
        create trigger pause_build after insert on jobs for each row when (new.type = 'group_build')
        execute function pause_build()`,
    });
    const { job_id: building } = await makeGroup(service, owner, body);
    await database.query({ text: "drop trigger pause_build on jobs" });
    await database.query({ text: "drop function pause_build()" });
    return building;
  };

  it("makes answers stale at once, leaves them alone while it is built, and costs nothing if it has the same rows", async () => {
    const policies = ["on_write", "manual", "on_read"];
    const place = (policy: string) => `same-${policy}`;
    for (const policy of policies) {
      await makeGroup(service, `${place(policy)}/*`, group);
      await judge(`${place(policy)}/*`, shown, { freshness: { policy } });
      await write(service, `${place(policy)}/a`, { upsert: documents, wait_for: ["risk"] });
    }
    await settled(service);
    service.engine.requests.length = 0;
    const building: string[] = [];
    for (const policy of policies) building.push(await makePaused(`${place(policy)}/a`, group));
    await built();
    const marked = [];
    for (const policy of policies) marked.push(await stored(`${place(policy)}/a`));
    expect(marked).toEqual(policies.map(() => documents.map(() => ({ outdated: true, sequence: expect.any(String) }))));
    const { rows } = await asked(service, "POST", `${at("same-manual/a")}/query`, { include: { answers: ["risk"] } });
    expect(rows.map(({ answers }: { answers: { risk: object } }) => answers.risk)).toMatchObject([
      { freshness: "stale" },
      { freshness: "stale" },
    ]);
    await built();
    for (const [index, policy] of policies.entries()) {
      expect(await stored(`${place(policy)}/a`)).toEqual(marked[index]);
      expect(await held(`${place(policy)}/a`)).toEqual([]);
      await asked(service, "POST", `/jobs/${building[index]}/resume`);
    }
    await built();
    for (const policy of policies) expect(await answerOf(`${place(policy)}/a`, "a")).toMatchObject({ freshness: "fresh" });
    expect(groupsAsked()).toEqual([]);
  });

  it("makes answers stale in all namespaces below a prefix, also in those that are built last", async () => {
    const names = ["wide/x/1", "wide/x/2", "wide/x/3"];
    await makeGroup(service, "wide/*", group);
    await judge("wide/*", shown);
    for (const name of names) await write(service, name, { upsert: documents });
    await settled(service);
    service.engine.requests.length = 0;
    const building = await makePaused("wide/x/*", group);
    await built();
    const fresh = async () => {
      const found = [];
      for (const name of names) found.push((await answerOf(name, "b")).freshness);
      return found;
    };
    expect(await fresh()).toEqual(["stale", "stale", "stale"]);
    await asked(service, "POST", `/jobs/${building}/resume`);
    await built();
    expect(await fresh()).toEqual(["fresh", "fresh", "fresh"]);
    expect(groupsAsked()).toEqual([]);
    const { jobs } = await asked(service, "GET", "/jobs?type=resync&namespace=wide%2Fx%2F*");
    expect(jobs).toMatchObject([{ status: "done", progress: { documents_done: 6 } }]);
  });

  describe("where answers are given on read", () => {
    /** How often a request has waited for answers. */
    let looks: MockInstance<Landings["next"]>;
    beforeEach(() => {
      looks = vi.spyOn(Landings.prototype, "next");
    });
    const begin = async (name: string) => {
      await makeGroup(service, `${name}/*`, group);
      await judge(`${name}/*`, shown, { freshness: { policy: "on_read" } });
      await write(service, `${name}/a`, { upsert: documents, wait_for: ["risk"] });
      await settled(service);
    };
    const replace = async (name: string) => {
      const building = await makePaused(`${name}/a`, group);
      await built();
      service.engine.requests.length = 0;
      looks.mockClear();
      return building;
    };
    const resume = async (building: string) => {
      await asked(service, "POST", `/jobs/${building}/resume`);
      await built();
    };
    const query = (name: string) => asked(service, "POST", `${at(`${name}/a`)}/query`, { include: { answers: ["risk"] } });

    it("is compared by the next read once it is built, and not by those before", async () => {
      await begin("read");
      const building = await replace("read");
      const marked = await stored("read/a");
      expect(await answerOf("read/a", "a")).toMatchObject({ freshness: "stale", p: 0.5 });
      expect(await held("read/a")).toEqual([]);
      await query("read");
      await built();
      expect([await stored("read/a"), await held("read/a")]).toEqual([marked, []]);
      await resume(building);
      expect(await answerOf("read/a", "a")).toMatchObject({ freshness: "fresh" });
      await query("read");
      await built();
      expect((await query("read")).rows).toMatchObject(documents.map(() => ({ answers: { risk: { freshness: "fresh" } } })));
      expect([groupsAsked(), await held("read/a"), looks.mock.calls]).toEqual([[], [], []]);
    });

    it("is compared by the next read with what an engine has refused, which is not asked again", async () => {
      onTestFinished(() => {
        service.engine.instead = null;
      });
      service.engine.instead = () => ({ ok: false, failure: { code: "refused", message: "No.", retryable: false } });
      await begin("no");
      const building = await replace("no");
      const refused = { freshness: "unavailable", error: { code: "engine_refused" } };
      expect(await answerOf("no/a", "a")).toMatchObject(refused);
      await query("no");
      await built();
      expect(await held("no/a")).toEqual([]);
      await resume(building);
      expect(await answerOf("no/a", "a")).toMatchObject(refused);
      expect([groupsAsked(), await held("no/a"), looks.mock.calls]).toEqual([[], [], []]);
    });

    it("is judged with once it is built, for a document that was read and has no answer", async () => {
      await begin("new");
      const building = await replace("new");
      await write(service, "new/a", { upsert: [{ id: "c", attributes: { customer: "c" }, state: {} }] });
      expect(await answerOf("new/a", "c")).toEqual({ type: "bool", freshness: "pending" });
      expect(looks).not.toHaveBeenCalled();
      expect(await held("new/a")).toEqual([{ reason: "retry" }]);
      await resume(building);
      expect([groupsAsked(), await held("new/a")]).toEqual([[{ count: 3 }], []]);
      expect(await answerOf("new/a", "c")).toMatchObject({ freshness: "fresh" });
    });
  });

  it("is waited for where its job is cancelled and the namespace's consumer builds it", needs(triggers), async () => {
    const { database } = service.fresh;
    await makeGroup(service, "left/*", group);
    await judge("left/*", shown);
    await write(service, "left/a", { upsert: documents });
    await settled(service);
    service.engine.requests.length = 0;
    const building = await makePaused("left/a", group);
    // The consumer cannot finish.
    await database.query({
      text: `
        create function keep_building() returns trigger language plpgsql as $$ begin new.status := 'building'; return new; end $$`,
    });
    await database.query({
      text: `
        create trigger keep_building before update on group_states for each row when (old.status = 'building' and new.status = 'ready')
        execute function keep_building()`,
    });
    await asked(service, "POST", `/jobs/${building}/cancel`);
    await built();
    const waiting = await stored("left/a");
    expect([waiting, await held("left/a")]).toMatchObject([[{ outdated: true }, { outdated: true }], []]);
    await built();
    expect([await stored("left/a"), await held("left/a")]).toEqual([waiting, []]);
    await database.query({ text: "drop trigger keep_building on group_states" });
    await database.query({ text: "drop function keep_building()" });
    await database.query({ text: "update group_states set walk = 'walking' where status = 'building'" });
    await write(service, "left/a", { patch: [{ id: "a", state: { more: 1 } }] });
    await built();
    expect(await answerOf("left/a", "a")).toMatchObject({ freshness: "fresh" });
    expect([groupsAsked(), await held("left/a")]).toEqual([[], []]);
  });

  it("is waited for, and makes answers stale that are judged by hand", async () => {
    await makeGroup(service, "hand/*", group);
    await judge("hand/*", shown);
    await write(service, "hand/a", { upsert: documents });
    await settled(service);
    await asked(service, "PATCH", `${at("hand/*")}/judgments/risk`, { freshness: { policy: "manual" } });
    await settled(service);
    service.engine.requests.length = 0;
    const building = await makePaused("hand/a", { ...group, key: "attributes.city" });
    await built();
    expect(await held("hand/a")).toEqual([]);
    expect(await answerOf("hand/a", "a")).toMatchObject({ freshness: "stale" });
    await asked(service, "POST", `/jobs/${building}/resume`);
    await built();
    expect(await answerOf("hand/a", "a")).toMatchObject({ freshness: "stale" });
    expect([groupsAsked(), await held("hand/a")]).toEqual([[], []]);
  });

  it("is not judged with for a document that is written while it is built, if that is judged by hand", async () => {
    const alone = { ...shown, fields: ["attributes.city"] };
    await makeGroup(service, "written/*", group);
    await judge("written/*", alone);
    await write(service, "written/a", { upsert: documents });
    await settled(service);
    await asked(service, "PATCH", `${at("written/*")}/judgments/risk`, { freshness: { policy: "manual" } });
    await settled(service);
    service.engine.requests.length = 0;
    const building = await makePaused("written/a", group);
    await write(service, "written/a", {
      patch: [
        { id: "a", state: { more: 1 } },
        { id: "b", attributes: { city: "z" } },
      ],
    });
    await built();
    expect((await held("written/a")).map(({ reason }) => reason)).toEqual(["fanout", "fanout"]);
    await asked(service, "POST", `/jobs/${building}/resume`);
    await built();
    expect(await answerOf("written/a", "a")).toMatchObject({ freshness: "fresh" });
    expect(await answerOf("written/a", "b")).toMatchObject({ freshness: "stale" });
    expect([groupsAsked(), await held("written/a")]).toEqual([[], []]);
  });

  it("does not shorten the debounce of a document that is written while it is built", async () => {
    await makeGroup(service, "quiet/*", group);
    await judge("quiet/*", shown, { freshness: { policy: "on_write", debounce_ms: 60_000, max_wait_ms: 60_000 } });
    await write(service, "quiet/a", { upsert: documents });
    const building = await makePaused("quiet/a", group);
    await write(service, "quiet/a", { patch: documents.map(({ id }) => ({ id, attributes: { amount: 1 } })) });
    await built();
    expect((await held("quiet/a")).map(({ reason }) => reason)).toEqual(["debounce", "debounce"]);
    await asked(service, "POST", `/jobs/${building}/resume`);
    service.engine.requests.length = 0;
    await built();
    expect(groupsAsked()).toEqual([]);
    await service.clock.advance(60_000);
    await built();
    expect(groupsAsked()).toEqual([{ count: 2 }, { count: 2 }]);
  });

  it("has nothing asked again that an engine refused over the same context", async () => {
    const related = [{ name: "owner", join: { theirs: "id", mine: "attributes.owner" }, fields: ["attributes.plan"] }];
    await makeGroup(service, "refused/*", group);
    await judge("refused/*", { ...shown, related }, { applies_to: { "attributes.owner": "o" } });
    const owner = (plan: string) => write(service, "refused/a", { upsert: [{ id: "o", attributes: { plan }, state: {} }] });
    await owner("pro");
    service.engine.instead = () => ({ ok: false, failure: { code: "refused", message: "No.", retryable: false } });
    await write(service, "refused/a", { upsert: [{ id: "a", attributes: { customer: "c", owner: "o" }, state: {} }] });
    await settled(service);
    service.engine.requests.length = 0;
    const building = await makePaused("refused/a", group);
    for (const plan of ["free", "pro"]) {
      await owner(plan);
      await built();
      expect((await held("refused/a")).map(({ reason }) => reason)).toEqual(["fanout"]);
    }
    await asked(service, "POST", `/jobs/${building}/resume`);
    await built();
    service.engine.instead = null;
    expect([groupsAsked(), await held("refused/a")]).toEqual([[], []]);
  });

  it("costs nothing if it has the same rows", async () => {
    await makeGroup(service, "alike/*", group);
    await judge("alike/*", shown);
    await write(service, "alike/a", { upsert: documents });
    await settled(service);
    service.engine.requests.length = 0;
    await makeGroup(service, "alike/a", group);
    await built();
    expect(await answerOf("alike/a", "a")).toMatchObject({ freshness: "fresh" });
    expect(groupsAsked()).toEqual([]);
  });

  it("cannot be deleted while something shows it, and a judgment that is active again shows the template's", async () => {
    await makeGroup(service, "back/*", group);
    await judge("back/*", shown);
    await makeGroup(service, "back/a", { ...group, key: "attributes.city" });
    await write(service, "back/a", { upsert: documents });
    await built();
    expect(await countOf("back/a", "a")).toBe(1);
    const remove = () => service.request("DELETE", `${at("back/a")}/groups/by-customer`);
    expect((await remove()).status).toBe(409);
    await asked(service, "POST", `${at("back/*")}/judgments/risk/deactivate`);
    expect((await remove()).status).toBe(204);
    await asked(service, "POST", `${at("back/*")}/judgments/risk/activate`, { version: 1, force: true });
    service.engine.requests.length = 0;
    await built();
    expect(groupsAsked()).toEqual([{ count: 2 }, { count: 2 }]);
    expect(await answerOf("back/a", "a")).toMatchObject({ freshness: "fresh" });
  });
});
