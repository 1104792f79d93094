/** Finds judgments by name. */
import type { Session } from "#src/foundation/db/database.ts";
import { conflict, notFound } from "#src/foundation/errors.ts";
import { isPrefix, mostSpecific, ownersOf } from "#src/records/templates/owners.ts";
import { dependentBeneath } from "./dependent-judgments.ts";
import { type Judgment, NO_OVERRIDES, settled } from "./judgment.ts";
import * as sql from "./sql.ts";

/** A template prefix sees only what was created on it. A namespace also sees what it inherits. */
export function seenOwners(place: string): string[] {
  return isPrefix(place) ? [place] : ownersOf(place);
}

/** The judgment of that name in a namespace, its own or inherited, or on a template prefix. */
export async function findJudgment(session: Session, organizationId: string, place: string, name: string): Promise<Judgment> {
  const judgment = await judgmentAt(session, organizationId, place, name);
  if (!judgment) throw notFound(`Judgment "${name}" of "${place}"`);
  return judgment;
}

/** Like `findJudgment`, but undefined if there is none. */
export async function judgmentAt(
  session: Session,
  organizationId: string,
  place: string,
  name: string,
): Promise<Judgment | undefined> {
  return mostSpecific(await judgmentsNamed(session, organizationId, place, name), place);
}

/** The judgments of that name that a place sees, those that a more specific one hides too, with the settings that they have or would have there. */
export function judgmentsNamed(session: Session, organizationId: string, place: string, name: string): Promise<Judgment[]> {
  return sql.readByOwners(session, organizationId, place, seenOwners(place), [name]);
}

/** The ids of all judgments that a place sees, hidden ones too. */
export function judgmentIdsAt(session: Session, organizationId: string, place: string): Promise<string[]> {
  return sql.readIdsByOwners(session, organizationId, seenOwners(place));
}

/** Like `findJudgment`, for a change, which is possible only on the owner. */
export async function findOwn(session: Session, organizationId: string, owner: string, name: string): Promise<Judgment> {
  const judgment = await findJudgment(session, organizationId, owner, name);
  if (judgment.owner === owner) return judgment;
  throw conflict(`"${name}" is inherited from "${judgment.owner}". Change it there.`, { template: judgment.owner });
}

/** A judgment by id, with its own settings. Undefined if it was deleted. */
export async function judgmentById(session: Session, judgmentId: string): Promise<Judgment | undefined> {
  const stored = await sql.readById(session, judgmentId);
  return stored && settled(stored, NO_OVERRIDES);
}

/** Judgments by their ids, with their own settings, without those that were deleted. */
export const storedJudgments = sql.readByIds;

/** Those of the given judgments that still exist, with their active versions. */
export const livingJudgments = sql.readLiving;

export const failUnlessActive = sql.failUnlessActive;

export const failUnlessWeighted = sql.failUnlessWeighted;

/** All versions of the given judgments, for each the oldest first. */
export const versionsOfAll = sql.readVersions;

/** All versions of a judgment, oldest first. Empty if it was deleted. */
export async function versionsOf(session: Session, judgmentId: string): Promise<sql.VersionRow[]> {
  return sql.readVersions(session, [judgmentId]);
}

/** The judgments of the given names that owners below a prefix have. */
export const judgmentsBeneath = dependentBeneath;
