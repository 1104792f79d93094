import { isAbsolute, relative } from "node:path";
import { type DiagnosticTarget, getDirectoryPath, getSourceLocation, NoTarget, type Program } from "@typespec/compiler";
import type { Position } from "../model.ts";

/** Finds the position of a type, or of a diagnostic's subject, in the specification; relative to the project's root. */
export type Locate = (target: DiagnosticTarget | typeof NoTarget) => Position | null;

export function locator(root: string): Locate {
  return (target) => {
    if (target === NoTarget) return null;
    const location = getSourceLocation(target, { locateId: true });
    const path = location?.file.path;
    // A variant that is only the name of a scalar has no declaration of its own: the compiler gives it a file `<unknown location>`.
    if (!path || path.startsWith("<")) return null;
    const file = isAbsolute(path) ? relative(root, path) : path;
    return { file, line: location.file.getLineAndCharacterOfPosition(location.pos).line + 1 };
  };
}

/** The folder of `tspconfig.yaml`; without one, that of the entry point. */
export function rootOf(program: Program): string {
  const { config } = program.compilerOptions;
  return config ? getDirectoryPath(config) : program.projectRoot;
}
