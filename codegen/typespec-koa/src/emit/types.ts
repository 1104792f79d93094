/** `<folder>/types.ts`: the types of one specification file, and `types.ts`, which has them all. */
import { references } from "../model/references.ts";
import type { Api, NamedType, Schema } from "../model.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { docs } from "./typescript/comment.ts";
import { interfaceText, type Statement, sourceFile, typeAlias } from "./typescript/source-file.ts";
import { typeImports } from "./typescript/type-imports.ts";
import { memberLines, typeText } from "./typescript/type-text.ts";

/** The client has the same files. */
const made = new WeakMap<Api, GeneratedFile[]>();

export function emitTypes(api: Api): GeneratedFile[] {
  const files = made.get(api) ?? typeFiles(api);
  made.set(api, files);
  return files;
}

function typeFiles(api: Api): GeneratedFile[] {
  const folders = [...Map.groupBy(api.types, (type) => type.folder)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const barrel = folders.map(([folder]) => `export type * from "./${folder}/types.ts";`);
  return [sourceFile("types.ts", [], barrel), ...folders.map(([folder, types]) => folderTypes(api, folder, types))];
}

function folderTypes(api: Api, folder: string, types: readonly NamedType[]): GeneratedFile {
  const used = references(types.map((type) => type.schema));
  return sourceFile(`${folder}/types.ts`, typeImports(api, folder, used, "types.ts"), types.map(declaration));
}

function declaration({ name, schema }: NamedType): Statement {
  const members = isObject(schema) ? memberLines(schema) : [];
  return members.length > 0 ? interfaceText(name, docs(schema), members) : typeAlias(name, docs(schema), typeText(schema));
}

const isObject = (schema: Schema) => schema.type === "object" && !schema.oneOf && !schema.anyOf;
