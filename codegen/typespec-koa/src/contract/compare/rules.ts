/** The rules of the comparison. Each breaking change says which one it breaks, and an exception names the one that it suspends. */
import type { Mode, Reason } from "../schema/shortfall.ts";

const OF_OPERATIONS = {
  "security-changed": "requests are authenticated otherwise",
  "operation-removed": "an operation is gone, and its announced day has not come",
  "operation-renamed": "an operation has another id, so that generated clients lose its method",
  "operation-moved": "an operation has another method or path",
  "sunset-sooner": "an announced end comes earlier",
  "role-raised": "a key needs a higher role",
  "idempotency-lost": "an operation is no longer safe to repeat in the same way",
  "body-limit-lowered": "bodies have to be smaller",
  "fact-changed": "a fact that the service declares for itself demands more or offers less",
  "pages-lost": "a list can no longer be paged in the same way",
  "parameter-removed": "a parameter is no longer accepted",
  "parameter-required": "a parameter is needed",
  "parameter-default": "a parameter that is left out means something else",
  "body-removed": "a body is no longer accepted",
  "body-required": "a body is needed",
  "body-content-type": "a body has another content type",
  "part-removed": "a part of a body is no longer accepted",
  "part-required": "a part of a body is needed",
  "part-count": "a part of a body may come less often, or has to come more often",
  "part-kind": "a part of a body is a file, JSON or text, and was another of them",
  "part-content-type": "a file in a body has fewer content types",
  "part-limit-lowered": "a file in a body has to be smaller",
  "status-added": "a success has a new status",
  "status-removed": "a success is never sent any more",
  "response-content-type": "a response has another content type",
  "header-removed": "a response has a header no more",
  "header-optional": "a response may lack a header",
  "error-removed": "an error is never sent any more",
  "error-status": "an error is sent under another status",
  "webhook-removed": "a webhook is never sent any more",
  "type-renamed": "a type that clients export has another name",
} as const;

const SIDES = {
  accept: ["request", "a request is refused that was accepted"],
  loosen: ["request-new", "a request is accepted that was refused"],
  show: ["response", "a response has what clients do not know"],
  keep: ["response-lost", "a response never has any more what it had"],
} as const satisfies { readonly [mode in Mode]: readonly [name: string, about: string] };

const KINDS = {
  type: ["type", "another JSON type"],
  form: ["form", "a form of a union"],
  bound: ["bound", "a bound: of a number, a length or a count"],
  pattern: ["pattern", "a pattern or a format"],
  overlap: ["overlap", "a value that matches several forms"],
  value: ["value", "a value of an enumeration"],
  member: ["member", "a member"],
  absence: ["presence", "whether a member is always there"],
  gone: ["gone", "a member that is gone"],
  default: ["default", "the meaning of a member that is left out"],
  unknown: ["unknown", "a difference that the comparison does not understand"],
} as const satisfies { readonly [kind in Reason["kind"]]: readonly [name: string, about: string] };

type SchemaRule = `${(typeof SIDES)[Mode][0]}-${(typeof KINDS)[Reason["kind"]][0]}`;

export type Rule = keyof typeof OF_OPERATIONS | SchemaRule;

/** The rule that a difference of schemas breaks. */
export function schemaRule(mode: Mode, kind: Reason["kind"]): Rule {
  return `${SIDES[mode][0]}-${KINDS[kind][0]}`;
}

/** What breaks each rule, by its name. Differences that cannot break anything have none. */
export const RULES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(OF_OPERATIONS),
  ...Object.values(SIDES)
    .filter(([side]) => side !== "request-new")
    .flatMap(([side, about]) => Object.values(KINDS).map(([kind, what]) => [`${side}-${kind}`, `${about}: ${what}`] as const)),
]);
