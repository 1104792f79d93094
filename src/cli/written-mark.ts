/** How far a file has been written, kept beside it until all of it is: a command that was cut short goes on there. */
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, readSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { UsageError } from "./command.ts";
import { BEGINNING, type Place } from "./lines.ts";

interface Mark extends Place {
  /** Where it was written to: elsewhere it begins anew. */
  to: string;
  /** A hash of what comes before the place, which what was changed before it would have shifted. */
  before: string;
}

/** Bytes before a place that tell whether the file is still the same up to there. */
const KNOWN_BY = 4_096;

export class WrittenMark {
  readonly #file: string;
  readonly #path: string;
  readonly #to: string;
  /** Bytes of the file. */
  readonly size: number;

  /** @throws UsageError where there is no such file */
  constructor(file: string, to: string) {
    const found = existsSync(file) ? statSync(file) : null;
    if (!found?.isFile()) throw new UsageError(`There is no file "${file}".`);
    this.size = found.size;
    this.#file = file;
    this.#path = `${file}.written`;
    this.#to = to;
  }

  /** @throws UsageError where the file is not the one any more that was written from */
  read(): Place {
    if (!existsSync(this.#path)) return BEGINNING;
    const mark = parsed(readFileSync(this.#path, "utf8"));
    if (mark?.to !== this.#to) return BEGINNING;
    if (mark.bytes > this.size || mark.before !== this.#before(mark.bytes))
      throw new UsageError("The file has changed before the place that it was written to; say --restart to begin anew.");
    return { bytes: mark.bytes, lines: mark.lines };
  }

  put({ bytes, lines }: Place): void {
    const mark: Mark = { to: this.#to, bytes, lines, before: this.#before(bytes) };
    writeFileSync(`${this.#path}.part`, JSON.stringify(mark));
    renameSync(`${this.#path}.part`, this.#path);
  }

  #before(bytes: number): string {
    const buffer = Buffer.alloc(Math.min(bytes, KNOWN_BY));
    const file = openSync(this.#file, "r");
    try {
      readSync(file, buffer, 0, buffer.length, bytes - buffer.length);
    } finally {
      closeSync(file);
    }
    return createHash("sha256").update(buffer).digest("base64url");
  }

  remove(): void {
    rmSync(this.#path, { force: true });
  }
}

function parsed(text: string): (Partial<Mark> & Place) | null {
  try {
    const mark = JSON.parse(text);
    return Number.isInteger(mark?.bytes) && Number.isInteger(mark?.lines) ? mark : null;
  } catch {
    return null;
  }
}
