import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faults, type Loaded, loadGenerated } from "./load-generated.ts";
import { getter, resource, roundTrip, type Specified, specified } from "./specification.ts";

const NAMES = ["Outer", "Shapes", "Pick", "Tree", "Nullable", "Many", "Any", "Formats", "Labelled", "WithDefaults"];

const DECLARATIONS = `
/** O. */ model Outer {
  /** I. */ @visibility(Lifecycle.Read) id: string;
  /** N. */ @minLength(1) name: string;
  /** I. */ inner?: { /** A. */ a: int32 };
  /** R. */ @retired old?: string;
}
/** C. */ model Circle { /** K. */ kind: "circle"; /** R. */ @minValue(0) r: int32; /** Q. */ quality?: int32 = 5 }
/** S. */ model Square { /** K. */ kind: "square"; /** S. */ s: int32; /** L. */ label?: string = "none" }
/** S. */ @discriminated(#{ envelope: "none", discriminatorPropertyName: "kind" }) union Shape { circle: Circle, square: Square }
/** S. */ model Shapes { /** S. */ shapes: Shape[] }
/** C. */ model ByCut { /** J. */ judgment: string; /** C. */ cut: string; /** D. */ depth?: int32 = 1 }
/** V. */ model ByValue { /** J. */ judgment: string; /** V. */ value: string }
/** L. */ model Texts is string[];
/** P. */ model Pick { /** P. */ pick: ByCut | ByValue; /** T. */ text: string | Texts | ByValue }
/** T. */ @jsonSchema(#{ anyOf: #[
  #{ type: "array", prefixItems: #[#{ type: "string", pattern: "^[a-z]+$" }, #{ \`enum\`: #["Eq", "Lt"] }, #{}], minItems: 3, maxItems: 3 },
  #{ type: "array", prefixItems: #[#{ \`enum\`: #["And", "Or"] }, #{ type: "array", minItems: 1, items: #{ \`$ref\`: "#/components/schemas/Rule" } }], minItems: 2, maxItems: 2 },
  #{ type: "array", prefixItems: #[#{ \`const\`: "Not" }, #{ \`$ref\`: "#/components/schemas/Rule" }], minItems: 2, maxItems: 2 },
] }) model Rule is unknown[];
/** T. */ model Tree { /** R. */ rule: Rule }
/** N. */ scalar Word extends string;
/** N. */ model Nullable { /** W. */ word: Word | null; /** N. */ number: int32 | null }
/** M. */ model Many { /** N. */ @maxItems(3) numbers: int32[] }
/** A. */ model Any { /** V. */ value: unknown; /** M. */ map?: Labels }
/** L. */ @maxEntries(2) @keyPattern("^[a-z]$") model Labels is Record<int32>;
/** F. */ model Formats { /** A. */ at: utcDateTime; /** U. */ link?: url; /** N. */ n?: int32; /** F. */ f?: float64 }
/** L. */ model Labelled { /** L. */ label: "a" | "b"; /** F. */ flag: true }
/** D. */ model WithDefaults { /** A. */ a?: int32 = 3; /** N. */ nested?: { /** B. */ b?: string = "x" }; /** L. */ list?: string[] = #["y"] }
`;

let generated: Specified;
let loaded: Loaded;
let body: (name: string) => (value: unknown) => string[];

beforeAll(async () => {
  generated = await specified(
    `${DECLARATIONS}\n${resource(
      "Things",
      ...NAMES.map((name) => roundTrip(`do${name}`, name)),
      getter(
        "list",
        '/** I. */ @path id: Word, /** L. */ @query @maxValue(9) limit?: int32 = 5, /** H. */ @header("X-Hint") hint?: "a"',
        "Ok<Outer>",
        "/t/{id}",
      ),
    )}`,
  );
  loaded = await loadGenerated(generated);
  body = (name) => (value) => faults(loaded.operation(`things_do_${name.toLowerCase()}`).validate.body, value);
}, 30_000);
afterAll(() => loaded.remove());

describe("a request", () => {
  test("is closed, inside as well", () => {
    const outer = body("Outer");
    expect(outer({ name: "x", inner: { a: 1 } })).toEqual([]);
    expect(outer({ name: "x", more: 1 })).toEqual([" additionalProperties"]);
    expect(outer({ name: "x", inner: { a: 1, more: 1 } })).toEqual(["/inner additionalProperties"]);
  });

  test("neither carries nor lacks a read-only member, though it is required, nor carries a retired one", () => {
    expect(body("Outer")({ name: "x" })).toEqual([]);
    expect(body("Outer")({ name: "x", id: "1" })).toEqual([" additionalProperties"]);
    expect(body("Outer")({ name: "x", old: "1" })).toEqual([" additionalProperties"]);
  });

  test("has all that is wrong with it told", () => {
    expect(body("Outer")({ name: "", inner: { a: "1", more: 1 } }).sort()).toEqual([
      "/inner additionalProperties",
      "/inner/a type",
      "/name minLength",
    ]);
  });

  test("has its defaults filled in, in objects inside too", () => {
    const value: Record<string, unknown> = { nested: {} };
    expect(loaded.operation("things_do_with_defaults").validate.body?.(value)).toBe(true);
    expect(value).toEqual({ a: 3, nested: { b: "x" }, list: ["y"] });
  });

  test("may hold a map with so many entries, under such names", () => {
    expect(body("Any")({ value: null, map: { a: 1, b: 2 } })).toEqual([]);
    expect(body("Any")({ value: 1, map: { a: 1, b: 2, c: 3 } })).toEqual(["/map maxProperties"]);
    expect(body("Any")({ value: [], map: { AA: 1 } })).toEqual(["/map pattern", "/map propertyNames"]);
  });

  test("has formats and finite numbers", () => {
    const formats = body("Formats");
    expect(formats({ at: "2026-01-31T09:00:00.000Z", link: "https://example.org/a", n: 1, f: 0.5 })).toEqual([]);
    expect(formats({ at: "2026-02-31T09:00:00.000Z" })).toEqual(["/at format"]);
    expect(formats({ at: "2026-01-31T09:00:00Z", link: "no url" })).toEqual(["/link format"]);
    expect(formats({ at: "2026-01-31T09:00:00Z", n: 2 ** 31 })).toEqual(["/n format"]);
    expect(formats({ at: "2026-01-31T09:00:00Z", f: Number.POSITIVE_INFINITY })).toEqual(["/f type"]);
  });

  test("has constants", () => {
    expect(body("Labelled")({ label: "b", flag: true })).toEqual([]);
    expect(body("Labelled")({ label: "c", flag: false }).sort()).toEqual(["/flag enum", "/label enum"]);
  });
});

describe("a union in a request", () => {
  test("of plain types and null is one fault", () => {
    expect(body("Nullable")({ word: null, number: null })).toEqual([]);
    expect(body("Nullable")({ word: 1, number: "1" }).sort()).toEqual(["/number type", "/word type"]);
  });

  test("with a discriminator has the faults of the branch that was meant", () => {
    const shapes = (...shapes: unknown[]) => body("Shapes")({ shapes });
    expect(shapes({ kind: "circle", r: 1 }, { kind: "square", s: 1 })).toEqual([]);
    expect(shapes({ kind: "circle", r: -1 })).toEqual(["/shapes/0/r minimum"]);
    expect(shapes({ kind: "circle", s: 1 })).toEqual(["/shapes/0 required", "/shapes/0 additionalProperties"]);
    expect(shapes({ kind: "oval" })).toEqual(["/shapes/0/kind enum"]);
    expect(shapes({ r: 1 })).toEqual(["/shapes/0 required"]);
  });

  test("has the defaults of the branch that was meant filled in, and no other's", () => {
    const value = {
      shapes: [
        { kind: "circle", r: 1 },
        { kind: "square", s: 1 },
      ],
    };
    expect(loaded.operation("things_do_shapes").validate.body?.(value)).toBe(true);
    expect(value.shapes).toEqual([
      { kind: "circle", r: 1, quality: 5 },
      { kind: "square", s: 1, label: "none" },
    ]);
    const pick = { pick: { judgment: "j", value: "v" }, text: "t" };
    expect(body("Pick")(pick)).toEqual([]);
    expect(pick.pick).toEqual({ judgment: "j", value: "v" });
  });

  test("of objects without a discriminator goes by the member that only one has", () => {
    const pick = (pick: unknown) => body("Pick")({ pick, text: "" });
    expect(pick({ judgment: "j", cut: "c" })).toEqual([]);
    expect(pick({ cut: "c" })).toEqual(["/pick required"]);
    expect(pick({ judgment: "j", cut: 1 })).toEqual(["/pick/cut type"]);
    expect(pick({ judgment: "j" })).toEqual(["/pick required", "/pick required", "/pick anyOf"]);
    expect(pick({ judgment: "j", cut: "c", value: "v" })).toEqual(["/pick additionalProperties"]);
  });

  test("of types goes by the type, and says which there are", () => {
    const text = (text: unknown) => body("Pick")({ pick: { judgment: "j", value: "v" }, text });
    expect(text("a")).toEqual([]);
    expect(text(["a"])).toEqual([]);
    expect(text(["a", 1])).toEqual(["/text/1 type"]);
    expect(text({ judgment: "j" })).toEqual(["/text required"]);
    expect(text(5)).toEqual(["/text type"]);
    const validate = loaded.operation("things_do_pick").validate.body;
    validate?.({ pick: { judgment: "j", value: "v" }, text: 5 });
    expect(validate?.errors?.[0]?.params).toEqual({ type: ["string", "array", "object"] });
  });
});

describe("a recursive union in a request", () => {
  const rule = (rule: unknown) => body("Tree")({ rule });

  test("has the faults of the branch that was meant, at their place", () => {
    expect(
      rule([
        "And",
        [
          ["a", "Eq", 1],
          ["Not", ["Or", [["b", "Lt", 2]]]],
        ],
      ]),
    ).toEqual([]);
    expect(
      rule([
        "And",
        [
          ["a", "Eq", 1],
          ["Not", ["b", "Like", 2]],
        ],
      ]),
    ).toEqual(["/rule/1/1/1/1 enum"]);
    expect(rule(["And", []])).toEqual(["/rule/1 minItems"]);
    expect(rule(["Not", 5])).toEqual(["/rule/1 type"]);
    expect(rule(["Not"])).toEqual(["/rule minItems"]);
    expect(rule([])).toEqual(["/rule minItems"]);
    expect(rule({})).toEqual(["/rule type"]);
  });

  test("costs as much as it is deep, not twice as much a level", () => {
    const nested = (depth: number): unknown => (depth === 0 ? ["A", "Eq", 1] : ["Not", ["And", [nested(depth - 1), nested(0)]]]);
    const started = performance.now();
    expect(rule(nested(500)).length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe("faults are bounded", () => {
  const collected = (value: unknown, name: string) => {
    const validate = loaded.operation(`things_do_${name}`).validate.body;
    return validate?.(value) ? [] : (validate?.errors ?? []);
  };

  test("for an array of a million wrong elements", () => {
    expect(collected({ numbers: Array.from({ length: 1_000_000 }, () => "x") }, "many").length).toBeLessThanOrEqual(21);
  });

  test("for an object of many unknown members", () => {
    const unknown = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`m${index}`, 1]));
    expect(collected({ name: "x", ...unknown }, "outer").length).toBeLessThanOrEqual(21);
  });

  test("and what is wrong late in an array is found where nothing was wrong before", () => {
    const shapes: unknown[] = Array.from({ length: 1_000 }, () => ({ kind: "circle", r: 1 }));
    shapes.push({ kind: "circle", r: "1" });
    expect(body("Shapes")({ shapes })).toEqual(["/shapes/1000/r type"]);
  });
});

describe("parameters", () => {
  const part = (name: "path" | "query" | "headers", value: unknown) =>
    faults(loaded.operation("things_list").validate[name], value);

  test("of the query are closed and have their defaults", () => {
    const query: Record<string, unknown> = {};
    expect(part("query", query)).toEqual([]);
    expect(query).toEqual({ limit: 5 });
    expect(part("query", { limit: 10 })).toEqual(["/limit maximum"]);
    expect(part("query", { more: "1" })).toEqual([" additionalProperties"]);
  });

  test("of the path are all there", () => {
    expect(part("path", { id: "x" })).toEqual([]);
    expect(part("path", {})).toEqual([" required"]);
  });

  test("of the headers are those declared, among others", () => {
    expect(part("headers", { "X-Hint": "a", host: "here" })).toEqual([]);
    expect(part("headers", { "X-Hint": "b" })).toEqual(["/X-Hint enum"]);
  });
});

describe("a response", () => {
  const sent = (status: number, value: unknown) => faults(loaded.operation("things_list").validateResponse[status], value);

  test("is open, and carries read-only and retired members", () => {
    expect(sent(200, { id: "1", name: "x", old: "o", more: 1, inner: { a: 1, more: 1 } })).toEqual([]);
    expect(sent(200, { name: "x" })).toEqual([" required"]);
  });

  test("has no defaults filled in", () => {
    const value = { nested: {} };
    expect(loaded.operation("things_do_with_defaults").validateResponse[200]?.(value)).toBe(true);
    expect(value).toEqual({ nested: {} });
  });

  test("of an error is checked by its status", () => {
    expect(sent(400, { error: { code: "invalid_request", message: "m" } })).toEqual([]);
    expect(sent(400, { error: { code: "not_found", message: "m" } })).toEqual(["/error/code enum"]);
    expect(Object.keys(loaded.operation("things_list").validateResponse)).toEqual(["200", "400"]);
  });
});

// (Ajv names its own function in a string, for code that it writes itself.)
test("Validators import each other and nothing that has to be installed", () => {
  const imports = generated.paths
    .filter((path) => path.endsWith(".js"))
    .flatMap((path) =>
      [...generated.file(path).matchAll(/(?:^import .* from |(?<!')\brequire\()"([^"]+)"/gm)].map(([, from]) => from!),
    );
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((from) => !from.startsWith("."))).toEqual([]);
});
