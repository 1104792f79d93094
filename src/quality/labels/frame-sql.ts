/** Statements that read the documents of a namespace with their answers by the active version. */
import type { Database } from "#src/foundation/db/database.ts";
import type { ActiveJudgment, Judgment } from "#src/judging/definitions/judgment.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { conditionSql } from "#src/queries/compile.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { Source } from "#src/queries/source.ts";
import { statement } from "#src/queries/statements.ts";

export interface FrameRow {
  documentId: string;
  incarnation: number;
  revision: number;
  number: number | null;
  label: string | null;
  dist: Record<string, number> | null;
  /** By another version or engine; null if not asked for. */
  other: RawAnswer | null;
}

export interface FrameAsked {
  judgments: ReadonlyMap<string, Judgment>;
  judgment: ActiveJudgment;
  condition: Condition | undefined;
  /** If given, only answers of this engine version. */
  epoch: { engine: string; engineVersion: string } | null;
  withOther: boolean;
}

/** A page of documents with an answer of the active version, in the order of ids. */
export async function readFrame(
  db: Database,
  namespaceId: number,
  { judgments, judgment, condition, epoch, withOther }: FrameAsked,
  after: string,
  limit: number,
): Promise<FrameRow[]> {
  const source = new Source(namespaceId, judgments, { is: "now" });
  const { bindings } = source;
  const { alias } = source.answer(judgment.name);
  const where = [
    `d.document_id > ${bindings.bind(after)}::text`,
    `${alias}.version = ${bindings.bind(judgment.activeVersion)}::integer`,
    ...(condition ? [conditionSql(condition, source)] : []),
    ...(epoch
      ? [
          `${alias}.engine = ${bindings.bind(epoch.engine)}::text and ${alias}.engine_version = ${bindings.bind(epoch.engineVersion)}::text`,
        ]
      : []),
  ];
  const other = withOther ? otherAnswer(source, alias, judgment.judgmentId) : "null::jsonb";
  const most = bindings.bind(limit);
  const text = `
    select d.document_id as "documentId", d.incarnation, ${alias}.revision, ${alias}.number, ${alias}.label, ${alias}.dist, ${other} as other
    from ${source.documents()} ${source.joins()}
    where ${source.belongs()} and ${where.join(" and ")} order by d.document_id limit ${most}`;
  return db.query<FrameRow>(statement(text, bindings.values));
}

/** The newest answer of the same life to the judgment's own question by another version or engine. */
function otherAnswer({ bindings, namespace }: Source, alias: string, judgmentId: string): string {
  return `(
      select e.answer from evaluations e
      where e.namespace_id = ${namespace} and e.document_id = d.document_id and e.judgment_id = ${bindings.bind(judgmentId)}::text
        and e.incarnation = d.incarnation and e.answer is not null
        and e.asked_as is null and (e.version, e.engine, e.engine_version) is distinct from (${alias}.version, ${alias}.engine, ${alias}.engine_version)
      order by e.at desc, e.evaluation_id desc limit 1)`;
}
