/**
 * Compares compiled contexts with the twin, over random documents and recipes. Other parts of a recipe are checked with an engine that
 * records its requests.
 */
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { ContextRecipe, JudgmentCreate } from "#generated/types.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { compileContexts, isCompiled } from "#src/judging/contexts/compile.ts";
import { LargeContexts } from "#src/judging/contexts/large-contexts.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { readDocuments } from "#src/records/documents/documents.ts";
import { State } from "#src/records/documents/state.ts";
import { Bounded } from "#src/records/templates/bounded.ts";
import { ORGANIZATION, World } from "../fanout/world.ts";
import { type TwinNamespace, twinText } from "./twin.ts";

const moment = fc.constantFrom("2029-12-30T00:00:00Z", "2029-12-31T23:00:00Z", "no time", 5);
const element = fc.oneof(
  fc.integer({ min: 0, max: 9 }),
  fc.record({ at: moment, created_at: moment, timestamp: moment, text: fc.string({ maxLength: 5 }) }, { requiredKeys: [] }),
);
const list = fc.array(element, { maxLength: 5 });
const state = fc.dictionary(
  fc.constantFrom("a", "b", "c"),
  fc.oneof(list, fc.dictionary(fc.constantFrom("x", "y"), list), fc.string({ maxLength: 9 })),
);
const key = fc.oneof(
  fc.constantFrom<(string | number | boolean)[]>("k", "k".repeat(300), `${"k".repeat(299)}l`, 1, true),
  fc.subarray(["k", "m", 1]),
  fc.constant(null),
);
const document = fc.record({
  attributes: fc.record({ key, ref: key }, { requiredKeys: [] }),
  state,
  day: fc.integer({ min: 1, max: 3 }),
});
const paths = fc.uniqueArray(
  fc.constantFrom("attributes", "attributes.key", "state", "state.a", "state.a.x", "state.b", "state.c.y"),
  { minLength: 1, maxLength: 4 },
);
const join = fc.record({
  theirs: fc.constantFrom("attributes.key", "attributes.ref"),
  mine: fc.constantFrom("attributes.key", "attributes.ref"),
});
const recipe = fc.record(
  {
    fields: paths,
    last_n: fc.integer({ min: 1, max: 3 }),
    window: fc.constantFrom("1h", "12h", "2d"),
    related: fc
      .array(fc.record({ join, fields: paths, last_n: fc.integer({ min: 1, max: 3 }) }, { requiredKeys: ["join"] }), {
        minLength: 1,
        maxLength: 2,
      })
      .map((relations) => relations.map((relation, at) => ({ ...relation, name: `r${at}` }))),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ContextRecipe>;

describe("compiled contexts", () => {
  it("are what the twin says, whatever the order in which documents are written and judged", async () => {
    const world = await World.open();
    let runs = 0;
    // The same in a worker thread for large documents.
    const large = new LargeContexts({ above: 0, idleMs: 60_000, log: createLogger({ level: "silent" }) });
    onTestFinished(() => large.stop());
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { minLength: 1, maxLength: 8 }),
        recipe,
        fc.integer(),
        async (documents, context, order) => {
          const name = `n${runs++}`;
          await world.judgment(name, { name: "asked", type: "bool", question: "?", context });
          const written = documents.map(({ day, attributes, state }, at) => {
            const created_at = `2029-12-2${day}T00:00:00.000Z`;
            return { id: `d${at}`, attributes: attributes as Record<string, string>, state: state as JsonObject, created_at };
          });
          await world.write(name, {
            upsert: written.toSorted((one, other) => ((order ^ one.id.length) % 2 ? 1 : -1) * (one.id < other.id ? -1 : 1)),
          });
          const [namespace] = await world.namespaces(name);
          const identity = { namespaceId: namespace!.namespace_id, organizationId: ORGANIZATION, name };
          const judgment = [...(await world.modules.applicable.of(world.parts.db, ORGANIZATION, name)).values()].find(isActive)!;
          const rows = await readDocuments(
            world.parts.db,
            identity.namespaceId,
            written.map(({ id }) => id),
          );
          const asked = rows.map((row) => ({ document: row, judgment, stored: null })).sort(() => (order % 2 ? 1 : -1));
          const compiled = await compileContexts(world.parts, identity, asked, world.clock.now());
          expect(await compileContexts({ ...world.parts, large }, identity, asked, world.clock.now())).toEqual(compiled);
          const twin: Record<string, TwinNamespace> = {
            [name]: {
              thresholds: {},
              documents: written.map(({ id, attributes, state, created_at }) => ({
                id,
                attributes,
                state,
                createdAt: Date.parse(created_at),
                answers: {},
              })),
            },
          };
          for (const [at, one] of asked.entries()) {
            const own = twin[name]!.documents.find(({ id }) => id === one.document.document_id)!;
            const context = compiled[at]!;
            expect(isCompiled(context) && context.text).toBe(
              twinText(twin, name, own, judgment.definition, world.clock.now().getTime()),
            );
          }
        },
      ),
      { numRuns: 40, endOnFailure: true },
    );
  }, 120_000);

  it("parse no large document in this thread, neither the document nor related ones", async () => {
    const world = await World.open();
    const large = new LargeContexts({ above: 10_000, idleMs: 60_000, log: createLogger({ level: "silent" }) });
    onTestFinished(() => large.stop());
    const related = [{ name: "to", join: { theirs: "id", mine: "attributes.ref" }, fields: ["state.n"] }];
    const context = { fields: ["attributes.ref", "state.n"], related } as ContextRecipe;
    await world.judgment("n", { name: "asked", type: "bool", question: "?", context });
    const text = "x".repeat(6_000);
    await world.write("n", {
      upsert: [
        { id: "both", attributes: { ref: ["r1", "r2"] }, state: { n: 0 } },
        { id: "itself", state: { n: 1, text: text + text } },
        { id: "small", attributes: { ref: "r1" }, state: { n: 2 } },
        { id: "r1", state: { n: JSON.rawJSON("12345678901234567890") as never, text } },
        { id: "r2", state: { n: 4, text } },
      ],
    });
    await world.settle();
    const [namespace] = await world.namespaces("n");
    const identity = { namespaceId: namespace!.namespace_id, organizationId: ORGANIZATION, name: "n" };
    let judgment = [...(await world.modules.applicable.of(world.parts.db, ORGANIZATION, "n")).values()].find(isActive)!;
    const parsed = vi.spyOn(State.prototype, "tree", "get");
    onTestFinished(() => parsed.mockRestore());
    const compiled = async (ids: string[], parts: { large?: LargeContexts }) => {
      parsed.mockClear();
      const rows = await readDocuments(world.parts.db, identity.namespaceId, ids);
      const asked = rows.map((document) => ({ document, judgment, stored: null }));
      return compileContexts({ ...world.parts, ...parts }, identity, asked, world.clock.now());
    };
    const there = await compiled(["both", "itself"], { large });
    expect({ asked: large.asked, parsed: parsed.mock.calls.length }).toEqual({ asked: 2, parsed: 0 });
    expect(there).toEqual(await compiled(["both", "itself"], {}));
    expect(parsed).toHaveBeenCalled();
    await compiled(["small"], { large });
    expect(large.asked).toBe(2);
    // A quarter of it, if it is cut to fit.
    await compiled(["r2"], { large });
    expect(large.asked).toBe(2);
    judgment = { ...judgment, definition: { ...judgment.definition, context: { max_tokens: 1_000 } } };
    const cut = await compiled(["r2", "small"], { large });
    expect(large.asked).toBe(3);
    expect(cut).toEqual(await compiled(["r2", "small"], {}));
  });

  it("take a handful of statements, however many documents", async () => {
    const world = await World.open();
    const related = [
      { name: "to", join: { theirs: "id", mine: "attributes.ref" }, answers: [{ judgment: "plain", cut: "yes" }] },
      { name: "with", join: { theirs: "attributes.key", mine: "attributes.key" } },
    ];
    await world.judgment("n", { name: "plain", type: "bool", question: "?", thresholds: { yes: 0.5 } });
    await world.judgment("n", { name: "asked", type: "bool", question: "?", context: { related } });
    const upsert = Array.from({ length: 256 }, (_, at) => ({
      id: `d${at}`,
      attributes: { key: at % 30, ref: `d${(at * 7) % 256}` },
    }));
    await world.write("n", { upsert });
    const [namespace] = await world.namespaces("n");
    const judgment = [...(await world.modules.applicable.of(world.parts.db, ORGANIZATION, "n")).values()].find(
      (one) => one.name === "asked",
    );
    let statements = 0;
    const db = {
      query: (...given: Parameters<typeof world.parts.db.query>) => {
        statements += 1;
        return world.parts.db.query(...given);
      },
    };
    const rows = await readDocuments(
      world.parts.db,
      namespace!.namespace_id,
      upsert.map(({ id }) => id),
    );
    const asked = rows.map((row) => ({ document: row, judgment: judgment as never, stored: null }));
    const identity = { namespaceId: namespace!.namespace_id, organizationId: ORGANIZATION, name: "n" };
    const compiled = await compileContexts(
      { db: db as never, applicable: world.modules.applicable, known: new Bounded(1_000) },
      identity,
      asked,
      world.clock.now(),
    );
    expect(compiled.every(isCompiled)).toBe(true);
    expect(statements).toBeLessThanOrEqual(4 * 7);
  });
});

describe("previous", () => {
  const judgment: JudgmentCreate = {
    name: "changed",
    type: "bool",
    question: "?",
    context: { fields: ["state.n"], previous: { fields: ["state.n"] } },
  };

  it("shows the fields as of the last answer to an earlier revision, and asks nothing new for the same revision", async () => {
    const world = await World.open();
    await world.judgment("n", judgment);
    for (const n of [1, 2, 2, 2]) {
      await world.write("n", { upsert: [{ id: "d", state: { n } }] });
      await world.settle();
    }
    expect(world.engine.requests.map(({ contextText }) => contextText)).toEqual([
      '{"document":{"state.n":1}}',
      '{"document":{"state.n":2},"previous":{"state.n":1}}',
      '{"document":{"state.n":2},"previous":{"state.n":2}}',
    ]);
  });

  it("shows a revision that is judged again the same values as before", async () => {
    const world = await World.open();
    const related = [{ name: "to", join: { theirs: "id", mine: "attributes.to" }, fields: ["state.n"] }];
    await world.judgment("n", { ...judgment, applies_to: { "attributes.to": "c" }, context: { ...judgment.context, related } });
    const shown = (n: number) => `"related":{"to":[{"document":{"state.n":${n}},"id":"c"}]}`;
    const changes = [{ id: "c", state: { n: 7 } }, ...[1, 2].map((n) => ({ id: "d", attributes: { to: "c" }, state: { n } }))];
    for (const change of [...changes, { id: "c", state: { n: 8 } }]) {
      await world.write("n", { upsert: [change] });
      await world.settle();
    }
    expect(world.engine.requests.map(({ contextText }) => contextText)).toEqual([
      `{"document":{"state.n":1},${shown(7)}}`,
      `{"document":{"state.n":2},"previous":{"state.n":1},${shown(7)}}`,
      `{"document":{"state.n":2},"previous":{"state.n":1},${shown(8)}}`,
    ]);
  });

  it.each(["n", "shop/*"])("shows the fields as of the document's creation, for a judgment of %s", async (owner) => {
    const world = await World.open();
    const fields = ["state.n", "state.list.0", "attributes.a"];
    const context = { fields: ["state.m"], previous: { fields, anchor: "created" as const } };
    await world.judgment(owner, { name: "changed", type: "bool", question: "?", context });
    const name = owner === "n" ? "n" : "shop/eu";
    await world.write(name, { upsert: [{ id: "d", attributes: { a: "x" }, state: { n: 1, list: [5] } }] });
    await world.write(name, { upsert: [{ id: "d", attributes: { a: "y" }, state: { n: 2, list: { 0: 6 }, m: 1 } }] });
    await world.settle();
    await world.write(name, { patch: [{ id: "d", attributes: { a: "z" }, state: { m: 2 } }] });
    await world.settle();
    await world.write(name, { delete: ["d"] });
    await world.write(name, { upsert: [{ id: "d", state: { n: 9, list: { 0: 6 } } }] });
    await world.settle();
    const before = '"previous":{"state.n":1,"attributes.a":"x"}';
    expect(world.engine.requests.map(({ contextText }) => contextText)).toEqual([
      `{"document":{"state.m":1},${before}}`,
      `{"document":{"state.m":2},${before}}`,
      '{"document":{},"previous":{"state.n":9,"state.list.0":6}}',
    ]);
  });

  it("shows nothing for a document that was changed before the judgment existed", async () => {
    const world = await World.open();
    await world.write("n", { upsert: [{ id: "d", state: { n: 1 } }] });
    await world.write("n", {
      patch: [
        { id: "d", state: { n: 2 } },
        { id: "e", state: { n: 3 } },
      ],
    });
    await world.settle();
    const context = { fields: ["state.m"], previous: { fields: ["state.n"], anchor: "created" as const } };
    await world.judgment("n", { name: "changed", type: "bool", question: "?", context });
    await world.write("n", { patch: ["d", "e"].map((id) => ({ id, state: { m: id, n: 0 } })) });
    await world.settle();
    expect(world.engine.requests.map(({ contextText }) => contextText).sort()).toEqual([
      '{"document":{"state.m":"d"}}',
      '{"document":{"state.m":"e"},"previous":{"state.n":3}}',
    ]);
  });

  it("starts again for a document that was deleted and written again", async () => {
    const world = await World.open();
    await world.judgment("n", judgment);
    await world.write("n", { upsert: [{ id: "d", state: { n: 1 } }] });
    await world.settle();
    await world.write("n", { delete: ["d"] });
    await world.write("n", { upsert: [{ id: "d", state: { n: 2 } }] });
    await world.settle();
    expect(world.engine.requests.at(-1)!.contextText).toBe('{"document":{"state.n":2}}');
  });
});

describe("options.from", () => {
  it("chooses among the documents that share the key, with separate options for each document", async () => {
    const world = await World.open();
    await world.judgment("n", {
      name: "which",
      type: "choice",
      question: "Which of them is meant?",
      options: { from: "candidates" },
      context: {
        fields: ["state.text"],
        related: [{ name: "candidates", join: { theirs: "attributes.key", mine: "attributes.key" }, fields: ["state.text"] }],
      },
    });
    await world.write("n", {
      upsert: [
        { id: "one", attributes: { key: "k" }, state: { text: "first" } },
        { id: "two", attributes: { key: "k" }, state: { text: "second" } },
        { id: "alone", attributes: { key: "other" }, state: { text: "third" } },
      ],
    });
    await world.settle();
    const options = world.engine.requests.map(({ questions: [question] }) =>
      question!.type === "choice" ? question!.options.map(({ value }) => value) : [],
    );
    expect(options.sort()).toEqual([
      ["one", "none_of_the_above"],
      ["two", "none_of_the_above"],
    ]);
    // No engine is asked to choose among no documents.
    const [row] = await world.query<{ label: string }>("select label from answers where document_id = 'alone'");
    expect(row).toEqual({ label: "none_of_the_above" });
  });
});
