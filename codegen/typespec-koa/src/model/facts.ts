/** The facts of an operation: what its decorators say, what follows from its shape, and whether the two agree. */
import type { Operation as TypeSpecOperation } from "@typespec/compiler";
import { facts as symbols } from "../../../../spec/lib/decorators.js";
import type { Report } from "../diagnostic.ts";
import type { RawOperation } from "../load/document.ts";
import type { Loaded } from "../load/program.ts";
import type { Facts, Json, Method, Position } from "../model.ts";

/** The body limit of an operation without its own: 1 MB. */
const BODY_LIMIT = 1_048_576;

export interface Shape {
  readonly id: string;
  readonly method: Method;
  readonly hasBody: boolean;
  readonly headers: readonly string[];
  readonly position: Position;
}

export function factsOf({ program }: Loaded, operation: TypeSpecOperation, shape: Shape, report: Report): Facts {
  const said = <Value>(fact: keyof typeof symbols): Value | undefined => program.stateMap(symbols[fact]).get(operation) as Value;
  const refuse = (code: string, message: string) =>
    report({ code: `contract/${code}`, severity: "error", message: `\`${shape.id}\` ${message}`, position: shape.position });

  const role = said<Facts["role"]>("role");
  const scope = said<Facts["scope"]>("scope");
  const idempotency = said<Facts["idempotency"]>("idempotent") ?? "none";
  const bodyLimit = said<number>("bodyLimit");
  if (!role) refuse("missing-role", "does not say which role it needs: @role.");
  if (!scope) refuse("missing-scope", "does not say what a restricted key is held against: @scope.");

  const changes = shape.method !== "GET" && role !== "read_only";
  const takesKey = shape.headers.includes("Idempotency-Key");
  if (changes && idempotency === "none")
    refuse("missing-idempotency", "changes something: @idempotencyKey or @naturallyIdempotent.");
  if (!changes && idempotency !== "none") refuse("needless-idempotency", "changes nothing, so it is idempotent as it is.");
  if (idempotency === "key" && !takesKey)
    refuse("missing-idempotency-header", "has @idempotencyKey and takes no `...IdempotencyKey`.");
  if (idempotency !== "key" && takesKey)
    refuse("stray-idempotency-header", "takes `...IdempotencyKey` and has no @idempotencyKey.");
  if (bodyLimit !== undefined && !shape.hasBody) refuse("stray-body-limit", "has a @bodyLimit and takes no body.");

  return {
    role: role ?? "admin",
    scope: scope ?? "organization",
    idempotency,
    bodyLimit: shape.hasBody ? (bodyLimit ?? BODY_LIMIT) : 0,
    billed: said<readonly string[]>("billed") ?? [],
    dailyAllowance: said<string>("dailyAllowance") ?? null,
    plan: said<Facts["plan"]>("plan") ?? null,
    unbuilt: said<boolean>("unbuilt") ?? false,
    pages: said<string>("pages") ?? null,
  };
}

/** The published form: what the decorators declared, and the limit even if it is the default. */
export function extensionsOf(raw: RawOperation, { bodyLimit }: Facts): { [name: `x-${string}`]: Json } {
  const mirrored = Object.entries(raw).filter(([name]) => name.startsWith("x-"));
  if (bodyLimit > 0) mirrored.push(["x-body-limit", bodyLimit]);
  return Object.fromEntries(mirrored.sort(([a], [b]) => (a < b ? -1 : 1)));
}
