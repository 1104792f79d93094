/** The TypeScript type of a body of several parts, whose files differ between those who send them and those who receive them. */
import type { Body } from "../../model.ts";
import { commentLines, docText } from "./comment.ts";
import { key, typeText } from "./type-text.ts";

/** @param file the type of a file */
export function partsText({ schema, parts }: Body, file: string): string {
  const lines = (parts ?? []).flatMap(({ name, kind, several, required }) => {
    const member = schema.properties?.[name] ?? {};
    const type = kind === "file" ? `${file}${several ? "[]" : ""}` : typeText(member);
    return [...commentLines(docText(member)), ...`${key(name)}${required ? "" : "?"}: ${type};`.split("\n")];
  });
  return `{\n${lines.map((line) => (line === "" ? line : `  ${line}`)).join("\n")}\n}`;
}
