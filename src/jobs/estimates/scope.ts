/**
 * The documents that a backfill or another job of a judgment covers: in one namespace, or in every namespace under a template
 * prefix.
 */
import type { BackfillFilters, JudgmentDefinition } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { type Issue, invalidRequest } from "#src/foundation/errors.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { matchCondition } from "#src/queries/filters/attribute-match.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { parseFilter } from "#src/queries/filters/filter.ts";
import { findAmong } from "#src/queries/filters/judgment-fields.ts";
import { Selection } from "#src/queries/selection.ts";
import {
  listNamespaces,
  type NamespaceIdentity,
  type NamespaceRow,
  namespaceIdIfThere,
  namespaceIfLiving,
} from "#src/records/namespaces/namespaces.ts";
import { isPrefix, rootOf } from "#src/records/templates/owners.ts";

/** A namespace or a template prefix of an organization. */
export interface NamedScope {
  organizationId: string;
  namespace: string;
}

/** The first namespace of a place whose name comes after `after`. A place that is a single namespace has only itself. */
export async function namespaceAfter(session: Session, place: NamedScope, after: string): Promise<NamespaceIdentity | undefined> {
  const { organizationId, namespace } = place;
  if (!isPrefix(namespace)) {
    if (after !== "") return undefined;
    const namespaceId = await namespaceIdIfThere(session, organizationId, namespace);
    return namespaceId === undefined ? undefined : { namespaceId, organizationId, name: namespace };
  }
  const [row] = await namespacesAfter(session, place, after, 1);
  return row && { namespaceId: row.namespace_id, organizationId, name: row.name };
}

async function namespacesAfter(session: Session, { organizationId, namespace }: NamedScope, after: string, limit: number) {
  const page = { prefix: rootOf(namespace), scope: null, after, limit };
  const { rows } = await listNamespaces(session, organizationId, page, true);
  return rows;
}

const PAGE = 1_000;

/** All namespaces of a place by name, a page at a time. */
export async function* namespacesOf(session: Session, place: NamedScope): AsyncGenerator<NamespaceRow[]> {
  if (!isPrefix(place.namespace)) {
    const one = await namespaceAfter(session, place, "");
    const row = one && (await namespaceIfLiving(session, one.namespaceId));
    if (row) yield [row];
    return;
  }
  for (let after = ""; ; ) {
    const page = await namespacesAfter(session, place, after, PAGE);
    yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)!.name;
  }
}

/**
 * The documents of a namespace to which a definition applies and that match the filters.
 * @param judgments the namespace's, by name
 * @throws ServiceError `invalid_request` if the filters are invalid there
 */
export function documentsIn(
  namespaceId: number,
  judgments: ReadonlyMap<string, Judgment>,
  definition: JudgmentDefinition,
  filters: BackfillFilters | undefined,
): Selection {
  return new Selection(namespaceId, judgments, conditionIn(judgments, definition, filters));
}

/** The condition on documents; undefined if all are included. */
export function conditionIn(
  judgments: ReadonlyMap<string, Judgment>,
  { applies_to }: JudgmentDefinition,
  filters: BackfillFilters | undefined,
): Condition | undefined {
  const conditions = [
    ...(applies_to === undefined ? [] : [matchCondition(applies_to)]),
    ...(filters === undefined ? [] : [conditionOf(filters, judgments)]),
  ].filter((condition) => condition.is !== "and" || condition.of.length > 0);
  return conditions.length === 0 ? undefined : { is: "and", of: conditions };
}

/** @throws ServiceError `invalid_request` */
export function conditionOf(filters: BackfillFilters, judgments: ReadonlyMap<string, Judgment>): Condition {
  if (!Array.isArray(filters)) return matchCondition(filters);
  const issues: Issue[] = [];
  const condition = parseFilter(filters, findAmong(judgments), issues);
  if (!condition) throw invalidRequest(issues);
  return condition;
}
