/**
 * The locked contract: everything that a client can rely on, and nothing else. It has no documentation, no examples, and not
 * whether an operation is built.
 */
import type { GeneralFacts, Method } from "../model.ts";
import type { Json, Schema } from "../schema.ts";

export interface Lock {
  /** The format version of this file. */
  readonly lock: 1;
  /** What was broken on purpose before 1.0.0, oldest first. */
  readonly relocks: readonly Relock[];
  readonly security: { readonly schemes: { readonly [name: string]: Json }; readonly required: readonly Json[] };
  /** All error codes with their statuses. */
  readonly codes: { readonly [code: string]: number };
  /** The errors that operations declare, by status and code: `409 conflict`. */
  readonly errors: { readonly [error: string]: LockedResponse };
  /** By id. */
  readonly operations: { readonly [id: string]: LockedOperation };
  /** What the service sends of itself, by name. Locks of earlier versions have none. */
  readonly webhooks?: { readonly [name: string]: LockedWebhook };
  /** Every named type that these use, as projected: requests closed, responses open. */
  readonly types: { readonly [name: string]: Schema };
}

export interface Relock {
  /** The day, UTC: `2026-01-31`. */
  readonly on: string;
  /** The project's version at the time. */
  readonly version: string;
  readonly reason: string;
  /** What broke for clients of the previous contract. */
  readonly broke: readonly string[];
}

export interface LockedOperation extends LockedFacts {
  readonly method: Method;
  readonly path: string;
  /** By location and name: `query limit`. */
  readonly parameters: { readonly [parameter: string]: LockedParameter };
  readonly body: LockedBody | null;
  /** Present where it is so. */
  readonly deprecated?: true;
  /** The day since which it is: `2026-07-01`. Locks of earlier versions have none. */
  readonly deprecatedSince?: string;
  /** The day from which the operation may be gone: `2027-01-31`. It is deprecated until then. */
  readonly sunset?: string;
  /** The success responses, by status. */
  readonly responses: { readonly [status: string]: LockedResponse };
  /** `409 conflict` and so on, sorted. */
  readonly errors: readonly string[];
  /** Facts that the service declares for itself, by name. */
  readonly [own: string]: unknown;
}

/** What the server enforces beyond shapes. Whether it is built is not a promise. */
export type LockedFacts = Omit<GeneralFacts, "unbuilt">;

export interface LockedParameter {
  readonly deprecated?: true;
  readonly required: boolean;
  readonly schema: Schema;
}

export interface LockedBody {
  readonly contentType: string;
  readonly required: boolean;
  readonly schema: Schema;
  /** By name, of `multipart/form-data`. `schema` has a member for each. Locks of earlier versions have none. */
  readonly parts?: { readonly [name: string]: LockedPart };
}

export interface LockedPart {
  readonly kind: "file" | "json" | "text";
  /** Present where it may come several times. Its schema is an array then. */
  readonly several?: true;
  /** Of a file: the content types that it may have. Without them, any. */
  readonly contentTypes?: readonly string[];
  /** Of a file: its own limit in bytes. Without it, that of the body. */
  readonly maxBytes?: number;
}

export interface LockedWebhook {
  readonly schema: Schema;
  readonly headers: LockedResponse["headers"];
}

export interface LockedResponse {
  /** Null if there is no body. */
  readonly contentType: string | null;
  readonly schema: Schema | null;
  /** By name in lower case. */
  readonly headers: { readonly [name: string]: { readonly required: boolean; readonly schema: Schema } };
}
