/** Judgments whose answers documents share: equal contexts are asked once in a namespace, and nowhere else is an answer used. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestService, testService } from "#test/support/service.ts";
import type { TestRequest } from "#test/support/test-engine.ts";
import { at, freshNamespace } from "./support/api.ts";

let service: TestService;

beforeAll(async () => {
  service = await testService({}, true);
  // The answer follows from the text alone, so that an answer of another text shows.
  service.engine.answer = (_, request) => ({ type: "bool", p: oddsOf(request) });
});
afterAll(() => service.stop());

const shared = { reuse: "namespace", context: { fields: ["state.text"] } };
const oddsOf = ({ contextText }: Pick<TestRequest, "contextText">) => Number(/#(\d+)/.exec(contextText)![1]) / 1000;

async function judgment(owner: string, definition: object): Promise<void> {
  const { status, body } = await service.request("POST", at(owner, "judgments"), {
    body: { name: "urgent", question: "Is it urgent?", type: "bool", ...definition },
  });
  expect(status, JSON.stringify(body)).toBe(201);
}

const write = async (namespace: string, body: object) => {
  const { status, body: answer } = await service.request("POST", at(namespace), { body });
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer;
};

/** Some documents, of which many have the same text. The number in a text is what the engine makes of it. */
function documents(namespace: string, from: number, count: number, texts: number) {
  return Array.from({ length: count }, (_, n) => ({
    id: `d-${from + n}`,
    attributes: { n: from + n },
    state: { text: `${namespace} #${((from + n) * 3) % texts}` },
  }));
}

/** The texts about which the engine was asked, each time. */
const askedIn = (namespace: string) =>
  service.engine.requests.filter(({ contextText }) => contextText.includes(`${namespace} #`)).map(oddsOf);

interface Logged {
  id: string;
  document_id: string;
  carried: boolean;
  reused_from?: string;
  p: number;
  judgment_units: number;
  tokens: number;
}

const log = async (namespace: string): Promise<Logged[]> =>
  (await service.request("GET", `${at(namespace, "judgments", "urgent", "evaluations")}?limit=1000`)).body.evaluations;

async function fresh(namespace: string, ids: readonly string[]): Promise<Record<string, number>> {
  const query = { include: { answers: ["urgent"] }, top_k: 1000 };
  let found: [string, number][] = [];
  const all = async () => {
    const { rows } = (await service.request("POST", at(namespace, "query"), { body: query })).body;
    found = rows.map((row: { id: string; answers: { urgent: { p: number } } }) => [row.id, row.answers.urgent.p]);
    return rows
      .filter((row: { answers: { urgent: { freshness: string } } }) => row.answers.urgent.freshness === "fresh")
      .map(({ id }: { id: string }) => id);
  };
  await expect.poll(all, { timeout: 20_000 }).toEqual([...ids].sort());
  return Object.fromEntries(found);
}

it("asks about each text once, however the documents arrive, and gives every document the answer to its own text", async () => {
  const namespace = freshNamespace();
  await judgment(namespace, shared);
  const all = documents(namespace, 0, 90, 7);
  // In one write, in several at once, and with waiting.
  await Promise.all([
    write(namespace, { upsert: all.slice(0, 40) }),
    write(namespace, { upsert: all.slice(40, 60) }),
    write(namespace, { upsert: all.slice(60, 70), wait_for: ["urgent"] }),
  ]);
  await write(namespace, { upsert: all.slice(70, 80), wait_for: ["urgent"] });
  await write(namespace, { upsert: all.slice(80) });
  const answers = await fresh(
    namespace,
    all.map(({ id }) => id),
  );
  const expected = Object.fromEntries(all.map(({ id }, n) => [id, ((n * 3) % 7) / 1000]));
  expect(answers).toEqual(expected);
  expect(askedIn(namespace).toSorted()).toEqual([...new Set(Object.values(expected))].sort());

  const logged = await log(namespace);
  const asked = logged.filter(({ carried }) => !carried);
  expect(asked.map(({ p }) => p).toSorted()).toEqual([...new Set(Object.values(expected))].sort());
  for (const one of logged.filter(({ carried }) => carried)) {
    expect(one).toMatchObject({ judgment_units: 0, tokens: 0 });
    const source = asked.find(({ id }) => id === one.reused_from);
    expect(source?.p, JSON.stringify(one)).toBe(one.p);
  }
  expect(asked.every((one) => one.reused_from === undefined)).toBe(true);
  const [line] = await service.fresh.database.query<{ units: number }>({
    text: `
      select sum(u.units)::integer as units from usage_lines u join namespaces n on n.namespace_id = u.namespace_id
      where n.name = $1 and u.line = 'judging'`,
    values: [namespace],
  });
  expect(line!.units).toBe(asked.reduce((sum, { judgment_units }) => sum + judgment_units, 0));
});

it("asks nothing when the same documents are deleted and imported again", async () => {
  const namespace = freshNamespace();
  await judgment(namespace, shared);
  const all = documents(namespace, 0, 12, 5);
  const ids = all.map(({ id }) => id);
  await write(namespace, { upsert: all });
  await fresh(namespace, ids);
  const asked = askedIn(namespace).length;
  await write(namespace, { delete: ids });
  await write(namespace, { upsert: documents(namespace, 0, 12, 5) });
  await fresh(namespace, ids);
  await write(namespace, { upsert: [{ ...all[0]!, id: "another" }], wait_for: ["urgent"] });
  expect(askedIn(namespace)).toHaveLength(asked);
});

it("asks about each document where answers are not shared, which is the default", async () => {
  for (const definition of [{}, { reuse: "document" }]) {
    const namespace = freshNamespace();
    await judgment(namespace, { ...shared, reuse: undefined, ...definition });
    const all = documents(namespace, 0, 6, 1);
    await write(namespace, { upsert: all });
    await fresh(
      namespace,
      all.map(({ id }) => id),
    );
    expect(askedIn(namespace)).toHaveLength(6);
  }
});

it("asks again in another namespace of the same template", async () => {
  const prefix = freshNamespace();
  await judgment(`${prefix}/*`, shared);
  for (const tenant of ["one", "two"]) {
    await write(`${prefix}/${tenant}`, { upsert: documents(prefix, 0, 3, 1), wait_for: ["urgent"] });
  }
  expect(askedIn(prefix)).toEqual([0, 0]);
});

it("asks again when the engine has another version, and when the question is another one", async () => {
  const namespace = freshNamespace();
  await judgment(namespace, shared);
  const one = (id: string) => write(namespace, { upsert: [{ id, state: { text: `${namespace} #3` } }], wait_for: ["urgent"] });
  await one("a");
  service.engine.currentVersion = "test-2";
  await one("b");
  await one("c");
  expect(askedIn(namespace)).toHaveLength(2);
  const versions = at(namespace, "judgments", "urgent", "versions");
  const second = { question: "Is it very urgent?", type: "bool", ...shared };
  expect((await service.request("POST", versions, { body: second })).status).toBe(201);
  const activate = async (version: number) => {
    const { status, body } = await service.request("POST", at(namespace, "judgments", "urgent", "activate"), {
      body: { version, force: true },
    });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  await activate(2);
  await one("d");
  expect(askedIn(namespace)).toHaveLength(3);
  await activate(1);
  await one("e");
  expect(askedIn(namespace)).toHaveLength(3);
  service.engine.currentVersion = "test-1";
});

it("asks once more after a failure, which is nobody's answer", async () => {
  const namespace = freshNamespace();
  await judgment(namespace, shared);
  service.engine.instead = ({ contextText }) =>
    contextText.includes(namespace) ? { ok: false, failure: { code: "refused", message: "not now", retryable: false } } : null;
  const one = (id: string) => write(namespace, { upsert: [{ id, state: { text: `${namespace} #9` } }], wait_for: ["urgent"] });
  await one("a");
  service.engine.instead = null;
  const { results } = await one("b");
  expect(results[0].answers.urgent).toMatchObject({ freshness: "fresh", p: 0.009 });
  expect(askedIn(namespace)).toHaveLength(2);
});
