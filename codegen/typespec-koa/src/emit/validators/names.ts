/** The names of exported validators, for the code that writes them and the code that imports them. */
import { camelCase } from "../../model/names.ts";
import type { Operation, Response } from "../../model.ts";

export type RequestPart = "path" | "query" | "headers" | "cookies" | "body";

/** `writeBody` */
export function requestValidator(operation: Operation, part: RequestPart): string {
  return operation.name + part.charAt(0).toUpperCase() + part.slice(1);
}

/** `write200` */
export function responseValidator(operation: Operation, response: Response): string {
  return `${operation.name}${response.status}`;
}

/** `invalidRequest`, `forbiddenOrPlanRequired` */
export function errorValidator(response: Response): string {
  return camelCase(response.errors.join("Or"));
}

/** `validateWriteRequest` */
export function typeValidator(type: string): string {
  return `validate${type}`;
}
