/**
 * A discovery, from the request to the proposal, over 10,000 to 1,000,000 answered documents. A hundredth of the answers fits no option.
 * The time includes counting and drawing, the embedded suggester, and the trial by the embedded engine.
 *
 * The floor is bare SQL that reads the same documents and answers, counts those, and reads a sample of 200. A second case suggests parts
 * from a sample of all documents.
 */

import { fillAnswered, jobTime } from "./support/answered-documents.ts";
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { stage } from "./support/stage.ts";

const ROUNDS = 5;
const SIZES = (process.env.DISCOVERY_BENCH_SIZES ?? "10000,100000,1000000").split(",").map(Number) as [number, number, number];

export const bench: Bench = {
  about:
    "ms of a discovery and of suggested parts over up to 1,000,000 answered documents, against bare SQL that draws the same samples",
  async run() {
    const place = await stage();
    try {
      const client = await place.bare();
      for (const size of SIZES) await fillAnswered(place, client, `plain-${size}`, size);
      await client.query("vacuum (analyze) documents, answers");
      await client.query("update organizations set plan = 'scale'");
      await place.patch("/organization", JSON.stringify({ suggestions: true }));
      const discover = (size: number) => () => jobTime(place, `/namespaces/plain-${size}/judgments/topic/discover`, {});
      const parts = (size: number) => () =>
        timed(() => place.post(`/namespaces/plain-${size}/judgments/urgent/suggest_parts`, "{}"));
      const floor = (text: string, size: number) => () => timed(() => client.query(text, [`plain-${size}`]));
      const [small, middle, large] = SIZES;
      const measured = await inTurns(ROUNDS, {
        small: discover(small),
        middle: discover(middle),
        large: discover(large),
        floorSmall: floor(ESCAPES, small),
        floorMiddle: floor(ESCAPES, middle),
        floorLarge: floor(ESCAPES, large),
        partsSmall: parts(small),
        partsLarge: parts(large),
        floorParts: floor(SAMPLE, large),
      });
      const about = { better: "lower", unit: "ms", target: null } as const;
      return [
        compared(`${small} documents, against bare SQL`, measured.small, measured.floorSmall, about),
        compared(`${middle} documents, against bare SQL`, measured.middle, measured.floorMiddle, about),
        compared(`${large} documents, against bare SQL`, measured.large, measured.floorLarge, { ...about, target: 3 }),
        compared(`${large} documents, against ${middle}`, measured.large, measured.middle, { ...about, target: 12 }),
        compared(`parts from ${large} documents, against bare SQL`, measured.partsLarge, measured.floorParts, {
          ...about,
          target: 3,
        }),
        compared(`parts from ${large} documents, against ${small}`, measured.partsLarge, measured.partsSmall, about),
      ];
    } finally {
      await place.close();
    }
  },
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const ESCAPES = `
  with escaped as (
    select d.document_id, d.attributes, d.state
    from documents d join answers a on a.namespace_id = d.namespace_id and a.document_id = d.document_id and a.incarnation = d.incarnation
    where d.namespace_id = (select namespace_id from namespace_names where name = $1)
      and a.judgment_id = (select judgment_id from judgments where owner = $1 and name = 'topic') and a.label = 'none_of_the_above'
  )
  select (select count(*) from escaped), json_agg(drawn) from (select * from escaped order by random() limit 200) drawn`;
const SAMPLE = `
  select json_agg(drawn) from (
    select document_id, attributes, state from documents
    where namespace_id = (select namespace_id from namespace_names where name = $1) order by random() limit 200
  ) drawn`;
