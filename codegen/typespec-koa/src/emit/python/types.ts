/**
 * `types.py`: a `TypedDict` for each object of the contract, and an alias for every other type. They are in one module, because types refer to
 * each other in circles, which modules of Python cannot.
 */
import type { Api, NamedType, Schema } from "../../model.ts";
import { referenced } from "../../schema.ts";
import { docOf } from "./doc.ts";
import { isIdentifier } from "./names.ts";
import { docstring, indented, stringText } from "./text.ts";
import { type Typing, typeText, typingNames } from "./type-text.ts";

const HEAD = `from __future__ import annotations

import sys
from typing import TYPE_CHECKING`;

/** Checkers know \`typing_extensions\` without its package. \`get_type_hints\` works in every version. */
const NOT_REQUIRED = `if TYPE_CHECKING:
    from typing_extensions import NotRequired
elif sys.version_info >= (3, 11):
    from typing import NotRequired
else:  # Type checkers never read this; \`get_type_hints\` does.
    from typing import Optional as NotRequired`;

interface Declaration {
  readonly lines: readonly string[];
  /** A plain reference to another type, which must be declared before this one. */
  readonly after: string | null;
}

export function typesModule(api: Api): string {
  const made = new Map<string, Declaration>();
  const pending: NamedType[] = api.types.toReversed();
  const taken = new Set(api.types.map(({ name }) => name));
  for (let type = pending.pop(); type; type = pending.pop()) {
    const { direction, folder, position, schema } = type;
    const declare = (owner: string, inner: Schema) => {
      let name = owner;
      while (taken.has(name)) name += "_";
      taken.add(name);
      pending.push({ name, declared: name, direction, folder, position, schema: inner, members: {} });
      return name;
    };
    made.set(type.name, declaration(type.name, schema, { sent: direction !== "response", name: (name) => name, declare }));
  }
  const body = inOrder(made).map(({ lines }) => lines.join("\n"));
  const text = body.join("\n\n\n");
  const names = [...new Set([...typingNames(text), "TYPE_CHECKING"])].sort();
  const head = HEAD.replace("import TYPE_CHECKING", `import ${names.join(", ")}`);
  const doc = docstring(`The types of what is sent to the ${api.info.title}, and of what it returns.

They are those of plain \`dict\` and \`list\` objects; nothing is converted and nothing is checked at run time. A response may have
members that are not listed here: a newer service adds some.`);
  return `${doc.join("\n")}\n\n${head}\n\n${NOT_REQUIRED}\n\n\n${text}\n`;
}

/** Sorted by name, except for aliases of one other type. */
function inOrder(made: ReadonlyMap<string, Declaration>): Declaration[] {
  const ordered = new Set<Declaration>();
  const add = (name: string) => {
    const found = made.get(name);
    if (!found || ordered.has(found)) return;
    if (found.after !== null) add(found.after);
    ordered.add(found);
  };
  for (const name of [...made.keys()].sort()) add(name);
  return [...ordered];
}

function declaration(name: string, schema: Schema, typing: Typing): Declaration {
  const doc = docstring(docOf(schema));
  const members = Object.entries(schema.properties ?? {});
  if (schema.type === "object" && members.length > 0 && !schema.oneOf && !schema.anyOf) {
    return { lines: typedDict(name, doc, schema, typing), after: null };
  }
  const after = referenced(schema);
  // An alias is evaluated when the module is read. So what it refers to is quoted.
  const quoted = after === null ? { ...typing, name: stringText, declare: quotedDeclare(typing) } : typing;
  return { lines: [`${name} = ${typeText(schema, quoted, name)}`, ...doc], after };
}

function quotedDeclare({ declare }: Typing): Typing["declare"] {
  return (owner, schema) => stringText(declare(`${owner}Object`, schema));
}

function typedDict(name: string, doc: readonly string[], schema: Schema, typing: Typing): string[] {
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {});
  const typeOf = (member: string, inner: Schema) => {
    const type = typeText(inner, typing, name + pascal(member));
    return required.has(member) ? type : `NotRequired[${type}]`;
  };
  const plain = members.filter(([member]) => isIdentifier(member));
  const others = members.filter(([member]) => !isIdentifier(member));
  const body = plain.flatMap(([member, inner]) => [`${member}: ${typeOf(member, inner)}`, ...docstring(docOf(inner)), ""]);
  const lines = [...doc, ...(doc.length > 0 ? [""] : []), ...body];
  while (lines.at(-1) === "") lines.pop();
  if (others.length === 0) return [`class ${name}(TypedDict):`, ...indented(lines)];
  // Members that no class can have, such as \`from\`.
  const base = `_${name}Others`;
  const functional = (suffix: string, kept: boolean, end: string): [string, string][] => {
    const chosen = others.filter(([member]) => required.has(member) === kept);
    const pairs = chosen.map(
      ([member, inner]) => `${stringText(member)}: ${stringText(typeText(inner, typing, name + pascal(member)))}`,
    );
    const called = base + suffix;
    return pairs.length === 0 ? [] : [[called, `${called} = TypedDict("${called}", {${pairs.join(", ")}}${end})`]];
  };
  const bases = [...functional("", true, ""), ...functional("Optional", false, ", total=False")];
  return [
    ...bases.map(([, text]) => text),
    "",
    "",
    `class ${name}(${bases.map(([called]) => called).join(", ")}):`,
    ...indented(lines.length > 0 ? lines : ["pass"]),
  ];
}

function pascal(member: string): string {
  return member
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
