/** The Python client as a wheel: a program that uses it, and the type checker. Python and its tools come from the system, not from a registry. */
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mypy, mypyPath, PACKAGE, reportFrom, wheelOf, wheels } from "../contract/python/python.ts";
import { API_KEY } from "./background.ts";
import { command, ROOT, Skipped } from "./workshop.ts";

const EXAMPLE = "test/contract/python/example.py";

export async function pythonProgram(folder: string, baseUrl: string): Promise<string> {
  if (!wheels.there) throw new Skipped(`for want of ${wheels.what}. To run it: ${wheels.cure}`);
  const source = join(folder, "python");
  await cp(PACKAGE, source, { recursive: true });
  const wheel = await wheelOf(source);
  const { created, queried, refused, together } = await reportFrom(wheel, "example.py", baseUrl, API_KEY, "integrators/python");
  const problems = [
    created.version === 1 ? [] : `the judgment's version is ${created.version}`,
    created.freshness === "fresh" ? [] : `the answer is ${created.freshness}`,
    queried.ids.length === 2 ? [] : `the query found ${queried.ids}`,
    refused.conflict?.[0] === "conflict" ? [] : `a name that is taken was ${JSON.stringify(refused)}`,
    together.read.length === 3 ? [] : `asyncio read ${together.read}`,
  ].flat();
  if (problems.length > 0) throw new Error(problems.join("; "));
  return "creates, writes, waits, queries, understands errors, and does it under asyncio";
}

export async function pythonTypes(folder: string): Promise<string> {
  if (!mypy.there) throw new Skipped(`for want of ${mypy.what}. To run it: ${mypy.cure}`);
  const cache = ["--cache-dir", join(folder, "mypy")];
  const config = join(folder, "mypy.ini");
  await writeFile(config, `[mypy]\nmypy_path = ${PACKAGE}\n`);
  const given = ["--config-file", config, "--strict", "--python-version", "3.9", ...cache];
  const said = await command(mypyPath!, [...given, join(PACKAGE, "judgment_client"), join(ROOT, EXAMPLE)], folder);
  const lines = (await readFile(join(ROOT, EXAMPLE), "utf8")).split("\n").length;
  return `${said.trim()}, and none in a program of ${lines} lines`;
}
