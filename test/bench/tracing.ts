/**
 * What tracing costs: small writes per second with a collector, against the same service without one. Both have databases of their own
 * and are measured alternately. The collector reads what it gets and forgets it.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { startChild } from "./support/child.ts";
import { documentOf } from "./support/documents.ts";
import { NUMBER } from "./support/request-template.ts";
import { type Stage, stage } from "./support/stage.ts";

const ROUNDS = 7;
const CLIENTS = 32;
const MS = 2_000;
const SERVICE = new URL("support/traced-service.ts", import.meta.url);

export const bench: Bench = {
  about: "small writes a second with a collector of traces, against none: sampled as by default, and all of them",
  async run() {
    const collector = createServer((request, response) => request.resume().on("end", () => response.end("{}")));
    await new Promise<void>((done) => collector.listen(0, "127.0.0.1", done));
    const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    const load = await startChild(new URL("support/load.ts", import.meta.url));
    const places: Record<string, Stage> = {};
    try {
      for (const [name, told] of Object.entries({ off: [], on: [url], all: [url, "parentbased_always_on"] }))
        places[name] = await stage(SERVICE, told);
      const body = JSON.stringify({ upsert: [{ ...documentOf(7), id: `order-${NUMBER}` }] });
      const write = async ({ port, head }: Stage) => {
        const request = head("POST", "/namespaces/bench%2Ftraced", body);
        const answer = (await load.ask({ port, request, connections: CLIENTS, ms: MS })) as { rate?: number; fault?: string };
        if (answer.rate === undefined) throw new Error(`The load was refused: ${answer.fault}`);
        return answer.rate;
      };
      const measured = await inTurns(ROUNDS, {
        off: () => write(places.off!),
        on: () => write(places.on!),
        all: () => write(places.all!),
      });
      const about = { better: "higher", unit: "writes/s" } as const;
      return [
        compared("small writes, traces sampled as by default", measured.on, measured.off, { target: 0.97, ...about }),
        compared("small writes, every trace recorded", measured.all, measured.off, { target: null, ...about }),
      ];
    } finally {
      await load.stop();
      for (const place of Object.values(places)) await place.close();
      collector.closeAllConnections();
      collector.close();
    }
  },
};
