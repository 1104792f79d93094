/** What a docstring says of a type, a member or an argument: its description, its values, its default. */
import type { Schema } from "../../model.ts";
import { encodingText } from "../typescript/comment.ts";
import { literalText } from "./text.ts";

export function docOf(schema: Schema): string {
  const paragraphs = [schema.description ?? "", encodingText(schema), valueList(schema), tags(schema)];
  return paragraphs.filter((paragraph) => paragraph !== "").join("\n\n");
}

function valueList(schema: Schema): string {
  const descriptions = schema["x-enum-descriptions"] as readonly string[] | undefined;
  if (!descriptions || !schema.enum) return "";
  return schema.enum.map((value, index) => `- \`${value}\`: ${descriptions[index]?.replaceAll("\n", " ")}`).join("\n");
}

function tags(schema: Schema): string {
  const { default: value } = schema;
  const scalar = value === null || typeof value !== "object";
  const said = value === undefined ? "" : `Default: \`${scalar ? literalText(value) : JSON.stringify(value)}\`.`;
  return [said, schema.deprecated ? "Deprecated." : ""].filter((line) => line !== "").join("\n");
}
