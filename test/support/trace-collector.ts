/** A collector of OpenTelemetry: it decodes OTLP in JSON by itself, as the specification of the protocol has it. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  /** Empty for the first of a trace. */
  parentSpanId: string;
  name: string;
  /** As a number of the protocol: 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number;
  attributes: Record<string, unknown>;
  /** 0 unset, 2 error. */
  status: number;
  startNs: bigint;
  endNs: bigint;
}

export interface TraceCollector {
  readonly url: string;
  readonly spans: CollectedSpan[];
  readonly resources: Record<string, unknown>[];
  readonly headers: IncomingHttpHeaders[];
  /** Requests so far. */
  readonly requests: number;
  /** What the next requests are answered with; null: not at all. */
  status: number | null;
  /** Resolves with the next request. */
  asked(): Promise<void>;
}

interface Value {
  stringValue?: string;
  intValue?: number | string;
  boolValue?: boolean;
  doubleValue?: number;
}

interface Member {
  key: string;
  value: Value;
}

interface Body {
  resourceSpans: {
    resource: { attributes: Member[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        kind: number;
        attributes: Member[];
        status?: { code?: number };
        startTimeUnixNano: string;
        endTimeUnixNano: string;
      }[];
    }[];
  }[];
}

export async function startTraceCollector(): Promise<TraceCollector> {
  let asked = Promise.withResolvers<void>();
  let requests = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests += 1;
    if (request.method !== "POST" || request.url !== "/v1/traces") return response.writeHead(404).end();
    collector.headers.push(request.headers);
    if (collector.status === 200) read(JSON.parse(Buffer.concat(chunks).toString()) as Body, collector);
    asked.resolve();
    asked = Promise.withResolvers<void>();
    if (collector.status !== null)
      response.writeHead(collector.status, { "content-type": "application/json" }).end(collector.status === 200 ? "{}" : "");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const collector: TraceCollector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    resources: [],
    headers: [],
    get requests() {
      return requests;
    },
    status: 200,
    asked: () => asked.promise,
  };
  return collector;
}

function read(body: Body, { spans, resources }: TraceCollector): void {
  for (const { resource, scopeSpans } of body.resourceSpans) {
    resources.push(valuesOf(resource.attributes));
    for (const { spans: some } of scopeSpans)
      for (const span of some) {
        if (!/^[0-9a-f]{32}$/.test(span.traceId) || !/^[0-9a-f]{16}$/.test(span.spanId))
          throw new Error("An id is not hexadecimal.");
        spans.push({
          traceId: span.traceId,
          spanId: span.spanId,
          parentSpanId: span.parentSpanId ?? "",
          name: span.name,
          kind: span.kind,
          attributes: valuesOf(span.attributes),
          status: span.status?.code ?? 0,
          startNs: BigInt(span.startTimeUnixNano),
          endNs: BigInt(span.endTimeUnixNano),
        });
      }
  }
}

function valuesOf(members: readonly Member[]): Record<string, unknown> {
  return Object.fromEntries(members.map(({ key, value }) => [key, Object.values(value)[0]]));
}
