/** Documents as they are stored. The client makes doubles of all numbers, and a document may have numbers that no double holds. */
import { type JsonObject, parseJson } from "typespec-koa-runtime/json";
import type { Given } from "../command.ts";
import { caller, type Values } from "./call.ts";
import { contractOperations } from "./operations.ts";

/** @param id of an operation @returns a function that calls it */
export function exact(given: Given, id: string): (values: Values) => Promise<JsonObject> {
  const call = caller(given, contractOperations().find(({ call }) => call.id === id)!.call);
  return async (values) => parseJson((await call(values)).text) as JsonObject;
}

/** The rows of a query, of all of its pages. */
export async function* exactRows(given: Given, ns: string, body: object): AsyncGenerator<JsonObject> {
  const query = exact(given, "queries_query");
  let cursor: unknown = null;
  do {
    const page = await query({ ns, body: cursor === null ? body : { ...body, cursor } });
    yield* page.rows as JsonObject[];
    cursor = page.next_cursor ?? null;
  } while (cursor !== null);
}
