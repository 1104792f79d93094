import fc from "fast-check";
import { expect, it } from "vitest";
import { column, numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import { freshDatabase } from "#test/support/database.ts";

const text = fc.oneof(
  fc.string().map((value) => value.replaceAll("\0", "")),
  fc.constantFrom("", "null", "NULL", "a b", "{", "}", ",", '"', "\\", "+/=", "a\nb"),
);

it("are read by the server as what was written", async () => {
  const { database } = await freshDatabase({ schema: "empty" });
  const rows = fc.array(
    fc.record({ text: fc.option(text), number: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })) }),
  );
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const values = [textArray(written.map((row) => row.text)), numberArray(written.map((row) => row.number))];
      const read = await database.query({
        text: "select text, number from unnest($1::text[], $2::double precision[]) as r(text, number)",
        values,
      });
      expect(read).toEqual(written.map(({ text, number }) => ({ text, number: number === 0 ? 0 : number })));
    }),
    { numRuns: 100 },
  );
});

it("stand for columns, as one value where all rows have the same", async () => {
  const { database } = await freshDatabase({ schema: "empty" });
  const rows = fc.array(fc.record({ id: fc.nat(), text: fc.option(fc.constantFrom("a", "b")), number: fc.option(fc.nat(2)) }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const texts = column(
        written.map((row) => row.text),
        textArray,
      );
      const numbers = column(
        written.map((row) => row.number),
        numberArray,
      );
      const read = await database.query({
        text: `
          select id, coalesce(text, $2) as text, coalesce(number, $4) as number
          from unnest($1::integer[], $3::text[], $5::integer[]) as r(id, text, number)`,
        values: [numberArray(written.map(({ id }) => id)), ...texts, ...numbers],
      });
      expect(read).toEqual(written);
    }),
    { numRuns: 100 },
  );
});
