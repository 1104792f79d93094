/** Reads the rows of JSON Lines. */
import { parseUnrepeated } from "typespec-koa-runtime/json";
import { jsonProblem } from "../json-problem.ts";
import { type ReadSoFar, type TextLine, textLines } from "../lines.ts";
import type { Row, Rows } from "./row.ts";

export function jsonRows(file: string | undefined, from: ReadSoFar): Rows {
  return { columns: null, unit: "line", rows: rowsOf(textLines(file, from)) };
}

async function* rowsOf(lines: AsyncIterable<TextLine>): AsyncGenerator<Row> {
  for await (const { content, ...place } of lines) {
    const found = rowValue(content);
    // A position counts lines, empty ones too.
    if (found) yield { ...place, rows: place.number, ...found };
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function rowValue(content: Buffer): Pick<Row, "value" | "problem"> | null {
  let text: string;
  try {
    text = utf8.decode(content).trim();
  } catch {
    return { value: {}, problem: "is not in UTF-8." };
  }
  if (text === "") return null;
  try {
    const value = parseUnrepeated(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return { value: value as Row["value"], problem: null };
    return { value: {}, problem: "is not a JSON object." };
  } catch (error) {
    return { value: {}, problem: jsonProblem(error, "is not JSON") };
  }
}
