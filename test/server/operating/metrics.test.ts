import { describe, expect, it, onTestFinished } from "vitest";
import type { NodeState } from "#src/foundation/db/store.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { readBacklog } from "#src/foundation/queue/backlog.ts";
import type { Engine, EngineResult } from "#src/judging/engines/engine.ts";
import { createHealth } from "#src/server/operating/health.ts";
import { metered } from "#src/server/operating/metered-engine.ts";
import { createMetrics, type Metrics, type MetricsSources } from "#src/server/operating/metrics.ts";
import { metricsMount, probeMounts } from "#src/server/operating/pages.ts";
import { startOperatingServer } from "#src/server/operating/server.ts";
import { freshDatabase } from "#test/support/database.ts";

const log = createLogger({ level: "silent" });
const now = new Date("2030-01-01T00:01:00.000Z");
const quiet: MetricsSources = {
  load: () => ({ inUse: 0, idle: 0, waiting: 0 }),
  backlog: async () => [],
  jobs: async () => [],
  now: () => now,
  release: "1.2.3",
};

/** The samples of one metric: labels as text, and the value. */
async function samples(metrics: Metrics, name: string): Promise<Record<string, number>> {
  const lines = (await metrics.text())
    .split("\n")
    .filter((line) => line.startsWith(name) && /^[{ ]/.test(line.slice(name.length)));
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );
}

describe("the metrics", () => {
  it("count requests by operation and status, and time them", async () => {
    const metrics = createMetrics(quiet);
    for (const status of [200, 200, 503]) metrics.answered("documents_write", status, metrics.now() - 20, "request");
    metrics.gone("documents_write", metrics.now());
    metrics.answered("unrouted", 404, metrics.now(), "request");
    expect(await samples(metrics, "judgment_http_requests_total")).toEqual({
      '{operation="documents_write",status="200"}': 2,
      '{operation="documents_write",status="503"}': 1,
      '{operation="documents_write",status="gone"}': 1,
      '{operation="unrouted",status="404"}': 1,
    });
    const sums = await samples(metrics, "judgment_http_request_duration_seconds_sum");
    expect(sums['{operation="documents_write"}']).toBeGreaterThanOrEqual(0.06);
    expect(sums['{operation="documents_write"}']).toBeLessThan(1);
  });

  it("tell of the pool as it is at the scrape", async () => {
    const load = { inUse: 3, idle: 2, waiting: 7 };
    const metrics = createMetrics({ ...quiet, load: () => load });
    expect(await samples(metrics, "judgment_database_connections")).toEqual({ '{state="in_use"}': 3, '{state="idle"}': 2 });
    load.waiting = 9;
    expect(await samples(metrics, "judgment_database_waiting")).toEqual({ "": 9 });
  });

  it("tell how far the service is behind, from the table of work", async () => {
    const { database } = await freshDatabase();
    const due = (seconds: number) => new Date(now.getTime() - seconds * 1000);
    for (const [kind, namespace, at] of [
      ["judging", 1, due(30)],
      ["judging", 2, due(5)],
      ["judging", 3, due(-5)],
      ["relay", 1, due(2)],
    ]) {
      await database.query({
        text: "insert into wakeups (kind, namespace_id, due_at) values ($1, $2, $3)",
        values: [kind, namespace, at],
      });
    }
    const metrics = createMetrics({ ...quiet, backlog: () => readBacklog(database, now) });
    expect(await samples(metrics, "judgment_backlog_namespaces")).toEqual({ '{kind="judging"}': 2, '{kind="relay"}': 1 });
    expect(await samples(metrics, "judgment_backlog_lag_seconds")).toEqual({ '{kind="judging"}': 30, '{kind="relay"}': 2 });
    await database.query({ text: "delete from wakeups" });
    expect(await samples(metrics, "judgment_backlog_lag_seconds")).toEqual({});
  });

  it("tell of the jobs that have not ended", async () => {
    let open = [{ type: "backfill", status: "running", jobs: 2 }];
    const metrics = createMetrics({ ...quiet, jobs: async () => open });
    expect(await samples(metrics, "judgment_jobs")).toEqual({ '{type="backfill",status="running"}': 2 });
    open = [];
    expect(await samples(metrics, "judgment_jobs")).toEqual({});
  });

  it("name the release that runs", async () => {
    expect(await samples(createMetrics(quiet), "judgment_build_info")).toEqual({
      [`{release="1.2.3",node="${process.version}"}`]: 1,
    });
  });

  it("count the tokens that engines report", async () => {
    const metrics = createMetrics(quiet);
    metrics.engineRead("jev", 120);
    metrics.engineRead("jev", 30);
    expect(await samples(metrics, "judgment_engine_tokens_total")).toEqual({ '{engine="jev"}': 150 });
  });

  it("tell all else while the database does not answer", async () => {
    const gone = () => Promise.reject(new Error("gone"));
    const metrics = createMetrics({ ...quiet, backlog: gone, jobs: gone });
    expect(await samples(metrics, "judgment_jobs")).toEqual({});
    expect(await samples(metrics, "judgment_backlog_lag_seconds")).toEqual({});
    expect(await samples(metrics, "judgment_database_waiting")).toEqual({ "": 0 });
  });

  it("count responses that broke the contract", async () => {
    const metrics = createMetrics(quiet);
    metrics.violated("documents_read");
    expect(await samples(metrics, "judgment_response_validation_failures_total")).toMatchObject({
      '{operation="documents_read"}': 1,
      '{operation="jobs_get"}': 0,
    });
  });

  it("watch the process: its event loop and its memory", async () => {
    const text = await createMetrics(quiet).text();
    for (const name of ["nodejs_eventloop_lag_p99_seconds", "process_resident_memory_bytes", "nodejs_gc_duration_seconds"])
      expect(text).toContain(name);
  });

  it("name no namespace, key or document in any label", async () => {
    const metrics = createMetrics(quiet);
    metrics.answered("documents_read", 200, metrics.now(), "request");
    metrics.engineAnswered("jev", "ok", 1);
    const labels = new Set([...(await metrics.text()).matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
    const known = [
      "operation",
      "status",
      "state",
      "kind",
      "engine",
      "outcome",
      "result",
      "release",
      "node",
      "le",
      "quantile",
      "version",
      "major",
      "minor",
      "patch",
      "type",
      "space",
    ];
    expect([...labels].filter((label) => !known.includes(label!))).toEqual([]);
  });
});

describe("a metered engine", () => {
  const engine = (answer: Engine["evaluate"]): Engine => ({
    name: "jev",
    limits: { questionsPerRequest: 10, contextTokens: 100, concurrency: 1, requestsPerMinute: null, tokensPerSecond: null },
    version: (asked) => `jev-${asked}`,
    evaluate: answer,
    close: async () => {},
  });
  const ok = { ok: true, engineVersion: "1", answers: {}, tokens: null } as const;
  const refused = { ok: false, failure: { code: "overloaded", message: "", retryable: true } } as const;
  const { signal } = new AbortController();

  it("answers as the engine does, and counts each request by its outcome", async () => {
    const metrics = createMetrics(quiet);
    const subject = metered(
      engine(async () => [ok, refused]),
      metrics,
      log,
    );
    expect(await subject.evaluate([], signal)).toEqual([ok, refused]);
    expect(subject.version("2")).toBe("jev-2");
    expect(await samples(metrics, "judgment_engine_requests_total")).toEqual({
      '{engine="jev",outcome="ok"}': 1,
      '{engine="jev",outcome="overloaded"}': 1,
    });
  });

  it("throws what the engine throws, and counts it", async () => {
    const metrics = createMetrics(quiet);
    const subject = metered(
      engine(() => Promise.reject(new Error("broken"))),
      metrics,
      log,
    );
    await expect(subject.evaluate([], signal)).rejects.toThrow("broken");
    expect(await samples(metrics, "judgment_engine_requests_total")).toEqual({ '{engine="jev",outcome="thrown"}': 1 });
  });

  it("is said to fail once it has failed five times in a row, and to be well again, each once", async () => {
    const lines: unknown[] = [];
    const say = (fields: object, message: string) => void lines.push([message, fields]);
    let now: EngineResult = ok;
    const subject = metered(
      engine(async () => [now]),
      { engineAnswered: () => {}, engineRead: () => {} },
      { info: say, warn: say } as never,
    );
    const failing = (code: "refused" | "unreachable" | "cancelled", retryable = true) =>
      ({ ok: false, failure: { code, message: "No answer.", retryable } }) as const;
    const ask = async (result: EngineResult, times: number) => {
      now = result;
      for (let time = 0; time < times; time++) await subject.evaluate([], signal);
    };
    for (let round = 0; round < 3; round++) {
      await ask(failing("unreachable"), 4);
      await ask(ok, 1);
    }
    // A refusal is an answer, and a cancelled request is no failure.
    await ask(failing("refused", false), 10);
    await ask(failing("cancelled"), 10);
    expect(lines).toEqual([]);
    // What it refuses for now is no answer: a proxy in maintenance.
    await ask(failing("refused"), 5);
    await ask(ok, 1);
    expect(lines.splice(0)).toEqual([
      ["An engine fails. It is tried again later.", { engine: "jev", code: "refused", reason: "No answer." }],
      ["An engine answers again.", { engine: "jev" }],
    ]);
    const long = failing("unreachable");
    await ask({ ...long, failure: { ...long.failure, message: "No answer.".repeat(100_000) } }, 12);
    await ask(ok, 3);
    expect(lines).toEqual([
      ["An engine fails. It is tried again later.", { engine: "jev", code: "unreachable", reason: "No answer.".repeat(50) }],
      ["An engine answers again.", { engine: "jev" }],
    ]);
  });
});

describe("the second port", () => {
  async function serving(
    metrics: Pick<Metrics, "text" | "contentType"> = createMetrics(quiet),
    nodes?: () => readonly NodeState[],
  ) {
    const health = createHealth({ probe: async () => {}, recover: async () => {}, log });
    const server = await startOperatingServer({
      host: "127.0.0.1",
      port: 0,
      mounts: [...probeMounts(health, nodes), metricsMount(metrics)],
      log,
    });
    onTestFinished(async () => {
      health.stop();
      await server.stop();
    });
    return { health, address: server.address };
  }

  it("serves the metrics in Prometheus's format", async () => {
    const { address } = await serving();
    const response = await fetch(`${address}/metrics`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await response.text()).toMatch(/^# HELP /);
  });

  it("serves the probes, with the status by which load balancers go", async () => {
    const { health, address } = await serving();
    const ask = async (path: string) => {
      const response = await fetch(address + path);
      return [response.status, await response.json()];
    };
    expect(await ask("/healthz")).toEqual([200, { status: "ok" }]);
    expect(await ask("/readyz")).toEqual([503, { status: "starting" }]);
    health.started();
    expect(await ask("/readyz")).toEqual([200, { status: "ready" }]);
    expect((await fetch(`${address}/readyz`, { method: "HEAD" })).status).toBe(200);
  });

  it("names the machines of a database that has several, and is ready although one does not answer", async () => {
    const nodes = [
      { node: "10.0.0.1:5432", well: true },
      { node: "10.0.0.2:5432", well: false },
    ];
    const metrics = createMetrics({ ...quiet, nodes: () => nodes });
    const { health, address } = await serving(metrics, () => nodes);
    health.started();
    const response = await fetch(`${address}/readyz`);
    expect([response.status, await response.json()]).toEqual([200, { status: "ready", nodes }]);
    expect(await samples(metrics, "judgment_database_node_up")).toEqual({
      '{node="10.0.0.1:5432"}': 1,
      '{node="10.0.0.2:5432"}': 0,
    });
    nodes.pop();
    expect(Object.keys(await samples(metrics, "judgment_database_node_up"))).toEqual(['{node="10.0.0.1:5432"}']);
    // Elsewhere there is nothing of it.
    expect(await createMetrics(quiet).text()).not.toContain("judgment_database_node_up");
  });

  it("answers nothing else", async () => {
    const { address } = await serving();
    expect((await fetch(`${address}/`)).status).toBe(404);
    expect((await fetch(`${address}/metrics/more`)).status).toBe(404);
    expect((await fetch(`${address}/readyz`, { method: "POST" })).status).toBe(405);
  });

  it("answers 500 when the metrics fail, and goes on", async () => {
    const { address } = await serving({ text: () => Promise.reject(new Error("timed out")), contentType: "text/plain" });
    expect((await fetch(`${address}/metrics`)).status).toBe(500);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });

  it("says which variable to change when it is taken", async () => {
    const { address } = await serving();
    const { port } = new URL(address);
    const second = startOperatingServer({ host: "127.0.0.1", port: Number(port), mounts: [], log });
    await expect(second).rejects.toThrow(
      new RegExp(`METRICS_PORT ${port} of 127.0.0.1: another process uses it. Set another port, or "off"`),
    );
  });

  it("say how long the event loop was held at most", async () => {
    const metrics = createMetrics(quiet);
    const longest = async () => Object.values(await samples(metrics, "judgment_event_loop_longest_block_seconds"))[0]!;
    // A block is measured from the look before it.
    await expect.poll(longest).toBeGreaterThan(0);
    const until = performance.now() + 150;
    while (performance.now() < until);
    await expect.poll(longest).toBeGreaterThan(0.13);
    // It stays so for the minute: several who ask see the same.
    expect(await longest()).toBeGreaterThan(0.13);
  });
});
