/** `contract.ts`: the common vocabulary of all generated files. It imports nothing. */
import type { Api } from "../model.ts";
import type { FactSetting } from "../settings.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { constant, type Statement, sourceFile, typeAlias } from "./typescript/source-file.ts";
import { key, literal, union } from "./typescript/type-text.ts";

export function emitContract(api: Api): GeneratedFile {
  return sourceFile("contract.ts", [], [errorCode(api), errorStatus(api), patternDescriptions(api), vocabulary(api)]);
}

function errorCode({ errorCodes }: Api): Statement {
  const lines = errorCodes.map(({ code, description }) => `- \`${code}\`: ${description}`);
  return typeAlias(
    "ErrorCode",
    [`Every error code there is.\n\n${lines.join("\n")}`],
    union(errorCodes.map(({ code }) => literal(code))),
  );
}

function errorStatus({ errorCodes }: Api): Statement {
  const lines = errorCodes.map(({ code, status }) => `  ${code}: ${status},\n`);
  const type = "{ readonly [code in ErrorCode]: number }";
  return constant("errorStatus", ["The status that each error code is sent under."], type, `{\n${lines.join("")}}`);
}

function patternDescriptions({ patterns }: Api): Statement {
  const lines = patterns.map(({ pattern, description }) => `  ${literal(pattern)}:\n    ${literal(description)},\n`);
  const docs = ['What matches a pattern, for messages that a person reads: "must be …".'];
  return constant("patternDescriptions", docs, "{ readonly [pattern: string]: string }", `{\n${lines.join("")}}`);
}

/** Where no operation takes several parts, nothing is said of them. */
const parts = `/** One part of a body of \`multipart/form-data\`. */
export interface Part {
  readonly name: string;
  /** \`file\`: bytes as they are. \`json\`: parsed. The others are text, decoded to that type. */
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

`;

const vocabulary = ({
  settings,
  resources,
}: Api): string => `${hasParts(resources) ? parts : ""}/** One thing that a validator found wrong, in Ajv's words. An error of the keyword \`if\` only says that another one follows. */
export interface ValidationError {
  /** A JSON pointer into what was validated. */
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
  schemaPath: string;
}

/** True when the data is valid; else \`errors\` says why, until the next call. Validators of requests fill in defaults. */
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
  /** \`documents_write\`: resource and operation, as the document's \`operationId\`. */
  readonly id: string;
  /** \`documents\`, a member of \`Handlers\`. */
  readonly resource: string;
  /** \`write\`, a method of that resource's handlers. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** \`/namespaces/{ns}/documents/{id}\` */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly role: ${settings.roles.length === 0 ? "null" : union(settings.roles.map(literal))};
  /** \`none\`: changes nothing. */
  readonly idempotency: "key" | "natural" | "none";
  /** Bytes; 0 takes no body. */
  readonly bodyLimit: number;
  readonly bodyRequired: boolean;
  /** What the body is sent as, if it is not \`application/json\`: JSON under another name, or text. */
  readonly bodyType?: string;
${hasParts(resources) ? "  /** Where the body is `multipart/form-data`. */\n  readonly parts?: readonly Part[];\n" : ""}  /** Answers 501 \`unavailable\`. */
  readonly unbuilt: boolean;
${Object.entries(settings.facts).map(ownFact).join("")}  /** Of success. */
  readonly statuses: readonly number[];
  readonly errors: readonly ErrorCode[];
  /** Sent with every response: \`Deprecation\` and \`Sunset\`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly validate: {
    readonly path: Validate;
    readonly query: Validate;
    readonly headers: Validate;
    /** Where there are cookies. */
    readonly cookies?: Validate;
    readonly body: Validate | null;
  };
  /** By status, what a success is sent as, if it is not \`application/json\`. */
  readonly responseTypes?: { readonly [status: number]: string };
  /** By status, of success and of error; a status without a body has none. */
  readonly validateResponse: { readonly [status: number]: Validate };
}

export interface Reply<Status extends number, Body> {
  readonly status: Status;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request body after its validator filled in the defaults of \`Members\`. */
export type Filled<Body, Members extends keyof Body> = Body & Required<Pick<Body, Members>>;`;

function hasParts(resources: Api["resources"]): boolean {
  return resources.some(({ operations }) => operations.some(({ body }) => body?.parts));
}

function ownFact([name, { doc, values, list, required }]: [string, FactSetting]): string {
  const one = values ? union(values.map(literal)) : "string";
  const type = list ? `readonly ${values ? `(${one})` : one}[]` : required ? one : `${one} | null`;
  return `${doc === "" ? "" : `  /** ${doc} */\n`}  readonly ${key(name)}: ${type};\n`;
}
