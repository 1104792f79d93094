/** Small specifications for tests: declarations in, everything that is generated of them out, without touching a disk. */
import type { Diagnostic } from "../../codegen/typespec-koa/src/diagnostic.ts";
import { generate } from "../../codegen/typespec-koa/src/generate.ts";
import type { Api, NamedType, Operation } from "../../codegen/typespec-koa/src/model.ts";
import type { Project } from "../../codegen/typespec-koa/src/project.ts";
import type { Options } from "../../codegen/typespec-koa/src/settings.ts";
import { projectOf } from "./settings.ts";

const ENTRY = "spec/things.tsp";

/** What every specification begins with; what a test declares begins on `FIRST_LINE`. */
export const PRELUDE = `
import "@typespec/http";
import "@typespec/openapi";
import "./lib/decorators.tsp";
using TypeSpec.Http;
using TypeSpec.OpenAPI;
using TypeSpecKoa;
using JudgmentService.Facts;
/** A service. */
@service(#{ title: "Things" }) @info(#{ version: "1.0.0" }) @useAuth(BearerAuth)
namespace JudgmentService;
/** Codes. */
enum ErrorCode {
  /** Wrong. */ invalid_request,
  /** Elsewhere. */ not_found,
  /** Not yours. */ forbidden,
  /** Later. */ unavailable,
}
/** Body. */
model ErrorBody<Code extends ErrorCode> {
  /** Code. */ code: Code;
  /** Text. */ message: string;
}
/** Sent with everything. */
model CommonHeaders { /** Id. */ @header("X-Request-Id") requestId: string }
/** The request is wrong. */
@error model InvalidRequest { @statusCode _: 400; ...CommonHeaders; /** What. */ error: ErrorBody<ErrorCode.invalid_request> }
/** There is no such thing. */
@error model NotFound { @statusCode _: 404; ...CommonHeaders; /** What. */ error: ErrorBody<ErrorCode.not_found> }
/** It is not yours. */
@error model Forbidden { @statusCode _: 403; ...CommonHeaders; /** What. */ error: ErrorBody<ErrorCode.forbidden> }
/** Your plan lacks it. */
@error model PlanRequired { @statusCode _: 403; ...CommonHeaders; /** What. */ error: ErrorBody<ErrorCode.forbidden> }
/** Not now. */
@error model Unavailable { @statusCode _: 503; ...CommonHeaders; /** What. */ error: ErrorBody<ErrorCode.unavailable> }
/** Not yet. */
@error model NotServed { @statusCode _: 501; ...CommonHeaders; /** What. */ error: ErrorBody<ErrorCode.unavailable> }
/** Done. */
model Ok<T> { @statusCode _: 200; ...CommonHeaders; @bodyRoot body: T }
/** Made. */
model Created<T> { @statusCode _: 201; ...CommonHeaders; @bodyRoot body: T }
/** Gone. */
model Deleted { @statusCode _: 204; ...CommonHeaders }
/** The key. */
model IdempotencyKey { /** Any string. */ @header("Idempotency-Key") idempotencyKey?: string }
`.trim();

/** The line of the first line of a test's own text. */
export const FIRST_LINE = PRELUDE.split("\n").length + 1;

/** Where a text of the prelude stands, counted from the test's own first line. */
export function lineInPrelude(text: string): number {
  const index = PRELUDE.split("\n").findIndex((line) => line.includes(text));
  return index + 2 - FIRST_LINE;
}

export interface Specified {
  readonly api: Api;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a generated file. */
  readonly file: (path: string) => string;
  readonly paths: readonly string[];
  readonly document: OpenApi;
  readonly type: (name: string) => NamedType;
  readonly operation: (id: string) => Operation;
}

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the document
type OpenApi = any;

/** Fails where the specification does. */
export async function specified(declarations: string): Promise<Specified> {
  const { api, files, diagnostics } = await generated(declarations);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (!api || errors.length > 0) throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const file = (path: string) => found(texts.get(path), path);
  return {
    api,
    diagnostics,
    file,
    paths: [...texts.keys()],
    document: JSON.parse(file("openapi.json")),
    type: (name) =>
      found(
        api.types.find((type) => type.name === name),
        name,
      ),
    operation: (id) =>
      found(
        api.resources.flatMap((resource) => resource.operations).find((operation) => operation.id === id),
        id,
      ),
  };
}

export function generated(declarations: string) {
  const { project, overlay } = overlaid(declarations);
  return generate(project, overlay);
}

/** A specification as the programs that read one take it. */
export function overlaid(
  declarations: string,
  options: Options = {},
): { project: Project; overlay: ReadonlyMap<string, string> } {
  const project = projectOf(ENTRY, options);
  return { project, overlay: new Map([[project.entry, `${PRELUDE}\n${declarations}`]]) };
}

/** The diagnostics of a specification: `typespec-koa/missing-role things.tsp:3`, lines counted from the test's own first. */
export async function diagnosed(declarations: string): Promise<string[]> {
  const { diagnostics } = await generated(declarations);
  return diagnostics.map(
    ({ code, position }) => `${code} ${position?.file.replace("spec/", "")}:${(position?.line ?? 0) - FIRST_LINE + 1}`,
  );
}

/** An interface with operations, each with the facts it needs unless it says its own. */
export function resource(name: string, ...operations: string[]): string {
  return `/** ${name}. */\ninterface ${name} {\n${operations.join("\n")}\n}`;
}

const FACTS = '@role("read_only") @scope("organization")';

/** An operation that takes and answers a type. */
export function roundTrip(name: string, type: string): string {
  return `/** Do. */ @summary("Do") @route("/${name}") @post ${FACTS} ${name}(@bodyRoot body: ${type}): Ok<${type}> | InvalidRequest;`;
}

export function getter(name: string, parameters: string, answer = "Ok<{}>", route = `/${name}`): string {
  return `/** Do. */ @summary("Do") @route("${route}") @get ${FACTS} ${name}(${parameters}): ${answer} | InvalidRequest;`;
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`nothing is named ${name}`);
  return value;
}
