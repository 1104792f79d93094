/** Bytes on the disk of a row, with its share of indexes, beside the row itself. */
import type pg from "pg";
import type { Figure } from "../support/bench.ts";

const TABLES = {
  "a document": ["documents", "document_origins", "document_history"],
  "an indexed value": ["attribute_values"],
  "an answer": ["answers"],
  "a line of the evaluation log": ["evaluations"],
  "an event": ["events"],
  "a member's share of groups": ["group_contributions"],
} as const;

/** Rows that are looked at for their own size. */
const SAMPLE = 10_000;

export async function bytesOnDisk(client: pg.Client): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, tables] of Object.entries(TABLES)) {
    const [first] = tables;
    const { rows } = await client.query<{ count: string; disk: string; own: string }>(
      `select (select count(*) from ${first}) as count,
         (select sum(pg_total_relation_size(format('%I', t)::regclass)) from unnest($1::text[]) t) as disk,
         (select avg(pg_column_size(s)) from (select * from ${first} limit ${SAMPLE}) s) as own`,
      [tables],
    );
    const [{ count, disk, own }] = rows as [{ count: string; disk: string; own: string }];
    if (Number(count) === 0) continue;
    const value = Number(disk) / Number(count);
    const about = { target: null, better: "lower", unit: "bytes", runs: 1 } as const;
    figures.push({ figure: `on disk, ${name}`, value, floor: Number(own), ratio: value / Number(own), ...about });
  }
  return figures;
}
