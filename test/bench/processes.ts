/**
 * The service with two processes against one, both started as an operator starts them, each on an embedded PostgreSQL of its own. Load generators are processes of their own. `--processes` has a default, and this bench is what it rests on.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import type { Store } from "#src/foundation/db/store.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import type { OpenAnswer } from "./overload/open-load.ts";
import { type Bench, compared, type Figure, inTurns } from "./support/bench.ts";
import { type Child, startChild } from "./support/child.ts";
import { BATCH, batchOf, documentOf } from "./support/documents.ts";
import { NUMBER } from "./support/request-template.ts";
import { type WholeService, wholeService } from "./support/whole-service.ts";

const ROUNDS = 5;
const MS = 1_500;
const GRACE_MS = 60_000;
const STORED = 20_000;
const NAMESPACES = 64;
const CAUGHT_UP = 2_000;
const namespace = (name: string | number) => `/namespaces/bench%2F${name}`;

interface Operation {
  readonly requests: (service: WholeService) => readonly string[];
  readonly callers: number;
  /** Documents of a request. */
  readonly documents?: number;
}

const writing = (service: WholeService, name: string | number) =>
  service.head("POST", namespace(name), JSON.stringify({ upsert: [{ ...documentOf(1), id: `new-${NUMBER}` }] }));
const bulk = (service: WholeService) => {
  const upsert = batchOf(0).map((document, n) => ({ ...document, id: `bulk-${n}-${NUMBER}` }));
  return [service.head("POST", namespace("bulk"), JSON.stringify({ upsert }))];
};
const asking = (service: WholeService) => {
  const filters = ["attributes.lines", "Eq", 3];
  return [service.head("POST", `${namespace("stored")}/query`, JSON.stringify({ filters, top_k: 100 }))];
};
const waiting = (service: WholeService) => {
  const upsert = [{ ...documentOf(1), id: `new-${NUMBER}`, state: { text: `Number ${NUMBER} is late.` } }];
  return [service.head("POST", namespace("judged"), JSON.stringify({ upsert, wait_for: ["late"] }))];
};

const OPERATIONS: Readonly<Record<string, Operation>> = {
  "reads by id, 1 caller": { requests: (at) => [at.head("GET", `${namespace("stored")}/documents/order-77`)], callers: 1 },
  "reads by id, 16 callers": { requests: (at) => [at.head("GET", `${namespace("stored")}/documents/order-77`)], callers: 16 },
  "queries of 100 rows, 16 callers": { requests: asking, callers: 16 },
  "small writes to one namespace, 64 callers": { requests: (at) => [writing(at, "one")], callers: 64 },
  "small writes to 64 namespaces, 64 callers": {
    requests: (at) => Array.from({ length: NAMESPACES }, (_, n) => writing(at, n)),
    callers: 64,
  },
  "writes that wait for an answer, 1 caller": { requests: waiting, callers: 1 },
  "writes that wait for an answer, 16 callers": { requests: waiting, callers: 16 },
  "bulk writes, 1 caller": { requests: bulk, callers: 1, documents: BATCH },
  "bulk writes, 4 callers": { requests: bulk, callers: 4, documents: BATCH },
};

export const bench: Bench = {
  about: "two processes of the service against one: requests a second, catch-up, and resident size",
  async run() {
    const stores: Store[] = [];
    const dataDirs: string[] = [];
    const services: WholeService[] = [];
    const load: Child = await startChild(new URL("overload/open-load.ts", import.meta.url));
    try {
      const started = async (processes: number) => {
        const dataDir = mkdtempSync(join(tmpdir(), "judgment-bench-"));
        dataDirs.push(dataDir);
        const store = embeddedStore({ dataDir, log: createLogger({ level: "warn" }) });
        const { user, password, host, port, database } = await store.start();
        stores.push(store);
        const at = `${encodeURIComponent(host ?? "")}:${port}/${database}`;
        const url = `postgres://${user}:${encodeURIComponent(String(password ?? ""))}@${at}`;
        const service = await wholeService(url, dataDir, processes);
        services.push(service);
        await fill(service);
        return service;
      };
      const [one, two] = [await started(1), await started(2)];
      const figures: Figure[] = [];
      for (const [what, { requests, callers, documents = 1 }] of Object.entries(OPERATIONS)) {
        const rate = (service: WholeService) => () =>
          rateOf(load, { port: service.port, requests: requests(service), connections: callers }, documents);
        const { ours, others } = await inTurns(ROUNDS, { ours: rate(two), others: rate(one) });
        figures.push(
          compared(what, ours, others, { target: null, better: "higher", unit: documents > 1 ? "documents/s" : "requests/s" }),
        );
      }
      const { ours, others } = await inTurns(ROUNDS, { ours: () => caughtUp(two), others: () => caughtUp(one) });
      const about = { target: null, better: "lower" } as const;
      figures.push(
        compared(`${CAUGHT_UP.toLocaleString("en")} documents written and judged`, ours, others, { ...about, unit: "s" }),
      );
      figures.push(compared("resident size", [two.residentMb()], [one.residentMb()], { ...about, unit: "MB" }));
      return figures;
    } finally {
      await load.stop();
      await Promise.all(services.map((service) => service.stop()));
      await Promise.all(stores.map((store) => store.stop()));
      for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function fill(service: WholeService): Promise<void> {
  for (let from = 0; from < STORED; from += BATCH) await service.post(namespace("stored"), { upsert: batchOf(from) });
  // The first query has the index built.
  await service.post(`${namespace("stored")}/query`, { filters: ["attributes.lines", "Eq", 3], top_k: 1 });
  for (const name of ["judged", "behind"])
    await service.post(`${namespace(name)}/judgments`, {
      name: "late",
      type: "bool",
      question: "Is it late?",
      engine: { name: "local" },
    });
}

async function rateOf(
  load: Child,
  { port, requests, connections }: { port: number; requests: readonly string[]; connections: number },
  documents: number,
): Promise<number> {
  const whole = { port, requests, connections, rate: null, ms: MS, graceMs: GRACE_MS, seed: 1 };
  const { accepted, refused, failed, unanswered, fault, ms } = (await load.ask(whole)) as OpenAnswer;
  if (refused.count + failed + unanswered > 0) throw new Error(`A request failed: ${fault ?? `${refused.count} were refused`}`);
  return (accepted.count * documents * 1_000) / ms;
}

let written = 0;

/** Seconds until documents of two bulk writes are all judged. */
async function caughtUp(service: WholeService): Promise<number> {
  const begun = performance.now();
  const [from, until] = [written, written + CAUGHT_UP];
  written = until;
  const text = (n: number) => ({ id: `d-${n}`, state: { text: `Number ${n} is late.` } });
  for (let at = from; at < until; at += BATCH)
    await service.post(namespace("behind"), { upsert: Array.from({ length: BATCH }, (_, n) => text(at + n)) });
  const filters = ["And", [["answers.late.freshness", "NotEq", "fresh"]]];
  for (;;) {
    const { rows } = (await service.post(`${namespace("behind")}/query`, { filters, top_k: 1 })) as { rows: unknown[] };
    if (rows.length === 0) return (performance.now() - begun) / 1_000;
  }
}
