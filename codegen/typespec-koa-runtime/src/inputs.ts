/** What the server knows of its inputs: how their faults are worded, and where their numbers keep all digits. */
import type { Validate } from "./contract.ts";
import { issuesOf, type RequestPart } from "./issues.ts";
import type { JsonObject } from "./json/json.ts";
import { type ExactPlaces, NOWHERE } from "./json/storable-json.ts";
import { knownFields } from "./known-fields.ts";
import { type Issue, invalidRequest } from "./service-error.ts";
import type { Wording } from "./wording.ts";

export interface Inputs {
  readonly wording: Wording;
  /** The published OpenAPI document, which names the fields that an unknown one may stand for. Read where a request is refused. */
  document(): JsonObject;
  /** Where the body of an operation may have numbers that a 64-bit float would change. They are refused elsewhere. */
  exactPlaces(operationId: string): ExactPlaces;
}

/** Inputs with the words that the generated `patternDescriptions` have, and without exact numbers. */
export function describedInputs(patterns: Readonly<Record<string, string>>, document: () => object): Inputs {
  return {
    wording: { pattern: (pattern) => (Object.hasOwn(patterns, pattern) ? `must be ${patterns[pattern]}` : null) },
    document: () => document() as JsonObject,
    exactPlaces: () => NOWHERE,
  };
}

/** `bodyOf`: the operation, if the value is its body. Then unknown fields are compared with its known ones. */
export function refuseInvalid(inputs: Inputs, validate: Validate, value: unknown, place: RequestPart, bodyOf?: string): void {
  if (isValid(validate, value, place)) return;
  const known = bodyOf === undefined ? undefined : (pointer: string) => knownFields(inputs.document(), bodyOf, pointer);
  throw invalidRequest(issuesOf(validate.errors, place, value, inputs.wording, known));
}

/** A recursive schema may exhaust the stack on excessive nesting. That is an error of the request, not of the server. */
function isValid(validate: Validate, value: unknown, place: RequestPart): boolean {
  try {
    return validate(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const issue: Issue = { path: place === "body" ? "" : place, message: "is nested too deeply" };
    throw invalidRequest([issue]);
  }
}
