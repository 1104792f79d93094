/** JSON lines on standard output. Secrets are removed before a line is written. */
import { type DestinationStream, type LevelWithSilent, type Logger, pino, stdSerializers } from "pino";
import { traceIds } from "#src/foundation/tracing/tracing.ts";
import { redact } from "./log-redaction.ts";

export type { Logger };
export type LogLevel = LevelWithSilent;

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const satisfies readonly LogLevel[];

/**
 * A logger that writes one JSON object per line: `level` by name, `time` as RFC 3339, `err` with its whole cause chain, and
 * `trace_id` and `span_id` within a trace.
 * @param destination where lines are written; the default is standard output
 */
export function createLogger(options: { level: LogLevel; destination?: DestinationStream }): Logger {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Pino adds the members of the line to this object.
      mixin: () => ({ ...traceIds() }),
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: stdSerializers.errWithCause },
      hooks: { streamWrite: redact },
    },
    // Synchronous, because the line written just before a crash is the important one.
    options.destination ?? pino.destination({ dest: 1, sync: true }),
  );
}
