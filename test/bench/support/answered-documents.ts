/** Namespaces of documents that are answered, as judging would leave them, filled by the database itself. */
import type pg from "pg";
import type { Stage } from "./stage.ts";

/** A choice and a bool that judge nothing by themselves; a hundredth of the choice's answers is `none_of_the_above`. */
const JUDGMENTS = [
  { name: "urgent", type: "bool", question: "Is it urgent?", thresholds: { page: 0.5 } },
  { name: "topic", type: "choice", question: "What is it about?", options: [{ value: "refund" }, { value: "delivery" }] },
] as const;

const TEXT = `'{"text": "' || (array['an invoice with vat', 'a password for the login', 'a parcel and its courier', 'thanks'])[1 + i % 4]
  || ', case ' || i || '"}'`;

/** @param more further judgments of the namespace */
export async function fillAnswered(
  place: Stage,
  client: pg.Client,
  namespace: string,
  documents: number,
  more: readonly object[] = [],
): Promise<void> {
  const path = `/namespaces/${encodeURIComponent(namespace)}`;
  await place.post(path, JSON.stringify({ upsert: [{ id: "first" }] }));
  for (const one of [...JUDGMENTS, ...more])
    await place.post(`${path}/judgments`, JSON.stringify({ freshness: { policy: "manual" }, ...one }));
  const id = "(select namespace_id from namespace_names where name = $1)";
  await client.query(
    `insert into documents (namespace_id, document_id, revision, incarnation, created_at, updated_at, attributes, state, bytes)
     select ${id}, 'd-' || lpad(i::text, 8, '0'), 1, 1, now(), now(), jsonb_build_object('n', i), (${TEXT})::jsonb, 60
     from generate_series(1, $2::bigint) i`,
    [namespace, documents],
  );
  await client.query(
    `insert into answers (namespace_id, document_id, judgment_id, incarnation, sequence, attempted_revision, revision, version, engine,
                          engine_version, evaluated_at, number, label, escape_p, dist, attempted_version)
     select ${id}, 'd-' || lpad(i::text, 8, '0'), j.judgment_id, 1, 1, 1, 1, 1, 'local', 'local-1', now(),
            case j.type when 'bool' then p end, case j.type when 'choice' then case when i % 100 = 0 then 'none_of_the_above' else 'refund' end end,
            case j.type when 'choice' then case when i % 100 = 0 then 0.8 else 0.1 end end,
            case j.type when 'choice' then '{"refund": 0.5, "delivery": 0.4, "none_of_the_above": 0.1}'::jsonb end, 1
     from judgments j, generate_series(1, $2::bigint) i, lateral (select (i * 7919 % 10007) / 10007.0 as p) drawn
     where j.owner = $1 and j.type in ('bool', 'choice')`,
    [namespace, documents],
  );
  await client.query(`update namespaces set document_count = $2 where namespace_id = ${id}`, [namespace, documents + 1]);
}

/** Waits for a job that ends by itself; milliseconds from when it was asked for. */
export async function jobTime(place: Stage, path: string, body: object): Promise<number> {
  const begun = performance.now();
  const { id } = (await place.post(path, JSON.stringify(body))) as { id: string };
  for (;;) {
    const { status, error } = (await place.get(`/jobs/${id}`)) as { status: string; error: string | null };
    if (status === "done") return performance.now() - begun;
    if (status !== "running") throw new Error(`The job ${status}: ${error}`);
    // Asking is work for the service as well, which shares its cores with what is measured.
    await new Promise((resolve) => setTimeout(resolve, Math.max(2, (performance.now() - begun) / 50)));
  }
}
