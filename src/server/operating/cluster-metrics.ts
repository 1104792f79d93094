/** Merges the metrics of several processes. The primary asks each serving process and adds up the results. */
import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, Registry } from "prom-client";

type Snapshot = MetricObjectWithValues<MetricValue<string>>[];

const ASK = "metrics?";

interface Answer {
  readonly metricsOf: number;
  readonly snapshot: Snapshot;
}

/** A process that hangs is omitted, because the others are needed. */
const PATIENCE_MS = 2_000;

/** In a forked process: answers the primary. */
export function shareWithPrimary(registry: Registry): void {
  if (!cluster.isWorker) return;
  process.on("message", (message: { ask?: string; id?: number }) => {
    if (message?.ask !== ASK) return;
    registry.getMetricsAsJSON().then((snapshot) => {
      if (process.connected) process.send?.({ metricsOf: message.id, snapshot });
    });
  });
}

let questions = 0;

/** In the primary: the metrics of these processes in Prometheus's text format. Counters are summed, gauges as each defines. */
export async function aggregate(workers: Iterable<Worker>): Promise<string> {
  const snapshots = await Promise.all([...workers].map(ask));
  return AggregatorRegistry.aggregate(snapshots.filter((snapshot) => snapshot !== null)).metrics();
}

function ask(worker: Worker): Promise<Snapshot | null> {
  const id = questions++;
  return new Promise((resolve) => {
    const end = (snapshot: Snapshot | null) => {
      clearTimeout(timer);
      worker.off("message", listen);
      resolve(snapshot);
    };
    const listen = (message: Partial<Answer>) => {
      if (message?.metricsOf === id) end(message.snapshot ?? null);
    };
    const timer = setTimeout(end, PATIENCE_MS, null);
    worker.on("message", listen);
    if (worker.isConnected()) worker.send({ ask: ASK, id });
    else end(null);
  });
}

export const contentType = Registry.PROMETHEUS_CONTENT_TYPE;
