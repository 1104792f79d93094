/** What a service tells the emitter in `tspconfig.yaml`, with the defaults filled in. It is plain data, and a part of the model. */

export const ARTEFACTS = ["openapi", "server", "client", "python"] as const;
export type Artefact = (typeof ARTEFACTS)[number];

/** A fact of operations that the service declares for itself, such as the plan that an operation needs. */
export interface FactSetting {
  /** Its comment in the generated descriptor. */
  readonly doc: string;
  /** What the comments of a client say of it: `Bills {value}.` Without it, they say nothing. */
  readonly client: string | null;
  /** The values it may have; without them, any text. */
  readonly values: readonly string[] | null;
  /** An operation may have several values. Without any, the list is empty. */
  readonly list: boolean;
  /** Every operation says it. */
  readonly required: boolean;
  /** `values` go from the least to the most that is demanded of a caller. Less is additive, more is breaking. */
  readonly ordered: boolean;
  /** A value is offered to callers, not demanded of them. To gain one is additive; to lose or change it is breaking. */
  readonly offered: boolean;
}

/** A breaking change that is meant, until a day. */
export interface ContractException {
  /** The rule that the change breaks: `status-added`. */
  readonly rule: string;
  /** What changed, as `contract` prints it, or what it is a part of: `documents_write`. Null: every change that breaks the rule. */
  readonly subject: string | null;
  readonly reason: string;
  /** The last day on which the change passes: `2027-01-31`, UTC. */
  readonly until: string;
}

export interface Settings {
  readonly artefacts: readonly Artefact[];
  /** The first line of generated files, as a comment. */
  readonly marker: string;
  /** From the least to the most that a key may do. The first one only reads. Without any, operations have no role. */
  readonly roles: readonly string[];
  readonly facts: { readonly [name: string]: FactSetting };
  readonly errors: {
    /** The enum of the error codes. */
    readonly codes: string;
    /** The error of an operation that is in the contract but not in the server. */
    readonly notServed: string;
  };
  readonly headers: {
    readonly idempotencyKey: string;
    readonly requestId: string;
    readonly rateLimit: string;
    readonly rateLimitRemaining: string;
  };
  readonly pages: {
    /** The parameter, or member of the body, that takes a cursor. */
    readonly cursor: string;
    /** The member of a page that has the cursor of the next page, or null. */
    readonly next: string;
  };
  readonly contract: {
    /** Breaking changes that pass for a time. */
    readonly exceptions: readonly ContractException[];
  };
  readonly client: {
    /** The class of errors that the service answers. Null: made of the title, `<Title>Error`. */
    readonly error: string | null;
    /** The member of an error's details that says that a retry is of no use before that time. */
    readonly finalDetail: string | null;
    /** The name to import it by within a workspace. Null: the folder is no package. */
    readonly package: string | null;
    /** A file beside `tspconfig.yaml` that becomes the client's README. */
    readonly readme: string | null;
  };
  readonly python: {
    /** What is imported; the distribution has hyphens. Null: made of the title, `<title>_client`. */
    readonly package: string | null;
    /** A file beside `tspconfig.yaml` that becomes the package's README. */
    readonly readme: string | null;
  };
}

/** The options as written: everything may be missing, and names are in kebab case. */
export interface Options {
  readonly artefacts?: readonly Artefact[];
  readonly marker?: string;
  readonly roles?: readonly string[];
  readonly facts?: { readonly [name: string]: Partial<FactSetting> };
  readonly errors?: { readonly codes?: string; readonly "not-served"?: string };
  readonly headers?: {
    readonly "idempotency-key"?: string;
    readonly "request-id"?: string;
    readonly "rate-limit"?: string;
    readonly "rate-limit-remaining"?: string;
  };
  readonly pages?: { readonly cursor?: string; readonly next?: string };
  readonly contract?: { readonly exceptions?: readonly (Omit<ContractException, "subject"> & { readonly subject?: string })[] };
  readonly client?: {
    readonly error?: string;
    readonly "final-detail"?: string;
    readonly package?: string;
    readonly readme?: string;
  };
  readonly python?: { readonly package?: string; readonly readme?: string };
}

export function settingsOf(options: Options = {}): Settings {
  const { errors = {}, headers = {}, pages = {}, contract = {}, client = {}, python = {} } = options;
  return {
    artefacts: options.artefacts ?? ARTEFACTS,
    marker: options.marker ?? "Generated from the specification by typespec-koa. Do not edit.",
    roles: options.roles ?? [],
    facts: Object.fromEntries(Object.entries(options.facts ?? {}).map(([name, fact]) => [name, factSetting(fact)])),
    errors: { codes: errors.codes ?? "ErrorCode", notServed: errors["not-served"] ?? "NotServed" },
    headers: {
      idempotencyKey: headers["idempotency-key"] ?? "Idempotency-Key",
      requestId: headers["request-id"] ?? "X-Request-Id",
      rateLimit: headers["rate-limit"] ?? "X-RateLimit-Limit",
      rateLimitRemaining: headers["rate-limit-remaining"] ?? "X-RateLimit-Remaining",
    },
    pages: { cursor: pages.cursor ?? "cursor", next: pages.next ?? "next_cursor" },
    contract: {
      exceptions: (contract.exceptions ?? []).map(({ rule, subject, reason, until }) => ({
        rule,
        subject: subject ?? null,
        reason: reason ?? "",
        until: until ?? "",
      })),
    },
    client: {
      error: client.error ?? null,
      finalDetail: client["final-detail"] ?? null,
      package: client.package ?? null,
      readme: client.readme ?? null,
    },
    python: { package: python.package ?? null, readme: python.readme ?? null },
  };
}

function factSetting({
  doc = "",
  client,
  values,
  list = false,
  required = false,
  ordered = false,
  offered = false,
}: Partial<FactSetting>): FactSetting {
  return { doc, client: client ?? null, values: values ?? null, list, required, ordered, offered };
}

/** The JSON Schema of `Options`, by which the compiler checks `tspconfig.yaml`. */
export const OPTIONS_SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: [],
  properties: {
    artefacts: { type: "array", items: { type: "string", enum: [...ARTEFACTS] }, uniqueItems: true, nullable: true },
    marker: { type: "string", nullable: true },
    roles: { type: "array", items: { type: "string" }, uniqueItems: true, nullable: true },
    facts: {
      type: "object",
      nullable: true,
      required: [],
      additionalProperties: {
        type: "object",
        additionalProperties: false,
        required: [],
        properties: {
          doc: { type: "string" },
          client: { type: "string" },
          values: { type: "array", items: { type: "string" } },
          list: { type: "boolean" },
          required: { type: "boolean" },
          ordered: { type: "boolean" },
          offered: { type: "boolean" },
        },
      },
    },
    errors: strings("codes", "not-served"),
    headers: strings("idempotency-key", "request-id", "rate-limit", "rate-limit-remaining"),
    pages: strings("cursor", "next"),
    contract: {
      type: "object",
      nullable: true,
      additionalProperties: false,
      required: [],
      properties: {
        exceptions: {
          type: "array",
          nullable: true,
          items: {
            type: "object",
            additionalProperties: false,
            required: ["rule", "reason", "until"],
            properties: {
              rule: { type: "string" },
              subject: { type: "string", nullable: true },
              reason: { type: "string" },
              until: { type: "string" },
            },
          },
        },
      },
    },
    client: strings("error", "final-detail", "package", "readme"),
    python: strings("package", "readme"),
  },
} as const;

function strings(...names: string[]) {
  const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  return { type: "object", nullable: true, additionalProperties: false, required: [], properties } as const;
}
