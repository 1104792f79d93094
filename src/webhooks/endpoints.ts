/** Endpoints as they are registered, read, changed and deleted. */

import { createHash } from "node:crypto";
import type {
  AuditAction,
  WebhookEndpoint,
  WebhookEndpointCreate,
  WebhookEndpointUpdate,
  WebhookEndpointWithSecret,
  WebhookSecret,
} from "#generated/types.ts";
import { refuseOutsideScope } from "#src/accounts/access.ts";
import type { Plan } from "#src/accounts/identity.ts";
import { countEnded, countUnbounded, LARGER, limitOf } from "#src/accounts/plan-limits.ts";
import { covers } from "#src/accounts/scope.ts";
import { audit } from "#src/audit/audit.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Session, Transaction } from "#src/db/database.ts";
import { conflict, invalidRequest, notFound, ServiceError } from "#src/errors.ts";
import { recordEvents } from "#src/events/record.ts";
import { newId, newNumber } from "#src/ids.ts";
import { canonical, type Json } from "#src/json.ts";
import { overlapMs } from "#src/overlap.ts";
import { wake } from "#src/work/wakeups.ts";
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
  /** For development: http:// and addresses that are not public will do. */
  allowPrivate: boolean;
  /** Tells this process's worker that there is something to do for endpoints. */
  wake(): void;
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
      await sql.holdOrganization(tx, caller.organizationId);
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

  async get(caller: Caller, endpointId: string): Promise<WebhookEndpoint> {
    return this.#view(this.#parts.db, await this.existing(this.#parts.db, caller, endpointId));
  }

  async update(caller: Caller, endpointId: string, changes: WebhookEndpointUpdate): Promise<WebhookEndpoint> {
    const { db, clock, wake: tellWorker } = this.#parts;
    this.#refuseUnfit(changes);
    const given = changes.namespace_prefix;
    const prefix = given === undefined ? {} : { namespacePrefix: scopeAsked(caller.key.scope, given) };
    await this.existing(db, caller, endpointId);
    // What was pending when it was disabled is skipped, all of it, before it may be sent to again.
    if (changes.enabled === true) await skipAll(db, endpointId);
    const endpoint = await db.transaction(async (tx) => {
      const before = await this.#held(tx, caller, endpointId);
      const changed: EndpointRow = { ...before, ...settingsOf(changes), ...prefix, ...statusOf(before, changes.enabled) };
      refuseUnfitForAudit(caller, changed);
      await sql.updateEndpoint(tx, changed);
      // What waits by a slow rate has been put off for as long.
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
    tellWorker();
    return this.#view(db, endpoint);
  }

  async delete(caller: Caller, endpointId: string): Promise<void> {
    const { db, clock, wake: tellWorker } = this.#parts;
    await db.transaction(async (tx) => {
      const endpoint = await this.#held(tx, caller, endpointId);
      const { claimId } = endpoint;
      await sql.markDeleted(tx, endpointId, clock.now());
      await countEnded(tx, caller.organizationId, "webhook_endpoints", 1);
      const change = { ...changeOf("endpoint.deleted", endpoint), before: settingsIn(endpoint) };
      await audit(tx, caller.organizationId, change, clock.now());
      // Its log goes behind the request.
      await wake(tx, DELIVERIES, claimId, clock.now());
    });
    tellWorker();
  }

  async secret(caller: Caller, endpointId: string): Promise<WebhookSecret> {
    const { db, clock } = this.#parts;
    const endpoint = await this.existing(db, caller, endpointId);
    refuseOthersThanAdmins(caller, endpoint);
    await db.transaction((tx) => audit(tx, caller.organizationId, changeOf("endpoint.secret_read", endpoint), clock.now()));
    return this.#secretView(endpoint);
  }

  /** @param previousValidFor how long the present secret signs beside the new one, as `24h` */
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

  /** @throws ServiceError `not_found`, also where it lies outside of the key's scope */
  async existing(session: Session, caller: Caller, endpointId: string): Promise<EndpointRow> {
    return seen(caller, endpointId, await sql.readEndpoint(session, caller.organizationId, endpointId));
  }

  /** To change it. */
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

  /** The endpoint that a request with this `Idempotency-Key` has made, here or in another process. */
  async #createdBefore(tx: Transaction, caller: Caller, body: WebhookEndpointCreate): Promise<EndpointRow | undefined> {
    if (caller.idempotencyKey === null) return undefined;
    const first = await sql.readIdempotent(tx, caller.organizationId, keyOf(caller));
    if (first && first.idempotency!.split(" ")[1] !== digest(body)) {
      throw conflict("This Idempotency-Key was used for another request before; use a new one for each request.", {
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

/** Whoever moved such an endpoint, or had its secret, would have a say in what an admin is told. */
function refuseOthersThanAdmins({ key }: Caller, { events }: Pick<EndpointRow, "events">): void {
  if (key.admin || !asksForAudit(events)) return;
  const message =
    "Only an admin key sets, changes or deletes an endpoint that receives events of the audit log, or reads its secret.";
  throw new ServiceError("forbidden", message, { details: { required_role: "admin" } });
}

function refuseUnfitForAudit(caller: Caller, endpoint: Pick<EndpointRow, "events" | "namespacePrefix">): void {
  refuseOthersThanAdmins(caller, endpoint);
  if (endpoint.namespacePrefix === null || !asksForAudit(endpoint.events)) return;
  const message = "must be null where events asks for audit.*, which tells of the whole organization";
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

/** The namespaces that an endpoint is to cover: the key's own where nothing is said. */
function scopeAsked(scope: string | null, asked: string | null | undefined): string | null {
  if (asked === undefined) return scope;
  if (asked !== null) refuseOutsideScope(scope, asked);
  else if (scope !== null) {
    const message = `This key is restricted to ${scope}; an endpoint for the whole organization lies outside.`;
    throw new ServiceError("forbidden", message, { details: { scope } });
  }
  return asked;
}

/** After a downgrade those beyond go on. */
function refuseTooMany(plan: Plan, endpoints: number): void {
  const most = limitOf(plan, "webhook_endpoints");
  if (endpoints < most) return;
  const larger = LARGER[plan];
  const message = `The ${plan} plan has at most ${most} webhook endpoints${larger ? `; ${larger} has ${limitOf(larger, "webhook_endpoints")}` : ""}.`;
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

/** What somebody sets of an endpoint, without its secrets. */
function settingsIn({ url, events, namespacePrefix, description, maxPerSecond, status }: EndpointRow) {
  return { url, events, namespace_prefix: namespacePrefix, description, max_per_second: maxPerSecond, status };
}
