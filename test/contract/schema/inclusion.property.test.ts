/**
 * What the comparison lets pass is so, on random schemas under random edits: an oracle that knows nothing of the comparison validates
 * instances under both.
 */
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { fits, type Mode } from "../../../codegen/typespec-koa/src/contract/schema/shortfall.ts";
import type { Types } from "../../../codegen/typespec-koa/src/contract/schema/side.ts";
import { within } from "../../../codegen/typespec-koa/src/contract/schema/within.ts";
import type { Json, Schema } from "../../../codegen/typespec-koa/src/schema.ts";
import { arbitrarySchema, arbitraryTypes } from "./arbitrary-schema.ts";
import { arbitraryEdit } from "./edits.ts";
import { instances } from "./instances.ts";
import { lenient } from "./lenient.ts";

/** A second of processor time. 400 runs found every mistake so far: draw as many or more by hand after you change a rule. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 120);
vi.setConfig({ testTimeout: 60_000 + RUNS * 50 });
const ajv = new Ajv2020({ strict: false, validateFormats: false });

function validator(schema: unknown, types: { readonly [name: string]: unknown }): (value: Json) => boolean {
  const validate = ajv.compile({ allOf: [schema], components: { schemas: types } });
  return (value) => validate(value) as boolean;
}

const edited = fc
  .record({
    schema: arbitrarySchema,
    types: arbitraryTypes,
    edits: fc.array(arbitraryEdit, { minLength: 1, maxLength: 2 }),
    typeEdit: fc.option(arbitraryEdit, { freq: 2 }),
    seed: fc.integer(),
  })
  .map(({ schema, types, edits, typeEdit, seed }) => ({
    before: { schema, types },
    after: {
      schema: edits.reduce((current, edit) => edit(current), schema),
      types: typeEdit ? { ...types, Tree: grounded(typeEdit(types.Tree!)) } : types,
    },
    seed,
  }));

/** A type that is only itself says nothing; no specification compiles to one. */
function grounded(type: Schema): Schema {
  return JSON.stringify(type).startsWith('{"type":"object"') ? type : { type: "object", properties: { a: type } };
}

interface Version {
  readonly schema: Schema;
  readonly types: Types;
}

function lets(mode: Mode, sub: Version, sup: Version): boolean {
  const place = { type: null, pointer: "" };
  return fits(within(mode, { ...sub, place }, { ...sup, place }));
}

function samples(versions: readonly Version[], seed: number): Json[] {
  return versions.flatMap(({ schema, types }, index) => instances(schema, types, seed + index, 30));
}

test("what a request could be is still accepted where the comparison lets it pass", () => {
  let passed = 0;
  fc.assert(
    fc.property(edited, ({ before, after, seed }) => {
      if (!lets("accept", before, after)) return;
      passed += 1;
      const [old, now] = [validator(before.schema, before.types), validator(after.schema, after.types)];
      for (const value of samples([before, after], seed)) if (old(value)) expect(now(value), JSON.stringify(value)).toBe(true);
    }),
    { numRuns: RUNS },
  );
  expect(passed / RUNS).toBeGreaterThan(0.2);
});

test("what a response may be can be read by a client of the old contract where the comparison lets it pass", () => {
  let passed = 0;
  fc.assert(
    fc.property(edited, ({ before, after, seed }) => {
      if (!lets("show", after, before)) return;
      passed += 1;
      const now = validator(after.schema, after.types);
      const readable = validator(
        lenient(before.schema, before.types),
        Object.fromEntries(Object.entries(before.types).map(([name, type]) => [name, lenient(type, before.types)])),
      );
      for (const value of samples([declaredOnly(after)], seed)) {
        if (now(value)) expect(readable(value), JSON.stringify(value)).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
  expect(passed / RUNS).toBeGreaterThan(0.2);
});

/** A service sends the members that it declares: open is a promise about later. */
function declaredOnly({ schema, types }: Version): Version {
  const closed = <Part>(part: Part): Part =>
    JSON.parse(JSON.stringify(part), (_, value: unknown) =>
      typeof value === "object" && value !== null && "type" in value && value.type === "object" && "properties" in value
        ? {
            additionalProperties: false,
            ...value,
            ...("additionalProperties" in value && value.additionalProperties === true ? { additionalProperties: false } : {}),
          }
        : value,
    ) as Part;
  return { schema: closed(schema), types: closed(types) };
}

test("nothing is found where both ways hold, or the two accept the same", () => {
  fc.assert(
    fc.property(edited, ({ before, after, seed }) => {
      if (!lets("accept", before, after) || !lets("accept", after, before)) return;
      const [old, now] = [validator(before.schema, before.types), validator(after.schema, after.types)];
      for (const value of samples([before, after], seed)) expect(now(value)).toBe(old(value));
    }),
    { numRuns: Math.ceil(RUNS / 3) },
  );
});

test("a schema lies within itself, however it recurs", () => {
  fc.assert(
    fc.property(arbitrarySchema, arbitraryTypes, (schema, types) => {
      const copy: Version = JSON.parse(JSON.stringify({ schema, types }));
      for (const mode of ["accept", "loosen", "show", "keep"] as const) expect(lets(mode, { schema, types }, copy)).toBe(true);
    }),
    { numRuns: Math.ceil(RUNS / 3) },
  );
});
