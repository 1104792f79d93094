/** Runs what was generated: writes it to a folder of its own in the project, where its imports resolve, and loads its routes. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { OperationDescriptor, Validate } from "../../generated/contract.ts";
import type { Specified } from "./specification.ts";

const PARENT = resolve(import.meta.dirname, "../../.tmp");

export interface Loaded {
  /** Where the files are. */
  readonly folder: string;
  readonly operations: readonly OperationDescriptor[];
  readonly operation: (id: string) => OperationDescriptor;
  readonly remove: () => void;
}

export async function loadGenerated({ paths, file }: Specified): Promise<Loaded> {
  mkdirSync(PARENT, { recursive: true });
  const folder = mkdtempSync(join(PARENT, "generated-"));
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), file(path));
  }
  const { operations } = (await import(join(folder, "routes.ts"))) as { operations: readonly OperationDescriptor[] };
  return {
    folder,
    operations,
    operation: (id) => {
      const found = operations.find((operation) => operation.id === id);
      if (!found) throw new Error(`no operation ${id}`);
      return found;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** What a validator says of a value: nothing, or `/place keyword` a fault, without those that only announce another. */
export function faults(validate: Validate | null | undefined, value: unknown): string[] {
  if (!validate) throw new Error("nothing validates that");
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== "if")
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}
