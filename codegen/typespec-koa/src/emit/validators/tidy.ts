/** Ajv's text made compact: the same code with half of the lines, indented. */

const COLLECTED = /if\(vErrors === null\)\{\nvErrors = \[(err\d+)\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;

export function tidy(code: string): string {
  return indented(code.replaceAll(COLLECTED, "if(vErrors === null) vErrors = [$1]; else vErrors.push($1);\nerrors++;"));
}

function indented(code: string): string {
  let depth = 0;
  const lines = code.trim().split("\n");
  const text = lines.map((line) => {
    if (line.startsWith("}")) depth--;
    const result = line === "" ? line : "  ".repeat(depth) + line;
    if (line.endsWith("{")) depth++;
    return result;
  });
  return `${text.join("\n")}\n`;
}
