create table anchored_fields (
  organization_id text not null,
  owner text collate "C" not null,
  judgment_id text collate "C" not null,
  path text collate "C" not null,
  constraint anchored_fields_pkey PRIMARY KEY (organization_id, owner, judgment_id, path)
);

create table answer_history (
  namespace_id bigint not null,
  document_id text collate "C" not null,
  judgment_id text collate "C" not null,
  sequence bigint not null,
  superseded bigint not null,
  incarnation bigint not null,
  attempted_revision bigint not null,
  revision bigint,
  version integer,
  engine text,
  engine_version text,
  evaluated_at timestamp with time zone,
  number double precision,
  label text collate "C",
  escape_p double precision,
  dist jsonb,
  context_hash bytea,
  error jsonb,
  outdated boolean default false not null,
  attempted_version integer,
  outdated_by bigint,
  warnings jsonb,
  constraint answer_history_pkey PRIMARY KEY (namespace_id, document_id, judgment_id, sequence)
);

create table answers (
  namespace_id bigint not null,
  document_id text collate "C" not null,
  judgment_id text collate "C" not null,
  incarnation bigint not null,
  sequence bigint not null,
  attempted_revision bigint not null,
  revision bigint,
  version integer,
  engine text,
  engine_version text,
  evaluated_at timestamp with time zone,
  number double precision,
  label text collate "C",
  escape_p double precision,
  dist jsonb,
  context_hash bytea,
  error jsonb,
  previous jsonb,
  outdated boolean default false not null,
  attempted_version integer,
  outdated_by bigint,
  warnings jsonb,
  constraint answers_pkey PRIMARY KEY (namespace_id, document_id, judgment_id)
);

create table api_keys (
  key_id text not null,
  organization_id text not null,
  name text not null,
  hash bytea not null,
  previous_hash bytea,
  previous_valid_until timestamp with time zone,
  pepper text not null,
  role text not null,
  admin boolean default false not null,
  scope text collate "C",
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  given_digest bytea,
  rotated_given_digest bytea,
  expires_at timestamp with time zone,
  allowed_addresses jsonb,
  last_used_at timestamp with time zone,
  created_by text,
  person jsonb,
  person_digest bytea,
  constraint api_keys_check CHECK (((previous_hash IS NULL) = (previous_valid_until IS NULL))),
  constraint api_keys_check1 CHECK (((NOT admin) OR ((role = 'read_write'::text) AND (scope IS NULL)))),
  constraint api_keys_hash_key UNIQUE (hash),
  constraint api_keys_pkey PRIMARY KEY (key_id),
  constraint api_keys_previous_hash_key UNIQUE (previous_hash),
  constraint api_keys_role_check CHECK ((role = ANY (ARRAY['read_only'::text, 'read_write'::text])))
);

create table asked (
  namespace_id bigint not null,
  asker text collate "C" not null,
  questions bytea not null,
  at timestamp with time zone not null,
  constraint asked_pkey PRIMARY KEY (namespace_id, asker)
);

create table attribute_values (
  namespace_id bigint not null,
  attribute text collate "C" not null,
  value bytea not null,
  document_id text collate "C" not null,
  constraint attribute_values_pkey PRIMARY KEY (namespace_id, attribute, value, document_id)
);

create table audit_log (
  organization_id text not null,
  entry_id text collate "C" not null,
  at timestamp with time zone not null,
  action text not null,
  namespace text collate "C",
  subject text,
  key_id text,
  actor jsonb not null,
  before jsonb,
  after jsonb,
  constraint audit_log_pkey PRIMARY KEY (organization_id, entry_id)
);

create table budget_claims (
  organization_id text not null,
  claim_id text not null,
  prefix text collate "C" not null,
  units bigint not null,
  until timestamp with time zone not null,
  constraint budget_claims_pkey PRIMARY KEY (organization_id, claim_id, prefix)
);

create table budgets (
  organization_id text not null,
  prefix text collate "C" not null,
  budget_usd_per_month numeric not null,
  on_exceeded text not null,
  updated_at timestamp with time zone not null,
  constraint budgets_on_exceeded_check CHECK ((on_exceeded = ANY (ARRAY['pause'::text, 'reject'::text]))),
  constraint budgets_pkey PRIMARY KEY (organization_id, prefix)
);

create table calibration_runs (
  judgment_id text not null,
  organization_id text not null,
  claim_id bigint not null,
  fits bigint default 0 not null,
  ran_at timestamp with time zone,
  walk jsonb,
  epochs jsonb default '{}'::jsonb not null,
  constraint calibration_runs_claim_id_key UNIQUE (claim_id),
  constraint calibration_runs_pkey PRIMARY KEY (judgment_id)
);

create table calibrations (
  judgment_id text not null,
  version integer not null,
  engine text collate "C" not null,
  engine_version text collate "C" not null,
  began_at timestamp with time zone not null,
  method text not null,
  map jsonb not null,
  outcomes bigint not null,
  fitted_at timestamp with time zone not null,
  folds jsonb not null,
  held_out jsonb not null,
  constraint calibrations_pkey PRIMARY KEY (judgment_id, version, engine, engine_version)
);

create table cascade_bounds (
  judgment_id text not null,
  version integer not null,
  fit integer not null,
  first_version text not null,
  engine_version text not null,
  bound double precision,
  looks integer not null,
  report jsonb not null,
  looked_at timestamp with time zone not null,
  constraint cascade_bounds_pkey PRIMARY KEY (judgment_id, version)
);

create table cascade_pairs (
  judgment_id text not null,
  version integer not null,
  document bytea not null,
  first_version text not null,
  engine_version text not null,
  confidence double precision not null,
  agrees boolean not null,
  at timestamp with time zone not null,
  constraint cascade_pairs_pkey PRIMARY KEY (judgment_id, version, document)
);

create table changed_sources (
  namespace_id bigint not null,
  sequence bigint not null,
  kind text not null,
  subject text collate "C" not null,
  value bytea not null,
  document_id text collate "C" not null,
  constraint changed_sources_kind_check CHECK ((kind = ANY (ARRAY['left'::text, 'answer'::text]))),
  constraint changed_sources_pkey PRIMARY KEY (namespace_id, sequence, kind, subject, value, document_id)
);

create table combined_indexes (
  namespace_id bigint not null,
  attribute text collate "C" not null,
  state text not null,
  built_up_to text collate "C" default ''::text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  constraint combined_indexes_pkey PRIMARY KEY (namespace_id, attribute),
  constraint combined_indexes_state_check CHECK ((state = ANY (ARRAY['building'::text, 'ready'::text, 'dropping'::text])))
);

create table commits (
  namespace_id bigint not null,
  sequence bigint not null,
  kind text not null,
  at timestamp with time zone not null,
  document_ids text[] not null,
  bulk jsonb,
  ended text[],
  constraint commits_kind_check CHECK ((kind = ANY (ARRAY['documents'::text, 'answers'::text]))),
  constraint commits_pkey PRIMARY KEY (namespace_id, sequence)
);

create table composite_weights (
  judgment_id text not null,
  version integer not null,
  weights jsonb not null,
  labels bigint not null,
  fitted_at timestamp with time zone not null,
  without jsonb,
  constraint composite_weights_pkey PRIMARY KEY (judgment_id, version)
);

create table context_sources (
  organization_id text not null,
  source text collate "C" not null,
  judgment_id text collate "C" not null,
  owner text collate "C" not null,
  constraint context_sources_pkey PRIMARY KEY (organization_id, source, judgment_id)
);

create table declared_attributes (
  organization_id text not null,
  owner text collate "C" not null,
  attribute text collate "C" not null,
  declared_by text collate "C" default 'settings'::text not null,
  constraint declared_attributes_pkey PRIMARY KEY (organization_id, owner, attribute, declared_by)
);

create table deferred (
  namespace_id bigint not null,
  document_id text collate "C" not null,
  judgment_id text collate "C" not null,
  reason text not null,
  revision bigint not null,
  due_at timestamp with time zone not null,
  attempts integer default 0 not null,
  first_at timestamp with time zone,
  mark bigint,
  max_wait_ms integer,
  constraint deferred_pkey PRIMARY KEY (namespace_id, document_id, judgment_id, reason),
  constraint deferred_reason_check CHECK ((reason = ANY (ARRAY['interactive'::text, 'retry'::text, 'debounce'::text, 'read'::text, 'fanout'::text])))
);

create table definition_changes (
  organization_id text not null,
  owner text collate "C" not null,
  epoch bigint not null,
  constraint definition_changes_pkey PRIMARY KEY (organization_id, owner)
);

create table definition_epochs (
  organization_id text not null,
  epoch bigint not null,
  swept_epoch bigint default 0 not null,
  constraint definition_epochs_pkey PRIMARY KEY (organization_id)
);

create table deliveries (
  endpoint_id text collate "C" not null,
  queued_id text collate "C" not null,
  event_id text collate "C" not null,
  organization_id text not null,
  event_type text not null,
  status text not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone,
  attempted_at timestamp with time zone,
  status_code integer,
  latency_ms integer,
  error text,
  response text,
  created_at timestamp with time zone not null,
  history jsonb,
  skipped_reason text,
  constraint deliveries_pkey PRIMARY KEY (endpoint_id, queued_id),
  constraint deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text, 'skipped'::text])))
);

create table document_history (
  namespace_id bigint not null,
  document_id text collate "C" not null,
  revision bigint not null,
  superseded bigint not null,
  incarnation bigint not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  attributes jsonb not null,
  state jsonb not null,
  bytes integer not null,
  constraint document_history_pkey PRIMARY KEY (namespace_id, document_id, revision)
);

create table document_origins (
  namespace_id bigint not null,
  document_id text collate "C" not null,
  incarnation bigint not null,
  shown jsonb not null,
  constraint document_origins_pkey PRIMARY KEY (namespace_id, document_id)
);

create table documents (
  namespace_id bigint not null,
  document_id text collate "C" not null,
  revision bigint not null,
  incarnation bigint not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  attributes jsonb not null,
  state jsonb not null,
  bytes integer not null,
  constraint documents_pkey PRIMARY KEY (namespace_id, document_id)
);

create table drift_watches (
  judgment_id text not null,
  version integer not null,
  divided_by text not null,
  period text collate "C" not null,
  organization_id text not null,
  claim_id bigint not null,
  begun_at timestamp with time zone not null,
  looks integer default 0 not null,
  constraint drift_watches_claim_id_key UNIQUE (claim_id),
  constraint drift_watches_pkey PRIMARY KEY (judgment_id, version, divided_by, period)
);

create table ended_namespaces (
  organization_id text not null,
  name text collate "C" not null,
  sequence bigint not null,
  constraint ended_namespaces_pkey PRIMARY KEY (organization_id, name)
);

create table endpoint_minutes (
  endpoint_id text collate "C" not null,
  minute timestamp with time zone not null,
  succeeded bigint default 0 not null,
  failed bigint default 0 not null,
  attempts bigint default 0 not null,
  attempts_succeeded bigint default 0 not null,
  constraint endpoint_minutes_pkey PRIMARY KEY (endpoint_id, minute)
);

create table evaluations (
  namespace_id bigint not null,
  evaluation_id text collate "C" not null,
  judgment_id text collate "C" not null,
  version integer not null,
  document_id text collate "C" not null,
  revision bigint not null,
  incarnation bigint not null,
  engine text not null,
  engine_version text,
  at timestamp with time zone not null,
  carried boolean not null,
  shadow boolean not null,
  answer jsonb,
  context_hash bytea,
  tokens integer not null,
  units integer not null,
  error jsonb,
  repeated boolean default false not null,
  requests integer,
  reusable boolean default false not null,
  reused_from text collate "C",
  passed_on boolean,
  asked_as text,
  constraint evaluations_pkey PRIMARY KEY (namespace_id, judgment_id, at, evaluation_id)
);

create table events (
  organization_id text not null,
  event_id text collate "C" not null,
  namespace text collate "C",
  type text not null,
  subscription_id text,
  recorded_at timestamp with time zone not null,
  data jsonb not null,
  test_endpoint text,
  constraint events_pkey PRIMARY KEY (organization_id, event_id)
);

create table fanouts (
  namespace_id bigint not null,
  judgment_id text collate "C" not null,
  attribute text collate "C" not null,
  value bytea not null,
  begun boolean not null,
  after text collate "C" default ''::text not null,
  except_id text collate "C",
  mark bigint not null,
  first_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  since bigint,
  constraint fanouts_pkey PRIMARY KEY (namespace_id, judgment_id, attribute, value, begun)
);

create table feeds (
  organization_id text not null,
  records_id bigint not null,
  last_event_id text collate "C",
  swept_to text collate "C",
  constraint feeds_pkey PRIMARY KEY (organization_id),
  constraint feeds_records_id_key UNIQUE (records_id)
);

create table group_contributions (
  namespace_id bigint not null,
  group_id text collate "C" not null,
  document_id text collate "C" not null,
  key bytea not null,
  given double precision[] not null,
  constraint group_contributions_pkey PRIMARY KEY (namespace_id, group_id, document_id)
);

create table group_readers (
  namespace_id bigint not null,
  judgments jsonb not null,
  as_of bigint default 0 not null,
  epoch bigint default 1 not null,
  dirty boolean default false not null,
  constraint group_readers_pkey PRIMARY KEY (namespace_id)
);

create table group_rows (
  namespace_id bigint not null,
  group_id text collate "C" not null,
  key bytea not null,
  value jsonb not null,
  documents bigint not null,
  tally text not null,
  changed_at timestamp with time zone,
  epoch bigint default 0 not null,
  settled jsonb,
  constraint group_rows_pkey PRIMARY KEY (namespace_id, group_id, key)
);

create table group_sketches (
  namespace_id bigint not null,
  group_id text collate "C" not null,
  key bytea not null,
  number smallint not null,
  sketch text not null,
  constraint group_sketches_pkey PRIMARY KEY (namespace_id, group_id, key, number)
);

create table group_states (
  namespace_id bigint not null,
  group_id text collate "C" not null,
  name text collate "C" not null,
  status text not null,
  walk text,
  walked_to text collate "C" default ''::text not null,
  frozen_epoch bigint,
  frozen_as_of bigint,
  keys bigint default 0 not null,
  over_cap_until timestamp with time zone,
  constraint group_states_pkey PRIMARY KEY (namespace_id, group_id),
  constraint group_states_status_check CHECK ((status = ANY (ARRAY['building'::text, 'ready'::text, 'ended'::text]))),
  constraint group_states_walk_check CHECK ((walk = ANY (ARRAY['walking'::text, 'walked'::text])))
);

create table group_values (
  namespace_id bigint not null,
  group_id text collate "C" not null,
  key bytea not null,
  number smallint not null,
  value double precision not null,
  document_id text collate "C" not null,
  constraint group_values_pkey PRIMARY KEY (namespace_id, group_id, key, number, value, document_id)
);

create table groups (
  group_id text collate "C" not null,
  organization_id text not null,
  owner text collate "C" not null,
  name text collate "C" not null,
  definition jsonb not null,
  created_at timestamp with time zone not null,
  created_epoch bigint not null,
  job_id text,
  constraint groups_organization_id_owner_name_key UNIQUE (organization_id, owner, name),
  constraint groups_pkey PRIMARY KEY (group_id)
);

create table idempotent_answers (
  organization_id text not null,
  request bytea not null,
  payload bytea not null,
  owner text not null,
  leased_until timestamp with time zone,
  until timestamp with time zone not null,
  bytes integer default 0 not null,
  answer bytea,
  constraint idempotent_answers_pkey PRIMARY KEY (organization_id, request)
);

create table indexed_attributes (
  namespace_id bigint not null,
  attribute text collate "C" not null,
  state text not null,
  origin text not null,
  built_up_to text collate "C" default ''::text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  constraint indexed_attributes_origin_check CHECK ((origin = ANY (ARRAY['declared'::text, 'learned'::text]))),
  constraint indexed_attributes_pkey PRIMARY KEY (namespace_id, attribute),
  constraint indexed_attributes_state_check CHECK ((state = ANY (ARRAY['building'::text, 'ready'::text, 'dropping'::text])))
);

create table jobs (
  job_id text collate "C" not null,
  organization_id text not null,
  claim_id bigint not null,
  type text not null,
  status text not null,
  namespace text collate "C" not null,
  judgment text collate "C",
  judgment_id text collate "C",
  settings jsonb not null,
  checkpoint jsonb,
  pages bigint default 0 not null,
  attempts integer default 0 not null,
  estimate jsonb,
  result jsonb,
  documents_done bigint default 0 not null,
  spend_usd numeric default 0 not null,
  error text,
  held_by text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  running_since timestamp with time zone,
  running_from bigint default 0 not null,
  failed_count bigint default 0 not null,
  failures jsonb default '[]'::jsonb not null,
  waiting jsonb,
  page_done bigint default 0 not null,
  settling boolean default false not null,
  constraint jobs_check CHECK (((status = 'paused'::text) = (held_by IS NOT NULL))),
  constraint jobs_check1 CHECK (((status = ANY (ARRAY['done'::text, 'failed'::text, 'cancelled'::text])) = (ended_at IS NOT NULL))),
  constraint jobs_claim_id_key UNIQUE (claim_id),
  constraint jobs_held_by_check CHECK ((held_by = ANY (ARRAY['hand'::text, 'budget'::text]))),
  constraint jobs_pkey PRIMARY KEY (job_id),
  constraint jobs_status_check CHECK ((status = ANY (ARRAY['estimating'::text, 'awaiting_confirm'::text, 'running'::text, 'paused'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
);

create table judgment_hours (
  namespace_id bigint not null,
  judgment_id text collate "C" not null,
  hour timestamp with time zone not null,
  organization_id text collate "C" not null,
  agreed bigint default 0 not null,
  disagreed bigint default 0 not null,
  constraint judgment_hours_pkey PRIMARY KEY (namespace_id, judgment_id, hour)
);

create table judgment_overrides (
  organization_id text not null,
  namespace text collate "C" not null,
  judgment_id text not null,
  thresholds jsonb not null,
  freshness jsonb not null,
  threshold_count integer default 0 not null,
  constraint judgment_overrides_pkey PRIMARY KEY (organization_id, namespace, judgment_id)
);

create table judgment_reads (
  organization_id text not null,
  kind text not null,
  name text collate "C" not null,
  place text collate "C" not null,
  judgment_id text not null,
  version integer not null,
  at integer not null,
  elsewhere boolean not null,
  cut text collate "C",
  banded boolean not null,
  constraint judgment_reads_kind_check CHECK ((kind = ANY (ARRAY['judgment'::text, 'group'::text]))),
  constraint judgment_reads_pkey PRIMARY KEY (organization_id, kind, name, place, judgment_id, version, at)
);

create table judgment_removals (
  claim_id bigint not null,
  organization_id text not null,
  owner text collate "C" not null,
  judgment_id text not null,
  done_up_to text collate "C" default ''::text not null,
  constraint judgment_removals_pkey PRIMARY KEY (claim_id)
);

create table judgment_versions (
  judgment_id text not null,
  version integer not null,
  definition jsonb not null,
  created_at timestamp with time zone not null,
  activated boolean default true not null,
  constraint judgment_versions_pkey PRIMARY KEY (judgment_id, version)
);

create table judgments (
  judgment_id text not null,
  organization_id text not null,
  owner text collate "C" not null,
  name text collate "C" not null,
  type text not null,
  active_version integer,
  thresholds jsonb not null,
  freshness jsonb not null,
  created_at timestamp with time zone not null,
  constraint judgments_organization_id_owner_name_key UNIQUE (organization_id, owner, name),
  constraint judgments_pkey PRIMARY KEY (judgment_id),
  constraint judgments_type_check CHECK ((type = ANY (ARRAY['bool'::text, 'choice'::text, 'score'::text])))
);

create table label_items (
  queue_id text collate "C" not null,
  item integer not null,
  namespace_id bigint not null,
  namespace text not null,
  document_id text collate "C" not null,
  incarnation bigint not null,
  answer jsonb not null,
  probability double precision not null,
  weight double precision not null,
  gone boolean default false not null,
  marks jsonb default '{}'::jsonb not null,
  constraint label_items_pkey PRIMARY KEY (queue_id, item)
);

create table label_queues (
  queue_id text collate "C" not null,
  organization_id text not null,
  judgment_id text collate "C" not null,
  place text collate "C" not null,
  strategy text not null,
  labelers integer not null,
  near double precision,
  population bigint not null,
  items integer not null,
  created_at timestamp with time zone not null,
  constraint label_queues_pkey PRIMARY KEY (queue_id)
);

create table learned_fits (
  judgment_id text not null,
  version integer not null,
  fit integer not null,
  engine text not null,
  engine_version text not null,
  state bytea,
  labels bigint not null,
  report jsonb not null,
  learned_at timestamp with time zone not null,
  constraint learned_fits_pkey PRIMARY KEY (judgment_id, version)
);

create table mails (
  mail_id text collate "C" not null,
  organization_id text not null,
  recipients jsonb not null,
  subject text not null,
  body text not null,
  attempts integer default 0 not null,
  due_at timestamp with time zone not null,
  constraint mails_pkey PRIMARY KEY (mail_id)
);

create table namespace_names (
  organization_id text not null,
  name text collate "C" not null,
  namespace_id bigint not null,
  constraint namespace_names_pkey PRIMARY KEY (organization_id, name)
);

create table namespaces (
  namespace_id bigint not null,
  organization_id text not null,
  name text collate "C" not null,
  sequence bigint default 0 not null,
  document_count bigint default 0 not null,
  bytes bigint default 0 not null,
  lowest_pin bigint,
  budget_usd_per_month numeric,
  on_exceeded text default 'pause'::text not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  highest_pin bigint,
  maintained_attributes text[] default '{}'::text[] not null,
  non_production boolean default false not null,
  budget_paused boolean default false not null,
  budget_month text,
  watched_attributes text[] default '{}'::text[] not null,
  followed boolean default false not null,
  fanout_generation bigint default 0 not null,
  anchored_fields text[] default '{}'::text[] not null,
  subscribed_epoch bigint,
  latest_outcome timestamp with time zone,
  grouped_epoch bigint,
  logged_until timestamp with time zone,
  budget_above text,
  retained_bytes bigint default 0 not null,
  retained_to bigint default 0 not null,
  combined_attributes text[] default '{}'::text[] not null,
  combined_sequence bigint,
  constraint namespaces_budget_above_check CHECK ((budget_above = ANY (ARRAY['pause'::text, 'reject'::text]))),
  constraint namespaces_on_exceeded_check CHECK ((on_exceeded = ANY (ARRAY['pause'::text, 'reject'::text]))),
  constraint namespaces_pkey PRIMARY KEY (namespace_id)
);

create table namespaces_seen (
  namespace_id bigint not null,
  organization_id text not null,
  name text collate "C" not null,
  seen_at timestamp with time zone not null,
  sequence bigint not null,
  document_count bigint not null,
  bytes bigint not null,
  budget_usd_per_month numeric,
  on_exceeded text not null,
  budget_paused boolean not null,
  non_production boolean not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  indexed_attributes jsonb not null,
  constraint namespaces_seen_pkey PRIMARY KEY (namespace_id)
);

create table non_production_prefixes (
  organization_id text not null,
  prefix text collate "C" not null,
  created_at timestamp with time zone not null,
  constraint non_production_prefixes_pkey PRIMARY KEY (organization_id, prefix)
);

create table organization_hours (
  organization_id text not null,
  hour timestamp with time zone not null,
  measure text collate "C" not null,
  name text collate "C" not null,
  value bigint default 0 not null,
  constraint organization_hours_pkey PRIMARY KEY (organization_id, hour, measure, name)
);

create table organizations (
  organization_id text not null,
  name text not null,
  plan text not null,
  suggestions boolean default false not null,
  contacts jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone not null,
  constraint organizations_name_key UNIQUE (name),
  constraint organizations_pkey PRIMARY KEY (organization_id),
  constraint organizations_plan_check CHECK ((plan = ANY (ARRAY['developer'::text, 'team'::text, 'scale'::text])))
);

create table outcomes (
  namespace_id bigint not null,
  outcome_id text collate "C" not null,
  judgment_id text collate "C" not null,
  judgment text collate "C" not null,
  document_id text collate "C" not null,
  value jsonb not null,
  observed_at timestamp with time zone not null,
  source text,
  comment text,
  created_at timestamp with time zone not null,
  version integer,
  engine text,
  engine_version text,
  evaluated_at timestamp with time zone,
  answer jsonb,
  predicted double precision,
  came_true boolean,
  mass double precision,
  distance double precision,
  incarnation bigint,
  labeler text,
  drawn_with jsonb,
  weight double precision,
  constraint outcomes_pkey PRIMARY KEY (namespace_id, outcome_id)
);

create table pins (
  namespace_id bigint not null,
  pin_id text collate "C" not null,
  sequence bigint not null,
  expires_at timestamp with time zone not null,
  standing jsonb,
  constraint pins_pkey PRIMARY KEY (namespace_id, pin_id)
);

create table positions (
  namespace_id bigint not null,
  reader text not null,
  "position" bigint not null,
  within integer default 0 not null,
  moves bigint default 0 not null,
  constraint positions_pkey PRIMARY KEY (namespace_id, reader)
);

create table rate_levels (
  key_id text not null,
  level double precision default 0 not null,
  at bigint not null,
  minute integer not null,
  held integer default 0 not null,
  granted integer default 0 not null,
  constraint rate_levels_pkey PRIMARY KEY (key_id)
);

create table recorded_events (
  namespace_id bigint not null,
  record_id text collate "C" not null,
  organization_id text not null,
  namespace text collate "C",
  type text not null,
  data jsonb not null,
  recorded_at timestamp with time zone not null,
  constraint recorded_events_pkey PRIMARY KEY (namespace_id, record_id)
);

create table request_log (
  organization_id text not null,
  entry_id text collate "C" not null,
  at timestamp with time zone not null,
  request_id text not null,
  key_id text not null,
  address text not null,
  operation text not null,
  method text not null,
  path text not null,
  namespace text collate "C",
  status integer,
  error text,
  duration_ms integer not null,
  bytes_in bigint,
  bytes_out bigint,
  session_id text,
  constraint request_log_pkey PRIMARY KEY (organization_id, entry_id)
);

create table request_log_days (
  organization_id text not null,
  day date not null,
  kept bigint default 0 not null,
  left_out bigint default 0 not null,
  constraint request_log_days_pkey PRIMARY KEY (organization_id, day)
);

create table resource_counts (
  organization_id text not null,
  resource text not null,
  used bigint not null,
  constraint resource_counts_pkey PRIMARY KEY (organization_id, resource)
);

create table schedules (
  judgment_id text collate "C" not null,
  place text collate "C" not null,
  organization_id text not null,
  judgment text collate "C" not null,
  claim_id bigint not null,
  interval_ms bigint not null,
  next_at timestamp with time zone not null,
  constraint schedules_claim_id_key UNIQUE (claim_id),
  constraint schedules_pkey PRIMARY KEY (judgment_id, place)
);

create table schema_migrations (
  version integer not null,
  name text not null,
  applied_at timestamp with time zone not null,
  works_from integer,
  constraint schema_migrations_pkey PRIMARY KEY (version)
);

create table sentinel_answers (
  judgment_id text collate "C" not null,
  run integer not null,
  item integer not null,
  engine text not null,
  engine_version text,
  answer jsonb,
  constraint sentinel_answers_pkey PRIMARY KEY (judgment_id, run, item)
);

create table sentinel_contexts (
  judgment_id text collate "C" not null,
  item integer not null,
  namespace_id bigint not null,
  document_id text collate "C" not null,
  incarnation bigint not null,
  revision bigint not null,
  context text not null,
  compiled jsonb not null,
  attributes jsonb not null,
  constraint sentinel_contexts_pkey PRIMARY KEY (judgment_id, item)
);

create table sentinel_runs (
  judgment_id text collate "C" not null,
  run integer not null,
  reason text not null,
  version integer not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  engine text,
  engine_version text,
  answered integer default 0 not null,
  failed integer default 0 not null,
  cost_usd numeric default '0'::numeric not null,
  compared jsonb,
  stalled_at timestamp with time zone,
  constraint sentinel_runs_pkey PRIMARY KEY (judgment_id, run)
);

create table sentinels (
  judgment_id text collate "C" not null,
  organization_id text not null,
  claim_id bigint not null,
  size integer not null,
  every text not null,
  budget_usd double precision not null,
  on_drift text not null,
  created_at timestamp with time zone not null,
  version integer,
  drawn_at timestamp with time zone,
  run integer default 0 not null,
  spent_month text,
  spent_usd numeric default '0'::numeric not null,
  waiting text,
  constraint sentinels_claim_id_key UNIQUE (claim_id),
  constraint sentinels_pkey PRIMARY KEY (judgment_id)
);

create table sessions (
  hash bytea not null,
  session_id text not null,
  organization_id text not null,
  key_id text not null,
  key_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  idle_expires_at timestamp with time zone not null,
  constraint sessions_pkey PRIMARY KEY (hash)
);

create table shared_answers (
  judgment_id text collate "C" not null,
  context_hash bytea not null,
  evaluation_id text collate "C" not null,
  namespace_id bigint not null,
  at timestamp with time zone not null,
  version integer not null,
  engine text not null,
  engine_version text not null,
  answer jsonb not null,
  constraint shared_answers_pkey PRIMARY KEY (judgment_id, context_hash, evaluation_id)
);

create table shown_elsewhere (
  namespace_id bigint not null,
  theirs text collate "C" not null,
  value bytea not null,
  reader_id bigint not null,
  shown_at timestamp with time zone not null,
  constraint shown_elsewhere_pkey PRIMARY KEY (namespace_id, theirs, value, reader_id)
);

create table subscription_attributes (
  organization_id text not null,
  owner text collate "C" not null,
  attribute text collate "C" not null,
  subscriptions bigint not null,
  constraint subscription_attributes_pkey PRIMARY KEY (organization_id, owner, attribute)
);

create table subscription_bulk_counts (
  namespace_id bigint not null,
  bulk_id text collate "C" not null,
  subscription_id text collate "C" not null,
  entered bigint not null,
  exited bigint not null,
  constraint subscription_bulk_counts_pkey PRIMARY KEY (namespace_id, bulk_id, subscription_id)
);

create table subscription_bulks (
  namespace_id bigint not null,
  bulk_id text collate "C" not null,
  cause text not null,
  judgment text not null,
  told_to text collate "C" default ''::text not null,
  constraint subscription_bulks_pkey PRIMARY KEY (namespace_id, bulk_id)
);

create table subscription_members (
  namespace_id bigint not null,
  document_id text collate "C" not null,
  subscription_id text collate "C" not null,
  incarnation bigint not null,
  revision bigint not null,
  since bigint not null,
  constraint subscription_members_pkey PRIMARY KEY (namespace_id, document_id, subscription_id)
);

create table subscription_readers (
  namespace_id bigint not null,
  epoch bigint not null,
  judgments jsonb not null,
  constraint subscription_readers_pkey PRIMARY KEY (namespace_id)
);

create table subscription_states (
  namespace_id bigint not null,
  subscription_id text collate "C" not null,
  live_at timestamp with time zone,
  cause text,
  walked_to text collate "C" default ''::text not null,
  entered bigint default 0 not null,
  exited bigint default 0 not null,
  raised bigint default 0 not null,
  constraint subscription_states_pkey PRIMARY KEY (namespace_id, subscription_id)
);

create table subscriptions (
  subscription_id text collate "C" not null,
  organization_id text not null,
  owner text collate "C" not null,
  name text collate "C" not null,
  filters jsonb not null,
  events text[] not null,
  include jsonb not null,
  endpoint text collate "C",
  bulk text not null,
  created_at timestamp with time zone not null,
  created_epoch bigint not null,
  epoch bigint not null,
  deleted boolean default false not null,
  deleted_at timestamp with time zone,
  constraint subscriptions_bulk_check CHECK ((bulk = ANY (ARRAY['summary'::text, 'deliver'::text]))),
  constraint subscriptions_pkey PRIMARY KEY (subscription_id)
);

create table suggestion_counts (
  organization_id text not null,
  day date not null,
  used integer not null,
  constraint suggestion_counts_pkey PRIMARY KEY (organization_id),
  constraint suggestion_counts_used_check CHECK ((used >= 0))
);

create table tenant_publications (
  claim_id bigint not null,
  namespace text collate "C" not null,
  status text not null,
  reason text,
  published_at timestamp with time zone,
  source_as_of bigint,
  look jsonb,
  constraint tenant_publications_check CHECK (((published_at IS NULL) = (source_as_of IS NULL))),
  constraint tenant_publications_check1 CHECK (((status = 'skipped'::text) = (reason IS NOT NULL))),
  constraint tenant_publications_pkey PRIMARY KEY (claim_id, namespace),
  constraint tenant_publications_status_check CHECK ((status = ANY (ARRAY['published'::text, 'unchanged'::text, 'skipped'::text])))
);

create table tenant_summaries (
  organization_id text not null,
  template text collate "C" not null,
  claim_id bigint not null,
  groups jsonb not null,
  bands jsonb not null,
  created_at timestamp with time zone not null,
  next_at timestamp with time zone not null,
  run_after text collate "C",
  last_run_at timestamp with time zone,
  failed boolean default false not null,
  moves bigint default 0 not null,
  settings bigint default 0 not null,
  min_count integer default 1 not null,
  keys text default 'plain'::text not null,
  key_salt bytea,
  constraint tenant_summaries_claim_id_key UNIQUE (claim_id),
  constraint tenant_summaries_keys_check CHECK ((keys = ANY (ARRAY['plain'::text, 'hashed'::text]))),
  constraint tenant_summaries_pkey PRIMARY KEY (organization_id, template)
);

create table tunings (
  judgment_id text collate "C" not null,
  place text collate "C" not null,
  organization_id text not null,
  judgment text collate "C" not null,
  claim_id bigint not null,
  month text not null,
  version integer not null,
  status text not null,
  checkpoint jsonb,
  steps integer default 0 not null,
  attempts integer default 0 not null,
  suggested jsonb,
  started_at timestamp with time zone not null,
  agreement jsonb,
  cascade jsonb,
  constraint tunings_claim_id_key UNIQUE (claim_id),
  constraint tunings_pkey PRIMARY KEY (judgment_id, place),
  constraint tunings_status_check CHECK ((status = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
);

create table usage_lines (
  namespace_id bigint not null,
  organization_id text not null,
  month text not null,
  line text not null,
  bytes bigint default 0 not null,
  units bigint default 0 not null,
  tokens bigint default 0 not null,
  non_production boolean default false not null,
  stored bigint default 0 not null,
  stored_moment numeric default 0 not null,
  constraint usage_lines_pkey PRIMARY KEY (namespace_id, month, line, non_production)
);

create table usage_lines_seen (
  namespace_id bigint not null,
  organization_id text not null,
  month text not null,
  line text not null,
  bytes bigint not null,
  units bigint not null,
  tokens bigint not null,
  non_production boolean not null,
  stored bigint not null,
  stored_moment numeric not null,
  constraint usage_lines_seen_pkey PRIMARY KEY (namespace_id, month, line, non_production)
);

create table wakeups (
  kind text not null,
  namespace_id bigint not null,
  due_at timestamp with time zone not null,
  generation bigint default 0 not null,
  lease_owner text,
  lease_until timestamp with time zone,
  share text collate "C",
  quiet_generation bigint,
  constraint wakeups_pkey PRIMARY KEY (kind, namespace_id)
);

create table webhook_endpoints (
  endpoint_id text collate "C" not null,
  organization_id text not null,
  claim_id bigint not null,
  url text not null,
  events text[] not null,
  namespace_prefix text collate "C",
  description text not null,
  max_per_second double precision,
  status text default 'active'::text not null,
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamp with time zone,
  failing_since timestamp with time zone,
  failed_attempts bigint default 0 not null,
  paused_until timestamp with time zone,
  last_success_at timestamp with time zone,
  idempotency text,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  last_begun_at timestamp with time zone,
  constraint webhook_endpoints_claim_id_key UNIQUE (claim_id),
  constraint webhook_endpoints_pkey PRIMARY KEY (endpoint_id),
  constraint webhook_endpoints_status_check CHECK ((status = ANY (ARRAY['active'::text, 'failing'::text, 'disabled'::text])))
);

create index answer_history_superseded on answer_history using btree (namespace_id, superseded);

create index answers_by_label on answers using btree (namespace_id, judgment_id, label, document_id) where (label is not null);

create index answers_by_number on answers using btree (namespace_id, judgment_id, number, document_id) where (number is not null);

create index answers_failed on answers using btree (namespace_id, judgment_id, document_id) where (error is not null);

create index api_keys_by_person on api_keys using btree (organization_id, person_digest) where (person_digest is not null);

create index api_keys_organization_id_key_id_idx on api_keys using btree (organization_id, key_id) where (revoked_at is null);

create index cascade_pairs_by_time on cascade_pairs using btree (judgment_id, version, at);

create index context_sources_by_judgment on context_sources using btree (judgment_id);

create index deferred_due on deferred using btree (namespace_id, due_at);

create index definition_changes_since on definition_changes using btree (organization_id, epoch);

create index deliveries_again on deliveries using btree (endpoint_id, event_id) where (queued_id <> event_id);

create index deliveries_by_status on deliveries using btree (endpoint_id, status, queued_id) where (status <> 'succeeded'::text);

create index deliveries_due on deliveries using btree (endpoint_id, next_attempt_at, queued_id) where (status = 'pending'::text);

create index document_history_superseded on document_history using btree (namespace_id, superseded);

create index evaluations_by_document on evaluations using btree (namespace_id, document_id, at);

create index evaluations_reusable on evaluations using btree (namespace_id, judgment_id, context_hash) where reusable;

create index events_by_first_part on events using btree (organization_id, split_part(namespace, '/'::text, 1), event_id) where ((test_endpoint is null) and (namespace is not null));

create index events_by_namespace on events using btree (organization_id, namespace, event_id) where ((test_endpoint is null) and (namespace is not null));

create index events_by_subscription on events using btree (organization_id, subscription_id, event_id) where (subscription_id is not null);

create index events_by_two_parts on events using btree (organization_id, (((split_part(namespace, '/'::text, 1) || '/'::text) || split_part(namespace, '/'::text, 2))), event_id) where ((test_endpoint is null) and (namespace is not null));

create index events_by_type on events using btree (organization_id, type, event_id) where (test_endpoint is null);

create index group_rows_by_change on group_rows using btree (namespace_id, group_id, changed_at) where (changed_at is not null);

create index group_rows_by_documents on group_rows using btree (namespace_id, group_id, documents desc, key);

create index group_rows_by_epoch on group_rows using btree (namespace_id, group_id, epoch) where (epoch > 0);

create index idempotent_answers_by_age on idempotent_answers using btree (organization_id, until);

create index idempotent_answers_by_end on idempotent_answers using btree (until);

create index jobs_by_namespace on jobs using btree (organization_id, namespace, job_id desc);

create index jobs_by_organization on jobs using btree (organization_id, job_id desc);

create index jobs_by_status on jobs using btree (organization_id, status, job_id desc);

create index jobs_by_type on jobs using btree (organization_id, type, job_id desc);

create index jobs_by_type_and_status on jobs using btree (organization_id, type, status, job_id desc);

create index jobs_ended on jobs using btree (ended_at) where (ended_at is not null);

create index jobs_open on jobs using btree (judgment_id) where (ended_at is null);

create index judgment_hours_by_hour on judgment_hours using btree (hour, organization_id);

create index judgment_overrides_by_judgment on judgment_overrides using btree (judgment_id, threshold_count);

create index judgment_reads_by_reader on judgment_reads using btree (judgment_id);

create index label_queues_by_judgment on label_queues using btree (judgment_id, place, queue_id);

create index label_queues_by_place on label_queues using btree (organization_id, place);

create index namespaces_by_organization on namespaces using btree (organization_id, name);

create index namespaces_seen_by_organization on namespaces_seen using btree (organization_id, name);

create index organization_hours_by_age on organization_hours using btree (hour);

create index outcomes_by_document on outcomes using btree (namespace_id, document_id, observed_at, outcome_id);

create index outcomes_by_judgment on outcomes using btree (namespace_id, judgment_id, observed_at, outcome_id);

create index outcomes_by_time on outcomes using btree (namespace_id, observed_at, outcome_id);

create index request_log_by_age on request_log using btree (at);

create index request_log_by_key on request_log using btree (organization_id, key_id, entry_id);

create index request_log_by_request on request_log using btree (organization_id, request_id);

create index sentinel_contexts_by_namespace on sentinel_contexts using btree (namespace_id);

create index sessions_by_end on sessions using btree (organization_id, idle_expires_at);

create index sessions_by_key on sessions using btree (key_id, created_at);

create index shared_answers_by_namespace on shared_answers using btree (namespace_id, at);

create index subscription_members_by_subscription on subscription_members using btree (namespace_id, subscription_id, document_id);

create index subscription_states_walked on subscription_states using btree (namespace_id, walked_to, subscription_id) where (cause is not null);

create index subscriptions_by_epoch on subscriptions using btree (organization_id, owner, epoch);

create index subscriptions_deleted on subscriptions using btree (deleted_at) where deleted;

create index usage_lines_by_month on usage_lines using btree (organization_id, month);

create index usage_lines_seen_by_month on usage_lines_seen using btree (organization_id, month);

create index usage_lines_summarized on usage_lines using btree (organization_id, month) where (line = 'tenant_summary'::text);

create index wakeups_due_by_kind on wakeups using btree (kind, due_at);

create index webhook_endpoints_by_organization on webhook_endpoints using btree (organization_id, endpoint_id);

create unique index subscriptions_by_name on subscriptions using btree (organization_id, owner, name) where (not deleted);

create unique index webhook_endpoints_by_idempotency on webhook_endpoints using btree (organization_id, split_part(idempotency, ' '::text, 1)) where ((idempotency is not null) and (deleted_at is null));
