/** Tests of what is told of the same contexts that are asked again: by hand, at the edges, and where nothing changes. */
import { expect, it, vi } from "vitest";
import { type Move, oneDirection, verdictOfRepeated } from "#src/quality/fits/repeated.ts";
import { holds } from "#test/bench/honesty/lines.ts";
import { repeatedLines } from "#test/bench/honesty/repeated.ts";
import { TIMES } from "./chance.ts";

vi.setConfig({ testTimeout: 60_000 * TIMES });

const moves = (...amounts: number[]): Move[] => amounts.map((amount) => [[0, amount]]);

it("has the probability of signs that are all alike", () => {
  // Of 2^5 choices of signs, two are as far: all up, and all down.
  expect(oneDirection(moves(1, 1, 1, 1, 1), 1)).toBeCloseTo(2 / 32, 1);
  expect(oneDirection(moves(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 1)).toBeLessThan(0.003);
  expect(oneDirection(moves(1, -1, 1, -1), 1)).toBe(1);
});

it("is the same for a seed, and whatever does not move", () => {
  const some = moves(0.3, -0.1, 0.2, 0.4, -0.3, 0.1);
  expect(oneDirection(some, 7)).toBe(oneDirection([...some, ...moves(0, 0)], 7));
  expect(oneDirection([], 1)).toBe(1);
  expect(oneDirection(moves(0, 0), 1)).toBe(1);
});

it("tells options that are won and lost from options that are exchanged", () => {
  const move = (from: number, to: number): Move => [
    [from, -1],
    [to, 1],
  ];
  expect(
    oneDirection(
      Array.from({ length: 14 }, () => move(0, 1)),
      1,
    ),
  ).toBeLessThan(0.005);
  expect(
    oneDirection(
      Array.from({ length: 14 }, (_, at) => (at % 2 ? move(0, 1) : move(1, 0))),
      1,
    ),
  ).toBe(1);
});

it("finds changes in both directions where the noise is known", () => {
  const now = { documents: 100, changed: 20 };
  const both = moves(...Array.from({ length: 20 }, (_, at) => (at % 2 ? 1 : -1)));
  expect(verdictOfRepeated(both, now, null, 1)).toEqual({ probability: 1, drifted: false });
  expect(verdictOfRepeated(both, now, { documents: 100, changed: 2 }, 1).drifted).toBe(true);
  expect(verdictOfRepeated(both, now, { documents: 100, changed: 18 }, 1).drifted).toBe(false);
});

it("does not tell what is certain but changes hardly anything", () => {
  const all = moves(...Array.from({ length: 100 }, () => 0.001));
  expect(verdictOfRepeated(all, { documents: 100, changed: 1 }, null, 1)).toMatchObject({ drifted: false, probability: 0.0005 });
  expect(verdictOfRepeated(all, { documents: 100, changed: 2 }, null, 1).drifted).toBe(true);
});

it("holds the rate of false alarms, and the intervals of kappa", () => {
  const lines = repeatedLines(40 * TIMES);
  const broken = lines.filter((line) => !holds(line, 4)).map(({ of, measured }) => `${of}: ${measured}`);
  expect(broken).toEqual([]);
  expect(lines.length).toBeGreaterThan(20);
});
