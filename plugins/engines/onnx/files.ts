/** The files that an answer depends on: what they are at the start, and whether they are still the same. */
import { createHash } from "node:crypto";
import { closeSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

export interface FileState {
  /** Below the folder. */
  name: string;
  bytes: number;
  modifiedMs: number;
}

const READ = ["config.json", "judgment.json", "tokenizer.json", "tokenizer_config.json", "1_Pooling/config.json"];
/** Large weights are in files beside the model, under any name. These are not read with it. */
const OTHERS = /\.(?:onnx|md|txt|py|safetensors|gitattributes|h5|msgpack|ot|json)$|^\.|^pytorch_model\.bin$/;
const CHUNK = 1024 * 1024;
const DIGITS = 12;

/** In the order of their names. */
export function states(path: string, modelFile: string): FileState[] {
  const beside = dirname(modelFile);
  const weights = readdirSync(join(path, beside))
    .filter((name) => !OTHERS.test(name))
    .map((name) => join(beside, name));
  return [...new Set([modelFile, ...READ, ...weights])].sort().flatMap((name) => stateOf(path, name) ?? []);
}

/** A hash of names and contents. */
export function fingerprint(path: string, files: readonly FileState[]): string {
  const all = createHash("sha256");
  for (const { name } of files) all.update(`${name}\0${hashOf(join(path, name))}\n`);
  return all.digest("hex").slice(0, DIGITS);
}

/** The name of a file that is not what it was. Null if all are. */
export function changed(path: string, files: readonly FileState[]): string | null {
  const other = files.find(({ name, bytes, modifiedMs }) => {
    const now = stateOf(path, name);
    return now?.bytes !== bytes || now.modifiedMs !== modifiedMs;
  });
  return other?.name ?? null;
}

function stateOf(path: string, name: string): FileState | null {
  const found = statSync(join(path, name), { throwIfNoEntry: false });
  return found?.isFile() ? { name, bytes: found.size, modifiedMs: found.mtimeMs } : null;
}

function hashOf(file: string): string {
  const hash = createHash("sha256");
  const chunk = Buffer.alloc(CHUNK);
  const handle = openSync(file, "r");
  try {
    for (let read = readSync(handle, chunk); read > 0; read = readSync(handle, chunk)) hash.update(chunk.subarray(0, read));
  } finally {
    closeSync(handle);
  }
  return hash.digest("hex");
}
