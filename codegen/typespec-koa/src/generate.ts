/** Three of the four steps in a row: load, model, emit. `write.ts` is the fourth. */

import { checkApi } from "./checks/all.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { hasErrors } from "./diagnostic.ts";
import { emitAll } from "./emit/all.ts";
import type { GeneratedFile } from "./emit/generated-file.ts";
import type { Overlay } from "./load/host.ts";
import { load } from "./load/program.ts";
import { buildApi } from "./model/build.ts";
import type { Api } from "./model.ts";

export interface Generated {
  /** Null if the specification does not compile. */
  readonly api: Api | null;
  /** Sorted by path; empty if there are errors. */
  readonly files: readonly GeneratedFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Milliseconds per step. */
  readonly times: { readonly [step in "load" | "model" | "emit"]: number };
}

/** @param root the project's folder, to which positions are relative; `entry` is absolute */
export async function generate(root: string, entry: string, overlay?: Overlay): Promise<Generated> {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic);
  const started = performance.now();
  const loaded = await load(root, entry, report, overlay);
  const loadedAt = performance.now();
  const api = loaded && buildApi(loaded, report);
  if (api) checkApi(api, report);
  const modelledAt = performance.now();
  const files = api && !hasErrors(diagnostics) ? emitAll(api) : [];
  const times = { load: loadedAt - started, model: modelledAt - loadedAt, emit: performance.now() - modelledAt };
  return { api, files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), diagnostics, times };
}
