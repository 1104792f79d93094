/**
 * Every operation of the contract has an authorization case. Every built operation has a file of API tests.
 *
 * `apiOf` checks the rest when a file has run: that its operations answered with success and with each declared error.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { operations } from "#generated/routes.ts";
import { operationCases } from "./support/operation-cases.ts";

const tested = new Map<string, string[]>();
for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith(".test.ts"))) {
  const source = readFileSync(join(import.meta.dirname, file), "utf8");
  for (const [, list] of source.matchAll(/^const api = apiOf\(\[([^\]]*)\]/gm)) {
    for (const [, id] of list!.matchAll(/"([^"]+)"/g)) tested.set(id!, [...(tested.get(id!) ?? []), file]);
  }
}

describe.each(operations.map(({ id, unbuilt }) => ({ id, unbuilt })))("$id", ({ id, unbuilt }) => {
  it("has an authorization case", () => {
    expect(Object.keys(operationCases)).toContain(id);
  });

  it(unbuilt ? "is left to unbuilt.test.ts" : "is answered for by one file of API tests", () => {
    expect(tested.get(id) ?? []).toHaveLength(unbuilt ? 0 : 1);
  });
});

it("has no case of an operation that there is not", () => {
  const ids = operations.map(({ id }) => id);
  expect([...Object.keys(operationCases), ...tested.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});
