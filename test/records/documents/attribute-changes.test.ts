import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WriteRequest } from "#generated/types.ts";
import { keysOf } from "#src/records/values/attribute-values.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { Writers } from "./writers.ts";

const id = fc.constantFrom("a", "b", "c", "null", "NULL");
const scalar = fc.oneof(fc.constantFrom("x", "y", "", "a".repeat(300)), fc.integer({ min: -2, max: 2 }), fc.boolean());
const value = fc.oneof(scalar, fc.constant(null), fc.array(fc.oneof(scalar, fc.constant(null)), { maxLength: 4 }));
const attributes = fc.record({ kept: value, also: value, other: value, constructor: value }, { requiredKeys: [] });
const created_at = fc.constantFrom("1969-07-20T20:17:40.123Z", "2026-01-01T00:00:00Z");
const request: fc.Arbitrary<WriteRequest> = fc.record(
  {
    upsert: fc.array(fc.record({ id, attributes, created_at }, { requiredKeys: ["id"] }), { minLength: 1, maxLength: 3 }),
    patch: fc.array(fc.record({ id, attributes }), { minLength: 1, maxLength: 3 }),
    append: fc.array(fc.record({ id, path: fc.constant("attributes.list"), values: fc.array(scalar, { maxLength: 3 }) }), {
      minLength: 1,
      maxLength: 2,
    }),
    delete: fc.array(id, { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const TIMES = { "@created_at": "created_at", "@updated_at": "updated_at" } as const;
const ATTRIBUTES = ["also", "constructor", "kept", "list"];
const MAINTAINED = [...Object.keys(TIMES), ...ATTRIBUTES];

describe("the values of attributes and times that are kept up", () => {
  it("are those of the documents as they are, whatever was written, deleted and written again", async () => {
    const { database: db } = await freshDatabase();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(request, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 }),
        async (rounds) => {
          const clock = movableClock();
          const writers = new Writers(db, clock);
          await writers.write({ delete: ["a"] });
          const namespaceId = await writers.namespaceId();
          await db.query({
            text: "update namespaces set maintained_attributes = $2 where namespace_id = $1",
            values: [namespaceId, MAINTAINED],
          });
          for (const requests of rounds) {
            await clock.advance(1);
            await Promise.allSettled(requests.map((each) => writers.write(each)));
            const documents = await db.query<{
              id: string;
              attributes: Record<string, unknown>;
              created_at: Date;
              updated_at: Date;
            }>({
              text: "select document_id as id, attributes, created_at, updated_at from documents where namespace_id = $1",
              values: [namespaceId],
            });
            const wanted = documents.flatMap(({ id, attributes: has, ...document }) => [
              ...ATTRIBUTES.flatMap((name) =>
                (Object.hasOwn(has, name) ? keysOf(has[name]) : []).map((key) => `${name} ${key} ${id}`),
              ),
              ...Object.entries(TIMES).map(([name, time]) => `${name} ${keysOf(document[time].getTime())[0]} ${id}`),
            ]);
            const rows = await db.query<{ attribute: string; key: string; id: string }>({
              text: `
              select attribute, '\\x' || encode(value, 'hex') as key, document_id as id
              from attribute_values where namespace_id = $1`,
              values: [namespaceId],
            });
            expect(rows.map((row) => `${row.attribute} ${row.key} ${row.id}`).sort()).toEqual(wanted.sort());
          }
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);
});
