/** Lists and reads namespaces. */

import { intersection, scopeArea } from "#src/foundation/areas.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { notFound } from "#src/foundation/errors.ts";
import { isPrefix, rootOf } from "#src/records/templates/owners.ts";
import { listSeen, type SeenRow } from "./last-seen-sql.ts";
import * as sql from "./sql.ts";

export type { NamespaceRow } from "./sql.ts";

/** The id of a name. Refuses a name without writes. */
export async function namespaceId(db: Session, organizationId: string, name: string): Promise<number> {
  const id = await sql.findNamespaceId(db, organizationId, name);
  if (id === undefined) throw notFound(`Namespace "${name}"`);
  return id;
}

/** The same; undefined for a name without writes. */
export async function namespaceIdIfThere(session: Session, organizationId: string, name: string): Promise<number | undefined> {
  return sql.findNamespaceId(session, organizationId, name);
}

/** The ids of all namespaces under a template prefix. */
export async function namespaceIdsUnder(session: Session, organizationId: string, prefix: string): Promise<number[]> {
  return sql.listIdsUnder(session, organizationId, rootOf(prefix));
}

/** The ids of all namespaces that match a name or a template prefix. */
export async function namespaceIdsOf(session: Session, organizationId: string, place: string): Promise<number[]> {
  if (isPrefix(place)) return namespaceIdsUnder(session, organizationId, place);
  const id = await namespaceIdIfThere(session, organizationId, place);
  return id === undefined ? [] : [id];
}

/** The ids of those of these names that exist. */
export async function namespaceIdsNamed(session: Session, organizationId: string, names: readonly string[]): Promise<number[]> {
  return sql.findNamespaceIds(session, organizationId, names);
}

/** Namespaces under a template prefix after a given name, sorted by name. */
export async function namespacesUnder(
  session: Session,
  organizationId: string,
  prefix: string,
  after: string,
  limit: number,
): Promise<{ name: string; namespaceId: number }[]> {
  return sql.listUnder(session, organizationId, rootOf(prefix), after, limit);
}

/** The next namespace under a template prefix by name. */
export async function nextNamespaceUnder(
  session: Session,
  organizationId: string,
  prefix: string,
  after: string,
): Promise<{ name: string; namespaceId: number } | undefined> {
  return sql.nextUnder(session, organizationId, rootOf(prefix), after);
}

export interface NamedNamespace {
  organizationId: string;
  name: string;
}

/** Namespaces of all organizations after a given one, by organization and name. */
export async function namespacesAfter(
  session: Session,
  after: NamedNamespace,
  limit: number,
): Promise<(NamedNamespace & { namespaceId: number })[]> {
  return sql.listAfter(session, after, limit);
}

/** The ids after a given id, in order, of the namespaces that match a name or a template prefix. */
export async function namespacesOf(
  session: Session,
  organizationId: string,
  place: string,
  after: number,
  limit: number,
): Promise<number[]> {
  const area = isPrefix(place) ? { exact: null, under: rootOf(place) } : { exact: place, under: null };
  return sql.listIds(session, organizationId, area, after, limit);
}

/** A namespace as work on it needs it. */
export interface NamespaceIdentity {
  namespaceId: number;
  organizationId: string;
  name: string;
}

/** Undefined once it is deleted. */
export async function namespaceById(session: Session, id: number): Promise<NamespaceIdentity | undefined> {
  return sql.readIdentity(session, id);
}

/** Undefined once it is deleted. Its name may then belong to another namespace. */
export async function namespaceIfLiving(session: Session, id: number): Promise<sql.NamespaceRow | undefined> {
  return sql.readNamespace(session, id);
}

export async function namespaceByName(db: Session, organizationId: string, name: string): Promise<sql.NamespaceRow> {
  const id = await sql.findNamespaceId(db, organizationId, name);
  const row = id === undefined ? undefined : await sql.readNamespace(db, id);
  if (!row) throw notFound(`Namespace "${name}"`);
  return row;
}

export interface NamespacePage {
  prefix: string | undefined;
  scope: string | null;
  after: string;
  limit: number;
}

/**
 * A page of namespaces whose names begin with the characters of `prefix` and lie within a key's `scope` (see
 * `accounts/scope.ts`).
 * @param apart whether they are on other machines than their names
 */
export async function listNamespaces(
  session: Session,
  organizationId: string,
  page: NamespacePage,
  apart: boolean,
): Promise<{ rows: sql.NamespaceRow[]; more: boolean }> {
  const rows = await (apart ? sql.listNamespacesApart : sql.listNamespaces)(session, organizationId, namesOf(page));
  return { rows: rows.slice(0, page.limit), more: rows.length > page.limit };
}

/** The same as they were last seen (`last-seen.ts`), while a machine is lost. */
export async function listSeenNamespaces(
  session: Session,
  organizationId: string,
  page: NamespacePage,
): Promise<{ rows: SeenRow[]; more: boolean }> {
  const rows = await listSeen(session, organizationId, namesOf(page));
  return { rows: rows.slice(0, page.limit), more: rows.length > page.limit };
}

function namesOf({ prefix, scope, after, limit }: NamespacePage): sql.NamesPage {
  return { ...intersection({ exact: null, under: prefix ?? "" }, scopeArea(scope)), after, limit: limit + 1 };
}
