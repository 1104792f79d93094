/**
 * Random traffic over two processes, one of which is killed from time to time. Then the test compares the reported usage with its own sum
 * over documents and the evaluation log, to the unit, the byte and the micro-dollar.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededGenerator } from "#test/support/generator.ts";
import { KEY, pause, ROUNDS, Victims } from "./victims.ts";

const { random } = seededGenerator();

const NAMESPACES = ["bill/a", "bill/b", "bill/staging/c"];
const CALLERS = 6;

let victims: Victims;
beforeAll(() => {
  victims = new Victims();
});
afterAll(() => victims.remove());

// biome-ignore lint/suspicious/noExplicitAny: whatever comes back
async function call(address: string, method: string, path: string, body?: object): Promise<{ status: number; body: any }> {
  const response = await fetch(`${address}/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${KEY}`, ...(body ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

const at = (namespace: string, ...parts: string[]) =>
  ["", "namespaces", ...[namespace, ...parts].map(encodeURIComponent)].join("/");

/** What clients were answered to have used. A document is written once, so that what is stored tells what was written. */
class Traffic {
  readonly answered = new Map(NAMESPACES.map((name) => [name, { bytes: 0, units: 0 }]));
  lost = 0;
  #next = 0;

  async load(addresses: () => string[], signal: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: CALLERS }, () => this.#caller(addresses, signal)));
  }

  async #caller(addresses: () => string[], signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const all = addresses();
      const namespace = NAMESPACES[Math.floor(random() * NAMESPACES.length)]!;
      const upsert = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
        const id = `d-${this.#next++}`;
        return {
          id,
          attributes: { n: this.#next, title: "é ☃" },
          state: { text: `${id} `.repeat(Math.floor(random() ** 6 * 4_000)) },
        };
      });
      const waits = random() < 0.3 ? { wait_for: ["urgent"] } : {};
      const address = all[Math.floor(random() * all.length)]!;
      const answer = await call(address, "POST", at(namespace), { upsert, ...waits }).catch(() => null);
      if (answer && answer.status < 500 && answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      if (answer?.status !== 200) {
        this.lost++;
        await pause(20);
        continue;
      }
      const told = this.answered.get(namespace)!;
      told.bytes += answer.body.usage.bytes_written;
      told.units += answer.body.usage.judgment_units;
    }
  }
}

interface Counted {
  bytes: number;
  units: number;
  tokens: number;
}

/** What was written and judged, counted up from the documents and the log. */
async function count(): Promise<Map<string, Counted>> {
  const counted = new Map(NAMESPACES.map((name): [string, Counted] => [name, { bytes: 0, units: 0, tokens: 0 }]));
  const documents = (await victims.query(
    "select n.name, d.attributes, d.state from documents d join namespaces n on n.namespace_id = d.namespace_id",
  )) as { name: string; attributes: object; state: object }[];
  for (const { name, attributes, state } of documents) {
    counted.get(name)!.bytes += Buffer.byteLength(JSON.stringify(attributes)) + Buffer.byteLength(JSON.stringify(state));
  }
  const log = (await victims.query(`
    select n.name, e.tokens from evaluations e join namespaces n on n.namespace_id = e.namespace_id
    where not e.carried and e.error is null`)) as { name: string; tokens: number }[];
  for (const { name, tokens } of log) {
    const one = counted.get(name)!;
    one.tokens += tokens;
    one.units += tokens <= 2_000 ? 1 : tokens <= 8_000 ? 4 : 16;
  }
  return counted;
}

interface Line {
  line: string;
  bytes_written: number;
  judgment_units: number;
  tokens_evaluated: number;
  cost_usd: number;
}

/** 0.002 dollars a unit, a dollar a gigabyte: within the first tiers. */
function priced({ bytes, units, tokens }: Counted, nonProduction: boolean): Partial<Line>[] {
  if (nonProduction) {
    return [{ line: "non_production", bytes_written: bytes, judgment_units: units, tokens_evaluated: tokens, cost_usd: 0 }];
  }
  return [
    { line: "judging", bytes_written: 0, judgment_units: units, tokens_evaluated: tokens, cost_usd: (units * 2_000) / 1e6 },
    { line: "writes", bytes_written: bytes, judgment_units: 0, tokens_evaluated: 0, cost_usd: Math.round(bytes / 1_000) / 1e6 },
  ];
}

/** All that a namespace pays for but storage, which grows while it is read. */
function linesOf(namespaces: readonly { namespace: string; lines: Line[] }[], name: string): Line[] {
  return namespaces.find(({ namespace }) => namespace === name)!.lines.filter(({ line }) => line !== "storage");
}

function costOf(lines: readonly { cost_usd: number }[]): number {
  return lines.reduce((sum, { cost_usd }) => sum + cost_usd, 0);
}

/** Until every document has its answer. */
async function settled(address: string): Promise<void> {
  for (const namespace of NAMESPACES) {
    const body = { filters: ["answers.urgent.freshness", "In", ["pending", "stale", "unavailable"]], top_k: 1 };
    const unanswered = async () => {
      const { status, body: found } = await call(address, "POST", at(namespace, "query"), body);
      return status === 200 ? found.rows.length : found;
    };
    await expect.poll(unanswered, { timeout: 40_000, interval: 250 }).toBe(0);
  }
}

describe("usage", () => {
  it("is what documents and evaluations say, whatever was killed", { timeout: 150_000 + ROUNDS * 30_000 }, async () => {
    const stays = await victims.start();
    let goes = await victims.start();
    const definition = { name: "urgent", type: "bool", question: "Is it urgent?" };
    expect((await call(stays.address, "POST", at("bill/*", "judgments"), definition)).status).toBe(201);
    expect((await call(stays.address, "PUT", "/non-production-prefixes/bill%2Fstaging%2F*")).status).toBe(200);
    const traffic = new Traffic();
    for (let round = 0; round < ROUNDS; round++) {
      const stop = new AbortController();
      const load = traffic.load(() => [stays.address, goes.address], stop.signal);
      await pause(300 + random() * 700);
      await goes.kill();
      goes = await victims.start();
      stop.abort();
      await load;
    }
    await settled(stays.address);
    let namespaces: { namespace: string; lines: Line[] }[] = [];
    const spent = new Map<string, number>();
    /** Whether what a namespace has spent is what its lines cost, by name. */
    const agree = async () => {
      namespaces = (await call(stays.address, "GET", "/usage")).body.namespaces;
      for (const name of NAMESPACES) spent.set(name, (await call(goes.address, "GET", at(name))).body.spent_usd);
      return NAMESPACES.map((name) => [name, Math.abs(spent.get(name)! - costOf(linesOf(namespaces, name))) < 5e-10]);
    };
    // A query is billed behind its response. The last ones of `settled` may be billed between the two readings.
    await expect.poll(agree, { timeout: 20_000 }).toEqual(NAMESPACES.map((name) => [name, true]));
    for (const { service } of [stays, goes]) {
      service.process.kill("SIGTERM");
      await service.ended;
    }
    const counted = await count();
    for (const name of NAMESPACES) {
      const one = counted.get(name)!;
      const nonProduction = name.startsWith("bill/staging/");
      const lines = linesOf(namespaces, name).map(({ line, bytes_written, judgment_units, tokens_evaluated, cost_usd }) => {
        return { line, bytes_written, judgment_units, tokens_evaluated, cost_usd };
      });
      // Queries are in it as well, by which the test saw that all was done.
      expect(
        lines.filter(({ line }) => line !== "queries"),
        name,
      ).toEqual(priced(one, nonProduction));
      expect(spent.get(name)!, name).toBeCloseTo(costOf(lines), 9);
      const told = traffic.answered.get(name)!;
      expect(told.bytes).toBeLessThanOrEqual(one.bytes);
      expect(told.units).toBeLessThanOrEqual(one.units);
    }
    expect(traffic.lost).toBeGreaterThan(0);
    expect(counted.get("bill/a")!.units).toBeGreaterThan(20);
  });
});
