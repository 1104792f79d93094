/** Members of a body, given one by one: `urgent=true`, `freshness[policy]=manual`, `events[]=job.done`. */
import { readFileSync } from "node:fs";
import { parseUnrepeated, RepeatedMembers } from "typespec-koa-runtime/json";
import { UsageError } from "../command.ts";
import type { Kind } from "./operations.ts";

type Container = Record<string, unknown> | unknown[];

/**
 * Sets one member, and what it lies in.
 * @param body is changed
 * @throws UsageError
 */
export function setField(body: Record<string, unknown>, given: string, typed: boolean): void {
  const [, path, text] = /^([^=]+)=([\s\S]*)$/.exec(given) ?? [];
  const [, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(path ?? "") ?? [];
  if (first === undefined)
    throw new UsageError(`"${given}" is not a member of a body. Write name=value, name[member]=value or name[]=value.`);
  const keys = [first, ...[...rest!.matchAll(/\[([^[\]]*)\]/g)].map(([, key]) => key!)];
  let place: Container = body;
  for (const [at, key] of keys.entries()) {
    const last = at === keys.length - 1;
    place = put(
      place,
      key,
      given,
      () => (last ? typedValue(typed ? "any" : "text", text!, path!) : keys[at + 1] === "" ? [] : {}),
      last,
    );
  }
}

/** Sets a member or appends an element, unless there is one that a longer path leads into. Returns what is there then. */
function put(place: Container, key: string, given: string, value: () => unknown, last: boolean): Container {
  const isList = Array.isArray(place);
  if (isList !== (key === ""))
    throw new UsageError(`"${given}" is a ${isList ? "member" : "element"} of what is a ${isList ? "list" : "object"}.`);
  if (isList) {
    place.push(value());
    return place.at(-1) as Container;
  }
  const there = Object.hasOwn(place, key) ? (place as Record<string, unknown>)[key] : undefined;
  const isContainer = typeof there === "object" && there !== null;
  if (last || !isContainer)
    Object.defineProperty(place, key, { value: value(), enumerable: true, writable: true, configurable: true });
  return (place as Record<string, unknown>)[key] as Container;
}

/**
 * The value that a text means. `@file` is what is in the file, as far as values are not text alone.
 * @throws UsageError
 */
export function typedValue(kind: Kind, text: string, name: string): unknown {
  if (kind === "text") return text;
  const content = text.startsWith("@") ? contentOf(text.slice(1), name) : text;
  if (kind === "list" && !content.trimStart().startsWith("["))
    return content
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
  try {
    return parseUnrepeated(content);
  } catch (error) {
    if (error instanceof RepeatedMembers) throw new UsageError(`${name} ${error.message}.`);
    if (kind === "any") return content;
    const wanted = { number: "a number", boolean: "true or false", list: "words separated by commas, or JSON", json: "JSON" }[
      kind
    ];
    const why = kind === "number" || kind === "boolean" ? `not "${content}"` : (error as Error).message;
    throw new UsageError(`${name} must be ${wanted}: ${why}.`);
  }
}

/** @throws UsageError */
export function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    throw new UsageError(`${name}: ${(error as Error).message}`);
  }
}
