/** What goes out to a chat completions endpoint and what its log-probabilities come to. */
import { describe, expect, it } from "vitest";
import type { EngineQuestion, RawAnswer } from "#src/judging/engines/engine.ts";
import { type ChatBody, type Prompt, promptOf } from "#test/support/chat-server.ts";
import { answerIn, asking, bool, request, rigged } from "./rig.ts";

const rig = rigged();

const bodies = (): ChatBody[] => rig.server.requests.map(({ body }) => body);
const withoutCode = (text: string) => text.replace(/document-[0-9a-f]{32}/g, "document-code");
const prompts = (): Prompt[] => bodies().map(promptOf);

const choice = (count: number): Extract<EngineQuestion, { type: "choice" }> => ({
  id: "topic",
  type: "choice",
  question: "What is it about?",
  options: [...Array.from({ length: count }, (_, at) => ({ value: `option-${at}` })), { value: "none_of_the_above" }],
});
const score = (levels: number): EngineQuestion => ({
  id: "anger",
  type: "score",
  question: "How angry is it?",
  levels: Array.from({ length: levels }, (_, level) => `level ${level}`),
});

/** Weighs a label by its answer, and a group by all answers in it. */
const by = (weight: (value: number) => number) => (prompt: Prompt) =>
  prompt.labels.map((label, at) => {
    const block = prompt.text.slice(prompt.text.indexOf(`\n${label}: `) + 1);
    const next = prompt.labels[at + 1];
    const own = next === undefined ? block : block.slice(0, block.indexOf(`\n${next}: `));
    const named = [...own.matchAll(/(?:option-|level )(\d+)/g)].map(([, number]) => weight(Number(number)));
    return named.length > 0 ? named.reduce((sum, one) => sum + one, 0) : weight(-1);
  });

describe("a request", () => {
  it("asks one question, after the document, for the log-probabilities of the first tokens", async () => {
    const question: EngineQuestion = { ...bool("urgent"), type: "bool", criteria: { true: "Now.", false: "Later." } };
    await rig.evaluate(asking(question));
    const [{ messages, ...others }] = bodies() as [ChatBody];
    expect(others).toEqual({ model: "gpt-4o-mini", temperature: 1, max_tokens: 2, logprobs: true, top_logprobs: 20 });
    expect(messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(withoutCode(messages[1]!.content)).toBe(
      '<document-code>\n{"a":1}\n</document-code>\n\nQuestion: Is it urgent?\n\nyes: Now.\nno: Later.\n\nReply with the label that fits best, exactly one of: yes, no',
    );
    expect(rig.server.requests[0]!.headers).toMatchObject({ "content-type": "application/json", accept: "application/json" });
  });

  it("has the same beginning for every question about a document", async () => {
    await rig.evaluate({ ...request("a"), questions: [bool("a"), choice(3), score(3)] });
    const beginnings = bodies().map(({ messages }) => [messages[0]!.content, messages[1]!.content.split("Question:")[0]]);
    expect(beginnings).toHaveLength(3);
    expect(new Set(beginnings.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it("says what to decide by where that is a text, and shows the bytes of the context as they are", async () => {
    const question: EngineQuestion = { ...bool("a"), type: "bool", criteria: "Weekends do not count." };
    await rig.evaluate({ contextText: '"say \\"hi\\""', questions: [question] });
    expect(withoutCode(prompts()[0]!.text)).toContain(
      '<document-code>\n"say \\"hi\\""\n</document-code>\n\nQuestion: Is it a?\n\nWeekends do not count.\n\nyes\nno',
    );
  });

  it("asks for the model that the definition names", async () => {
    await rig.evaluate(asking(bool("a"), { version: "gpt-9" }));
    expect(bodies()[0]!.model).toBe("gpt-9");
    expect([rig.engine.version("gpt-9"), rig.engine.version()]).toEqual(["test-model-2030-01-01+prompt.2", null]);
  });

  it("names its length as a model wants it that refuses the former name, and goes on so", async () => {
    rig.server.byDefault = ({ body }) =>
      body.max_tokens === undefined
        ? { kind: "answer" }
        : {
            kind: "reply",
            status: 400,
            body: { error: { message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." } },
          };
    expect(await rig.evaluate(request("a"))).toMatchObject({ ok: true });
    expect(await rig.evaluate(request("b"))).toMatchObject({ ok: true });
    expect(bodies().map(({ max_tokens, max_completion_tokens }) => [max_tokens, max_completion_tokens])).toEqual([
      [2, undefined],
      [undefined, 2],
      [undefined, 2],
    ]);
  });

  it("names its length as each model wants it, and goes back where a model does not know the newer name any more", async () => {
    const refused = (message: string) => ({ kind: "reply" as const, status: 400, body: { error: { message } } });
    let old = "old";
    rig.server.byDefault = ({ body }) => {
      if (body.model === old && body.max_completion_tokens !== undefined) return refused("Unknown: max_completion_tokens");
      if (body.model !== old && body.max_tokens !== undefined) return refused("Use 'max_completion_tokens' instead.");
      return { kind: "answer" };
    };
    for (const version of ["new", "old", "new"])
      expect(await rig.evaluate(asking(bool("a"), { version }))).toMatchObject({ ok: true });
    old = "new";
    for (let time = 0; time < 2; time++)
      expect(await rig.evaluate(asking(bool("a"), { version: "new" }))).toMatchObject({ ok: true });
    expect(bodies().map(({ model, max_tokens }) => [model, max_tokens !== undefined])).toEqual([
      ["new", true],
      ["new", false],
      ["old", true],
      ["new", false],
      ["new", false],
      ["new", true],
      ["new", true],
    ]);
  });

  it("tries the other name of its length once, where a model refuses both", async () => {
    const body = { error: { message: "Neither max_tokens nor max_completion_tokens." } };
    rig.server.byDefault = () => ({ kind: "reply", status: 400, body });
    expect(await rig.evaluate(request("a"))).toMatchObject({ ok: false, failure: { code: "refused" } });
    expect(bodies()).toHaveLength(2);
  });
});

describe("the answer", () => {
  const listing = (...listed: [token: string, probability: number | null][]) => ({
    kind: "twist" as const,
    twist: (given: { choices: { logprobs: unknown }[] }) => {
      const top_logprobs = listed.map(([token, p]) => ({ token, logprob: p === null ? null : Math.log(p) }));
      given.choices[0]!.logprobs = { content: [{ token: listed[0]![0], logprob: 0, top_logprobs }] };
      return given;
    },
  });
  const p = async () => (answerIn(await rig.evaluate(request("a"))) as Extract<RawAnswer, { type: "bool" }>).p;

  it("to a bool is the share of yes, in whatever spelling, among what was said of either", async () => {
    rig.server.next(listing(["Yes", 0.5], [" yes", 0.1], ["The", 0.2], ["NO", 0.1], ["\u2581No", 0.05], ["\u0120yes", 0.05]));
    expect(await p()).toBeCloseTo(0.65 / 0.8, 12);
  });

  it("never takes a label for impossible that is not listed, nor for likelier than the least that is", async () => {
    rig.server.next(listing(["yes", 0.9], ["The", 0.06], ["It", 0.002]));
    expect(await p()).toBeCloseTo(0.9 / 0.902, 12);
    // Only so much is left.
    rig.server.next(listing(["yes", 0.9], ["The", 0.0999]));
    expect(await p()).toBeCloseTo(0.9 / 0.9001, 9);
  });

  it.each<[string, number | null]>([
    ["none", null],
    ["-9999, which stands for very unlikely,", -9999],
  ])("takes a label for unlikely, and no other for certain, whose log-probability is %s", async (_, logprob) => {
    const no = { token: "no", logprob };
    const said = (logprobYes: number, ...others: object[]) =>
      rig.server.next({
        kind: "twist",
        twist: (given) => {
          const top_logprobs = [{ token: "yes", logprob: logprobYes }, ...others];
          return { ...given, choices: [{ ...given.choices[0], logprobs: { content: [{ token: "yes", top_logprobs }] } }] };
        },
      });
    said(Math.log(0.7), no);
    expect(await p()).toBeCloseTo(0.7 / 0.700001, 12);
    // As rounded as it comes: nothing is left for others, and still nothing is certain.
    said(0, no);
    expect(await p()).toBeCloseTo(1 / 1.000001, 12);
    // One that is not listed at all is no likelier for tokens without a probability beside it.
    said(0, { token: "The", logprob });
    expect(await p()).toBeCloseTo(1 / 1.000001, 12);
  });

  it("is that of the first token that says something", async () => {
    rig.server.next({
      kind: "twist",
      twist(given) {
        const { content } = given.choices[0]!.logprobs!;
        content.unshift({ token: " ", logprob: 0, top_logprobs: [{ token: " ", logprob: 0 }] });
        return given;
      },
    });
    rig.server.weigh = () => [3, 1];
    expect(await p()).toBeCloseTo(0.75, 12);
  });

  it("to a choice is the distribution over its options", async () => {
    rig.server.weigh = by((at) => (at === -1 ? 2 : at + 1));
    const answer = answerIn(await rig.evaluate(asking(choice(3))));
    expect(answer).toMatchObject({ type: "choice", value: "option-2" });
    const dist = { "option-0": 1 / 8, "option-1": 2 / 8, "option-2": 3 / 8, none_of_the_above: 2 / 8 };
    for (const [value, share] of Object.entries(dist))
      expect(answer.type === "choice" && answer.dist[value]).toBeCloseTo(share, 12);
    expect(prompts()[0]!.lines.at(-1)).toBe("None of the other options fits.");
  });

  it("to a score is the expected level", async () => {
    rig.server.weigh = () => [1, 2, 1, 4];
    const answer = answerIn(await rig.evaluate(asking(score(4))));
    expect(answer.type === "score" && answer.score).toBeCloseTo((2 + 2 + 12) / 8, 12);
    expect(prompts()[0]!.labels).toEqual(["0", "1", "2", "3"]);
  });

  it("says the model that the reply names, not the one that was asked for, and the tokens of all its requests", async () => {
    const result = await rig.evaluate({ ...request("a"), questions: [bool("a"), bool("b")] });
    const tokens = prompts().reduce((sum, { text }) => sum + Math.ceil(Buffer.byteLength(text) / 4), 0);
    expect(result).toMatchObject({ ok: true, engineVersion: "test-model-2030-01-01+prompt.2", tokens });
  });

  it("fails where the model has changed between two questions, and may be asked for again", async () => {
    const named = (model: string) => ({ kind: "twist" as const, twist: (given: object) => ({ ...given, model }) });
    rig.server.byDefault = ({ body }) => named(promptOf(body).text.includes("Is it a?") ? "old" : "new");
    expect(await rig.evaluate({ ...request("a"), questions: [bool("a"), bool("b")] })).toMatchObject({
      ok: true,
      engineVersion: "new+prompt.2",
      answers: { a: { ok: false, failure: { code: "malformed", retryable: true } }, b: { ok: true } },
    });
  });
});

describe("more options than a reply lists tokens", () => {
  const dist = async (count: number) => {
    const answer = answerIn(await rig.evaluate(asking(choice(count))));
    return answer.type === "choice" ? answer.dist : {};
  };
  const linear = (at: number) => (at === -1 ? 10 : at + 1);
  const expected = (count: number) => {
    const sum = 10 + (count * (count + 1)) / 2;
    return [
      ...Array.from({ length: count }, (_, at) => [`option-${at}`, (at + 1) / sum]),
      ["none_of_the_above", 10 / sum],
    ] as const;
  };

  it.each([
    [20, 18, 1],
    [20, 19, 1],
    [20, 20, 2],
    [20, 254, 14],
    [5, 4, 1],
    [5, 30, 11],
    [2, 7, 7],
  ])("are asked for by groups, where %i are listed and there are %i, in about %i requests", async (listed, count, requests) => {
    await rig.restart({ listed, limits: { requestsPerMinute: null, tokensPerSecond: null } });
    rig.server.weigh = by(linear);
    const most = rig.engine.mostRequests!(choice(count), undefined);
    const found = await dist(count);
    for (const [value, share] of expected(count)) expect(found[value]).toBeCloseTo(share as number, 6);
    expect(rig.server.requests.length).toBeGreaterThanOrEqual(requests);
    expect(rig.server.requests.length).toBeLessThanOrEqual(requests + 4);
    // All groups matter.
    expect(most).toBe(rig.server.requests.length);
    for (const { labels } of prompts()) expect(labels.length).toBeLessThanOrEqual(listed);
  });

  it("are asked about no further where their group does not matter, and share what it has", async () => {
    rig.server.weigh = by((at) => (at === 7 ? 1_000_000 : 1));
    const found = await dist(254);
    expect(rig.server.requests).toHaveLength(2);
    expect(found["option-7"]).toBeGreaterThan(0.99);
    expect(found["option-200"]).toBeGreaterThan(0);
    expect(Object.values(found).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  it.each([
    [254, undefined, 2],
    [254, { both_orders: true }, 4],
    [3, { both_orders: true }, 2],
    [3, undefined, 1],
  ])("say how many requests an answer among %i took, with %o, and how many it may take", async (count, settings, requests) => {
    rig.server.weigh = by((at) => (at === 1 ? 1_000_000 : 1));
    const result = await rig.evaluate({ ...asking(choice(count), settings) });
    expect(rig.server.requests).toHaveLength(requests);
    expect(result).toMatchObject({ ok: true, answers: { topic: { ok: true, requests } } });
    const most = rig.engine.mostRequests!(choice(count), settings);
    expect(most).toBe(count === 254 ? requests * 7 : requests);
  });

  it("are levels too, where few are listed", async () => {
    await rig.restart({ listed: 5, limits: { requestsPerMinute: null, tokensPerSecond: null } });
    rig.server.weigh = by(linear);
    const answer = answerIn(await rig.evaluate(asking(score(10))));
    const sum = 55;
    const mean = Array.from({ length: 10 }, (_, level) => (level * (level + 1)) / sum).reduce((total, one) => total + one, 0);
    expect(answer.type === "score" && answer.score).toBeCloseTo(mean, 6);
  });
});

describe("both orders", () => {
  const both = { both_orders: true };
  /** A model that only ever likes what comes first. */
  const first = ({ labels }: Prompt) => labels.map((_, at) => (at === 0 ? 3 : 1));

  it("are asked where the definition says so, and averaged: what place alone decides evens out", async () => {
    rig.server.weigh = first;
    expect(answerIn(await rig.evaluate(asking(bool("a"))))).toEqual({ type: "bool", p: expect.closeTo(0.75, 12) });
    expect(answerIn(await rig.evaluate(asking(bool("a"), both)))).toEqual({ type: "bool", p: expect.closeTo(0.5, 12) });
    expect(prompts().map(({ labels }) => labels)).toEqual([
      ["yes", "no"],
      ["yes", "no"],
      ["no", "yes"],
    ]);
  });

  it("give letters by place, and levels their own number", async () => {
    rig.server.weigh = first;
    const answer = answerIn(await rig.evaluate(asking(choice(1), both)));
    expect(answer.type === "choice" && Object.values(answer.dist)).toEqual([expect.closeTo(0.5, 12), expect.closeTo(0.5, 12)]);
    expect(prompts().map(({ labels }) => labels)).toEqual([
      ["B", "C"],
      ["B", "C"],
    ]);
    expect(new Set(prompts().map(({ lines }) => lines[0]))).toEqual(new Set(["option-0", "None of the other options fits."]));
    await rig.evaluate(asking(score(3), both));
    expect(prompts().at(-1)!.labels).toEqual(["2", "1", "0"]);
  });

  it("fail together", async () => {
    rig.server.next({ kind: "answer" }, { kind: "reply", status: 400, body: { error: { message: "no" } } });
    expect(await rig.evaluate(asking(bool("a"), both))).toMatchObject({
      ok: false,
      failure: { code: "refused", message: "400 no" },
    });
  });
});
