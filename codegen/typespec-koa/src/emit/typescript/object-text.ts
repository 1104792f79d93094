/** Data as the text of a TypeScript literal, which may contain code. */
import { key } from "./type-text.ts";

/** An expression. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A member that is computed when it is read. */
export class Getter {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export interface Members {
  readonly [member: string]: unknown;
}

const WIDTH = 130;

/** An object with one member per line. Nested values are split only if they are tables or too long for a line. */
export function objectText(members: Members, depth: number): string {
  const indent = "  ".repeat(depth + 1);
  const lines = Object.entries(members).map(([name, value]) => {
    const line = `${indent}${member(name, value)},`;
    if (value instanceof Getter || (line.length <= WIDTH && !isTable(value))) return line;
    return `${indent}${key(name)}: ${Array.isArray(value) ? listText(value, depth + 1) : objectText(value as Members, depth + 1)},`;
  });
  return `{\n${lines.join("\n")}\n${"  ".repeat(depth)}}`;
}

function listText(values: readonly unknown[], depth: number): string {
  return `[\n${values.map((value) => `${"  ".repeat(depth + 1)}${flat(value)},`).join("\n")}\n${"  ".repeat(depth)}]`;
}

const isTable = (value: unknown) => Array.isArray(value) && value.some((entry) => typeof entry === "object");

function member(name: string, value: unknown): string {
  return value instanceof Getter ? `get ${key(name)}() { return ${value.text}; }` : `${key(name)}: ${flat(value)}`;
}

function flat(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (Array.isArray(value)) return `[${value.map(flat).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, inner]) => member(name, inner));
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
