/** A definition that a command takes: JSON, or a JSON file after `@`. */
import { readFileSync } from "node:fs";
import { parseUnrepeated } from "typespec-koa-runtime/json";
import { UsageError } from "./command.ts";
import { jsonProblem } from "./json-problem.ts";

/** @throws UsageError */
export function definitionOf(given: string): unknown {
  const file = given.startsWith("@") ? given.slice(1) : null;
  try {
    return parseUnrepeated(file === null ? given : readFileSync(file, "utf8"));
  } catch (error) {
    const { code } = error as Error & { code?: string };
    if (code === "ENOENT") throw new UsageError(`The file "${file}" does not exist.`);
    throw new UsageError(`${file === null ? "The definition" : `"${file}"`} ${jsonProblem(error, "must be JSON")}`);
  }
}
