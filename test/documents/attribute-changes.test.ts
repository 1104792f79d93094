import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WriteRequest } from "#generated/types.ts";
import { keysOf } from "#src/documents/attribute-values.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { storedNow } from "./stored.ts";
import { Writers } from "./writers.ts";

const id = fc.constantFrom("a", "b", "c", "null", "NULL");
const scalar = fc.oneof(fc.constantFrom("x", "y", "", "a".repeat(300)), fc.integer({ min: -2, max: 2 }), fc.boolean());
const value = fc.oneof(scalar, fc.constant(null), fc.array(fc.oneof(scalar, fc.constant(null)), { maxLength: 4 }));
const attributes = fc.record({ kept: value, also: value, other: value, constructor: value }, { requiredKeys: [] });
const request: fc.Arbitrary<WriteRequest> = fc.record(
  {
    upsert: fc.array(fc.record({ id, attributes }), { minLength: 1, maxLength: 3 }),
    patch: fc.array(fc.record({ id, attributes }), { minLength: 1, maxLength: 3 }),
    append: fc.array(fc.record({ id, path: fc.constant("attributes.list"), values: fc.array(scalar, { maxLength: 3 }) }), {
      minLength: 1,
      maxLength: 2,
    }),
    delete: fc.array(id, { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const MAINTAINED = ["also", "constructor", "kept", "list"];

describe("the values of attributes that are kept up", () => {
  it("are those of the documents as they are, whatever was written, deleted and written again", async () => {
    const { database: db } = await freshDatabase();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(request, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 }),
        async (rounds) => {
          const writers = new Writers(db, movableClock());
          await writers.write({ delete: ["a"] });
          const namespaceId = await writers.namespaceId();
          await db.query({
            text: "update namespaces set maintained_attributes = $2 where namespace_id = $1",
            values: [namespaceId, MAINTAINED],
          });
          for (const requests of rounds) {
            await Promise.allSettled(requests.map((each) => writers.write(each)));
            const { documents } = await storedNow(db, namespaceId);
            const wanted = documents.flatMap((document) =>
              MAINTAINED.flatMap((attribute) => {
                const has = document.attributes as Record<string, unknown>;
                const keys = Object.hasOwn(has, attribute) ? keysOf(has[attribute]) : [];
                return keys.map((key) => `${attribute} ${key} ${document.id}`);
              }),
            );
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
