/** Where the bodies of operations hold states of documents, in which numbers are kept digit by digit; by operation id. */
import { type ExactPlaces, NOWHERE } from "./storable-json.ts";

const PLACES: Readonly<Record<string, ExactPlaces>> = {
  documents_write: /^\/(?:(?:upsert|patch)\/\d+\/state\/|append\/\d+\/values\/)/,
};

export function exactPlaces(operationId: string): ExactPlaces {
  return PLACES[operationId] ?? NOWHERE;
}
