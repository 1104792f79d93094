/** One file of validators, with its declarations. */
import { posix } from "node:path";
import { type GeneratedFile, MARKER } from "../generated-file.ts";
import type { ValidatorFunction } from "./compile.ts";
import { typeValidator } from "./names.ts";
import { bundled, RUNTIME } from "./runtime.ts";

export interface ValidatorModule {
  /** Without extension: `documents/validators`. */
  readonly path: string;
  readonly functions: readonly ValidatorFunction[];
  /** Additional names for the functions of types, here or in other modules. */
  readonly aliases: readonly Alias[];
}

export interface Alias {
  readonly name: string;
  /** The type of the function, or another name in this module. */
  readonly type: string | null;
  readonly local: string | null;
}

/**
 * The files are plain JavaScript. Stripping types would take Node ten times as long as loading them (400 against 40 ms for 0.8
 * MB).
 *
 * @param home the path of the module that has a type's function
 */
export function moduleFiles(module: ValidatorModule, home: (type: string) => string): GeneratedFile[] {
  const { path, functions, aliases } = module;
  const elsewhere = functions.flatMap((validator) => validator.calls).filter((type) => home(type) !== path);
  const { constants: written, texts } = withConstants(functions);
  const { constants, names: called } = bundled(written);
  const text = [
    `// ${MARKER}\n`,
    ...imports(path, elsewhere, home),
    called.length > 0 ? `import { ${called.join(", ")} } from "${relative(path, RUNTIME)}";\n` : "",
    "\n",
    constants,
    ...texts.map((declaration) => `\nexport ${declaration}`),
    aliases.length > 0 ? "\n" : "",
    ...aliases.map((alias) => aliasText(path, alias, home)),
  ]
    .join("")
    .replaceAll(/\n{3,}/g, "\n\n");
  const exported = [...functions, ...aliases].map(({ name }) => `export declare const ${name}: Validate;\n`).sort();
  const declarations = `// ${MARKER}\nimport type { Validate } from "../contract.ts";\n\n${exported.join("")}`;
  return [
    { path: `${path}.js`, text },
    { path: `${path}.d.ts`, text: declarations },
  ];
}

function imports(path: string, types: readonly string[], home: (type: string) => string): string[] {
  const byModule = Map.groupBy([...new Set(types)].sort(), home);
  return [...byModule]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => `import { ${names.map(typeValidator).join(", ")} } from "${relative(path, from)}";\n`);
}

function aliasText(path: string, { name, type, local }: Alias, home: (type: string) => string): string {
  if (type === null) return `export const ${name} = ${local};\n`;
  const validator = typeValidator(type);
  if (home(type) === path) return `export const ${name} = ${validator};\n`;
  return `export { ${validator} as ${name} } from "${relative(path, home(type))}";\n`;
}

function relative(path: string, from: string): string {
  const found = posix.relative(posix.dirname(path), from);
  return `${found.startsWith(".") ? "" : "./"}${found}.js`;
}

/** The constants of all functions, each once, numbered by first use; and the functions with those names. */
function withConstants(functions: readonly ValidatorFunction[]): { constants: string; texts: string[] } {
  const declared = new Map<string, string>();
  const counts = new Map<string, number>();
  const lines: string[] = [];
  const texts = functions.map(({ text, constants }) =>
    text.replaceAll(CONSTANT, (written, prefix) => {
      const value = constants.get(written);
      if (value === undefined) return written;
      const known = declared.get(value);
      if (known) return known;
      const count = counts.get(prefix) ?? 0;
      counts.set(prefix, count + 1);
      declared.set(value, prefix + count);
      lines.push(`const ${prefix}${count} = ${value};\n`);
      return prefix + count;
    }),
  );
  return { constants: lines.join(""), texts };
}

const CONSTANT = /(?<![\w."'/])([a-z]+)\d+\b/g;
