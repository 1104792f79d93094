/** What is wrong with JSON that a person or a program wrote. */
import { RepeatedMembers } from "typespec-koa-runtime/json";

/** @param otherwise what is said of a text that is no JSON: `is not JSON` */
export function jsonProblem(error: unknown, otherwise: string): string {
  return error instanceof RepeatedMembers ? error.message : `${otherwise}: ${(error as Error).message}`;
}
