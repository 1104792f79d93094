/** Draws documents by chance among those that a judgment applies to, and compiles their contexts as they are now. */
import { draw, strataOf } from "#src/jobs/estimates/sample.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { pairs } from "#src/judging/asking/due.ts";
import { compileContexts, isCompiled } from "#src/judging/contexts/compile.ts";
import { SHOWS_NOTHING } from "#src/judging/contexts/context.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import { partsAtOnce, readDocuments } from "#src/records/documents/documents.ts";
import { type Frozen, frozen } from "./frozen.ts";

export type DrawingParts = Pick<JobParts, "db" | "clock" | "applicable" | "contexts">;

/** Documents whose contexts are compiled together. */
const PAGE = 32;
/** Of all contexts together, in bytes. */
const MOST_BYTES = 8_000_000;

export type DrawnContext = Frozen & { namespaceId: number };

/** In an order by chance. Contexts come to an end where they have too many bytes together, so what is left is a sample too. */
export async function drawContexts(
  parts: DrawingParts,
  organizationId: string,
  judgment: ActiveJudgment,
  size: number,
  signal: AbortSignal,
): Promise<DrawnContext[]> {
  const strata = await strataOf(parts, { organizationId, namespace: judgment.owner, judgment });
  const drawn = (await draw(parts, strata, size)).flatMap(({ stratum, ids }) => ids.map((id) => ({ stratum, id })));
  const shuffled = drawn.map((one) => [Math.random(), one] as const).toSorted(([one], [other]) => one - other);
  const found: DrawnContext[] = [];
  let bytes = 0;
  for (let from = 0; from < shuffled.length && !signal.aborted; from += PAGE) {
    const page = shuffled.slice(from, from + PAGE).map(([, one]) => one);
    for (const [stratum, own] of Map.groupBy(page, (one) => one.stratum)) {
      const { namespace } = stratum;
      const all = own.map(({ id }) => id);
      for await (const ids of partsAtOnce(parts.db, namespace.namespaceId, all)) {
        const documents = await readDocuments(parts.db, namespace.namespaceId, ids);
        const stored = await readAnswers(parts.db, namespace.namespaceId, ids);
        const due = pairs(documents, [stratum.judgment], { stored, deferred: [] }).map((pair) => pair.due);
        const compiled = await compileContexts(parts.contexts, namespace, due, parts.clock.now());
        for (const [at, context] of compiled.entries()) {
          if (!isCompiled(context) || context.text === SHOWS_NOTHING) continue;
          bytes += Buffer.byteLength(context.text);
          if (bytes > MOST_BYTES) return found;
          found.push({ ...frozen(stratum.judgment, due[at]!.document, context), namespaceId: namespace.namespaceId });
        }
      }
    }
  }
  return found;
}
