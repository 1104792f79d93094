/** Subscriptions: made and ended, on a namespace or on a template prefix for all below it. */
import type { SubscriptionCreate } from "#generated/types.ts";
import { declare } from "#src/attributes/declarations.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { conflict, type Issue, invalidRequest } from "#src/errors.ts";
import { newId } from "#src/ids.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import { namespaceIdIfThere } from "#src/namespaces/namespaces.ts";
import { unknownJudgment } from "#src/queries/field.ts";
import { parseFilter } from "#src/queries/filter.ts";
import { findAmong } from "#src/queries/judgment-fields.ts";
import { raiseEpoch } from "#src/templates/epochs.ts";
import { isPrefix } from "#src/templates/owners.ts";
import * as sql from "./definitions-sql.ts";
import { wakeSubscriptions } from "./resync.ts";
import { carriedBy, type StoredSubscription } from "./subscription.ts";

/** What events carry, what the filter reads included. */
const MOST_FIELDS = 24;

export interface SubscriptionParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
  /** Tells this process's workers that there is something to do. */
  wake(): void;
  wakeAttributes(): void;
}

export type Made = Omit<StoredSubscription, "createdEpoch" | "epoch" | "deleted">;

export class Subscriptions {
  readonly #parts: SubscriptionParts;

  constructor(parts: SubscriptionParts) {
    this.#parts = parts;
  }

  /** @throws ServiceError `conflict` where the name is taken; `invalid_request` */
  async create(organizationId: string, owner: string, body: SubscriptionCreate): Promise<Made> {
    const { db, clock } = this.#parts;
    const at = clock.now();
    const made = await db.transaction(async (tx) => {
      await raiseEpoch(tx, organizationId, owner);
      const judgments = await this.#parts.applicable.of(tx, organizationId, owner);
      const attributes = check(body, judgments);
      const made: Made = {
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
        throw conflict(`"${owner}" has a subscription "${body.name}" already; choose another name.`);
      }
      await this.#changed(tx, organizationId, owner, at);
      const namespaceId = isPrefix(owner) ? null : ((await namespaceIdIfThere(tx, organizationId, owner)) ?? null);
      const declaredBy = declarer(made.subscriptionId);
      await declare(tx, { organizationId, owner, declaredBy, namespaceId, attributes, at: "/filters" }, at);
      return made;
    });
    this.#parts.wake();
    this.#parts.wakeAttributes();
    return made;
  }

  /** Ends one that an owner has itself; its members go behind the request. */
  async end(organizationId: string, { owner, subscriptionId }: Pick<Made, "owner" | "subscriptionId">): Promise<void> {
    const { db, clock } = this.#parts;
    const at = clock.now();
    await db.transaction(async (tx) => {
      await raiseEpoch(tx, organizationId, owner);
      await sql.markDeleted(tx, organizationId, subscriptionId);
      await this.#changed(tx, organizationId, owner, at);
      const namespaceId = isPrefix(owner) ? null : ((await namespaceIdIfThere(tx, organizationId, owner)) ?? null);
      await declare(tx, { organizationId, owner, declaredBy: declarer(subscriptionId), namespaceId, attributes: [] }, at);
    });
    this.#parts.wake();
    this.#parts.wakeAttributes();
  }

  /** Wakes the readers of all namespaces that it concerns; one that is made meanwhile sees the change, or is seen. */
  async #changed(tx: Transaction, organizationId: string, owner: string, at: Date): Promise<void> {
    await sql.holdOrganization(tx, organizationId);
    await wakeSubscriptions(tx, organizationId, owner, at);
  }
}

/** What the party is called that declares a subscription's attributes. */
function declarer(subscriptionId: string): string {
  return `subscription:${subscriptionId}`;
}

/** Holds what is asked for against the judgments that there are; answers the attributes that the filter finds members by. */
function check({ filters, include }: SubscriptionCreate, judgments: ReadonlyMap<string, Judgment>): readonly string[] {
  const issues: Issue[] = [];
  const condition = parseFilter(filters, findAmong(judgments), issues);
  for (const [at, name] of (include?.answers ?? []).entries()) {
    if (!judgments.has(name)) issues.push({ path: `/include/answers/${at}`, message: unknownJudgment(name) });
  }
  if (!condition || issues.length > 0) throw invalidRequest(issues);
  const carried = carriedBy(condition, include ?? {});
  for (const name of carried.answers) {
    if (judgments.get(name)?.freshness.policy !== "on_read") continue;
    const at = (include?.answers ?? []).indexOf(name);
    const path = at < 0 ? "/filters" : `/include/answers/${at}`;
    issues.push({ path, message: `"${name}" is judged on_read: nothing is judged when nobody reads; give it another policy` });
  }
  const fields = carried.attributes.length + carried.answers.length;
  if (fields > MOST_FIELDS) {
    const message = `makes ${fields} fields together with those that the filter reads; at most ${MOST_FIELDS} are carried`;
    issues.push({ path: include ? "/include" : "/filters", message });
  }
  if (issues.length > 0) throw invalidRequest(issues);
  return carriedBy(condition, {}).attributes;
}
