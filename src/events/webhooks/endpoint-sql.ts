import type { EndpointStatus } from "#generated/types.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

export interface EndpointRow {
  endpointId: string;
  organizationId: string;
  claimId: number;
  url: string;
  events: string[];
  namespacePrefix: string | null;
  description: string;
  maxPerSecond: number | null;
  status: EndpointStatus;
  /** Encrypted. */
  secret: Buffer;
  previousSecret: Buffer | null;
  previousSecretUntil: Date | null;
  failingSince: Date | null;
  failedAttempts: number;
  /** Requested by the endpoint's responses. */
  pausedUntil: Date | null;
  /** The last known start of an attempt, for `max_per_second`. */
  lastBegunAt: Date | null;
  lastSuccessAt: Date | null;
  idempotency: string | null;
  createdAt: Date;
  deletedAt: Date | null;
}

const columns = [
  "endpoint_id as endpointId",
  "organization_id as organizationId",
  "claim_id as claimId",
  "url",
  "events",
  "namespace_prefix as namespacePrefix",
  "description",
  "max_per_second as maxPerSecond",
  "status",
  "secret",
  "previous_secret as previousSecret",
  "previous_secret_until as previousSecretUntil",
  "failing_since as failingSince",
  "failed_attempts as failedAttempts",
  "paused_until as pausedUntil",
  "last_begun_at as lastBegunAt",
  "last_success_at as lastSuccessAt",
  "idempotency",
  "created_at as createdAt",
  "deleted_at as deletedAt",
];

/** The same for statements that every delivery runs, which are text under a name. */
const columnsText = knex.select(columns).toQuery().replace("select ", "");

const living = () => knex("webhook_endpoints").whereNull("deleted_at");

export async function insertEndpoint(tx: Transaction, endpoint: EndpointRow): Promise<EndpointRow> {
  const [row] = await built<EndpointRow>(
    tx,
    knex("webhook_endpoints")
      .insert({
        endpoint_id: endpoint.endpointId,
        organization_id: endpoint.organizationId,
        claim_id: endpoint.claimId,
        url: endpoint.url,
        events: endpoint.events,
        namespace_prefix: endpoint.namespacePrefix,
        description: endpoint.description,
        max_per_second: endpoint.maxPerSecond,
        secret: endpoint.secret,
        idempotency: endpoint.idempotency,
        created_at: endpoint.createdAt,
      })
      .returning(columns),
  );
  return row!;
}

export async function countEndpoints(tx: Transaction, organizationId: string): Promise<number> {
  const [row] = await built<{ count: number }>(tx, living().count().where({ organization_id: organizationId }));
  return row!.count;
}

export async function readIdempotent(session: Session, organizationId: string, key: string): Promise<EndpointRow | undefined> {
  const [row] = await built<EndpointRow>(
    session,
    living()
      .select(columns)
      .where({ organization_id: organizationId })
      .whereNotNull("idempotency")
      .whereRaw("split_part(idempotency, ' ', 1) = ?", [key]),
  );
  return row;
}

export async function readEndpoint(
  session: Session,
  organizationId: string,
  endpointId: string,
): Promise<EndpointRow | undefined> {
  const [row] = await built<EndpointRow>(
    session,
    living().select(columns).where({ organization_id: organizationId, endpoint_id: endpointId }),
  );
  return row;
}

export async function holdEndpoint(tx: Transaction, endpointId: string): Promise<EndpointRow | undefined> {
  const [row] = await tx.query<EndpointRow>({
    name: "endpoints_hold",
    text: `select ${columnsText} from webhook_endpoints where endpoint_id = $1 and deleted_at is null for update`,
    values: [endpointId],
  });
  return row;
}

export async function readClaimed(session: Session, claimId: number): Promise<EndpointRow | undefined> {
  const [row] = await session.query<EndpointRow>({
    name: "endpoints_read_claimed",
    text: `select ${columnsText} from webhook_endpoints where claim_id = $1`,
    values: [claimId],
  });
  return row;
}

/** All endpoints of an organization. A plan limits their number. */
export async function readEndpoints(session: Session, organizationId: string): Promise<EndpointRow[]> {
  return built<EndpointRow>(session, living().select(columns).where({ organization_id: organizationId }).orderBy("endpoint_id"));
}

/** Updates all mutable columns of an endpoint. */
export async function updateEndpoint(tx: Transaction, endpoint: EndpointRow): Promise<void> {
  await tx.query({
    name: "endpoints_update",
    text: `
      update webhook_endpoints set url = $2, events = $3, namespace_prefix = $4, description = $5, max_per_second = $6, status = $7,
             secret = $8, previous_secret = $9, previous_secret_until = $10, failing_since = $11, failed_attempts = $12,
             paused_until = $13, last_success_at = $14, last_begun_at = $15
      where endpoint_id = $1`,
    values: [
      endpoint.endpointId,
      endpoint.url,
      endpoint.events,
      endpoint.namespacePrefix,
      endpoint.description,
      endpoint.maxPerSecond,
      endpoint.status,
      endpoint.secret,
      endpoint.previousSecret,
      endpoint.previousSecretUntil,
      endpoint.failingSince,
      endpoint.failedAttempts,
      endpoint.pausedUntil,
      endpoint.lastSuccessAt,
      endpoint.lastBegunAt,
    ],
  });
}

export async function markDeleted(tx: Transaction, endpointId: string, at: Date): Promise<void> {
  await built(tx, knex("webhook_endpoints").update({ deleted_at: at }).where({ endpoint_id: endpointId }));
}

export async function deleteEndpoint(tx: Transaction, endpointId: string): Promise<void> {
  await built(tx, knex("webhook_endpoints").delete().where({ endpoint_id: endpointId }));
}

/** The number of attempts and deliveries that ended in a period. */
export interface Counts {
  /** Deliveries. */
  succeeded: number;
  failed: number;
  attempts: number;
  attemptsSucceeded: number;
}

/** What ended since a moment, by endpoint. */
export async function readStats(
  session: Session,
  endpointIds: readonly string[],
  since: Date,
): Promise<({ endpointId: string } & Counts)[]> {
  return session.query({
    name: "endpoints_read_stats",
    text: `
      select endpoint_id as "endpointId", sum(succeeded)::bigint as succeeded, sum(failed)::bigint as failed,
             sum(attempts)::bigint as attempts, sum(attempts_succeeded)::bigint as "attemptsSucceeded"
      from endpoint_minutes where endpoint_id = any($1) and minute > $2 group by endpoint_id`,
    values: [endpointIds, since],
  });
}

export async function addToStats(tx: Transaction, endpointId: string, minute: Date, ended: Counts): Promise<void> {
  await tx.query({
    name: "endpoints_add_to_stats",
    text: `
      insert into endpoint_minutes (endpoint_id, minute, succeeded, failed, attempts, attempts_succeeded) values ($1, $2, $3, $4, $5, $6)
      on conflict (endpoint_id, minute) do update
      set succeeded = endpoint_minutes.succeeded + excluded.succeeded, failed = endpoint_minutes.failed + excluded.failed,
          attempts = endpoint_minutes.attempts + excluded.attempts,
          attempts_succeeded = endpoint_minutes.attempts_succeeded + excluded.attempts_succeeded`,
    values: [endpointId, minute, ended.succeeded, ended.failed, ended.attempts, ended.attemptsSucceeded],
  });
}

export async function deleteStats(tx: Transaction, endpointId: string, before: Date): Promise<void> {
  await built(tx, knex("endpoint_minutes").delete().where({ endpoint_id: endpointId }).where("minute", "<=", before));
}
