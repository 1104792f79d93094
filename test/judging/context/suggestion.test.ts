/** Recipes that are suggested if a definition's contexts would be too large. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { JudgmentDefinition } from "#generated/types.ts";
import type { Statement } from "#src/foundation/db/database.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { compileContext } from "#src/judging/contexts/context.ts";
import { profileFields } from "#src/judging/contexts/field-profiles.ts";
import { LargeContexts } from "#src/judging/contexts/large-contexts.ts";
import { readFields } from "#src/judging/contexts/read-fields.ts";
import { checkSize } from "#src/judging/contexts/size-check.ts";
import { sizeFault, suggestContext } from "#src/judging/contexts/suggestion.ts";
import { fieldsTold } from "#src/judging/contexts/told-fields.ts";
import { questionText } from "#src/judging/definitions/questions.ts";
import { State } from "#src/records/documents/state.ts";
import { World } from "../fanout/world.ts";

const now = new Date("2030-01-01T00:00:00Z");
const asked = { question: "Is it urgent?", type: "bool" as const };
const words = (count: number, seed: number) => Array.from({ length: count }, (_, at) => `word${(at * 31 + seed) % 97}`).join(" ");
const tickets = Array.from({ length: 24 }, (_, at) => ({
  attributes: {
    order_id: `o-${100 + at}`,
    plan: ["pro", "free"][at % 2]!,
    tier: ["pro", "free"][at % 2]!,
    currency: "EUR",
    rare: null,
  } as JsonObject,
  state: {
    text: words(60, at),
    messages: Array.from({ length: 700 }, (_, n) => ({ at: "2029-12-01T00:00:00Z", text: words(22, at + n) })),
    blob: Object.fromEntries(
      Array.from({ length: 40 }, (_, n) => [`m${n}`, { deep: { deeper: { deepest: words(30, n) + at } } }]),
    ),
    trace: `f0e1d2c3b4a5968778695a4b3c2d${1000 + at}`,
  } as JsonObject,
}));

const oversize = (...given: Parameters<typeof sizeFault>) => sizeFault(...given)?.message ?? null;

describe("a suggested recipe", () => {
  const suggested = suggestContext(asked, tickets, now);

  it("leaves out fields that help no engine, and says why", () => {
    expect(Object.fromEntries(suggested.excluded.map(({ path, reason }) => [path, reason]))).toMatchObject({
      "attributes.order_id": "id",
      "attributes.tier": "duplicate",
      "attributes.currency": "constant",
      "attributes.rare": "sparse",
      "state.trace": "id",
    });
    expect(suggested.recipe.fields).toEqual(expect.arrayContaining(["attributes.plan", "state.text", "state.messages"]));
  });

  it("is cheaper than whole documents, and fits each of them", () => {
    expect(suggested).toMatchObject({ cost_per_answer: 1, whole_state_cost_per_answer: 16, sampled_documents: 24 });
    expect(oversize({ ...asked, context: suggested.recipe }, tickets, now)).toBeNull();
  });

  it("is required if whole documents are too large on average, or if a recipe makes one of them too large", () => {
    expect(oversize(asked, tickets, now)).toMatch(/^is missing: 24 sampled documents have \d+ tokens on average/);
    expect(
      oversize(
        asked,
        tickets.map(({ attributes }) => ({ attributes, state: {} })),
        now,
      ),
    ).toBeNull();
    expect(oversize({ ...asked, context: { fields: ["state.messages"] } }, tickets, now)).toMatch(
      /^compiles to \d+ tokens for one of 24/,
    );
    expect(oversize({ ...asked, context: { fields: ["state.messages"], last_n: 10 } }, tickets, now)).toBeNull();
    expect(oversize(asked, [], now)).toBeNull();
  });

  it("looks up as many members as it reports, however many distinct ones there are", () => {
    let lookups = 0;
    const documents = Array.from({ length: 20 }, (_, document) => {
      const map = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`d${document}-${at}`, at]));
      const state = new Proxy({ ...map, common: words(40, document) } as JsonObject, {
        getOwnPropertyDescriptor(target, name) {
          lookups += 1;
          return Reflect.getOwnPropertyDescriptor(target, name);
        },
      });
      return { attributes: {}, state };
    });
    const profiles = profileFields(documents);
    expect(profiles).toHaveLength(256);
    expect(profiles.find(({ path }) => path === "state.common")).toMatchObject({ useless: null });
    // Listing the members of an object also reads each of them.
    expect(lookups).toBeLessThan(20 * (2_001 + 256) * 2);
  });

  it("is computed in a worker thread if the documents are large, and this thread parses none", async () => {
    const large = new LargeContexts({ above: 100_000, idleMs: 60_000, log: createLogger({ level: "silent" }) });
    onTestFinished(() => large.stop());
    const world = await World.open();
    const upsert = tickets.slice(0, 6).map(({ state }, at) => ({ id: `t-${at}`, state }));
    await world.write("n", { upsert });
    const parsed = vi.spyOn(State.prototype, "tree", "get");
    onTestFinished(() => parsed.mockRestore());
    const check = (parts: { large?: LargeContexts }) =>
      checkSize(
        { db: world.parts.db, ...parts },
        { organizationId: "org_test", owner: "n" },
        { name: "urgent", ...asked } as JudgmentDefinition,
        now,
      ).catch((error: unknown) => error as { details: unknown });
    const refused = await check({ large });
    expect({ asked: large.asked, parsed: parsed.mock.calls.length }).toEqual({ asked: 1, parsed: 0 });
    const here = await check({});
    expect(parsed).toHaveBeenCalled();
    expect(refused).toMatchObject({ code: "invalid_request", details: here!.details });
    const documents = upsert.map(({ state }) => ({ attributes: {}, state: State.stored(JSON.stringify(state)) }));
    expect(await readFields(large, "org_test", asked, documents, now)).toEqual(fieldsTold(asked, documents, now));
    expect(large.asked).toBe(2);
  });

  // To parse a state of 300,000 members and to write it in order takes a second of the processor, in a thread that gives way to all others.
  it("is read from the beginning of a large state, and a definition that shows no state reads none", async () => {
    const world = await World.open();
    const members = Array.from({ length: 100_000 }, (_, n): [string, number] => [`m${n}`, n]);
    await world.write("n", { upsert: [{ id: "large", attributes: { plan: "pro" }, state: Object.fromEntries(members) }] });
    const read: number[] = [];
    const tree = Object.getOwnPropertyDescriptor(State.prototype, "tree")!.get!;
    const parsed = vi.spyOn(State.prototype, "tree", "get").mockImplementation(function (this: State) {
      read.push(this.text.length);
      return tree.call(this);
    });
    onTestFinished(() => parsed.mockRestore());
    const choice = { ...asked, type: "choice" as const, options: [{ value: "a" }, { value: "b" }] };
    let received = 0;
    const db = {
      async query<Row>(statement: Statement): Promise<Row[]> {
        const rows = await world.parts.db.query<Row>(statement);
        for (const { state } of rows as { state?: string }[]) received += state?.length ?? 0;
        return rows;
      },
    };
    const check = async (context?: JudgmentDefinition["context"], owner = "n") => {
      read.length = 0;
      received = 0;
      const definition = { name: "urgent", ...choice, ...(context && { context }) } as JudgmentDefinition;
      const error = await checkSize({ db }, { organizationId: "org_test", owner }, definition, now).catch((error) => error);
      return { error, characters: Math.max(0, ...read), received };
    };
    const { error, ...work } = await check();
    const most = 1024 * 1024;
    expect(work.characters).toBeLessThanOrEqual(most);
    // Nothing first, and then the beginning with one character more, which shows that there is more.
    expect(work.received).toBe("{}".length + most + 1);
    const [{ message }] = error.details.issues as [{ message: string }];
    const exact = compileContext(
      { attributes: { plan: "pro" }, state: Object.fromEntries(members) },
      {},
      questionText(choice as unknown as JudgmentDefinition),
      now,
    );
    expect(message).toMatch(new RegExp(`^is missing: 1 sampled documents have ${exact.tokens} tokens on average`));
    const { suggested_context: suggested } = error.details;
    expect(suggested).toMatchObject({ cost_per_answer: 1, whole_state_cost_per_answer: 16, sampled_documents: 1 });
    expect(suggested.recipe.fields).toEqual(expect.arrayContaining(["attributes.plan", "state.m10"]));
    const nothing = { error: undefined, characters: 0, received: "{}".length };
    expect(await check({ fields: ["attributes.plan"] })).toEqual(nothing);
    await world.write("small", { upsert: [{ id: "one", state: { text: words(60, 1) } }] });
    expect(await check(undefined, "small")).toEqual(nothing);
    // The suggestion fits: its fields are read where they are.
    expect((await check(suggested.recipe)).error).toBeUndefined();
    expect((await check({ fields: ["state"] })).error.details.suggested_context).toMatchObject({
      whole_state_cost_per_answer: 16,
    });
  });

  it("comes with the error, for a judgment and for a version, and is accepted", async () => {
    const world = await World.open();
    await world.write("n", {
      upsert: tickets.map((ticket, at) => ({
        id: `t-${at}`,
        ...ticket,
        attributes: ticket.attributes as Record<string, string>,
      })),
    });
    const refused = await world.judgment("n", { name: "urgent", ...asked }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: "invalid_request",
      details: { issues: [{ path: "/context" }], suggested_context: { sampled_documents: 24 } },
    });
    const { recipe } = (refused as { details: { suggested_context: typeof suggested } }).details.suggested_context;
    await world.judgment("n", { name: "urgent", ...asked, context: recipe });
    const version = world.modules.judgments.createVersion("org_test", "n", "urgent", asked);
    await expect(version).rejects.toMatchObject({ code: "invalid_request", details: { suggested_context: { recipe } } });
    // A judgment that applies only to other documents ignores these.
    await world.judgment("n", { name: "other", ...asked, applies_to: { "attributes.plan": "team" } });
  });
});
