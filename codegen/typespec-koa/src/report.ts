/** Diagnostics of the model as the compiler's. */
import { type DiagnosticTarget, NoTarget, type Program, resolvePath } from "@typespec/compiler";
import type { Diagnostic } from "./diagnostic.ts";
import { rootOf } from "./load/position.ts";
import type { Position } from "./model.ts";

export function tell(program: Program, { code, severity, message, position }: Diagnostic): void {
  program.reportDiagnostic({ code, severity, message, target: targetOf(program, position) });
}

/** The line of a position. */
export function targetOf(program: Program, position: Position | null): DiagnosticTarget | typeof NoTarget {
  const file = position && program.sourceFiles.get(resolvePath(rootOf(program), position.file))?.file;
  if (!file) return NoTarget;
  const starts = file.getLineStarts();
  const pos = starts[position.line - 1] ?? 0;
  const indent = /^\s*/.exec(file.text.slice(pos, starts[position.line]))?.[0].length ?? 0;
  return { file, pos: pos + indent, end: Math.max(pos + indent, (starts[position.line] ?? file.text.length) - 1) };
}
