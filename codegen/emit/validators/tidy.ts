/** Ajv's text made thin: the same code with half of the lines, indented. */

const COLLECTED = /if\(vErrors === null\)\{\nvErrors = \[(err\d+)\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;
const DECLARED = /(?<![\w."'/])(validate|schema|func|pattern|formats|root|wrapper)\d+\b/g;
const SOURCE = /^const (schema\d+) = .*;\n/gm;

export function tidy(code: string): string {
  const collected = code
    .replace('"use strict";', "")
    .replaceAll(COLLECTED, "if(vErrors === null) vErrors = [$1]; else vErrors.push($1);\nerrors++;");
  return indented(renumbered(withoutSchemas(collected)));
}

/** Numbers what a file declares from 0 in the order of first mention, so that it does not change with what other files hold. */
function renumbered(code: string): string {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return code.replaceAll(DECLARED, (name, kind) => {
    const known = names.get(name);
    if (known) return known;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    names.set(name, kind + count);
    return kind + count;
  });
}

/** Ajv keeps the source schema of every function beside it; nothing reads them but long `enum`s. */
function withoutSchemas(code: string): string {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code.replaceAll(SOURCE, (line, name) => (uses.get(name) === 1 ? "" : line));
}

function indented(code: string): string {
  let depth = 0;
  const lines = code
    .replaceAll(/\n{2,}/g, "\n\n")
    .trim()
    .split("\n");
  const text = lines.map((line) => {
    if (line.startsWith("}")) depth--;
    const result = line === "" ? line : "  ".repeat(depth) + line;
    if (line.endsWith("{")) depth++;
    return result;
  });
  return `${text.join("\n")}\n`;
}
