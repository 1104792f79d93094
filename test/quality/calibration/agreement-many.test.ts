/** Figures of an open choice, which may have tens of thousands of values: what the plain definitions give, in work that grows with the counts. */
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import type { OutcomeValue } from "#generated/types.ts";
import { figuresOf } from "#src/quality/agreement/figures.ts";
import { type Cell, type Distance, different, kappa, squaresTo } from "#src/quality/fits/agreement.ts";

/** The same function with its mean distances by the definition. */
const plainly = ({ between }: Distance): Distance => ({
  between,
  toAll: (shares) =>
    Float64Array.from(shares, (_, one) => shares.reduce((sum, share, other) => sum + share * between(one, other), 0)),
});

const cells = fc.integer({ min: 1, max: 30 }).chain((values) =>
  fc.record({
    values: fc.constant(values),
    cells: fc.array(
      fc
        .record({
          one: fc.nat(values - 1),
          other: fc.nat(values - 1),
          documents: fc.integer({ min: 1, max: 50 }),
          w: fc.double({ min: 0.01, max: 40, noNaN: true }),
        })
        .map((cell): Cell => ({ ...cell, ww: cell.w ** 2 })),
      { maxLength: 60 },
    ),
  }),
);

it("has the kappa of the definition, whatever the weights", () => {
  fc.assert(
    fc.property(cells, fc.boolean(), fc.boolean(), (table, isSame, isOrdered) => {
      const distance = isOrdered ? squaresTo(table.values - 1) : different;
      const [given, wanted] = [distance.toAll, plainly(distance).toAll].map((toAll) => {
        const spied = vi.spyOn(distance, "toAll").mockImplementation(toAll);
        try {
          return kappa(table.cells, table.values, distance, isSame);
        } finally {
          spied.mockRestore();
        }
      });
      if (!given || !wanted) {
        expect(given).toBe(wanted);
        return;
      }
      for (const of of ["estimate", "low", "high"] as const)
        expect(Math.abs(given[of]! - wanted[of]!)).toBeLessThan(1e-12 * Math.max(1, Math.abs(wanted[of]!)));
    }),
  );
});

it("takes no pair of values of 20,000 that nobody said", () => {
  const values = 20_000;
  let pairs = 0;
  const counted: Distance = {
    ...different,
    between: (one, other) => {
      pairs++;
      return different.between(one, other);
    },
  };
  const table = Array.from(
    { length: values },
    (_, one): Cell => ({ one, other: one % 3 === 0 ? 0 : one, documents: 1, w: 1, ww: 1 }),
  );
  expect(kappa(table, values, counted)!.estimate).toBeCloseTo(2 / 3, 3);
  expect(pairs).toBeLessThanOrEqual(2 * table.length);
});

const row = (answer: OutcomeValue, label: OutcomeValue, documents: number) => ({
  answer,
  label,
  documents,
  drawn: 0,
  w: documents,
  ww: documents,
});
const choice = { type: "choice", definition: null } as const;

it("shows the cells with the most documents, and orders equal ones by name", async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => row(`a-${(at * 7_919) % 5_000}`, `b-${at % 40}`, 1 + ((at * 31) % 7)));
  const { confusion, commonest } = await figuresOf(choice, rows);
  const name = ({ answer, label }: { answer: OutcomeValue; label: OutcomeValue }) => `${answer} ${label}`;
  const wanted = rows
    .toSorted((one, other) => other.documents - one.documents || (name(one) < name(other) ? -1 : 1))
    .slice(0, 1_000);
  expect(confusion!.map(name)).toEqual(wanted.map(name));
  const sums = Map.groupBy(rows, ({ label }) => label);
  const sizes = [...sums].map(([label, of]) => ({ label, size: of.reduce((sum, { documents }) => sum + documents, 0) }));
  sizes.sort((one, other) => other.size - one.size || (String(one.label) < String(other.label) ? -1 : 1));
  expect(commonest).toMatchObject({ value: sizes[0]!.label });
});

it("names each cell of 20,000 once, and the loop lets others run meanwhile", async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => row(`a-${at}`, `b-${at}`, 1));
  const named = vi.spyOn(JSON, "stringify");
  try {
    expect((await figuresOf(choice, rows)).confusion).toHaveLength(1_000);
    // The answer and the label of a cell, and each label once more.
    expect(named.mock.calls.length).toBeLessThanOrEqual(3 * rows.length);
  } finally {
    named.mockRestore();
  }
});
