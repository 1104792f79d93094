import type { Schema } from "../model.ts";
import { referenced } from "../schema.ts";
import { parts } from "./project.ts";

/** The names of the types that these schemas refer to, each once; with `lookup` also indirectly. */
export function references(schemas: readonly Schema[], lookup?: (name: string) => Schema | undefined): string[] {
  const names = new Set<string>();
  const visit = (schema: Schema) => {
    const name = referenced(schema);
    if (name !== null && !names.has(name)) {
      names.add(name);
      const target = lookup?.(name);
      if (target) visit(target);
    }
    parts(schema).forEach(visit);
  };
  schemas.forEach(visit);
  return [...names];
}
