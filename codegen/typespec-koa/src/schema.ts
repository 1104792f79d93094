/**
 * The part of JSON Schema 2020-12 that the generator reads and writes. An unlisted keyword is an extension (`x-…`): it is
 * published, and nobody enforces it.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

export type TypeName = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

export interface Schema {
  /** Always `#/components/schemas/<name>`; may stand beside `description`, `default`, `deprecated` and extensions. */
  readonly $ref?: string;

  readonly type?: TypeName | readonly TypeName[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly format?: string;
  readonly contentEncoding?: "base64" | "base64url";

  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;

  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;

  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;

  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;

  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: { readonly [value: string]: string } };

  readonly title?: string;
  readonly description?: string;
  readonly default?: Json;
  readonly examples?: readonly Json[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;

  readonly [extension: `x-${string}`]: Json | undefined;
}

const PREFIX = "#/components/schemas/";

export function reference(name: string): Schema {
  return { $ref: PREFIX + name };
}

/** The name of the type that a schema refers to, or null. */
export function referenced(schema: Schema): string | null {
  return schema.$ref?.startsWith(PREFIX) ? schema.$ref.slice(PREFIX.length) : null;
}
