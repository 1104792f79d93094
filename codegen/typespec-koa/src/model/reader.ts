/** What reads a part of an operation: where it stands, where mistakes are told, and the named schemas that it may refer to. */
import type { Report } from "../diagnostic.ts";
import type { Position, Schema } from "../model.ts";

export interface Reader {
  readonly position: Position;
  readonly report: Report;
  readonly schemas: ReadonlyMap<string, Schema>;
}
