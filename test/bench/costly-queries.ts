/**
 * The 99th percentile of one key's reads while another key of the same organization keeps 200 costly queries running, compared with the
 * same reads alone.
 *
 * A costly query reads every document of a namespace, because no index helps. The reads are of one document, and queries by id. Another
 * figure is the number of costly queries that complete in a second.
 */
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { type Child, startChild } from "./support/child.ts";
import { documentOf } from "./support/documents.ts";
import type { LoadAnswer } from "./support/load.ts";
import { type Stage, stage } from "./support/stage.ts";

const ROUNDS = 5;
const COSTLY = 200;
const READERS = 8;
const MS = 4_000;
const PAUSE_MS = 5;
const DOCUMENTS = 20_000;
const AT_ONCE = 1_000;
const LARGE = "/namespaces/bench%2Fcostly";
const SMALL = "/namespaces/bench%2Fsmall";

/** Waiting for a turn is what is measured here, and not to be refused. */
const PATIENCE_MS = 120_000;

export const bench: Bench = {
  about: "99th percentile of the times of one key's reads while another key has 200 costly queries, against none",
  async run() {
    process.env.DATABASE_POOL_TIMEOUT_MS = String(PATIENCE_MS);
    process.env.REQUESTS_IN_HAND = String(100 * COSTLY);
    const place = await stage();
    const children: Child[] = [];
    const load = async () => {
      const child = await startChild(new URL("support/load.ts", import.meta.url));
      children.push(child);
      return child;
    };
    try {
      for (let at = 0; at < DOCUMENTS; at += AT_ONCE) {
        await place.post(LARGE, JSON.stringify({ upsert: Array.from({ length: AT_ONCE }, (_, n) => documentOf(at + n)) }));
      }
      const documents = Array.from({ length: READERS }, (_, n) => documentOf(n));
      await place.post(SMALL, JSON.stringify({ upsert: documents }));
      const other = (await place.post("/api-keys", JSON.stringify({ name: "other", role: "read_only" }))) as { key: string };
      const [reading, asking] = [await load(), await load()];
      const requests = documents.map(({ id }, n) =>
        n % 2 === 0
          ? place.head("GET", `${SMALL}/documents/${id}`)
          : place.head("POST", `${SMALL}/query`, JSON.stringify({ filters: ["id", "In", [id]] })),
      );
      const reads = async () => {
        const answer = (await reading.ask({
          port: place.port,
          requests,
          connections: READERS,
          ms: MS,
          pauseMs: PAUSE_MS,
        })) as LoadAnswer;
        if ("fault" in answer) throw new Error(`A read was refused: ${answer.fault}`);
        return answer.p99;
      };
      const costly = costlyQuery(place, other.key);
      const beside = async () => {
        const asked = asking.ask({ port: place.port, request: costly, connections: COSTLY, ms: MS }) as Promise<LoadAnswer>;
        const p99 = await reads();
        const answer = await asked;
        if ("fault" in answer) throw new Error(`A query was refused: ${answer.fault}`);
        return p99;
      };
      const measured = await inTurns(ROUNDS, { calm: reads, beside });
      const about = { target: 3, better: "lower", unit: "ms" } as const;
      return [compared("p99 of one key's reads beside another's 200 costly queries", measured.beside, measured.calm, about)];
    } finally {
      await Promise.all(children.map((child) => child.stop()));
      await place.close();
    }
  },
};

function costlyQuery(place: Stage, key: string): string {
  const body = JSON.stringify({ filters: ["attributes.status", "Glob", "*none has this*"], top_k: 1 });
  return place.head("POST", `${LARGE}/query`, body).replace(place.key, key);
}
