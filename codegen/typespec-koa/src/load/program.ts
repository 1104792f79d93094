/** The first step: reads a compiled specification, and makes its OpenAPI form, from which schemas are read. */
import { dirname } from "node:path";
import type { Program, Diagnostic as TypeSpecDiagnostic } from "@typespec/compiler";
import { getAllHttpServices, type HttpService } from "@typespec/http";
import { getOpenAPI3 } from "@typespec/openapi3";
import type { Report } from "../diagnostic.ts";
import type { Position } from "../model.ts";
import type { Settings } from "../settings.ts";
import type { RawDocument } from "./document.ts";
import { type Locate, locator, rootOf } from "./position.ts";

export interface Loaded {
  readonly program: Program;
  readonly service: HttpService;
  readonly document: RawDocument;
  readonly locate: Locate;
  readonly settings: Settings;
  /** The line of @service, for what has no line of its own. */
  readonly entry: Position;
  /** The folder of the file that declares the service, relative to the root; folders below it order what is generated. */
  readonly folder: string;
}

/** Null if it cannot be read. The reasons are reported in any case. */
export async function loaded(program: Program, settings: Settings, report: Report): Promise<Loaded | null> {
  const root = rootOf(program);
  const locate = locator(root);
  const told = new Set<string>();
  let failed = false;
  const tell = (diagnostics: readonly TypeSpecDiagnostic[]) => {
    for (const { code, severity, message, target } of diagnostics) {
      const diagnostic = { code, severity, message, position: locate(target) };
      if (severity === "error") failed = true;
      const key = JSON.stringify(diagnostic);
      if (!told.has(key)) report(diagnostic);
      told.add(key);
    }
  };

  const [[service, ...others], diagnostics] = getAllHttpServices(program);
  tell(diagnostics);
  if (!service || others.length > 0 || service.operations.length === 0) {
    const message = "The specification declares one @service, with operations.";
    report({ code: "typespec-koa/one-service", severity: "error", message, position: null });
    return null;
  }

  // Namespaces are open to every file, and one of them says that it is the service.
  const says = service.namespace.decorators.find(({ definition }) => definition?.name === "@service");
  const entry = locate(says?.node ?? service.namespace) ?? { file: "main.tsp", line: 1 };

  const [record] = await getOpenAPI3(program, { "openapi-versions": ["3.1.0"], "safeint-strategy": "double-int" });
  if (!record || record.versioned) throw new Error("@typespec/openapi3 gave no document");
  tell(record.diagnostics);
  if (failed || program.hasError()) return null;
  // Through JSON, the emitter's own containers become plain objects, and undefined members disappear.
  const document: RawDocument = JSON.parse(JSON.stringify(record.document));
  return { program, service, document, locate, settings, entry, folder: dirname(entry.file) };
}
