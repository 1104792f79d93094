/** Groups as judgments read them. */
import type { Session } from "#src/foundation/db/database.ts";
import type { Groups, ReadableGroup } from "#src/judging/definitions/group-reads.ts";
import { isPrefix, mostSpecific, ownersOf } from "#src/records/templates/owners.ts";
import { ownersBeneath, readBeneath, readOwned } from "./definitions-sql.ts";
import { groupOf } from "./group.ts";
import { aggregateNames } from "./plan.ts";

export const readableGroups: Groups = {
  async find(session: Session, organizationId: string, place: string, name: string): Promise<ReadableGroup | null> {
    const found = mostSpecific(await readOwned(session, organizationId, ownersOf(place), name), place);
    if (!found) return null;
    const { definition, plan } = groupOf(found);
    return { aggregates: aggregateNames(definition), aggregatesAnswers: plan.judgments.size > 0 };
  },

  ownersBeneath,

  async aggregating(session: Session, organizationId: string, place: string, judgment: string): Promise<string[]> {
    const seen = await readOwned(session, organizationId, ownersOf(place));
    const below = isPrefix(place) ? await readBeneath(session, organizationId, place) : [];
    const groups = [...seen, ...below].map(groupOf).filter(({ plan }) => plan.judgments.has(judgment));
    return [...new Set(groups.map(({ name }) => name))].sort();
  },
};
