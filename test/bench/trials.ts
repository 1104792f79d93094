/**
 * Trials on samples, from the request to the end, over 10,000 to 1,000,000 answered documents.
 *
 * - A search for a cheaper recipe has a sample of 60.
 * - The trial of a composite has 1,000 documents and 1,000 labelled ones. The embedded engine judges all of them.
 *
 * The floor is bare SQL that draws the same samples.
 */
import type pg from "pg";
import { fillAnswered } from "./support/answered-documents.ts";
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { type Stage, stage } from "./support/stage.ts";

const ROUNDS = 5;
const LABELS = 1_000;
const SIZES = (process.env.TRIALS_BENCH_SIZES ?? "10000,1000000").split(",").map(Number) as [number, number];
const PARTS = [
  { name: "invoice", question: "Is it about an invoice?" },
  { name: "password", question: "Is it about a password?" },
];

export const bench: Bench = {
  about:
    "ms of a search for a cheaper recipe and of a composite's trial over up to 1,000,000 answered documents, against bare SQL",
  async run() {
    const place = await stage();
    try {
      const client = await place.bare();
      for (const size of SIZES) await furnish(place, client, `plain-${size}`, size);
      await client.query("vacuum (analyze) documents, answers, outcomes");
      const [small, large] = SIZES;
      const floor = (text: string, size: number) => () => timed(() => client.query(text, [`plain-${size}`]));
      const measured = await inTurns(ROUNDS, {
        searchSmall: () => search(place, client, `plain-${small}`),
        searchLarge: () => search(place, client, `plain-${large}`),
        floorSearch: floor(ANSWERED, large),
        trialSmall: () => trial(place, `plain-${small}`),
        trialLarge: () => trial(place, `plain-${large}`),
        floorTrial: floor(SAMPLES, large),
      });
      const about = { better: "lower", unit: "ms", target: null } as const;
      return [
        compared(`a search over ${large} documents, against bare SQL`, measured.searchLarge, measured.floorSearch, about),
        compared(`a search over ${large} documents, against ${small}`, measured.searchLarge, measured.searchSmall, about),
        compared(`a trial over ${large} documents, against bare SQL`, measured.trialLarge, measured.floorTrial, about),
        compared(`a trial over ${large} documents, against ${small}`, measured.trialLarge, measured.trialSmall, {
          ...about,
          target: 2,
        }),
      ];
    } finally {
      await place.close();
    }
  },
};

async function furnish(place: Stage, client: pg.Client, namespace: string, size: number): Promise<void> {
  await fillAnswered(place, client, namespace, size);
  const path = `/namespaces/${namespace}/judgments/urgent`;
  await place.post(`${path}/versions`, JSON.stringify({ type: "bool", question: "Is it urgent?", parts: PARTS }));
  await client.query(
    `insert into outcomes (namespace_id, outcome_id, judgment_id, judgment, document_id, value, observed_at, created_at)
     select n.namespace_id, 'o-' || i, j.judgment_id, 'urgent', 'd-' || lpad((1 + i * $2::bigint / ${LABELS})::text, 8, '0'), to_jsonb(i % 3 = 0),
            now(), now()
     from namespace_names n, judgments j, generate_series(0, ${LABELS - 1}) i
     where n.name = $1 and j.owner = $1 and j.name = 'urgent'`,
    [namespace, size],
  );
}

/** Each judgment has one search a month, so the last one is forgotten first. */
async function search(place: Stage, client: pg.Client, namespace: string): Promise<number> {
  await client.query("delete from tunings");
  const ask = () => place.post(`/namespaces/${namespace}/judgments/urgent/tune`, "{}") as Promise<{ status: string }>;
  return timed(() => until(ask, ({ status }) => status !== "running"));
}

async function trial(place: Stage, namespace: string): Promise<number> {
  let id = "";
  const ms = await timed(async () => {
    const job = await place.post(`/namespaces/${namespace}/judgments/urgent/activate`, JSON.stringify({ version: 2 }));
    id = (job as { id: string }).id;
    const read = () => place.get(`/jobs/${id}`) as Promise<{ status: string; report: object | null; error: string | null }>;
    const { report, error } = await until(read, (one) => one.report !== null || one.status !== "awaiting_confirm");
    if (report === null) throw new Error(`The trial came to nothing: ${error}`);
  });
  await place.post(`/jobs/${id}/cancel`, "");
  return ms;
}

/** Asks until the result is as wanted. It asks less often the longer it takes, because the service shares its cores with the caller. */
async function until<One>(ask: () => Promise<One>, holds: (one: One) => boolean): Promise<One> {
  const begun = performance.now();
  for (;;) {
    const one = await ask();
    if (holds(one)) return one;
    await new Promise((resolve) => setTimeout(resolve, Math.max(2, (performance.now() - begun) / 50)));
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const OF = "namespace_id = (select namespace_id from namespace_names where name = $1)";
const ANSWERED = `
  select json_agg(drawn) from (
    select d.document_id, d.attributes, d.state, a.number
    from documents d join answers a on a.namespace_id = d.namespace_id and a.document_id = d.document_id and a.incarnation = d.incarnation
    where d.${OF} and a.judgment_id = (select judgment_id from judgments where owner = $1 and name = 'urgent')
    order by hashtextextended(d.document_id, 1) limit 60
  ) drawn`;
const SAMPLES = `
  select (
    select json_agg(drawn) from (
      select document_id, attributes, state from documents where ${OF} and document_id = any(array(
        select document_id from documents where ${OF} order by hashtextextended(document_id, 1) limit 1000
      ))
    ) drawn
  ), (
    select json_agg(labelled) from (
      select d.document_id, d.attributes, d.state, o.value from outcomes o join documents d using (namespace_id, document_id) where o.${OF}
    ) labelled
  )`;
