/** What every engine keeps to. A suite of an engine's own calls `engineContract` with how to make one. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Engine, EngineQuestion, EngineRequest, EngineResult, Json, RawAnswer } from "#src/judging/engines/engine.ts";

export interface Made {
  engine: Engine;
  /** Called after `engine.close()`. */
  close(): Promise<void>;
}

/** An engine that asks a server. */
export interface MadeRemote extends Made {
  /** Bodies of the requests that the engine has sent, as they were sent. */
  received(): string[];
}

const SUM_WITHIN = 1e-12;

type Ask<Type> = Extract<EngineQuestion, { type: Type }>;

const bool: Ask<"bool"> = {
  id: "urgent",
  type: "bool",
  question: "Is it urgent?",
  criteria: { true: "Now.", false: "Later." },
};
const choice: Ask<"choice"> = {
  id: "subject",
  type: "choice",
  question: "What is it about?",
  criteria: "Choose what most of it is about.",
  options: [{ value: "billing", description: "payments, invoices" }, { value: "delivery" }, { value: "none_of_the_above" }],
};
const score: Ask<"score"> = {
  id: "anger",
  type: "score",
  question: "How angry is it?",
  levels: ["calm", "annoyed", "furious"],
};

const idle = (): AbortSignal => new AbortController().signal;

function request(context: Json, questions: EngineQuestion[] = [bool, choice, score]): EngineRequest {
  return { contextText: JSON.stringify(context), questions };
}

const letter = (body: string): Json => ({ document: { "attributes.channel": "mail", "state.body": body } });

function answersOf(result: EngineResult | undefined): Record<string, RawAnswer> {
  if (!result?.ok) throw new Error(`The request failed: ${result?.failure.message}`);
  return Object.fromEntries(
    Object.entries(result.answers).map(([id, answer]) => {
      if (!answer.ok) throw new Error(`Question ${id} failed: ${answer.failure.message}`);
      return [id, answer.answer];
    }),
  );
}

/** Fails where an answer is no full, normalized answer to its question. */
function expectSound(answer: RawAnswer | undefined, question: EngineQuestion): void {
  expect(answer?.type).toBe(question.type);
  if (answer?.type === "bool") {
    expect(answer.p).toBeGreaterThanOrEqual(0);
    expect(answer.p).toBeLessThanOrEqual(1);
    return;
  }
  const dist = Object.values(answer!.dist);
  for (const p of dist) expect(p).toBeGreaterThanOrEqual(0);
  expect(Math.abs(dist.reduce((sum, p) => sum + p, 0) - 1)).toBeLessThanOrEqual(SUM_WITHIN);
  if (answer?.type === "choice" && question.type === "choice") {
    expect(Object.keys(answer.dist).sort()).toEqual(question.options.map(({ value }) => value).sort());
    expect(answer.dist[answer.value]).toBe(Math.max(...dist));
  }
  if (answer?.type === "score" && question.type === "score") {
    expect(Object.keys(answer.dist)).toEqual(question.levels.map((_, level) => String(level)));
    const expected = Object.entries(answer.dist).reduce((sum, [level, p]) => sum + Number(level) * p, 0);
    expect(answer.score).toBeCloseTo(expected, 12);
  }
}

/** The same, with what only a server can tell: what the model is shown. */
export function remoteEngineContract(name: string, make: () => Promise<MadeRemote>): void {
  let remote: MadeRemote;
  engineContract(
    name,
    async () => {
      remote = await make();
      return remote;
    },
    () => {
      it("shows the context byte for byte, and options in the order of the definition", async () => {
        // In the canonical text of an object no name comes first because it looks like a number.
        const contextText = '{"document":{"state.b":"é \\"quoted\\" \\n","state.a":{"10":1,"2":2,"a":12345678901234567890}}}';
        const options = ["b", "10", "2", "a"].map((value) => ({ value, description: `the option ${value}.` }));
        const question = { ...choice, options: [...options, { value: "none_of_the_above" }] };
        const before = remote.received().length;
        const [result] = await remote.engine.evaluate([{ contextText, questions: [question] }], idle());
        expectSound(answersOf(result).subject, question);
        const sent = remote.received().slice(before);
        expect(sent).toHaveLength(1);
        expect(sent[0]).toContain(JSON.stringify(contextText).slice(1, -1));
        const places = options.map(({ description }) => sent[0]!.indexOf(description));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(places[0]).toBeGreaterThan(0);
      });
    },
  );
}

/** @param more tests of the same engine */
export function engineContract(name: string, make: () => Promise<Made>, more: () => void = () => {}): void {
  describe(`the engine contract, kept by ${name}`, () => {
    let made: Made;
    let engine: Engine;
    beforeAll(async () => {
      made = await make();
      engine = made.engine;
    });
    afterAll(async () => {
      await engine.close();
      await made.close();
    });
    const evaluate = (...requests: EngineRequest[]) => engine.evaluate(requests, idle());

    it("goes by its name and states limits that can be kept to", () => {
      expect(engine.name).toBe(name);
      const { questionsPerRequest, contextTokens, concurrency, requestsPerMinute, tokensPerSecond } = engine.limits;
      for (const limit of [questionsPerRequest, contextTokens, concurrency]) expect(limit).toBeGreaterThanOrEqual(1);
      for (const limit of [requestsPerMinute, tokensPerSecond]) expect(limit === null || limit >= 1).toBe(true);
    });

    it("answers each type of question with a full distribution", async () => {
      const [result] = await evaluate(request(letter("The invoice is wrong and I want my money back now!")));
      const answers = answersOf(result);
      expect(Object.keys(answers).sort()).toEqual(["anger", "subject", "urgent"]);
      for (const question of [bool, choice, score]) expectSound(answers[question.id], question);
    });

    it("gives the same answer to the same question, asked again, alone, or beside others", async () => {
      const one = request(letter("Where is my parcel?"));
      const [first] = await evaluate(one);
      const [, again] = await evaluate(request(letter("Something else entirely.")), structuredClone(one));
      const [alone] = await evaluate({ ...one, questions: [choice] });
      expect(answersOf(again)).toEqual(answersOf(first));
      expect(answersOf(alone)).toEqual({ subject: answersOf(first).subject });
    });

    it("says which version answered, the same in the result and beside it", async () => {
      const [result] = await evaluate(request(letter("Hello.")));
      expect(result?.ok && result.engineVersion).toBeTruthy();
      expect(engine.version()).toBe(result?.ok && result.engineVersion);
    });

    more();

    it("returns results in the order of the requests", async () => {
      const letters = Array.from({ length: 40 }, (_, at) =>
        request(letter(`Letter ${at} about invoice ${at * 7}`), [choice, bool]),
      );
      const together = await engine.evaluate(letters, idle());
      expect(together).toHaveLength(letters.length);
      for (const at of [0, 17, 39]) expect(answersOf(together[at])).toEqual(answersOf((await evaluate(letters[at]!))[0]));
    });

    it("answers questions by their ids, whatever names these and the options have", async () => {
      const ids = ["__proto__", "constructor", "10", "2", "with space", "ünïcode 🎈", "a.b/c~d"];
      const questions = ids.map(
        (id): EngineQuestion => ({
          ...choice,
          id,
          type: "choice",
          options: [...ids.map((value) => ({ value })), { value: "none_of_the_above" }],
        }),
      );
      const answers = answersOf((await evaluate(request(letter("constructor"), questions)))[0]);
      expect(Object.keys(answers).sort()).toEqual([...ids].sort());
      for (const question of questions) expectSound(Object.entries(answers).find(([id]) => id === question.id)![1], question);
    });

    it("takes as many questions as it says, and as many options and levels as a definition may have", async () => {
      const options = [...Array.from({ length: 254 }, (_, at) => ({ value: `option ${at}` })), { value: "none_of_the_above" }];
      const wide: EngineQuestion[] = [
        { ...choice, type: "choice", options },
        { ...score, type: "score", levels: Array.from({ length: 10 }, (_, level) => `level ${level}`) },
      ];
      const many = Array.from({ length: engine.limits.questionsPerRequest }, (_, at) => ({
        ...wide[at % 2]!,
        id: `question ${at}`,
      }));
      const answers = answersOf((await evaluate(request(letter("option 17"), many)))[0]);
      for (const question of many) expectSound(answers[question.id], question);
    });

    it("answers over any text, in any script, and over contexts that are no objects", async () => {
      const contexts: Json[] = [
        "plain text",
        42,
        true,
        [],
        ["a", null, 1],
        letter("日本語のテキスト"),
        letter("עברית العربية हिन्दी ไทย"),
        letter("👩‍👩‍👧‍👦 \u0000 \ud800"),
      ];
      const results = await engine.evaluate(
        contexts.map((context) => request(context)),
        idle(),
      );
      for (const result of results)
        for (const question of [bool, choice, score]) expectSound(answersOf(result)[question.id], question);
    });

    it("answers over any JSON", async () => {
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (context) => {
          const answers = answersOf((await evaluate(request(context as Json)))[0]);
          for (const question of [bool, choice, score]) expectSound(answers[question.id], question);
        }),
        { numRuns: 50 },
      );
    });

    it.each<[string, Json]>([
      ["an empty object", {}],
      ["null", null],
      ["an empty text", ""],
    ])("answers over %s", async (_, context) => {
      const answers = answersOf((await evaluate(request(context)))[0]);
      for (const question of [bool, choice, score]) expectSound(answers[question.id], question);
    });

    it("answers over the largest context that it says it takes", async () => {
      const words = "The invoice was wrong, and the parcel came late. ";
      const bytes = (engine.limits.contextTokens - 500) * 4;
      const answers = answersOf((await evaluate(request(letter(words.repeat(bytes / words.length)))))[0]);
      for (const question of [bool, choice, score]) expectSound(answers[question.id], question);
    });

    it("answers over a context as deep as JSON allows to be read", async () => {
      let deep: Json = "invoice";
      for (let depth = 0; depth < 1_000; depth++) deep = { inner: deep };
      expectSound(answersOf((await evaluate(request(deep)))[0]).subject, choice);
    });

    it("fails the questions that have no answer, and answers the others", async () => {
      const none: EngineQuestion = { id: "none", type: "choice", question: "Which?", options: [] };
      const twice: EngineQuestion = {
        id: "twice",
        type: "choice",
        question: "Which?",
        options: [{ value: "a" }, { value: "a" }],
      };
      const flat: EngineQuestion = { id: "flat", type: "score", question: "How much?", levels: ["all"] };
      const [result] = await evaluate(request(letter("Hello."), [none, bool, twice, flat]));
      if (!result?.ok) throw new Error("the whole request failed");
      expect(result.answers.urgent?.ok).toBe(true);
      for (const id of ["none", "twice", "flat"]) {
        expect(result.answers[id]).toMatchObject({ ok: false, failure: { code: "refused", retryable: false } });
      }
    });

    it("evaluates nothing for a signal that is aborted already", async () => {
      const results = await engine.evaluate([request(letter("One.")), request(letter("Two."))], AbortSignal.abort());
      expect(results).toHaveLength(2);
      for (const result of results) expect(result).toMatchObject({ ok: false, failure: { code: "cancelled", retryable: true } });
    });

    it("stops soon after its signal is aborted, with a result for every request", async () => {
      const words = "The invoice was wrong, and the parcel came late. ".repeat(2_000);
      const letters = Array.from({ length: 500 }, (_, at) => request(letter(`${at} ${words}`)));
      const abort = new AbortController();
      const evaluation = engine.evaluate(letters, abort.signal);
      setImmediate(() => abort.abort());
      const results = await evaluation;
      expect(results).toHaveLength(letters.length);
      expect(results.filter((result) => !result.ok && result.failure.code === "cancelled").length).toBeGreaterThan(
        letters.length / 2,
      );
    });

    it("cancels what is under way when it is closed, and evaluates nothing afterwards", async () => {
      const other = await make();
      const letters = Array.from({ length: 200 }, (_, at) => request(letter(`${at} ${"parcel ".repeat(5_000)}`)));
      const evaluation = other.engine.evaluate(letters, idle());
      await other.engine.close();
      const results = await evaluation;
      expect(results).toHaveLength(letters.length);
      expect(results.at(-1)).toMatchObject({ ok: false, failure: { code: "cancelled" } });
      const [late] = await other.engine.evaluate([request(letter("Late."))], idle());
      expect(late).toMatchObject({ ok: false, failure: { code: "cancelled" } });
      await other.engine.close();
      await other.close();
    });
  });
}
