/** What the HTTP layer costs: a validated POST with a body of 20 members whose handler does nothing, all routes of the contract mounted. */

import { request } from "./framework/operation.ts";
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { type Child, startChild } from "./support/child.ts";

const ROUNDS = 9;
const CONNECTIONS = 64;
const MS = 1_500;

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
      const rate = async (server: Child) => {
        const question = {
          port: server.hello.port,
          request: request("/v1/bench/acme%2Feu/items"),
          connections: CONNECTIONS,
          ms: MS,
        };
        const answer = (await load.ask(question)) as { rate?: number; fault?: string };
        if (answer.rate === undefined) throw new Error(`The load was refused: ${answer.fault}`);
        return answer.rate;
      };
      const [ours, fastify, koa] = [
        await start("framework/ours.ts"),
        await start("framework/fastify.ts"),
        await start("framework/koa.ts"),
      ];
      const measured = await inTurns(ROUNDS, { ours: () => rate(ours), fastify: () => rate(fastify), koa: () => rate(koa) });
      return [
        compared("validated POST against Fastify", measured.ours, measured.fastify, {
          target: 0.9,
          better: "higher",
          unit: "requests/s",
        }),
        compared("validated POST against bare Koa", measured.ours, measured.koa, {
          target: null,
          better: "higher",
          unit: "requests/s",
        }),
      ];
    } finally {
      await Promise.all(children.map((child) => child.stop()));
    }
  },
};
