/** Compiles schemas with Ajv and separates the functions: the text of each, what it calls, and its constants. */
import { createRequire } from "node:module";
import type { Ajv, _ as code, Format, Options } from "ajv";
import type { Schema } from "../../model.ts";
import { type Enforced, enforced } from "./enforced.ts";
import { formats } from "./formats.ts";
import { limitErrors } from "./limit-errors.ts";
import { typeValidator } from "./names.ts";
import { ownMembers } from "./own-members.ts";
import { tidy } from "./tidy.ts";

// CommonJS with `export default`. Loaded like this, Node and the type checker see the same.
const require = createRequire(import.meta.url);
const { default: AjvClass, _ } = require("ajv") as { default: new (options: Options) => Ajv; _: typeof code };

export type Kind = "request" | "response";

/** Requests: every error, defaults filled in. Responses: the first error, nothing changed. */
const OPTIONS: { readonly [kind in Kind]: Options } = {
  request: { allErrors: true, useDefaults: true },
  response: {},
};

export interface ValidatorFunction {
  readonly name: string;
  /** Its declaration. */
  readonly text: string;
  /** The names of the types whose functions it calls. */
  readonly calls: readonly string[];
  /** Patterns, formats and similar values, by the names it uses for them: expressions. */
  readonly constants: ReadonlyMap<string, string>;
}

export interface Compiler {
  /** The function of a type. */
  readonly type: (name: string) => ValidatorFunction;
  /** A function of a schema without a name; `module` makes its name unique. */
  readonly schema: (module: string, name: string, schema: Schema) => ValidatorFunction;
}

export function compiler(kind: Kind, types: ReadonlyMap<string, Schema>): Compiler {
  const ajv = ajvFor(kind);
  const branches = kind === "request" ? (name: string) => types.get(name) : null;
  for (const [name, schema] of types) ajv.addSchema(enforced(schema, branches), name);
  const typeByFunction = new Map([...types.keys()].map((name) => [sourceOf(ajv, name).validateName.str, name]));

  const extracted = (id: string, name: string): ValidatorFunction => {
    const source = sourceOf(ajv, id);
    const text = kind === "request" ? limitErrors(source.validateCode) : source.validateCode;
    return { name, ...renamed(tidy(ownMembers(text)), source, name, typeByFunction) };
  };
  return {
    type: (name) => extracted(name, typeValidator(name)),
    schema: (module, name, schema) => {
      // (without a `/`, against which the names of types would be resolved)
      const id = `${module.replaceAll("/", ".")}.${name}`;
      ajv.addSchema(enforced(schema, branches) satisfies Enforced, id);
      return extracted(id, name);
    },
  };
}

function ajvFor(kind: Kind): Ajv {
  return new AjvClass({
    ...OPTIONS[kind],
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true, formats: _`require("typespec-koa/formats").formats` },
    discriminator: true,
    formats: formats as { [name: string]: Format },
    inlineRefs: false,
    strictNumbers: true,
    strictTuples: false,
    strictTypes: false,
    validateSchema: false,
  });
}

/** Ajv's internal data of a compiled function, for its own standalone code. */
interface Source {
  readonly validateName: ScopeName;
  readonly validateCode: string;
  readonly scopeValues: { readonly [prefix: string]: ReadonlySet<ScopeName> | undefined };
}

interface ScopeName {
  readonly str: string;
  readonly value?: { readonly ref: unknown; readonly code?: { toString(): string } };
}

function sourceOf(ajv: Ajv, id: string): Source {
  const validate = ajv.getSchema(id);
  if (!validate?.source) throw new Error(`Ajv kept no source of ${id}`);
  return validate.source as unknown as Source;
}

/**
 * Replaces Ajv's names in calls by the names of types. Ajv writes `validate7(…)`, or `wrapper7.validate(…)` for a function that
 * it was still compiling.
 */
function renamed(text: string, source: Source, own: string, typeByFunction: ReadonlyMap<string, string>) {
  const calls = new Set<string>();
  const constants = new Map<string, string>();
  const names = new Map([[source.validateName.str, own]]);
  for (const [prefix, values] of Object.entries(source.scopeValues)) {
    for (const name of values ?? []) {
      const called = calledFunction(prefix, name);
      const type = called === null ? undefined : typeByFunction.get(called);
      if (called === source.validateName.str) names.set(name.str, own);
      else if (type !== undefined) {
        calls.add(type);
        names.set(name.str, typeValidator(type));
      } else if (name.value?.code) constants.set(name.str, String(name.value.code));
    }
  }
  const calling = text.replaceAll(NAMED, (written, name) => names.get(name) ?? written);
  return { text: calling, calls: [...calls], constants };
}

const NAMED = /(?<![\w."'/])((?:validate|wrapper|root)\d+)\b(?:\.validate\b)?/g;

function calledFunction(prefix: string, { str, value }: ScopeName): string | null {
  if (prefix === "validate") return str;
  if (prefix !== "wrapper" && prefix !== "root") return null;
  const environment = value?.ref as { validate?: { source?: Source } } | undefined;
  return environment?.validate?.source?.validateName.str ?? null;
}
