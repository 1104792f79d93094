/** Endpoints as others name them. */
import { covers } from "#src/accounts/scope.ts";
import type { Session } from "#src/db/database.ts";
import * as sql from "./endpoint-sql.ts";

/** As much of an endpoint as decides whether anything is sent to it. */
export interface NamedEndpoint {
  enabled: boolean;
  /** Null: the whole organization. */
  namespacePrefix: string | null;
}

/** An organization's endpoints by their ids. */
export async function namedEndpoints(session: Session, organizationId: string): Promise<ReadonlyMap<string, NamedEndpoint>> {
  const rows = await sql.readEndpoints(session, organizationId);
  return new Map(
    rows.map(({ endpointId, status, namespacePrefix }) => [endpointId, { enabled: status !== "disabled", namespacePrefix }]),
  );
}

/** What an endpoint covers, where that is not all of a place. */
export function uncovered({ namespacePrefix }: NamedEndpoint, place: string): string | null {
  return covers(namespacePrefix, place) ? null : namespacePrefix;
}

/**
 * What keeps an endpoint from being sent what happens in a namespace, or below a template prefix; undefined where nothing does.
 * @param scope of the key that names it, which sees the endpoints inside it alone
 */
export async function endpointProblem(
  session: Session,
  { organizationId, scope }: { organizationId: string; scope: string | null },
  endpointId: string,
  place: string,
): Promise<string | undefined> {
  const endpoint = await sql.readEndpoint(session, organizationId, endpointId);
  if (!endpoint || !covers(scope, endpoint.namespacePrefix ?? "*")) {
    return "there is no such webhook endpoint, or this key may not see it; GET /webhook-endpoints lists those that it may";
  }
  if (covers(endpoint.namespacePrefix, place)) return undefined;
  return `covers "${endpoint.namespacePrefix}" and not "${place}"; name one that does, or change its namespace_prefix`;
}
