/** Changes of named types, and retired values. */
import { describe, expect, test } from "vitest";
import { reference, type Schema } from "../../../codegen/typespec-koa/src/schema.ts";
import { requestChanges, responseChanges } from "./locks.ts";
import { closed } from "./schemas.ts";

describe("named types", () => {
  const list = (of: string): Schema => ({ type: "array", items: reference(of) });

  test("are compared by what they are, not by what they are called", () => {
    const types = { Old: { type: "string", maxLength: 3 }, New: { type: "string", maxLength: 3 } } satisfies {
      [name: string]: Schema;
    };
    expect(requestChanges(list("Old"), list("New"), types)).toEqual([]);
  });

  test("are named where they differ, once, whatever uses them", () => {
    const uses = closed({ one: reference("Name"), many: list("Name") });
    const change = requestChanges(
      uses,
      uses,
      { Name: { type: "string", maxLength: 3 } },
      { Name: { type: "string", maxLength: 2 } },
    );
    expect(change).toEqual(["breaking: Name: no longer accepts strings longer than 2 characters (things_write)"]);
  });

  test("may refer to themselves", () => {
    const filter = (op: string[], most: number): Schema => ({
      oneOf: [
        { type: "array", prefixItems: [{ type: "string" }, { enum: op }], minItems: 2, maxItems: 2 },
        { type: "array", prefixItems: [{ const: "Not" }, { ...list("Filter"), maxItems: most }], minItems: 2, maxItems: 2 },
      ],
    });
    const [before, after] = [{ Filter: filter(["Eq"], 3) }, { Filter: filter(["Eq", "In"], 3) }];
    expect(requestChanges(reference("Filter"), reference("Filter"), before, before)).toEqual([]);
    expect(requestChanges(reference("Filter"), reference("Filter"), after, before)).toEqual([
      'breaking: Filter[1]: no longer accepts "In" (things_write)',
    ]);
  });
});

describe("what is retired", () => {
  const retired = (required: string[]): Schema => ({
    type: "object",
    properties: { old: { type: "integer", "x-retired": true } },
    required,
  });

  test("may be sent no longer where it need not be", () => {
    expect(responseChanges(retired([]), { type: "object" })).toEqual(["additive: response: `old` is gone"]);
    expect(responseChanges(retired(["old"]), retired([]))).toEqual(["additive: response: may now lack `old`"]);
  });

  test("is never sent again once a value is gone", () => {
    const types = (values: string[]): Schema => ({ type: "string", enum: values, "x-retired-values": ["fanout"] });
    expect(responseChanges(types(["backfill", "fanout"]), types(["backfill"]))).toEqual([
      'additive: response: is never "fanout" any more',
    ]);
    expect(responseChanges(types(["backfill", "fanout"]), types(["fanout"]))).toEqual([
      'breaking: response: is never "backfill" any more',
    ]);
  });

  test("has to be retired first", () => {
    const live: Schema = { type: "object", properties: { old: { type: "integer" } } };
    expect(responseChanges(live, { type: "object" })).toEqual(["breaking: response: `old` is gone"]);
    expect(responseChanges(retired(["old"]), { type: "object" })).toEqual(["breaking: response: `old` is gone"]);
  });
});
