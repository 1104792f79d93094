/**
 * What tracing costs: the service's processor time for a small write with a collector, against the same process without one. Tracing is
 * switched in the running service, so that everything else is the same: writes a second of two services on databases of their own differ
 * by up to 13% although neither traces. The collector reads what it gets and forgets it.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { startChild } from "./support/child.ts";
import { documentOf } from "./support/documents.ts";
import { NUMBER } from "./support/request-template.ts";
import { stage } from "./support/stage.ts";

const ROUNDS = 11;
const CLIENTS = 32;
const MS = 2_000;
const SERVICE = new URL("support/traced-service.ts", import.meta.url);

type Tracing = "off" | "on" | "all";

export const bench: Bench = {
  about: "processor time of a small write with a collector of traces, against none: sampled as by default, and all of them",
  async run() {
    const collector = createServer((request, response) => request.resume().on("end", () => response.end("{}")));
    await new Promise<void>((done) => collector.listen(0, "127.0.0.1", done));
    const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    const load = await startChild(new URL("support/load.ts", import.meta.url));
    const place = await stage(SERVICE, [url]);
    try {
      const body = JSON.stringify({ upsert: [{ ...documentOf(7), id: `order-${NUMBER}` }] });
      const request = place.head("POST", "/namespaces/bench%2Ftraced", body);
      /** µs of the service's processor time for a write. */
      const write = async (tracing: Tracing) => {
        const before = (await place.child.ask(tracing)) as number;
        const answer = (await load.ask({ port: place.port, request, connections: CLIENTS, ms: MS })) as {
          rate?: number;
          fault?: string;
        };
        if (answer.rate === undefined) throw new Error(`The load was refused: ${answer.fault}`);
        return (((await place.child.ask(tracing)) as number) - before) / ((answer.rate * MS) / 1_000);
      };
      // Not three in turn: what is queued when all traces are recorded is sent later, at the cost of the next.
      const sampled = await inTurns(ROUNDS, { off: () => write("off"), on: () => write("on") });
      const whole = await inTurns(ROUNDS, { off: () => write("off"), all: () => write("all") });
      const about = { better: "lower", unit: "µs" } as const;
      return [
        compared("processor time of a small write, traces sampled as by default", sampled.on, sampled.off, {
          target: 1.03,
          ...about,
        }),
        compared("processor time of a small write, every trace recorded", whole.all, whole.off, { target: null, ...about }),
      ];
    } finally {
      await load.stop();
      await place.close();
      collector.closeAllConnections();
      collector.close();
    }
  },
};
