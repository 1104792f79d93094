/** A row of a file of any format, before it becomes a document. */
import type { Line } from "../lines.ts";

/** Its number is a line of a text file, or a row of a Parquet file. */
export interface Row extends Omit<Line, "value"> {
  /** The number of rows up to this one. */
  readonly rows: number;
  /** The values by column; empty if there is a problem. */
  readonly value: Record<string, unknown>;
  /** Why the row cannot be read; null if it can. */
  readonly problem: string | null;
}

export interface Rows {
  /** The columns, in order; null where each row has members of its own. */
  readonly columns: readonly string[] | null;
  /** What a row is called in messages. */
  readonly unit: "line" | "row";
  readonly rows: AsyncIterable<Row>;
}
