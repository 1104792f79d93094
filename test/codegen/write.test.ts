import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { apply, difference } from "../../codegen/typespec-koa/src/write.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "write-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const FILES = [
  { path: "things/types.ts", text: "types\n" },
  { path: "routes.ts", text: "routes\n" },
];

async function write(files: typeof FILES) {
  const found = await difference(folder, files);
  await apply(folder, found);
  return { changed: found.changed.map(({ path }) => path), stale: found.stale };
}

describe("writing", () => {
  test("makes folders and files where there are none", async () => {
    expect(await write(FILES)).toEqual({ changed: ["things/types.ts", "routes.ts"], stale: [] });
    expect(readFileSync(join(folder, "things/types.ts"), "utf8")).toBe("types\n");
  });

  test("leaves alone what has not changed", async () => {
    await write(FILES);
    const past = new Date("2020-01-01T00:00:00Z");
    for (const { path } of FILES) utimesSync(join(folder, path), past, past);
    expect(await write([{ path: "routes.ts", text: "other\n" }, FILES[0]!])).toEqual({ changed: ["routes.ts"], stale: [] });
    expect(statSync(join(folder, "things/types.ts")).mtime).toEqual(past);
    expect(statSync(join(folder, "routes.ts")).mtime).not.toEqual(past);
  });

  test("removes what is no longer made, with folders that are empty then, and keeps the lock", async () => {
    await write(FILES);
    mkdirSync(join(folder, "old"));
    writeFileSync(join(folder, "old/types.ts"), "old\n");
    writeFileSync(join(folder, "contract.lock.json"), "{}\n");
    expect(await write([FILES[1]!])).toEqual({ changed: [], stale: ["old/types.ts", "things/types.ts"] });
    expect(readdirSync(folder).sort()).toEqual(["contract.lock.json", "routes.ts"]);
  });

  test("looking for differences writes nothing", async () => {
    await difference(folder, FILES);
    expect(readdirSync(folder)).toEqual([]);
  });
});
