/** A call's options: its path, query, header and cookie parameters by name in one flat object, and its body. */
import type { OptionalKind, PropertySignatureStructure } from "ts-morph";
import type { Operation, Parameter, Schema } from "../../model.ts";
import { partsText } from "../typescript/parts-text.ts";
import { key, typeText } from "../typescript/type-text.ts";

/** Options of every call. A parameter with such a name would collide with them. */
const TAKEN = new Set(["body", "signal", "timeoutMs", "maxRetries", "onResponse"]);

/** The name of a parameter among the options: its own, and for a header or a cookie its camelCase form. */
export function optionName(operation: Operation, parameter: Parameter): string {
  const name =
    parameter.in === "header"
      ? camelCase(parameter.name.toLowerCase())
      : parameter.in === "cookie"
        ? camelCase(parameter.name)
        : parameter.name;
  const others = operation.parameters.filter((other) => other !== parameter && other.name === parameter.name);
  const isTaken = TAKEN.has(name) || (name === "reconnect" && operation.responses.some(({ events }) => events));
  if (isTaken || others.length > 0) {
    const { file, line } = parameter.position;
    throw new Error(`${file}:${line} ${operation.id}: clients cannot take a parameter ${name} beside their own or another.`);
  }
  return name;
}

export function optionMembers(operation: Operation): OptionalKind<PropertySignatureStructure>[] {
  const members = operation.parameters.map(
    (parameter): OptionalKind<PropertySignatureStructure> => ({
      name: key(optionName(operation, parameter)),
      type: typeText(parameter.schema),
      isReadonly: true,
      hasQuestionToken: !parameter.required,
      docs: docs(parameter),
    }),
  );
  const { body } = operation;
  if (body)
    members.push({
      name: "body",
      type: body.parts ? partsText(body, "Blob") : typeText(body.schema),
      isReadonly: true,
      hasQuestionToken: !body.required,
    });
  return members;
}

function docs({ description, schema, deprecated }: Parameter): string[] {
  const lines = [description];
  if (schema.default !== undefined) lines.push(`@default ${JSON.stringify(schema.default)}`);
  if (deprecated) lines.push("@deprecated");
  const text = lines.filter((line) => line !== "").join("\n\n");
  return text === "" ? [] : [text.includes("\n") ? `\n${text}` : text];
}

/** All schemas that the options use. */
export function optionSchemas({ parameters, body }: Operation): Schema[] {
  return [...parameters.map(({ schema }) => schema), ...(body ? [body.schema] : [])];
}

/** Whether a call needs no options. */
export function needsNothing({ parameters, body }: Operation): boolean {
  return !body?.required && parameters.every(({ required }) => !required);
}

function camelCase(name: string): string {
  const [first = "", ...rest] = name.split(/[^A-Za-z0-9_$]+/);
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
