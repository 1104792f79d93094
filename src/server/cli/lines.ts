/** Reads JSON Lines from a file or standard input, with the end of each line, so that reading can continue there. */
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { parseUnrepeated } from "typespec-koa-runtime/json";
import { jsonProblem } from "./json-problem.ts";

export interface Line {
  value: Record<string, unknown>;
  /** Its line number from 1, its end offset in bytes, and its own length in bytes. */
  number: number;
  end: number;
  bytes: number;
}

/** How far lines have been read. */
export interface ReadSoFar {
  bytes: number;
  lines: number;
}

export const BEGINNING: ReadSoFar = { bytes: 0, lines: 0 };

/** An invalid line. */
export class LineError extends Error {
  override readonly name = "LineError";
  readonly number: number;
  readonly problem: string;

  constructor(number: number, problem: string, unit: "line" | "row" = "line") {
    super(`${unit === "line" ? "Line" : "Row"} ${number} ${problem}`);
    this.number = number;
    this.problem = problem;
  }
}

/** Documents, one per line. @throws LineError at the first line that is none */
export async function* linesFrom(file: string | undefined, from: ReadSoFar): AsyncGenerator<Line> {
  for await (const { content, ...place } of textLines(file, from)) {
    const text = decoded(content, place.number).trim();
    if (text !== "") yield { ...place, value: parsed(text, place.number) };
  }
}

/** A line before it is decoded. */
export interface TextLine extends Omit<Line, "value"> {
  content: Buffer;
}

export function textLines(file: string | undefined, from: ReadSoFar): AsyncGenerator<TextLine> {
  return linesOf(file === undefined ? process.stdin : createReadStream(file, { start: from.bytes }), from);
}

const NEWLINE = 0x0a;

/** @param stream begins at `from` */
export async function* linesOf(stream: Readable, from: ReadSoFar): AsyncGenerator<TextLine> {
  let rest: Buffer[] = [];
  let end = from.bytes;
  let number = from.lines;
  const line = (content: Buffer, terminated: boolean): TextLine => {
    end += content.length + Number(terminated);
    number += 1;
    return { content, number, end, bytes: content.length };
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let start = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, start)) {
      yield line(Buffer.concat([...rest, chunk.subarray(start, at)]), true);
      rest = [];
      start = at + 1;
    }
    rest.push(chunk.subarray(start));
  }
  const last = Buffer.concat(rest);
  if (last.length > 0) yield line(last, false);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Invalid UTF-8 would otherwise be replaced, and other text would be written. */
function decoded(bytes: Buffer, number: number): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new LineError(number, "is not in UTF-8.");
  }
}

function parsed(content: string, number: number): Record<string, unknown> {
  let value: unknown;
  try {
    // Numbers are sent exactly as written.
    value = parseUnrepeated(content);
  } catch (error) {
    throw new LineError(number, jsonProblem(error, "is not JSON"));
  }
  if (typeof value === "object" && value !== null && "id" in value && typeof value.id === "string")
    return value as Record<string, unknown>;
  throw new LineError(number, 'is not a document: it must be an object with an "id" that is a string.');
}
