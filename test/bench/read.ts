/** Reads of one document with two answers by 32 callers, against bare Koa and `pg` with one select of the bare document a request. */
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { type Child, startChild } from "./support/child.ts";
import { documentOf } from "./support/documents.ts";
import { stage } from "./support/stage.ts";

const ROUNDS = 9;
const CALLERS = 32;
const MS = 1_500;
const DOCUMENTS = 1_000;
const NAMESPACE = "bench%2Fread";

export const bench: Bench = {
  about: "reads a second of a document with two answers, 32 callers, against bare Koa and pg with one select a request",
  async run() {
    const place = await stage();
    const children: Child[] = [];
    try {
      const documents = Array.from({ length: DOCUMENTS }, (_, n) => documentOf(n));
      for (const name of ["urgent", "late"]) {
        const judgment = { name, type: "bool", question: `Is the order ${name}?`, context: { fields: ["attributes.status"] } };
        await place.post(`/namespaces/${NAMESPACE}/judgments`, JSON.stringify(judgment));
      }
      for (let at = 0; at < DOCUMENTS; at += 16) {
        const write = { upsert: documents.slice(at, at + 16), wait_for: ["urgent", "late"], wait_timeout_ms: 10_000 };
        await place.post(`/namespaces/${NAMESPACE}`, JSON.stringify(write));
      }
      const { rows } = await (await place.bare()).query("select namespace_id from namespaces");
      const load = await startChild(new URL("support/load.ts", import.meta.url));
      children.push(load);
      const bare = await startChild(new URL("support/bare-read.ts", import.meta.url), [
        JSON.stringify(place.connection),
        String(rows[0].namespace_id),
      ]);
      children.push(bare);
      const requests = documents.slice(0, CALLERS).map(({ id }) => place.head("GET", `/namespaces/${NAMESPACE}/documents/${id}`));
      const rate = async (port: number) => {
        const answer = (await load.ask({ port, requests, connections: CALLERS, ms: MS })) as { rate?: number; fault?: string };
        if (answer.rate === undefined) throw new Error(`The load was refused: ${answer.fault}`);
        return answer.rate;
      };
      const measured = await inTurns(ROUNDS, { ours: () => rate(place.port), bare: () => rate(bare.hello.port!) });
      return [
        compared("read of a document with two answers", measured.ours, measured.bare, {
          target: 1.2,
          better: "higher",
          unit: "reads/s",
        }),
      ];
    } finally {
      await Promise.all(children.map((child) => child.stop()));
      await place.close();
    }
  },
};
