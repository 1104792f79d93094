/** Every type of event of the contract is recorded by somebody and seen by a test. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { publishedDocument } from "#src/foundation/published-document.ts";

/** Who records it, and which test sees it in the feed or at an endpoint. */
const emitted: Readonly<Record<string, readonly [by: string, seenBy: string]>> = {
  "audit.recorded": ["src/accounts/audit/audit.ts", "test/api/audit-log.test.ts"],
  "endpoint.disabled": ["src/events/webhooks/endpoint-events.ts", "test/events/webhooks/failing-endpoints.test.ts"],
  "endpoint.failing": ["src/events/webhooks/endpoint-events.ts", "test/events/webhooks/failing-endpoints.test.ts"],
  "job.awaiting_confirm": ["src/foundation/jobs/events.ts", "test/jobs/shadow.test.ts"],
  "job.cancelled": ["src/foundation/jobs/events.ts", "test/api/job-actions.test.ts"],
  "job.completed": ["src/foundation/jobs/events.ts", "test/jobs/backfill.test.ts"],
  "job.failed": ["src/foundation/jobs/events.ts", "test/jobs/backfill.test.ts"],
  "job.paused": ["src/foundation/jobs/events.ts", "test/jobs/backfill.test.ts"],
  "judgment.activated": ["src/judging/lifecycle/activation.ts", "test/api/judgment-versions.test.ts"],
  "judgment.agreement_dropped": ["src/quality/fitting/dropped.ts", "test/quality/calibration/dropped.test.ts"],
  "judgment.calibrated": ["src/quality/fitting/fitting.ts", "test/api/calibration.test.ts"],
  "judgment.drift_detected": ["src/quality/drift/watching.ts", "test/quality/drift/watching.test.ts"],
  "judgment.learned": ["src/quality/learning/learning.ts", "test/quality/learning/learning.test.ts"],
  "namespace.budget_paused": ["src/records/budgets/budget.ts", "test/accounts/budgets.test.ts"],
  "namespace.budget_resumed": ["src/records/budgets/budget.ts", "test/accounts/budgets.test.ts"],
  "namespace.deleted": ["src/jobs/namespaces/namespace-delete.ts", "test/api/namespace-deletion.test.ts"],
  "namespace.tenant_summary_failed": ["src/standing/tenant-summaries/run.ts", "test/api/tenant-summaries.test.ts"],
  "subscription.entered": ["src/standing/subscriptions/transitions.ts", "test/standing/subscriptions/following.test.ts"],
  "subscription.exited": ["src/standing/subscriptions/transitions.ts", "test/standing/subscriptions/oracle.test.ts"],
  "subscription.synced": ["src/standing/subscriptions/synced.ts", "test/standing/subscriptions/bulk.test.ts"],
  "webhook.test": ["src/server/handlers/webhooks.ts", "test/api/webhook-endpoints.test.ts"],
};

const { components } = publishedDocument() as unknown as { components: { schemas: Record<string, { enum?: string[] }> } };
const types = components.schemas.EventType!.enum!;
const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");

/** As it stands in a text: whole, or as its last word that is put together with what comes before it. */
function says(text: string, type: string): boolean {
  return text.includes(type) || new RegExp(`["\`]${type.split(/[._]/).at(-1)}\\b`).test(text);
}

describe("events", () => {
  it("are of the types that stand here", () => {
    expect(Object.keys(emitted)).toEqual(types.toSorted());
  });

  it.each(Object.entries(emitted))("%s is recorded by the file that says so, and seen by the test", (type, [by, seenBy]) => {
    expect(says(read(by), type), by).toBe(true);
    expect(says(read(seenBy), type), seenBy).toBe(true);
  });

  it("are recorded by files that stand here alone, or through them", () => {
    const recording = readdirSync(new URL("../../../src/", import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && /\brecordEvents\(tx/.test(read(`src/${file}`)))
      .map((file) => `src/${file}`);
    // The last but one records drifts too, of the contexts of a sentinel. The last records transitions too, of a namespace that is gone.
    const through = [
      "src/foundation/events/record.ts",
      "src/events/webhooks/endpoints.ts",
      "src/events/webhooks/attempt-results.ts",
      "src/jobs/sentinels/ending.ts",
      "src/standing/subscriptions/ended-namespace.ts",
    ];
    const known = new Set([...through, ...Object.values(emitted).map(([by]) => by)]);
    expect(recording.filter((file) => !known.has(file))).toEqual([]);
  });
});
