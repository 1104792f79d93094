import { describe, expect, test } from "vitest";
import { getter, resource, roundTrip, specified } from "./specification.ts";

/** Declarations that refer to one another in every way, so that whichever comes first meets the others for the first time. */
const DECLARATIONS: readonly string[] = [
  "/** A. */ model Alpha { /** I. */ @visibility(Lifecycle.Read) id: string; /** B. */ betas: Betas; /** C. */ color?: Color = Color.red }",
  "/** B. */ model Beta { /** A. */ alpha?: Alpha; /** N. */ name: Name }",
  "/** B. */ @maxItems(5) model Betas is Beta[];",
  "/** G. */ model Groups is Betas[];",
  "/** N. */ @maxLength(9) scalar Name extends string;",
  "/** C. */ enum Color { /** R. */ red, /** B. */ blue }",
  "/** P. */ model Paging { /** L. */ @query limit?: int32 = 5; /** C. */ @query cursor?: Name }",
  resource("Zebras", getter("list", "...Paging", "Ok<Groups>", "/zebras"), roundTrip("put", "Alpha")),
  resource("Apes", roundTrip("make", "Beta"), getter("all", "...Paging", "Ok<Alpha> | NotFound", "/apes")),
];

async function files(declarations: readonly string[]): Promise<Map<string, string>> {
  const { paths, file } = await specified(declarations.join("\n"));
  return new Map(paths.map((path) => [path, file(path)]));
}

describe("what is generated", () => {
  test("is the same every time", async () => {
    expect(await files(DECLARATIONS)).toEqual(await files(DECLARATIONS));
  });

  test("does not change with the order of declarations", async () => {
    expect(await files(DECLARATIONS.toReversed())).toEqual(await files(DECLARATIONS));
  });

  test("does not change with what another resource has", async () => {
    const more = [
      ...DECLARATIONS,
      "/** T. */ model Tidings { /** N. */ name: Name; /** A. */ alpha: Alpha }",
      resource("News", roundTrip("tell", "Tidings")),
    ];
    const [before, after] = [await files(DECLARATIONS), await files(more)];
    for (const [path, text] of before) {
      if (path.startsWith("zebras/") || path.startsWith("apes/")) expect(after.get(path), path).toBe(text);
    }
  });

  test("is sorted: resources, operations, types", async () => {
    const { api } = await specified(DECLARATIONS.join("\n"));
    const sorted = (names: string[]) => expect(names).toEqual(names.toSorted());
    sorted(api.resources.map(({ name }) => name));
    sorted(api.resources.flatMap(({ operations }) => operations.map(({ id }) => id)));
    sorted(api.types.map(({ name }) => name));
  });

  test("says that it is not written by hand, in every file that can", async () => {
    const made = await files(DECLARATIONS);
    for (const [path, text] of made) {
      if (/\.[tj]s$/.test(path)) expect(text, path).toMatch(/^\/\/ (Generated from|Copied from) .* Do not edit\.\n/);
    }
    expect(made.size).toBeGreaterThan(15);
  });
});
