/** What the engine embedding learns: its regression beside plain gradient descent, and answers to texts that it has not seen. */
import { describe, expect, it, onTestFinished } from "vitest";
import { EmbeddingEngine } from "#plugins/engines/embedding/embedding-engine.ts";
import { answerOf, baseOf, pooled } from "#plugins/engines/embedding/learning/answers.ts";
import { learn } from "#plugins/engines/embedding/learning/lessons.ts";
import { minimize } from "#plugins/engines/embedding/learning/minimize.ts";
import { type Labelled, logProbabilities, regress } from "#plugins/engines/embedding/learning/regression.ts";
import { learnedOf, stateOf } from "#plugins/engines/embedding/learning/state.ts";
import { DIMENSIONS } from "#plugins/engines/embedding/model.ts";
import type { EngineQuestion, Lesson, RawAnswer } from "#src/judging/engines/engine.ts";
import { verdictOf } from "#src/quality/learning/is-better.ts";

/** Numbers from 0 to 1, the same in every run (Park & Miller 1988). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function unit(draw: () => number): Float32Array {
  const vector = Float32Array.from({ length: DIMENSIONS }, () => draw() + draw() + draw() - 1.5);
  const length = Math.hypot(...vector);
  return vector.map((number) => number / length);
}

/** Rows whose right answers go by the vector, as far as `strength` says. */
function rowsOf(count: number, answers: number, strength: number, seed: number): (Labelled & { fold: number })[] {
  const draw = random(seed);
  const directions = Array.from({ length: answers }, () => unit(draw));
  return Array.from({ length: count }, (_, n) => {
    const vector = unit(draw);
    const odds = directions.map((one) => strength * one.reduce((sum, number, d) => sum + number * vector[d]!, 0));
    // The largest of odds with Gumbel's noise is drawn by the masses.
    const noisy = odds.map((one) => one - Math.log(-Math.log(draw())));
    const base = Array.from({ length: answers }, () => Math.log(0.1 + draw()));
    return { base, vector, right: noisy.indexOf(Math.max(...noisy)), fold: n % 5 };
  });
}

describe("the regression", () => {
  it("is at the minimum of its penalized log loss, as a plain descent finds it", () => {
    const rows = rowsOf(40, 3, 20, 7);
    const learned = regress(rows, 3);
    const numbers = [learned.scale, ...learned.intercepts, ...learned.weights!];
    const value = (point: readonly number[]) => {
      const [scale, ...rest] = point as [number, ...number[]];
      const of = { scale, intercepts: Float32Array.from(rest.slice(0, 3)), weights: Float32Array.from(rest.slice(3)) };
      const held = (10 * (scale - 1) ** 2) / 2 + sum(rest.slice(0, 3).map((one) => (0.5 * one ** 2) / 2));
      const loss = -sum(rows.map((row) => logProbabilities(of, row)[row.right]!));
      return loss + held + sum(rest.slice(3).map((one) => (0.1 * one ** 2) / 2));
    };
    const least = value(numbers);
    const draw = random(11);
    for (let step = 0; step < 200; step++) {
      const size = 10 ** (-3 * draw());
      const other = numbers.map((one) => one + size * (draw() - 0.5));
      expect(value(other)).toBeGreaterThan(least - 1e-3);
    }
    for (const at of [0, 1, 2, 3, 4, 900, 1_500]) {
      for (const by of [-0.05, 0.05]) {
        expect(value(numbers.map((one, place) => (place === at ? one + by : one)))).toBeGreaterThan(least - 1e-4);
      }
    }
  });

  it("minimizes what is known to be hard for a descent", () => {
    // A valley with sides a million times steeper than its floor.
    const steep = [1, 10, 1_000, 1_000_000];
    const found = minimize(
      (point, gradient) => {
        for (const [at, by] of steep.entries()) gradient[at] = by * (point[at]! - at);
        return sum(steep.map((by, at) => (by * (point[at]! - at) ** 2) / 2));
      },
      Float64Array.from([5, -3, 8, 1]),
      1e-9,
    );
    for (const at of steep.keys()) expect(found[at]).toBeCloseTo(at, 7);
  });

  it("keeps what it has learned to the bit, and refuses it for a question with other answers", () => {
    const learned = regress(rowsOf(30, 4, 10, 3), 4);
    const state = stateOf(learned);
    // As it comes from a database: within other bytes.
    const moved = new Uint8Array(state.byteLength + 3);
    moved.set(state, 3);
    const back = learnedOf(moved.subarray(3), 4);
    expect(back).toEqual({ ...learned, scale: Math.fround(learned.scale) });
    expect(() => learnedOf(state, 5)).toThrow(RangeError);
  });

  it("changes little with few labels, and nothing without a vector but scale and intercepts", () => {
    const learned = regress(rowsOf(1, 3, 10, 5), 3);
    expect(Math.max(...learned.weights!.map(Math.abs))).toBeLessThan(1);
    expect(learned.scale).toBeCloseTo(1, 0);
    const row = { base: [-1, -2, -3], vector: null };
    const each = logProbabilities({ scale: 1, intercepts: new Float32Array(3), weights: learned.weights }, row);
    expect(each[0]! - each[1]!).toBeCloseTo(1, 10);
  });

  it("turns answers into log-probabilities and back", () => {
    const questions: [EngineQuestion, RawAnswer][] = [
      [
        { id: "q", type: "bool", question: "?" },
        { type: "bool", p: 0.2 },
      ],
      [
        { id: "q", type: "choice", question: "?", options: [{ value: "a" }, { value: "__proto__" }] },
        {
          type: "choice",
          value: "a",
          dist: Object.fromEntries([
            ["a", 0.7],
            ["__proto__", 0.3],
          ]),
        },
      ],
      [
        { id: "q", type: "score", question: "?", levels: ["no", "some", "much"] },
        { type: "score", score: 1.1, dist: { 0: 0.2, 1: 0.5, 2: 0.3 } },
      ],
    ];
    for (const [question, answer] of questions) {
      const base = Float64Array.from(baseOf(question, answer));
      const back = answerOf(question, base) as unknown as Record<string, number>;
      for (const [member, value] of Object.entries(answer)) {
        if (typeof value === "number") expect(back[member]).toBeCloseTo(value, 12);
      }
      expect(Object.keys((back as { dist?: object }).dist ?? {})).toEqual(Object.keys((answer as { dist?: object }).dist ?? {}));
    }
    expect(pooled([])).toBeNull();
    expect(Math.hypot(...pooled([unit(random(1)), unit(random(2))])!)).toBeCloseTo(1, 6);
  });
});

describe("the verdict on what was learned", () => {
  it("takes nothing where there is nothing to learn, in all but one of 40 cases", () => {
    const taken = Array.from({ length: 40 }, (_, at) => verdictOf(learn(rowsOf(60, 2, 0, 100 + at), 2).lessons).isBetter);
    expect(taken.filter(Boolean).length).toBeLessThanOrEqual(4);
  });

  it("takes what is there", () => {
    // Texts about two matters, half of which also say so in words.
    const draw = random(42);
    const matters = [unit(draw), unit(draw)];
    const rows = Array.from({ length: 100 }, (_, n) => {
      const noise = unit(draw);
      const vector = matters[n % 2]!.map((number, d) => 0.6 * number + 0.8 * noise[d]!);
      return { base: n % 4 < 2 ? [-0.7, -0.7] : [-0.4, -1.1], vector, right: n % 2, fold: n % 5 };
    });
    const { isBetter, report } = verdictOf(learn(rows, 2).lessons);
    expect(isBetter).toBe(true);
    expect(report.logLoss.learned).toBeLessThan(report.logLoss.before);
    expect(report.accuracy.learned).toBeGreaterThan(report.accuracy.before);
  });
});

describe("the engine embedding", () => {
  const question: EngineQuestion = { id: "q", type: "bool", question: "Is this for the second floor?" };
  const things = {
    true: ["a printer", "paper", "toner", "a scanner", "an envelope", "a stapler", "a desk lamp", "a filing cabinet"],
    false: ["a shovel", "soil", "a flower pot", "seeds", "a lawn mower", "a garden hose", "fertilizer", "a rake"],
  };
  const ways = [
    "We need {}.",
    "Please order {} for us.",
    "Where is {}?",
    "Somebody has taken {}.",
    "The delivery with {} is here.",
  ];
  const lessonsOf = (from: number, count: number): Lesson[] =>
    Object.entries(things).flatMap(([right, all]) =>
      all.slice(from, from + count).flatMap((thing, at) =>
        ways.map((way, fold) => ({
          contextText: JSON.stringify({ document: { "state.text": way.replace("{}", thing) } }),
          right: right === "true",
          fold: (at + fold) % 5,
        })),
      ),
    );
  async function* given(lessons: readonly Lesson[]) {
    yield* lessons;
  }

  it("learns what no question says, and finds it in texts that it was not shown", async () => {
    const engine = new EmbeddingEngine(1);
    onTestFinished(() => engine.close());
    const signal = new AbortController().signal;
    const { state, lessons } = await engine.learn(question, given(lessonsOf(0, 6)), signal);
    expect(lessons).toHaveLength(60);
    expect(verdictOf(lessons)).toMatchObject({ isBetter: true, report: { documents: 60 } });
    const others = lessonsOf(6, 2);
    const rightOf = async (learned: Record<string, Uint8Array> | undefined) => {
      const requests = others.map(({ contextText }) => ({ contextText, questions: [question], learned }));
      const results = await engine.evaluate(requests, signal);
      return results.filter((result, at) => {
        const one = result.ok ? result.answers.q : undefined;
        return one?.ok && one.answer.type === "bool" && one.answer.p > 0.5 === others[at]!.right;
      }).length;
    };
    expect(await rightOf({ q: state })).toBeGreaterThanOrEqual(17);
    expect(await rightOf(undefined)).toBeLessThanOrEqual(12);
    // The same question and text have the same answer, learned for another question or not.
    expect(await rightOf({ other: state })).toBe(await rightOf(undefined));
    const [refused] = await engine.evaluate(
      [{ contextText: others[0]!.contextText, questions: [question], learned: { q: state.slice(4) } }],
      signal,
    );
    expect(refused).toMatchObject({ ok: false, failure: { code: "refused", retryable: false } });
  });

  it("stops learning when it is told to, and when it is closed", async () => {
    const engine = new EmbeddingEngine(1);
    onTestFinished(() => engine.close());
    const stopped = AbortSignal.abort(new Error("enough"));
    await expect(engine.learn(question, given(lessonsOf(0, 1)), stopped)).rejects.toThrow();
    const learning = engine.learn(question, given(lessonsOf(0, 8)), new AbortController().signal);
    const failed = expect(learning).rejects.toThrow();
    await engine.close();
    await failed;
  });
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
