/** Endpoints for modules that refer to them. */
import { covers } from "#src/accounts/scope.ts";
import type { Session } from "#src/foundation/db/database.ts";
import * as sql from "./endpoint-sql.ts";

/** The properties that decide whether an endpoint receives an event. */
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

/** What an endpoint covers, if that is not all of a place. */
export function uncovered({ namespacePrefix }: NamedEndpoint, place: string): string | null {
  return covers(namespacePrefix, place) ? null : namespacePrefix;
}

/**
 * Why an endpoint cannot receive the events of a namespace or of a template prefix; undefined if it can.
 * @param scope the scope of the key that refers to it. The key sees only endpoints inside the scope.
 */
export async function endpointProblem(
  session: Session,
  { organizationId, scope }: { organizationId: string; scope: string | null },
  endpointId: string,
  place: string,
): Promise<string | undefined> {
  const endpoint = await sql.readEndpoint(session, organizationId, endpointId);
  if (!endpoint || !covers(scope, endpoint.namespacePrefix ?? "*")) {
    return "must be the id of a webhook endpoint that this key may see; GET /webhook-endpoints lists them";
  }
  if (covers(endpoint.namespacePrefix, place)) return undefined;
  return `is an endpoint that covers "${endpoint.namespacePrefix}" and not "${place}"; name another one, or change its namespace_prefix`;
}
