/** Requests that an endpoint slows down, refuses, garbles, or does not answer. */
import { describe, expect, it } from "vitest";
import type { EngineFailure } from "#src/judging/engines/engine.ts";
import { type Behaviour, type ChatReply, promptOf, startChatServer } from "#test/support/chat-server.ts";
import { bool, reply, request, rigged } from "./rig.ts";

const rig = rigged();

const said = (message: string, more: object = {}) => ({ error: { message, type: "invalid_request_error", ...more } });
const twist = (change: (given: ChatReply) => unknown): Behaviour => ({ kind: "twist", twist: change });
const logprobs = (value: unknown) => twist((given) => ({ ...given, choices: [{ ...given.choices[0], logprobs: value }] }));
const listing = (...top_logprobs: unknown[]) => logprobs({ content: [{ token: "yes", logprob: 0, top_logprobs }] });

describe("an overloaded endpoint", () => {
  it.each<[number, Record<string, string>, number]>([
    [429, { "retry-after": "3" }, 3_000],
    [429, { "retry-after-ms": "1200", "retry-after": "30" }, 1_200],
    [503, { "retry-after": "Tue, 01 Jan 2030 00:00:05 GMT" }, 5_000],
    [429, {}, 500],
  ])("that answers %i with %j is asked again after %i ms, by this layer alone", async (status, headers, ms) => {
    rig.server.next(reply(status, said("slow down"), headers));
    const work = rig.evaluate(request("a"));
    expect(await rig.waits(work)).toEqual([ms]);
    expect(await work).toMatchObject({ ok: true });
    expect(rig.server.requests).toHaveLength(2);
  });

  it("is left alone by every question, not only by the one that it told", async () => {
    await rig.restart({ limits: { concurrency: 1 } });
    rig.server.next(reply(429, said("slow down"), { "retry-after": "20" }));
    const work = rig.evaluate(request("a", "b"));
    await rig.clock.asleep(1);
    await rig.clock.advance(19_000);
    expect(rig.server.requests).toHaveLength(1);
    await rig.waits(work);
    expect(await work).toMatchObject({ ok: true, answers: { a: { ok: true }, b: { ok: true } } });
  });

  it("whose balance is used up waits for an operator, not for a rate", async () => {
    rig.server.next(reply(429, said("You exceeded your current quota.", { code: "insufficient_quota" }), { "retry-after": "1" }));
    expect(await rig.evaluate(request("a"))).toEqual({
      ok: false,
      failure: { code: "refused", message: "429 You exceeded your current quota.", retryable: true, retryAfterMs: 600_000 },
    });
    expect(rig.server.requests).toHaveLength(1);
  });

  it("that never recovers is given up after five tries", async () => {
    rig.server.byDefault = () => reply(429, said("slow down"));
    const work = rig.evaluate(request("a"));
    expect(await rig.waits(work)).toEqual([500, 1_000, 2_000, 4_000]);
    expect(await work).toMatchObject({ ok: false, failure: { code: "overloaded", message: "429 slow down", retryable: true } });
    expect(rig.server.requests).toHaveLength(5);
  });

  it("gets no more tokens a minute than the limit", async () => {
    await rig.restart({ limits: { concurrency: 100, requestsPerMinute: null, tokensPerSecond: 100 } });
    const long = { ...request("a"), contextText: JSON.stringify("x".repeat(2_000)) };
    const work = rig.engine.evaluate([long, long, long, long], new AbortController().signal);
    await rig.server.arrived(1);
    await rig.clock.asleep(1);
    expect(rig.server.requests).toHaveLength(1);
    const waited = (await rig.waits(work)).reduce((sum, ms) => sum + ms, 0);
    // Each is some 600 tokens.
    expect(waited).toBeGreaterThan(3 * 5_000);
  });
});

describe("a refusal", () => {
  it.each([
    [400, said("This model's maximum context length is 8192 tokens.", { code: "context_length_exceeded" }), false],
    [422, { detail: "unprocessable" }, false],
    [413, "<html>Too large</html>", false],
    [400, said("Something is odd."), true],
    [404, said("The model `gpt-9` does not exist", { code: "model_not_found" }), true],
    [404, "<html>In maintenance</html>", true],
  ])("with %i fails that answer alone, with its message, and is not tried again at once", async (status, body, retryable) => {
    rig.server.byDefault = (asked) =>
      promptOf(asked.body).text.includes("Is it bad?") ? reply(status, body) : { kind: "answer" };
    const result = await rig.evaluate(request("a", "bad", "c"));
    const words = typeof body === "string" ? body : "error" in body ? body.error.message : body.detail;
    expect(result).toMatchObject({
      ok: true,
      answers: {
        a: { ok: true },
        bad: { ok: false, failure: { code: "refused", message: `${status} ${words}`, retryable } },
        c: { ok: true },
      },
    });
    expect(rig.server.requests).toHaveLength(3);
  });

  it("of the model itself is told as such", async () => {
    rig.server.next(
      twist((given) => ({
        ...given,
        choices: [{ ...given.choices[0], message: { role: "assistant", refusal: "I cannot help." } }],
      })),
    );
    expect(await rig.evaluate(request("a"))).toMatchObject({
      ok: false,
      failure: { code: "refused", message: "The model refused to answer: I cannot help.", retryable: false },
    });
    rig.server.next(twist((given) => ({ ...given, choices: [{ finish_reason: "content_filter", logprobs: null }] })));
    expect(await rig.evaluate(request("a"))).toMatchObject({
      ok: false,
      failure: { code: "refused", message: /content filter/ },
    });
  });

  it("of the model itself is told in no more than 500 characters", async () => {
    const message = { role: "assistant", refusal: "no".repeat(1_000_000) };
    rig.server.next(twist((given) => ({ ...given, choices: [{ ...given.choices[0], message }] })));
    expect(await rig.evaluate(request("a"))).toMatchObject({
      ok: false,
      failure: { code: "refused", message: `The model refused to answer: ${"no".repeat(250)}` },
    });
  });

  it("of the key waits for an operator, and every question with it", async () => {
    await rig.restart({ apiKey: "wrong" });
    expect(await rig.evaluate(request("a", "b"))).toEqual({
      ok: false,
      failure: { code: "unauthorized", message: "401 Incorrect API key provided", retryable: true, retryAfterMs: 600_000 },
    });
  });

  it("is what a redirection is: the key goes nowhere else", async () => {
    const elsewhere = await startChatServer();
    rig.server.next(reply(307, "", { location: `${elsewhere.baseUrl}/chat/completions` }));
    expect(await rig.evaluate(request("a"))).toMatchObject({
      ok: false,
      failure: {
        code: "refused",
        message: expect.stringMatching(/^307 .* Set OPENAI_BASE_URL to the final address/),
        retryable: true,
        retryAfterMs: 600_000,
      },
    });
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });
});

describe("an endpoint that cannot do what answers are made of", () => {
  it.each<[string, Behaviour, RegExp]>([
    ["has no log-probabilities", logprobs(null), /returned no log-probabilities/],
    ["has a place for them and nothing there", logprobs({ content: [] }), /returned no log-probabilities/],
    [
      "does not answer in labels",
      listing({ token: "Well", logprob: -0.1 }, { token: "Sure", logprob: -3 }),
      /0\.0% of the probability\. Its most probable token was "Well"/,
    ],
  ])("where it %s says so, and is not asked again for that answer", async (_, behaviour, message) => {
    rig.server.byDefault = () => behaviour;
    const failure = { code: "malformed", message: expect.stringMatching(message), retryable: false };
    expect(await rig.evaluate(request("a"))).toEqual({ ok: false, failure });
    expect(rig.server.requests).toHaveLength(1);
  });
});

describe("a failing endpoint", () => {
  it.each([500, 502, 504, 529, 408])("that answers %i is asked again and answers then", async (status) => {
    rig.server.next(reply(status), reply(status));
    const work = rig.evaluate(request("a"));
    expect(await rig.waits(work)).toEqual([500, 1_000]);
    expect(await work).toMatchObject({ ok: true, answers: { a: { ok: true } } });
  });

  it.each<[string, Behaviour, EngineFailure["code"], RegExp]>([
    ["resets the connection", { kind: "reset" }, "unreachable", /^No answer from http/],
    ["cuts its reply short", { kind: "reset", after: "headers" }, "unreachable", /^No answer from http/],
    ["sends JSON cut short", reply(200, '{"model": "m", "cho'), "malformed", /not a JSON object/],
    ["sends nothing", reply(200, ""), "malformed", /not a JSON object/],
    ["sends a list", reply(200, []), "malformed", /not a JSON object/],
    [
      "sends a page",
      reply(200, "<html>", { "content-type": "text/html" }),
      "malformed",
      /answered with text\/html instead of JSON/,
    ],
    [
      "streams what was not to be streamed",
      reply(200, 'data: {"choices":[]}\n\n', { "content-type": "text/event-stream" }),
      "malformed",
      /answered with text\/event-stream/,
    ],
    ["sends more than any reply is", reply(200, `"${"x".repeat(2 ** 22)}"`), "malformed", /larger than 4194304 bytes/],
    ["names no model", twist(({ model: _, ...given }) => given), "malformed", /does not name its model/],
    ["has no choice", twist((given) => ({ ...given, choices: [] })), "malformed", /has no choice/],
    ["lists nothing", listing(), "malformed", /lists only the token that the model chose/],
    ["lists what is no token", listing({ logprob: -1 }), "malformed", /not a token/],
    [
      "lists a whole text",
      listing({ token: `x${" ".repeat(20_000)}x`, logprob: -1 }),
      "malformed",
      /a token of 20002 characters/,
    ],
    ["lists a token without a number", listing({ token: "yes", logprob: "likely" }), "malformed", /log-probability "likely"/],
    ["lists a probability above one", listing({ token: "yes", logprob: 0.5 }), "malformed", /log-probability 0\.5/],
    ["lists more than all", listing({ token: "yes", logprob: -0.1 }, { token: "no", logprob: -0.1 }), "malformed", /sum to 1\.8/],
  ])("that %s is asked again, and given up in the end", async (_, behaviour, code, message) => {
    await rig.restart({ backoff: { attempts: 2 } });
    rig.server.byDefault = () => behaviour;
    const work = rig.evaluate(request("a"));
    expect(await rig.waits(work)).toEqual([500]);
    expect(await work).toEqual({ ok: false, failure: { code, message: expect.stringMatching(message), retryable: true } });
    expect(rig.server.requests).toHaveLength(2);
    rig.server.byDefault = () => ({ kind: "answer" });
    expect(await rig.evaluate(request("a"))).toMatchObject({ ok: true });
  });

  it.each<Behaviour["kind"]>(["hang", "stall"])(
    "that does not answer in time (%s) is a timeout, and lets go of",
    async (kind) => {
      await rig.restart({ timeoutMs: 50, backoff: { attempts: 2 } });
      rig.server.byDefault = () => ({ kind }) as Behaviour;
      const work = rig.evaluate(request("a"));
      // Two tries; on a busy machine 50 ms may be over before a request arrives.
      expect(await rig.waits(work)).toEqual([500]);
      expect(await work).toEqual({
        ok: false,
        failure: { code: "timeout", message: `No answer from ${rig.server.baseUrl} within 50 ms.`, retryable: true },
      });
      await expect.poll(() => rig.server.open).toBe(0);
    },
  );

  it("that is not there is unreachable, with the reason", async () => {
    const gone = await startChatServer();
    await gone.close();
    await rig.restart({ baseUrl: gone.baseUrl, backoff: { attempts: 1 } });
    const failure = { code: "unreachable", message: expect.stringMatching(/ECONNREFUSED/), retryable: true };
    expect(await rig.evaluate(request("a"))).toEqual({ ok: false, failure });
  });
});

describe("many requests", () => {
  it("have no more in flight than the limit, whatever they consist of", async () => {
    await rig.restart({ limits: { concurrency: 3, requestsPerMinute: null, tokensPerSecond: null } });
    const { promise: until, resolve: release } = Promise.withResolvers<void>();
    rig.server.byDefault = () => ({ kind: "hold", until });
    const requests = Array.from({ length: 4 }, () => ({ ...request(), questions: [bool("a"), bool("b"), bool("c")] }));
    const work = rig.engine.evaluate(requests, new AbortController().signal);
    await rig.server.arrived(3);
    release();
    expect((await work).every((result) => result.ok)).toBe(true);
    expect([rig.server.mostAtOnce, rig.server.requests.length]).toEqual([3, 12]);
  });
});

describe("cancelling", () => {
  const cancelled = { ok: false, failure: { code: "cancelled", message: "The request was cancelled.", retryable: true } };

  it.each<Behaviour["kind"]>(["hang", "stall"])(
    "ends a request in flight (%s), and the endpoint sees its connections closed",
    async (kind) => {
      rig.server.byDefault = () => ({ kind }) as Behaviour;
      const abort = new AbortController();
      const work = rig.evaluate(request("a", "b"), abort.signal);
      await rig.server.arrived(2);
      abort.abort();
      expect(await work).toEqual(cancelled);
      await expect.poll(() => rig.server.open).toBe(0);
    },
  );

  it("ends a request that waits to be tried again", async () => {
    rig.server.byDefault = () => reply(500);
    const abort = new AbortController();
    const work = rig.evaluate(request("a"), abort.signal);
    await rig.clock.asleep(1);
    abort.abort();
    expect(await work).toEqual(cancelled);
    expect([rig.server.requests.length, rig.clock.sleepers]).toEqual([1, 0]);
  });

  it("by closing waits for what is under way to have ended", async () => {
    rig.server.byDefault = () => ({ kind: "hang" });
    const work = rig.evaluate(request("a"));
    await rig.server.arrived(1);
    await rig.engine.close();
    expect(await Promise.race([work, Promise.resolve("still under way")])).toEqual(cancelled);
  });
});
