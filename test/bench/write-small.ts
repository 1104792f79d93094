/**
 * Writes of one document each from 64 clients, durable, through HTTP, against 64 bare `pg` connections that each insert one row a
 * transaction. All in one namespace, where commits merge; and each client in a namespace of its own.
 */
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { type Child, startChild } from "./support/child.ts";
import { documentOf, FLOOR_TABLE } from "./support/documents.ts";
import { NUMBER } from "./support/request-template.ts";
import { stage } from "./support/stage.ts";

const ROUNDS = 5;
const CLIENTS = 64;
const MS = 2_000;

export const bench: Bench = {
  about: "documents a second, one a request, from 64 clients in one namespace and in 64, against 64 bare pg connections",
  async run() {
    const place = await stage();
    const children: Child[] = [];
    try {
      await (await place.bare()).query(FLOOR_TABLE);
      const load = await startChild(new URL("support/load.ts", import.meta.url));
      children.push(load);
      const floor = await startChild(new URL("support/insert-floor.ts", import.meta.url), [JSON.stringify(place.connection)]);
      children.push(floor);
      const write = async (namespaces: readonly string[]) => {
        const requests = namespaces.map((namespace) => place.head("POST", `/namespaces/${namespace}`, body()));
        const answer = (await load.ask({ port: place.port, requests, connections: CLIENTS, ms: MS })) as Rate;
        if (answer.rate === undefined) throw new Error(`The load was refused: ${answer.fault}`);
        return answer.rate;
      };
      const measured = await inTurns(ROUNDS, {
        one: () => write(["bench%2Fone"]),
        floor: async () => ((await floor.ask({ connections: CLIENTS, ms: MS })) as { rate: number }).rate,
        many: () => write(Array.from({ length: CLIENTS }, (_, at) => `bench%2Fown%2F${at}`)),
      });
      const about = { better: "higher", unit: "documents/s" } as const;
      return [
        compared("small writes, one namespace", measured.one, measured.floor, { target: 1.5, ...about }),
        compared("small writes, 64 namespaces", measured.many, measured.floor, { target: 0.8, ...about }),
      ];
    } finally {
      await Promise.all(children.map((child) => child.stop()));
      await place.close();
    }
  },
};

interface Rate {
  rate?: number;
  fault?: string;
}

/** One document, another every time that it is sent. */
function body(): string {
  return JSON.stringify({ upsert: [{ ...documentOf(7), id: `order-${NUMBER}` }] });
}
