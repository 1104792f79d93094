/**
 * Rules for judgments that read groups and groups that aggregate judgments. Whoever reads a group that aggregates answers counts as a
 * reader of answers.
 */
import type { Session } from "#src/foundation/db/database.ts";
import type { Issue } from "#src/foundation/errors.ts";
import { isPrefix, narrower, ownersOf } from "#src/records/templates/owners.ts";
import { dependentBeneath } from "./dependent-judgments.ts";
import type { StoredJudgment } from "./judgment.ts";
import { isPlain, type Read } from "./reads.ts";

/** The properties of a group that matter to its readers. */
export interface ReadableGroup {
  /** The names of its aggregates. */
  aggregates: readonly string[];
  aggregatesAnswers: boolean;
}

/** The port for looking up groups. */
export interface Groups {
  /** The group of that name in a namespace or prefix, its own or inherited. Null if there is none. */
  find(session: Session, organizationId: string, place: string, name: string): Promise<ReadableGroup | null>;
  /** The namespaces and prefixes below a prefix that have their own group of that name, which is read there instead. */
  ownersBeneath(session: Session, organizationId: string, prefix: string, name: string): Promise<string[]>;
  /** The names of groups that aggregate the answers of this judgment, as it is seen at this place or below. */
  aggregating(session: Session, organizationId: string, place: string, judgment: string): Promise<string[]>;
}

export interface KnownGroups {
  organizationId: string;
  groups: Groups;
}

/** There are no groups. */
export const noGroups: Groups = { find: async () => null, ownersBeneath: async () => [], aggregating: async () => [] };

/** The issues of reading a group. */
export async function groupReadIssues(
  session: Session,
  { organizationId, groups }: KnownGroups,
  place: string,
  { name, path, aggregates = [] }: Read,
): Promise<Issue[]> {
  const group = await groups.find(session, organizationId, place, name);
  if (!group) return [{ path, message: `must name a group of "${place}", which has no "${name}"` }];
  const kept = group.aggregates.join(", ");
  return aggregates
    .filter((each) => !group.aggregates.includes(each.name))
    .map((each) => ({ path: each.path, message: `must be an aggregate of the group "${name}" of "${place}": ${kept}` }));
}

type Reading = Pick<StoredJudgment, "name" | "owner" | "definition">;

/**
 * Whether a judgment's answers depend on other answers, through a relation or a group. It checks the place where the judgment applies and
 * all places below it.
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

/**
 * The places where a judgment finds a group of that name: its own place, and places below that have their own group. A place where another
 * judgment of the same name applies does not count.
 */
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
  const others = new Set((await dependentBeneath(session, organizationId, at, [judgment.name])).map(({ owner }) => owner));
  return [at, ...beneath.filter((owner) => !ownersOf(owner).some((one) => others.has(one)))];
}
