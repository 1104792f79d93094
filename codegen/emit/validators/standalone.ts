/** Ajv's standalone code for a set of schemas: one file, each shared type one function, nothing compiled at run time. */
import { createRequire } from "node:module";
import type { Ajv, Options } from "ajv";
import type { Lookup } from "../../model/branches.ts";
import type { Schema } from "../../model.ts";
import { type GeneratedFile, MARKER } from "../generated-file.ts";
import { type Enforced, enforced } from "./enforced.ts";
import { limitErrors } from "./limit-errors.ts";
import { tidy } from "./tidy.ts";

// CommonJS with `export default`: loaded as such, so that Node and the type checker see the same.
const require = createRequire(import.meta.url);
const AjvClass = require("ajv").default as new (options: Options) => Ajv;
const standaloneCode = require("ajv/dist/standalone").default as (ajv: Ajv, exports: Record<string, string>) => string;
const addFormats = require("ajv-formats").default as (ajv: Ajv) => Ajv;

export interface Entry {
  /** The exported constant. */
  readonly name: string;
  readonly schema: Schema;
}

export type Kind = "request" | "response";

/** Requests: every error, defaults filled in. Responses: the first error, nothing touched. */
const OPTIONS: { readonly [kind in Kind]: Options } = {
  request: { allErrors: true, useDefaults: true },
  response: {},
};

export interface Compiler {
  /** The code and its declarations; `path` has no extension. */
  readonly files: (path: string, entries: readonly Entry[]) => GeneratedFile[];
}

/**
 * Compiles each type once, in however many files its function is then written. The files are JavaScript as they are: to strip types
 * from them would take Node ten times as long as to load them.
 */
export function compiler(kind: Kind, types: ReadonlyMap<string, Schema>): Compiler {
  const branches: Lookup | null = kind === "request" ? (name) => types.get(name) : null;
  const ajv = ajvFor(kind);
  for (const [name, schema] of types) ajv.addSchema(enforced(schema, branches), name);

  return {
    files: (path, entries) => {
      const { distinct, aliases } = shared(entries.map(({ name, schema }) => ({ name, schema: enforced(schema, branches) })));
      // (without a `/`, against which the names of types would be resolved)
      const ids = distinct.map(({ name }) => [name, `${path.replaceAll("/", ".")}.${name}`] as const);
      for (const [index, { schema }] of distinct.entries()) ajv.addSchema(schema, ids[index]?.[1]);
      const code = standaloneCode(ajv, Object.fromEntries(ids));
      const text = [head(code), tidy(kind === "request" ? limitErrors(code) : code), ...aliases].join("");
      return [{ path: `${path}.js`, text }, declarations(`${path}.d.ts`, entries)];
    },
  };
}

interface Given {
  readonly name: string;
  readonly schema: Enforced;
}

/** What is enforced alike (the path of each operation on one resource, say) is one function under several names. */
function shared(entries: readonly Given[]): { distinct: Given[]; aliases: string[] } {
  const first = new Map<string, Given>();
  const aliases: string[] = [];
  for (const entry of entries) {
    const text = JSON.stringify(entry.schema);
    const same = first.get(text);
    if (same) aliases.push(`export const ${entry.name} = ${same.name};\n`);
    else first.set(text, entry);
  }
  return { distinct: [...first.values()], aliases };
}

function declarations(path: string, entries: readonly Entry[]): GeneratedFile {
  const lines = entries.map(({ name }) => `export declare const ${name}: Validate;\n`);
  return { path, text: `// ${MARKER}\nimport type { Validate } from "../contract.ts";\n\n${lines.join("")}` };
}

function ajvFor(kind: Kind): Ajv {
  const options: Options = {
    ...OPTIONS[kind],
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
    discriminator: true,
    inlineRefs: false,
    strictNumbers: true,
    strictTuples: false,
    strictTypes: false,
    validateSchema: false,
  };
  return addFormats(new AjvClass(options));
}

function head(code: string): string {
  const requires = 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);\n\n';
  return `// ${MARKER}\n${/\brequire\(/.test(code) ? requires : ""}`;
}
