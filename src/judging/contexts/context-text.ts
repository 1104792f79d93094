/** The fields that a context shows, by section, and their text. */
import { canonical, type Json } from "#src/foundation/json/json.ts";

/** The sections of a context, in the order in which they are written. */
export type Section = "document" | "previous" | "related" | "group";
const SECTIONS: readonly Section[] = ["document", "previous", "related", "group"];

/** A shown value, with its section and its name. */
export interface Field {
  section: Section;
  /** In `document` and `previous` a path, in `related` the name of a relation, in `group` the name of an aggregate. */
  name: string;
  value: Json;
}

/**
 * The text of a context. The document's fields are in the order of the recipe. All else is in canonical order.
 *
 * @param write writes a value; if only the size matters, `JSON.stringify` is fastest
 */
export function contextText(fields: readonly Field[], write: (value: Json) => string = canonical): string {
  const texts = sectionsOf(fields).map(([section, members]) => {
    const values = members.map(({ name, value }) => `${JSON.stringify(name)}:${write(value)}`);
    return `${JSON.stringify(section)}:{${values.join(",")}}`;
  });
  return `{${texts.join(",")}}`;
}

/** The section `document` is always present; the others only if they show something. */
export function sectionsOf(fields: readonly Field[]): [Section, Field[]][] {
  if (fields.every(({ section }) => section === "document")) return [["document", [...fields]]];
  return SECTIONS.map((section): [Section, Field[]] => [section, fields.filter((field) => field.section === section)]).filter(
    ([section, members]) => section === "document" || members.length > 0,
  );
}
