/** Names in Python: arguments, methods, attributes and classes. */
import { pascalCase, snakeCase } from "../../model/names.ts";
import type { Api, Operation, Parameter, Resource } from "../../model.ts";

const KEYWORDS = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if import in is
  lambda nonlocal not or pass raise return try while with yield`.split(/\s+/),
);

/** The arguments that every method has. */
export const OWN_ARGUMENTS = new Set(["self", "body", "timeout", "max_retries", "on_response", "cancellation"]);

/** An identifier. A keyword gets an underscore, as is usual. */
export function identifier(name: string): string {
  const plain = snakeCase(name).replaceAll(/[^a-z0-9_]+/g, "_");
  const text = /^[0-9]/.test(plain) ? `_${plain}` : plain;
  return KEYWORDS.has(text) ? `${text}_` : text;
}

export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !KEYWORDS.has(name) && !/^__/.test(name);
}

/** The argument of each parameter, in the order of the parameters. Where two would have one name, the later one says where it goes. */
export function argumentNames({ parameters, responses }: Operation): Map<Parameter, string> {
  const taken = new Set(OWN_ARGUMENTS);
  if (responses.some(({ events }) => events)) taken.add("reconnect");
  const named = parameters.map((parameter): [Parameter, string] => {
    let name = identifier(parameter.name);
    if (taken.has(name)) name = `${name}_${parameter.in}`;
    taken.add(name);
    return [parameter, name];
  });
  return new Map(named);
}

/** A method of a resource; with the suffix `_all` for all pages. */
export function methodName(operation: Operation): string {
  return identifier(operation.name);
}

export function attributeName(resource: Resource): string {
  return identifier(resource.name);
}

export const moduleName = attributeName;

export function errorClass(code: string): string {
  return `${code.split("_").map(pascalCase).join("")}Error`;
}

/** `judgment_service_client`, of the title `Judgment Service`, unless the project names it. */
export function packageName({ settings, info }: Pick<Api, "settings" | "info">): string {
  return settings.python.package ?? `${info.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_")}_client`;
}
