/**
 * Where a store with several machines puts each table. Every table is listed, and `test/foundation/db/schema.test.ts` fails for a
 * new one that is missing here.
 *
 * A statement may use tables of one namespace, and reference tables beside them. A statement on a local table uses no other
 * table. `test/support/routing` checks every statement against these rules.
 */

/**
 * - `namespace`: sharded by `namespace_id`. All rows of one namespace are on one machine.
 * - `reference`: small, rarely written, and joined with rows of a namespace. Every machine has a copy.
 * - `local`: written often and never joined. It is on one machine.
 */
export type Placement = "namespace" | "reference" | "local";

export type Placements = Readonly<Record<string, Placement>>;

export const placements = {
  anchored_fields: "reference",
  answer_history: "namespace",
  answers: "namespace",
  api_keys: "reference",
  asked: "namespace",
  attribute_values: "namespace",
  audit_log: "local",
  budget_claims: "local",
  budgets: "reference",
  calibration_runs: "local",
  calibrations: "reference",
  changed_sources: "namespace",
  commits: "namespace",
  composite_weights: "reference",
  context_sources: "reference",
  declared_attributes: "reference",
  deferred: "namespace",
  definition_changes: "reference",
  definition_epochs: "reference",
  deliveries: "local",
  document_history: "namespace",
  document_origins: "namespace",
  documents: "namespace",
  drift_watches: "local",
  ended_namespaces: "reference",
  endpoint_minutes: "local",
  evaluations: "namespace",
  events: "local",
  fanouts: "namespace",
  feeds: "local",
  group_contributions: "namespace",
  group_readers: "namespace",
  group_rows: "namespace",
  group_sketches: "namespace",
  group_states: "namespace",
  group_values: "namespace",
  groups: "reference",
  idempotent_answers: "local",
  indexed_attributes: "namespace",
  jobs: "local",
  judgment_overrides: "reference",
  judgment_reads: "reference",
  judgment_removals: "local",
  judgment_versions: "reference",
  judgments: "reference",
  label_items: "local",
  label_queues: "local",
  mails: "local",
  namespace_names: "local",
  namespaces: "namespace",
  namespaces_seen: "local",
  non_production_prefixes: "reference",
  organizations: "reference",
  outcomes: "namespace",
  pins: "namespace",
  positions: "namespace",
  rate_levels: "local",
  recorded_events: "namespace",
  request_log: "local",
  request_log_days: "local",
  resource_counts: "local",
  schedules: "local",
  schema_migrations: "local",
  shared_answers: "local",
  shown_elsewhere: "namespace",
  subscription_attributes: "reference",
  subscription_bulk_counts: "namespace",
  subscription_bulks: "namespace",
  subscription_members: "namespace",
  subscription_readers: "namespace",
  subscription_states: "namespace",
  subscriptions: "reference",
  suggestion_counts: "local",
  tenant_publications: "local",
  tenant_summaries: "local",
  tunings: "local",
  usage_lines: "namespace",
  usage_lines_seen: "local",
  wakeups: "local",
  webhook_endpoints: "local",
} as const satisfies Placements;
