import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const read = (path: string) => JSON.parse(readFileSync(resolve(ROOT, path), "utf8"));

const SET = ["compiler", "http", "openapi", "openapi3"];

test("the TypeSpec set is pinned to one version, which is what is installed: its parts do not resolve in any other", () => {
  const { devDependencies, overrides } = read("package.json");
  const wanted = SET.map((name) => devDependencies[`@typespec/${name}`]);
  expect(new Set(wanted).size).toBe(1);
  expect(wanted[0]).toMatch(/^\d+\.\d+\.\d+$/);
  expect(SET.map((name) => read(`node_modules/@typespec/${name}/package.json`).version)).toEqual(wanted);
  expect(read("node_modules/@typespec/asset-emitter/package.json").version).toBe(overrides["@typespec/asset-emitter"]);
});
