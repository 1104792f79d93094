/** A judgment by the name that it has somewhere. */
import type { Session } from "#src/db/database.ts";
import { conflict, notFound } from "#src/errors.ts";
import { isPrefix, mostSpecific, ownersOf } from "#src/templates/owners.ts";
import { type Judgment, NO_OVERRIDES, settled } from "./judgment.ts";
import { readBeneath } from "./reads-sql.ts";
import * as sql from "./sql.ts";

/** On a template prefix only what was created there is seen; what a namespace has, it has or inherits. */
export function seenOwners(place: string): string[] {
  return isPrefix(place) ? [place] : ownersOf(place);
}

/** The judgment that a namespace has under a name, its own or inherited, or that a template prefix has. */
export async function findJudgment(session: Session, organizationId: string, place: string, name: string): Promise<Judgment> {
  const judgment = await judgmentAt(session, organizationId, place, name);
  if (!judgment) throw notFound(`Judgment "${name}" of "${place}"`);
  return judgment;
}

/** The same; undefined where there is none. */
export async function judgmentAt(
  session: Session,
  organizationId: string,
  place: string,
  name: string,
): Promise<Judgment | undefined> {
  return mostSpecific(await sql.readByOwners(session, organizationId, place, seenOwners(place), [name]), place);
}

/** The same where it is to be changed, which is done on its owner alone. */
export async function findOwn(session: Session, organizationId: string, owner: string, name: string): Promise<Judgment> {
  const judgment = await findJudgment(session, organizationId, owner, name);
  if (judgment.owner === owner) return judgment;
  throw conflict(`"${name}" is inherited from "${judgment.owner}" here; change it there.`, { template: judgment.owner });
}

/** The judgment of an id as it is where it was made; undefined where it is gone. */
export async function judgmentById(session: Session, judgmentId: string): Promise<Judgment | undefined> {
  const stored = await sql.readById(session, judgmentId);
  return stored && settled(stored, NO_OVERRIDES);
}

/** Those of some judgments that have not been deleted. */
export const livingJudgments = sql.readLiving;

export const failUnlessLiving = sql.failUnlessLiving;

/** All versions of some judgments, of each oldest first. */
export const versionsOfAll = sql.readVersions;

/** All versions of a judgment, oldest first; none where it is gone. */
export async function versionsOf(session: Session, judgmentId: string): Promise<sql.VersionRow[]> {
  return sql.readVersions(session, [judgmentId]);
}

/** The judgments of some names that owners under a prefix have. */
export const judgmentsBeneath = readBeneath;
