/** Computes what applies to each of many namespaces below a prefix without a read for each. Most of them share the result. */
import type { Session } from "#src/foundation/db/database.ts";
import { isPrefix, ownersOf } from "#src/records/templates/owners.ts";
import type { ApplicableJudgments } from "./applicable.ts";
import type { Judgment } from "./judgment.ts";
import { readOwnersBeneath } from "./sql.ts";

type Applied = ReadonlyMap<string, Judgment>;

/**
 * @param place a namespace or a template prefix
 * @returns the judgments of a namespace there, by name; the same object for all namespaces that share them
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
