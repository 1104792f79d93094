/** The formats of files of documents. */
import { extname } from "node:path";
import { type Given, text, UsageError } from "../command.ts";

export const FORMATS = ["csv", "jsonl", "parquet"] as const;
export type FileFormat = (typeof FORMATS)[number];

export const FORMAT = {
  type: "string",
  value: "format",
  values: FORMATS,
  about: "csv, jsonl or parquet. Default: the extension of the file.",
} as const;

const EXTENSIONS: Readonly<Record<string, FileFormat>> = {
  ".csv": "csv",
  ".tsv": "csv",
  ".jsonl": "jsonl",
  ".ndjson": "jsonl",
  ".parquet": "parquet",
};

/** @throws UsageError */
export function fileFormatOf(given: Given, file: string | undefined): FileFormat {
  const named = text(given, "format");
  const format = named === undefined ? EXTENSIONS[extname(file ?? "").toLowerCase()] : FORMATS.find((one) => one === named);
  if (format) return format;
  if (named !== undefined) throw new UsageError(`--format must be one of ${FORMATS.join(", ")}, not "${named}".`);
  throw new UsageError(
    `Give the format with --format ${FORMATS.join("|")}. ${file === undefined ? "There is no file name that tells it." : `The name "${file}" does not tell it.`}`,
  );
}

/** The separator of CSV cells. @throws UsageError */
export function delimiterOf(given: Given, file: string | undefined): string {
  const delimiter = text(given, "delimiter") ?? (extname(file ?? "").toLowerCase() === ".tsv" ? "\t" : ",");
  const one = delimiter === "\\t" ? "\t" : delimiter;
  if (!/^[\t -!#-~]$/.test(one))
    throw new UsageError(`--delimiter must be one ASCII character that is no quote, not "${delimiter}".`);
  return one;
}

export const DELIMITER = {
  type: "string",
  value: "character",
  about: "What separates the cells of CSV. Default: a comma; a tab for .tsv.",
} as const;
