/** The `@error` models and their codes. Only they define the status of each code. */
import { getDoc, isErrorModel, isErrorType, type Model, type Program, type Type } from "@typespec/compiler";
import { getHeaderFieldName, getStatusCodesWithDiagnostics, isHeader, isStatusCode } from "@typespec/http";
import type { Report } from "../diagnostic.ts";
import type { Loaded } from "../load/program.ts";
import type { ErrorCodeMember, ErrorModel, Header, Schema } from "../model.ts";
import { reference, referenced } from "../schema.ts";
import type { Declarations } from "./declarations.ts";

const NOT_SERVED = 501;

/** @param headers all response headers, by name */
export function errorModels(
  loaded: Loaded,
  schemas: ReadonlyMap<string, Schema>,
  headers: ReadonlyMap<string, Header>,
  report: Report,
): ErrorModel[] {
  const { program, service, locate, settings, entry } = loaded;
  const models = [...service.namespace.models.values()].filter((model) => isErrorModel(program, model));
  const found = models.flatMap((model) => {
    const position = locate(model) ?? entry;
    const refuse = (code: string, message: string) =>
      void report({ code: `typespec-koa/${code}`, severity: "error", message: `\`${model.name}\` ${message}`, position });
    const status = statusOf(program, model);
    const code = codeOf(schemas, model.name);
    if (status === null) refuse("error-without-status", "needs one @statusCode.");
    if (code === null) refuse("error-without-code", `needs \`error.code\`, a member of \`${settings.errors.codes}\`.`);
    if (status === null || code === null) return [];
    const own = [...model.properties.values()].filter((property) => isHeader(program, property));
    const sent = own.flatMap((property) => headers.get(getHeaderFieldName(program, property)) ?? []);
    const description = getDoc(program, model) ?? "";
    return [{ name: model.name, status, code, description, schema: reference(model.name), headers: sent, position }];
  });
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The error models among the types that an operation returns. */
export function errorsReturned(program: Program, returned: Type): string[] {
  if (returned.kind === "Union")
    return [...returned.variants.values()].flatMap((variant) => errorsReturned(program, variant.type));
  return returned.kind === "Model" && isErrorModel(program, returned) && !isErrorType(returned) ? [returned.name] : [];
}

export function errorCodes(
  { settings, entry }: Loaded,
  schemas: ReadonlyMap<string, Schema>,
  declared: Declarations,
  errors: readonly ErrorModel[],
  report: Report,
): ErrorCodeMember[] {
  const declaration = declared.get(settings.errors.codes);
  return (schemas.get(settings.errors.codes)?.enum ?? []).flatMap((value, index) => {
    const code = String(value);
    const position = declaration?.members[`/enum/${index}`] ?? declaration?.position ?? entry;
    const statuses = new Set(
      errors.filter((error) => error.code === code && error.status !== NOT_SERVED).map((error) => error.status),
    );
    const [status] = statuses;
    if (status === undefined || statuses.size > 1) {
      const message = `\`${code}\` is carried by ${status ? `models of ${[...statuses].join(" and ")}` : "no @error model"}; it needs one status.`;
      report({ code: "typespec-koa/error-code-status", severity: "error", message, position });
      return [];
    }
    return [{ code, status, description: declaration?.values[index]?.description ?? "", position }];
  });
}

function statusOf(program: Program, model: Model): number | null {
  const property = [...model.properties.values()].find((candidate) => isStatusCode(program, candidate));
  if (!property) return null;
  const [[status, ...others]] = getStatusCodesWithDiagnostics(program, property);
  return typeof status === "number" && others.length === 0 ? status : null;
}

function codeOf(schemas: ReadonlyMap<string, Schema>, name: string): string | null {
  const member = (schema: Schema | undefined, property: string): Schema | undefined => {
    const target = schema && referenced(schema) !== null ? schemas.get(referenced(schema) ?? "") : schema;
    return target?.properties?.[property];
  };
  const [code, ...others] = member(member(schemas.get(name), "error"), "code")?.enum ?? [];
  return typeof code === "string" && others.length === 0 ? code : null;
}
