import type { Schema } from "../../model.ts";

/** The doc comment of a type or member in ts-morph's form: its description, its values, its default. Empty for none. */
export function docs(schema: Schema): string[] {
  const text = docText(schema);
  return text === "" ? [] : [text];
}

export function docText(schema: Schema): string {
  const paragraphs = [schema.description ?? "", encodingText(schema), valueList(schema), tags(schema)].filter(
    (paragraph) => paragraph !== "",
  );
  const text = paragraphs.join("\n\n").replaceAll("*/", "*\\/");
  return text.includes("\n") ? `\n${text}` : text;
}

/** Bytes are text on the wire, and stay text in every language. */
export function encodingText({ contentEncoding }: Schema): string {
  return contentEncoding === undefined ? "" : `Bytes, written in ${contentEncoding}.`;
}

function valueList(schema: Schema): string {
  const descriptions = schema["x-enum-descriptions"] as readonly string[] | undefined;
  if (!descriptions || !schema.enum) return "";
  return schema.enum.map((value, index) => `- \`${value}\`: ${descriptions[index]?.replaceAll("\n", " ")}`).join("\n");
}

function tags(schema: Schema): string {
  const lines = [];
  if (schema.default !== undefined) lines.push(`@default ${JSON.stringify(schema.default)}`);
  if (schema.deprecated) lines.push("@deprecated");
  return lines.join("\n");
}

/** The lines of a comment in a file. */
export function commentLines(text: string): string[] {
  if (text === "") return [];
  const lines = text.trim().split("\n");
  return lines.length === 1 ? [`/** ${lines[0]} */`] : ["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"];
}
