/** What applies to each of many namespaces under a prefix, without reading anything for each: most share it with all the others. */
import type { Session } from "#src/db/database.ts";
import { isPrefix, ownersOf } from "#src/templates/owners.ts";
import type { ApplicableJudgments } from "./applicable.ts";
import type { Judgment } from "./judgment.ts";
import { readOwnersBeneath } from "./sql.ts";

type Applied = ReadonlyMap<string, Judgment>;

/**
 * @param place a namespace or a template prefix
 * @returns the judgments of a namespace there, by name; for namespaces that share them the same object
 */
export async function sharedJudgments(
  session: Session,
  applicable: ApplicableJudgments,
  organizationId: string,
  place: string,
): Promise<(namespace: string) => Promise<Applied>> {
  const epoch = await applicable.epoch(session, organizationId);
  if (!isPrefix(place)) return (namespace) => applicable.at(session, organizationId, namespace, epoch);
  const beneath = new Set(await readOwnersBeneath(session, organizationId, place));
  const shared = new Map<string, Promise<Applied>>();
  return (namespace) => {
    const chain = ownersOf(namespace)
      .filter((owner) => beneath.has(owner))
      .join("\n");
    const known = shared.get(chain) ?? applicable.at(session, organizationId, namespace, epoch);
    shared.set(chain, known);
    return known;
  };
}
