/** Assigns documents to folds by their names, for cross-validation of everything that is fitted to outcomes. */
import { createHash } from "node:crypto";

export const FOLDS = 5;

/** A number from 0 up to 1 that depends on the document alone, and not on its fold. */
export function drawOf(namespaceId: number, documentId: string): number {
  return createHash("sha256").update(`${namespaceId}\n${documentId}`).digest().readUInt32BE(4) / 2 ** 32;
}

/** All outcomes of a document are in the same fold. */
export function foldOf(namespaceId: number, documentId: string): number {
  return createHash("sha256").update(`${namespaceId}\n${documentId}`).digest().readUInt32BE() % FOLDS;
}
