/**
 * The tracer of OpenTelemetry. Spans are queued in memory and sent in batches, as OTLP over HTTP. If the collector does not answer, or
 * is too slow, spans are dropped: no request waits for them.
 */
import { context, type Span as OtelSpan, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { setGlobalErrorHandler, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { Logger } from "#src/foundation/log/log.ts";
import { SILENT, type Span, type SpanStart, type Tracer } from "#src/foundation/tracing/tracing.ts";
import type { Config } from "#src/server/config.ts";
import { samplerOf } from "./sampler.ts";

export interface Tracing {
  readonly tracer: Tracer;
  /** Sends what is queued, for as long as a stop may wait for it. */
  stop(): Promise<void>;
}

/** What waits to be sent. More spans are dropped. */
const MOST_QUEUED = 8_192;
const SENT_AT_ONCE = 512;
/** The longest time of a request to the collector, and of the last one in a stop. */
const SENT_WITHIN_MS = 5_000;
const STOPPED_WITHIN_MS = 2_000;
const TOLD_EVERY_MS = 60_000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  producer: SpanKind.PRODUCER,
  internal: SpanKind.INTERNAL,
};

export function startTracing(config: NonNullable<Config["tracing"]>, release: string, log: Logger): Tracing {
  setGlobalErrorHandler(told(log));
  const { endpoint, headers, serviceName } = config;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: SENT_WITHIN_MS,
  });
  const resource = resourceFromAttributes({
    "service.name": serviceName,
    "service.version": release,
    "service.instance.id": `${process.pid}`,
    "process.runtime.name": "nodejs",
    "process.runtime.version": process.versions.node,
  });
  const provider = new BasicTracerProvider({
    resource,
    sampler: samplerOf(config),
    spanProcessors: [new BatchSpanProcessor(exporter, { maxQueueSize: MOST_QUEUED, maxExportBatchSize: SENT_AT_ONCE })],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    tracer: tracerOf(provider.getTracer("judgment-service", release)),
    async stop() {
      const late = new Promise<void>((done) => setTimeout(done, STOPPED_WITHIN_MS).unref());
      await Promise.race([provider.shutdown().catch(told(log)), late]);
      context.disable();
      propagation.disable();
    },
  };
}

function tracerOf(spans: ReturnType<BasicTracerProvider["getTracer"]>): Tracer {
  return {
    recording: () => trace.getActiveSpan()?.isRecording() === true,
    span({ name, kind, attributes, from }, work) {
      const parent = from === undefined ? context.active() : continued(from);
      const span = spans.startSpan(name, { kind: KINDS[kind], ...(attributes ? { attributes } : {}) }, parent);
      // Most traces are not sampled. A context for them would be carried by each promise of the work, and nobody would read it.
      if (!span.isRecording() && parent === ROOT_CONTEXT) return outside(() => work(SILENT));
      const within = trace.setSpan(parent, span);
      if (!span.isRecording()) return context.with(within, work, undefined, SILENT);
      const handle = handleOf(span);
      return context.with(within, async () => {
        try {
          return await work(handle);
        } catch (error) {
          handle.fail(typeOf(error));
          throw error;
        } finally {
          span.end();
        }
      });
    },
    apart: outside,
    carried: (work) => context.bind(context.active(), work),
    active() {
      const active = trace.getActiveSpan();
      return active?.isRecording() ? handleOf(active) : SILENT;
    },
    ids() {
      const active = trace.getActiveSpan();
      if (active === undefined) return null;
      const { traceId, spanId } = active.spanContext();
      return { trace_id: traceId, span_id: spanId };
    },
    headers() {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      return headers;
    },
  };
}

function outside<T>(work: () => T): T {
  return context.active() === ROOT_CONTEXT ? work() : context.with(ROOT_CONTEXT, work);
}

/** The context of a caller that sent `traceparent`, or that of a new trace. */
function continued(from: NonNullable<SpanStart["from"]>) {
  return from.traceparent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, from);
}

function handleOf(span: OtelSpan): Span {
  return {
    set: (attributes) => void span.setAttributes(attributes),
    fail: (type) => void span.setAttribute("error.type", type).setStatus({ code: SpanStatusCode.ERROR }),
  };
}

/** A code where the error has one, such as an SQLSTATE. Messages may contain what users wrote. */
function typeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === "string" ? code : typeof name === "string" ? name : "error";
}

/** A collector that is down fails every few seconds. */
function told(log: Logger): (error: unknown) => void {
  let at = Number.NEGATIVE_INFINITY;
  return (error) => {
    const now = performance.now();
    if (now - at < TOLD_EVERY_MS) return;
    at = now;
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, "Traces could not be sent to the collector. Spans are dropped until it answers.");
  };
}
