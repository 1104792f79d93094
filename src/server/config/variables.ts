/** Every environment variable that the service reads. The tables in `--help` and in the README are made from these. */

import { isAddressOrBlock } from "typespec-koa-runtime/addresses";
import { DEFAULT_LIMIT_COUNTS, LIMIT_NAMES } from "#src/accounts/limits/plan-limits.ts";
import { defaultPrices } from "#src/accounts/money/prices.ts";
import { logLevels } from "#src/foundation/log/log.ts";
import { DEFAULT_LEASE_MS } from "#src/foundation/queue/lease.ts";
import { basePath } from "./base-path.ts";
import { origins } from "./origins.ts";
import { readPrices } from "./price-lists.ts";
import { signInVariables } from "./sign-in-variables.ts";
import {
  apiUrl,
  counts,
  enginePatterns,
  file,
  flag,
  fraction,
  headers,
  httpUrl,
  integer,
  integerOrOff,
  key32,
  list,
  oneOf,
  text,
} from "./variable.ts";

/** A URL without a host is valid too, as in libpq: `postgres://user:password@/database?host=/socket/directory`. */
const isPostgresUrl = (given: string) => /^postgres(ql)?:$/.test(URL.parse(given.replace("@/", "@localhost/"))?.protocol ?? "");

const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

export const variables = {
  PORT: integer(0, 65535, { default: 8080, purpose: "Port of the API, its documentation and the console. 0 takes a free port." }),
  HOST: text(
    { default: "127.0.0.1", purpose: "Address to listen on. `0.0.0.0` or `::` means every interface." },
    "a host name or address",
    (given) => /^[A-Za-z0-9.:_-]+$/.test(given),
  ),
  BASE_PATH: basePath({
    default: "",
    shown: "none",
    purpose:
      "Path under which a reverse proxy publishes the service, such as `/judgments`: the API is then under `/judgments/v1`. The proxy may pass the path on or strip it.",
  }),
  TLS_CERT_FILE: text({
    default: null,
    purpose:
      "PEM file of this server's certificate and its intermediate authorities. With it, the service answers over https. A changed file is read again within 10 seconds.",
  }),
  TLS_KEY_FILE: text({ default: null, purpose: "PEM file of the private key of TLS_CERT_FILE, without a passphrase." }),
  METRICS_PORT: integerOrOff(0, 65535, {
    default: 9464,
    purpose: "Port of the Prometheus metrics and the probes, on METRICS_HOST. 0 takes a free port, `off` serves none.",
  }),
  METRICS_HOST: text(
    {
      default: "127.0.0.1",
      purpose: "Address that the metrics listen on. They need no key, so choose an address that nobody else can reach.",
    },
    "a host name or address",
    (given) => /^[A-Za-z0-9.:_-]+$/.test(given),
  ),
  DATABASE_URL: text(
    {
      default: null,
      secret: true,
      shown: "embedded server",
      purpose: "Address of a PostgreSQL server, version 15 to 18, to use instead of the embedded one.",
    },
    "a postgres://user:password@host:port/database address",
    isPostgresUrl,
  ),
  CITUS_URL: text(
    {
      default: null,
      secret: true,
      purpose:
        "Coordinator of a Citus cluster, version 12 or later. Namespaces are spread over its workers. Use it instead of DATABASE_URL.",
    },
    "a postgres://user:password@host:port/database address",
    isPostgresUrl,
  ),
  DATABASE_POOL_SIZE: integer(1, 1000, { default: 16, purpose: "The most database connections of one process." }),
  DATABASE_POOL_TIMEOUT_MS: integer(1, 600_000, {
    default: 10_000,
    purpose: "The longest wait for a database connection. After that, the request fails with `unavailable`.",
  }),
  DATABASE_STATEMENT_TIMEOUT_MS: integer(1, 3_600_000, {
    default: 60_000,
    purpose: "The longest duration of one database statement.",
  }),
  DATA_DIR: text({
    default: ".data",
    purpose: "Directory of the embedded server, and of the secrets that the service creates when you give none.",
  }),
  BOOTSTRAP_API_KEY: text(
    {
      default: null,
      secret: true,
      shown: "created and printed once",
      purpose: "First admin key of a new database.",
    },
    "32 or more characters, none of them white space",
    (given) => /^\S{32,512}$/.test(given),
  ),
  SECRETS_KEY: key32({
    default: null,
    secret: true,
    shown: "created and stored in DATA_DIR",
    purpose: "Encrypts webhook secrets and peppers the hashes of API keys. It must be the same in every process on one database.",
  }),
  SECRETS_KEY_FILE: text({
    default: null,
    purpose: "File that contains SECRETS_KEY, to use instead of it, for secrets that are mounted into containers.",
  }),
  SECRETS_KEY_PREVIOUS: key32({
    default: null,
    secret: true,
    purpose:
      "The previous SECRETS_KEY, while you replace it. The service still decrypts with it, and hashes API keys again when they are used.",
  }),
  SECRETS_KEY_PREVIOUS_FILE: text({
    default: null,
    purpose: "File that contains SECRETS_KEY_PREVIOUS, together with SECRETS_KEY_FILE.",
  }),
  ENGINE_ALLOW: enginePatterns({
    default: [],
    shown: "any",
    purpose:
      "The `engine.version` that definitions may name: `openai:gpt-4o*,openai:o4-mini`. For an engine that is not listed, any version is allowed. The default model of an engine is always allowed.",
  }),
  DEFAULT_ENGINE: text({ default: "local", purpose: "The engine of new judgments that name none. It must be configured." }),
  EMBEDDING_THREADS: integer(1, 64, {
    default: 1,
    purpose:
      "The most threads of the `embedding` engine. Each takes about 150 MB while it works, and ends after a minute without work.",
  }),
  ONNX_MODEL_DIR: text({
    default: null,
    purpose:
      "Folder of the model of the `onnx` engine, with `model.onnx`, `tokenizer.json` and `config.json`. It needs the package onnxruntime-node.",
  }),
  ONNX_THREADS: integer(1, 64, {
    default: 1,
    purpose: "The most threads of the `onnx` engine. Each has the model in its memory, and ends after a minute without work.",
  }),
  TYPESAFE_API_KEY: text({ default: null, secret: true, purpose: "Key of the `jev` engine." }),
  TYPESAFE_BASE_URL: httpUrl({
    default: null,
    shown: "the engine's own",
    purpose: "Address of a server of the System One protocol.",
  }),
  TYPESAFE_DEFAULT_MODEL: text({
    default: null,
    shown: "jev-latest",
    purpose: "Model of the `jev` engine for definitions that name none.",
  }),
  TYPESAFE_CONCURRENCY: integer(1, 10_000, {
    default: null,
    shown: "the engine's own",
    purpose: "The most requests to the `jev` engine in flight from one process.",
  }),
  TYPESAFE_REQUESTS_PER_MINUTE: integer(1, 10_000_000, {
    default: null,
    shown: "the engine's own",
    purpose: "The most requests to the `jev` engine per minute from one process.",
  }),
  TYPESAFE_TOKENS_PER_SECOND: integer(1, 1_000_000_000, {
    default: null,
    shown: "the engine's own",
    purpose: "The most tokens to the `jev` engine per second from one process.",
  }),
  OPENAI_API_KEY: text({ default: null, secret: true, purpose: "Key of the `openai` engine." }),
  OPENAI_BASE_URL: httpUrl({
    default: null,
    shown: "the engine's own",
    purpose: "Address of an OpenAI-compatible server, with `/v1` at the end.",
  }),
  OPENAI_DEFAULT_MODEL: text({
    default: null,
    shown: "gpt-4o-mini",
    purpose: "Model of the `openai` engine for definitions that name none.",
  }),
  OPENAI_TOP_LOGPROBS: integer(2, 20, {
    default: null,
    shown: "20",
    purpose: "How many tokens the server lists with their probabilities.",
  }),
  OPENAI_CONCURRENCY: integer(1, 10_000, {
    default: null,
    shown: "the engine's own",
    purpose: "The most requests to the `openai` engine in flight from one process.",
  }),
  OPENAI_REQUESTS_PER_MINUTE: integer(1, 10_000_000, {
    default: null,
    shown: "the engine's own",
    purpose: "The most requests to the `openai` engine per minute from one process.",
  }),
  OPENAI_TOKENS_PER_MINUTE: integer(1, 100_000_000, {
    default: null,
    shown: "the engine's own",
    purpose: "The most tokens to the `openai` engine per minute from one process.",
  }),
  SUGGESTER_MODEL: text({
    default: null,
    shown: "none: suggestions are words of the documents, and nothing leaves the server",
    purpose:
      "Model that makes suggestions. It gets documents of organizations whose admin has turned on suggestions. Disclose who runs it.",
  }),
  SUGGESTER_API_KEY: text({
    default: null,
    secret: true,
    shown: "OPENAI_API_KEY",
    purpose: "Key of the server of SUGGESTER_MODEL.",
  }),
  SUGGESTER_BASE_URL: httpUrl({
    default: null,
    shown: "OpenAI's; without SUGGESTER_API_KEY, OPENAI_BASE_URL",
    purpose: "Address of the OpenAI-compatible server of SUGGESTER_MODEL, with `/v1` at the end.",
  }),
  EXPORTS_S3_BUCKET: text(
    {
      default: null,
      shown: "none: files are stored in DATA_DIR",
      purpose: "Bucket for exported files, on Amazon S3 or a server with the same protocol.",
    },
    "the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens",
    (given) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(given),
  ),
  EXPORTS_S3_PREFIX: text(
    { default: "", shown: "none", purpose: "Prefix of the keys of exported files in the bucket, such as `judgment/exports`." },
    "letters, digits and any of . _ - with single slashes between them",
    (given) => /^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/.test(given),
  ),
  EXPORTS_S3_REGION: text(
    { default: null, shown: "as the AWS environment says", purpose: "Region of the bucket." },
    "a region such as eu-central-1",
    (given) => /^[a-z0-9-]{1,64}$/.test(given),
  ),
  EXPORTS_S3_ENDPOINT: httpUrl({
    default: null,
    shown: "Amazon's",
    purpose: "Address of another server of the S3 protocol. Clients must be able to reach it too, because links redirect there.",
  }),
  EXPORTS_S3_ACCESS_KEY_ID: text({
    default: null,
    shown: "as the AWS environment says",
    purpose: "Access key for the bucket. Set it together with its secret.",
  }),
  EXPORTS_S3_SECRET_ACCESS_KEY: text({
    default: null,
    secret: true,
    shown: "as the AWS environment says",
    purpose: "Secret of EXPORTS_S3_ACCESS_KEY_ID.",
  }),
  // The buckets of keys are 32-bit integers.
  RATE_LIMITS: counts(["developer", "team", "scale"], 1_000_000_000, {
    default: { developer: 600, team: 6_000, scale: 60_000 },
    purpose: "The most requests per API key and minute, by plan.",
  }),
  REQUESTS_IN_HAND: integer(8, 100_000, {
    default: 64,
    purpose:
      "How many requests one process works on at a time. Of more that do not pass in a moment, it refuses some with `unavailable`: first those of organizations that have their share.",
  }),
  PLAN_LIMITS: counts(LIMIT_NAMES, 999_999_999_999, {
    default: DEFAULT_LIMIT_COUNTS,
    purpose: "The most resources that an organization may have at a time, by plan.",
  }),
  PRICES_FILE: file("a JSON file of price lists", readPrices, {
    default: defaultPrices,
    shown: "the service's own prices",
    purpose:
      "Graduated monthly prices of usage, and the units of a model's answers. It must be the same in every process on one database.",
  }),
  WEBHOOK_ALLOW_PRIVATE: flag({ default: false, purpose: "Allows webhooks to private addresses. For development only." }),
  TRUSTED_PROXIES: list("addresses or blocks in CIDR form, separated by commas", isAddressOrBlock, {
    default: [],
    shown: "none",
    purpose:
      "Proxies whose X-Forwarded-For the service trusts. The `allowed_addresses` of keys, the audit log and the limit on guessed keys use the resulting address.",
  }),
  CORS_ORIGINS: origins({
    default: [],
    shown: "none",
    purpose:
      "Origins whose pages may call the API from a browser, such as `https://app.example.com,http://localhost:5173`. `*` allows every origin.",
  }),
  WEBHOOK_EGRESS_ADDRESSES: list("addresses or blocks in CIDR form, separated by commas", isAddressOrBlock, {
    default: [],
    shown: "none",
    purpose: "Source addresses of webhooks, as listed by `GET /v1/webhook-egress-addresses`.",
  }),
  PUBLIC_URL: apiUrl({
    default: null,
    shown: "http://localhost:PORT/v1, with BASE_PATH before /v1",
    purpose: "Public address of the API, with `/v1`. Events over 64 KB link to it.",
  }),
  SMTP_URL: text(
    { default: null, secret: true, purpose: "Server for mail to organizations' contacts. Without it, mails are logged." },
    "smtp://[user:password@]host[:port] or smtps://...",
    (given) => /^smtps?:$/.test(URL.parse(given)?.protocol ?? ""),
  ),
  MAIL_FROM: text(
    { default: "judgment-service@localhost", purpose: "Sender address of mails." },
    "a mail address, or a name and <address>",
    (given) => /^([^<>]+<)?[^\s@<>]+@[^\s@<>]+>?$/.test(given),
  ),
  RESPONSE_VALIDATION: fraction({
    default: 0.01,
    purpose: "Share of responses that are checked against the contract. Failures are logged and counted. Set 1 in development.",
  }),
  RESPONSE_VIOLATIONS: oneOf(["log", "answer"] as const, {
    default: "log",
    purpose:
      "What becomes of a checked response that breaks the contract. `log` sends it as it is. `answer` sends a 500 with the difference, for development.",
  }),
  EVALUATIONS_DAYS: integerOrOff(1, 36_500, {
    default: null,
    shown: "off: until their judgment or namespace is deleted",
    purpose:
      "How many days evaluations stay in the log. Answers, bills and outcomes stay. Estimates read the last 7 days of the log. Older evaluations are in no export, match no outcome, and their answers are not used again. It must be the same in every process on one database.",
  }),
  REQUEST_LOG_DAYS: integer(0, 30, {
    default: 7,
    purpose:
      "How many days `GET /v1/request-log` keeps requests. 0 keeps none and deletes what is there. It must be the same in every process on one database.",
  }),
  HOURLY_COUNTS_DAYS: integer(1, 400, {
    default: 90,
    purpose:
      "How many days `GET /v1/activity` keeps hourly counts, and those of the month in which they begin. It must be the same in every process on one database.",
  }),
  ...signInVariables,
  LEASE_SECONDS: integer(2, 600, {
    default: DEFAULT_LEASE_MS / 1000,
    purpose:
      "Duration of a lease: how long a process keeps its work without a heartbeat. After that, another process takes over.",
  }),
  DRAIN_SECONDS: integer(0, 3600, { default: 25, purpose: "The longest time that a stop waits for work in progress." }),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl({
    default: null,
    purpose:
      "OpenTelemetry collector that traces are sent to, as OTLP over HTTP: `/v1/traces` is appended. Without it, nothing is traced.",
  }),
  OTEL_EXPORTER_OTLP_HEADERS: headers({
    default: {},
    secret: true,
    shown: "none",
    purpose: "Headers of requests to the collector, such as `authorization=Basic%20...`.",
  }),
  OTEL_SERVICE_NAME: text({ default: "judgment-service", purpose: "Name of this service in traces." }),
  OTEL_TRACES_SAMPLER: oneOf(SAMPLERS, {
    default: "parentbased_traceidratio",
    purpose: `Which traces are recorded: ${SAMPLERS.join(", ")}. With \`parentbased\`, a request's \`traceparent\` decides.`,
  }),
  OTEL_TRACES_SAMPLER_ARG: fraction({ default: 0.05, purpose: "Share of traces that the `traceidratio` samplers record." }),
  LOG_LEVEL: oneOf(logLevels, { default: "info", purpose: `Lowest level that is logged: ${logLevels.join(", ")}.` }),
};
