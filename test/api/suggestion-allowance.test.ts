/** Suggestions are opted in to by an admin, and so many a day. */
import { describe, expect, it } from "vitest";
import { given, scriptedSuggester } from "#test/suggesters/scripted.ts";
import { apiOf, at, refusal } from "./support/api.ts";
import { bool, choice, suggestionsOf } from "./support/suggestions.ts";

const suggester = scriptedSuggester();
const api = apiOf([], {}, async () => ({ suggester }));
const { asks, discover, suggestParts, answerByWords, ownedBy } = suggestionsOf(api);

describe.each([
  ["discover", "topic", choice],
  ["suggest_parts", "urgent", bool],
])("%s", (action, name, definition) => {
  it("is forbidden until an admin has opted in, and then allowed", async () => {
    suggester.parts = async () => given();
    const other = await api.service.organization("team");
    const ns = await ownedBy(other, name, definition);
    const key = await other.key({});
    expect(refusal(await asks(ns, name, action, undefined, { key }))).toEqual({ status: 403, code: "forbidden" });
    await api.patch("/organization", { suggestions: true }, { key: other.adminKey });
    expect((await asks(ns, name, action, undefined, { key })).status).toBeLessThan(300);
    await api.patch("/organization", { suggestions: false }, { key: other.adminKey });
    expect(refusal(await asks(ns, name, action, undefined, { key }))).toEqual({ status: 403, code: "forbidden" });
  });
});

describe("the daily allowance", () => {
  it.each([
    ["developer", 5],
    ["team", 50],
  ] as const)("of a %s is %i for both together, until midnight (UTC)", async (plan, allowance) => {
    const other = await api.service.organization(plan);
    const ns = await ownedBy(other, "topic", choice);
    await ownedBy(other, "urgent", bool, ns);
    const options = { key: other.adminKey };
    await api.patch("/organization", { suggestions: true }, options);
    suggester.parts = async () => given();
    suggester.options = async () => given();
    answerByWords();
    await api.post(at(ns), { upsert: [{ id: "a", state: { text: "something" } }], wait_for: ["topic"] }, options);
    // What is refused for another reason takes none.
    expect((await discover(ns, "urgent", undefined, options)).status).toBe(400);
    const statuses: number[] = [];
    for (let n = 0; n < allowance; n++)
      statuses.push(
        (await (n === 1 ? discover(ns, "topic", undefined, options) : suggestParts(ns, "urgent", undefined, options))).status,
      );
    expect(new Set(statuses)).toEqual(new Set([200, 202]));
    for (const answer of [
      await discover(ns, "topic", undefined, options),
      await suggestParts(ns, "urgent", undefined, options),
    ]) {
      expect(refusal(answer)).toEqual({ status: 429, code: "rate_limited" });
      expect(answer.headers.get("retry-after")).toBeNull();
      const { resets_at } = answer.body.error.details;
      const now = api.service.clock.now();
      expect(resets_at).toBe(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString());
    }
    const midnight = (await discover(ns, "topic", undefined, options)).body.error.details.resets_at;
    await api.service.clock.advance(new Date(midnight).getTime() - api.service.clock.now().getTime() - 1);
    expect((await suggestParts(ns, "urgent", undefined, options)).status).toBe(429);
    await api.service.clock.advance(1);
    expect((await suggestParts(ns, "urgent", undefined, options)).status).toBe(200);
  });

  it("holds over two processes that are asked at once", async () => {
    const beside = await api.service.beside("api");
    const other = await api.service.organization("team");
    const ns = await ownedBy(other, "urgent", bool);
    await api.patch("/organization", { suggestions: true }, { key: other.adminKey });
    suggester.parts = async () => given();
    const path = at(ns, "judgments", "urgent", "suggest_parts");
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, n) => (n % 2 ? api.service : beside).request("POST", path, { key: other.adminKey })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });
});
