/**
 * The contract of a compiled program and what is wrong with it. It is made once for each program, when the compiler validates it: in an
 * editor, in `tsp compile` and in `npm run generate`. The linter's rules and the emitter find it in the program.
 */
import type { Program } from "@typespec/compiler";
import { checkApi } from "./checks/all.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { NAME } from "./library.ts";
import { configured } from "./load/options.ts";
import { loaded } from "./load/program.ts";
import { buildApi } from "./model/build.ts";
import type { Api } from "./model.ts";

export interface Analysis {
  /** Null if the specification cannot be read. */
  readonly api: Api | null;
  /** Of the generator's own; those of the compiler are in the program. */
  readonly diagnostics: readonly Diagnostic[];
  /** Milliseconds. */
  readonly took: number;
}

/** By name, because the compiler may load this module beside a test's own instance of it. The key in the map is the program's root. */
const KEY = Symbol.for(`${NAME}/analysis`);

/** Null if the program has errors, or does not configure this emitter. */
export async function analyse(program: Program): Promise<Analysis | null> {
  const known = analysisOf(program);
  if (known) return known;
  const settings = configured(program);
  if (settings === null || program.hasError()) return null;
  const started = performance.now();
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic);
  const read = await loaded(program, settings, report);
  const api = read && buildApi(read, report);
  if (api) checkApi(api, report);
  const analysis = { api, diagnostics, took: performance.now() - started };
  program.stateMap(KEY).set(program.getGlobalNamespaceType(), analysis);
  return analysis;
}

export function analysisOf(program: Program): Analysis | null {
  return (program.stateMap(KEY).get(program.getGlobalNamespaceType()) as Analysis | undefined) ?? null;
}
