/** Python as text. */
import type { Json } from "../../model.ts";

const WIDTH = 110;

/** Non-ASCII text stays as it is; the escapes of JSON are those of Python. */
export function stringText(text: string): string {
  return JSON.stringify(text);
}

export function literalText(value: Json): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return typeof value === "string" ? stringText(value) : String(value);
}

export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === "" ? "" : `    ${line}`));
}

/** The lines of a docstring; none for an empty text. */
export function docstring(text: string): string[] {
  const lines = text
    .trim()
    .replaceAll("\\", "\\\\")
    .replaceAll('"""', '\\"\\"\\"')
    .split("\n")
    .map((line) => line.trimEnd());
  const [first = "", ...rest] = lines;
  if (first === "") return [];
  if (rest.length === 0) return [first.endsWith('"') ? `"""${first} """` : `"""${first}"""`];
  return [`"""${first}`, ...rest, '"""'];
}

/** A call, a class or a list on one line, or with one part per line if that is too long. */
export function call(start: string, parts: readonly string[], end: string): string[] {
  const line = `${start}${parts.join(", ")}${end}`;
  return line.length <= WIDTH ? [line] : [start, ...indented(parts.map((part) => `${part},`)), end];
}

/** `(a, b)`, and `(a,)` for one. */
export function tuple(parts: readonly string[]): string {
  return `(${parts.join(", ")}${parts.length === 1 ? "," : ""})`;
}
