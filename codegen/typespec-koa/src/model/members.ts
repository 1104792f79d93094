import type { Type } from "@typespec/compiler";
import { pointerToken } from "../json-pointer.ts";
import type { Locate } from "../load/position.ts";
import type { Position } from "../model.ts";

/** The position of each member of a named type, by JSON pointer into its schema. Nested named types have their own. */
export function memberPositions(type: Type, locate: Locate): { [pointer: string]: Position } {
  const found: { [pointer: string]: Position } = {};
  const note = (pointer: string, member: Type) => {
    const position = locate(member);
    if (position) found[pointer] = position;
  };

  const inside = (type: Type, pointer: string) => {
    switch (type.kind) {
      case "Model":
        if (type.baseModel) inside(type.baseModel, pointer);
        for (const property of type.properties.values()) {
          const at = `${pointer}/properties/${pointerToken(property.name)}`;
          note(at, property);
          anonymous(property.type, at);
        }
        if (type.indexer) anonymous(type.indexer.value, `${pointer}/${type.name === "Array" ? "items" : "additionalProperties"}`);
        return;
      case "Union":
        for (const [index, variant] of [...type.variants.values()].entries()) {
          note(`${pointer}/anyOf/${index}`, variant);
          anonymous(variant.type, `${pointer}/anyOf/${index}`);
        }
        return;
      case "Enum":
        for (const [index, member] of [...type.members.values()].entries()) note(`${pointer}/enum/${index}`, member);
        return;
    }
  };

  const anonymous = (type: Type, pointer: string) => {
    const named = "name" in type && type.name && type.name !== "Array" && type.name !== "Record";
    if (!named) inside(type, pointer);
  };

  inside(type, "");
  return found;
}
