/** Suggests parts for a composite from documents and outcomes. It never creates a version. */
import { describe, expect, it } from "vitest";
import type { PartsAsked } from "#src/jobs/parts/suggester.ts";
import { documents, judgment, write } from "#test/jobs/support/jobs.ts";
import { given, scriptedSuggester } from "#test/suggesters/scripted.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";
import { bool, choice, refusesWhatIsNotThere, suggestionsOf } from "./support/suggestions.ts";

const suggester = scriptedSuggester();
const api = apiOf(["discovery_suggest_parts"], {}, async () => ({ suggester }));
const { suggestParts, allow, answerByWords, used } = suggestionsOf(api);

describe("discovery_suggest_parts", () => {
  it("proposes parts by the question, its documents, and what is known of them", async () => {
    await allow();
    answerByWords();
    const ns = freshNamespace();
    await judgment(api.service, ns, "urgent", { applies_to: { "attributes.open": true } });
    await write(api.service, ns, [
      { id: "a", attributes: { open: true }, state: { text: "it is urgent" } },
      { id: "b", attributes: { open: true }, state: { text: "no hurry" } },
      { id: "c", attributes: { open: false } },
    ]);
    const outcomes = [true, false].map((value, n) => ({
      document_id: "b",
      judgment: "urgent",
      value,
      observed_at: `2030-01-0${2 - n}T00:00:00Z`,
    }));
    expect((await api.post(at(ns, "outcomes"), { outcomes })).status).toBe(201);
    suggester.asked.length = 0;
    const names = [
      { name: "late", question: "Is it late?" },
      { name: "needs help!", question: " Does it ask\nfor help? " },
      { name: "Needs_Help", question: "Again?" },
      { name: "!!!", question: "What?" },
      { name: "second", question: "Is it the second?" },
    ];
    suggester.parts = async () => given(...names);
    const { status, body } = await suggestParts(ns, "urgent", { count: 3 });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        parts: [
          { name: "late", question: "Is it late?" },
          { name: "needs_help", question: "Does it ask for help?" },
          { name: "second", question: "Is it the second?" },
        ],
        sampled: 2,
      },
    });
    const [asked] = suggester.asked as [PartsAsked];
    expect(asked).toMatchObject({ question: "Is it?", count: 3, parts: [] });
    expect(asked.documents.map(({ p, outcome }) => [p, outcome])).toEqual([
      [0.9, null],
      [0.1, true],
    ]);
    expect(asked.documents[0]!.text).toContain("it is urgent");
    expect((await api.get(at(ns, "judgments", "urgent"))).body.versions).toHaveLength(1);
  });

  it("looks at 200 documents of a template, each as likely as any other, others each time", async () => {
    await allow();
    answerByWords();
    const root = freshNamespace();
    await judgment(api.service, `${root}/*`, "urgent", { applies_to: { "attributes.open": true } });
    // A tenth of them in a namespace of its own; what does not apply is no part of it.
    const open = (n: number) => ({ attributes: { open: n < 900, n }, state: { n } });
    await write(api.service, `${root}/a`, documents(1_100, open));
    await write(
      api.service,
      `${root}/b`,
      documents(100, (n) => ({ attributes: { open: true }, state: { n: 900 + n } })),
    );
    suggester.asked.length = 0;
    suggester.parts = async () => given();
    const rounds = 5;
    for (let round = 0; round < rounds; round++)
      expect((await suggestParts(`${root}/*`)).body).toEqual({ parts: [], sampled: 200 });
    const drawn = (suggester.asked as PartsAsked[]).map(({ documents: some }) =>
      some.map(({ text }) => (JSON.parse(text) as { document: { state: { n: number } } }).document.state.n),
    );
    for (const some of drawn) expect(new Set(some).size).toBe(200);
    expect(drawn[0]!.toSorted()).not.toEqual(drawn[1]!.toSorted());
    // Of each hundred 20 a round; five standard deviations of a hypergeometric number.
    for (let hundred = 0; hundred < 10; hundred++) {
      const hits = drawn.flat().filter((n) => Math.floor(n / 100) === hundred).length;
      expect(Math.abs(hits - 20 * rounds), `${hundred}: ${hits}`).toBeLessThan(5 * Math.sqrt(rounds * 200 * 0.1 * 0.9 * 0.8));
    }
  });

  it("says that it is unavailable where the suggester is, and does not count that", async () => {
    await allow();
    const ns = freshNamespace();
    await judgment(api.service, ns, "urgent");
    await suggestParts(ns);
    const before = await used();
    suggester.parts = async () => ({
      ok: false,
      failure: { code: "overloaded", message: "slow down", retryable: true, retryAfterMs: 1_500 },
    });
    const answer = await suggestParts(ns);
    expect(refusal(answer)).toEqual({ status: 503, code: "unavailable" });
    expect(answer.headers.get("retry-after")).toBe("2");
    suggester.parts = async () => {
      throw new Error("a fault");
    };
    expect((await suggestParts(ns)).status).toBe(500);
    expect(await used()).toBe(before);
  });

  it("refuses other types", async () => {
    await allow();
    const ns = freshNamespace();
    await judgment(api.service, ns, "urgent", choice);
    expect(refusal(await suggestParts(ns))).toEqual(invalid("path/name"));
    expect(refusal(await suggestParts(ns, "urgent", { count: 0 }))).toEqual(invalid("/count"));
    await api.post(at(ns, "judgments", "urgent", "deactivate"));
    expect(refusal(await suggestParts(ns))).toEqual(invalid("path/name"));
  });

  refusesWhatIsNotThere(api, "suggest_parts", "urgent", bool);
});
