/** How far a file has been written, kept beside it until all of it is: a command that was cut short goes on there. */
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, readSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { UsageError } from "./command.ts";
import { BEGINNING, type Place } from "./lines.ts";

interface Mark extends Place {
  /** A hash of what it was written to and how: elsewhere, for another key's organization or by another command it begins anew. */
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

  /**
   * @param to all that tells where it is written to and how
   * @throws UsageError where there is no such file
   */
  constructor(file: string, to: readonly (string | boolean)[]) {
    const found = existsSync(file) ? statSync(file) : null;
    if (!found?.isFile()) throw new UsageError(`There is no file "${file}".`);
    this.size = found.size;
    this.#file = file;
    this.#path = `${file}.written`;
    this.#to = hashed(JSON.stringify(to));
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
    return hashed(buffer);
  }

  remove(): void {
    rmSync(this.#path, { force: true });
  }
}

function hashed(bytes: string | Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url");
}

function parsed(text: string): (Partial<Mark> & Place) | null {
  try {
    const mark = JSON.parse(text);
    return Number.isInteger(mark?.bytes) && Number.isInteger(mark?.lines) ? mark : null;
  } catch {
    return null;
  }
}
