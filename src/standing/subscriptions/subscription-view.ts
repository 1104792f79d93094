/** Subscriptions as the API returns them, with their progress in a namespace and warnings. */
import type { SubscriptionWarning, Subscription as View } from "#generated/types.ts";
import { type NamedEndpoint, namedEndpoints, uncovered } from "#src/events/webhooks/named-endpoints.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { type Leaf, leaves } from "#src/queries/filters/condition.ts";
import { type JudgmentFields, misfit, partName, valueMisfit } from "#src/queries/filters/field.ts";
import { findAmong } from "#src/queries/filters/judgment-fields.ts";
import { namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";
import { isPrefix } from "#src/records/templates/owners.ts";
import { type Progress, progressOf } from "./progress.ts";
import { type StoredSubscription, type Subscription, subscriptionOf } from "./subscription.ts";

export interface Viewed {
  organizationId: string;
  /** The namespace or template prefix that the request names. */
  place: string;
  now: Date;
}

/** @param tx a transaction whose statements all see one snapshot */
export async function subscriptionViews(
  tx: Transaction,
  applicable: ApplicableJudgments,
  { organizationId, place, now }: Viewed,
  subscriptions: readonly StoredSubscription[],
): Promise<View[]> {
  if (subscriptions.length === 0) return [];
  const judgments = await applicable.of(tx, organizationId, place);
  const endpoints = subscriptions.some(({ endpoint }) => endpoint !== null) ? await namedEndpoints(tx, organizationId) : NONE;
  const progress = isPrefix(place)
    ? null
    : await progressOf(tx, await namespaceIdIfThere(tx, organizationId, place), subscriptions, now);
  return subscriptions.map((subscription) => {
    const at = progress?.get(subscription.subscriptionId) ?? null;
    return viewOf(subscription, place, at, standingOf(subscription, place, judgments, endpoints));
  });
}

const NONE: ReadonlyMap<string, NamedEndpoint> = new Map();

function viewOf(
  { subscriptionId, name, owner, filters, events, include, bulk, createdAt }: StoredSubscription,
  place: string,
  progress: Progress | null,
  { endpoint, warnings }: Pick<View, "endpoint" | "warnings">,
): View {
  return {
    id: subscriptionId,
    name,
    filters,
    events,
    include,
    endpoint,
    bulk,
    status: progress?.status ?? null,
    live_at: progress?.liveAt?.toISOString() ?? null,
    lag_ms: progress?.lagMs ?? null,
    warnings,
    created_at: createdAt.toISOString(),
    ...(owner === place ? {} : { template: owner }),
  };
}

/** A subscription whose endpoint was deleted sends only to the feed. */
function standingOf(
  stored: StoredSubscription,
  place: string,
  judgments: ReadonlyMap<string, Judgment>,
  endpoints: ReadonlyMap<string, NamedEndpoint>,
): Pick<View, "endpoint" | "warnings"> {
  const named = stored.endpoint === null ? undefined : endpoints.get(stored.endpoint);
  const endpoint = named ? stored.endpoint : null;
  const subscription = subscriptionOf(stored);
  const warnings = [
    ...subscription.carried.answers.flatMap((name) => judgmentWarnings(name, judgments.get(name))),
    ...fieldWarnings(subscription, judgments),
    ...(named ? endpointWarnings(stored.endpoint!, named, place) : []),
  ];
  return { endpoint, warnings };
}

function judgmentWarnings(name: string, judgment: Judgment | undefined): SubscriptionWarning[] {
  const reads = `The filter or include reads the judgment "${name}", which`;
  if (!judgment || !isActive(judgment)) {
    const what = judgment ? "has no active version. Activate one" : "no longer exists. Create it again";
    return [{ code: "judgment_inactive", message: `${reads} ${what}, or documents have no answers to it.`, judgment: name }];
  }
  if (judgment.freshness.policy !== "on_read") return [];
  const message = `${reads} has the policy on_read. Its answers change only when somebody reads them. Give it another policy.`;
  return [{ code: "judgment_on_read", message, judgment: name }];
}

/**
 * Warns about parts of answers that the filter reads but that no longer exist, or not here. A namespace may have its own judgment of that
 * name.
 */
function fieldWarnings({ condition }: Subscription, judgments: ReadonlyMap<string, Judgment>): SubscriptionWarning[] {
  const find = findAmong(judgments);
  const warnings = new Map<string, SubscriptionWarning>();
  for (const leaf of leaves(condition)) {
    if (leaf.field.is !== "answer") continue;
    const { judgment: name, part } = leaf.field;
    const judgment = judgments.get(name);
    if (!judgment || !isActive(judgment)) continue;
    const fields = find(name)!;
    const read = `answers.${name}.${partName(part)}`;
    const wrong = misfit(name, fields, part);
    const messages =
      wrong === null
        ? valuesMissing(leaf, name, fields).map(
            ([value, why]) => `The filter compares ${read} with ${value}, which new answers here cannot have: ${why}.`,
          )
        : [`The filter reads ${read}, which documents here do not have: ${wrong}.`];
    for (const message of messages) warnings.set(message, { code: "field_missing", message, judgment: name });
  }
  return [...warnings.values()];
}

/** The values in a leaf that are not options of the choice, and why. */
function valuesMissing(leaf: Leaf, name: string, fields: JudgmentFields): [value: string, why: string][] {
  if (leaf.field.is !== "answer" || leaf.field.part.is !== "value") return [];
  const values = leaf.is === "equal" ? [leaf.value] : leaf.is === "one-of" ? leaf.values : [];
  return values.flatMap((value) => {
    const why = typeof value === "string" ? valueMisfit(name, fields, value) : null;
    return why === null ? [] : [[JSON.stringify(value), why] as [string, string]];
  });
}

function endpointWarnings(endpointId: string, endpoint: NamedEndpoint, place: string): SubscriptionWarning[] {
  const warnings: SubscriptionWarning[] = [];
  if (!endpoint.enabled) {
    const message = `The endpoint ${endpointId} is disabled. Until PATCH /webhook-endpoints/${endpointId} enables it, events go only to the feed.`;
    warnings.push({ code: "endpoint_disabled", message });
  }
  const covered = uncovered(endpoint, place);
  if (covered !== null) {
    const message = `The endpoint ${endpointId} covers "${covered}" and not all of "${place}". Events about the rest go only to the feed.`;
    warnings.push({ code: "endpoint_not_covering", message });
  }
  return warnings;
}
