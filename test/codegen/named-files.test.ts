/** What the guides tell a reader to open is there. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const NAMED = /\b(?:codegen|generated|plugins|spec|src|test)\/[A-Za-z0-9_./-]*[A-Za-z0-9_/]/g;

/** Files and folders that a text names; those with a part to fill in (`plugins/engines/<name>/`, `NNNN-name.ts`) up to the part. */
function namedIn(text: string): string[] {
  const named = [...text.matchAll(NAMED)].map(([path]) => path.replace(/NNNN.*/, ""));
  return [...new Set(named)].sort();
}

describe.each(["README.md", "CONTRIBUTING.md", "SECURITY.md"])("%s", (guide) => {
  const named = namedIn(readFileSync(new URL(guide, root), "utf8"));

  it("names files", () => {
    expect(named.length).toBeGreaterThan(3);
  });

  it("names files that exist", () => {
    expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });
});
