/** What the HTTP layer costs: a validated POST with a body of 20 members whose handler does nothing, all routes of the contract mounted. */

import { request } from "./framework/operation.ts";
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { type Child, startChild } from "./support/child.ts";

const ROUNDS = 31;
const CONNECTIONS = 64;
const MS = 400;

interface Measured {
  /** Requests a second. */
  readonly rate: number;
  /** Microseconds of the server's processor time for each request. */
  readonly cost: number;
}

async function measure(load: Child, server: Child): Promise<Measured> {
  const question = {
    port: server.hello.port,
    request: request("/v1/bench/acme%2Feu/items"),
    connections: CONNECTIONS,
    ms: MS,
  };
  const before = await processorTime(server);
  const answer = (await load.ask(question)) as { rate?: number; fault?: string };
  if (answer.rate === undefined) throw new Error(`The load was refused: ${answer.fault}`);
  return { rate: answer.rate, cost: ((await processorTime(server)) - before) / (answer.rate * (MS / 1000)) };
}

async function processorTime(server: Child): Promise<number> {
  return ((await server.ask("cpu")) as { cpu: number }).cpu;
}

export const bench: Bench = {
  about: "requests a second through the whole pipeline, against Fastify with the same routes and schema, and against bare Koa",
  async run() {
    const children: Child[] = [];
    const start = async (module: string) => {
      const child = await startChild(new URL(module, import.meta.url));
      children.push(child);
      return child;
    };
    try {
      const load = await start("support/load.ts");
      const ours = await start("framework/ours.ts");
      const fastify = await start("framework/fastify.ts");
      const koa = await start("framework/koa.ts");
      const measured = await inTurns(ROUNDS, {
        ours: () => measure(load, ours),
        fastify: () => measure(load, fastify),
        koa: () => measure(load, koa),
      });
      const rates = (name: keyof typeof measured) => measured[name].map(({ rate }) => rate);
      const costs = (name: keyof typeof measured) => measured[name].map(({ cost }) => cost);
      const rate = { better: "higher", unit: "requests/s" } as const;
      const cost = { better: "lower", unit: "µs of processor time a request" } as const;
      return [
        compared("validated POST against Fastify", rates("ours"), rates("fastify"), { ...rate, target: 0.9 }),
        compared("validated POST against Fastify, its cost", costs("ours"), costs("fastify"), { ...cost, target: null }),
        compared("validated POST against bare Koa", rates("ours"), rates("koa"), { ...rate, target: null }),
      ];
    } finally {
      await Promise.all(children.map((child) => child.stop()));
    }
  },
};
