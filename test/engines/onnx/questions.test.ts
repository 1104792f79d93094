/** Questions as what a model is asked, and its numbers as answers, without the package that runs models. */
import { describe, expect, it } from "vitest";
import { classified } from "#plugins/engines/onnx/classification.ts";
import { entailed, hypothesesOf } from "#plugins/engines/onnx/entailment.ts";
import { normalized, pooled } from "#plugins/engines/onnx/pooling.ts";
import { itemOf, passagesText, textOf } from "#plugins/engines/onnx/texts.ts";
import { countTokens, cutTo, encodeWithin, type Tokenizer } from "#plugins/engines/onnx/tokens.ts";
import { windows } from "#plugins/engines/onnx/windows.ts";
import type { EngineQuestion } from "#src/judging/engines/engine.ts";
import { tokenizerOf } from "#test/support/onnx/folder.ts";
import { logistic, shares, WORDS } from "#test/support/onnx/models.ts";

const NONE = { value: "none_of_the_above", description: "None of the other options fits." };
const bool: EngineQuestion = { id: "q", type: "bool", question: "Is it urgent?" };
const score: EngineQuestion = { id: "q", type: "score", question: "How angry?", levels: ["calm", "furious"] };
const choice = (...values: string[]): EngineQuestion => ({
  id: "q",
  type: "choice",
  question: "What is it?",
  options: [...values.map((value) => ({ value })), NONE],
});

describe("the hypotheses of a question", () => {
  it.each<[string, EngineQuestion, string[]]>([
    ["a bool", bool, ["urgent"]],
    ["a bool with criteria", { ...bool, criteria: { true: "now", false: "later. Or never." } }, ["urgent", "later"]],
    ["a choice", choice("not_paid", "late"), ["It is not paid.", "It is late."]],
    ["a score", score, ["It is calm.", "It is furious."]],
    ["an option with what a replacement would read", choice("$& $1"), ["It is $& $1."]],
  ])("are one for each answer: %s", (_, question, wanted) => {
    expect(hypothesesOf(question, "It is {}.")).toEqual(wanted);
  });
});

describe("the answers of a model of entailment", () => {
  it("have all odds where nothing is entailed nor contradicted", () => {
    expect(entailed(bool, [0])).toMatchObject({ answer: { p: 0.5 } });
    expect(entailed(choice("a", "b", "c"), [0, 0, 0])).toMatchObject({
      answer: { dist: { a: 0.25, b: 0.25, c: 0.25, none_of_the_above: 0.25 } },
    });
  });

  it("take none_of_the_above where every option is contradicted", () => {
    expect(entailed(choice("a", "b"), [-3, -4])).toMatchObject({ answer: { value: "none_of_the_above" } });
  });
});

describe("the answers of a classifier", () => {
  const labels = ["LABEL_A", "very good", "yes"];
  const logits = Float32Array.of(1, 2, -1);
  const [a, good, yes] = shares([...logits]);

  it.each<[string, EngineQuestion, object]>([
    ["a bool, by a label that means yes", bool, { p: expect.closeTo(yes!, 12) }],
    ["a bool, by the label of its criteria", { ...bool, criteria: "Very good" }, { p: expect.closeTo(good!, 12) }],
    [
      "a choice, by names",
      choice("very_good", "label-a"),
      {
        value: "very_good",
        dist: {
          very_good: expect.closeTo(good!, 12),
          "label-a": expect.closeTo(a!, 12),
          none_of_the_above: expect.closeTo(yes!, 12),
        },
      },
    ],
    [
      "a score, among its levels alone",
      { ...score, levels: ["very good", "label a"] },
      {
        dist: { 0: expect.closeTo(good! / (a! + good!), 12), 1: expect.closeTo(a! / (a! + good!), 12) },
      },
    ],
  ])("are of %s", (_, question, wanted) => {
    expect(classified(question, { labels, isMultiLabel: false }, logits)).toMatchObject({ ok: true, answer: wanted });
  });

  it.each<[string, EngineQuestion, string]>([
    ["options", choice("very good", "Very_Good"), 'the option "Very_Good"'],
    ["levels", { ...score, levels: ["yes", "label a", "YES"] }, 'the level "YES"'],
  ])("do not count a label for two %s", (_, question, words) => {
    const answer = classified(question, { labels, isMultiLabel: false }, logits);
    expect(answer).toMatchObject({ ok: false, failure: { code: "refused", message: expect.stringContaining(words) } });
  });

  it("take the model's own label for none of the others, where it has one", () => {
    const own = { labels: ["a", "None of the above"], isMultiLabel: false };
    expect(classified(choice("a"), own, Float32Array.of(0, Math.log(3)))).toMatchObject({
      answer: { dist: { a: expect.closeTo(0.25, 6), none_of_the_above: expect.closeTo(0.75, 6) } },
    });
  });

  it("are right or wrong where there is one label", () => {
    const one = { labels: ["toxic"], isMultiLabel: false };
    const question: EngineQuestion = { ...bool, criteria: { true: "toxic" } };
    expect(classified(question, one, Float32Array.of(0.5))).toMatchObject({ answer: { p: expect.closeTo(logistic(0.5), 6) } });
  });
});

describe("the windows of a long text", () => {
  const count = (text: string) => text.length;
  it.each<[string, string[], string[]]>([
    ["nothing", [], [""]],
    ["what fits", ["aa", "bb"], ["aa bb"]],
    ["what does not fit together", ["aaa", "bbb", "c"], ["aaa", "bbb c"]],
    ["what does not fit alone", ["a", "bbbbbb", "c"], ["a", "bbbbbb", "c"]],
  ])("are as full as they can be: %s", (_, passages, wanted) => {
    expect(windows(passages, 4, count)).toEqual(wanted);
  });
});

describe("the tokens of a text", async () => {
  const { Tokenizer: Library } = await import("@huggingface/tokenizers");
  const tokenizer = new Library(tokenizerOf(WORDS), {}) as unknown as Tokenizer;
  const [CLS, SEP, FIRST] = [2, 3, 4];
  const id = (word: string) => FIRST + WORDS.indexOf(word);

  it("are those of a text and a hypothesis, with the types of both", () => {
    expect(encodeWithin(tokenizer, "Hello invoice", "it is", 20)).toEqual({
      ids: [CLS, id("hello"), id("invoice"), SEP, id("it"), id("is"), SEP],
      types: [0, 0, 0, 0, 1, 1, 1],
    });
    expect(encodeWithin(tokenizer, "", null, 20)).toEqual({ ids: [CLS, SEP], types: [0, 0] });
    expect(countTokens(tokenizer, "hello, invoice")).toBe(3);
  });

  it("are never more than a model takes: the text is cut, and the hypothesis and the marks stay", () => {
    const { ids } = encodeWithin(tokenizer, "hello ".repeat(500), "it is", 10);
    expect(ids.length).toBeLessThanOrEqual(10);
    expect(ids.length).toBeGreaterThan(7);
    expect(ids.slice(-4)).toEqual([SEP, id("it"), id("is"), SEP]);
    expect(countTokens(tokenizer, cutTo(tokenizer, "hello ".repeat(500), 7))).toBeLessThanOrEqual(7);
    expect(encodeWithin(tokenizer, "\ud83d\ude00".repeat(300), "it ".repeat(30), 16).ids).toHaveLength(16);
  });
});

it("What a thread is asked comes back as it was", () => {
  const item = { hypothesis: "It is\n\u2028 so.", passages: ["a\nb", "", '"'] };
  expect(itemOf(textOf(item.hypothesis, passagesText(item.passages)))).toEqual(item);
  expect(itemOf(textOf(null, passagesText([])))).toEqual({ hypothesis: null, passages: [] });
});

it("A vector is that of the first token, or the mean of all, and has the length 1", () => {
  const tokens = Float32Array.of(0, 2, 6, 2);
  expect([...pooled(tokens, 2, "cls")]).toEqual([0, 2]);
  expect([...pooled(tokens, 2, "mean")]).toEqual([3, 2]);
  expect([...normalized(Float32Array.of(3, 4))]).toEqual([0.6, 0.8].map(Math.fround));
  expect([...normalized(new Float32Array(2))]).toEqual([0, 0]);
});
