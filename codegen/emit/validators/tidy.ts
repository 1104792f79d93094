/** Ajv's text made thin: the same code with half of the lines, indented. */

const COLLECTED = /if\(vErrors === null\)\{\nvErrors = \[(err\d+)\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;
const SOURCE = /^const (schema\d+) = .*;\n/gm;

export function tidy(code: string): string {
  const collected = code
    .replace('"use strict";', "")
    .replaceAll(COLLECTED, "if(vErrors === null) vErrors = [$1]; else vErrors.push($1);\nerrors++;");
  return indented(withoutSchemas(collected));
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
