/** The TypeSpec library: its name, its options, its diagnostics, and the facts that its decorators keep. */
import { createTypeSpecLibrary, type JSONSchemaType, type Program, paramMessage, type Type } from "@typespec/compiler";
import { setExtension } from "@typespec/openapi";
import { OPTIONS_SCHEMA, type Options } from "./settings.ts";

export const NAME = "typespec-koa";

export const $lib = createTypeSpecLibrary({
  name: NAME,
  diagnostics: {
    "not-positive": {
      severity: "error",
      messages: { default: paramMessage`@${"decorator"} needs a whole number of at least 1, not ${"value"}.` },
    },
    "not-a-day": {
      severity: "error",
      messages: { default: paramMessage`@${"decorator"} needs a day such as 2027-01-31, not ${"value"}.` },
    },
    "already-idempotent": {
      severity: "error",
      messages: { default: "An operation carries @idempotencyKey or @naturallyIdempotent, not both." },
    },
    undocumented: { severity: "warning", messages: { default: paramMessage`${"message"}` } },
  },
  emitter: { options: OPTIONS_SCHEMA as unknown as JSONSchemaType<Options> },
});

/**
 * Keeps a fact of a type for the emitter. Decorators of other libraries call it too, for the facts that a service declares in
 * `tspconfig.yaml`. With an `extension`, the fact is published in the document under that name.
 */
export function setFact(program: Program, target: Type, fact: string, value: unknown, extension?: `x-${string}`): void {
  program.stateMap(symbol(fact)).set(target, value);
  if (extension) setExtension(program, target, extension, value);
}

/** Undefined if nothing was said. */
export function factOf(program: Program, target: Type, fact: string): unknown {
  return program.stateMap(symbol(fact)).get(target);
}

/** By name, because the compiler may load this module beside a test's own instance of it. */
function symbol(fact: string): symbol {
  return Symbol.for(`${NAME}/facts/${fact}`);
}
