/**
 * Members that every object inherits, such as `constructor`. Ajv asks `data.constructor === undefined`, which is never true. Its option
 * `ownProperties` would ask `hasOwnProperty` for every member of every object, and be slower for all.
 */
const INHERITED = Object.getOwnPropertyNames(Object.prototype).join("|");

const ASKED = new RegExp(`\\b(data\\d*)\\.(${INHERITED}) (===|!==) undefined`, "g");

/** @param code the text of a standalone validator */
export function ownMembers(code: string): string {
  return code.replaceAll(ASKED, (_, data, name, sign) => `${sign === "===" ? "!" : ""}Object.hasOwn(${data}, "${name}")`);
}
