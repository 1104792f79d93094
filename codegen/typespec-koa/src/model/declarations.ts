/** What the compiler knows of named types beyond their OpenAPI form: their positions, and facts. */
import { relative, sep } from "node:path";
import type { Enum, Model, Program, Scalar, Type, Union } from "@typespec/compiler";
import { getDoc, navigateTypesInNamespace } from "@typespec/compiler";
import { getOpenAPITypeName } from "@typespec/openapi";
import { factOf } from "../library.ts";
import type { RawSchema } from "../load/document.ts";
import type { Loaded } from "../load/program.ts";
import type { Json, Position } from "../model.ts";
import { memberPositions } from "./members.ts";

export interface Declaration {
  readonly name: string;
  readonly position: Position;
  /** The folder in `generated/`: the name of the specification file, or of its folder (`common`). */
  readonly folder: string;
  /** By JSON pointer into the schema. */
  readonly members: { readonly [pointer: string]: Position };
  /** The schema from `@jsonSchema` that replaces the type's own. */
  readonly replacement: RawSchema | null;
  /** The description of each value of an enum or a union of literals, and which of them are retired. */
  readonly values: readonly { readonly value: Json; readonly description: string; readonly retired: boolean }[];
}

export type Declarations = ReadonlyMap<string, Declaration>;

type Named = Model | Union | Enum | Scalar;

export function declarations({ program, service, locate, folder }: Loaded): Declarations {
  const found = new Map<string, Declaration>();
  const add = (type: Named) => {
    if (!type.name) return;
    const position = locate(type);
    if (!position) return;
    const name = getOpenAPITypeName(program, type, { namespaceFilter: (namespace) => namespace !== service.namespace });
    found.set(name, {
      name,
      position,
      folder: folderOf(relative(folder, position.file)),
      members: memberPositions(type, locate),
      replacement: (factOf(program, type, "jsonSchema") as RawSchema | undefined) ?? null,
      values: values(program, type),
    });
  };
  navigateTypesInNamespace(service.namespace, { model: add, union: add, enum: add, scalar: add });
  return found;
}

/** `documents.tsp` and `documents/…` become `documents`; a file beside the entry point's folder goes by its name. */
function folderOf(file: string): string {
  const parts = file.split(sep).filter((part) => part !== "..");
  return (parts[0] ?? "common").replace(/\.tsp$/, "");
}

function values(program: Program, type: Named): Declaration["values"] {
  const describe = (member: Type, value: Json) => ({
    value,
    description: getDoc(program, member) ?? "",
    retired: factOf(program, member, "retired") === true,
  });
  if (type.kind === "Enum") return [...type.members.values()].map((member) => describe(member, member.value ?? member.name));
  if (type.kind !== "Union") return [];
  return [...type.variants.values()].flatMap((variant) =>
    variant.type.kind === "String" || variant.type.kind === "Number" ? [describe(variant, variant.type.value)] : [],
  );
}
