/** What runs leave in memory: one directory a checkout, and none of a checkout that is gone. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { keptDirectory, removeOfGoneCheckouts } from "./kept-directories.ts";

it("removes the directories whose checkout is gone and whose server has ended, and no others", () => {
  const place = mkdtempSync(join(tmpdir(), "kept-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const of = (checkout: string) => keptDirectory(place, "test", join(place, checkout));
  mkdirSync(join(place, "here"));
  const [here, gone, served, ended] = [of("here"), of("gone"), of("served"), of("ended")];
  for (const [directory, pid] of [
    [served, process.pid],
    [ended, 2 ** 30],
  ] as const) {
    const data = join(directory, "postgres/cluster/data");
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, "postmaster.pid"), `${pid}\n${data}\n`);
  }
  const others = ["judgment-service-unnamed", "another"].map((name) => join(place, name));
  for (const directory of others) mkdirSync(directory);
  removeOfGoneCheckouts(place);
  expect([here, gone, served, ended, ...others].map((directory) => existsSync(directory))).toEqual([
    true,
    false,
    true,
    false,
    true,
    true,
  ]);
  expect(keptDirectory(place, "test", join(place, "here"))).toBe(here);
});
