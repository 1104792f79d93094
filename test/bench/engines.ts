/** How good the engines that come along are at real texts, without any label to learn from, and with some. */
import { EmbeddingEngine } from "#plugins/engines/embedding/embedding-engine.ts";
import { LocalEngine } from "#plugins/engines/local/local-engine.ts";
import type { Engine, RawAnswer } from "#src/judging/engines/engine.ts";
import { learningFigures } from "./engines/learning.ts";
import { allTexts, type Texts } from "./engines/texts.ts";
import { majority, share } from "./local/metrics.ts";
import type { Bench, Figure } from "./support/bench.ts";

/** The share of right answers that sentences are expected to reach among ten subjects. */
const TARGET = 0.75;

type Choice = Extract<RawAnswer, { type: "choice" }>;

async function answersOf(engine: Engine, { question, texts }: Texts): Promise<{ answers: Choice[]; seconds: number }> {
  const requests = texts.map(({ context }) => ({ contextText: JSON.stringify(context), questions: [question] }));
  const began = performance.now();
  const results = await engine.evaluate(requests, new AbortController().signal);
  const seconds = (performance.now() - began) / 1_000;
  const answers = results.map((result) => {
    const one = result.ok ? result.answers[question.id] : undefined;
    if (!one?.ok || one.answer.type !== "choice") throw new Error(`${engine.name} does not answer: ${JSON.stringify(result)}`);
    return one.answer;
  });
  return { answers, seconds };
}

async function figuresOf(engine: Engine, all: Texts, target: number | null): Promise<Figure[]> {
  const texts = { ...all, texts: all.texts.filter(({ development }) => !development) };
  const labels = texts.texts.map(({ label }) => label);
  const { answers, seconds } = await answersOf(engine, texts);
  const commonest = majority(labels);
  const right = share(answers.map(({ value }, at) => value === labels[at]));
  const loss = answers.reduce((sum, { dist }, at) => sum - Math.log(dist[labels[at]!]!), 0) / labels.length;
  const options = texts.question.options.length;
  const about = { runs: 1, target: null };
  const what = `${engine.name}, ${texts.name}`;
  return [
    {
      figure: `${what}: right of ${labels.length}, against the commonest`,
      value: right,
      floor: commonest,
      // The target is a share of right answers, and no multiple of the commonest.
      ratio: target === null ? right / commonest : right,
      ...about,
      target,
      better: "higher",
      unit: "",
    },
    {
      figure: `${what}: log loss, against equal chances`,
      value: loss,
      floor: Math.log(options),
      ratio: loss / Math.log(options),
      ...about,
      better: "lower",
      unit: "nats",
    },
    {
      figure: `${what}: time of a text`,
      value: (seconds / labels.length) * 1_000,
      floor: 1,
      ratio: (seconds / labels.length) * 1_000,
      ...about,
      better: "lower",
      unit: "ms",
    },
  ];
}

export const bench: Bench = {
  about: "the engines that come along, on readmes by keyword and packages of Debian by section: right answers, log loss, time",
  run: async () => {
    const figures: Figure[] = [];
    for (const texts of allTexts()) {
      for (const engine of [new LocalEngine(), new EmbeddingEngine(1)]) {
        const isMeant = engine.name === "embedding" && texts.name === "readmes by keyword";
        figures.push(...(await figuresOf(engine, texts, isMeant ? TARGET : null)));
        await engine.close();
      }
      if (texts.name.startsWith("lines")) figures.push(...(await learningFigures(texts)));
    }
    return figures;
  },
};
