/** Production usage as hours count it. Non-production usage costs nothing and is left out. */
import type { Counted } from "#src/foundation/counts/hour-counts.ts";

export const USAGE = "usage";

export type HourlyUsage = "judgment_units" | "tokens_evaluated" | "bytes_written" | "bytes_scanned";

export interface Used {
  readonly organizationId: string;
  readonly at: Date;
  readonly line: string;
  readonly nonProduction: boolean;
  readonly bytes?: number;
  readonly units?: number;
  readonly tokens?: number;
}

export function usedInHour({ organizationId, at, line, nonProduction, bytes = 0, units = 0, tokens = 0 }: Used): Counted[] {
  if (nonProduction) return [];
  const counted = (name: HourlyUsage, value: number): Counted => ({ organizationId, at, measure: USAGE, name, value });
  if (line === "judging") return [counted("judgment_units", units), counted("tokens_evaluated", tokens)];
  return [counted(line === "queries" ? "bytes_scanned" : "bytes_written", bytes)];
}
