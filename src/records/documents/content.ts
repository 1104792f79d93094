/** A document's content as the JSON text that is sent to the database. */
import { ServiceError } from "#src/foundation/errors.ts";
import { State } from "./state.ts";

/** The size of the largest request. Without this limit, appends could grow a document beyond what the database can store. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface Content {
  readonly attributes: string;
  readonly state: string;
  /** The size of the document: the bytes of both texts. */
  readonly bytes: number;
}

/** @throws ServiceError `too_large` */
export function contentOf(id: string, document: { attributes?: unknown; state?: unknown }): Content {
  const attributes = document.attributes === undefined ? "{}" : JSON.stringify(document.attributes);
  const given = document.state;
  const state = given === undefined ? "{}" : given instanceof State ? given.text : JSON.stringify(given);
  const bytes = Buffer.byteLength(attributes) + (given instanceof State ? given.bytes : Buffer.byteLength(state));
  if (bytes <= MOST_BYTES) return { attributes, state, bytes };
  throw new ServiceError("too_large", `Document "${id}" would have ${bytes} bytes. At most ${MOST_BYTES} are allowed.`, {
    details: { document_id: id, bytes, limit_bytes: MOST_BYTES },
  });
}
