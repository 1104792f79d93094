/** Which questions a refusal fails, and how the others continue. */
import { describe, expect, it } from "vitest";
import type { EngineQuestion } from "#src/judging/engines/engine.ts";
import { bool, reply, request, rigged } from "./rig.ts";

const rig = rigged();

const blaming = (...ids: string[]) => ({
  detail: ids.map((id) => ({ loc: ["body", "questions", id, "noul", "criteria"], msg: `${id} is bad`, type: "value_error" })),
});
const idsAsked = () => rig.server.requests.map(({ body }) => Object.keys(body.questions));

describe("a refused request", () => {
  it("of one question fails it with the server's words, and is not tried again", async () => {
    rig.server.next(reply(422, blaming("a")));
    expect(await rig.evaluate(request("a"))).toEqual({
      ok: false,
      failure: { code: "refused", message: "422 questions.a.noul.criteria: a is bad", retryable: false },
    });
    expect(rig.server.requests).toHaveLength(1);
  });

  it("is read where its place has what no place has", async () => {
    const odd = { toString: 1, valueOf: 1 };
    rig.server.next(reply(422, { detail: [{ loc: ["body", "questions", "a", odd, "criteria", [odd], 0] }] }));
    expect(await rig.evaluate(request("a", "b"))).toMatchObject({
      ok: true,
      answers: { a: { ok: false, failure: { code: "refused", message: "criteria.0: is refused" } }, b: { ok: true } },
    });
  });

  it("of several questions is asked again without those that the detail list blames", async () => {
    rig.server.next(reply(422, blaming("b", "d")));
    const result = await rig.evaluate(request("a", "b", "c", "d"));
    expect(idsAsked()).toEqual([
      ["a", "b", "c", "d"],
      ["a", "c"],
    ]);
    expect(result).toMatchObject({
      ok: true,
      engineVersion: "jev-1.13.0",
      answers: {
        a: { ok: true },
        b: { ok: false, failure: { code: "refused", message: "noul.criteria: b is bad", retryable: false } },
        c: { ok: true },
        d: { ok: false, failure: { message: "noul.criteria: d is bad" } },
      },
    });
  });

  it("is asked again without one after the other, where the server finds one at a time", async () => {
    rig.server.byDefault = ({ body }) => {
      const bad = Object.keys(body.questions).find((id) => id.startsWith("bad"));
      return bad ? reply(422, blaming(bad)) : { kind: "answer" };
    };
    const result = await rig.evaluate(request("bad1", "good", "bad2"));
    expect(idsAsked()).toEqual([["bad1", "good", "bad2"], ["good", "bad2"], ["good"]]);
    expect(result).toMatchObject({ answers: { bad1: { ok: false }, bad2: { ok: false }, good: { ok: true } } });
  });

  it.each([
    ["a text", { detail: "One of them is bad" }],
    ["no place", { detail: [{ msg: "bad", type: "value_error" }] }],
    ["another place", { detail: [{ loc: ["body", "questions"], msg: "bad" }] }],
    ["nothing", undefined],
  ])("whose detail is %s is asked apart, each question alone", async (_, body) => {
    rig.server.byDefault = (asked) => (Object.keys(asked.body.questions).includes("bad") ? reply(422, body) : { kind: "answer" });
    const result = await rig.evaluate(request("a", "bad", "c"));
    expect(idsAsked().slice(0, 1)).toEqual([["a", "bad", "c"]]);
    expect(idsAsked().slice(1).sort()).toEqual([["a"], ["bad"], ["c"]]);
    expect(result).toMatchObject({
      answers: { a: { ok: true }, bad: { ok: false, failure: { code: "refused" } }, c: { ok: true } },
    });
  });

  it.each([400, 413])("with %i is asked apart too", async (status) => {
    rig.server.next(reply(status));
    expect(await rig.evaluate(request("a", "b"))).toMatchObject({ ok: true, answers: { a: { ok: true }, b: { ok: true } } });
    expect(rig.server.requests).toHaveLength(3);
  });

  it("for its state fails as a whole", async () => {
    rig.server.next(reply(422, { detail: [{ loc: ["body", "state"], msg: "too long" }] }));
    expect(await rig.evaluate(request("a", "b"))).toEqual({
      ok: false,
      failure: { code: "refused", message: "422 state: too long", retryable: false },
    });
    expect(rig.server.requests).toHaveLength(1);
  });

  it("whose every question is refused for itself has a failure for each", async () => {
    rig.server.next(reply(422, blaming("a", "b")));
    expect(await rig.evaluate(request("a", "b"))).toMatchObject({
      ok: true,
      engineVersion: "jev-latest",
      answers: {
        a: { ok: false, failure: { message: "noul.criteria: a is bad" } },
        b: { ok: false, failure: { message: "noul.criteria: b is bad" } },
      },
    });
  });

  it("by the server's own limits is found out the same way", async () => {
    const wide: EngineQuestion = {
      id: "wide",
      type: "choice",
      question: "?",
      options: Array.from({ length: 300 }, (_, at) => ({ value: `${at}` })),
    };
    const result = await rig.evaluate({ ...request("a"), questions: [bool("a"), wide] });
    expect(result).toMatchObject({
      answers: {
        a: { ok: true },
        wide: { ok: false, failure: { code: "refused", message: expect.stringMatching(/At most 255 labels/) } },
      },
    });
  });

  it("falls apart into requests of the server's limit where it has more questions", async () => {
    const ids = Array.from({ length: 23 }, (_, at) => `q${at}`);
    const result = await rig.evaluate(request(...ids));
    expect(
      idsAsked()
        .map((some) => some.length)
        .sort(),
    ).toEqual([10, 10, 3]);
    expect(result.ok && Object.keys(result.answers)).toEqual(ids);
  });

  it.each([
    [401, "unauthorized"],
    [403, "unauthorized"],
    [402, "refused"],
  ])("with %i fails as %s until an operator has mended it", async (status, code) => {
    rig.server.next(reply(status));
    expect(await rig.evaluate(request("a", "b"))).toMatchObject({
      ok: false,
      failure: { code, retryable: true, retryAfterMs: 600_000 },
    });
    expect(rig.server.requests).toHaveLength(1);
  });

  it("for its key is told as unauthorized by a server that checks it", async () => {
    await rig.restart({ apiKey: "wrong" });
    expect(await rig.evaluate(request("a"))).toMatchObject({
      ok: false,
      failure: { code: "unauthorized", message: "401 Invalid API key" },
    });
  });

  it.each([404, 405, 410])("with %i fails every question at once, and may go through later", async (status) => {
    rig.server.next(reply(status, { detail: "There is no model jev-9" }));
    expect(await rig.evaluate(request("a", "b"))).toEqual({
      ok: false,
      failure: { code: "refused", message: `${status} There is no model jev-9`, retryable: true, retryAfterMs: 600_000 },
    });
    expect(rig.server.requests).toHaveLength(1);
  });

  it("with 400 by a proxy in maintenance may go through later, and by the server itself never", async () => {
    rig.server.next(reply(400, "<html>Bad Request</html>"));
    expect(await rig.evaluate(request("a"))).toMatchObject({
      ok: false,
      failure: { code: "refused", retryable: true, retryAfterMs: 600_000 },
    });
    rig.server.next(reply(400, blaming("a")));
    const failure = { code: "refused", message: expect.stringContaining("a is bad"), retryable: false };
    expect(await rig.evaluate(request("a"))).toEqual({ ok: false, failure });
  });

  it("answered by two models in its parts keeps the answers of the later one", async () => {
    rig.server.byDefault = ({ body }) => {
      if (Object.keys(body.questions).length > 1) return reply(422);
      return { kind: "twist", twist: (one) => ({ ...one, model: "b" in body.questions ? "jev-2" : "jev-1" }) };
    };
    expect(await rig.evaluate(request("a", "b"))).toMatchObject({
      ok: true,
      engineVersion: "jev-2",
      answers: {
        a: { ok: false, failure: { retryable: true, message: expect.stringMatching(/from jev-1 to jev-2/) } },
        b: { ok: true },
      },
    });
  });
});
