/**
 * The contract as plain data. `load` and `model` make it from the specification, and every emitter reads it. It contains no
 * compiler type, so an emitter can be run and tested on a literal. Everything is sorted. So two runs over one specification are
 * equal, and so are two specifications that differ only in the order of their declarations.
 */
import type { Json, Schema } from "./schema.ts";
import type { Settings } from "./settings.ts";

export type { Json, Schema, TypeName } from "./schema.ts";

/**
 * The position of a declaration in the specification. `file` is relative to the project (`spec/documents.tsp`), lines start at 1.
 */
export interface Position {
  readonly file: string;
  readonly line: number;
}

export interface Api {
  readonly settings: Settings;
  /** OpenAPI's Info object. */
  readonly info: { readonly title: string; readonly version: string; readonly [member: string]: Json };
  readonly servers: readonly Json[];
  readonly security: readonly Json[];
  readonly securitySchemes: { readonly [name: string]: Json };

  /** Sorted by name. */
  readonly resources: readonly Resource[];

  /** What the service sends of itself; sorted by name. */
  readonly webhooks: readonly Webhook[];

  /** Every named type that an operation or a webhook uses, projected by direction; sorted by name. */
  readonly types: readonly NamedType[];

  /** Every `@error` model; sorted by name. If no operation returns it, `types` may not have its schema. */
  readonly errors: readonly ErrorModel[];

  /** The members of `ErrorCode`, as declared. */
  readonly errorCodes: readonly ErrorCodeMember[];

  /** The patterns that the specification describes in words; sorted by pattern. */
  readonly patterns: readonly Pattern[];
}

export interface Pattern {
  readonly pattern: string;
  /** What matches: `letters, digits, _ and -`. */
  readonly description: string;
}

/** One TypeSpec `interface`. */
export interface Resource {
  /** camelCase: `webhookEndpoints`. */
  readonly name: string;
  /** PascalCase, as declared: `WebhookEndpoints`. It prefixes the names of generated types. */
  readonly typeName: string;
  /** kebab-case, the folder below `generated/`: `webhook-endpoints`. */
  readonly folder: string;
  readonly description: string;
  readonly position: Position;
  /** Sorted by id. */
  readonly operations: readonly Operation[];
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface Operation {
  /** snake_case of resource and name: `webhook_endpoints_rotate_secret`; the document's `operationId`. */
  readonly id: string;
  /** The resource's `name`. */
  readonly resource: string;
  /** As declared, camelCase: `rotateSecret`. */
  readonly name: string;
  readonly method: Method;
  /** As in the document: `/namespaces/{ns}/documents/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated: boolean;
  /** The days of `@deprecatedSince` and `@sunset`: `2027-01-31`. */
  readonly days: { readonly deprecatedSince: string | null; readonly sunset: string | null };
  /** Path parameters in the order of the path, then query, headers and cookies, each by name. */
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  /** Sorted by status; error statuses included. */
  readonly responses: readonly Response[];
  readonly facts: Facts;
  /** The `x-…` members that publish the facts; sorted. */
  readonly extensions: { readonly [name: `x-${string}`]: Json };
  readonly position: Position;
}

export type FactValue = null | boolean | number | string | readonly string[];

/** What the server enforces beyond shapes. `lib/decorators.tsp` explains each. */
export interface GeneralFacts {
  /** Null if the service has no roles. */
  readonly role: string | null;
  /** `none` for reads. */
  readonly idempotency: "key" | "natural" | "none";
  /** Bytes; 0 if the operation takes no body. */
  readonly bodyLimit: number;
  readonly unbuilt: boolean;
  /** For a list: the array member of the response with one page. */
  readonly pages: string | null;
}

/** With those that the service declares for itself: `settings.facts`. */
export type Facts = GeneralFacts & { readonly [own: string]: FactValue };

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  /** The JSON type after decoding. An array is comma-separated text (`explode: false`). */
  readonly type: "string" | "integer" | "number" | "boolean" | "array";
  /** Of an array: what each entry is decoded to. Otherwise null. */
  readonly items: "string" | "integer" | "number" | "boolean" | null;
  readonly schema: Schema;
  readonly description: string;
  readonly deprecated: boolean;
  /** Its name in `components.parameters` if a model declares it for several operations (`Paging.limit`); otherwise null. */
  readonly shared: string | null;
  readonly position: Position;
}

export interface Body {
  readonly contentType: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly examples: readonly Example[];
  /** Of `multipart/form-data`, in the order of the specification; null for other bodies. `schema` has a member for each. */
  readonly parts: readonly Part[] | null;
}

export interface Part {
  readonly name: string;
  /** `file`: bytes as they are. `json`: JSON. The others are text, decoded to that type. */
  readonly kind: "file" | "json" | "string" | "integer" | "number" | "boolean";
  readonly several: boolean;
  readonly required: boolean;
  /** Of a file: the content types that it may have; empty for any. */
  readonly contentTypes: readonly string[];
  /** Of a file: its limit in bytes, if it has its own. */
  readonly mostBytes: number | null;
  readonly position: Position;
}

/** An example by its title. */
export interface Example {
  readonly title: string;
  readonly value: Json;
}

export interface Response {
  readonly status: number;
  readonly description: string;
  /** Null if there is no body (204). */
  readonly schema: Schema | null;
  readonly contentType: string | null;
  readonly headers: readonly Header[];
  readonly examples: readonly Example[];
  /** Of `text/event-stream`, in the order of the specification; null for other responses. `schema` is that of the data of one event. */
  readonly events: readonly StreamedEvent[] | null;
  /** The names of the `@error` models sent with this status, sorted; empty for a success. */
  readonly errors: readonly string[];
}

export interface StreamedEvent {
  /** Null if all events of the stream are of one type. Then they have no name. */
  readonly name: string | null;
  /** Of its data. */
  readonly schema: Schema;
}

/** Sorted by name in lists. */
export interface Header {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
}

export interface Webhook {
  /** As in the union: `job.completed`. */
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** The body, as responses have it. */
  readonly schema: Schema;
  readonly headers: readonly Header[];
  readonly position: Position;
}

/** A type with its own name. Names are unique over all files. */
export interface NamedType {
  /** `WriteRequest`; with the suffix `Input` if requests and responses differ and this is the request's form. */
  readonly name: string;
  /** The name in the specification, which differs from `name` only for an `Input`. */
  readonly declared: string;
  readonly direction: "request" | "response" | "both";
  /** The folder in `generated/` whose `types.ts` declares it: that of its file in the specification, or the name of a file without one. */
  readonly folder: string;
  readonly schema: Schema;
  readonly position: Position;
  /**
   * The positions of the members, by JSON pointer into `schema`: `/properties/id`, `/enum/2`, `/anyOf/0`, `/properties/a/items`.
   */
  readonly members: { readonly [pointer: string]: Position };
}

export interface ErrorModel {
  /** `InvalidRequest`; also the name in `components.responses`. */
  readonly name: string;
  readonly status: number;
  readonly code: string;
  readonly description: string;
  readonly schema: Schema;
  readonly headers: readonly Header[];
  readonly position: Position;
}

export interface ErrorCodeMember {
  readonly code: string;
  /** The status it is sent with. `unavailable` is 503, although an operation that is not built sends it with 501. */
  readonly status: number;
  readonly description: string;
  readonly position: Position;
}
