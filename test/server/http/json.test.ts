import fc from "fast-check";
import { canonical, parseJson } from "typespec-koa-runtime/json";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ServiceError } from "#src/foundation/errors.ts";
import { exactPlaces } from "#src/server/http/exact-places.ts";
import { parseJsonBody } from "../../../codegen/typespec-koa-runtime/src/json/json-body.ts";
import { findJsonFault } from "../../../codegen/typespec-koa-runtime/src/json/json-position.ts";
import { changedNumbers } from "../../../codegen/typespec-koa-runtime/src/json/json-text.ts";
import { parseUnrepeated } from "../../../codegen/typespec-koa-runtime/src/json/unrepeated.ts";

const parse = (text: string | Buffer) => parseJsonBody(Buffer.from(text as string));

function refusal(text: string | Buffer): {
  message: string;
  details: { issues: { path: string; message: string }[]; position?: unknown };
} {
  try {
    parse(text);
  } catch (error) {
    expect(error).toBeInstanceOf(ServiceError);
    expect((error as ServiceError).code).toBe("invalid_request");
    return error as ServiceError & { details: { issues: { path: string; message: string }[]; position?: unknown } };
  }
  throw new Error(`accepted: ${text}`);
}

describe("finding where JSON breaks", () => {
  test("says nothing of what JSON.parse takes, and something of what it refuses", () => {
    const nearly = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", "}", "]", '"', "\\", "\u0001", "0", "x", ":", "-", ".", "e"))
      .map(([text, at, intruder]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + intruder + text.slice(place + (at % 3));
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), nearly, fc.string()), (text) => {
        let good = true;
        try {
          JSON.parse(text);
        } catch {
          good = false;
        }
        expect(findJsonFault(text) === null).toBe(good);
      }),
      { numRuns: 5_000 },
    );
  });

  test.each([
    ["", 1, 1, "expected a value"],
    ['{"a":1,}', 1, 8, "expected a member name in double quotes"],
    ["{'a':1}", 1, 2, 'expected a member name in double quotes or "}"'],
    ['{"a" 1}', 1, 6, 'expected ":"'],
    ["[1 2]", 1, 4, 'expected "," or "]"'],
    ['{"a":1\n "b":2}', 2, 2, 'expected "," or "}"'],
    ["[1,2", 1, 5, 'expected "," or "]"'],
    ['["a\nb"]', 1, 4, "a control character in a string must be escaped"],
    [String.raw`["\x41"]`, 1, 3, "unknown escape in a string"],
    [String.raw`["\u12"]`, 1, 3, "unknown escape in a string"],
    ["[NaN]", 1, 2, "expected a value"],
    ["[01]", 1, 3, 'expected "," or "]"'],
    ["true false", 1, 6, "expected the end of the body"],
    ['{"a":"b', 1, 8, "expected the end of a string"],
  ])("%j breaks at line %i, column %i", (text, line, column, message) => {
    const fault = findJsonFault(text);
    expect(fault).toMatchObject({ line, column });
    expect(fault?.message).toContain(message);
  });

  test("needs no stack for deep nesting", () => {
    expect(findJsonFault("[".repeat(1_000_000))?.offset).toBe(1_000_000);
  });
});

describe("a body", () => {
  test("that is not JSON is refused with the position", () => {
    const { message, details } = refusal('{"a": 1,\n "b": }');
    expect(message).toContain("line 2, column 7");
    expect(details).toMatchObject({ position: { line: 2, column: 7, offset: 15 }, issues: [{ path: "" }] });
  });

  test("may begin with a byte order mark", () => {
    expect(parse("\u{feff}{}")).toEqual({});
  });

  test.each([
    ["a lone continuation byte", Buffer.from([0x22, 0x80, 0x22])],
    ["an overlong slash", Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ["an encoded surrogate", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ["Latin-1", Buffer.from('"caf\u00e9"', "latin1")],
    ["a cut-off character", Buffer.from([0x22, 0xe2, 0x82, 0x22])],
  ])("that is not UTF-8 is refused: %s", (_what, bytes) => {
    expect(refusal(bytes).message).toContain("UTF-8");
  });

  test.each([
    ["a NUL in a string", String.raw`{"state":{"a":["x\u0000y"]}}`, "/state/a/0", "NUL"],
    ["a NUL in a member name", String.raw`{"state":{"a\u0000":1}}`, "/state/a\0", "NUL"],
    ["a lone high surrogate", String.raw`{"s":"\ud83d"}`, "/s", "lone surrogate"],
    ["a lone low surrogate", String.raw`{"s":"\ude00x"}`, "/s", "lone surrogate"],
    ["surrogates in the wrong order", String.raw`{"s":"\ude00\ud83d"}`, "/s", "lone surrogate"],
    ["a lone surrogate in a member name", String.raw`{"\ud83d":1}`, "/\u{fffd}", "lone surrogate"],
    ["a number past a double", '{"a":{"b":1e400}}', "/a/b", "64-bit float"],
    ["a negative number past a double", "[[-1e400]]", "/0/0", "64-bit float"],
    ["an exponent past a double's, of many digits", '{"a":1e1234567890123456789}', "/a", "64-bit float"],
    ["a negative exponent of many digits", '{"a":[0,1E-1234567890123456789]}', "/a/1", "64-bit float"],
    ["a number past a double in plain digits", `[1${"0".repeat(400)}]`, "/0", "64-bit float"],
    ["a number nearer to 0 than any double", '{"a":1e-400}', "/a", "64-bit float"],
    ["an integer that a double would change", '{"a":[1,12345678901234567890]}', "/a/1", "string"],
    ["the first integer that a double would change", "[9007199254740993]", "/0", "string"],
    ["a fraction that a double would change", '{"a":3.141592653589793238462643383279}', "/a", "string"],
    ["a name that needs a pointer's escapes", String.raw`{"a/b~c":"\u0000"}`, "/a~1b~0c", "NUL"],
  ])("that cannot be stored is refused at its place: %s", (_what, text, path, words) => {
    const { issues } = refusal(text).details;
    expect(issues).toHaveLength(1);
    expect(issues[0]?.path).toBe(path);
    expect(issues[0]?.message).toContain(words);
  });

  test.each([
    ["an escaped backslash before u0000", String.raw`"\\u0000"`, String.raw`\u0000`],
    ["a pair of surrogates", String.raw`"\ud83d\ude00"`, "\u{1f600}"],
    ["the greatest double", "1.7976931348623157e308", Number.MAX_VALUE],
    ["an escaped letter", String.raw`"\u00e9"`, "\u00e9"],
    ["a string that says __proto__", '"__proto__"', "__proto__"],
    ["an integer past 2^53 that a double holds", "9007199254740994", 9007199254740994],
    ["a double written with 17 digits", "[0.10000000000000001]", [0.1]],
    ["a double written with all of its digits", "[0.1000000000000000055511151231257827021181583404541015625]", [0.1]],
    ["a double written with zeros after it", "1.50000000000000000000000", 1.5],
    ["digits in a string", '["12345678901234567890", "1.5e-4000"]', ["12345678901234567890", "1.5e-4000"]],
    ["digits after a quote in a string", '["a\\" 12345678901234567890"]', ['a" 12345678901234567890']],
    ["a zero with an exponent", "0e-999", 0],
    ["a zero with an exponent of many digits", "[0e1234567890123456789]", [0]],
    ["an exponent with zeros before it", "[1e00000000000000000001]", [10]],
  ])("that only looks suspicious is taken: %s", (_what, text, value) => {
    expect(parse(text)).toEqual(value);
  });

  test("may hold a state of 100 levels in a write and no more", () => {
    const write = (levels: number) => `{"upsert":[{"id":"a","state":${'{"a":'.repeat(levels - 1)}{}${"}".repeat(levels - 1)}}]}`;
    expect(parse(write(100))).toBeTypeOf("object");
    const { issues } = refusal(write(101)).details;
    expect(issues[0]?.message).toContain("100 levels");
    expect(issues[0]?.path).toMatch(/^\/upsert\/0\/state\/a/);
  });

  test("that is nested a million levels deep is refused as quickly as any other", () => {
    expect(refusal(`${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}`).details.issues[0]?.message).toContain("100 levels");
  });

  test.each([
    ["of the body", '{"upsert":[{"id":"a"}],"upsert":[]}', ["/upsert"], { line: 1, column: 24, offset: 23 }],
    ["deep inside", '{"a":[0,{"b":{},\n"c/d":"x","c/d":"x"}]}', ["/a/1/c~1d"], { line: 2, column: 11, offset: 27 }],
    ["by an escape", String.raw`{"a":1,"\u0061":2}`, ["/a"], { line: 1, column: 8, offset: 7 }],
    ["beside quotes in strings", String.raw`{"q\"":"\\","a":"\"","q\"":"\\\""}`, ['/q"'], { line: 1, column: 22, offset: 21 }],
    ["named __proto__", '{"__proto__":1,"__proto__":2}', ["/__proto__"], { line: 1, column: 16, offset: 15 }],
    ["three times", '{"a":1,"a":{"b":1},"a":3}', ["/a", "/a"], { line: 1, column: 8, offset: 7 }],
  ])("that names a member twice is refused with the place of the second: %s", (_what, text, paths, position) => {
    const { issues, position: found } = refusal(text).details;
    expect(issues.map(({ path }) => path)).toEqual(paths);
    expect(found).toEqual(position);
    const again = { issues: issues.map((issue) => expect.objectContaining(issue)), value: JSON.parse(text) };
    expect(() => parseUnrepeated(text)).toThrowError(expect.objectContaining(again));
  });

  test("is taken if it names no member twice, whatever its strings, numbers and depth", () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: "binary" }), (text) => {
        expect(canonical(parseUnrepeated(text))).toBe(canonical(parseJson(text)));
      }),
    );
    const exact = String.raw`{"n":12345678901234567890,"s":"12345678901234567890","\u0000":["\"",1e400,{"n":0}]}`;
    expect(parseUnrepeated(exact)).toEqual(parseJson(exact));
    const deep = `${'{"a":['.repeat(100_000)}${"]}".repeat(100_000)}`;
    expect(parseUnrepeated(deep)).toBeTypeOf("object");
  });

  test("may have members of any name", () => {
    const text = '{"__proto__":{"constructor":{"__proto__":1}},"toString":[{"hasOwnProperty":null}]}';
    expect(JSON.stringify(parse(text))).toBe(text);
  });

  test("keeps numbers digit by digit in the states of documents alone", () => {
    const state =
      '{"n":12345678901234567890,"deep":[{"pi":3.141592653589793238462643383279}],"__proto__":9007199254740993,"x":0.1}';
    const text = `{"upsert":[{"id":"a","attributes":{"n":0.30000000000000004},"state":${state}}]}`;
    const written = parseJsonBody(Buffer.from(text), exactPlaces("documents_write"));
    expect(JSON.stringify(written)).toBe(text);
    const attribute = '{"patch":[{"id":"a","attributes":{"n":12345678901234567890},"state":{"n":12345678901234567890}}]}';
    expect(() => parseJsonBody(Buffer.from(attribute), exactPlaces("documents_write"))).toThrowError(
      expect.objectContaining({
        details: { issues: [{ path: "/patch/0/attributes/n", message: expect.stringContaining("string") }] },
      }),
    );
    const long = `{"upsert":[{"id":"a","state":{"n":0.${"7".repeat(1001)}}}]}`;
    expect(() => parseJsonBody(Buffer.from(long), exactPlaces("documents_write"))).toThrowError(
      expect.objectContaining({ details: { issues: [{ path: "/upsert/0/state/n", message: expect.stringContaining("1000") }] } }),
    );
  });

  test("keeps numbers digit by digit beside anything that looks like a NUL character", () => {
    const write = (state: string) =>
      parseJsonBody(Buffer.from(`{"upsert":[{"id":"a","state":${state}}]}`), exactPlaces("documents_write"));
    const state = String.raw`{"note":"\\u0000","other":"\\u0000#7","id":12345678901234567890}`;
    expect(JSON.stringify(write(state))).toBe(`{"upsert":[{"id":"a","state":${state}}]}`);
    const issues = [
      { path: "/upsert/0/state/a", message: expect.stringContaining("NUL") },
      { path: "/upsert/0/state/b", message: expect.stringContaining("64-bit float") },
      { path: "/upsert/0/state/d", message: expect.stringContaining("NUL") },
    ];
    expect(() => write(String.raw`{"a":"\u0000#7","b":1e-400,"c":12345678901234567890,"d":"\u0000\u0023"}`)).toThrowError(
      expect.objectContaining({ details: { issues } }),
    );
  });

  test("lists at most 20 of its faults", () => {
    expect(refusal(`[${"1e999,".repeat(50)}0]`).details.issues).toHaveLength(20);
  });

  test("is taken exactly as JSON.parse reads it", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        if (/\\u/.test(text)) return;
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });
});

describe("the numbers that a double would change", () => {
  const digits = (most: number) => fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: most });
  const token = fc
    .tuple(
      fc.constantFrom("", "-"),
      fc.oneof(
        fc.constant("0"),
        fc.tuple(fc.constantFrom(..."123456789"), digits(24)).map((parts) => parts.join("")),
      ),
      fc.option(digits(24), { nil: null }),
      fc.option(fc.tuple(fc.constantFrom("e", "E"), fc.constantFrom("", "+", "-"), fc.integer({ min: 0, max: 250 })), {
        nil: null,
      }),
      fc.constantFrom("", "", "", "e-400", "e-0324"),
    )
    .map(([sign, whole, fraction, power, tiny]) =>
      [sign, whole, fraction === null ? "" : `.${fraction}`, tiny || power?.join("") || ""].join(""),
    );
  const text = fc.oneof(
    fc.string(),
    token,
    fc.tuple(token, fc.constantFrom('"', "\\", '\\"', ".", "e-500", "-"), token).map((all) => all.join("")),
  );
  /** JSON texts, most of them longer than a few tokens, in which strings look like numbers. */
  const json = fc
    .array(
      fc.oneof(
        token,
        token,
        text.map((one) => JSON.stringify(one)),
        text.map((one) => `{${JSON.stringify(one)}:1}`),
      ),
      { maxLength: 40 },
    )
    .chain((parts) => fc.constantFrom("", " ", "\n  ").map((space) => `[${parts.join(`,${space}`)}]`));

  test("are found where a reader of one token after another finds them, and nowhere else", () => {
    let seen = 0;
    fc.assert(
      fc.property(json, (given) => {
        JSON.parse(given);
        const expected = [...given.matchAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g)]
          .filter(([one]) => !one.startsWith('"') && isChanged(one))
          .map((match) => ({ at: match.index, text: match[0] }));
        seen += expected.length;
        expect(changedNumbers(given)).toEqual(expected);
      }),
      { numRuns: 2_000 },
    );
    expect(seen).toBeGreaterThan(1_000);
  });

  /** Whether the shortest text of the nearest double is another number, in whole numbers of the smallest unit of both. */
  function isChanged(one: string): boolean {
    const parts = (number: string) => {
      const [, sign, whole, fraction = "", power = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(number)!;
      return { value: BigInt(`${sign}${whole}${fraction}`), power: Number(power) - fraction.length };
    };
    const [given, kept] = [parts(one), parts(String(Number(one)))];
    const least = Math.min(given.power, kept.power);
    return given.value * 10n ** BigInt(given.power - least) !== kept.value * 10n ** BigInt(kept.power - least);
  }
});

describe("the work for numbers that a double would change", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Characters that are searched for quotes and escapes while a body is parsed. */
  function searched(text: string): number {
    let characters = 0;
    const { indexOf } = String.prototype;
    vi.spyOn(String.prototype, "indexOf").mockImplementation(function (this: string, what, from = 0) {
      const at = indexOf.call(this, what, from);
      characters += (at === -1 ? this.length : at) - from;
      return at;
    });
    parseJsonBody(Buffer.from(text), exactPlaces("documents_write"));
    vi.restoreAllMocks();
    return characters;
  }

  test.each([
    ["with strings before them", (count: number) => `[{"v":[${Array(count).fill("0.10000000000000001").join(",")}]}]`],
    ["with strings behind them", (count: number) => `[${Array(count).fill("0.10000000000000001").join(",")},"x"]`],
    ["between strings", (count: number) => `[${Array(count).fill('1.000000000000000056e-01,"a\\"b"').join(",")}]`],
    [
      "beside numbers in strings",
      (count: number) => `[${Array(count).fill('"12345678901234567891",0.10000000000000001').join(",")}]`,
    ],
  ])("grows with the length of the text: %s", (_where, text) => {
    const [once, fourTimes] = [searched(text(1_000)), searched(text(4_000))];
    expect(fourTimes).toBeLessThanOrEqual(4.1 * once);
    expect(fourTimes).toBeLessThanOrEqual(4 * text(4_000).length);
  });
});
