/** Options for what fits none: sampled, suggested, tried, and never a version. */
import { describe, expect, it } from "vitest";
import type { OptionsAsked } from "#src/jobs/parts/suggester.ts";
import { countTokens } from "#src/judging/engines/tokens.ts";
import { documents, evaluations, eventsOf, jobWhen, judgment, write } from "#test/jobs/support/jobs.ts";
import { jobRow } from "#test/jobs/support/rows.ts";
import { given, scriptedSuggester } from "#test/suggesters/scripted.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";
import { choice, invoice, OPTIONS, refusesWhatIsNotThere, suggestionsOf, times } from "./support/suggestions.ts";

const suggester = scriptedSuggester();
const api = apiOf(["discovery_discover"], {}, async () => ({ suggester }));
const { discover, allow, answerByWords, answered, used } = suggestionsOf(api);

const proposed = async (ns: string, body?: object) => {
  const { status, body: job } = await discover(ns, "topic", body);
  expect({ status, job }).toMatchObject({ status: 202, job: { type: "discover", status: "running", proposal: null } });
  return jobWhen(api.service, job.id, "done");
};

describe("discovery_discover", () => {
  it("proposes options for what fits none and tries them; nothing is billed, logged or answered, and no version made", async () => {
    await allow();
    answerByWords();
    const texts = [...times(30, "an invoice"), ...times(12, "a warranty"), ...times(3, "something"), ...times(20, "a refund")];
    const ns = await answered(texts, { criteria: "By what is wanted." });
    const before = await evaluations(api.service, ns);
    const { body: definition } = await api.get(at(ns, "judgments", "topic"));
    suggester.asked.length = 0;
    suggester.options = async () => given(invoice, { value: "warranty", description: "Has a  claim\nunder warranty." });
    const job = await proposed(ns, { count: 3 });
    expect(job).toMatchObject({
      judgment: "topic",
      namespace: ns,
      spend_usd: 0,
      estimate: null,
      progress: { documents_done: 45 },
    });
    const ids = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => `d-${String(from + n).padStart(4, "0")}`);
    const warranty = { value: "warranty", description: "Has a claim under warranty." };
    expect(job.proposal).toEqual({
      options: [OPTIONS[0], { ...OPTIONS[1], description: "" }, invoice, warranty],
      proposed: [
        { ...invoice, absorbs: 30, sample_ids: expect.any(Array) },
        { ...warranty, absorbs: 12, sample_ids: expect.any(Array) },
      ],
      sampled: 45,
      escape_documents: 45,
      unlabelled: 3,
    });
    expect(job.proposal.proposed[0].sample_ids).toHaveLength(20);
    expect(ids(0, 30)).toEqual(expect.arrayContaining(job.proposal.proposed[0].sample_ids));
    expect(job.proposal.proposed[1].sample_ids.toSorted()).toEqual(ids(30, 12));
    const [asked] = suggester.asked as [OptionsAsked];
    expect(asked).toMatchObject({ question: choice.question, criteria: "By what is wanted.", options: OPTIONS, count: 3 });
    expect(asked.documents.toSorted()).toEqual(
      texts
        .slice(0, 45)
        .map((text) => JSON.stringify({ document: { attributes: {}, state: { text } } }))
        .toSorted(),
    );
    expect(await evaluations(api.service, ns)).toEqual(before);
    expect((await api.get(at(ns, "judgments", "topic"))).body).toEqual(definition);
    expect((await api.get(at(ns, "documents", "d-0000"))).body.answers.topic).toMatchObject({ value: "none_of_the_above" });
    expect(await eventsOf(api.service, job.id)).toEqual(["job.completed"]);
  });

  it("counts answers past the escape threshold too, and leaves out those that were given before the window", async () => {
    await allow();
    answerByWords();
    const ns = await answered(times(10, "something"));
    await api.service.clock.advance(2 * 24 * 3_600_000);
    answerByWords(0.5);
    await write(
      api.service,
      ns,
      times(6, "a refund").map((text, n) => ({ id: `late-${n}`, state: { text } })),
    );
    suggester.options = async () => given();
    expect((await proposed(ns)).proposal).toMatchObject({ escape_documents: 10, sampled: 10, proposed: [], unlabelled: 10 });
    expect((await proposed(ns, { window: "1d" })).proposal).toMatchObject({ escape_documents: 0, sampled: 0 });
    // Each of the late ones has 0.25 on none of the above.
    await api.patch(at(ns, "judgments", "topic"), { thresholds: { escape: 0.25 } });
    expect((await proposed(ns, { window: "1d" })).proposal).toMatchObject({ escape_documents: 6, sampled: 6, unlabelled: 0 });
    expect((await proposed(ns)).proposal).toMatchObject({ escape_documents: 16, sampled: 16, unlabelled: 10 });
  });

  it("shows at most 200 documents and 100,000 tokens together, the longest cut", async () => {
    await allow();
    answerByWords();
    const ns = await answered([...times(180, "something ".repeat(30)), ...times(60, "otherwise ".repeat(1_200))]);
    suggester.asked.length = 0;
    suggester.options = async () => given();
    expect((await proposed(ns)).proposal).toMatchObject({ escape_documents: 240, sampled: 200, unlabelled: 200 });
    const [asked] = suggester.asked as [OptionsAsked];
    const tokens = asked.documents.map(countTokens);
    const sum = tokens.reduce((all, one) => all + one, 0);
    expect(asked.documents).toHaveLength(200);
    expect(sum).toBeLessThanOrEqual(100_000);
    expect(sum).toBeGreaterThan(95_000);
    for (const text of asked.documents) if (text.includes("something")) expect(text.endsWith("}}}")).toBe(true);
  });

  it("believes a suggester nothing that a version could not have", async () => {
    await allow();
    answerByWords();
    const ns = await answered(times(3, "an invoice"));
    const bad = [
      { value: "Refund", description: "Again." },
      { value: "none of the above", description: "x" },
      { value: " ", description: "x" },
    ];
    const long = { value: "v".repeat(300), description: "d".repeat(5_000) };
    suggester.options = async () =>
      given(...bad, { value: "empty", description: "" }, { value: 7, description: "x" } as never, long, invoice, invoice, {
        value: "fourth",
        description: "d",
      });
    const { proposal } = await proposed(ns, { count: 2 });
    expect(proposal.proposed.map(({ value }: { value: string }) => value)).toEqual(["v".repeat(256), "invoice"]);
    expect(proposal.proposed[0].description).toHaveLength(4_000);
    const version = { question: choice.question, type: "choice", options: proposal.options.map(withoutEmpty) };
    expect((await api.post(at(ns, "judgments", "topic", "versions"), version)).status).toBe(201);
  });

  it("on a template looks at every namespace under it, and at what applies alone", async () => {
    await allow();
    answerByWords();
    const root = freshNamespace();
    await judgment(api.service, `${root}/*`, "topic", { ...choice, applies_to: { "attributes.open": true } });
    for (const name of ["a", "b"])
      await write(
        api.service,
        `${root}/${name}`,
        documents(4, (n) => ({ attributes: { open: n > 0 }, state: { text: "an invoice" } })),
      );
    await write(api.service, `${root}/a`, [{ id: "d-000001", attributes: { open: false }, state: { text: "an invoice" } }]);
    suggester.options = async () => given(invoice);
    const job = await proposed(`${root}/*`);
    expect(job.proposal).toMatchObject({ escape_documents: 5, sampled: 5, proposed: [{ absorbs: 5 }], unlabelled: 0 });
  });

  it("tries again where the suggester is away, and fails with its words where it refuses; that does not count", async () => {
    answerByWords();
    const ns = await answered(times(3, "an invoice"));
    let tries = 0;
    suggester.options = async () =>
      ++tries < 2 ? { ok: false, failure: { code: "unreachable", message: "gone", retryable: true } } : given(invoice);
    await allow();
    const { body } = await discover(ns);
    const later = async () => {
      await api.service.clock.advance(30_000);
      return (await api.get(`/jobs/${body.id}`)).body.status;
    };
    await expect.poll(later, { timeout: 30_000, interval: 200 }).toBe("done");
    expect(tries).toBe(2);
    expect((await api.get(`/jobs/${body.id}`)).body.proposal).toMatchObject({ proposed: [{ absorbs: 3 }] });
    const counted = await used();
    suggester.options = async () => ({
      ok: false,
      failure: { code: "refused", message: "The model refused.", retryable: false },
    });
    const { body: refused } = await discover(ns);
    const job = await jobWhen(api.service, refused.id, "failed");
    expect(job).toMatchObject({ error: "The model refused.", proposal: null });
    expect(await used()).toBe(counted);
  });

  it("sends nothing where suggestions are turned off before it comes to that", async () => {
    await allow();
    answerByWords();
    const ns = await answered(times(3, "an invoice"));
    suggester.asked.length = 0;
    const [row] = await api.service.fresh.database.query<{ judgment_id: string }>({
      text: "select judgment_id from judgments where owner = $1",
      values: [ns],
    });
    const settings = { judgmentId: row!.judgment_id, version: 1, since: "2020-01-01T00:00:00Z", count: 1, day: "2020-01-01" };
    const id = await jobRow(api.service, { type: "discover", status: "paused", namespace: ns, judgment: "topic", settings });
    await allow(false);
    await api.post(`/jobs/${id}/resume`);
    expect((await jobWhen(api.service, id, "failed")).error).toContain("turned off");
    expect(suggester.asked).toEqual([]);
    await allow();
  });

  it("gives the suggestion back when it is cancelled, or its judgment deleted, before a model is asked", async () => {
    await allow();
    answerByWords();
    const ns = await answered(times(3, "an invoice"));
    suggester.options = async () => given();
    await proposed(ns);
    await proposed(ns);
    const before = await used();
    const { database } = api.service.fresh;
    const [row] = await database.query<{ id: string; day: string }>({
      text: "select judgment_id as id, (select day::text from suggestion_counts where organization_id = $2) as day from judgments where owner = $1",
      values: [ns, api.service.organizationId],
    });
    const settings = { judgmentId: row!.id, version: 1, since: "2020-01-01T00:00:00Z", count: 1, day: row!.day };
    const paused = () => jobRow(api.service, { type: "discover", status: "paused", namespace: ns, judgment: "topic", settings });
    const cancelled = await paused();
    expect((await api.post(`/jobs/${cancelled}/cancel`)).status).toBeLessThan(300);
    expect(await used()).toBe(before - 1);
    const failing = await paused();
    await api.service.request("DELETE", at(ns, "judgments", "topic"));
    await api.post(`/jobs/${failing}/resume`);
    expect((await jobWhen(api.service, failing, "failed")).error).toContain("was deleted");
    expect(await used()).toBe(before - 2);
  });

  it("gives the suggestion back when it is cancelled after a failed attempt, and not during the next one", async () => {
    await allow();
    answerByWords();
    const ns = await answered(times(3, "an invoice"));
    const away = { ok: false, failure: { code: "unreachable", message: "gone", retryable: true } } as const;
    suggester.options = async () => away;
    const before = await used();
    const waits = async (): Promise<string> => {
      const { status, body } = await discover(ns);
      expect({ status, body }).toMatchObject({ status: 202 });
      const waiting = async () => (await api.get(`/jobs/${body.id}`)).body.waiting;
      await expect.poll(waiting, { timeout: 30_000 }).toMatchObject({ code: "engine_unavailable", message: "gone" });
      return body.id;
    };
    const first = await waits();
    expect(await used()).toBe(before + 1);
    expect((await api.post(`/jobs/${first}/cancel`)).status).toBeLessThan(300);
    expect(await used()).toBe(before);
    const second = await waits();
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    suggester.options = async () => {
      asked.resolve();
      await answer.promise;
      return given();
    };
    await api.service.clock.advance(30_000);
    await asked.promise;
    expect((await api.post(`/jobs/${second}/cancel`)).status).toBeLessThan(300);
    answer.resolve();
    expect(await used()).toBe(before + 1);
  });

  it.each([
    ["a bool", { question: "Is it?", type: "bool" }],
    ["a score", { question: "How much?", type: "score", criteria: ["little", "much"] }],
    [
      "a choice among documents",
      {
        question: "Which?",
        type: "choice",
        options: { from: "others" },
        context: { related: [{ name: "others", join: { theirs: "attributes.key", mine: "attributes.key" } }] },
      },
    ],
  ])("refuses %s", async (_, definition) => {
    await allow();
    const ns = freshNamespace();
    await judgment(api.service, ns, "topic", definition);
    expect(refusal(await discover(ns))).toEqual(invalid("path/name"));
  });

  it("refuses another type as such also while it is inactive, when activating it would not help", async () => {
    await allow();
    const ns = freshNamespace();
    await judgment(api.service, ns, "topic", { question: "Is it?", type: "bool" });
    await api.post(at(ns, "judgments", "topic", "deactivate"));
    expect(refusal(await discover(ns))).toEqual(invalid("path/name"));
  });

  it.each([
    ["no window", { window: "0d" }, "/window"],
    ["a window without end", { window: "20000d" }, "/window"],
    ["nothing to propose", { count: 0 }, "/count"],
    ["more than ten", { count: 11 }, "/count"],
    ["a member that there is not", { sample: 5 }, "/sample"],
  ])("refuses %s", async (_, body, path) => {
    await allow();
    const ns = freshNamespace();
    await judgment(api.service, ns, "topic", choice);
    expect(refusal(await discover(ns, "topic", body))).toEqual(invalid(path));
  });

  it("refuses a choice that may have no more options", async () => {
    await allow();
    const ns = freshNamespace();
    const options = Array.from({ length: 254 }, (_, n) => ({ value: `o${n}` }));
    await judgment(api.service, ns, "topic", { ...choice, options });
    expect(refusal(await discover(ns))).toEqual({ status: 409, code: "conflict" });
  });

  refusesWhatIsNotThere(api, "discover", "topic", choice);
});

function withoutEmpty({ value, description }: { value: string; description: string }) {
  return description === "" ? { value } : { value, description };
}
