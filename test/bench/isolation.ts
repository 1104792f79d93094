/**
 * The 99th percentile of the times of reads of one document while another caller sends large requests, compared with the same reads alone.
 *
 * - Two callers write 64 MB at a time into namespaces of their own, beside eight that pause between reads and eight that do not.
 * - One caller appends to, reads or patches a large document.
 * - Ten writes of 2 MB run while five connections announce 60 MB and do not send them. The figure is the slowest.
 *
 * For each case there is also the longest turn of the event loop in processor time, compared with 50 ms. `ISOLATION_BENCH_ONLY=cases`
 * leaves out the writes of 64 MB, which take most of the time on a busy machine. `ISOLATION_BENCH_ONLY=turns` measures only the turns.
 */
import { isolationCases } from "./isolation/cases.ts";
import { type Bench, compared, type Figure, inTurns } from "./support/bench.ts";
import { type Child, startChild } from "./support/child.ts";
import { documentOf } from "./support/documents.ts";
import type { LoadAnswer } from "./support/load.ts";
import { type Stage, stage } from "./support/stage.ts";

const ROUNDS = 5;
const CALLERS = 8;
const MS = 6_000;
const PAUSE_MS = 5;
/** Of a round beside one of the cases. */
const CASE_ROUNDS = 5;
const CASE_MS = 2_000;
const LONGEST_BLOCK_MS = 50;
const TURNS = 3;
const WRITES = 10;
const DOCUMENTS = 1_000;
const ONLY = process.env.ISOLATION_BENCH_ONLY;
const NAMESPACE = "bench%2Fisolation";

export const bench: Bench = {
  about: "99th percentile of the times of reads while others do what is large, against none",
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
      const reads = async (pauseMs: number, ms = MS) => {
        const answer = (await load.ask({ port: place.port, requests, connections: CALLERS, ms, pauseMs })) as LoadAnswer;
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
      const besideLargest = async () => {
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
      };
      const largest = ONLY === undefined ? await besideLargest() : [];
      return [...largest, ...(await casesBeside(place, () => reads(PAUSE_MS, CASE_MS)))];
    } finally {
      await Promise.all(children.map((child) => child.stop()));
      await place.close();
    }
  },
};

/** The cases one by one, each beside the calm. */
async function casesBeside(place: Stage, reads: () => Promise<number>): Promise<Figure[]> {
  const cases = await isolationCases(place);
  const figures: Figure[] = [];
  const about = { target: 5, better: "lower", unit: "ms" } as const;
  /** Of three times with nobody else there; the first warms up. */
  const longestTurns = async (disturb: () => Promise<void>) => {
    const turns: number[] = [];
    for (let time = 0; time < 1 + TURNS; time++) {
      await place.child.ask({ watchTurns: true });
      await disturb();
      turns.push(((await place.child.ask({ watchTurns: false })) as { ms: number }).ms);
    }
    return turns.slice(1);
  };
  try {
    for (const [what, disturb] of Object.entries(cases.disturbing)) {
      const beside = async () => {
        let over = false;
        const disturbing = (async () => {
          while (!over) await disturb();
        })();
        const p99 = await reads();
        over = true;
        await disturbing;
        return p99;
      };
      if (ONLY !== "turns") {
        const measured = await inTurns(CASE_ROUNDS, { calm: reads, beside });
        figures.push(compared(`p99 of reads beside ${what}`, measured.beside, measured.calm, about));
      }
      const turns = await longestTurns(disturb);
      const limits = turns.map(() => LONGEST_BLOCK_MS);
      figures.push(compared(`longest turn by ${what}, processor time`, turns, limits, { ...about, target: 1 }));
    }
    if (ONLY === "turns") return figures;
    const slowest = async () => {
      let longest = 0;
      for (let n = 0; n < WRITES; n++) {
        const started = performance.now();
        await cases.write();
        longest = Math.max(longest, performance.now() - started);
      }
      return longest;
    };
    const beside = async () => {
      const close = cases.idle();
      return slowest().finally(close);
    };
    const measured = await inTurns(CASE_ROUNDS, { calm: slowest, beside });
    figures.push(compared("slowest write of 2 MB beside five idle bodies of 60 MB", measured.beside, measured.calm, about));
    return figures;
  } finally {
    cases.close();
  }
}
