/**
 * A specification compiled in memory, and everything that is generated of it. The compiler validates and analyses the program as it does in
 * `tsp compile`. The commands and the tests then decide what is written.
 */
import { type CompilerOptions, compile } from "@typespec/compiler";
import { analysisOf } from "./analysis.ts";
import { type Diagnostic, hasErrors } from "./diagnostic.ts";
import { emitAll } from "./emit/all.ts";
import type { GeneratedFile } from "./emit/generated-file.ts";
import { hostOf, type Overlay } from "./load/host.ts";
import { locator } from "./load/position.ts";
import type { Api } from "./model.ts";
import type { Project } from "./project.ts";

export interface Generated {
  /** Null if the specification does not compile. */
  readonly api: Api | null;
  /** Sorted by path; empty if there are errors. */
  readonly files: readonly GeneratedFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Milliseconds per step. */
  readonly times: { readonly [step in "load" | "model" | "emit"]: number };
}

/** The contract of a specification and its diagnostics, without files. */
export async function contractOf(
  { root, entry, options }: Project,
  overlay: Overlay = new Map(),
): Promise<Pick<Generated, "api" | "diagnostics"> & { readonly took: number }> {
  const given: CompilerOptions = { ...options, noEmit: true };
  const program = await compile(hostOf(overlay), entry, given);
  const locate = locator(root);
  const found = program.diagnostics.map(
    ({ code, severity, message, target }): Diagnostic => ({ code, severity, message, position: locate(target) }),
  );
  const told = new Map(found.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  const analysis = analysisOf(program);
  return { api: analysis?.api ?? null, diagnostics: [...told.values()], took: analysis?.took ?? 0 };
}

export async function generate(project: Project, overlay?: Overlay): Promise<Generated> {
  const started = performance.now();
  const { api, diagnostics, took } = await contractOf(project, overlay);
  const modelledAt = performance.now();
  const files = api && !hasErrors(diagnostics) ? await emitAll(api, project.root) : [];
  const times = { load: modelledAt - started - took, model: took, emit: performance.now() - modelledAt };
  return { api, files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), diagnostics, times };
}
