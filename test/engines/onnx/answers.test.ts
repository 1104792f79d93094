/** The numbers of answers, from the runtime itself, against numbers that the tests compute without it. */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { loadModel } from "#plugins/engines/onnx/model.ts";
import { readModelFolder } from "#plugins/engines/onnx/model-folder.ts";
import { OnnxEngine } from "#plugins/engines/onnx/onnx-engine.ts";
import type { EngineAnswer, EngineQuestion, RawAnswer } from "#src/judging/engines/engine.ts";
import { needs } from "#test/support/needs.ts";
import { type Files, folderOf } from "#test/support/onnx/folder.ts";
import { modelFile } from "#test/support/onnx/model-file.ts";
import * as models from "#test/support/onnx/models.ts";
import { onnxRuntime, packages } from "#test/support/onnx/runtime.ts";

const idle = (): AbortSignal => new AbortController().signal;
/** Single precision against double. */
const DIGITS = 5;
const NONE = "none_of_the_above";

function engineOf(files: Files | Record<string, unknown>, threads = 1): OnnxEngine {
  const engine = new OnnxEngine(readModelFolder(folderOf(files as Files)), packages!, threads);
  onTestFinished(() => engine.close());
  return engine;
}

async function asked(engine: OnnxEngine, context: string, question: EngineQuestion): Promise<EngineAnswer> {
  const [result] = await engine.evaluate([{ contextText: JSON.stringify(context), questions: [question] }], idle());
  if (!result?.ok) throw new Error(result?.failure.message);
  return result.answers[question.id]!;
}

async function answer(engine: OnnxEngine, context: string, question: EngineQuestion): Promise<RawAnswer> {
  const own = await asked(engine, context, question);
  if (!own.ok) throw new Error(own.failure.message);
  return own.answer;
}

function expectDist(given: RawAnswer, wanted: readonly number[]): void {
  if (given.type === "bool") throw new Error("a bool has no distribution");
  const dist = Object.values(given.dist);
  expect(dist).toHaveLength(wanted.length);
  for (const [at, p] of wanted.entries()) expect(dist[at]).toBeCloseTo(p, DIGITS);
}

const TEXT = "hello the invoice is late";

describe("the engine onnx with a classifier", needs(onnxRuntime), () => {
  const { labels, numbers } = models.classifier;
  const choice = (...values: string[]): EngineQuestion => ({
    id: "q",
    type: "choice",
    question: "What is it about?",
    options: [...values, NONE].map((value) => ({ value })),
  });

  it("gives options the probabilities of the labels of their names, and the others to none_of_the_above", async () => {
    const [billing, delivery, spam] = models.shares(models.logitsOf(numbers, TEXT));
    const engine = engineOf(models.classifierFiles());
    expectDist(await answer(engine, TEXT, choice("delivery", "billing", "not_spam")), [delivery!, billing!, spam!, 0]);
    expectDist(await answer(engine, TEXT, choice("billing")), [billing!, delivery! + spam!]);
  });

  it("gives a bool the probability of the label that its criteria name", async () => {
    const [, delivery] = models.shares(models.logitsOf(numbers, TEXT));
    const bool: EngineQuestion = { id: "q", type: "bool", question: "Is it?", criteria: { true: "delivery" } };
    const given = await answer(engineOf(models.classifierFiles()), TEXT, bool);
    expect(given).toEqual({ type: "bool", p: expect.closeTo(delivery!, DIGITS) });
  });

  it("uses the names that judgment.json gives to labels", async () => {
    const files = { ...models.classifierFiles(), "judgment.json": { labels: { "not-spam": "Yes" } } };
    const given = await answer(engineOf(files), TEXT, { id: "q", type: "bool", question: "Is it?" });
    expect(given).toEqual({ type: "bool", p: expect.closeTo(models.shares(models.logitsOf(numbers, TEXT))[2]!, DIGITS) });
  });

  it("takes each label for itself where several may be right", async () => {
    const logits = models.logitsOf(numbers, TEXT);
    const engine = engineOf(models.classifierFiles({ problem_type: "multi_label_classification" }));
    const bool: EngineQuestion = { id: "q", type: "bool", question: "Is it?", criteria: "billing" };
    expect(await answer(engine, TEXT, bool)).toEqual({ type: "bool", p: expect.closeTo(models.logistic(logits[0]!), DIGITS) });
    const wanted = models.shares([logits[0]!, logits[1]!, 0]);
    expectDist(await answer(engine, TEXT, choice("billing", "delivery")), wanted);
  });

  it("reads a long text in windows of as many tokens as the model takes, and counts each alike", async () => {
    // Each sentence has 19 tokens, and is a passage of its own because two would be longer than a passage.
    const sentences = ["invoice payment", "parcel courier", "angry furious"].map((words) =>
      `${`${words} `.repeat(9)}.`.replaceAll(" .", "."),
    );
    const engine = engineOf({ ...models.classifierFiles(), "judgment.json": { max_tokens: 24 } });
    const each = sentences.map((sentence) => models.logitsOf(numbers, sentence.replace(".", " .")));
    const mean = labels.map((_, at) => each.reduce((sum, one) => sum + one[at]!, 0) / each.length);
    expectDist(await answer(engine, sentences.join(" "), choice("billing", "delivery", "not-spam")), [...models.shares(mean), 0]);
  });

  it("refuses a question that it has no labels for, and says which it has", async () => {
    const engine = engineOf(models.classifierFiles());
    const score: EngineQuestion = { id: "q", type: "score", question: "How?", levels: ["billing", "calm"] };
    const all = [await asked(engine, TEXT, choice("billing", "weather")), await asked(engine, TEXT, score)];
    all.push(await asked(engine, TEXT, { id: "q", type: "bool", question: "Is it?" }));
    expect(all.map((one) => !one.ok && one.failure.message)).toEqual([
      'Question "q" has the option "weather", for which the model has no label. Its labels are "billing", "Delivery", "not-spam".',
      'Question "q" has the level "calm", for which the model has no label. Its labels are "billing", "Delivery", "not-spam".',
      'Question "q" names no label of the model that means yes. Set "criteria": {"true": …} to one of "billing", "Delivery", "not-spam".',
    ]);
    expect(all.every((one) => !one.ok && one.failure.code === "refused" && !one.failure.retryable)).toBe(true);
  });
});

describe("the engine onnx with a model of entailment", needs(onnxRuntime), () => {
  const { numbers } = models.entailer;
  const odds = (hypothesis: string) => {
    const [contradiction, , entailment] = models.logitsOf(numbers, TEXT, hypothesis);
    return entailment! - contradiction!;
  };

  it("makes a hypothesis of each option, and takes none_of_the_above for one that is neither entailed nor contradicted", async () => {
    const options = [{ value: "billing", description: "payment" }, { value: "delivery" }, { value: NONE }];
    const question: EngineQuestion = { id: "q", type: "choice", question: "What is it about?", options };
    const wanted = [odds("this example is billing : payment ."), odds("this example is delivery ."), 0];
    expectDist(await answer(engineOf(models.entailerFiles()), TEXT, question), models.shares(wanted));
  });

  it("makes a hypothesis of each level, with the template of judgment.json", async () => {
    const question: EngineQuestion = { id: "q", type: "score", question: "How angry?", levels: ["calm", "annoyed", "furious"] };
    const engine = engineOf({ ...models.entailerFiles(), "judgment.json": { hypothesis_template: "the customer is {}" } });
    const wanted = models.shares(question.levels.map((level) => odds(`the customer is ${level}`)));
    const given = await answer(engine, TEXT, question);
    expectDist(given, wanted);
    expect(given.type === "score" && given.score).toBeCloseTo(wanted[1]! + 2 * wanted[2]!, DIGITS);
  });

  it("makes a hypothesis of a bool's question, and one of what its criteria say no is", async () => {
    const engine = engineOf(models.entailerFiles());
    const question = { id: "q", type: "bool", question: "Is it urgent?" } as const;
    expect(await answer(engine, TEXT, question)).toEqual({
      type: "bool",
      p: expect.closeTo(models.logistic(odds("urgent")), DIGITS),
    });
    const both = (odds("urgent") - odds("later")) / 2;
    expect(await answer(engine, TEXT, { ...question, criteria: { false: "later" } })).toEqual({
      type: "bool",
      p: expect.closeTo(models.logistic(both), DIGITS),
    });
  });
});

describe("the engine onnx with a model that knows one type of tokens", needs(onnxRuntime), () => {
  it("does not tell it another one for a hypothesis", async () => {
    const { numbers } = models.entailer;
    const one = { ...numbers, types: [numbers.types[0]!] };
    const engine = engineOf({ ...models.entailerFiles({ type_vocab_size: 1 }), "model.onnx": modelFile(one) });
    const both = { ...numbers, types: [numbers.types[0]!, numbers.types[0]!] };
    const [contradiction, , entailment] = models.logitsOf(both, TEXT, "urgent");
    const given = await answer(engine, TEXT, { id: "q", type: "bool", question: "Is it urgent?" });
    expect(given).toEqual({ type: "bool", p: expect.closeTo(models.logistic(entailment! - contradiction!), DIGITS) });
  });
});

describe("the engine onnx with a model of embeddings", needs(onnxRuntime), () => {
  it.each(["mean", "cls"] as const)("compares by the vectors that the model gives, pooled by %s", async (pooling) => {
    const folder = readModelFolder(folderOf({ ...models.embedderFiles(), "judgment.json": { pooling } }));
    const { read } = await loadModel(folder, packages!);
    const tokens = models.vectorsOf(models.embedder.numbers, TEXT);
    const vector = pooling === "cls" ? tokens[0]! : models.meanOf(tokens);
    const given = [...(await read(TEXT))];
    const length = Math.hypot(...vector);
    for (const [at, one] of vector.entries()) expect(given[at]).toBeCloseTo(one / length, DIGITS);
  });

  it("takes a text for like an option that has the same words", async () => {
    const options = ["parcel courier", "invoice payment", NONE].map((value) => ({ value }));
    const question: EngineQuestion = { id: "q", type: "choice", question: "about", options };
    const given = await answer(engineOf(models.embedderFiles()), "the parcel courier is late", question);
    expect(given.type === "choice" && given.value).toBe("parcel courier");
  });
});

describe("the engine onnx", needs(onnxRuntime), () => {
  const bool: EngineQuestion = { id: "q", type: "bool", question: "Is it urgent?" };

  it.each([
    ["entailment", models.entailerFiles()],
    ["embeddings", models.embedderFiles()],
  ])("gives a text the same bytes in any company, with any number of threads: %s", async (_, files) => {
    const bodies = ["hello", "the invoice is late", "angry angry angry customer", "", "the parcel and the courier is calm now"];
    const requests = bodies.map((body) => ({ contextText: JSON.stringify(body), questions: [bool] }));
    const together = await engineOf(files, 2).evaluate(requests, idle());
    for (const [at, request] of requests.entries()) {
      const [alone] = await engineOf(files).evaluate([request], idle());
      expect(together[at]).toEqual(alone);
      expect(alone?.ok).toBe(true);
    }
  });

  it("starts where its model can be run", async () => {
    await expect(engineOf(models.entailerFiles()).start()).resolves.toBeUndefined();
    await expect(engineOf(models.embedderFiles()).start()).resolves.toBeUndefined();
  });

  const text = (files: object) => files as Files;
  it.each<[string, Files, RegExp]>([
    ["a model file that is none", text({ ...models.entailerFiles(), "model.onnx": "no model" }), /cannot be run: .*[Pp]rotobuf/],
    [
      "more labels than the model has numbers",
      models.classifierFiles({ id2label: { 0: "a", 1: "b" } }),
      /gives 3 numbers, and "id2label" in config.json has 2 labels/,
    ],
    [
      "an input that the engine does not know",
      text({ ...models.embedderFiles(), "model.onnx": modelFile(models.embedder.numbers, { ids: "pixels" }) }),
      /the input "pixels". The engine knows input_ids, attention_mask/,
    ],
    [
      "a tokenizer that its library does not know",
      text({ ...models.classifierFiles(), "tokenizer.json": { model: { type: "Unheard" } } }),
      /cannot use tokenizer.json/,
    ],
  ])("does not start with %s, and says so", async (_, files, message) => {
    await expect(engineOf(files).start()).rejects.toThrow(message);
  });

  it("does not answer from files that were changed after the start", async () => {
    const path = folderOf(models.entailerFiles());
    const engine = new OnnxEngine(readModelFolder(path), packages!, 1);
    onTestFinished(() => engine.close());
    appendFileSync(join(path, "config.json"), " ");
    const [result] = await engine.evaluate([{ contextText: '"a"', questions: [bool] }], idle());
    expect(result).toMatchObject({ ok: false, failure: { code: "unreachable", retryable: true } });
    expect(!result?.ok && result?.failure.message).toMatch(/The file config.json was changed after the start/);
    expect(!result?.ok && result?.failure.message).not.toContain(path);
  });
});
