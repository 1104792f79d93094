/**
 * The engine `embedding` after it has learned from some labels, beside a logistic regression over the words of the same labels. It learns
 * from the development half and answers the other.
 */
import { spawnSync } from "node:child_process";
import { EmbeddingEngine } from "#plugins/engines/embedding/embedding-engine.ts";
import type { Lesson } from "#src/judging/engines/engine.ts";
import { share } from "../local/metrics.ts";
import { type Figure, median } from "../support/bench.ts";
import type { Text, Texts } from "./texts.ts";

const LABELS = [0, 30, 100, 300, 700];
/** Other labels in each round. */
const ROUNDS = 5;

/** TF-IDF and a logistic regression of scikit-learn, as one begins with. Null where it is not installed. */
const WORDS = `
import json, sys
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
given = json.load(sys.stdin)
model = make_pipeline(TfidfVectorizer(sublinear_tf=True), LogisticRegression(C=10, max_iter=1000))
model.fit(given["texts"], given["labels"])
json.dump(list(model.predict(given["asked"])), sys.stdout)
`;

function byWords(learned: readonly Text[], asked: readonly Text[]): number | null {
  const input = JSON.stringify({
    texts: learned.map(textOf),
    labels: learned.map(({ label }) => label),
    asked: asked.map(textOf),
  });
  const { status, stdout } = spawnSync("/usr/bin/python3", ["-c", WORDS], { input, encoding: "utf8", maxBuffer: 1 << 28 });
  if (status !== 0) return null;
  const said = JSON.parse(stdout) as string[];
  return share(said.map((value, at) => value === asked[at]!.label));
}

const textOf = ({ context }: Text) => JSON.stringify(context);

async function* lessonsOf(texts: readonly Text[]): AsyncGenerator<Lesson> {
  for (const [at, { context, label }] of texts.entries()) {
    yield { contextText: JSON.stringify(context), right: label, fold: at % 5 };
  }
}

/** The same in every run. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const draw = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return items
    .map((item) => [draw(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item);
}

interface Measured {
  right: number;
  loss: number;
}

async function measured(engine: EmbeddingEngine, { question, texts }: Texts, state: Uint8Array | null): Promise<Measured> {
  const learned = state === null ? undefined : { [question.id]: state };
  const requests = texts.map(({ context }) => ({ contextText: JSON.stringify(context), questions: [question], learned }));
  const results = await engine.evaluate(requests, new AbortController().signal);
  const answers = results.map((result) => {
    const one = result.ok ? result.answers[question.id] : undefined;
    if (!one?.ok || one.answer.type !== "choice") throw new Error(`no answer: ${JSON.stringify(result)}`);
    return one.answer;
  });
  const loss = answers.reduce((sum, { dist }, at) => sum - Math.log(dist[texts[at]!.label]!), 0) / texts.length;
  return { right: share(answers.map(({ value }, at) => value === texts[at]!.label)), loss };
}

export async function learningFigures(all: Texts): Promise<Figure[]> {
  const engine = new EmbeddingEngine(1);
  const development = all.texts.filter((one) => one.development);
  const held = { ...all, texts: all.texts.filter((one) => !one.development) };
  const before = await measured(engine, held, null);
  const figures: Figure[] = [];
  for (const labels of LABELS.filter((count) => count <= development.length)) {
    const rounds: (Measured & { words: number | null })[] = [];
    for (let round = 0; round < (labels === 0 ? 1 : ROUNDS); round++) {
      const learned = shuffled(development, 100 * labels + round + 1).slice(0, labels);
      const signal = new AbortController().signal;
      const state = labels === 0 ? null : (await engine.learn(all.question, lessonsOf(learned), signal)).state;
      rounds.push({ ...(await measured(engine, held, state)), words: labels === 0 ? null : byWords(learned, held.texts) });
    }
    const right = median(rounds.map((one) => one.right));
    const words = rounds.every((one) => one.words !== null) ? median(rounds.map((one) => one.words!)) : null;
    const what = `embedding, ${all.name}, ${labels} labels`;
    const about = { runs: rounds.length, target: null };
    const floor = words ?? before.right;
    const beside = words === null ? "no label" : "words by scikit-learn";
    figures.push({
      figure: `${what}: right, against ${beside}`,
      value: right,
      floor,
      ratio: right / floor,
      ...about,
      better: "higher",
      unit: "",
    });
    const loss = median(rounds.map((one) => one.loss));
    const ratio = loss / before.loss;
    figures.push({
      figure: `${what}: log loss, against no label`,
      value: loss,
      floor: before.loss,
      ratio,
      ...about,
      better: "lower",
      unit: "nats",
    });
  }
  await engine.close();
  return figures;
}
