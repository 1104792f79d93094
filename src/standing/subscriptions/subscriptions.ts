/**
 * Creates, reads, changes and ends subscriptions. A subscription is on a namespace, or on a template prefix for all namespaces below it.
 */

import type { Filter, SubscriptionCreate, SubscriptionUpdate, Subscription as View } from "#generated/types.ts";
import { audit } from "#src/accounts/audit/audit.ts";
import { countEnded, countMade } from "#src/accounts/limits/plan-limits.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { lockOrganization } from "#src/foundation/db/organization-locks.ts";
import { conflict, type Issue, invalidRequest } from "#src/foundation/errors.ts";
import { newId } from "#src/foundation/ids.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { parseFilter } from "#src/queries/filters/filter.ts";
import { findAmong } from "#src/queries/filters/judgment-fields.ts";
import { declare } from "#src/records/attributes/declarations.ts";
import { BY_SUBSCRIPTIONS, MOST_INDEXES } from "#src/records/attributes/wanted.ts";
import { namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";
import { holdDefinitions, raiseEpochAlone } from "#src/records/templates/epochs.ts";
import { isPrefix } from "#src/records/templates/owners.ts";
import { wakeReaders } from "#src/standing/readers/readers.ts";
import * as sql from "./definitions-sql.ts";
import { findOwn, findSubscription, seenOwners } from "./lookup.ts";
import { type Caller, endpointIssues, includeIssues, isSmall, MOST_FILTER_BYTES, tooMuchOf } from "./rules.ts";
import { carriedBy, type StoredSubscription, subscriptionOf } from "./subscription.ts";
import { subscriptionViews } from "./subscription-view.ts";
import { sweepLater } from "./sweep.ts";
import { SUBSCRIPTIONS } from "./wakeups.ts";

export interface SubscriptionParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
  /** Tells this process's worker that there may be indexes to build. */
  wakeAttributes(): void;
}

export class Subscriptions {
  readonly #parts: SubscriptionParts;

  constructor(parts: SubscriptionParts) {
    this.#parts = parts;
  }

  /** @throws ServiceError `conflict` if the name is taken; `invalid_request` */
  async create(caller: Caller, owner: string, body: SubscriptionCreate): Promise<View> {
    const { db, clock, applicable } = this.#parts;
    const { organizationId } = caller;
    const at = clock.now();
    const view = await db.transaction(async (tx) => {
      await holdDefinitions(tx, organizationId);
      const issues: Issue[] = [];
      const judgments = await applicable.of(tx, organizationId, owner);
      const condition = parseFilter(body.filters, findAmong(judgments), issues);
      if (condition) issues.push(...includeIssues(condition, body.include ?? {}, judgments));
      issues.push(...(await endpointIssues(tx, caller, owner, body.endpoint)));
      if (!condition || issues.length > 0) throw invalidRequest(issues);
      await raiseEpochAlone(tx, organizationId);
      const made = {
        subscriptionId: newId("sub", at),
        name: body.name,
        owner,
        filters: body.filters,
        events: [...new Set(body.events ?? (["entered", "exited"] as const))],
        include: body.include ?? {},
        endpoint: body.endpoint ?? null,
        bulk: body.bulk ?? "summary",
        createdAt: at,
      };
      if (!(await sql.insertSubscription(tx, organizationId, made))) {
        throw conflict(`"${owner}" already has a subscription "${body.name}". Choose another name.`);
      }
      if (!isSmall(body.filters) && (await sql.filtersExceed(tx, organizationId, owner, MOST_FILTER_BYTES)))
        throw invalidRequest([tooMuchOf(owner)]);
      await countMade(tx, organizationId, "subscriptions");
      await this.#concern(tx, { organizationId, owner }, condition, 1, at);
      await audit(tx, organizationId, { action: "subscription.created", namespace: owner, subject: body.name, after: body }, at);
      return this.#view(tx, organizationId, owner, body.name);
    });
    this.#parts.wakeAttributes();
    return view;
  }

  /** A page by name: the subscriptions of a template prefix, or of a namespace including what it inherits. */
  async list(
    organizationId: string,
    place: string,
    { after, limit }: { after: string; limit: number },
  ): Promise<{ subscriptions: View[]; more: boolean }> {
    return this.#read(async (tx) => {
      const found = await sql.listByOwners(tx, organizationId, { owners: seenOwners(place), after, limit: limit + 1 });
      return { subscriptions: await this.#views(tx, organizationId, place, found.slice(0, limit)), more: found.length > limit };
    });
  }

  async get(organizationId: string, place: string, name: string): Promise<View> {
    return this.#read((tx) => this.#view(tx, organizationId, place, name));
  }

  /** The filter that selects a namespace's members. */
  async filterOf(organizationId: string, namespace: string, name: string): Promise<Filter> {
    return (await findSubscription(this.#parts.db, organizationId, namespace, name)).filters;
  }

  /** Changes what a subscription sends and where. Its members stay, so no consumer has anything to do. */
  async update(caller: Caller, owner: string, name: string, changes: SubscriptionUpdate): Promise<View> {
    const { organizationId } = caller;
    return this.#parts.db.transaction(async (tx) => {
      await holdDefinitions(tx, organizationId);
      const before = await findOwn(tx, organizationId, owner, name);
      const after = withChanges(before, changes);
      const judgments = await this.#parts.applicable.of(tx, organizationId, owner);
      const { condition } = subscriptionOf(before);
      const issues = [
        ...(changes.include ? includeIssues(condition, changes.include, judgments, true) : []),
        ...(await endpointIssues(tx, caller, owner, changes.endpoint)),
      ];
      if (issues.length > 0) throw invalidRequest(issues);
      await raiseEpochAlone(tx, organizationId);
      await sql.updateSubscription(tx, organizationId, after);
      const change = { action: "subscription.updated", namespace: owner, subject: name, before, after } as const;
      await audit(tx, organizationId, change, this.#parts.clock.now());
      return this.#view(tx, organizationId, owner, name);
    });
  }

  /** Ends a subscription of this owner. Its members are removed in the background. */
  async delete(organizationId: string, owner: string, name: string): Promise<void> {
    const { db, clock } = this.#parts;
    const at = clock.now();
    await db.transaction(async (tx) => {
      await holdDefinitions(tx, organizationId);
      const ended = await findOwn(tx, organizationId, owner, name);
      await raiseEpochAlone(tx, organizationId);
      await sql.markDeleted(tx, organizationId, ended.subscriptionId, at);
      await countEnded(tx, organizationId, "subscriptions", 1);
      await this.#concern(tx, { organizationId, owner }, subscriptionOf(ended).condition, -1, at);
      await sweepLater(tx, at);
      await audit(tx, organizationId, { action: "subscription.deleted", namespace: owner, subject: name, before: ended }, at);
    });
    this.#parts.wakeAttributes();
  }

  /**
   * Declares what the condition needs and wakes the consumers of all affected namespaces. A namespace created at the same time either sees the
   * change or is found here.
   */
  async #concern(
    tx: Transaction,
    place: { organizationId: string; owner: string },
    condition: Condition,
    by: 1 | -1,
    at: Date,
  ): Promise<void> {
    await lockOrganization(tx, place.organizationId);
    // It locks the namespace. A commit does so before it wakes the same consumers.
    await this.#declare(tx, place, condition, by, at);
    await wakeReaders(tx, SUBSCRIPTIONS, place.organizationId, place.owner, at);
  }

  /** Declares indexes for the attributes by which filters find members, as far as there is room. */
  async #declare(
    tx: Transaction,
    place: { organizationId: string; owner: string },
    condition: Condition,
    by: 1 | -1,
    at: Date,
  ): Promise<void> {
    const { organizationId, owner } = place;
    if (!(await sql.countAttributes(tx, place, carriedBy(condition, {}).attributes, by))) return;
    const attributes = await sql.readAttributes(tx, organizationId, owner, MOST_INDEXES);
    const namespaceId = isPrefix(owner) ? null : ((await namespaceIdIfThere(tx, organizationId, owner)) ?? null);
    await declare(tx, { organizationId, owner, declaredBy: BY_SUBSCRIPTIONS, namespaceId, attributes }, at);
  }

  /** Runs in a transaction with one snapshot. */
  #read<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#parts.db.transaction(work, { isolation: "repeatable read", readOnly: true });
  }

  async #view(tx: Transaction, organizationId: string, place: string, name: string): Promise<View> {
    const [view] = await this.#views(tx, organizationId, place, [await findSubscription(tx, organizationId, place, name)]);
    return view!;
  }

  #views(tx: Transaction, organizationId: string, place: string, found: readonly StoredSubscription[]): Promise<View[]> {
    const { applicable, clock } = this.#parts;
    return subscriptionViews(tx, applicable, { organizationId, place, now: clock.now() }, found);
  }
}

function withChanges(before: StoredSubscription, { events, include, endpoint, bulk }: SubscriptionUpdate): StoredSubscription {
  return {
    ...before,
    ...(events === undefined ? {} : { events: [...new Set(events)] }),
    ...(include === undefined ? {} : { include: include ?? {} }),
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(bulk === undefined ? {} : { bulk }),
  };
}
