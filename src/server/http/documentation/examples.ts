/** Calls of an operation in curl, TypeScript and Python, from the examples of the contract. */
import type { JsonObject } from "#src/foundation/json/json.ts";

export interface Called {
  readonly id: string;
  readonly resource: string;
  readonly method: string;
  readonly path: string;
  /** The parameters that a call must have, with an example of each. */
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example: string }[];
  /** Undefined if it takes none. */
  readonly body: unknown;
}

export function curl({ method, path, parameters, body }: Called): string {
  const url = `$API${filled(path, parameters)}`;
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}"${url}"`,
    '-H "Authorization: Bearer $KEY"',
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`]),
  ];
  return lines.join(" \\\n  ");
}

export function typescript({ id, resource, parameters, body }: Called): string {
  const given = parameters.map(({ name, example }) => `${camel(name)}: ${JSON.stringify(example)}`);
  const all = [...given, ...(body === undefined ? [] : [`body: ${literal(body)}`])];
  const call = `await client.${camel(resource)}.${camel(id.slice(resource.length + 1))}(${all.length === 0 ? "" : `{ ${all.join(", ")} }`});`;
  return id.endsWith("_delete") && body === undefined && !call.includes("result") ? call : `const result = ${call}`;
}

export function python({ id, resource, parameters, body }: Called): string {
  const given = parameters.map(({ name, example }) => `${name}=${JSON.stringify(example)}`);
  const all = [...given, ...(body === undefined ? [] : [`body=${pythonLiteral(body)}`])];
  return `result = client.${resource}.${id.slice(resource.length + 1)}(${all.join(", ")})`;
}

function filled(path: string, parameters: Called["parameters"]): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters.find((one) => one.name === name)?.example ?? name).replaceAll("%2A", "*"),
  );
}

function camel(name: string): string {
  return name.toLowerCase().replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** JSON, with names as a person writes them. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:");
}

function pythonLiteral(value: unknown, indent = ""): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}    `;
  const entries = Array.isArray(value)
    ? value.map((one) => `${inner}${pythonLiteral(one, inner)}`)
    : Object.entries(value as JsonObject).map(([name, one]) => `${inner}${JSON.stringify(name)}: ${pythonLiteral(one, inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return entries.length === 0 ? `${open}${close}` : `${open}\n${entries.join(",\n")},\n${indent}${close}`;
}
