/**
 * `npm run cluster -- measure --citus <prefix>`: what a unit of each kind of work costs, as JSON. It counts processor time and bytes, which
 * other work on the machine changes little, and never a duration. What nodes and service do without requests is measured first and taken off.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Child, startChild } from "#test/bench/support/child.ts";
import { batchOf, documentOf } from "#test/bench/support/documents.ts";
import { type Cluster, DATABASE, down, up } from "../cluster.ts";
import type { Installation } from "../installation.ts";
import { onNode } from "../node.ts";
import type { Costs, Figures, Work } from "./plan.ts";
import { processorTime } from "./processor-time.ts";

const KEY = "a-key-for-measures-of-thirty-two-characters";
const NAMESPACES = 8;
const CALLERS = 4;
const SINGLE = 400;
const BATCHES = 16;
const IDLE_MS = 10_000;
const INDEXED = ["status", "amount", "country", "lines"];
const PARTS = ["coordinator", "workers", "service"] as const;
type Times = Record<(typeof PARTS)[number], number>;

export async function measure(installation: Installation, name: string): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), "judgment-measure-"));
  let child: Child | undefined;
  try {
    const cluster = await up(name, installation, 2);
    child = await startChild(new URL("measured-service.ts", import.meta.url), [cluster.url, KEY, dataDir]);
    return await new Measure(cluster, child).run();
  } finally {
    await child?.stop();
    await down(name);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

class Measure {
  readonly #cluster: Cluster;
  readonly #child: Child;
  #idle: Times = { coordinator: 0, workers: 0, service: 0 };

  constructor(cluster: Cluster, child: Child) {
    this.#cluster = cluster;
    this.#child = child;
  }

  async run(): Promise<Figures> {
    await this.#send("GET", "/namespaces");
    this.#idle = await this.#idleTimes();
    const write = await this.#cost(SINGLE, (n) => this.#write(place("single", n), [documentOf(n)]));
    console.error("writes are measured");
    const read = await this.#cost(SINGLE, (n) => this.#send("GET", `${place("single", n)}/documents/order-${n}`));
    const { bulk, plain, long } = await this.#bulk();
    console.error("reads and bulk writes are measured");
    const { indexedValue, query } = await this.#indexed(plain.each);
    console.error("queries are measured");
    const { answer, bytes } = await this.#answers(bulk);
    const perByte = (long.each - plain.each) / (long.json - plain.json);
    const costs = (part: keyof Times): Costs => {
      const all = { write, bulkWrite: bulk, answer, read, query };
      return Object.fromEntries(Object.entries(all).map(([work, times]) => [work, round(times[part])])) as Record<Work, number>;
    };
    return {
      coordinator: costs("coordinator"),
      workers: costs("workers"),
      service: costs("service"),
      bytes: {
        document: round(plain.each - perByte * plain.json),
        perByte: round(perByte),
        indexedValue: round(indexedValue),
        ...bytes,
      },
    };
  }

  /** Processor time of a document among a thousand, and bytes of short and long ones. */
  async #bulk() {
    const before = await this.#bytes();
    const bulk = await this.#cost(BATCHES, (n) => this.#write(place("bulk", n), batchOf(n * 1_000)), 1_000);
    const between = await this.#bytes();
    const longer = (n: number) => batchOf(n * 1_000).map((each) => ({ ...each, state: { ...each.state, more: random(2_000) } }));
    await this.#each(BATCHES / 4, (n) => this.#write(place("long", n), longer(n)));
    const after = await this.#bytes();
    const json = JSON.stringify(documentOf(1_000)).length;
    const plain = { json, each: (total(between) - total(before)) / (BATCHES * 1_000) };
    const long = { json: json + 2_010, each: (total(after) - total(between)) / (BATCHES * 250) };
    return { bulk, plain, long };
  }

  async #indexed(plain: number) {
    for (let n = 0; n < NAMESPACES; n++) {
      await this.#write(place("indexed", n), [{ id: "first" }]);
      await this.#send("PATCH", place("indexed", n), { indexed_attributes: INDEXED.map((each) => `attributes.${each}`) });
      await this.#until(async () => {
        const { indexed_attributes: all } = await this.#send("GET", place("indexed", n));
        return all.length === INDEXED.length && all.every(({ state }: { state: string }) => state === "ready");
      });
    }
    const before = await this.#bytes();
    await this.#each(BATCHES, (n) => this.#write(place("indexed", n), batchOf(n * 1_000)));
    const each = (total(await this.#bytes()) - total(before)) / (BATCHES * 1_000);
    const query = await this.#cost(SINGLE, (n) =>
      this.#send("POST", `${place("indexed", n)}/query`, { filters: ["attributes.amount", "Gte", (n * 17) / 7], top_k: 10 }),
    );
    return { indexedValue: (each - plain) / INDEXED.length, query };
  }

  /** What writes with one judgment cost beside those without. */
  async #answers(bulk: Times) {
    const judgment = { name: "good", type: "bool", question: "Is it good?", engine: { name: "instant" } };
    await this.#send("POST", `/namespaces/${encodeURIComponent("judged/*")}/judgments`, judgment);
    const before = await this.#bytes();
    const documents = BATCHES * 1_000;
    const started = await this.#times();
    const from = performance.now();
    await this.#each(BATCHES, (n) => this.#write(place("judged", n), batchOf(n * 1_000)));
    await this.#until(async () => {
      // Kept on the coordinator: a question to all shards would be a part of what is measured.
      const { lines } = await this.#send("GET", "/usage");
      return lines.reduce((sum: number, line: { judgment_units: number }) => sum + line.judgment_units, 0) >= documents;
    });
    const all = this.#since(started, await this.#times(), performance.now() - from, documents);
    const after = await this.#bytes();
    const grown = (table: string) => ((after[table] ?? 0) - (before[table] ?? 0)) / documents;
    const answer = Object.fromEntries(PARTS.map((part) => [part, Math.max(0, all[part] - bulk[part])])) as Times;
    return { answer, bytes: { answer: round(grown("answers")), evaluation: round(grown("evaluations")) } };
  }

  async #idleTimes(): Promise<Times> {
    const before = await this.#times();
    const from = performance.now();
    await sleep(IDLE_MS);
    const after = await this.#times();
    const ms = performance.now() - from;
    return Object.fromEntries(PARTS.map((part) => [part, (after[part] - before[part]) / ms])) as Times;
  }

  /** Of one unit, when `work` is done for 0, 1, … and is `units` of them each time. */
  async #cost(count: number, work: (n: number) => Promise<unknown>, units = 1): Promise<Times> {
    const before = await this.#times();
    const from = performance.now();
    await this.#each(count, work);
    return this.#since(before, await this.#times(), performance.now() - from, count * units);
  }

  #since(before: Times, after: Times, ms: number, units: number): Times {
    return Object.fromEntries(PARTS.map((part) => [part, (after[part] - before[part] - this.#idle[part] * ms) / units])) as Times;
  }

  async #times(): Promise<Times> {
    const { coordinator, workers } = this.#cluster;
    const { cpu } = (await this.#child.ask("cpu")) as { cpu: number };
    const sum = workers.reduce((all, worker) => all + processorTime(worker), 0);
    return { coordinator: processorTime(coordinator), workers: sum, service: cpu };
  }

  async #each(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
    let next = 0;
    const caller = async () => {
      while (next < count) await work(next++);
    };
    await Promise.all(Array.from({ length: CALLERS }, caller));
  }

  async #until(holds: () => Promise<boolean>): Promise<void> {
    while (!(await holds())) await sleep(2_000);
  }

  #write(path: string, upsert: object[]) {
    return this.#send("POST", path, { upsert });
  }

  // biome-ignore lint/suspicious/noExplicitAny: whatever comes back
  async #send(method: string, path: string, body?: object): Promise<any> {
    const request = {
      method,
      headers: { authorization: `Bearer ${KEY}`, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    };
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${this.#child.hello.port}/v1${path}`, request);
      const answer = await response.json();
      if (response.status < 300) return answer;
      // A machine that is busy with other things may let a statement wait too long.
      if (response.status !== 503) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
      await sleep(1_000);
    }
  }

  #sql(text: string) {
    const { coordinator, password } = this.#cluster;
    return onNode(coordinator, password, DATABASE, (client) => client.query(text));
  }

  /** Of each table on all workers, with its indexes. */
  async #bytes(): Promise<Record<string, number>> {
    const { rows } = await this.#sql(`
      select table_name::text as name, sum(shard_size)::float8 as bytes from citus_shards
      where citus_table_type = 'distributed' group by 1`);
    return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]));
  }
}

const place = (what: string, n: number) => `/namespaces/${encodeURIComponent(`${what}/${n % NAMESPACES}`)}`;
const total = (tables: Record<string, number>) => Object.values(tables).reduce((sum, bytes) => sum + bytes, 0);
const round = (value: number) => Number(value.toPrecision(3));
/** Text that cannot be compressed, as the bytes of real documents hardly can. */
const random = (length: number) =>
  Array.from({ length: length / 8 }, () =>
    Math.floor(Math.random() * 36 ** 8)
      .toString(36)
      .padStart(8, "0"),
  ).join("");
