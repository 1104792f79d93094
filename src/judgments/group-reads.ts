/** What judgments may read of groups, and groups of judgments: a group that aggregates answers makes whoever reads it a reader of answers. */
import type { Session } from "#src/db/database.ts";
import type { Issue } from "#src/errors.ts";
import { isPrefix, narrower, ownersOf } from "#src/templates/owners.ts";
import type { StoredJudgment } from "./judgment.ts";
import { isPlain, type Read } from "./reads.ts";
import { readBeneath } from "./reads-sql.ts";

/** A group as far as it is read. */
export interface ReadableGroup {
  /** The names of what it keeps. */
  aggregates: readonly string[];
  aggregatesAnswers: boolean;
}

/** What is known of groups. */
export interface Groups {
  /** The group that a namespace or prefix has under a name, its own or inherited; null where it has none. */
  find(session: Session, organizationId: string, place: string, name: string): Promise<ReadableGroup | null>;
  /** The namespaces and prefixes under a prefix that have a group of that name themselves, in whose place it is read there. */
  ownersBeneath(session: Session, organizationId: string, prefix: string, name: string): Promise<string[]>;
  /** The names of groups that aggregate answers to what a judgment of this name and place is seen as there, or below. */
  aggregating(session: Session, organizationId: string, place: string, judgment: string): Promise<string[]>;
}

export interface KnownGroups {
  organizationId: string;
  groups: Groups;
}

/** There are no groups. */
export const noGroups: Groups = { find: async () => null, ownersBeneath: async () => [], aggregating: async () => [] };

/** What is wrong with reading a group. */
export async function groupReadIssues(
  session: Session,
  { organizationId, groups }: KnownGroups,
  place: string,
  { name, path, aggregates = [] }: Read,
): Promise<Issue[]> {
  const group = await groups.find(session, organizationId, place, name);
  if (!group) return [{ path, message: `must name a group of "${place}"; "${name}" is none` }];
  const kept = group.aggregates.join(", ");
  return aggregates
    .filter((each) => !group.aggregates.includes(each.name))
    .map((each) => ({ path: each.path, message: `must be one that the group "${name}" of "${place}" keeps: ${kept}` }));
}

type Reading = Pick<StoredJudgment, "name" | "owner" | "definition">;

/**
 * Whether a judgment's answers depend on others' answers, by a relation or by a group: in a place that has it, its own or one beneath that, or
 * anywhere where it holds under that.
 */
export async function readsAnswers(
  session: Session,
  known: KnownGroups,
  judgment: Reading,
  place: string = judgment.owner,
): Promise<boolean> {
  const { definition } = judgment;
  if (definition === null) return false;
  if (!isPlain(definition)) return true;
  const name = definition.context?.group?.name;
  if (name === undefined) return false;
  for (const at of await placesOfGroup(session, known, judgment, name, place)) {
    if ((await known.groups.find(session, known.organizationId, at, name))?.aggregatesAnswers) return true;
  }
  return false;
}

/** Where a judgment that holds in a place finds groups of a name: there, and under it where somebody has one, unless the judgment is another there. */
export async function placesOfGroup(
  session: Session,
  { organizationId, groups }: KnownGroups,
  judgment: Pick<StoredJudgment, "name" | "owner">,
  group: string,
  place: string = judgment.owner,
): Promise<string[]> {
  const at = narrower(place, judgment.owner);
  const beneath = isPrefix(at) ? await groups.ownersBeneath(session, organizationId, at, group) : [];
  if (beneath.length === 0) return [at];
  const others = new Set((await readBeneath(session, organizationId, at, [judgment.name])).map(({ owner }) => owner));
  return [at, ...beneath.filter((owner) => !ownersOf(owner).some((one) => others.has(one)))];
}
