/**
 * What waiting adds to a write: one document with `wait_for` compared with the same write without. Both are durable and one at a time. The
 * floor is the engine's time plus one commit of the same answer through bare `pg`.
 */
import { type Bench, inTurns, median } from "./support/bench.ts";
import { documentOf } from "./support/documents.ts";
import { stage } from "./support/stage.ts";

const ROUNDS = 9;
const WRITES = 60;

export const bench: Bench = {
  about: "what wait_for adds to a write of one document, against the engine's time and one bare commit",
  async run() {
    const place = await stage(new URL("support/judging-service.ts", import.meta.url), ["worker"]);
    try {
      const client = await place.bare();
      await client.query("create table floor_answers (n bigint primary key, answer jsonb not null, evaluation jsonb not null)");
      const definition = { name: "urgent", type: "bool", question: "Is it urgent?", engine: { name: "instant" } };
      await place.post("/namespaces/bench%2Fwaited/judgments", JSON.stringify(definition));
      let written = 0;
      const timed = async (send: (n: number) => Promise<unknown>) => {
        const took: number[] = [];
        for (let n = 0; n < WRITES; n++) {
          const started = performance.now();
          await send(written++);
          took.push(performance.now() - started);
        }
        return median(took);
      };
      const write = (namespace: string, more: object) => (n: number) =>
        place.post(`/namespaces/bench%2F${namespace}`, JSON.stringify({ upsert: [documentOf(n)], ...more }));
      const measured = await inTurns(ROUNDS, {
        waited: () => timed(write("waited", { wait_for: ["urgent"] })),
        plain: () => timed(write("plain", {})),
        commit: () =>
          timed((n) => client.query("insert into floor_answers values ($1, $2, $3)", [n, { p: 0.75 }, { id: n, p: 0.75 }])),
      });
      const added = measured.waited.map((ms, round) => ms - measured.plain[round]!);
      const ratio = median(added.map((ms, round) => ms / measured.commit[round]!));
      const value = median(added);
      const about = { target: 1, better: "lower", runs: ROUNDS, unit: "ms" } as const;
      return [
        { figure: "added by wait_for, an engine that answers at once", value, floor: median(measured.commit), ratio, ...about },
      ];
    } finally {
      await place.close();
    }
  },
};
