/** A problem in a specification, found by the compiler or the generator, always with the line to fix. */
import type { Position } from "./model.ts";

export interface Diagnostic {
  /**
   * The compiler's own codes have no prefix or a library's (`@typespec/http/…`). Those of the generator begin with `typespec-koa/`.
   */
  readonly code: string;
  /** With an error, nothing is written. A warning fails `--check`. */
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly position: Position | null;
}

/** Collects diagnostics. It is passed to all code that may find a mistake, so that one run reports them all. */
export type Report = (diagnostic: Diagnostic) => void;

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}

/** `spec/documents.tsp:12 error typespec-koa/missing-role: …`, sorted by file and line, each once. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string[] {
  const sorted = [...diagnostics].sort(
    (a, b) =>
      compare(a.position?.file ?? "", b.position?.file ?? "") ||
      (a.position?.line ?? 0) - (b.position?.line ?? 0) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
  const lines = sorted.map(({ position, severity, code, message }) => {
    const place = position ? `${position.file}:${position.line} ` : "";
    return `${place}${severity} ${code}: ${message}`;
  });
  return [...new Set(lines)];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
