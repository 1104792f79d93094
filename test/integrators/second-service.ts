/**
 * A service of another domain, from the packed tarballs alone, in an empty folder: the steps of the README of `codegen/typespec-koa/`. Its
 * specification, handlers and test are in `library/`.
 */
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { command, type Workshop } from "./workshop.ts";

const LIBRARY = join(import.meta.dirname, "library");
const TYPESPEC = ["compiler", "http", "openapi", "openapi3"].map((name) => `@typespec/${name}@1.16.0`);
const NPM = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"];

export interface Packages {
  readonly emitter: string;
  readonly runtime: string;
}

/** @returns what each step took */
export async function secondService(workshop: Workshop, { emitter, runtime }: Packages): Promise<string> {
  const folder = await workshop.emptyFolder("second-service");
  const took: string[] = [];
  const step = async (name: string, file: string, ...given: string[]) => {
    const started = performance.now();
    const printed = await command(file, given, folder);
    took.push(`${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return printed;
  };
  const tool = (name: string) => join(folder, "node_modules/.bin", name);
  await step("npm install", "npm", "install", ...NPM, emitter, ...TYPESPEC);
  const template = ["node_modules/typespec-koa/templates/scaffolding.json", "--template", "service"];
  const given = [
    "--no-prompt",
    "--project-name",
    "library",
    "--args",
    `emitter=file:${emitter}`,
    "--args",
    `runtime=file:${runtime}`,
  ];
  await step("tsp init", tool("tsp"), "init", ...template, ...given);
  // What `tsp init` installs is not its business to report: this fails where it could not.
  await step("npm install", "npm", "install", ...NPM);
  await step("tsp compile", tool("tsp"), "compile", ".");
  await step("its test", process.execPath, "--test");

  await rm(join(folder, "spec/notes.tsp"));
  await cp(LIBRARY, folder, { recursive: true });
  const compiled = await step("tsp compile of the library", tool("tsp"), "compile", ".");
  if (/warning/.test(compiled)) throw new Error(compiled);
  await step("tsc", tool("tsc"));
  const tested = await step("its test", process.execPath, "--test");
  const [, passed] = /^\S* ?pass (\d+)$/m.exec(tested) ?? [];
  if (passed !== "7") throw new Error(`${passed} of 7 tests passed:\n${tested}`);
  const checked = await step("check", tool("typespec-koa"), "--check");
  if (!checked.startsWith("8 operations")) throw new Error(checked);
  await step("contract", tool("typespec-koa-contract"), "--accept");
  await smallerFile(folder);
  const broken = await step("contract of a smaller file", tool("typespec-koa-contract"), "--changelog");
  if (!broken.includes("`books_upload part picture` refuses files over 1000 bytes now")) throw new Error(broken);
  return took.join(", ");
}

async function smallerFile(folder: string): Promise<void> {
  const path = join(folder, "spec/books.tsp");
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace("@maxBytes(4194304)", "@maxBytes(1000)"));
}
