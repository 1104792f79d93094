// Generated from spec/ by `npm run generate`. Do not edit.
import type { Cursor, EngineName } from "../common/types.ts";

/** An engine that definitions may name on this server. */
export interface InstalledEngine {
  /** The name, for `engine.name` of a definition. */
  name: EngineName;
  /** Whether definitions that name no engine get this one. */
  is_default: boolean;
  /** The versions that a definition may name. Null when only the engine's server knows them. */
  versions: string[] | null;
  /** The version of a definition that names none. Null when only the engine's server knows it. It may change over time. */
  default_version: string | null;
  /** Patterns of the versions that the operator allows, where `*` stands for any characters. Null when all are allowed. */
  allowed_versions: string[] | null;
  /** The members of a definition's `engine` that it takes beside `name` and `version`. */
  settings: string[];
}

/** One page of engines. */
export interface InstalledEngineList {
  /** The engines, sorted by name. */
  engines: InstalledEngine[];
  /** Pass as `cursor` to get the next page. Null on the last page. */
  next_cursor: Cursor | null;
}
