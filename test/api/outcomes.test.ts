/** Outcomes: posted, replaced, compared with evaluations, listed and deleted. */
import { describe, expect, it } from "vitest";
import type { Outcome } from "#generated/types.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["outcomes_create", "outcomes_list", "outcomes_delete"]);

const urgent = { name: "urgent", question: "Is it urgent?", type: "bool" };
const topic = { name: "topic", question: "What is it?", type: "choice", options: [{ value: "refund" }, { value: "delivery" }] };
const anger = { name: "anger", question: "How angry?", type: "score", criteria: ["calm", "cross", "furious"] };

const create = (owner: string, body: object = urgent) => api.post(at(owner, "judgments"), body);
const write = (namespace: string, id: string, text = "x", judgments = ["urgent"]) =>
  api.post(at(namespace), { upsert: [{ id, state: { text } }], wait_for: judgments });
const post = (namespace: string, ...outcomes: object[]) => api.post(at(namespace, "outcomes"), { outcomes });
const list = (namespace: string, query = "") => api.get(`${at(namespace, "outcomes")}${query}`);
const ids = async (namespace: string, query = "") => (await list(namespace, query)).body.outcomes.map(({ id }: Outcome) => id);
const now = () => api.service.clock.now().toISOString();
const later = (ms: number) => new Date(api.service.clock.now().getTime() + ms).toISOString();
const tick = (ms = 1_000) => api.service.clock.advance(ms);

describe("an outcome", () => {
  it("is held against the newest evaluation that was made by then, and keeps what it was posted with", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await write(namespace, "t-1");
    const evaluated_at = now();
    await tick();
    const whole = { id: "crm-8841", document_id: "t-1", judgment: "urgent", value: true, source: "crm", comment: "called" };
    const { status, body } = await post(namespace, { ...whole, observed_at: now() });
    expect(status).toBe(201);
    const evaluation = { version: 1, engine: "test", engine_version: "test-1", evaluated_at };
    const { incarnation } = (await api.get(at(namespace, "documents", "t-1"))).body;
    const posted = { ...whole, labeler: null, drawn_with: null };
    expect(body).toEqual({ outcomes: [{ ...posted, incarnation, observed_at: now(), evaluation, created_at: now() }] });
    expect((await list(namespace)).body).toEqual({ ...body, next_cursor: null });
  });

  it("belongs to the document's present life, unless it names another", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    const lifeOf = async () => (await api.get(at(namespace, "documents", "t-1"))).body.incarnation as number;
    await write(namespace, "t-1", "first");
    const first = await lifeOf();
    const outcome = { document_id: "t-1", judgment: "urgent", value: true };
    // It is observed in an hour, when the document has another life.
    const early = (await post(namespace, { ...outcome, id: "early", observed_at: later(3_600_000) })).body.outcomes[0];
    expect(early).toMatchObject({ incarnation: first, evaluation: { evaluated_at: now() } });
    const firstAt = now();
    await tick();
    await api.post(at(namespace), { delete: ["t-1"] });
    const gone = (await post(namespace, { ...outcome, id: "gone" })).body.outcomes[0];
    expect(gone).toMatchObject({ incarnation: first, evaluation: { evaluated_at: firstAt } });
    await api.post(at(namespace), { upsert: [{ id: "t-1", attributes: { kind: "other" } }] });
    const second = await lifeOf();
    expect(second).toBeGreaterThan(first);
    await tick();
    await write(namespace, "t-1", "second");
    const secondAt = now();
    expect((await list(namespace, "?document_id=t-1")).body.outcomes).toMatchObject([
      { id: "early", incarnation: first, evaluation: { evaluated_at: firstAt } },
      { id: "gone", incarnation: first },
    ]);
    await tick();
    const { outcomes } = (
      await post(namespace, outcome, { ...outcome, incarnation: first }, { ...outcome, incarnation: second + 1 })
    ).body;
    expect(outcomes).toMatchObject([
      { incarnation: second, evaluation: { evaluated_at: secondAt } },
      { incarnation: first, evaluation: { evaluated_at: firstAt } },
      { incarnation: second + 1, evaluation: null },
    ]);
    expect(refusal(await post(namespace, { ...outcome, incarnation: 0 })).issues).toEqual(["/outcomes/0/incarnation"]);
  });

  it("is observed when it is posted where it does not say, and gets an id", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await write(namespace, "t-1");
    const { body } = await post(namespace, { document_id: "t-1", judgment: "urgent", value: false });
    expect(body.outcomes[0]).toMatchObject({ observed_at: now(), source: null, comment: null, evaluation: { version: 1 } });
    expect(body.outcomes[0].id).toMatch(/^out_[0-9a-z]{26}$/);
  });

  it("is not held against what was judged later, nor against what was foretold less than the horizon before", async () => {
    const namespace = freshNamespace();
    await create(namespace, { ...urgent, horizon: "1h" });
    await write(namespace, "t-1", "first");
    const first = now();
    await tick(30 * 60_000);
    await write(namespace, "t-1", "second");
    const second = now();
    const outcome = { document_id: "t-1", judgment: "urgent", value: true };
    const moments = [-1, 0, 3_600_000 - 1, 3_600_000].map((ms) => new Date(Date.parse(first) + 3_600_000 + ms).toISOString());
    const { body } = await post(
      namespace,
      ...moments.map((observed_at) => ({ ...outcome, observed_at })),
      { ...outcome, observed_at: new Date(Date.parse(second) + 3_600_000).toISOString() },
      { ...outcome, document_id: "never-written", observed_at: later(10 ** 9) },
    );
    expect(body.outcomes.map(({ evaluation }: Outcome) => evaluation?.evaluated_at ?? null)).toEqual([
      null,
      first,
      second,
      second,
      second,
      null,
    ]);
  });

  it("goes by the horizon of the version that was asked, and never by what failed or was tried in shadow", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await write(namespace, "t-1", "one");
    const first = now();
    await api.post(at(namespace, "judgments", "urgent", "versions"), { ...urgent, question: "Now?", horizon: "1d" });
    await api.post(at(namespace, "judgments", "urgent", "activate"), { version: 2, force: true });
    await tick();
    await write(namespace, "t-1", "two");
    await tick();
    const { answer } = api.service.engine;
    api.service.engine.answer = () => null;
    await write(namespace, "t-1", "three");
    api.service.engine.answer = answer;
    await api.service.fresh.database.query({
      text: `
        insert into evaluations (namespace_id, evaluation_id, judgment_id, version, document_id, revision, incarnation, engine,
                                 engine_version, at, carried, shadow, answer, tokens, units)
        select namespace_id, 'evl_shadow', judgment_id, 1, document_id, revision, incarnation, engine, engine_version,
               $1, false, true, answer, tokens, units
        from evaluations where namespace_id = (select namespace_id from namespace_names where name = $2) and version = 1`,
      values: [api.service.clock.now(), namespace],
    });
    const outcome = { document_id: "t-1", judgment: "urgent", value: true };
    const { body } = await post(namespace, outcome, { ...outcome, observed_at: later(86_400_000) });
    expect(body.outcomes.map(({ evaluation }: Outcome) => [evaluation!.version, evaluation!.evaluated_at])).toEqual([
      [1, first],
      [2, new Date(Date.parse(first) + 1_000).toISOString()],
    ]);
  });

  it("outlives its document, and is not held against what another life of it was judged later", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await write(namespace, "t-1");
    const evaluated_at = now();
    await tick();
    await api.post(at(namespace), { delete: ["t-1"] });
    const { body } = await post(namespace, { document_id: "t-1", judgment: "urgent", value: true });
    expect(body.outcomes[0].evaluation).toMatchObject({ evaluated_at });
    await tick();
    await write(namespace, "t-1", "anew");
    expect((await list(namespace)).body.outcomes).toEqual(body.outcomes);
  });

  it("of a judgment that is inherited is held against the namespace's own documents", async () => {
    const tenant = freshNamespace();
    await create(`${tenant}/*`);
    await write(`${tenant}/a`, "t-1");
    await write(`${tenant}/b`, "t-2");
    const outcome = { judgment: "urgent", value: true };
    const { body } = await post(`${tenant}/a`, { ...outcome, document_id: "t-1" }, { ...outcome, document_id: "t-2" });
    expect(body.outcomes.map(({ evaluation }: Outcome) => evaluation?.version)).toEqual([1, undefined]);
    expect(await ids(`${tenant}/b`)).toEqual([]);
  });

  it("replaces the one of the same id, keeps when that was first posted, and of several in one request the last stands", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await create(namespace, { ...urgent, name: "other" });
    await write(namespace, "t-1", "x", ["urgent", "other"]);
    const created_at = now();
    await post(namespace, { id: "a", document_id: "t-1", judgment: "urgent", value: true, source: "crm" });
    await tick();
    const { body } = await post(
      namespace,
      { id: "a", document_id: "t-1", judgment: "urgent", value: true },
      { id: "a", document_id: "t-2", judgment: "other", value: false },
    );
    const stands = { id: "a", document_id: "t-2", judgment: "other", value: false, source: null, evaluation: null, created_at };
    expect(body.outcomes).toMatchObject([stands, stands]);
    expect((await list(namespace)).body.outcomes).toMatchObject([stands]);
  });

  it("posted with an Idempotency-Key is posted once", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await write(namespace, "t-1");
    const path = at(namespace, "outcomes");
    const body = { outcomes: [{ document_id: "t-1", judgment: "urgent", value: true }] };
    const send = (value: boolean) =>
      api.post(path, { outcomes: [{ ...body.outcomes[0], value }] }, { headers: { "Idempotency-Key": namespace } });
    const [one, other] = [await send(true), await send(true)];
    expect(other.body).toEqual(one.body);
    expect(await ids(namespace)).toHaveLength(1);
    expect(refusal(await send(false))).toMatchObject({ status: 409, code: "conflict" });
    const remove = (id: string) => api.delete(`${path}/${id}`, { headers: { "Idempotency-Key": `${namespace} again` } });
    expect((await remove(one.body.outcomes[0].id)).status).toBe(204);
    expect(refusal(await remove("another"))).toMatchObject({ status: 409, code: "conflict" });
  });
});

describe("what is refused of outcomes", () => {
  it("is a value that the judgment could not answer, and a judgment that there is not: all together, and nothing is stored", async () => {
    const namespace = freshNamespace();
    for (const judgment of [urgent, topic, anger]) await create(namespace, judgment);
    await write(namespace, "t-1");
    const of = (judgment: string, value: unknown) => ({ document_id: "t-1", judgment, value });
    const refused = await post(
      namespace,
      of("urgent", true),
      of("urgent", "true"),
      of("urgent", 1),
      of("topic", "refunds"),
      of("topic", true),
      of("topic", 0),
      of("anger", 3),
      of("anger", "1"),
      of("anger", false),
      of("none", true),
    );
    const values = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `/outcomes/${n}/value`);
    expect(refusal(refused)).toEqual(invalid(...values, "/outcomes/9/judgment"));
    expect(await ids(namespace)).toEqual([]);
    const taken = await post(
      namespace,
      of("topic", "none_of_the_above"),
      of("topic", "refund"),
      of("anger", 0),
      of("anger", 2),
      of("urgent", false),
    );
    expect(taken.status).toBe(201);
  });

  it("is an id that no path could name", async () => {
    const namespace = freshNamespace();
    await create(namespace, urgent);
    await write(namespace, "t-1");
    const of = (id: string) => ({ id, document_id: "t-1", judgment: "urgent", value: true });
    expect(refusal(await post(namespace, of("..."), of("."), of("..")))).toEqual(invalid("/outcomes/1/id", "/outcomes/2/id"));
    expect(await ids(namespace)).toEqual([]);
  });

  it("is a level between levels or below them, no outcome, and more than a thousand", async () => {
    const namespace = freshNamespace();
    await create(namespace, anger);
    await write(namespace, "t-1", "x", []);
    const of = (value: unknown) => ({ document_id: "t-1", judgment: "anger", value });
    expect(refusal(await post(namespace, of(0.5))).issues).toEqual(["/outcomes/0/value"]);
    expect(refusal(await post(namespace, of(-1))).issues).toEqual(["/outcomes/0/value"]);
    expect(refusal(await post(namespace)).issues).toEqual(["/outcomes"]);
    expect(refusal(await post(namespace, ...Array.from({ length: 1_001 }, () => of(1)))).issues).toEqual(["/outcomes"]);
    expect((await post(namespace, ...Array.from({ length: 1_000 }, () => of(1)))).body.outcomes).toHaveLength(1_000);
  });

  it("is an option of no version, while options of earlier versions and documents as options are taken", async () => {
    const namespace = freshNamespace();
    await create(namespace, topic);
    await write(namespace, "t-1", "x", []);
    await api.post(at(namespace, "judgments", "topic", "versions"), { ...topic, options: [{ value: "billing" }] });
    await create(namespace, {
      ...topic,
      name: "same",
      options: { from: "others" },
      context: { related: [{ name: "others", join: { theirs: "attributes.k", mine: "attributes.k" } }] },
    });
    const of = (judgment: string, value: string) => ({ document_id: "t-1", judgment, value });
    const { status } = await post(namespace, of("topic", "billing"), of("topic", "refund"), of("same", "any/document"));
    expect(status).toBe(201);
    expect(refusal(await post(namespace, of("topic", "any/document")))).toEqual(invalid("/outcomes/0/value"));
  });

  it("is a namespace that nothing was written to, a body that is too large and an outcome that is not there to be deleted", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    const outcome = { document_id: "t-1", judgment: "urgent", value: true };
    const missing = { status: 404, code: "not_found" };
    expect(refusal(await post(namespace, outcome))).toEqual(missing);
    expect(refusal(await list(namespace))).toEqual(missing);
    expect(refusal(await api.delete(at(namespace, "outcomes", "a")))).toEqual(missing);
    await write(namespace, "t-1");
    expect(refusal(await api.delete(at(namespace, "outcomes", "a")))).toEqual(missing);
    expect(refusal(await api.delete(at(namespace, "outcomes", "a b")))).toEqual(invalid("path/id"));
    expect(refusal(await list(namespace, "?cursor=x"))).toEqual(invalid("query/cursor"));
    const large = JSON.stringify({ outcomes: [{ ...outcome, comment: "x".repeat(65 * 2 ** 20) }] });
    expect(refusal(await api.post(at(namespace, "outcomes"), large))).toMatchObject({ status: 413, code: "too_large" });
  });
});

describe("a list of outcomes", () => {
  it("is newest observed first, filtered by judgment, document, match and time", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await create(namespace, anger);
    await write(namespace, "t-1", "x", ["urgent", "anger"]);
    const start = api.service.clock.now().getTime();
    const when = (seconds: number) => new Date(start + seconds * 1_000).toISOString();
    await post(
      namespace,
      { id: "c", document_id: "t-1", judgment: "urgent", value: true, observed_at: when(3) },
      { id: "a", document_id: "t-1", judgment: "urgent", value: true, observed_at: when(1) },
      { id: "b", document_id: "t-2", judgment: "urgent", value: true, observed_at: when(2) },
      { id: "d", document_id: "t-1", judgment: "anger", value: 1, observed_at: when(4) },
    );
    expect(await ids(namespace)).toEqual(["d", "c", "b", "a"]);
    expect(await ids(namespace, "?judgment=urgent")).toEqual(["c", "b", "a"]);
    expect(await ids(namespace, "?judgment=none")).toEqual([]);
    expect(await ids(namespace, "?document_id=t-1")).toEqual(["d", "c", "a"]);
    expect(await ids(namespace, "?document_id=t-1&judgment=urgent")).toEqual(["c", "a"]);
    expect(await ids(namespace, "?matched=true")).toEqual(["d", "c", "a"]);
    expect(await ids(namespace, "?matched=false")).toEqual(["b"]);
    expect(await ids(namespace, `?since=${when(2)}&until=${when(4)}`)).toEqual(["c", "b"]);
    expect((await api.delete(at(namespace, "outcomes", "c"))).status).toBe(204);
    expect(await ids(namespace, "?judgment=urgent")).toEqual(["b", "a"]);
  });

  it("comes in pages that together have each once, also those of one moment", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await write(namespace, "t-1");
    const outcome = { judgment: "urgent", value: true };
    const posted = Array.from({ length: 10 }, (_, n) => ({ ...outcome, id: `o-${n}`, document_id: n % 2 ? "t-1" : "t-2" }));
    await post(namespace, ...posted.slice(0, 5));
    await tick();
    await post(namespace, ...posted.slice(5));
    for (const query of ["limit=3", "limit=5&judgment=urgent", "limit=2&matched=true", "limit=1&document_id=t-2"]) {
      const whole = await ids(namespace, `?${query.replace(/limit=\d/, "limit=1000")}`);
      const paged: string[] = [];
      for (let cursor = ""; ; ) {
        const { body } = await list(namespace, `?${query}${cursor}`);
        paged.push(...body.outcomes.map(({ id }: Outcome) => id));
        if (body.next_cursor === null) break;
        cursor = `&cursor=${body.next_cursor}`;
      }
      expect(paged).toEqual(whole);
      expect(whole.length).toBeGreaterThanOrEqual(5);
    }
  });
});

describe("what outcomes belong to", () => {
  it("takes them along: a judgment that is deleted, and a namespace", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await create(namespace, { ...urgent, name: "other" });
    await write(namespace, "t-1");
    const of = (judgment: string) => ({ document_id: "t-1", judgment, value: true });
    await post(namespace, of("urgent"), of("other"));
    await api.delete(at(namespace, "judgments", "urgent"));
    await expect.poll(() => ids(namespace), { timeout: 30_000 }).toHaveLength(1);
    expect((await list(namespace)).body.outcomes).toMatchObject([{ judgment: "other" }]);
    await create(namespace);
    expect(await ids(namespace, "?judgment=urgent")).toEqual([]);
    await api.delete(at(namespace));
    await write(namespace, "t-1", "anew", []);
    expect(await ids(namespace)).toEqual([]);
  });
});
