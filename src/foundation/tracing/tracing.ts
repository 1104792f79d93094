/**
 * The port to a tracer. There is none unless the operator has configured a collector, and then every function here only calls its
 * work. A span is a timed part of a trace. The spans of one request are connected, also across services.
 *
 *   request ─▶ statements
 *           └▶ engine request ─▶ HTTP request, which carries `traceparent`
 *   visit of a worker ─▶ statements, page of a job, delivery, which carries `traceparent`
 */

export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  /** It has few values, such as the name of a statement. */
  readonly name: string;
  readonly kind: "server" | "client" | "consumer" | "producer" | "internal";
  readonly attributes?: Attributes;
  /** Headers that may continue another service's trace. Without `traceparent`, they begin a new trace. Absent: a part of the present one. */
  readonly from?: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Span {
  set(attributes: Attributes): void;
  /** The work failed. @param type a class of errors with few values */
  fail(type: string): void;
}

export interface Tracer {
  /** Whether the present work is a part of a trace that is recorded. */
  recording(): boolean;
  /** Runs work as a span, which ends with it. If the work throws, the span has failed. */
  span<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T>;
  /** Runs work as a part of no trace. */
  apart<T>(work: () => T): T;
  /** A function that stays a part of the present trace, whoever calls it. */
  carried<F extends (...parts: never[]) => unknown>(work: F): F;
  /** The present span. */
  active(): Span;
  /** `trace_id` and `span_id`, members of log lines. Null outside of a trace. */
  ids(): Readonly<Record<string, string>> | null;
  /** They continue the present trace in another service. Empty outside of a trace. */
  headers(): Readonly<Record<string, string>>;
}

/** The span of work that is not recorded. */
export const SILENT: Span = { set: () => {}, fail: () => {} };
const NONE: Readonly<Record<string, string>> = {};

let tracer: Tracer | null = null;

/** Called once at the start of a process. Null turns tracing off. */
export function traceWith(given: Tracer | null): void {
  tracer = given;
}

/** Whether spans are recorded for the present work. */
export function isRecording(): boolean {
  return tracer?.recording() === true;
}

export function spanned<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T> {
  return tracer === null ? work(SILENT) : tracer.span(start, work);
}

/** The same, only within a trace that is recorded. For parts that are frequent and tell nothing alone. */
export function spannedWithin<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T> {
  return isRecording() ? tracer!.span(start, work) : work(SILENT);
}

/** Runs work that the present request has caused, and that does not belong to it alone. */
export function outsideOfTraces<T>(work: () => T): T {
  return tracer === null ? work() : tracer.apart(work);
}

export function carried<F extends (...parts: never[]) => unknown>(work: F): F {
  return tracer === null ? work : tracer.carried(work);
}

/** The span that the present work is a part of. */
export function presentSpan(): Span {
  return tracer?.active() ?? SILENT;
}

/** `traceparent` and `tracestate` for a request to another service; none outside of a trace. */
export function traceHeaders(): Readonly<Record<string, string>> {
  return tracer?.headers() ?? NONE;
}

/** `trace_id` and `span_id` for a log line; none outside of a trace. */
export function traceIds(): Readonly<Record<string, string>> {
  return tracer?.ids() ?? NONE;
}
