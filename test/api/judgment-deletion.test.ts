/** Deleting judgments: what is gone at once, what is removed in the background, and when the deletion is refused. */
import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["judgments_delete"]);

const urgent = { name: "urgent", question: "Is it urgent?", type: "bool", thresholds: { page: 0.5 } };
const create = (owner: string, body: object = urgent) => api.post(at(owner, "judgments"), body);
const remove = (owner: string, name = "urgent") => api.delete(at(owner, "judgments", name));
const answers = async (namespace: string) => (await api.get(at(namespace, "documents", "a"))).body.answers;
const write = (namespace: string, id = "a") => api.post(at(namespace), { upsert: [{ id }], wait_for: ["urgent"] });

/** The id of a judgment, which no response tells. */
async function idOf(owner: string): Promise<string> {
  const [row] = await api.service.fresh.database.query<{ judgment_id: string }>({
    text: "select judgment_id from judgments where owner = $1 and name = 'urgent'",
    values: [owner],
  });
  return row!.judgment_id;
}

/** Rows of each table that has any of a judgment. */
async function rowsOf(judgmentId: string): Promise<Record<string, number>> {
  const { database } = api.service.fresh;
  const tables = await database.query<{ name: string }>({
    text: `
      select c.relname as name from pg_class c
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'answer_history'
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'judgment_id')`,
  });
  const counted: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ count: number }>({
      text: `select count(*) as count from ${name} where judgment_id = $1`,
      values: [judgmentId],
    });
    if (row!.count > 0) counted[name] = row!.count;
  }
  return counted;
}

const nothingLeft = (judgmentId: string) => expect.poll(() => rowsOf(judgmentId), { timeout: 30_000 }).toEqual({});

describe("deleting a judgment", () => {
  it("takes everything of it away at once, removes what is stored behind that, and leaves the others alone", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await create(namespace, { ...urgent, name: "other" });
    await write(namespace);
    const old = await idOf(namespace);
    await expect.poll(async () => (await answers(namespace)).other, { timeout: 30_000 }).toMatchObject({ freshness: "fresh" });
    const { other } = await answers(namespace);
    const { status, body } = await remove(namespace);
    expect([status, body]).toEqual([204, undefined]);
    expect(refusal(await remove(namespace))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await api.get(at(namespace, "judgments", "urgent")))).toEqual({ status: 404, code: "not_found" });
    expect(refusal(await api.get(at(namespace, "judgments", "urgent", "evaluations"))).status).toBe(404);
    expect(refusal(await api.post(at(namespace, "query"), { filters: ["answers.urgent.p", "Gte", 0] })).status).toBe(400);
    expect(Object.keys(await answers(namespace))).toEqual(["other"]);
    await nothingLeft(old);
    expect((await answers(namespace)).other).toMatchObject({ type: other.type, revision: other.revision });
  });

  it("leaves a judgment that is made anew under the name nothing of the old", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await write(namespace);
    await remove(namespace);
    expect((await create(namespace, { ...urgent, question: "Now?" })).body.versions).toHaveLength(1);
    expect((await answers(namespace)).urgent).toEqual({ type: "bool", freshness: "unavailable" });
    expect((await api.get(at(namespace, "judgments", "urgent", "evaluations"))).body.evaluations).toEqual([]);
  });

  it("on a template prefix takes it from every namespace under it, with what they override", async () => {
    const tenant = freshNamespace();
    const namespaces = ["eu", "us", "eu/west"].map((name) => `${tenant}/${name}`);
    await create(`${tenant}/*`);
    for (const namespace of namespaces) await write(namespace);
    const settings = { body: { thresholds: { page: 0.9 } } };
    await api.service.request("PATCH", at(namespaces[0]!, "judgments", "urgent"), settings);
    await create(namespaces[1]!);
    const id = await idOf(`${tenant}/*`);
    expect((await remove(`${tenant}/*`)).status).toBe(204);
    expect(await answers(namespaces[0]!)).toEqual({});
    // Its own is another judgment.
    expect(Object.keys(await answers(namespaces[1]!))).toEqual(["urgent"]);
    await nothingLeft(id);
  });

  it("lets nothing of it land that was being judged meanwhile, and bills it all the same", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    const id = await idOf(namespace);
    const { promise, resolve } = Promise.withResolvers<void>();
    api.service.engine.gate = promise;
    const asked = api.service.engine.requests.length;
    await api.post(at(namespace), { upsert: [{ id: "a" }] });
    await expect.poll(() => api.service.engine.requests.length, { timeout: 30_000 }).toBeGreaterThan(asked);
    await remove(namespace);
    await nothingLeft(id);
    resolve();
    const billed = () =>
      api.service.fresh.database.query<{ units: number }>({
        text: `
          select u.units from usage_lines u join namespaces s on s.namespace_id = u.namespace_id
          where s.name = $1 and u.line = 'judging'`,
        values: [namespace],
      });
    await expect.poll(billed, { timeout: 30_000 }).toEqual([{ units: 1 }]);
    expect(await rowsOf(id)).toEqual({});
  });

  it("uncovers the one of a less specific prefix", async () => {
    const tenant = freshNamespace();
    await create(`${tenant}/*`, { ...urgent, question: "Wide?" });
    await create(`${tenant}/eu/*`);
    expect((await remove(`${tenant}/eu/*`)).status).toBe(204);
    expect((await api.get(at(`${tenant}/eu/west`, "judgments", "urgent"))).body).toMatchObject({ template: `${tenant}/*` });
  });

  it("is refused for an inherited one, where it can be deleted is said", async () => {
    const tenant = freshNamespace();
    await create(`${tenant}/*`);
    const answer = await remove(`${tenant}/eu`);
    expect(refusal(answer)).toEqual({ status: 409, code: "conflict" });
    expect(answer.body.error.details).toEqual({ template: `${tenant}/*` });
  });

  it("is refused for a name that can be none, or is not there", async () => {
    expect(refusal(await remove(freshNamespace(), "a.b"))).toEqual(invalid("path/name"));
    expect(refusal(await remove(freshNamespace()))).toEqual({ status: 404, code: "not_found" });
  });
});
