/** The storeys as a picture in text: each with its modules, and the storeys below that it imports from. */
import { type Import, moduleOf, storeyOf } from "./modules.ts";

const WIDTH = 96;

/** @param storeys from the top */
export function picture(storeys: readonly string[], imports: readonly Import[]): string {
  const files = new Set(imports.flatMap(({ from, to }) => [from, to]));
  const lines = storeys.map((storey) => {
    const modules = [...new Set([...files].filter((file) => storeyOf(file) === storey).map(moduleOf))]
      .map((module) => module.slice(storey.length + 1))
      .filter((module) => !module.includes("."))
      .sort();
    return `${storey.padEnd(12)}${modules.join(" · ")}`;
  });
  return [
    "```text",
    ...lines.flatMap((line, index) => [...(index === 0 ? [] : [`  ↓`]), ...wrapped(line)]),
    "```",
    "",
    ...knowing(storeys, imports),
  ].join("\n");
}

function wrapped(line: string): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const cut = rest.lastIndexOf(" · ", WIDTH);
    lines.push(rest.slice(0, cut + 2));
    rest = " ".repeat(12) + rest.slice(cut + 3);
  }
  return [...lines, rest];
}

/** A table: rows import, columns are imported. It shows which storeys know each other, and no counts: those change with every commit. */
function knowing(storeys: readonly string[], imports: readonly Import[]): string[] {
  const below = storeys.slice(1);
  const known = new Set(imports.map(({ from, to }) => `${storeyOf(from)} ${storeyOf(to)}`));
  const mark = (from: string, to: string) => (from === to ? "·" : known.has(`${from} ${to}`) ? "●" : "");
  return [
    `| … imports from | ${below.join(" | ")} |`,
    `|---|${below.map(() => ":-:|").join("")}`,
    ...storeys.slice(0, -1).map((from) => `| ${from} | ${below.map((to) => mark(from, to)).join(" | ")} |`),
  ];
}
