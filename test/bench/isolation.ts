/**
 * How long reads of one document take while two callers write 64 MB at a time into namespaces of their own, against how long they take while
 * nobody writes: the 99th percentile, of eight callers who pause between reads, and of eight who do not.
 */
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { type Child, startChild } from "./support/child.ts";
import { documentOf } from "./support/documents.ts";
import type { LoadAnswer } from "./support/load.ts";
import { stage } from "./support/stage.ts";

const ROUNDS = 5;
const CALLERS = 8;
const MS = 6_000;
const PAUSE_MS = 5;
const DOCUMENTS = 1_000;
const NAMESPACE = "bench%2Fisolation";

export const bench: Bench = {
  about: "99th percentile of the times of reads while two 64 MB writes run, against none",
  async run() {
    const place = await stage();
    const children: Child[] = [];
    try {
      const documents = Array.from({ length: DOCUMENTS }, (_, n) => documentOf(n));
      await place.post(`/namespaces/${NAMESPACE}`, JSON.stringify({ upsert: documents }));
      const load = await startChild(new URL("support/load.ts", import.meta.url));
      children.push(load);
      const writer = await startChild(new URL("support/large-writer.ts", import.meta.url), [String(place.port), place.key]);
      children.push(writer);
      const requests = documents.slice(0, CALLERS).map(({ id }) => place.head("GET", `/namespaces/${NAMESPACE}/documents/${id}`));
      const reads = async (pauseMs: number) => {
        const answer = (await load.ask({ port: place.port, requests, connections: CALLERS, ms: MS, pauseMs })) as LoadAnswer;
        if ("fault" in answer) throw new Error(`A read was refused: ${answer.fault}`);
        return answer.p99;
      };
      const beside = async (pauseMs: number) => {
        const writing = writer.ask({ writers: 2, ms: MS }) as Promise<{ count: number } | { fault: string }>;
        const p99 = await reads(pauseMs);
        const written = await writing;
        if ("fault" in written) throw new Error(`A write was refused: ${written.fault}`);
        return p99;
      };
      const measured = await inTurns(ROUNDS, {
        calm: () => reads(PAUSE_MS),
        beside: () => beside(PAUSE_MS),
        busyCalm: () => reads(0),
        busyBeside: () => beside(0),
      });
      const about = { target: 5, better: "lower", unit: "ms" } as const;
      return [
        compared("p99 of reads beside two 64 MB writes, callers who pause", measured.beside, measured.calm, about),
        compared("p99 of reads beside two 64 MB writes, callers who do not", measured.busyBeside, measured.busyCalm, about),
      ];
    } finally {
      await Promise.all(children.map((child) => child.stop()));
      await place.close();
    }
  },
};
