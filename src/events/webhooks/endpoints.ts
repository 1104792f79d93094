/** Registers, reads, changes and deletes endpoints. */

import { createHash } from "node:crypto";
import type {
  AuditAction,
  WebhookEndpoint,
  WebhookEndpointCreate,
  WebhookEndpointUpdate,
  WebhookEndpointWithSecret,
  WebhookSecret,
} from "#generated/types.ts";
import { audit } from "#src/accounts/audit/audit.ts";
import type { Plan } from "#src/accounts/identity.ts";
import { refuseOutsideScope } from "#src/accounts/keys/access.ts";
import { countEnded, countUnbounded, LARGER, limitOf } from "#src/accounts/limits/plan-limits.ts";
import { covers } from "#src/accounts/scope.ts";
import type { Database, Session, Transaction } from "#src/foundation/db/database.ts";
import { lockOrganization } from "#src/foundation/db/organization-locks.ts";
import { conflict, invalidRequest, notFound, ServiceError } from "#src/foundation/errors.ts";
import { recordEvents } from "#src/foundation/events/record.ts";
import { newId, newNumber } from "#src/foundation/ids.ts";
import { canonical, type Json } from "#src/foundation/json/json.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import { overlapMs } from "#src/foundation/rotation-overlap.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { disabledEvent, originOf } from "./endpoint-events.ts";
import { usableAgain } from "./endpoint-health.ts";
import type { EndpointRow } from "./endpoint-sql.ts";
import * as sql from "./endpoint-sql.ts";
import { normalizedUrl, urlIssues } from "./endpoint-url.ts";
import { endpointViews, previousUntil } from "./endpoint-view.ts";
import { asksForAudit, patternIssues } from "./event-patterns.ts";
import type { SecretSeal } from "./sealed-secret.ts";
import { newSigningSecret } from "./signature.ts";
import { skipAll, skipSome } from "./skipping.ts";
import { DELIVERIES } from "./wakeups.ts";

export interface Caller {
  organizationId: string;
  plan: Plan;
  key: { id: string; scope: string | null; admin: boolean };
  idempotencyKey: string | null;
}

export interface EndpointsParts {
  db: Database;
  clock: Clock;
  seal: SecretSeal;
  /** For development: allows `http://` and addresses that are not public. */
  allowPrivate: boolean;
}

export class Endpoints {
  readonly #parts: EndpointsParts;

  constructor(parts: EndpointsParts) {
    this.#parts = parts;
  }

  async create(caller: Caller, body: WebhookEndpointCreate): Promise<WebhookEndpointWithSecret> {
    const { db, clock, seal } = this.#parts;
    this.#refuseUnfit(body);
    const namespacePrefix = scopeAsked(caller.key.scope, body.namespace_prefix);
    refuseUnfitForAudit(caller, { events: body.events ?? [], namespacePrefix });
    const { endpoint, secret } = await db.transaction(async (tx) => {
      await lockOrganization(tx, caller.organizationId);
      const first = await this.#createdBefore(tx, caller, body);
      if (first) return { endpoint: first, secret: seal.open(first.endpointId, first.secret) };
      refuseTooMany(caller.plan, await sql.countEndpoints(tx, caller.organizationId));
      const now = clock.now();
      const endpointId = newId("we", now);
      const secret = newSigningSecret();
      const endpoint = await sql.insertEndpoint(tx, {
        ...fresh,
        endpointId,
        organizationId: caller.organizationId,
        claimId: newNumber(),
        url: normalizedUrl(body.url),
        events: body.events ?? [],
        namespacePrefix,
        description: body.description ?? "",
        maxPerSecond: body.max_per_second ?? null,
        secret: seal.seal(endpointId, secret),
        idempotency: caller.idempotencyKey === null ? null : `${keyOf(caller)} ${digest(body)}`,
        createdAt: now,
      });
      await countUnbounded(tx, caller.organizationId, "webhook_endpoints");
      await audit(tx, caller.organizationId, { ...changeOf("endpoint.created", endpoint), after: settingsIn(endpoint) }, now);
      return { endpoint, secret };
    });
    return { ...(await this.#view(db, endpoint)), secret };
  }

  async list(caller: Caller, after: string, limit: number): Promise<{ endpoints: WebhookEndpoint[]; more: boolean }> {
    const { db, clock } = this.#parts;
    const seen = (await sql.readEndpoints(db, caller.organizationId)).filter(
      (row) => row.endpointId > after && covers(caller.key.scope, row.namespacePrefix ?? "*"),
    );
    return { endpoints: await endpointViews(db, seen.slice(0, limit), clock.now()), more: seen.length > limit };
  }

  /** All endpoints that a caller may see. A plan bounds their number. */
  async seenIds(session: Session, { organizationId, key }: Caller): Promise<string[]> {
    const rows = await sql.readEndpoints(session, organizationId);
    return rows.filter((row) => covers(key.scope, row.namespacePrefix ?? "*")).map(({ endpointId }) => endpointId);
  }

  async get(caller: Caller, endpointId: string): Promise<WebhookEndpoint> {
    return this.#view(this.#parts.db, await this.existing(this.#parts.db, caller, endpointId));
  }

  async update(caller: Caller, endpointId: string, changes: WebhookEndpointUpdate): Promise<WebhookEndpoint> {
    const { db, clock } = this.#parts;
    this.#refuseUnfit(changes);
    const given = changes.namespace_prefix;
    const prefix = given === undefined ? {} : { namespacePrefix: scopeAsked(caller.key.scope, given) };
    await this.existing(db, caller, endpointId);
    // Deliveries pending at the disabling must all be skipped before the endpoint is used again.
    if (changes.enabled === true) await skipAll(db, endpointId);
    const endpoint = await db.transaction(async (tx) => {
      const before = await this.#held(tx, caller, endpointId);
      const changed: EndpointRow = { ...before, ...settingsOf(changes), ...prefix, ...statusOf(before, changes.enabled) };
      refuseUnfitForAudit(caller, changed);
      await sql.updateEndpoint(tx, changed);
      // A low rate may have postponed deliveries for a long time.
      if (changed.maxPerSecond !== before.maxPerSecond) await wake(tx, DELIVERIES, changed.claimId, clock.now());
      if (changed.status === "disabled" && before.status !== "disabled") {
        const skipped = await skipSome(tx, changed, clock.now());
        await recordEvents(tx, originOf(changed), [disabledEvent(changed, "request", skipped)], clock.now());
      }
      const [was, is] = [settingsIn(before), settingsIn(changed)];
      const change = { ...changeOf("endpoint.updated", changed), before: was, after: is };
      await audit(tx, caller.organizationId, change, clock.now());
      return changed;
    });
    return this.#view(db, endpoint);
  }

  async delete(caller: Caller, endpointId: string): Promise<void> {
    const { db, clock } = this.#parts;
    await db.transaction(async (tx) => {
      const endpoint = await this.#held(tx, caller, endpointId);
      const { claimId } = endpoint;
      await sql.markDeleted(tx, endpointId, clock.now());
      await countEnded(tx, caller.organizationId, "webhook_endpoints", 1);
      const change = { ...changeOf("endpoint.deleted", endpoint), before: settingsIn(endpoint) };
      await audit(tx, caller.organizationId, change, clock.now());
      // Its log is deleted after the request.
      await wake(tx, DELIVERIES, claimId, clock.now());
    });
  }

  async secret(caller: Caller, endpointId: string): Promise<WebhookSecret> {
    const { db, clock } = this.#parts;
    const endpoint = await this.existing(db, caller, endpointId);
    refuseOthersThanAdmins(caller, endpoint);
    await db.transaction((tx) => audit(tx, caller.organizationId, changeOf("endpoint.secret_read", endpoint), clock.now()));
    return this.#secretView(endpoint);
  }

  /** @param previousValidFor how long the present secret signs beside the new one, for example `24h` */
  async rotateSecret(caller: Caller, endpointId: string, previousValidFor: string): Promise<WebhookSecret> {
    const { db, clock, seal } = this.#parts;
    const overlap = overlapMs(previousValidFor);
    const rotated = await db.transaction(async (tx) => {
      const before = await this.#held(tx, caller, endpointId);
      const changed: EndpointRow = {
        ...before,
        secret: seal.seal(endpointId, newSigningSecret()),
        previousSecret: overlap === 0 ? null : before.secret,
        previousSecretUntil: overlap === 0 ? null : new Date(clock.now().getTime() + overlap),
      };
      await sql.updateEndpoint(tx, changed);
      await audit(tx, caller.organizationId, changeOf("endpoint.secret_rotated", changed), clock.now());
      return changed;
    });
    return this.#secretView(rotated);
  }

  /** @throws ServiceError `not_found`, also if it is outside the key's scope */
  async existing(session: Session, caller: Caller, endpointId: string): Promise<EndpointRow> {
    return seen(caller, endpointId, await sql.readEndpoint(session, caller.organizationId, endpointId));
  }

  /** Locks it for a change. */
  async #held(tx: Transaction, caller: Caller, endpointId: string): Promise<EndpointRow> {
    const endpoint = seen(caller, endpointId, await sql.holdEndpoint(tx, endpointId));
    refuseOthersThanAdmins(caller, endpoint);
    return endpoint;
  }

  async #view(session: Session, row: EndpointRow): Promise<WebhookEndpoint> {
    const [view] = await endpointViews(session, [row], this.#parts.clock.now());
    return view!;
  }

  #secretView(row: EndpointRow): WebhookSecret {
    return {
      secret: this.#parts.seal.open(row.endpointId, row.secret),
      previous_secret_expires_at: previousUntil(row, this.#parts.clock.now())?.toISOString() ?? null,
    };
  }

  #refuseUnfit({ url, events }: WebhookEndpointCreate | WebhookEndpointUpdate): void {
    const issues = [
      ...(url === undefined ? [] : urlIssues(url, this.#parts.allowPrivate)),
      ...(events === undefined ? [] : patternIssues(events)),
    ];
    if (issues.length > 0) throw invalidRequest(issues);
  }

  /** The endpoint that a request with this `Idempotency-Key` has created, in this process or another. */
  async #createdBefore(tx: Transaction, caller: Caller, body: WebhookEndpointCreate): Promise<EndpointRow | undefined> {
    if (caller.idempotencyKey === null) return undefined;
    const first = await sql.readIdempotent(tx, caller.organizationId, keyOf(caller));
    if (first && first.idempotency!.split(" ")[1] !== digest(body)) {
      throw conflict("This Idempotency-Key was already used for another request. Use a new key for each request.", {
        idempotency_key: caller.idempotencyKey,
      });
    }
    return first;
  }
}

function seen({ organizationId, key }: Caller, endpointId: string, row: EndpointRow | undefined): EndpointRow {
  const isSeen = row?.organizationId === organizationId && covers(key.scope, row.namespacePrefix ?? "*");
  if (!isSeen) throw notFound(`Webhook endpoint "${endpointId}"`);
  return row;
}

/** A user who could redirect such an endpoint, or had its secret, could influence the messages that admins get. */
function refuseOthersThanAdmins({ key }: Caller, { events }: Pick<EndpointRow, "events">): void {
  if (key.admin || !asksForAudit(events)) return;
  const message =
    "Only an admin key may create, change or delete an endpoint that receives events of the audit log, or read its secret.";
  throw new ServiceError("forbidden", message, { details: { required_role: "admin" } });
}

function refuseUnfitForAudit(caller: Caller, endpoint: Pick<EndpointRow, "events" | "namespacePrefix">): void {
  refuseOthersThanAdmins(caller, endpoint);
  if (endpoint.namespacePrefix === null || !asksForAudit(endpoint.events)) return;
  const message = "must be null when events has audit.*, because these events are about the whole organization";
  throw invalidRequest([{ path: "/namespace_prefix", message }]);
}

const fresh = {
  status: "active",
  previousSecret: null,
  previousSecretUntil: null,
  failingSince: null,
  failedAttempts: 0,
  pausedUntil: null,
  lastBegunAt: null,
  lastSuccessAt: null,
  deletedAt: null,
} as const;

function settingsOf({ url, events, description, max_per_second }: WebhookEndpointUpdate): Partial<EndpointRow> {
  return {
    ...(url === undefined ? {} : { url: normalizedUrl(url) }),
    ...(events === undefined ? {} : { events }),
    ...(description === undefined ? {} : { description }),
    ...(max_per_second === undefined ? {} : { maxPerSecond: max_per_second }),
  };
}

function statusOf(before: EndpointRow, enabled: boolean | undefined): Partial<EndpointRow> {
  if (enabled === true) return { ...usableAgain(before), pausedUntil: null };
  return enabled === false ? { status: "disabled" } : {};
}

/** The namespaces of an endpoint. The default is the key's scope. */
function scopeAsked(scope: string | null, asked: string | null | undefined): string | null {
  if (asked === undefined) return scope;
  if (asked !== null) refuseOutsideScope(scope, asked);
  else if (scope !== null) {
    const message = `This key is restricted to ${scope}. An endpoint for the whole organization is outside that scope.`;
    throw new ServiceError("forbidden", message, { details: { scope } });
  }
  return asked;
}

/** After a downgrade of the plan, endpoints above the limit continue to work. */
function refuseTooMany(plan: Plan, endpoints: number): void {
  const most = limitOf(plan, "webhook_endpoints");
  if (endpoints < most) return;
  const larger = LARGER[plan];
  const message = `The ${plan} plan allows ${most} webhook endpoints.${larger ? ` The ${larger} plan allows ${limitOf(larger, "webhook_endpoints")}.` : ""}`;
  throw new ServiceError("plan_required", message, {
    details: { limit: most, used: endpoints, ...(larger ? { plan: larger } : {}) },
  });
}

function keyOf({ key, idempotencyKey }: Caller): string {
  return createHash("sha256").update(`${key.id} ${idempotencyKey}`).digest("base64url");
}

function digest(body: WebhookEndpointCreate): string {
  return createHash("sha256")
    .update(canonical(body as unknown as Json))
    .digest("base64url");
}

function changeOf<Action extends AuditAction>(action: Action, { endpointId, namespacePrefix }: EndpointRow) {
  return { action, namespace: namespacePrefix, subject: endpointId };
}

/** The settings of an endpoint that a user can change, without its secrets. */
function settingsIn({ url, events, namespacePrefix, description, maxPerSecond, status }: EndpointRow) {
  return { url, events, namespace_prefix: namespacePrefix, description, max_per_second: maxPerSecond, status };
}
