/** Describes a shortfall as a sentence about what a client notices. */
import type { Json } from "../../schema.ts";
import type { Mode, Reason } from "./shortfall.ts";

/** The subject stands before the sentence: `WriteRequest.upsert: no longer accepts arrays of more than 500`. */
export function sentence(mode: Mode, reason: Reason): string {
  switch (reason.kind) {
    case "member":
      return MEMBER[mode](quote(reason.name));
    case "absence":
      return ABSENCE[mode](quote(reason.name));
    case "gone":
      return `${quote(reason.name)} is gone`;
    case "default":
      return `left out, it now means ${meaning(reason.after)}; it meant ${meaning(reason.before)}`;
    case "unknown":
      return `differs, and how is not known: ${reason.keywords.join(", ")}`;
    case "value":
      return VALUES[mode](JSON.stringify(reason.value));
    case "type":
    case "form":
    case "bound":
    case "pattern":
    case "overlap":
      return VALUES[mode](reason.values);
    default:
      return reason satisfies never;
  }
}

type Words = { readonly [mode in Mode]: (what: string) => string };

const VALUES: Words = {
  accept: (values) => `no longer accepts ${values}`,
  loosen: (values) => `accepts ${values} now`,
  show: (values) => `may now be ${values}`,
  keep: (values) => `is never ${values} any more`,
};

const MEMBER: Words = {
  accept: (name) => `no longer accepts ${name}`,
  loosen: (name) => `accepts ${name} now`,
  show: (name) => `has ${name} now`,
  keep: (name) => `never has ${name} any more`,
};

const ABSENCE: Words = {
  accept: (name) => `needs ${name} now`,
  loosen: (name) => `no longer needs ${name}`,
  show: (name) => `may now lack ${name}`,
  keep: (name) => `always has ${name} now`,
};

function quote(name: string): string {
  return `\`${name}\``;
}

function meaning(value: Json | undefined): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}
