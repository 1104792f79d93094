/**
 * A simulation of a threshold, from the request to the report, over 10,000 to 1,000,000 answered documents. A second case has a judgment
 * that cuts by the threshold. The floor is bare SQL that reads the same documents and answers and counts the flips.
 */

import { fillAnswered, jobTime } from "./support/answered-documents.ts";
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { stage } from "./support/stage.ts";

const ROUNDS = 5;
const SIZES = (process.env.SIMULATION_BENCH_SIZES ?? "10000,100000,1000000").split(",").map(Number) as [number, number, number];
const reader = {
  name: "reader",
  type: "bool",
  question: "Is it?",
  freshness: { policy: "on_write" },
  context: { fields: ["state.text"], related: [{ name: "it", answers: [{ judgment: "urgent", cut: "page" }] }] },
};

export const bench: Bench = {
  about: "ms of a simulation over up to 1,000,000 answered documents, against bare SQL that counts the same flips",
  async run() {
    const place = await stage();
    try {
      const client = await place.bare();
      for (const size of SIZES) await fillAnswered(place, client, `plain-${size}`, size);
      await fillAnswered(place, client, "read", SIZES[1], [reader]);
      await client.query("vacuum (analyze) documents, answers");
      const simulate = (namespace: string) => () =>
        jobTime(place, `/namespaces/${namespace}/judgments/urgent/simulate`, { thresholds: { page: 0.9 } });
      const floor = (size: number) => async () => {
        const begun = performance.now();
        await client.query(FLOOR, [`plain-${size}`]);
        return performance.now() - begun;
      };
      const [small, middle, large] = SIZES;
      const measured = await inTurns(ROUNDS, {
        small: simulate(`plain-${small}`),
        middle: simulate(`plain-${middle}`),
        large: simulate(`plain-${large}`),
        read: simulate("read"),
        floorSmall: floor(small),
        floorMiddle: floor(middle),
        floorLarge: floor(large),
      });
      const about = { better: "lower", unit: "ms", target: null } as const;
      return [
        compared(`${small} documents, against bare SQL`, measured.small, measured.floorSmall, about),
        compared(`${middle} documents, against bare SQL`, measured.middle, measured.floorMiddle, about),
        compared(`${large} documents, against bare SQL`, measured.large, measured.floorLarge, { ...about, target: 3 }),
        compared(`${large} documents, against ${middle}`, measured.large, measured.middle, { ...about, target: 12 }),
        compared(`${middle} documents with a reader, against without`, measured.read, measured.middle, about),
      ];
    } finally {
      await place.close();
    }
  },
};

const FLOOR = `
  select count(*), count(*) filter (where (a.number >= 0.5) <> (a.number >= 0.9)), count(*) filter (where a.error is not null)
  from documents d join answers a on a.namespace_id = d.namespace_id and a.document_id = d.document_id and a.incarnation = d.incarnation
  where d.namespace_id = (select namespace_id from namespace_names where name = $1)
    and a.judgment_id = (select judgment_id from judgments where owner = $1 and name = 'urgent')`;
