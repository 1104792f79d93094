/** The first step: compiles the specification in memory, and makes its OpenAPI form, from which schemas are read. */
import { compile, type Program, type Diagnostic as TypeSpecDiagnostic } from "@typespec/compiler";
import { getAllHttpServices, type HttpService } from "@typespec/http";
import { getOpenAPI3 } from "@typespec/openapi3";
import type { Diagnostic, Report } from "../diagnostic.ts";
import type { RawDocument } from "./document.ts";
import { hostOf, type Overlay } from "./host.ts";
import { type Locate, locator } from "./position.ts";

export type { Overlay } from "./host.ts";

export interface Loaded {
  readonly program: Program;
  readonly service: HttpService;
  readonly document: RawDocument;
  readonly locate: Locate;
}

/** Compiles the specification. Null if it does not compile. The reasons are reported in any case. */
export async function load(root: string, entry: string, report: Report, overlay: Overlay = new Map()): Promise<Loaded | null> {
  const locate = locator(root);
  const told = new Set<string>();
  let failed = false;
  const tell = (diagnostics: readonly TypeSpecDiagnostic[]) => {
    for (const { code, severity, message, target } of diagnostics) {
      const diagnostic: Diagnostic = { code, severity, message, position: locate(target) };
      if (severity === "error") failed = true;
      const key = JSON.stringify(diagnostic);
      if (!told.has(key)) report(diagnostic);
      told.add(key);
    }
  };

  const program = await compile(hostOf(overlay), entry, { noEmit: true });
  tell(program.diagnostics);
  if (failed) return null;

  const [[service, ...others], diagnostics] = getAllHttpServices(program);
  tell(diagnostics);
  if (!service || others.length > 0 || service.operations.length === 0) {
    const message = "The specification declares one @service, with operations.";
    report({ code: "contract/one-service", severity: "error", message, position: { file: entry, line: 1 } });
    return null;
  }

  const [record] = await getOpenAPI3(program, { "openapi-versions": ["3.1.0"] });
  if (!record || record.versioned) throw new Error("@typespec/openapi3 gave no document");
  tell(record.diagnostics);
  tell(program.diagnostics); // what the two libraries reported on the program itself
  if (failed) return null;
  // Through JSON, the emitter's own containers become plain objects, and undefined members disappear.
  const document: RawDocument = JSON.parse(JSON.stringify(record.document));
  return { program, service, document, locate };
}
