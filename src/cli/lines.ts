/** JSON lines of a file or of standard input, with where each ends, so that reading can go on there. */
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { UsageError } from "./command.ts";

export interface Line {
  value: Record<string, unknown>;
  /** Its number, from 1 where reading began, and the bytes up to its end. */
  number: number;
  end: number;
  bytes: number;
}

export function linesFrom(file: string | undefined, start: number): AsyncGenerator<Line> {
  return read(file === undefined || file === "-" ? process.stdin : createReadStream(file, { start }), start);
}

const NEWLINE = 0x0a;

async function* read(stream: Readable, start: number): AsyncGenerator<Line> {
  let rest: Buffer[] = [];
  let end = start;
  let number = 0;
  const line = (bytes: Buffer, terminated: boolean): Line | null => {
    end += bytes.length + Number(terminated);
    number += 1;
    const content = bytes.toString("utf8").trim();
    return content === "" ? null : { value: parsed(content, number), number, end, bytes: bytes.length };
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      const found = line(Buffer.concat([...rest, chunk.subarray(from, at)]), true);
      rest = [];
      from = at + 1;
      if (found) yield found;
    }
    rest.push(chunk.subarray(from));
  }
  const last = line(Buffer.concat(rest), false);
  if (last) yield last;
}

function parsed(content: string, number: number): Record<string, unknown> {
  try {
    const value = JSON.parse(content);
    if (typeof value === "object" && value !== null && typeof value.id === "string") return value;
  } catch (error) {
    throw new UsageError(`Line ${number} is no JSON: ${(error as Error).message}`);
  }
  throw new UsageError(`Line ${number} is no document: an object with an "id" that is a string.`);
}
