/** `$onEmit`: what `tsp compile` calls. It writes what differs into `output-dir`, and removes what is no longer made. */
import { type EmitContext, resolvePath } from "@typespec/compiler";
import { analyse } from "./analysis.ts";
import { hasErrors } from "./diagnostic.ts";
import { rootOf } from "./load/position.ts";
import type { Options } from "./settings.ts";
import { apply, difference } from "./write.ts";

export async function $onEmit({ program, emitterOutputDir }: EmitContext<Options>): Promise<void> {
  const analysis = await analyse(program);
  if (!analysis?.api || program.compilerOptions.noEmit || hasErrors(analysis.diagnostics)) return;
  // Types, validators and bundles are large libraries, which an editor does not need.
  const { emitAll } = await import("./emit/all.ts");
  await apply(resolvePath(emitterOutputDir), await difference(emitterOutputDir, await emitAll(analysis.api, rootOf(program))));
}
