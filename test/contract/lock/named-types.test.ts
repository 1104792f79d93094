/** Changes of named types, and retired values. */
import { describe, expect, test } from "vitest";
import { compareContracts } from "../../../codegen/typespec-koa/src/contract/compare/contracts.ts";
import { locator } from "../../../codegen/typespec-koa/src/contract/locator.ts";
import { lockOf } from "../../../codegen/typespec-koa/src/contract/lock-of.ts";
import { reference, type Schema } from "../../../codegen/typespec-koa/src/schema.ts";
import { FIRST_LINE, getter, resource, roundTrip, specified } from "../../codegen/specification.ts";
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

describe("names that clients export", () => {
  const thing = (name: string, note = ""): { [name: string]: Schema } => ({
    [name]: {
      type: "object",
      properties: { id: { type: "string" }, parts: { type: "array", items: reference(name) } },
      description: note,
    },
  });
  const list = (of: string): Schema => ({ type: "array", items: reference(of) });

  test("are not changed, though the values stay the same", () => {
    expect(responseChanges(list("Old"), list("New"), thing("Old"), thing("New"))).toEqual([
      "breaking: Old: is called New now, so that clients no longer export its name",
    ]);
  });

  const one = (
    name: string,
    more: { [member: string]: Schema } = {},
    required: string[] = ["id"],
  ): { [name: string]: Schema } => ({
    [name]: { type: "object", properties: { id: { type: "string" }, ...more }, required },
  });
  const renamed = (old: string, now: string) =>
    `breaking: ${old}: is called ${now} now, so that clients no longer export its name`;

  test("are not changed beside a change that breaks, which is said as well", () => {
    expect(responseChanges(list("Old"), list("New"), one("Old"), one("New", {}, []))).toEqual([
      renamed("Old", "New"),
      "breaking: response[]: may now lack `id`",
    ]);
  });

  test("are not changed beside an addition", () => {
    const found = responseChanges(list("Old"), list("New"), one("Old"), one("New", { note: { type: "string" } }));
    expect(found).toContain(renamed("Old", "New"));
    expect(found.filter((text) => text.startsWith("breaking"))).toHaveLength(1);
  });

  test("are not changed within a type that is renamed as well", () => {
    const within = (outer: string, inner: string, more = {}) => ({
      ...one(outer, { inner: reference(inner), ...more }),
      ...one(inner, more),
    });
    const after = within("B", "D", { note: { type: "string" } });
    const found = responseChanges(reference("A"), reference("B"), within("A", "C"), after);
    expect(found.filter((text) => text.startsWith("breaking"))).toEqual([renamed("A", "B"), renamed("C", "D")]);
  });

  test("are not exchanged, though the values stay the same", () => {
    const both = closed({ one: reference("A"), other: reference("B") });
    const exchanged = closed({ one: reference("B"), other: reference("A") });
    const number = { size: { type: "integer" } } satisfies { [name: string]: Schema };
    expect(responseChanges(both, exchanged, { ...one("A"), ...one("B", number) }, { ...one("A", number), ...one("B") })).toEqual([
      renamed("A", "B"),
      renamed("B", "A"),
    ]);
  });

  test("stay where one of their uses has another type now", () => {
    const uses = (second: string) => closed({ first: reference("A"), second: reference(second) });
    const found = responseChanges(uses("A"), uses("B"), one("A"), { ...one("A"), ...one("B", { note: { type: "string" } }) });
    expect(found.filter((text) => text.startsWith("breaking"))).toEqual([]);
  });

  test("end with a member of a union, which others only follow in its place", () => {
    const either = (...names: string[]): Schema => ({ anyOf: names.map((name) => reference(name)) });
    const types = { ...one("A"), ...one("B", { b: { type: "string" } }), ...one("C", { c: { type: "string" } }) };
    const { A: _, ...left } = types;
    const found = requestChanges(either("A", "B", "C"), either("B", "C"), types, left);
    expect(found).toContain("additive: A: is the name of no type any more");
  });

  test("may end with what they name, which is said where it was used", () => {
    const types = { Old: { type: "string" } } satisfies { [name: string]: Schema };
    expect(requestChanges(list("Old"), list("Old"), types, { Old: { type: "string", maxLength: 3 } })).toHaveLength(1);
    expect(requestChanges(list("Old"), { type: "array", items: { type: "string" } }, types, {})).toEqual([
      "additive: Old: is the name of no type any more",
    ]);
  });
});

test("what is deprecated in a type is a part of the contract", () => {
  const type = (deprecated: boolean): { [name: string]: Schema } => ({
    T: {
      type: "object",
      properties: { old: { type: "string", ...(deprecated ? { deprecated } : {}) }, "a/b": { enum: [{ deprecated: true }] } },
    },
  });
  expect(responseChanges(reference("T"), reference("T"), type(false), type(true))).toEqual([
    "additive: T.old: is deprecated now",
  ]);
  expect(responseChanges(reference("T"), reference("T"), type(true), type(false))).toEqual([
    "additive: T.old: is deprecated no more",
  ]);
});

describe("a change is said of what changed, with its line", () => {
  interface Said {
    readonly one?: string;
    readonly two?: string;
    readonly mixed?: string;
    readonly plain?: string;
    readonly either?: string;
  }
  const specification = ({ one, two, mixed, plain, either }: Said = {}) => `/** T. */ model Thing { /** N. */ name: string }
/** C. */ model Cat { /** N. */ name: int32 }
/** H. */ model Holder {
  /** M. */ mixed: ${mixed ?? "Thing | int32 | null"};
  /** P. */ plain: ${plain ?? "Thing | null"};
  /** E. */ either: ${either ?? "string | Cat"};
}
${resource("Things", getter("one", "", `Ok<${one ?? "Thing"}>`), getter("two", "", `Ok<${two ?? "Thing | null"}>`), roundTrip("four", "Holder"))}`;

  const compared = async (said: Said) => {
    const [before, after] = await Promise.all([specified(specification()), specified(specification(said))]);
    const found = compareContracts(lockOf(before.api), lockOf(after.api), locator(after.api), after.api.settings);
    return found.map(({ subject, message, position }) => `${(position?.line ?? 0) - FIRST_LINE + 1} ${subject}: ${message}`);
  };

  test.each<[string, Said, readonly string[]]>([
    ["a response that may be null now", { one: "Thing | null" }, ["10 things_one 200: may now be null"]],
    ["a response that is never null any more", { two: "Thing" }, ["11 things_two 200: is never null any more"]],
    [
      "another scalar in a union",
      { mixed: "Thing | boolean | null" },
      [
        "4 Holder.mixed: is never integers any more",
        "4 Holder.mixed: may now be booleans",
        "4 HolderInput.mixed: no longer accepts integers",
        "4 HolderInput.mixed: accepts booleans now",
      ],
    ],
    [
      "a scalar more in a union",
      { either: "string | int32 | Cat" },
      ["6 Holder.either: may now be integers", "6 HolderInput.either: accepts integers now"],
    ],
    [
      "another model beside null",
      { plain: "Cat | null" },
      [
        "5 Holder.plain.name: is never strings any more",
        "5 Holder.plain.name: may now be integers",
        "5 HolderInput.plain.name: no longer accepts strings",
        "5 HolderInput.plain.name: accepts integers now",
      ],
    ],
  ])("%s", async (_, said, expected) => {
    expect(await compared(said)).toEqual(expected);
  });
});
