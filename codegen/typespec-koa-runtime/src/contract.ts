/**
 * What the runtime reads of a generated contract. The files that typespec-koa emits have these forms, and more members of their own:
 * `operations` of `routes.ts` are descriptors, `errorStatus` of `contract.ts` has the codes.
 */

/** One thing that a validator found wrong, in Ajv's words. */
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
  readonly items?: "string" | "integer" | "number" | "boolean";
}

/** One part of a body of `multipart/form-data`. */
export interface Part {
  readonly name: string;
  /** `file`: bytes as they are. `json`: parsed. The others are text, decoded to that type. */
  readonly kind: "file" | "json" | "string" | "integer" | "number" | "boolean";
  /** May come several times, and is an array. */
  readonly several: boolean;
  readonly required: boolean;
  /** Of a file: the content types that it may have. Without them, any. */
  readonly contentTypes?: readonly string[];
  /** Of a file: bytes. Without it, the limit of the whole body. */
  readonly mostBytes?: number;
}

/** A file as a handler receives it. */
export interface FilePart {
  /** What the client calls it, without folders; null if it does not say. It is not to be trusted. */
  readonly filename: string | null;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface OperationDescriptor {
  /** `loans_create`: resource and operation, as the document's `operationId`. */
  readonly id: string;
  /** A member of the handlers. */
  readonly resource: string;
  /** A method of that resource's handlers. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `/loans/{id}` */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** `key`: takes an `Idempotency-Key`. */
  readonly idempotency: "key" | "natural" | "none";
  /** Bytes; 0 takes no body. */
  readonly bodyLimit: number;
  readonly bodyRequired: boolean;
  /** What the body is sent as, if it is not `application/json`: JSON under another name, or text. */
  readonly bodyType?: string;
  /** Where the body is `multipart/form-data`. */
  readonly parts?: readonly Part[];
  /** Answers 501 `unavailable`. */
  readonly unbuilt: boolean;
  /** Of success. */
  readonly statuses: readonly number[];
  /** Codes of errors that it may answer with. */
  readonly errors: readonly string[];
  /** Sent with every response of the operation, errors too: `Deprecation` and `Sunset`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly validate: {
    readonly path: Validate;
    readonly query: Validate;
    readonly headers: Validate;
    /** Where the operation has cookies. */
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

/** What a handler receives: the decoded and validated parts of the request. */
export interface OperationRequest {
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  /** Where the operation has cookies. */
  readonly cookies?: unknown;
  readonly body: unknown;
}

export type Handler<Context = unknown> = (context: Context, request: OperationRequest) => Promise<Reply<number, unknown>>;

/** The codes of errors that the runtime answers with itself. A contract's enum of codes has them all, and others. */
export type RuntimeCode = "invalid_request" | "not_found" | "method_not_allowed" | "too_large" | "unavailable" | "internal";

/** The status of each code: the generated `errorStatus`. */
export type ErrorStatuses = Readonly<Record<RuntimeCode, number>> & Readonly<Record<string, number>>;
