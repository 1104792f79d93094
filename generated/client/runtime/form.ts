// Generated from spec/ by `npm run generate`. Do not edit.
/** A body of several parts: the members of an object as `multipart/form-data`. */
import type { Operation, Part } from "./operation.ts";

/** Throws a TypeError for what is no file. A `File` keeps its name; another `Blob` is called `blob`. */
export function formData({ id }: Operation, parts: readonly Part[], value: unknown): FormData {
  if (typeof value !== "object" || value === null) throw new TypeError(`${id}: body is not an object.`);
  const given = value as { readonly [name: string]: unknown };
  const unknown = Object.keys(given).find((name) => !parts.some((part) => part.name === name));
  if (unknown !== undefined) throw new TypeError(`${id}: body has no part ${unknown}.`);
  const form = new FormData();
  for (const part of parts) {
    const one = given[part.name];
    if (one === undefined) continue;
    for (const each of part.several && Array.isArray(one) ? one : [one]) append(id, form, part, each);
  }
  return form;
}

function append(id: string, form: FormData, { name, kind }: Part, value: unknown): void {
  if (kind === "file") {
    if (!(value instanceof Blob)) throw new TypeError(`${id}: ${name} is not a Blob.`);
    form.append(name, value);
  } else if (kind === "json") form.append(name, new Blob([JSON.stringify(value)], { type: "application/json" }));
  else form.append(name, String(value));
}
