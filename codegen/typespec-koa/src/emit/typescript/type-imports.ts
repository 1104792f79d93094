import type { Api } from "../../model.ts";
import type { Import } from "./source-file.ts";

/** Imports of types by name, for a file in the folder `folder`. `types.ts` imports nothing from itself. */
export function typeImports(api: Api, folder: string, names: readonly string[], file: string): Import[] {
  const homes = new Map(api.types.map((type) => [type.name, type.folder]));
  const byFolder = Map.groupBy(names, (name) => homes.get(name) ?? "");
  return [...byFolder].flatMap(([home, names]) => {
    if (home !== folder) return [{ from: `../${home}/types.ts`, names }];
    return file === "types.ts" ? [] : [{ from: "./types.ts", names }];
  });
}
