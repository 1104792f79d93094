/** A namespace of a given number of documents, with what a used one has: two judgments, ten subscriptions, a group, five attributes in use. */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { documentOf } from "../support/documents.ts";
import type { Stage } from "../support/stage.ts";

/** Documents of a request that fills, and how many of these are under way. */
const BATCH = 1_000;
const CALLERS = 4;
const SUBSCRIPTIONS = 10;
const JUDGMENTS = ["urgent", "late"];
const ATTRIBUTES = ["status", "amount", "country", "vip", "lines"];

export interface Sized {
  readonly documents: number;
  readonly path: string;
  /** Seconds until all was stored, and until all was judged, counted and told. */
  readonly stored: number;
  readonly settled: number;
}

export async function fill(place: Stage, client: pg.Client, documents: number): Promise<Sized> {
  const name = `sizes/n${documents}`;
  const path = `/namespaces/${encodeURIComponent(name)}`;
  const post = (to: string, body: object) => place.post(`${path}${to}`, JSON.stringify(body));
  await post("", { upsert: [documentOf(0)] });
  for (const judgment of JUDGMENTS)
    await post("/judgments", {
      name: judgment,
      type: "bool",
      question: `Is it ${judgment}?`,
      engine: { name: "instant" },
      freshness: { policy: "on_write" },
      thresholds: { page: 0.9 },
    });
  for (let n = 0; n < SUBSCRIPTIONS; n++)
    await post("/subscriptions", { name: `s${n}`, filters: ["attributes.lines", "Eq", n], events: ["entered", "exited"] });
  await post("/groups", { name: "countries", key: "attributes.country", aggregate: { count: true } });
  for (const attribute of ATTRIBUTES) await post("/query", { filters: [`attributes.${attribute}`, "Eq", 1], top_k: 1 });
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  let next = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (next < documents) {
        const from = next;
        next += BATCH;
        const upsert = Array.from({ length: Math.min(BATCH, documents - from) }, (_, at) => documentOf(from + at));
        await post("", { upsert });
      }
    }),
  );
  const stored = seconds();
  await settled(client, name, documents * JUDGMENTS.length);
  return { documents, path, stored, settled: seconds() };
}

/** Everything is judged, and nothing is due. */
async function settled(client: pg.Client, name: string, answers: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ answers: string; due: string }>(
      `select (select count(*) from answers where namespace_id = (select namespace_id from namespace_names where name = $1)) as answers,
         (select count(*) from deferred) + (select count(*) from recorded_events)
           + (select count(*) from wakeups where due_at <= now()) as due`,
      [name],
    );
    if (Number(rows[0]!.answers) >= answers && Number(rows[0]!.due) === 0) return;
    await sleep(200);
  }
}
