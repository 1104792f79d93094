/** The parts that are read of the OpenAPI document from @typespec/openapi3. */
import type { Json } from "../model.ts";

export type RawSchema = { readonly [keyword: string]: Json };

export interface RawDocument {
  readonly info: { readonly title: string; readonly version: string; readonly [member: string]: Json };
  readonly servers?: readonly Json[];
  readonly security?: readonly Json[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: RawOperation } };
  readonly components: {
    readonly parameters?: { readonly [name: string]: RawParameter };
    readonly schemas?: { readonly [name: string]: RawSchema };
    readonly securitySchemes?: { readonly [name: string]: Json };
  };
}

export interface RawOperation {
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly (RawParameter | RawReference)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: RawContent };
  readonly responses: { readonly [status: string]: RawResponse };
  readonly security?: readonly Json[];
  readonly [extension: `x-${string}`]: Json;
}

export interface RawReference {
  readonly $ref: string;
}

export interface RawParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly explode?: boolean;
  readonly style?: string;
  readonly schema: RawSchema;
}

export interface RawResponse {
  readonly description?: string;
  readonly headers?: { readonly [name: string]: RawHeader };
  readonly content?: RawContent;
}

export interface RawHeader {
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: RawSchema;
}

export type RawContent = { readonly [contentType: string]: RawMediaType };

export interface RawMediaType {
  readonly schema?: RawSchema;
  readonly example?: Json;
  readonly examples?: { readonly [title: string]: { readonly summary?: string; readonly value: Json } };
}
