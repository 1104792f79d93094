/** The router's own `match` is the oracle: the tree must find the same layers, in the same order, for every path and method. */
import { Router } from "@koa/router";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { operations } from "#generated/routes.ts";
import { capturesOf, segmentTree } from "../../../codegen/typespec-koa-runtime/src/segment-tree.ts";

const routePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");

function routerOf(routes: readonly (readonly [method: string, path: string])[], prefix = "/v1"): Router {
  const router = new Router({ prefix, strict: true, sensitive: true });
  for (const [method, path] of routes) router.register(path, [method], () => {});
  return router;
}

const contract = routerOf(operations.map(({ method, path }) => [method, routePath(path)] as const));

const methods = fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND");

function expectAgreement(router: Router, path: string, method: string): void {
  const want = router.match(path, method);
  const got = segmentTree(router)(path, method);
  expect(got.path.every((layer, at) => layer === want.path[at])).toBe(true);
  expect(got.path.length).toBe(want.path.length);
  expect(got.pathAndMethod.length).toBe(want.pathAndMethod.length);
  expect(got.pathAndMethod.every((layer, at) => layer === want.pathAndMethod[at])).toBe(true);
  expect(got.route).toBe(want.route);
  for (const layer of got.pathAndMethod) expect(capturesOf(layer)(path)).toEqual(layer.captures(path));
}

describe("over the contract's routes", () => {
  const literals = [...new Set(operations.flatMap(({ path }) => path.split("/").slice(1)))].map((segment) =>
    segment.startsWith("{") ? "x" : segment,
  );
  const segment = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(...literals, "v1", "V1", "Namespaces", "acme%2Feu", "%2e%2e", "..", ".", "", "%ZZ", "a b", "*"),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
  );

  test("finds what the router finds in paths made of the contract's words", () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 7 }), methods, fc.boolean(), (segments, method, prefixed) => {
        expectAgreement(contract, `${prefixed ? "/v1" : ""}/${segments.join("/")}`, method);
      }),
      { numRuns: 3_000 },
    );
  });

  test("finds every route by a path of its own, under its own method and no other", () => {
    const match = segmentTree(contract);
    for (const { method, path } of operations) {
      const own = `/v1${path.replaceAll(/\{\w+\}/g, "x")}`;
      expect(match(own, method).pathAndMethod.map((layer) => layer.path)).toContain(`/v1${routePath(path)}`);
      expect(match(own, "PROPFIND").route).toBe(false);
      expectAgreement(contract, own, method);
    }
  });
});

describe("over routes made at random", () => {
  const routeSegment = fc.constantFrom("a", "b", "c", ":x", ":y", "a-b", "A");
  const route = fc.tuple(
    fc.constantFrom("GET", "POST", "DELETE"),
    fc.array(routeSegment, { minLength: 1, maxLength: 4 }).map((segments) => {
      const used = new Map<string, number>();
      // A pattern may not use one parameter twice.
      return `/${segments.map((name) => (name.startsWith(":") ? `${name}${used.set(name, (used.get(name) ?? 0) + 1).get(name)}` : name)).join("/")}`;
    }),
  );

  test("finds what the router finds, also where literals and parameters overlap", () => {
    fc.assert(
      fc.property(
        fc.array(route, { minLength: 1, maxLength: 12 }),
        fc.array(fc.constantFrom("a", "b", "A", "zz", "", "a%2Fb", "a-b"), { maxLength: 5 }),
        methods,
        (routes, segments, method) => expectAgreement(routerOf(routes, ""), `/${segments.join("/")}`, method),
      ),
      { numRuns: 3_000 },
    );
  });
});

describe("what it cannot match as the router does", () => {
  test.each([
    ["a wildcard", "/files/*rest", {}],
    ["an optional part", "/a{/b}", {}],
    ["a parameter beside text", "/a-:x", {}],
    ["an escaped character", String.raw`/a\:b`, {}],
  ])("is refused at the start: %s", (_what, path) => {
    expect(() => segmentTree(routerOf([["GET", path]]))).toThrow(/segment/);
  });

  test("is refused at the start: a router that folds case or forgives slashes", () => {
    const router = new Router({ prefix: "/v1" });
    router.register("/a", ["GET"], () => {});
    expect(() => segmentTree(router)).toThrow(/strict, sensitive/);
  });
});
