/** `client/errors.ts`: the service's error, typed by code. */
import { pascalCase } from "../../model/names.ts";
import { references } from "../../model/references.ts";
import type { Api, Operation, Schema } from "../../model.ts";
import { referenced } from "../../schema.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { type Import, type Statement, sourceFile, typeAlias } from "../typescript/source-file.ts";
import { typeImports } from "../typescript/type-imports.ts";
import { literal, typeText, union } from "../typescript/type-text.ts";

export function emitClientErrors(api: Api): GeneratedFile {
  const imports = [
    { from: "./runtime/errors.ts", names: ["ErrorResponse"], values: true },
    ...typeImports(api, "", references(detailsByCode(api).flatMap(([, details]) => details ?? [])), "client.ts").map(fromTop),
  ];
  return sourceFile("errors.ts", imports, [errorCode(api), errorDetails(api), declaredErrors(api), errorClass(api)]);
}

/** Resources import from a neighbouring folder; this file is one level above. */
function fromTop({ from, names }: Import): Import {
  return { from: from.replace("../", "./"), names };
}

/**
 * The details of each code's error, or null if its model has none. The model is that of the code's own status, because
 * `unavailable` is also sent as 501 for an operation that is not served.
 */
export function detailsByCode(api: Api): [code: string, details: Schema | null][] {
  const types = new Map(api.types.map((type) => [type.name, type.schema]));
  const member = (schema: Schema | undefined, name: string) => {
    const target = schema && (types.get(referenced(schema) ?? "") ?? schema);
    return target?.properties?.[name];
  };
  return api.errorCodes.map(({ code, status }) => {
    const model = api.errors.find((error) => error.code === code && error.status === status);
    return [code, member(member(model?.schema, "error"), "details") ?? null];
  });
}

function errorCode({ errorCodes }: Api): Statement {
  const lines = errorCodes.map(({ code, description }) => `- \`${code}\`: ${description}`);
  const doc = `Every error code that this client knows. A newer service may send others. Handle those by their status.\n\n${lines.join("\n")}`;
  return typeAlias("ErrorCode", [doc], union(errorCodes.map(({ code }) => literal(code))));
}

function errorDetails(api: Api): Statement {
  const lines = detailsByCode(api).map(
    ([code, details]) => `  ${code}: ${details ? typeText(details) : "Record<string, unknown>"};`,
  );
  return `/** The type of the details of an error, by its code. */\nexport interface DetailsByCode {\n${lines.join("\n")}\n}\n`;
}

function declaredErrors(api: Api): Statement {
  const operations = api.resources.flatMap((resource) => resource.operations).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const lines = operations.map(
    (operation) => `  ${operation.id}: ${errorCodesOf(api, operation).map(literal).join(" | ") || "never"};`,
  );
  return `/** The errors that each operation declares. */\nexport interface DeclaredErrors {\n${lines.join("\n")}\n}\n`;
}

export function errorCodesOf(api: Api, { responses }: Operation): string[] {
  const names = responses.flatMap((response) => response.errors);
  const codes = api.errors.filter(({ name }) => names.includes(name)).map(({ code }) => code);
  return [...new Set(codes)].sort();
}

/** `JudgmentServiceError`, of the title `Judgment Service`, unless the project names it. */
export function errorName({ settings, info }: Pick<Api, "settings" | "info">): string {
  const words = info.title.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  return settings.client.error ?? `${words.map(pascalCase).join("")}Error`;
}

function errorClass(api: Api): Statement {
  const name = errorName(api);
  const example = api.errorCodes.find(({ code }) => code === "conflict") ?? api.errorCodes[0];
  return `/**
 * The service refused or failed a call. \`code\` says why, and determines the type of \`details\`:
 *
 * \`\`\`ts
 * if (error instanceof ${name} && error.code === "${example?.code ?? "not_found"}") error.details;
 * \`\`\`
 */
export type ${name}<Code extends ErrorCode = ErrorCode> = { [Each in Code]: ErrorResponse<Each, DetailsByCode[Each]> }[Code];

export const ${name} = ErrorResponse as unknown as abstract new (...made: never) => ${name};
`;
}
