/** How a statement names a namespace: by a value bound to it, and what that value is when the statement is sent. */

/** A parameter by its number, and which part of its value is meant. */
export interface Binding {
  readonly parameter: number;
  /** The value itself, each element of it, or of each of its objects the member of this name. */
  readonly part: "value" | "elements" | { readonly member: string };
}

export function sameBinding(one: Binding, other: Binding): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The distinct values of a binding, as text. */
export function valuesOf({ parameter, part }: Binding, values: readonly unknown[]): string[] {
  const value = values[parameter - 1];
  if (part === "value") return value === null || value === undefined ? [] : [String(value)];
  if (part === "elements") return distinct(elementsOf(value));
  const objects = (typeof value === "string" ? JSON.parse(value) : value) as Record<string, unknown>[];
  return distinct(objects.map((object) => object[part.member]));
}

/** Of an array of numbers: as the driver takes it, or as PostgreSQL writes it. */
function elementsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const inner = /^\{(.*)\}$/.exec(String(value))?.[1];
  if (inner === undefined) throw new Error(`${String(value)} is no array.`);
  return inner === "" ? [] : inner.split(",");
}

function distinct(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => value !== null && value !== undefined).map(String))];
}
