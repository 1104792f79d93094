import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonical, type Json, type JsonObject } from "#src/foundation/json/json.ts";
import { compileContext } from "#src/judging/contexts/context.ts";
import { countTokens } from "#src/judging/engines/tokens.ts";
import { State } from "#src/records/documents/state.ts";

const now = new Date("2026-06-01T00:00:00.000Z");
const compile = (source: { attributes?: JsonObject; state?: JsonObject }, recipe = {}, question = "Why?") =>
  compileContext({ attributes: {}, state: {}, ...source }, recipe, question, now);

/** The same value with the members of every object in another order. */
function reordered(value: Json): Json {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reordered(member)]),
  );
}

const json = fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 3 }), {
  maxKeys: 6,
}) as fc.Arbitrary<JsonObject>;

describe("a compiled context", () => {
  it("is all of attributes and state if the recipe has no fields, with members in one order", () => {
    const { text, cut } = compile({ attributes: { b: 1, a: [true, null] }, state: { z: { y: "é", x: 1.5 } } });
    expect(text).toBe('{"document":{"attributes":{"a":[true,null],"b":1},"state":{"z":{"x":1.5,"y":"é"}}}}');
    expect(cut).toEqual([]);
  });

  it("has the fields in the order of the recipe, and omits those that the document lacks", () => {
    const source = { attributes: { plan: "pro" }, state: { order: { lines: [1] } } };
    const recipe = { fields: ["state.order.lines", "attributes.missing", "attributes.plan"] };
    expect(compile(source, recipe).text).toBe('{"document":{"state.order.lines":[1],"attributes.plan":"pro"}}');
  });

  it("does not reach into prototypes", () => {
    expect(compile({}, { fields: ["state.constructor", "state.__proto__", "attributes.toString"] }).text).toBe('{"document":{}}');
  });

  it("has the same bytes and hash whatever the order of members", () => {
    fc.assert(
      fc.property(json, json, (attributes, state) => {
        const one = compile({ attributes, state });
        const other = compile({ attributes: reordered(attributes) as JsonObject, state: reordered(state) as JsonObject });
        expect(other.text).toBe(one.text);
        expect(other.hash).toEqual(one.hash);
        expect(canonical(JSON.parse(one.text))).toBe(canonical(one.context));
      }),
    );
  });

  it("keeps the last n elements of arrays", () => {
    expect(compile({ state: { log: [1, 2, 3, 4], deep: { more: [5, 6, 7] } } }, { last_n: 2 }).text).toContain(
      '{"deep":{"more":[6,7]},"log":[3,4]}',
    );
  });

  it("keeps elements within the window, and those without a time", () => {
    const log: JsonObject[] = [
      { at: "2026-05-01T00:00:00Z", n: 1 },
      { created_at: "2026-05-31T12:00:00Z", n: 2 },
      { timestamp: "2026-05-30T23:59:59.999Z", n: 3 },
      { n: 4 },
    ];
    const { context } = compile({ state: { log } }, { fields: ["state.log"], window: "24h" });
    expect(context).toEqual({ document: { "state.log": [log[1]!, log[3]!] } });
  });

  it("reads Unix timestamps in seconds, milliseconds, microseconds and nanoseconds, also in quotes, and does not mistake a count for one", () => {
    const [before, within] = ["2026-05-30T12:00:00Z", "2026-05-31T12:00:00Z"].map((time) => Date.parse(time) / 1_000) as [
      number,
      number,
    ];
    const log = [1, 1e3, 1e6, 1e9].flatMap((unit): JsonObject[] => [
      { at: before * unit, old: unit },
      { created_at: within * unit, n: unit },
      { timestamp: String(before * unit), old: unit },
      { at: String(within * unit), n: unit },
    ]);
    const counts: JsonObject[] = [
      { at: 7, n: 0 },
      { at: "12", n: 0 },
      { at: "soon", created_at: within, n: 0 },
    ];
    const { context } = compile({ state: { log: [...log, ...counts] } }, { fields: ["state.log"], window: "24h" });
    const shown = (context.document as JsonObject)["state.log"] as JsonObject[];
    expect(shown).toHaveLength(11);
    expect(shown.every((element) => !Object.hasOwn(element, "old"))).toBe(true);
  });

  it("reads Unix timestamps that have more digits than a double", () => {
    const text = `{"log":[
      {"at":1780142400123456789,"old":true},{"at":1780142400.123456789,"old":true},
      {"at":1780228800123456789},{"timestamp":1780228800.123456789},
      {"at":0.12345678901234567890,"created_at":1780142400123456789,"old":true},{"at":12345678901234567890123456789e-25}
    ]}`;
    const { text: shown } = compileContext(
      { attributes: {}, state: State.stored(text) },
      { fields: ["state.log"], window: "24h" },
      "Why?",
      now,
    );
    expect(shown).toBe(
      '{"document":{"state.log":[{"at":1780228800123456789},{"timestamp":1780228800.123456789},{"at":1234.5678901234567890123456789}]}}',
    );
  });
});

describe("a context larger than max_tokens", () => {
  it("loses the oldest elements of its largest array first", () => {
    const state = { few: ["keep", "keep"], many: Array.from({ length: 100 }, (_, at) => `message ${at}`) };
    const { text, cut, tokens } = compile({ state }, { fields: ["state"], max_tokens: 100 });
    expect(tokens).toBeLessThanOrEqual(100);
    expect(text).toContain('"message 99"');
    expect(text).toContain('["keep","keep"]');
    expect(cut).toEqual([{ path: "state.many", dropped: expect.any(Number), what: "elements" }]);
  });

  it("loses the ends of its longest strings when no array is left to shorten", () => {
    const state = { short: "stays", long: "x".repeat(5000), longer: "y".repeat(9000) };
    const { text, cut } = compile({ state }, { fields: ["state"], max_tokens: 500 });
    expect(text).toContain('"stays"');
    expect(cut.map(({ path }) => path)).toEqual(["state.long", "state.longer"]);
    const kept = JSON.parse(text).document.state;
    expect(kept.long.length).toBe(kept.longer.length);
  });

  it("never loses the question: the budget is for both", () => {
    const question = "q".repeat(400);
    const { tokens, text } = compile({ state: { text: "x".repeat(9000) } }, { max_tokens: 300 }, question);
    expect(tokens).toBeLessThanOrEqual(300);
    expect(countTokens(text)).toBeLessThanOrEqual(200);
  });

  it("does not cut a character in half", () => {
    const { text } = compile({ state: { text: "🙂".repeat(2000) } }, { fields: ["state.text"], max_tokens: 101 });
    expect(text.isWellFormed()).toBe(true);
    expect(text).not.toMatch(/\\ud83d/);
  });

  it("fits if that is possible, uses the room it has, and is deterministic", () => {
    const text = fc.string({ maxLength: 300 });
    const state = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,5}$/),
      fc.oneof(text, fc.array(fc.oneof(text, fc.integer()), { maxLength: 30 })),
      {
        maxKeys: 5,
      },
    ) as fc.Arbitrary<JsonObject>;
    fc.assert(
      fc.property(state, fc.integer({ min: 40, max: 400 }), (held, max_tokens) => {
        const one = compile({ state: held }, { fields: ["state"], max_tokens });
        const whole = compile({ state: held }, { fields: ["state"] });
        expect(one.tokens).toBeLessThanOrEqual(max_tokens);
        if (whole.tokens <= max_tokens) expect(one.text).toBe(whole.text);
        else expect(one.cut.length).toBeGreaterThan(0);
        expect(compile({ state: reordered(held) as JsonObject }, { fields: ["state"], max_tokens }).text).toBe(one.text);
      }),
      { numRuns: 300 },
    );
  });
});
