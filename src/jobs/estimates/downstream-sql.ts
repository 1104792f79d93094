/** Statements that count the judging that a judgment's answers cause. */
import type { Session } from "#src/foundation/db/database.ts";
import { durationMs } from "#src/foundation/time/durations.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { conditionSql } from "#src/queries/compile.ts";
import { matchCondition } from "#src/queries/filters/attribute-match.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { Source } from "#src/queries/source.ts";

/** A key of `attribute_values`, and the document, which does not show itself. */
export interface ShowingKey {
  value: string;
  except: string | null;
}

/**
 * How many documents of a namespace have one of these keys in an attribute and are judged again after a change; and some of them.
 */
export async function countShowing(
  session: Session,
  namespaceId: number,
  { definition, freshness }: ActiveJudgment,
  { attribute, keys }: { attribute: string; keys: readonly ShowingKey[] },
  { now, most }: { now: Date; most: number },
): Promise<{ count: number; some: string[] }> {
  if (keys.length === 0) return { count: 0, some: [] };
  const { created_within, where } = freshness.fanout?.scope ?? {};
  const source = new Source(namespaceId, new Map(), { is: "now" });
  const { bindings, namespace } = source;
  const matches = [definition.applies_to, where].flatMap((match) => (match === undefined ? [] : [matchCondition(match)]));
  const holds = matches
    .filter((condition: Condition) => condition.is !== "and" || condition.of.length > 0)
    .map((condition) => `and ${conditionSql(condition, source)}`);
  if (created_within !== undefined)
    holds.push(`and d.created_at >= ${bindings.bind(new Date(now.getTime() - durationMs(created_within)))}::timestamptz`);
  const listed = JSON.stringify(keys.map(({ value, except }) => ({ v: value, x: except })));
  const [row] = await session.query<{ count: number; some: string[] | null }>({
    text: `
      select count(*) as count, (array_agg(distinct d.document_id))[1:${bindings.bind(most)}::integer] as some
      from jsonb_to_recordset(${bindings.bind(listed)}::jsonb) as k(v text, x text)
        join attribute_values v on v.namespace_id = ${namespace} and v.attribute = ${bindings.bind(attribute)}::text and v.value = k.v::bytea
        join documents d on d.namespace_id = ${namespace} and d.document_id = v.document_id
      where d.document_id is distinct from k.x ${holds.join(" ")}`,
    values: bindings.values,
  });
  return { count: row!.count, some: row!.some ?? [] };
}

/** An answer that a document got. */
export interface Given {
  id: string;
  incarnation: number;
  answer: RawAnswer;
  at: Date;
}

/**
 * The answers that documents of a namespace got from a judgment since a moment, in order of time. Before them, the last earlier
 * answer of each document. Shadow evaluations are not included.
 */
export async function readGiven(
  session: Session,
  namespaceId: number,
  judgmentId: string,
  documentIds: readonly string[],
  since: Date,
): Promise<Given[]> {
  const evaluation = `
    select document_id as id, incarnation, answer, at, evaluation_id from evaluations
    where namespace_id = $1 and document_id = s.id and judgment_id = $2 and not shadow and answer is not null`;
  return session.query<Given>({
    name: "downstream_read_given",
    text: `
      select e.id, e.incarnation, e.answer, e.at from unnest($3::text[]) as s(id) cross join lateral (
        (${evaluation} and at >= $4::timestamptz)
        union all
        (${evaluation} and at < $4::timestamptz order by at desc, evaluation_id desc limit 1)
      ) e
      order by e.id, e.at, e.evaluation_id`,
    values: [namespaceId, judgmentId, documentIds, since],
  });
}
