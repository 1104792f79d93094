/** The sample of a search. It needs no data about other documents. So the documents are not walked if most have an answer. */

import { draw, strataOf } from "#src/jobs/estimates/sample.ts";
import type { Drawn } from "#src/jobs/sampling/drawing.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import { livingIncarnations } from "#src/records/documents/documents.ts";
import type { DecidingParts } from "./deciding.ts";

/** Documents examined per sampled one. This many at random contain enough answers if one in five has one. */
const LOOKED_AT = 10;

/** A random sample of answered documents; null if too few of the examined ones have an answer. */
export async function drawAnswered(
  { db, applicable }: DecidingParts,
  { organizationId, place, judgment }: { organizationId: string; place: string; judgment: ActiveJudgment },
  size: number,
): Promise<Drawn[] | null> {
  const strata = await strataOf({ db, applicable }, { organizationId, namespace: place, judgment });
  const answered: Drawn[] = [];
  for (const { stratum, ids } of await draw({ db }, strata, size * LOOKED_AT)) {
    const { namespaceId: n } = stratum.namespace;
    const lives = await livingIncarnations(db, n, ids);
    for (const { document_id: d, judgment_id, incarnation, revision, error } of await readAnswers(db, n, ids)) {
      if (judgment_id !== judgment.judgmentId || revision === null || error !== null || lives.get(d) !== incarnation) continue;
      answered.push({ h: Math.random(), n, d, note: "" });
    }
  }
  return answered.length < size ? null : answered.sort((one, other) => one.h - other.h).slice(0, size);
}
