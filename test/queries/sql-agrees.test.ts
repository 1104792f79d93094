import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#src/foundation/db/database.ts";
import type { Value } from "#src/records/values/value.ts";
import { freshDatabase } from "#test/support/database.ts";
import { FOLDED_GLOBS, GLOBS } from "./globs.ts";
import { EVERYTHING, except, LONG_GLOBS, LONGEST, STORED, TOO_LONG, TRUTH } from "./truth.ts";
import { World } from "./world.ts";

let database: Database;
beforeAll(async () => {
  ({ database } = await freshDatabase());
});

describe("a condition on an attribute, in the database", () => {
  let world: World;
  const id = (name: string) => `d${Object.keys(STORED).indexOf(name) + 10}`;

  beforeAll(async () => {
    world = await World.create(database);
    const attributes = (value: Value | undefined): Record<string, Value> => (value === undefined ? {} : { x: value });
    await world.put(...Object.entries(STORED).map(([name, value]) => ({ id: id(name), attributes: attributes(value) })));
  });

  it.each(TRUTH)("%s %j matches %j and nothing else", async (operator, value, matching) => {
    expect(await world.ids(["attributes.x", operator, value])).toEqual(
      EVERYTHING.filter((name) => matching.includes(name)).map(id),
    );
  });

  it.each(TRUTH)("Not [%s %j] matches the rest", async (operator, value, matching) => {
    expect(await world.ids(["Not", ["attributes.x", operator, value]])).toEqual(except(...matching).map(id));
  });
});

describe("globs, in the database", () => {
  it.each([
    ["Glob", GLOBS],
    ["IGlob", FOLDED_GLOBS],
  ] as const)("%s matches what it matches in memory", async (operator, globs) => {
    const world = await World.create(database);
    const texts = [...new Set(globs.flatMap(([, matching, other]) => [...matching, ...other]))];
    const id = (text: string) => `t${String(texts.indexOf(text)).padStart(4, "0")}`;
    await world.put(...texts.map((text) => ({ id: id(text), attributes: { x: text } })));
    for (const [pattern, matching, other] of globs) {
      const found = await world.ids(["attributes.x", operator, pattern]);
      for (const text of matching) expect(found, `${pattern} matches ${JSON.stringify(text)}`).toContain(id(text));
      for (const text of other) expect(found, `${pattern} does not match ${JSON.stringify(text)}`).not.toContain(id(text));
    }
  });

  it("find strings of up to 500,000 bytes", async () => {
    const world = await World.create(database);
    await world.put({ id: "a", attributes: { x: LONGEST } }, { id: "b", attributes: { x: TOO_LONG } });
    for (const [operator, pattern, longest, tooLong] of LONG_GLOBS) {
      const expected = [...(longest ? ["a"] : []), ...(tooLong ? ["b"] : [])];
      expect(await world.ids(["attributes.x", operator, pattern]), `${operator} ${pattern}`).toEqual(expected);
    }
  });

  it("are fast for patterns that make backtracking matchers explode", async () => {
    const world = await World.create(database);
    await world.put({ id: "long", attributes: { x: "a".repeat(20_000) } });
    const started = performance.now();
    expect(await world.ids(["attributes.x", "Glob", `${"*a".repeat(500)}*b`])).toEqual([]);
    expect(await world.ids(["attributes.x", "Glob", `${"*[a]".repeat(200)}*b`])).toEqual([]);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
