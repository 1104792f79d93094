import type { Program } from "@typespec/compiler";
import { NAME } from "../library.ts";
import { type Options, type Settings, settingsOf } from "../settings.ts";

/** What the project's `tspconfig.yaml` says to this emitter. Null if it says nothing: then the library is only imported. */
export function configured(program: Program): Settings | null {
  const options = program.compilerOptions.options?.[NAME];
  const emits = program.compilerOptions.emit?.includes(NAME) ?? false;
  return options || emits ? settingsOf(options as Options) : null;
}
