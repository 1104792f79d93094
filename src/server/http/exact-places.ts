/** Where request bodies contain document states, whose numbers keep all digits; by operation id. */
import { type ExactPlaces, NOWHERE } from "typespec-koa-runtime/bodies";

const PLACES: Readonly<Record<string, ExactPlaces>> = {
  documents_write: /^\/(?:(?:upsert|patch)\/\d+\/state\/|append\/\d+\/values\/)/,
  system_one_answer: /^\/state\//,
};

export function exactPlaces(operationId: string): ExactPlaces {
  return PLACES[operationId] ?? NOWHERE;
}
