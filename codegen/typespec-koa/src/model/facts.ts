/** The facts of an operation: what its decorators say, what follows from its shape, and whether the two agree. */
import type { Operation as TypeSpecOperation } from "@typespec/compiler";
import type { Report } from "../diagnostic.ts";
import { factOf } from "../library.ts";
import type { RawOperation } from "../load/document.ts";
import type { Loaded } from "../load/program.ts";
import type { Facts, FactValue, Json, Method, Position } from "../model.ts";
import type { FactSetting } from "../settings.ts";

/** The body limit of an operation without its own: 1 MB. */
const BODY_LIMIT = 1_048_576;

export interface Shape {
  readonly id: string;
  readonly method: Method;
  readonly hasBody: boolean;
  readonly headers: readonly string[];
  readonly position: Position;
}

type Refuse = (code: string, message: string) => void;

export function factsOf({ program, settings }: Loaded, operation: TypeSpecOperation, shape: Shape, report: Report): Facts {
  const said = <Value>(fact: string): Value | undefined => factOf(program, operation, fact) as Value;
  const refuse: Refuse = (code, message) =>
    report({ code: `typespec-koa/${code}`, severity: "error", message: `\`${shape.id}\` ${message}`, position: shape.position });
  const { roles, headers } = settings;

  const role = roleOf(said<string>("role"), roles, refuse);
  const idempotency = said<Facts["idempotency"]>("idempotent") ?? "none";
  const bodyLimit = said<number>("bodyLimit");
  const changes = shape.method !== "GET" && (roles.length === 0 || role !== roles[0]);
  const takesKey = shape.headers.includes(headers.idempotencyKey);
  if (changes && idempotency === "none")
    refuse("missing-idempotency", "changes something: @idempotencyKey or @naturallyIdempotent.");
  if (!changes && idempotency !== "none") refuse("needless-idempotency", "changes nothing, so it is idempotent as it is.");
  if (idempotency === "key" && !takesKey)
    refuse("missing-idempotency-header", `has @idempotencyKey and takes no header \`${headers.idempotencyKey}\`.`);
  if (idempotency !== "key" && takesKey)
    refuse("stray-idempotency-header", `takes the header \`${headers.idempotencyKey}\` and has no @idempotencyKey.`);
  if (bodyLimit !== undefined && !shape.hasBody) refuse("stray-body-limit", "has a @bodyLimit and takes no body.");

  const own = Object.entries(settings.facts).map(([name, setting]) => [name, ownFact(name, setting, said(name), refuse)]);
  return {
    ...Object.fromEntries(own),
    role,
    idempotency,
    bodyLimit: shape.hasBody ? (bodyLimit ?? BODY_LIMIT) : 0,
    unbuilt: said<boolean>("unbuilt") ?? false,
    pages: said<string>("pages") ?? null,
  };
}

function roleOf(role: string | undefined, roles: readonly string[], refuse: Refuse): string | null {
  if (role === undefined) {
    if (roles.length > 0) refuse("missing-role", "does not say which role it needs: @role.");
  } else if (!roles.includes(role)) {
    refuse("unknown-role", `needs the role \`${role}\`; \`roles\` in tspconfig.yaml has ${roles.join(", ") || "none"}.`);
  }
  return role ?? roles.at(-1) ?? null;
}

/** A response says since when its operation is deprecated (RFC 9745), and from when it may be gone (RFC 8594). */
export function daysOf(
  { program }: Loaded,
  operation: TypeSpecOperation,
  deprecated: boolean,
  refuse: Refuse,
): { deprecatedSince: string | null; sunset: string | null } {
  const day = (fact: string) => (factOf(program, operation, fact) as string | undefined) ?? null;
  const [deprecatedSince, sunset] = [day("deprecatedSince"), day("sunset")];
  if (deprecated && deprecatedSince === null)
    refuse("deprecated-since", "is deprecated and does not say since when, which its responses tell: @deprecatedSince.");
  if (!deprecated && deprecatedSince !== null) refuse("deprecated-since", "has @deprecatedSince and is not #deprecated.");
  if (deprecatedSince !== null && sunset !== null && sunset < deprecatedSince)
    refuse("deprecated-since", `may be gone on ${sunset}, before it is deprecated on ${deprecatedSince}.`);
  return { deprecatedSince, sunset };
}

/** A fact that the service declares for itself in `tspconfig.yaml`. */
function ownFact(name: string, { list, required, values }: FactSetting, said: unknown, refuse: Refuse): FactValue {
  if (said === undefined) {
    if (required) refuse(`missing-${name}`, `does not say its ${name}: @${name}.`);
    return list ? [] : required ? (values?.at(-1) ?? null) : null;
  }
  for (const value of list ? (said as readonly string[]) : [said as string]) {
    if (values && !values.includes(value))
      refuse("unknown-fact", `has the ${name} \`${value}\`; tspconfig.yaml has ${values.join(", ")}.`);
  }
  return said as FactValue;
}

/** The published form: what the decorators declared, and the limit even if it is the default. */
export function extensionsOf(raw: RawOperation, { bodyLimit }: Facts): { [name: `x-${string}`]: Json } {
  const mirrored = Object.entries(raw).filter(([name]) => name.startsWith("x-"));
  if (bodyLimit > 0) mirrored.push(["x-body-limit", bodyLimit]);
  return Object.fromEntries(mirrored.sort(([a], [b]) => (a < b ? -1 : 1)));
}
