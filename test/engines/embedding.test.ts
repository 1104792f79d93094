import { describe, expect, it, onTestFinished } from "vitest";
import { EmbeddingEngine } from "#plugins/engines/embedding/embedding-engine.ts";
import { MOST_PASSAGES, PASSAGE_CHARACTERS, passages } from "#plugins/engines/embedding/passages.ts";
import { LocalEngine } from "#plugins/engines/local/local-engine.ts";
import type { Engine, EngineQuestion, Json, RawAnswer } from "#src/judging/engines/engine.ts";
import { engineContract } from "./contract.ts";

const idle = (): AbortSignal => new AbortController().signal;

function embedding(threads = 1): EmbeddingEngine {
  const engine = new EmbeddingEngine(threads);
  onTestFinished(() => engine.close());
  return engine;
}

async function ask(engine: Engine, body: string, question: EngineQuestion): Promise<RawAnswer> {
  const contextText = JSON.stringify({ document: { "state.body": body } });
  const [result] = await engine.evaluate([{ contextText, questions: [question] }], idle());
  const answer = result?.ok ? result.answers[question.id] : undefined;
  if (!answer?.ok) throw new Error(JSON.stringify(result));
  return answer.answer;
}

engineContract(
  "embedding",
  async () => ({ engine: new EmbeddingEngine(1), close: async () => {} }),
  () => {
    it("has a vector of a text that no company of other texts changes by a bit", async () => {
      const bodies = [
        "Where is it?",
        "Who is she?",
        "A much longer text, with a second part that goes on for a while.",
        "Hello.",
      ];
      const question: EngineQuestion = {
        id: "q",
        type: "score",
        question: "How polite is it?",
        levels: ["rude", "neutral", "kind"],
      };
      const contexts = bodies.map((body) => ({ contextText: JSON.stringify(body), questions: [question] }));
      const together = await embedding().evaluate(contexts, idle());
      for (const [at, context] of contexts.entries()) {
        const [alone] = await embedding().evaluate([context], idle());
        expect(together[at]).toEqual(alone);
      }
    });
  },
);

describe("what the engine embedding knows that words do not say", () => {
  const urgent: EngineQuestion = { id: "q", type: "bool", question: "Does the customer need urgent help?" };
  const subject: EngineQuestion = {
    id: "q",
    type: "choice",
    question: "What is this letter about?",
    options: [
      { value: "delivery", description: "shipping of a parcel" },
      { value: "billing", description: "money: an invoice, a refund, a payment" },
      { value: "account", description: "login and password" },
      { value: "none_of_the_above" },
    ],
  };

  it("a paraphrase without a common word is more likely than what has nothing to do with it", async () => {
    const engine = embedding();
    const near = await ask(engine, "I am desperate, somebody must assist me immediately, this is an emergency.", urgent);
    const far = await ask(engine, "The weather is nice today and the garden is full of flowers.", urgent);
    if (near.type !== "bool" || far.type !== "bool") throw new Error("no bool");
    expect(near.p).toBeGreaterThan(far.p);
  });

  it.each([
    ["My package has still not arrived, the courier never came.", "delivery"],
    ["You charged my credit card twice and I want it back.", "billing"],
    ["I cannot sign in any more, it does not recognize me.", "account"],
  ])("%s: %s", async (body, expected) => {
    const [mine, words] = [await ask(embedding(), body, subject), await ask(new LocalEngine(), body, subject)];
    if (mine.type !== "choice" || words.type !== "choice") throw new Error("no choice");
    const { none_of_the_above: _, ...options } = mine.dist;
    expect(Object.entries(options).sort(([, one], [, other]) => other - one)[0]![0]).toBe(expected);
    expect(mine.dist[expected]).toBeGreaterThan(words.dist[expected]!);
  });

  it("answers by words alone in a language that its model does not have", async () => {
    const body = "荷物がまだ届いていません。";
    expect(await ask(embedding(), body, subject)).toEqual(await ask(new LocalEngine(), body, subject));
  });
});

/** The passages of a context. */
function read(context: Json): string[] {
  const steps = passages(context);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

describe("the passages of a context", () => {
  it("have short values with their names, and long texts in sentences, without marks and addresses", () => {
    const body = "# Title\n\nSee [the page](https://example.com/a) for **more**. ```code()``` And then some more text of it.";
    expect(read({ document: { "attributes.channel": "mail", "attributes.isPaid": true, "state.body": body } })).toEqual([
      "Title See the page for more . And then some more text of it.",
      "channel: mail. is Paid: true",
    ]);
  });

  it("are few and short, whatever the context, and are taken from its beginning and all along it", () => {
    const sentences = Array.from({ length: 3_000 }, (_, at) => `Sentence ${at} says something about parcels and invoices.`);
    const all = read({ document: { "state.body": sentences.join(" ") } });
    expect(all).toHaveLength(MOST_PASSAGES);
    for (const one of all) expect(one.length).toBeLessThanOrEqual(PASSAGE_CHARACTERS);
    expect(all[0]).toMatch(/^Sentence 0 /);
    expect(Number(/Sentence (\d+)/.exec(all.at(-1)!)![1])).toBeGreaterThan(2_000);
    for (const one of read("x".repeat(100_000))) expect(one.length).toBeLessThanOrEqual(PASSAGE_CHARACTERS);
  });

  // Counted in steps, not in time: a text that is hard for a pattern takes as many steps as an easy one, and each looks at 4,096 characters.
  it.each(["![", "[", "<", "```", "](", "# ", "http://", "a. "])("are read in small steps where a text repeats %j", (hard) => {
    const steps = passages({ document: { "state.body": hard.repeat(262_144 / hard.length) } });
    let count = 0;
    while (!steps.next().done) count++;
    expect(count).toBeGreaterThanOrEqual(60);
  });

  it.each<[string, Json]>([
    ["null", null],
    ["empty texts", ""],
    ["empty arrays", []],
    ["empty objects", {}],
  ])("leave room for other work where there are many values without a text: %s", (_, empty) => {
    const steps = passages({ state: { values: new Array<Json>(32_000).fill(empty) } });
    let count = 0;
    while (!steps.next().done) count++;
    expect(count).toBeGreaterThanOrEqual(32_000 / 256);
  });
});
