/**
 * The position up to which a file has been written. It is stored beside the file until everything is written, so that an
 * interrupted command continues there.
 */
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, readSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { UsageError } from "./command.ts";
import { BEGINNING, type ReadSoFar } from "./lines.ts";

/** What a command knows of the part that is written. */
export interface Known {
  /** The rows that were skipped. */
  skipped: number;
  /** The named columns that no row had. */
  missing: string[];
}

interface Mark extends ReadSoFar, Partial<Known> {
  /** A hash of the target and the options. With another target, organization or command, writing starts again. */
  to: string;
  /** A hash of the bytes before the position. An earlier change to the file would have shifted them. */
  before: string;
}

/** The number of bytes before a position that identify the file. */
const KNOWN_BY = 4_096;

export class WrittenMark {
  readonly #file: string;
  readonly #path: string;
  readonly #to: string;
  /** The size of the file in bytes. */
  readonly size: number;

  /**
   * @param to everything that determines the target and the options
   * @throws UsageError if the file does not exist
   */
  constructor(file: string, to: readonly (string | boolean)[]) {
    const found = existsSync(file) ? statSync(file) : null;
    if (!found?.isFile()) throw new UsageError(`The file "${file}" does not exist.`);
    this.size = found.size;
    this.#file = file;
    this.#path = `${file}.written`;
    this.#to = hashed(JSON.stringify(to));
  }

  /** @throws UsageError if the file has changed since it was written from */
  read(): ReadSoFar & Partial<Known> {
    if (!existsSync(this.#path)) return BEGINNING;
    const mark = parsed(readFileSync(this.#path, "utf8"));
    if (mark?.to !== this.#to) return BEGINNING;
    if (mark.bytes > this.size || mark.before !== this.#before(mark.bytes))
      throw new UsageError(
        "The part of the file that was already written has changed. Use --restart to begin again from the start.",
      );
    const { bytes, lines, skipped, missing } = mark;
    return { bytes, lines, ...(skipped === undefined ? {} : { skipped }), ...(missing === undefined ? {} : { missing }) };
  }

  put({ bytes, ...rest }: ReadSoFar & Partial<Known>): void {
    const mark: Mark = { to: this.#to, bytes, ...rest, before: this.#before(bytes) };
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

function parsed(text: string): (Partial<Mark> & ReadSoFar) | null {
  try {
    const mark = JSON.parse(text);
    return Number.isInteger(mark?.bytes) && Number.isInteger(mark?.lines) ? mark : null;
  } catch {
    return null;
  }
}
