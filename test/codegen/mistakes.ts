/** Mistakes in a specification, and the diagnostics that tell of them, each with its place. */
import { getter, lineInPrelude, resource } from "./specification.ts";

export const OK = ": Ok<{}> | InvalidRequest";
const READ = '@role("read_only") @scope("path")';
const WRITE = '@role("read_write") @scope("path")';

/** The mistake stands on the third line, after the interface's comment and head. */
export const operation = (text: string) => resource("Things", `/** Do. */ @summary("Do") ${text};`);
export const used = (types: string, ...names: string[]) =>
  `${types}\n${resource("Things", ...names.map((name, index) => `/** Do. */ @summary("Do") @route("/${index}") @post ${READ} o${index}(@bodyRoot body: ${name})${OK};`))}`;

/** One line. */
const LOANS = "/** L. */ model Lent {} /** R. */ model Returned {}\n";

export const MISTAKES: readonly { mistake: string; given: string; want: string[] }[] = [
  { mistake: "a syntax error", given: "model Broken {", want: ["token-expected things.tsp:1"] },
  {
    mistake: "a name that nothing has",
    given: `\n${operation(`@route("/a") @get ${READ} get(): Ok<Nothing>`)}`,
    want: ["invalid-ref things.tsp:4"],
  },
  {
    mistake: "one name for two types",
    given: "/** A. */ model Twice {}\n/** B. */ model Twice {}",
    want: ["duplicate-symbol things.tsp:1", "duplicate-symbol things.tsp:2"],
  },
  {
    mistake: "two operations on one route",
    given: resource("Things", getter("a", "", "Ok<{}>", "/x"), getter("b", "", "Ok<{}>", "/x")),
    want: ["@typespec/http/duplicate-operation things.tsp:3", "@typespec/http/duplicate-operation things.tsp:4"],
  },
  {
    mistake: "an operation without a role",
    given: operation(`@route("/a") @get @scope("path") get()${OK}`),
    want: ["typespec-koa/missing-role things.tsp:3"],
  },
  {
    mistake: "an operation without a scope",
    given: operation(`@route("/a") @get @role("read_only") get()${OK}`),
    want: ["typespec-koa/missing-scope things.tsp:3"],
  },
  {
    mistake: "a change that does not say how it is retried",
    given: operation(`@route("/a") @delete ${WRITE} drop()${OK}`),
    want: ["typespec-koa/missing-idempotency things.tsp:3"],
  },
  {
    mistake: "a read that says how it is retried",
    given: operation(`@route("/a") @get ${READ} @naturallyIdempotent get()${OK}`),
    want: ["typespec-koa/needless-idempotency things.tsp:3"],
  },
  {
    mistake: "@idempotencyKey without the header",
    given: operation(`@route("/a") @delete ${WRITE} @idempotencyKey drop()${OK}`),
    want: ["typespec-koa/missing-idempotency-header things.tsp:3"],
  },
  {
    mistake: "the header without @idempotencyKey",
    given: operation(`@route("/a") @delete ${WRITE} @naturallyIdempotent drop(...IdempotencyKey)${OK}`),
    want: ["typespec-koa/stray-idempotency-header things.tsp:3"],
  },
  {
    mistake: "both kinds of retry",
    given: operation(`@route("/a") @delete ${WRITE} @naturallyIdempotent @idempotencyKey drop(...IdempotencyKey)${OK}`),
    want: ["typespec-koa/already-idempotent things.tsp:3"],
  },
  {
    mistake: "a limit for a body that is not taken",
    given: operation(`@route("/a") @get ${READ} @bodyLimit(5) get()${OK}`),
    want: ["typespec-koa/stray-body-limit things.tsp:3"],
  },
  {
    mistake: "a limit of nothing",
    given: operation(`@route("/a") @get ${READ} @bodyLimit(0) get()${OK}`),
    want: ["typespec-koa/not-positive things.tsp:3"],
  },
  {
    mistake: "a day that is none",
    given: operation(`@route("/a") @get ${READ} @sunset("2027-02-30") get()${OK}`),
    want: ["typespec-koa/not-a-day things.tsp:3"],
  },
  {
    mistake: "a deprecation without its day",
    given: operation(`#deprecated "No."\n@route("/a") @get ${READ} get()${OK}`),
    want: ["typespec-koa/deprecated-since things.tsp:4"],
  },
  {
    mistake: "a day of deprecation without one",
    given: operation(`@route("/a") @get ${READ} @deprecatedSince("2026-07-01") get()${OK}`),
    want: ["typespec-koa/deprecated-since things.tsp:3"],
  },
  {
    mistake: "an end before the deprecation",
    given: operation(
      `#deprecated "No."\n@route("/a") @get ${READ} @deprecatedSince("2026-07-01") @sunset("2026-06-30") get()${OK}`,
    ),
    want: ["typespec-koa/deprecated-since things.tsp:4"],
  },
  {
    mistake: "a deprecation on no day",
    given: operation(`#deprecated "No."\n@route("/a") @get ${READ} @deprecatedSince("yesterday") get()${OK}`),
    want: ["typespec-koa/not-a-day things.tsp:4"],
  },
  {
    mistake: "an operation in no interface",
    given: `/** Do. */ @summary("Do")\n@route("/a") @get ${READ} op get()${OK};`,
    want: ["typespec-koa/no-resource things.tsp:2"],
  },
  {
    mistake: "an error status without an @error model",
    given: `/** M. */ model Gone { @statusCode _: 410; /** T. */ text: string }\n${operation(`@route("/a") @get ${READ} get(): Ok<{}> | Gone`)}`,
    want: ["typespec-koa/error-without-model things.tsp:4"],
  },
  {
    mistake: "an @error model whose code is not of ErrorCode",
    given: `/** T. */\n@error model Teapot { @statusCode _: 418; /** E. */ error: { /** C. */ code: string } }\n${operation(`@route("/a") @get ${READ} get(): Ok<{}> | Teapot`)}`,
    want: ["typespec-koa/error-without-code things.tsp:2", "typespec-koa/error-without-model things.tsp:5"],
  },
  {
    mistake: "a code under two statuses",
    given: `/** T. */ @error model Teapot { @statusCode _: 418; /** E. */ error: ErrorBody<ErrorCode.not_found> }\n${resource("Things", getter("get", ""))}`,
    want: [`typespec-koa/error-code-status things.tsp:${lineInPrelude("not_found,")}`],
  },
  {
    mistake: "a list without next_cursor",
    given: `/** L. */ model List { /** T. */ things: string[] }\n${operation(`@route("/a") @get ${READ} @pages("things") list(/** C. */ @query cursor?: string): Ok<List> | InvalidRequest`)}`,
    want: ["typespec-koa/list things.tsp:4"],
  },
  {
    mistake: "a list without cursor",
    given: `/** L. */ model List { /** T. */ things: string[]; /** N. */ next_cursor: string | null }\n${operation(`@route("/a") @get ${READ} @pages("things") list(): Ok<List> | InvalidRequest`)}`,
    want: ["typespec-koa/list things.tsp:4"],
  },
  {
    mistake: "a list of no member",
    given: `/** L. */ model List { /** T. */ things: string[]; /** N. */ next_cursor: string | null }\n${operation(`@route("/a") @get ${READ} @pages("others") list(/** C. */ @query cursor?: string): Ok<List> | InvalidRequest`)}`,
    want: ["typespec-koa/list things.tsp:4"],
  },
  {
    mistake: "next_cursor of no list",
    given: `/** L. */ model List { /** T. */ things: string[]; /** N. */ next_cursor: string | null }\n${operation(`@route("/a") @get ${READ} list(/** C. */ @query cursor?: string): Ok<List> | InvalidRequest`)}`,
    want: ["typespec-koa/list things.tsp:4"],
  },
  {
    mistake: "an array that repeats its name",
    given: resource("Things", getter("get", "\n/** T. */ @query(#{ explode: true })\ntags?: string[]")),
    want: ["typespec-koa/exploded-array things.tsp:5"],
  },
  {
    mistake: "a parameter that text cannot hold",
    given: resource("Things", getter("get", "\n/** T. */ @query\nfilter?: { a: string }")),
    want: ["typespec-koa/unsupported-parameter things.tsp:5"],
  },
  {
    mistake: "`extends` of a model that stands for others",
    given: used('/** A. */\n@discriminator("kind") model A {}\n/** B. */\nmodel B extends A { /** K. */ kind: "b" }', "A"),
    want: ["typespec-koa/no-extends things.tsp:2", "typespec-koa/no-extends things.tsp:4"],
  },
  {
    mistake: "a decimal that a double would change",
    given: used("/** P. */ model Price {\n/** A. */\namount: decimal }", "Price"),
    want: ["typespec-koa/inexact-decimal things.tsp:3"],
  },
  {
    mistake: "bytes in an encoding that nothing checks",
    given: used('/** B. */ model Blob {\n/** D. */\n@encode("base32") data: bytes }', "Blob"),
    want: ["typespec-koa/unknown-format things.tsp:3"],
  },
  {
    mistake: "a bound of a number that is text",
    given: used("/** B. */ model Bound {\n/** D. */\n@encode(string) @minValue(5) least: int64 }", "Bound"),
    want: ["typespec-koa/unchecked-bound things.tsp:3"],
  },
  {
    mistake: "a member that is lost",
    given: used("/** B. */ model Lost {\n/** D. */\n__proto__?: string }", "Lost"),
    want: ["typespec-koa/member-name things.tsp:3"],
  },
  {
    mistake: "a cookie that is an array",
    given: resource("Things", getter("get", "\n/** S. */ @cookie\nsessions?: string[]")),
    want: ["typespec-koa/unsupported-parameter things.tsp:5"],
  },
  {
    mistake: "a cookie with a name that none has",
    given: resource("Things", getter("get", '\n/** S. */ @cookie(#{ name: "a b" })\nsession?: string')),
    want: ["typespec-koa/unsupported-parameter things.tsp:5"],
  },
  {
    mistake: "an array that is written otherwise than with commas",
    given: resource("Things", getter("get", "\n/** T. */ @query @encode(ArrayEncoding.pipeDelimited)\ntags?: string[]")),
    want: ["typespec-koa/unsupported-parameter things.tsp:5"],
  },
  {
    mistake: "a parameter of several segments",
    given: resource("Things", getter("get", "\n/** P. */ @path(#{ allowReserved: true })\npath: string", "Ok<{}>", "/files")),
    want: ["typespec-koa/unsupported-parameter things.tsp:5"],
  },
  {
    mistake: "an optional parameter of the path",
    given: operation(`@route("/a/{name}") @get ${READ} get(/** N. */ @path name?: string)${OK}`),
    want: ["typespec-koa/optional-path things.tsp:3"],
  },
  {
    mistake: "a segment that is text and a parameter",
    given: operation(`@route("/a/{name}.json") @get ${READ} get(/** N. */ @path name: string)${OK}`),
    want: ["typespec-koa/unsupported-path things.tsp:3"],
  },
  {
    mistake: "paths that differ only in the names of parameters",
    given: resource(
      "Things",
      getter("a", "/** N. */ @path name: string", "Ok<{}>", "/a/{name}"),
      getter("b", "/** I. */ @path id: string", "Ok<{}>", "/a/{id}"),
    ),
    want: ["typespec-koa/same-path things.tsp:4"],
  },
  ...(
    [
      [
        "several parts without names",
        '@header contentType: "multipart/mixed", @multipartBody body: [HttpPart<bytes>, HttpPart<string>]',
      ],
      ["parts under another name", '@header contentType: "multipart/mixed", @multipartBody body: { a: HttpPart<bytes> }'],
      [
        "a part of XML",
        '@header contentType: "multipart/form-data", @multipartBody body: { a: HttpPart<{ @header contentType: "application/xml"; @body body: string }> }',
      ],
      [
        "a part with headers",
        '@header contentType: "multipart/form-data", @multipartBody body: { a: HttpPart<{ @header name: string; @body body: string }> }',
      ],
      [
        "a limit of a part that is no file",
        '@header contentType: "multipart/form-data", @multipartBody body: { @maxBytes(5) a: HttpPart<string> }',
      ],
      ["bytes", '@header contentType: "application/octet-stream", @body body: bytes'],
      ["a file", "@body file: File"],
      ["XML", '@header contentType: "application/xml", @body body: string'],
      ["text that is no string", '@header contentType: "text/csv", @body body: { a: string }'],
    ] as const
  ).map(([what, body]) => ({
    mistake: `a body of ${what}`,
    given: operation(`@route("/a") @post ${READ} send(${body})${OK}`),
    want: ["typespec-koa/unsupported-content-type things.tsp:3"],
  })),
  {
    mistake: "a body that is a stream of events",
    given: operation(`@route("/a") @post ${READ} send(@header contentType: "text/event-stream", @body body: string)${OK}`),
    want: ["typespec-koa/unsupported-content-type things.tsp:3"],
  },
  ...(
    [
      ["that are text", "get", "", "200", "string"],
      ["that are lists", "get", "", "200", "Lent[]"],
      ["without names", "get", "", "200", "Lent | Returned"],
      ["that are answered with 201", "get", "", "201", "Lent"],
      ["that answer a PUT", "put", "@naturallyIdempotent ", "200", "Lent"],
    ] as const
  ).map(([what, method, fact, status, type]) => ({
    mistake: `events ${what}`,
    given:
      LOANS +
      operation(
        `@route("/a") @${method} @role("${method === "put" ? "read_write" : "read_only"}") @scope("path") ${fact}follow(): { @statusCode _: ${status}; @header contentType: "text/event-stream"; @body body: ${type} } | InvalidRequest`,
      ),
    want: ["typespec-koa/event-stream things.tsp:4"],
  })),
  {
    mistake: "a body of two content types",
    given: operation(
      `@route("/a") @post ${READ} send(@header contentType: "application/json" | "text/plain", @body body: string)${OK}`,
    ),
    want: ["typespec-koa/one-content-type things.tsp:3"],
  },
  {
    mistake: "a method of its own for HEAD",
    given: operation(`@route("/a") @head ${READ} look()${OK}`),
    want: ["typespec-koa/unsupported-method things.tsp:3"],
  },
  {
    mistake: "a range of statuses",
    given: operation(
      `@route("/a") @get ${READ} get(): { @statusCode @minValue(200) @maxValue(299) _: int32 } | Ok<{}> | InvalidRequest`,
    ),
    want: ["typespec-koa/unsupported-status things.tsp:3"],
  },
  {
    mistake: "an operation that is authenticated otherwise",
    given: operation(`@route("/a") @useAuth(NoAuth) @get ${READ} get()${OK}`),
    want: ["typespec-koa/own-security things.tsp:3"],
  },
  {
    mistake: "a format that nothing enforces",
    given: used(
      '/** B. */\n@format("fancy") scalar Fancy extends string;\n/** M. */ model Holder { /** F. */ f: Fancy }',
      "Holder",
    ),
    want: ["typespec-koa/unknown-format things.tsp:2"],
  },
  {
    mistake: "a reference to no type",
    given: used(
      '/** L. */\n@jsonSchema(#{ type: "array", items: #{ `$ref`: "#/components/schemas/Nothing" } }) model Lost is unknown[];',
      "Lost",
    ),
    want: ["typespec-koa/unknown-reference things.tsp:2"],
  },
  {
    mistake: "a pattern that is none",
    given: used('/** B. */\n@jsonSchema(#{ type: "string", pattern: "(" }) model Bad is unknown[];', "Bad"),
    want: ["typespec-koa/bad-pattern things.tsp:2"],
  },
  {
    mistake: "a name that a request's form of another type takes",
    given: used(
      "/** A. */ model A { /** I. */ @visibility(Lifecycle.Read) id: string }\n/** B. */\nmodel AInput { /** X. */ x: string }",
      "A",
      "AInput",
    ).replace("Ok<{}>", "Ok<A>"),
    want: ["typespec-koa/duplicate-type-name things.tsp:3"],
  },
  {
    mistake: "defaults in a union whose branches look alike",
    given: used(
      "/** A. */ model A { /** X. */ x?: int32 = 1 }\n/** B. */ model B { /** Y. */ y?: int32 }\n/** C. */\nunion Either { A, B }",
      "Either",
    ),
    want: ["typespec-koa/default-in-union things.tsp:4"],
  },
  {
    mistake: "an undocumented operation",
    given: `/** Things. */\ninterface Things {\n@summary("Do") @route("/a") @get ${READ} get()${OK};\n}`,
    want: ["typespec-koa/undocumented things.tsp:3"],
  },
  {
    mistake: "an operation without a summary",
    given: `/** Things. */\ninterface Things {\n/** Do. */ @route("/a") @get ${READ} get()${OK};\n}`,
    want: ["typespec-koa/no-summary things.tsp:3"],
  },
  {
    mistake: "an undocumented resource",
    given: `interface Things {\n${getter("get", "")}\n}`,
    want: ["typespec-koa/undocumented things.tsp:1"],
  },
  {
    mistake: "an undocumented parameter",
    given: resource("Things", getter("get", "\n@query\nq?: string")),
    want: ["typespec-koa/undocumented things.tsp:5"],
  },
  {
    mistake: "an undocumented type",
    given: used("\nmodel Bare { /** A. */ a: string }", "Bare"),
    want: ["typespec-koa/undocumented things.tsp:2"],
  },
  {
    mistake: "an undocumented member",
    given: used("/** M. */ model Holder {\n/** A. */ a: string;\nb: string;\n/** I. */ inner: {\nc: string } }", "Holder"),
    want: ["typespec-koa/undocumented things.tsp:3", "typespec-koa/undocumented things.tsp:5"],
  },
  {
    mistake: "an undocumented value",
    given: used("/** E. */ enum Which {\n/** A. */ a,\nb }\n/** M. */ model Holder { /** W. */ w: Which }", "Holder"),
    want: ["typespec-koa/undocumented things.tsp:3"],
  },
  {
    mistake: "a body without an example",
    given: `/** M. */ model Thing { /** A. */ a: string }\n${operation(`@route("/a") @post ${READ} make(@bodyRoot body: Thing)${OK}`)}`,
    want: ["typespec-koa/no-example things.tsp:4"],
  },
];
