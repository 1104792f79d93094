/** `npm run faults` names the files that it runs. One that draws more at length but is not named would never do so. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const words = scripts.faults!.split(" ");
const settings = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split("=")[0]!);
const filters = words.slice(words.indexOf("run") + 1);

const sources = readdirSync("test", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.startsWith("bench/"))
  .map((name) => join("test", name));
const texts = new Map(sources.map((path) => [path, readFileSync(path, "utf8")]));

/** How often something is drawn or done: `ORACLE_RUNS`. The cluster's faults have a command of their own that sets theirs. */
const COUNT = /process\.env\.((?!CLUSTER_)[A-Z_]*(?:RUNS|ROUNDS|SIMULATIONS))\b/g;

/** Of `FUZZ_RUNS`: requests made of bytes are as many in each run. */
const AS_MANY = ["test/server/http/fuzz.test.ts", "test/support/generated.test.ts", "test/support/generated.ts"];

function importsOf(path: string): string[] {
  return [...texts.get(path)!.matchAll(/from "([^"]+\.ts)"/g)].map(([, name]) =>
    name!.startsWith("#test/") ? name!.replace("#", "") : relative(".", resolve(dirname(path), name!)),
  );
}

/** Test files that read such a number, themselves or through what they import. */
function drawing(): string[] {
  const found = new Set(sources.filter((path) => !AS_MANY.includes(path) && texts.get(path)!.match(COUNT) !== null));
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const path of sources) if (importsOf(path).some((name) => found.has(name))) found.add(path);
  }
  return [...found].filter((path) => path.endsWith(".test.ts") && path !== "test/support/at-length.test.ts").sort();
}

describe("npm run faults", () => {
  it("runs every test that draws more at length", () => {
    expect(drawing().length).toBeGreaterThan(15);
    expect(drawing().filter((path) => !filters.some((filter) => path.includes(filter)))).toEqual([]);
  });

  it("sets every number that such a test reads", () => {
    const read = new Set([...texts.values()].flatMap((text) => [...text.matchAll(COUNT)].map(([, name]) => name!)));
    expect([...read].filter((name) => !settings.includes(name))).toEqual([]);
  });

  it("names no file that is not there", () => {
    expect(filters.filter((filter) => !sources.some((path) => path.includes(filter)))).toEqual([]);
  });
});
