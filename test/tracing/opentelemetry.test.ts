import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { freshDatabase, variableOf } from "#test/support/database.ts";
import { startSystemOneServer } from "#test/support/system-one-server.ts";
import { type CollectedSpan, startTraceCollector, type TraceCollector } from "#test/support/trace-collector.ts";
import { type Running, run } from "../server/operating/processes.ts";
import { directory } from "../stores/directories.ts";

const KEY = "a-bootstrap-key-of-more-than-32-characters";
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";
const traceparent = `00-${TRACE}-${PARENT}-01`;

async function service(env: Record<string, string>): Promise<{ running: Running; api: string }> {
  const database = variableOf(await freshDatabase());
  const its = { DATA_DIR: directory(), PORT: "0", METRICS_PORT: "0", BOOTSTRAP_API_KEY: KEY, ...database, ...env };
  const running = run("src/server/main.ts", [], its);
  return { running, api: (await running.says("Ready.")).api };
}

async function send(api: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${api}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${KEY}`, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.ok, text).toBe(true);
  return { headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}

/** What is queued is sent when the process stops. */
async function stopped({ running }: { running: Running }): Promise<void> {
  running.process.kill("SIGTERM");
  expect(await running.ended).toBe(0);
}

/** The names from the first span of its trace to this one. */
function wayTo(span: CollectedSpan, spans: readonly CollectedSpan[]): string[] {
  const parent = spans.find(({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId);
  return parent ? [...wayTo(parent, spans), span.name] : [span.name];
}

async function receiver(): Promise<{ url: string; received: Promise<IncomingHttpHeaders> }> {
  const first = Promise.withResolvers<IncomingHttpHeaders>();
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(204).end());
    first.resolve(request.headers);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received: first.promise };
}

const tracedTo = ({ url }: TraceCollector) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_TRACES_SAMPLER: "parentbased_always_on",
});

describe("traces", () => {
  it("connect a write that waits for its answer: request, statements, engine call with traceparent, landing", async () => {
    const [collector, engine] = [await startTraceCollector(), await startSystemOneServer("key")];
    onTestFinished(() => engine.close());
    const engines = { TYPESAFE_API_KEY: "key", TYPESAFE_BASE_URL: engine.url };
    const headers = { OTEL_EXPORTER_OTLP_HEADERS: "x-team=judging%20team", OTEL_SERVICE_NAME: "judges" };
    const started = await service({ ...tracedTo(collector), ...engines, ...headers, LOG_LEVEL: "debug" });
    const { api } = started;
    const definition = { name: "urgent", type: "bool", question: "Is it urgent?", engine: { name: "jev" } };
    await send(api, "/namespaces/tickets/judgments", definition);
    const write = { upsert: [{ id: "t1", attributes: { title: "The site is down" } }], wait_for: ["urgent"] };
    const written = await send(api, "/namespaces/tickets", write, { traceparent });
    await stopped(started);

    const spans = collector.spans.filter(({ traceId }) => traceId === TRACE);
    const request = spans.find(({ kind }) => kind === 2)!;
    expect(request).toMatchObject({
      parentSpanId: PARENT,
      name: "POST /namespaces/{ns}",
      attributes: {
        "http.request.method": "POST",
        "http.route": "/namespaces/{ns}",
        "http.response.status_code": 200,
        "url.path": "/v1/namespaces/tickets",
        "judgment.operation": "documents_write",
        "judgment.request_id": written.headers.get("x-request-id"),
      },
    });
    // Connected: every span has its parent in the trace, and lies within the time of the request.
    const ways = spans.map((span) => wayTo(span, spans));
    expect(ways.filter(([first]) => first !== request.name)).toEqual([]);
    const landing = spans.filter(({ attributes }) => /^land|answers/.test(String(attributes["db.query.summary"])));
    expect(landing.length, ways.join("\n")).toBeGreaterThan(0);
    const asked = spans.find(({ attributes }) => attributes["judgment.engine"] === "jev")!;
    expect(asked.attributes).toMatchObject({ "judgment.questions": 1, "judgment.engine_version": engine.model });
    const http = spans.find(({ name, kind }) => name === "POST" && kind === 3)!;
    expect(wayTo(http, spans)).toEqual([request.name, "engine jev", "POST"]);
    expect(http.attributes["url.full"]).toBe(`${engine.url}/v1/systemone`);
    expect(engine.requests[0]!.headers.traceparent).toBe(`00-${TRACE}-${http.spanId}-01`);
    const statements = spans.filter(({ attributes }) => attributes["db.system.name"] === "postgresql");
    const commits = statements.filter(({ name }) => name === "commit");
    // The write is on disk before the engine is asked, and its answer comes after.
    expect(commits.some(({ endNs }) => endNs <= asked.startNs)).toBe(true);
    expect(landing.some(({ startNs }) => startNs >= asked.endNs)).toBe(true);
    expect(statements.every(({ kind, name }) => kind === 3 && name.length > 0)).toBe(true);

    // A line of the log leads to the trace, and the trace to the collector's service.
    const line = started.running.lines.find(({ request: id }) => id === written.headers.get("x-request-id"))!;
    expect(line).toMatchObject({ trace_id: TRACE, span_id: request.spanId });
    expect(collector.resources[0]).toMatchObject({ "service.name": "judges" });
    expect(collector.headers[0]!["x-team"]).toBe("judging team");
  });

  it("go on in an endpoint: a delivery carries traceparent, and is a part of a worker's visit", async () => {
    const [collector, endpoint] = [await startTraceCollector(), await receiver()];
    const started = await service({ ...tracedTo(collector), WEBHOOK_ALLOW_PRIVATE: "true" });
    const { body } = await send(started.api, "/webhook-endpoints", { url: endpoint.url, events: ["job.completed"] });
    await send(started.api, `/webhook-endpoints/${body.id}/test`, {});
    const headers = await endpoint.received;
    await stopped(started);
    const delivery = collector.spans.find(({ name }) => name === "deliver webhook")!;
    expect(headers.traceparent).toBe(`00-${delivery.traceId}-${delivery.spanId}-01`);
    expect(delivery.attributes).toMatchObject({
      "messaging.destination.name": body.id,
      "messaging.message.id": headers["webhook-id"],
      "http.response.status_code": 204,
    });
    expect(wayTo(delivery, collector.spans)).toEqual(["process deliveries", "deliver webhook"]);
  });

  it("are not recorded where the client's trace is not, and its ids go on to the log all the same", async () => {
    const collector = await startTraceCollector();
    const started = await service({ ...tracedTo(collector), LOG_LEVEL: "debug" });
    const unsampled = { traceparent: `00-${TRACE}-${PARENT}-00` };
    const { headers } = await send(started.api, "/namespaces/quiet", { upsert: [{ id: "q" }] }, unsampled);
    await stopped(started);
    expect(collector.spans.filter(({ traceId }) => traceId === TRACE)).toEqual([]);
    const line = started.running.lines.find(({ request }) => request === headers.get("x-request-id"))!;
    expect(line.trace_id).toBe(TRACE);
  });

  it("that begin here and are not sampled cost nothing on the way: neither the log nor an endpoint has ids of them", async () => {
    const collector = await startTraceCollector();
    const none = { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0" };
    const its = { ...tracedTo(collector), ...none, LOG_LEVEL: "debug", WEBHOOK_ALLOW_PRIVATE: "true" };
    const started = await service(its);
    const endpoint = await receiver();
    const made = { url: endpoint.url, events: ["job.completed"] };
    const { headers, body } = await send(started.api, "/webhook-endpoints", made);
    await send(started.api, `/webhook-endpoints/${body.id}/test`, {});
    const received = await endpoint.received;
    await stopped(started);
    expect(collector.spans).toEqual([]);
    expect(received).not.toHaveProperty("traceparent");
    const line = started.running.lines.find(({ request }) => request === headers.get("x-request-id"))!;
    expect(line).not.toHaveProperty("trace_id");
  });

  it.each([
    ["refuses", 503],
    ["never answers", null],
  ])("harm no request, and hold up no stop, where the collector %s", async (_, status) => {
    const collector = await startTraceCollector();
    collector.status = status;
    const started = await service({ ...tracedTo(collector), OTEL_BSP_SCHEDULE_DELAY: "20" });
    const asked = collector.asked();
    await send(started.api, "/namespaces/harmless", { upsert: [{ id: "a" }] });
    await asked;
    await send(started.api, "/namespaces/harmless", { upsert: [{ id: "b" }] });
    await stopped(started);
    expect(collector.spans).toEqual([]);
  });

  it("are off unless a collector is named: nothing that makes or sends spans is loaded", async () => {
    const file = join(directory(), "loaded");
    const started = await service({ NODE_OPTIONS: `--import ${new URL("loaded.ts", import.meta.url).href}`, LOADED_FILE: file });
    await send(started.api, "/namespaces/off", { upsert: [{ id: "a" }] }, { traceparent });
    await stopped(started);
    const loaded = readFileSync(file, "utf8").split("\n");
    expect(loaded.length).toBeGreaterThan(100);
    // The library of metrics loads the interface, which is empty functions.
    expect(loaded.filter((text) => /@opentelemetry\/(?!api\/)|plugins\/tracing/.test(text))).toEqual([]);
  });
});
