import fc from "fast-check";
import { expect, it } from "vitest";
import { hashOf, isWithin } from "#plugins/stores/citus/shards.ts";
import { freshDatabase } from "#test/support/database.ts";

const LONGEST = 2n ** 63n;

it("ids have the hashes that the server gives them", async () => {
  const { database } = await freshDatabase({ schema: "empty" });
  const drawn = fc.sample(fc.bigInt({ min: -LONGEST, max: LONGEST - 1n }), 5_000);
  const small = fc.sample(fc.integer(), 5_000).map(BigInt);
  const ids = [0n, 1n, -1n, 2n ** 32n, 2n ** 31n, -(2n ** 31n), LONGEST - 1n, -LONGEST, ...drawn, ...small];
  const rows = await database.query<{ hash: number }>({
    text: "select hashint8(id) as hash from unnest($1::bigint[]) with ordinality as given (id, at) order by at",
    values: [`{${ids.join(",")}}`],
  });
  expect(ids.map(hashOf)).toEqual(rows.map(({ hash }) => hash));
});

it("an id is in a range that has its hash, also at its ends", () => {
  const hash = hashOf(7n);
  expect(isWithin([{ min: hash, max: hash }], "7")).toBe(true);
  expect(isWithin([{ min: hash + 1, max: hash + 2 }], "7")).toBe(false);
  expect(
    isWithin(
      [
        { min: hash + 1, max: hash + 2 },
        { min: hash - 5, max: hash },
      ],
      "7",
    ),
  ).toBe(true);
});
