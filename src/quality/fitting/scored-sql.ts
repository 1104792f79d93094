/**
 * Statements that read outcomes for recommendations: the number that is cut, and whether the outcome is positive. They do not
 * read whole answers.
 */

import type { Session } from "#src/foundation/db/database.ts";
import type { Inputs } from "#src/judging/numbers/combine.ts";
import type { EpochKey } from "#src/quality/due/epoch-key.ts";
import type { CutNumber } from "#src/quality/fits/cut-numbers.ts";
import { isNewest } from "./newest.ts";

/** A page of outcomes by column. One object per row would take longer than the rest of a recommendation. */
export interface ScoredPage {
  numbers: number[];
  so: boolean[];
  /** How many documents each stands for, relative to the others. */
  weights: number[];
  documentIds: string[];
  /** For a composite. */
  inputs: (Inputs | null)[];
  last: { at: Date; id: string } | null;
}

/** The number, and whether the outcome is positive; `$8` is what the threshold names. */
function columnsOf({ of }: CutNumber): { number: string; so: string } {
  switch (of) {
    case "bool":
      return { number: "o.predicted", so: "o.came_true and $8::text is null" };
    case "choice":
      return { number: "coalesce((o.answer -> 'dist' ->> $8::text)::double precision, 0)", so: "o.value = to_jsonb($8::text)" };
    case "score":
      return {
        number: "(o.answer ->> 'score')::double precision",
        so: "(o.value #>> '{}')::double precision >= $8::text::double precision",
      };
    default:
      return of satisfies never;
  }
}

function namedBy(number: CutNumber): string | null {
  if (number.of === "bool") return null;
  return number.of === "choice" ? number.option : String(number.from);
}

/**
 * Documents' newest outcomes of an epoch in one namespace, in the order of observation, after an offset and evaluated after a
 * cutoff.
 */
export async function readScored(
  session: Session,
  namespaceId: number,
  judgmentId: string,
  { version, engine, engineVersion }: EpochKey,
  cut: CutNumber,
  { after, cutoff }: { after: { at: Date; id: string } | null; cutoff: Date | null },
  limit: number,
): Promise<ScoredPage> {
  const { number, so } = columnsOf(cut);
  const [page] = await session.query<Omit<ScoredPage, "last"> & { at: Date | null; id: string | null }>({
    name: `calibration_read_scored_${cut.of}`,
    text: `
      select coalesce(json_agg(number), '[]') as numbers, coalesce(json_agg(so), '[]') as so,
             coalesce(json_agg(weight), '[]') as weights, coalesce(json_agg(document_id), '[]') as "documentIds", coalesce(json_agg(inputs), '[]') as inputs,
             max(observed_at) as at, (array_agg(outcome_id order by observed_at desc, outcome_id desc))[1] as id
      from (
        select o.outcome_id, o.observed_at, o.document_id, ${number} as number, ${so} as so, o.answer -> 'inputs' as inputs,
               coalesce(o.weight, 1) as weight
        from outcomes o
        where o.namespace_id = $1 and o.judgment_id = $2 and o.version = $3
          and (o.observed_at, o.outcome_id) > ($4::timestamptz, $5::text) and o.evaluated_at > $6::timestamptz
          and o.engine = $9 and o.engine_version = $10 and ${isNewest("= $1")}
        order by o.observed_at, o.outcome_id limit $7
      ) o`,
    values: [
      namespaceId,
      judgmentId,
      version,
      after?.at ?? "-infinity",
      after?.id ?? "",
      cutoff ?? "-infinity",
      limit,
      namedBy(cut),
      engine,
      engineVersion,
    ],
  });
  const { at, id, ...columns } = page!;
  return { ...columns, last: at && id !== null ? { at, id } : null };
}
