/** The sample of a search: nothing has to be known of the other documents, so they are not walked where most have an answer. */
import type { DocumentRow } from "#src/documents/documents.ts";
import { readDocuments } from "#src/documents/documents.ts";
import { draw, strataOf } from "#src/estimates/sample.ts";
import { readAnswers } from "#src/judging/answers.ts";
import type { ActiveJudgment } from "#src/judgments/judgment.ts";
import type { Drawn } from "#src/sampling/drawing.ts";
import type { DecidingParts } from "./deciding.ts";

/** Documents that are looked at for each of the sample: so many at random have enough answers where one in five has one. */
const LOOKED_AT = 10;

/** So many answered documents at random; null where too few of those that were looked at have an answer. */
export async function drawAnswered(
  { db, applicable }: DecidingParts,
  { organizationId, place, judgment }: { organizationId: string; place: string; judgment: ActiveJudgment },
  size: number,
): Promise<Drawn[] | null> {
  const strata = await strataOf({ db, applicable }, { organizationId, namespace: place, judgment });
  const answered: Drawn[] = [];
  for (const { stratum, ids } of await draw({ db }, strata, size * LOOKED_AT)) {
    const { namespaceId: n } = stratum.namespace;
    const lives = new Map((await readDocuments(db, n, ids)).map((one: DocumentRow) => [one.document_id, one.incarnation]));
    for (const { document_id: d, judgment_id, incarnation, revision, error } of await readAnswers(db, n, ids)) {
      if (judgment_id !== judgment.judgmentId || revision === null || error !== null || lives.get(d) !== incarnation) continue;
      answered.push({ h: Math.random(), n, d, note: "" });
    }
  }
  return answered.length < size ? null : answered.sort((one, other) => one.h - other.h).slice(0, size);
}
