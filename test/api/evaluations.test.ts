/** The log of evaluations: of a namespace and of a template prefix, by filters and page by page. */
import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["judgments_evaluations"]);

interface Entry {
  id: string;
  namespace: string;
  document_id: string;
  revision: number;
  evaluated_at: string;
}

const urgent = { name: "urgent", question: "Is it urgent?", type: "bool" };
const create = (owner: string, body: object = urgent) => api.post(at(owner, "judgments"), body);
const write = (namespace: string, ...ids: string[]) =>
  api.post(at(namespace), { upsert: ids.map((id) => ({ id, attributes: { n: Math.random() } })), wait_for: ["urgent"] });
const log = (owner: string, query = "", name = "urgent") => api.get(`${at(owner, "judgments", name, "evaluations")}${query}`);
const documents = async (owner: string, query = "") =>
  (await log(owner, query)).body.evaluations.map(({ document_id }: Entry) => document_id);
/** Catch-up has passed what was written. What it comes to later, it asks of the version that is active by then. */
async function caughtUp(namespace: string): Promise<void> {
  const { database } = api.service.fresh;
  const found = { text: "select namespace_id as id from namespaces where name = $1", values: [namespace] };
  const [{ id }] = (await database.query<{ id: number }>(found)) as [{ id: number }];
  // A row that is due later is about a lease that ends then.
  const text = "select from wakeups where kind = 'judging' and namespace_id = $1 and (due_at <= $2 or lease_owner is not null)";
  const waiting = { text, values: [id, api.service.clock.now()] };
  await expect.poll(async () => (await database.query(waiting)).length).toBe(0);
}
const tick = () => api.service.clock.advance(1_000);
const now = () => api.service.clock.now().toISOString();

/** All pages of a log. */
async function pages(owner: string, query: string): Promise<Entry[][]> {
  const found: Entry[][] = [];
  for (let cursor = ""; ; ) {
    const { body } = await log(owner, `?${query}${cursor}`);
    found.push(body.evaluations);
    if (body.next_cursor === null) return found;
    cursor = `&cursor=${body.next_cursor}`;
  }
}

describe("the evaluation log", () => {
  it("has an entry for each time that an engine was asked or an answer carried, newest first", async () => {
    const namespace = freshNamespace();
    await create(namespace, { ...urgent, context: { fields: ["attributes.n"] } });
    await api.post(at(namespace), { upsert: [{ id: "a", attributes: { n: 1 } }], wait_for: ["urgent"] });
    await tick();
    await api.post(at(namespace), { patch: [{ id: "a", attributes: { m: 2 } }], wait_for: ["urgent"] });
    await tick();
    api.service.engine.answer = () => null;
    await api.post(at(namespace), { patch: [{ id: "a", attributes: { n: 2 } }], wait_for: ["urgent"] });
    const { body } = await log(namespace);
    const about = { namespace, document_id: "a", version: 1, shadow: false };
    expect(body).toEqual({
      evaluations: [
        expect.objectContaining({
          ...about,
          carried: false,
          judgment_units: 0,
          error: expect.objectContaining({ code: "engine_refused" }),
        }),
        expect.objectContaining({
          ...about,
          carried: true,
          tokens: 0,
          judgment_units: 0,
          p: 0.5,
          engine: { name: "test", version: "test-1" },
        }),
        expect.objectContaining({ ...about, carried: false, judgment_units: 1, p: 0.5, evaluated_at: expect.any(String) }),
      ],
      next_cursor: null,
    });
    expect(body.evaluations[0]).not.toHaveProperty("p");
    expect(body.evaluations[2].tokens).toBeGreaterThan(0);
    expect(body.evaluations[0].error.at).toBe(now());
  });

  it("is filtered by document, version, shadow and time, the beginning of it included and the end not", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await write(namespace, "a");
    await tick();
    const since = now();
    await write(namespace, "b");
    await tick();
    const until = now();
    await caughtUp(namespace);
    await api.post(at(namespace, "judgments", "urgent", "versions"), { question: "Now?", type: "bool" });
    await api.post(at(namespace, "judgments", "urgent", "activate"), { version: 2, force: true });
    await write(namespace, "a");
    expect(await documents(namespace)).toEqual(["a", "b", "a"]);
    expect(await documents(namespace, "?document_id=a")).toEqual(["a", "a"]);
    expect(await documents(namespace, "?document_id=a&version=1")).toEqual(["a"]);
    expect(await documents(namespace, "?version=1")).toEqual(["b", "a"]);
    expect(await documents(namespace, "?shadow=true")).toEqual([]);
    expect(await documents(namespace, "?shadow=false")).toEqual(["a", "b", "a"]);
    expect(await documents(namespace, `?since=${since}`)).toEqual(["a", "b"]);
    expect(await documents(namespace, `?until=${until}`)).toEqual(["b", "a"]);
    expect(await documents(namespace, `?since=${since}&until=${until}`)).toEqual(["b"]);
    expect(await documents(namespace, `?document_id=b&since=${until}`)).toEqual([]);
  });

  it("comes in pages that together have every entry once, also those of one moment", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    const ids = Array.from({ length: 16 }, (_, n) => `d-${n}`);
    await write(namespace, ...ids);
    await tick();
    await write(namespace, ...ids);
    const [whole] = await pages(namespace, "limit=1000");
    expect(whole).toHaveLength(32);
    const order = whole!.map(({ evaluated_at, id }) => `${evaluated_at} ${id}`);
    expect(order).toEqual(order.toSorted().reverse());
    for (const query of ["limit=7", "limit=16", "limit=7&shadow=false", `limit=5&since=${whole![31]!.evaluated_at}`]) {
      expect((await pages(namespace, query)).flat()).toEqual(whole);
    }
    const of = (await pages(namespace, "limit=1&document_id=d-3")).flat();
    expect(of).toEqual(whole!.filter(({ document_id }) => document_id === "d-3"));
  });

  it("of a template prefix is that of every namespace under it, and of none that is gone or has its own", async () => {
    const tenant = freshNamespace();
    await create(`${tenant}/*`);
    const at_ = ["eu", "us", "eu/west", "gone", "own"].map((name) => `${tenant}/${name}`);
    await create(at_[4]!);
    for (const namespace of at_) {
      await write(namespace, "a", "b");
      await tick();
    }
    await api.delete(at(at_[3]!));
    const [whole] = await pages(`${tenant}/*`, "limit=1000");
    expect(whole!.map(({ namespace }) => namespace)).toEqual([at_[2], at_[2], at_[1], at_[1], at_[0], at_[0]]);
    expect((await pages(`${tenant}/*`, "limit=2")).flat()).toEqual(whole);
    expect((await pages(`${tenant}/*`, "limit=4&version=1")).flat()).toEqual(whole);
    expect((await pages(`${tenant}/*`, "limit=1&document_id=a")).flat()).toEqual(whole!.filter((one) => one.document_id === "a"));
    expect(await documents(at_[0]!)).toHaveLength(2);
  });

  it("is empty where nothing has been judged, also in a namespace that nothing was written to", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await create(`${namespace}/*`);
    for (const owner of [namespace, `${namespace}/*`])
      expect((await log(owner)).body).toEqual({ evaluations: [], next_cursor: null });
    expect(refusal(await log(namespace, "", "other"))).toEqual({ status: 404, code: "not_found" });
  });

  it.each([
    ["?limit=0", "query/limit"],
    ["?cursor=nonsense", "query/cursor"],
    [`?cursor=${Buffer.from("evaluations:urgent").toString("base64url")}`, "query/cursor"],
    ["?version=0", "query/version"],
    ["?shadow=perhaps", "query/shadow"],
    ["?since=yesterday", "query/since"],
    ["?document_id=a//b", "query/document_id"],
  ])("refuses %s", async (query, path) => {
    const namespace = freshNamespace();
    await create(namespace);
    expect(refusal(await log(namespace, query))).toEqual(invalid(path));
  });
});
