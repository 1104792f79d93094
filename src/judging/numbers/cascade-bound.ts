/** The bound of a cascade, as it was found for one version of a judgment and one version of each of its engines. */
import type { JudgmentDefinition } from "#generated/types.ts";

export interface FoundBound {
  /** The version of the judgment. */
  version: number;
  /** Numbers the looks of a version. It tells two concurrent looks apart. */
  fit: number;
  firstVersion: string;
  engineVersion: string;
  /** The least confidence with which an answer of the first engine stands. Null if none keeps what was asked for. */
  bound: number | null;
  /** The looks so far, at whatever versions of the engines. They decide the level of the next one. */
  looks: number;
  report: BoundReport;
  /** In milliseconds since 1970. */
  lookedAt: number;
}

export interface BoundReport {
  /** Documents that both engines were asked about. */
  documents: number;
  /** Those that the first engine answers. */
  answered: number;
  /** Those of them that the engine itself answers otherwise. */
  disagreed: number;
  /** How many documents are needed at least. Null if there are enough. */
  needed: number | null;
}

/** The documents with which a missing bound says that there is none. Then only a random share goes on being asked of both. */
export const ENOUGH = 1_000;

/** Whether the bound of a definition's cascade is to be found. */
export function findsBound(definition: JudgmentDefinition | null): boolean {
  return definition?.engine?.cascade?.max_disagreement !== undefined;
}

/** What was found, if it is about these versions of the engines. A version that is not known yet counts as the same. */
export function boundInForce(
  found: FoundBound | null,
  activeVersion: number,
  first: string | null,
  engine: string | null,
): FoundBound | null {
  if (found === null || found.version !== activeVersion) return null;
  const isOf = (first ?? found.firstVersion) === found.firstVersion && (engine ?? found.engineVersion) === found.engineVersion;
  return isOf ? found : null;
}
