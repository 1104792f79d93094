/**
 * Two processes judge one document at the same time, in orders that rarely occur by chance. The test decides when each stores its outcomes.
 */
import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import type { JudgmentCreate } from "#generated/types.ts";
import { pairs } from "#src/judging/asking/due.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { catchUp } from "#src/judging/catch-up/catch-up.ts";
import { look } from "#src/judging/catch-up/look.ts";
import { fanOut } from "#src/judging/fanout/fanout.ts";
import { land } from "#src/judging/landing/landing.ts";
import { workOnAttributes } from "#src/records/attributes/work.ts";
import { namespaceById } from "#src/records/namespaces/namespaces.ts";
import { findOrCreate } from "#src/records/namespaces/sequence.ts";
import { answersNow } from "./now.ts";
import { answerOf, ORGANIZATION, World } from "./world.ts";

const root = "p/";
const here = `${root}a`;
const { signal } = new AbortController();
const bool = (name: string, context: JudgmentCreate["context"]): JudgmentCreate => ({
  name,
  type: "bool",
  question: `${name}?`,
  context,
});
const plain: JudgmentCreate = { ...bool("plain", { fields: ["state.n"] }), thresholds: { yes: 0.5 } };
const own = bool("own", { fields: ["state.m"], related: [{ name: "own", answers: [{ judgment: "plain", cut: "yes" }] }] });
const referring = bool("referring", {
  fields: ["state.m"],
  related: [{ name: "to", join: { theirs: "id", mine: "attributes.ref" }, fields: ["state.n"] }],
});

let world: World;

beforeEach(async () => {
  world = await World.open();
  world.engine.answer = (_, request) => answerOf(request);
});

async function namespace() {
  const [row] = await world.namespaces(here);
  return (await namespaceById(world.parts.db, row!.namespace_id))!;
}

/** What a process finds out about a document now, to be stored later. */
async function judge(id: string): Promise<Judged[]> {
  const found = await look(world.parts, await namespace(), [id]);
  const due = pairs(found.documents, found.judgments, found).map((pair) => pair.due);
  return world.parts.judge.judge(await namespace(), due, "catch-up", signal);
}

async function landed(judged: readonly Judged[]): Promise<void> {
  const to = await namespace();
  await world.parts.db.transaction((tx) => land(tx, world.parts, to, judged));
}

const of = (name: string, judged: readonly Judged[]) => judged.filter(({ due }) => due.judgment.name === name);
const kinds = (judged: readonly Judged[]) => judged.map(({ due, kind }) => `${due.judgment.name} ${kind}`);
const write = (id: string, state: Record<string, number>, ref?: string) =>
  world.write(here, { upsert: [{ id, state, ...(ref === undefined ? {} : { attributes: { ref } }) }] });

async function atRest(judgments: readonly JudgmentCreate[]): Promise<void> {
  await world.settle(root);
  const { wrong, answers, wanted } = await answersNow(world, root, judgments);
  expect({ wrong, answers }).toEqual({ wrong: [], answers: wanted });
}

const fresh = () =>
  world.query(`
    select a.document_id from answers a join documents d on d.namespace_id = a.namespace_id and d.document_id = a.document_id
    where a.revision >= d.revision and not a.outdated`);

describe("an answer that was to be carried forward", () => {
  beforeEach(async () => {
    await world.judgment(here, plain);
    await write("d", { n: 1 });
    await world.settle(root);
  });

  it("is asked again if an answer to another revision was stored since", async () => {
    await write("d", { n: 2 });
    const other = await judge("d");
    await write("d", { n: 1 });
    const back = await judge("d");
    expect([...kinds(other), ...kinds(back)]).toEqual(["plain answered", "plain carried"]);
    await landed(other);
    await landed(back);
    expect(await fresh()).toEqual([]);
    expect(await world.query("select reason from deferred")).toEqual([{ reason: "fanout" }]);
    await atRest([plain]);
  });

  it("is not logged as carried in that case", async () => {
    await write("d", { n: 2 });
    const other = await judge("d");
    await write("d", { n: 1 });
    const back = await judge("d");
    await landed(other);
    const logged = () => world.query<{ count: number }>("select count(*)::integer as count from evaluations where carried");
    const before = await logged();
    await landed(back);
    expect(await logged()).toEqual(before);
  });

  it("is carried forward if the answer stored since is the same", async () => {
    await write("d", { n: 1 });
    const first = await judge("d");
    await write("d", { n: 1 });
    const second = await judge("d");
    await landed(first);
    await landed(second);
    expect(await fresh()).toEqual([{ document_id: "d" }]);
    expect(await world.query("select reason from deferred")).toEqual([]);
    await atRest([plain]);
  });

  it("is left alone if its policy judges nothing by itself", async () => {
    await world.modules.judgments.update("org_test", here, "plain", { freshness: { policy: "on_read" } });
    await write("d", { n: 2 });
    const other = await judge("d");
    await write("d", { n: 1 });
    const back = (await judge("d")).map((one) => ({ ...one, due: { ...one.due, otherwise: null } }));
    await landed(other);
    await landed(back);
    expect(await fresh()).toEqual([]);
    expect(await world.query("select reason from deferred")).toEqual([]);
  });
});

describe("an answer that shows another answer of its document", () => {
  it.each([
    ["falls", 0.9, 0.1],
    ["rises", 0.1, 0.9],
  ])("is for the stored one, even if another process's answer is stored between them and %s", async (_, one, other) => {
    const numbers = [one, one, other];
    world.engine.answer = (question, request) =>
      question.id === "plain" ? { type: "bool", p: numbers.shift()! } : answerOf(request);
    for (const judgment of [plain, own]) await world.judgment(here, judgment);
    await write("d", { n: 1, m: 1 });
    await world.settle(root);
    await write("d", { n: 2, m: 2 });
    const mine = await judge("d");
    const theirs = await judge("d");
    expect(kinds(mine)).toEqual(["plain answered", "own answered"]);
    // First the same cut as before, so nobody is notified. Then another cut, with a reader that knows it. Then mine, which does not.
    await landed(of("plain", mine));
    await landed(theirs);
    await landed(of("own", mine));
    await atRest([plain, own]);
  });
});

it("judges a reader once if an answer of its document has changed several times before the change was processed", async () => {
  world.engine.answer = (question, request) =>
    question.id === "plain" ? { type: "bool", p: request.contextText.includes("1") ? 0.9 : 0.1 } : answerOf(request);
  for (const judgment of [plain, own]) await world.judgment(here, judgment);
  await write("d", { n: 1, m: 1 });
  await world.settle(root);
  for (const n of [2, 1, 2]) {
    await write("d", { n, m: 1 });
    await landed(of("plain", await judge("d")));
  }
  await atRest([plain, own]);
});

describe("an answer that shows another document", () => {
  beforeEach(async () => {
    await world.judgment(here, referring);
    await write("c", { n: 1, m: 0 });
    await world.settle(root);
  });

  it.each(["before", "after"])(
    "is for its current state, even if an older answer is stored last, %s the change is sent on",
    async (when) => {
      await write("d", { m: 1 }, "c");
      const older = of("referring", await judge("d"));
      await write("c", { n: 2, m: 0 });
      const newer = of("referring", await judge("d"));
      const sent = async () => fanOut(world.parts, await namespace(), signal);
      if (when === "before") {
        await landed(newer);
        await landed(older);
        await sent();
      } else {
        await sent();
        await landed(newer);
        await landed(older);
      }
      await atRest([referring]);
    },
  );
});

describe("a document that shows another", () => {
  beforeEach(async () => {
    await world.judgment(here, referring);
    await write("c", { n: 1, m: 0 });
    await world.settle(root);
  });

  it("is judged again if it was refused over the old state and the change was sent on before the refusal is stored", async () => {
    world.engine.instead = () => ({ ok: false, failure: { code: "refused", message: "Not this one.", retryable: false } });
    await write("d", { m: 1 }, "c");
    const failed = of("referring", await judge("d"));
    expect(kinds(failed)).toEqual(["referring failed"]);
    world.engine.instead = null;
    await write("c", { n: 2, m: 0 });
    await fanOut(world.parts, await namespace(), signal);
    await landed(failed);
    await atRest([referring]);
  });

  it("learns of the change even if its former revision, judged with the change, is stored last", async () => {
    await write("d", { m: 1 }, "c");
    const former = await look(world.parts, await namespace(), ["d"]);
    await write("d", { m: 2 }, "c");
    await world.settle(root);
    await write("c", { n: 2, m: 0 });
    await fanOut(world.parts, await namespace(), signal);
    // The parts of a document are read one after another, and it was written again in between.
    const { deferred, stored } = await look(world.parts, await namespace(), ["d"]);
    expect(deferred).toMatchObject([{ reason: "fanout" }]);
    const due = pairs(former.documents, former.judgments, { deferred, stored }).map((pair) => pair.due);
    await landed(await world.parts.judge.judge(await namespace(), due, "catch-up", signal));
    await atRest([referring]);
  });
});

describe("an answer that is being asked for while a judgment that its context shows is deactivated", () => {
  const contexts = () =>
    world.engine.requests
      .filter(({ questions }) => questions.some(({ id }) => id === "own"))
      .map(({ context }) => (context as { related: object }).related);

  /** `asked` is the context that the engine is asked about `own`. It answers once `open` is called. */
  function slow(): { asked: Promise<string>; open: () => void } {
    const [asked, opened] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
    const { evaluate } = world.engine;
    world.engine.evaluate = async (requests, aborted) => {
      const held = requests.find(({ questions }) => questions.some(({ id }) => id === "own"));
      if (held) {
        asked.resolve(held.contextText);
        await opened.promise;
      }
      return evaluate.call(world.engine, requests, aborted);
    };
    return { asked: asked.promise, open: () => opened.resolve() };
  }

  it.each([
    ["no document had an answer of its judgment", []],
    ["other documents had answers of its judgment", ["c", "e"]],
  ])("does not stay for the former context, if %s", async (_, others) => {
    await world.judgment(here, plain);
    for (const id of [...others, "d"]) await write(id, { n: 1, m: 1 });
    await world.settle(root);
    await world.judgment(here, own);
    for (const id of others) await write(id, { n: 1, m: 2 });
    await world.settle(root);
    const { asked, open } = slow();
    await write("d", { n: 1, m: 2 });
    const visit = catchUp(world.parts, (await namespace()).namespaceId, signal);
    expect(await asked).toContain('"plain.yes":');
    await world.modules.judgments.deactivate(ORGANIZATION, here, "plain");
    for (let round = 0; round < 3; round++) await world.jobs(signal);
    expect(await world.query("select distinct status from jobs where type = 'resync'")).toEqual([{ status: "done" }]);
    open();
    await visit;
    await world.settle(root);
    expect(contexts().at(-1)).toEqual({ own: { answers: {} } });
  });
});

describe("a judgment that is created while an answer that it shows is being stored", () => {
  it("waits for that transaction, and shows the stored answer", async () => {
    world.engine.answer = (question, request) =>
      question.id === "plain" ? { type: "bool", p: request.contextText.includes("1") ? 0.1 : 0.9 } : answerOf(request);
    await world.judgment(`${root}*`, plain);
    // Another judgment already shows something of the namespace, so its changes are followed and its references are indexed.
    await world.judgment(here, referring);
    await write("d", { n: 1 });
    await write("e", { m: 1 }, "d");
    await world.settle(root);
    await write("d", { n: 2 });
    const flipping = of("plain", await judge("d"));
    // By then the write itself was sent on, and leads nobody to the answer.
    await fanOut(world.parts, await namespace(), signal);
    const { db } = world.parts;
    const to = await namespace();
    const landing = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const committed = db.transaction(async (tx) => {
      await land(tx, world.parts, to, flipping);
      landing.resolve();
      await commit.promise;
    });
    await landing.promise;
    // Use a template: creating a judgment of the namespace itself waits for the transaction in any case.
    const join = { theirs: "id", mine: "attributes.ref" };
    const related = [{ name: "to", join, answers: [{ judgment: "plain", cut: "yes" }] }];
    await world.judgment(`${root}*`, bool("cutting", { fields: ["state.m"], related }));
    const judged = judge("e");
    await Promise.race([judged, setTimeout(200)]);
    commit.resolve();
    await committed;
    await landed(of("cutting", await judged));
    await world.settle(root);
    const asked = world.engine.requests.filter(({ questions }) => questions.some(({ id }) => id === "cutting"));
    const ofE = asked.map(({ context }) => context).filter((context) => JSON.stringify(context).includes("state.m"));
    expect(ofE.at(-1)).toMatchObject({ related: { to: [{ id: "d", answers: { "plain.yes": true } }] } });
  });
});

describe("a namespace that is being created while another begins to show its documents", () => {
  const there = `${root}b`;
  const abroad = bool("abroad", {
    fields: ["state.m"],
    related: [{ name: "there", namespace: there, join: { theirs: "id", mine: "attributes.ref" }, fields: ["state.n"] }],
  });

  it("is followed from its first commit on", async () => {
    await world.judgment(here, abroad);
    await write("d", { m: 1 }, "c");
    const making = Promise.withResolvers<void>();
    const made = Promise.withResolvers<void>();
    const created = world.parts.db.transaction(async (tx) => {
      await findOrCreate(tx, { organizationId: ORGANIZATION, name: there }, world.clock.now());
      making.resolve();
      await made.promise;
    });
    await making.promise;
    for (let round = 0; round < 3; round++) {
      await workOnAttributes(world.parts, (await namespace()).namespaceId, signal);
      await world.jobs(signal);
    }
    await landed(of("abroad", await judge("d")));
    made.resolve();
    await created;
    await world.write(there, { upsert: [{ id: "c", state: { n: 1 } }] });
    await atRest([abroad]);
    expect(world.engine.requests.at(-1)!.context).toMatchObject({ related: { there: [{ id: "c" }] } });
  });
});
