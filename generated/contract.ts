// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * Every error code there is.
 *
 * - `invalid_request`: 400. The request is malformed or breaks a rule. `details.issues` says where.
 * - `unauthorized`: 401. The request has no API key, or its key is unknown, expired or revoked.
 * - `budget_exceeded`: 402. The namespace's budget does not allow this work.
 * - `forbidden`: 403. The key's role or scope does not allow this request.
 * - `plan_required`: 403. The organization's plan does not include this. `details` names a plan that does.
 * - `limit_exceeded`: 403. The organization already has as many of this resource as its plan allows. `details` says how many.
 * - `not_found`: 404. The route or resource does not exist, or the key may not see it.
 * - `method_not_allowed`: 405. The route does not support this method. `details.allowed` lists the methods it supports.
 * - `conflict`: 409. The resource's current state does not allow this request.
 * - `too_large`: 413. The body is larger than the operation accepts.
 * - `too_expensive`: 422. The query needs more database time than the limit. `details` says what would make it cheap.
 * - `rate_limited`: 429. Too many requests, or a daily allowance is used up.
 * - `internal`: 500. An error in the server. The request id identifies it in the log.
 * - `unavailable`: 503. The service cannot do this right now. Nothing changed, unless `details.outcome_unknown` is true. Retry later.
 * Sent under 501 when the operation is not served yet.
 */
export type ErrorCode =
  | "invalid_request"
  | "unauthorized"
  | "budget_exceeded"
  | "forbidden"
  | "plan_required"
  | "limit_exceeded"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "too_large"
  | "too_expensive"
  | "rate_limited"
  | "internal"
  | "unavailable";

/** The status that each error code is sent under. */
export const errorStatus: { readonly [code in ErrorCode]: number } = {
  invalid_request: 400,
  unauthorized: 401,
  budget_exceeded: 402,
  forbidden: 403,
  plan_required: 403,
  limit_exceeded: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  too_expensive: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
};

/** What matches a pattern, for messages that a person reads: "must be …". */
export const patternDescriptions: { readonly [pattern: string]: string } = {
  "^(0|[1-9][0-9]*)[smhd]$":
    "a whole number, then s, m, h or d",
  "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]00:00)$":
    "RFC 3339 in UTC, ending in Z or +00:00",
  "^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$":
    "RFC 3339 in UTC, ending in Z",
  "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$":
    "segments of letters, digits, . _ : and -, joined by /, none of them . or ..",
  "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$":
    "a namespace name, or one followed by /*",
  "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*/\\*$":
    "a namespace name followed by /*",
  "^(?!\\.{1,2}([/*]|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}([/*]|$))[A-Za-z0-9._:-]+)*(/?\\*)?$":
    "a namespace name, or one followed by /* or *",
  "^(W/)?\"(0|[1-9][0-9]{0,15})(-[A-Za-z0-9_-]+)?\"$":
    "a revision in double quotes such as \"7\", or the ETag of a read",
  "^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$":
    "an event type, <noun>.* or *",
  "^(attributes\\.[A-Za-z0-9_-]{1,128}|answers\\.[A-Za-z0-9_-]{1,128}\\.(p|score|escape_p))$":
    "attributes.<name>, or answers.<judgment>.p, .score or .escape_p",
  "^(attributes|state)(\\.[^.]+)*$":
    "attributes, state, or a path under one of them",
  "^(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$":
    "an aggregate such as count, avg.attributes.amount or quantiles.attributes.amount.p90",
  "^(id|attributes\\.[A-Za-z0-9_-]+)$":
    "id or attributes.<name>",
  "^(state|attributes)\\.[^.]+(\\.[^.]+)*$":
    "state.<member>… or attributes.<name>",
  "^[0-9]{4}-(0[1-9]|1[0-2])$":
    "year and month, YYYY-MM",
  "^[1-5](xx|[0-9]{2})$":
    "a status or a class such as 4xx",
  "^[1-9][0-9]*[smhd]$":
    "a whole number from 1, then s, m, h or d",
  "^[A-Za-z0-9._:-]+$":
    "letters, digits, . _ : and -",
  "^[A-Za-z0-9._:/+=-]+$":
    "the X-Request-Id of a response",
  "^[A-Za-z0-9._:/-]+$":
    "letters, digits, . _ : / and -",
  "^[A-Za-z0-9_-]+$":
    "letters, digits, _ and -",
  "^[^\\s@]+@[^\\s@]+$":
    "a mail address",
  "^[a-z][a-z0-9_-]*$":
    "a lower-case letter, then lower-case letters, digits, _ and -",
  "^[a-z][a-z0-9_]*$":
    "the id of an operation",
  "^[a-z_]+\\.(\\*|[a-z_]+)$":
    "an action or <noun>.*",
  "^attributes\\.[A-Za-z0-9_-]+$":
    "attributes.<name>",
  "^https?://[^\\s/?#@\\\\]+([/?#]\\S*)?$":
    "an https:// URL without user or password",
  "^lq_[0-9a-z]{26}$":
    "lq_ and 26 letters or digits",
};

/** One thing that a validator found wrong, in Ajv's words. An error of the keyword `if` only says that another one follows. */
export interface ValidationError {
  /** A JSON pointer into what was validated. */
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
  schemaPath: string;
}

/** True when the data is valid; else `errors` says why, until the next call. Validators of requests fill in defaults. */
export interface Validate {
  (data: unknown): boolean;
  errors?: ValidationError[] | null;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  /** What the text is decoded to before it is validated. An array is comma-separated. */
  readonly type: "string" | "integer" | "number" | "boolean" | "array";
  /** Of an array: what each entry is decoded to. Without it, a string. */
  readonly items?: "integer" | "number" | "boolean";
}

export interface OperationDescriptor {
  /** `documents_write`: resource and operation, as the document's `operationId`. */
  readonly id: string;
  /** `documents`, a member of `Handlers`. */
  readonly resource: string;
  /** `write`, a method of that resource's handlers. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `/namespaces/{ns}/documents/{id}` */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly role: "read_only" | "read_write" | "admin";
  /** `none`: changes nothing. */
  readonly idempotency: "key" | "natural" | "none";
  /** Bytes; 0 takes no body. */
  readonly bodyLimit: number;
  readonly bodyRequired: boolean;
  /** What the body is sent as, if it is not `application/json`: JSON under another name, or text. */
  readonly bodyType?: string;
  /** Answers 501 `unavailable`. */
  readonly unbuilt: boolean;
  /** What a key that is restricted to a prefix is held against. */
  readonly scope: "path" | "list" | "resource" | "body" | "organization";
  /** Usage lines. */
  readonly billed: readonly string[];
  /** The daily allowance that a call uses. */
  readonly dailyAllowance: string | null;
  /** The smallest plan that may call the operation. */
  readonly plan: "team" | "scale" | null;
  /** Agents may call the operation as a tool. Its effect. */
  readonly tool: "read" | "additive" | "destructive" | null;
  /** Of success. */
  readonly statuses: readonly number[];
  readonly errors: readonly ErrorCode[];
  /** Sent with every response: `Deprecation` and `Sunset`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly validate: {
    readonly path: Validate;
    readonly query: Validate;
    readonly headers: Validate;
    /** Where there are cookies. */
    readonly cookies?: Validate;
    readonly body: Validate | null;
  };
  /** By status, what a success is sent as, if it is not `application/json`. */
  readonly responseTypes?: { readonly [status: number]: string };
  /** By status, of success and of error; a status without a body has none. */
  readonly validateResponse: { readonly [status: number]: Validate };
}

export interface Reply<Status extends number, Body> {
  readonly status: Status;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request body after its validator filled in the defaults of `Members`. */
export type Filled<Body, Members extends keyof Body> = Body & Required<Pick<Body, Members>>;
