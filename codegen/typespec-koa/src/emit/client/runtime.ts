import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GeneratedFile } from "../generated-file.ts";

const FOLDER = join(import.meta.dirname, "../client-runtime");
const MARKER = "// Copied from codegen/typespec-koa/src/emit/client-runtime/ by `npm run generate`. Do not edit.\n";

/** The hand-written part, unchanged. */
export function runtimeFiles(): GeneratedFile[] {
  const names = readdirSync(FOLDER).sort();
  return names.map((name) => {
    const text = readFileSync(join(FOLDER, name), "utf8");
    return name.endsWith(".ts") ? { path: `runtime/${name}`, text: MARKER + text } : { path: name, text };
  });
}
