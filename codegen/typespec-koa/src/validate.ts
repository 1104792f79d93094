import type { Program } from "@typespec/compiler";
import { analyse } from "./analysis.ts";
import { WARNED } from "./linted.ts";
import { tell } from "./report.ts";

/** Reports what keeps a specification from being generated. What only the linter warns of is left to its rules. */
export async function $onValidate(program: Program): Promise<void> {
  const analysis = await analyse(program);
  for (const diagnostic of analysis?.diagnostics ?? []) if (!WARNED.has(diagnostic.code)) tell(program, diagnostic);
}
