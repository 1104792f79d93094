import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalScope, covers } from "#src/accounts/scope.ts";

describe("a scope", () => {
  test.each([
    [null, "anything", true],
    [null, "any/*", true],
    ["shop", "shop", true],
    ["shop", "shop/eu", false],
    ["shop", "shop/*", false],
    ["shop", "shopping", false],
    ["shop/*", "shop", true],
    ["shop/*", "shop/*", true],
    ["shop/*", "shop/eu", true],
    ["shop/*", "shop/eu/*", true],
    ["shop/*", "shop/eu/berlin", true],
    ["shop/*", "shopping", false],
    ["shop/*", "sho", false],
    ["shop/*", "sho/*", false],
    ["shop/*", "other/shop", false],
    ["shop*", "shop", true],
    ["shop*", "shop/eu", true],
    ["shop*", "shopping", false],
    ["shop*", "shop/*", true],
    ["shop/eu/*", "shop", false],
    ["shop/eu/*", "shop/*", false],
    ["shop/eu", "shop/eu", true],
  ])("%j reaches %j: %j", (scope, asked, reached) => {
    expect(covers(scope, asked)).toBe(reached);
  });

  const [longest, long] = ["x".repeat(255), "x".repeat(254)];

  test.each([
    ["shop", "shop"],
    ["shop/*", "shop/*"],
    ["shop*", "shop/*"],
    ["shop/eu*", "shop/eu/*"],
    [`${long}*`, `${long}/*`],
    [`${longest}*`, longest],
  ])("is written one way: %j as %j", (scope, canonical) => {
    expect(canonicalScope(scope)).toBe(canonical);
    expect(canonical.length).toBeLessThanOrEqual(256);
  });

  const name = fc
    .array(fc.constantFrom("a", "b", "ab", "abc"), { minLength: 1, maxLength: 4 })
    .map((segments) => segments.join("/"));

  test("reaches exactly its name and what lies below, segment by segment", () => {
    fc.assert(
      fc.property(name, name, fc.constantFrom("", "*", "/*"), (own, asked, ending) => {
        const [mine, theirs] = [own.split("/"), asked.split("/")];
        const below = mine.every((segment, at) => theirs[at] === segment);
        expect(covers(own + ending, asked)).toBe(ending === "" ? own === asked : below);
      }),
    );
  });

  test("that reaches a prefix reaches every namespace under it", () => {
    fc.assert(
      fc.property(name, name, name, fc.constantFrom("", "*", "/*"), (own, prefix, more, ending) => {
        if (!covers(own + ending, `${prefix}/*`)) return;
        expect(covers(own + ending, prefix)).toBe(true);
        expect(covers(own + ending, `${prefix}/${more}`)).toBe(true);
      }),
    );
  });
});
