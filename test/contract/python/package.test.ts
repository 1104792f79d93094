/** The generated Python client as a package: typed, built as a wheel without a network, and used from it. */
import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { needs } from "#test/support/needs.ts";
import { mypy, mypyPath, PACKAGE, pythonPath, wheelOf, wheels } from "./python.ts";

const run = promisify(execFile);
const EXAMPLE = resolve(import.meta.dirname, "example.py");

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "python-client-"));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test("mypy --strict accepts the package, a program that uses it, and no wrong program", needs(mypy), async () => {
  const wrong = resolve(import.meta.dirname, "wrong.py");
  const options = { env: { ...process.env, MYPYPATH: PACKAGE }, cwd: await folder() };
  // One run for all: reading Python's own types is most of its time, and nobody asks again for what a cache would keep.
  const given = ["--strict", "--python-version", "3.9", "--cache-dir", devNull, join(PACKAGE, "judgment_client"), EXAMPLE, wrong];
  const { stdout } = await run(mypyPath!, given, options).catch((error: { stdout: string }) => error);
  expect(stdout).toMatch(/^Found 5 errors in 1 file \(checked \d+ source files\)$/m);
  // Each line of the program that is wrong says so.
  const found = [...stdout.matchAll(/wrong\.py:(\d+): error: .*\[([a-z-]+)\]$/gm)].map(([, line, code]) => `${line} ${code}`);
  expect(found).toEqual(["6 typeddict-item", "7 typeddict-item", "8 call-arg", "9 typeddict-item", "11 comparison-overlap"]);
});

test("It is built as a wheel without a network, which holds its types", needs(wheels), async () => {
  const source = await folder();
  await cp(PACKAGE, source, { recursive: true });
  const path = await wheelOf(source);
  const wheel = basename(path);
  expect(wheel).toMatch(/^judgment_client-\d+\.\d+\.\d+-py3-none-any\.whl$/);
  const program = "import judgment_client, sys; print(judgment_client.__file__, len(judgment_client.__all__))";
  const { stdout } = await run(pythonPath!, ["-c", program], { cwd: tmpdir(), env: { ...process.env, PYTHONPATH: path } });
  expect(stdout).toContain(`${wheel}/judgment_client/__init__.py`);
  const listed = await run(pythonPath!, ["-m", "zipfile", "-l", path]);
  expect(listed.stdout).toMatch(/judgment_client\/py\.typed/);
  expect(listed.stdout).toMatch(/judgment_client\/_runtime\/caller\.py/);
});
