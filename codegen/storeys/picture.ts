/** The storeys as a picture in text: each with its modules, and the number of its imports from each storey below. */
import { type Import, roomOf, storeyOf } from "./rooms.ts";

const WIDTH = 96;

/** @param storeys from the top */
export function picture(storeys: readonly string[], imports: readonly Import[]): string {
  const files = new Set(imports.flatMap(({ from, to }) => [from, to]));
  const lines = storeys.map((storey) => {
    const rooms = [...new Set([...files].filter((file) => storeyOf(file) === storey).map(roomOf))]
      .map((room) => room.slice(storey.length + 1))
      .filter((room) => !room.includes("."))
      .sort();
    return `${storey.padEnd(12)}${rooms.join(" · ")}`;
  });
  return [
    "```text",
    ...lines.flatMap((line, index) => [...(index === 0 ? [] : [`  ↓`]), ...wrapped(line)]),
    "```",
    "",
    ...counts(storeys, imports),
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

/** A table: rows import, columns are imported. */
function counts(storeys: readonly string[], imports: readonly Import[]): string[] {
  const below = storeys.slice(1);
  const count = (from: string, to: string) =>
    imports.filter((one) => storeyOf(one.from) === from && storeyOf(one.to) === to).length || "";
  return [
    `| imports of … from | ${below.join(" | ")} |`,
    `|---|${below.map(() => "--:|").join("")}`,
    ...storeys
      .slice(0, -1)
      .map((from) => `| ${from} | ${below.map((to) => (from === to ? "·" : count(from, to))).join(" | ")} |`),
  ];
}
