/** Every environment variable that the service reads. The table in `--help` and in the README is made of these. */

import { DEFAULT_LIMIT_COUNTS, LIMIT_NAMES } from "../accounts/plan-limits.ts";
import { defaultPrices } from "../accounts/prices.ts";
import { isAddressOrBlock } from "../address-blocks.ts";
import { logLevels } from "../log.ts";
import { DEFAULT_LEASE_MS } from "../work/lease.ts";
import { readPrices } from "./price-lists.ts";
import {
  counts,
  enginePatterns,
  file,
  flag,
  fraction,
  httpUrl,
  integer,
  integerOrOff,
  key32,
  list,
  oneOf,
  text,
} from "./variable.ts";

/** Also without a host, as libpq takes it: `postgres://user:password@/database?host=/socket/directory`. */
const isPostgresUrl = (given: string) => /^postgres(ql)?:$/.test(URL.parse(given.replace("@/", "@localhost/"))?.protocol ?? "");

export const variables = {
  PORT: integer(0, 65535, { default: 8080, purpose: "Port of the API, its documentation and the console; 0 takes a free one." }),
  HOST: text(
    { default: "127.0.0.1", purpose: "Address to listen on; `0.0.0.0` or `::` for every interface." },
    "a host name or address",
    (given) => /^[A-Za-z0-9.:_-]+$/.test(given),
  ),
  METRICS_PORT: integerOrOff(0, 65535, {
    default: 9464,
    purpose: "Port of the Prometheus metrics and the probes, on METRICS_HOST; 0 takes a free one, `off` serves none.",
  }),
  METRICS_HOST: text(
    {
      default: "127.0.0.1",
      purpose: "Address that the metrics listen on. They need no key, so only an address that nobody else reaches.",
    },
    "a host name or address",
    (given) => /^[A-Za-z0-9.:_-]+$/.test(given),
  ),
  DATABASE_URL: text(
    {
      default: null,
      secret: true,
      shown: "embedded server",
      purpose: "PostgreSQL 15 to 18 to use instead of the embedded server.",
    },
    "a postgres://user:password@host:port/database address",
    isPostgresUrl,
  ),
  CITUS_URL: text(
    {
      default: null,
      secret: true,
      purpose:
        "Coordinator of a Citus cluster, version 12 or later, over whose workers namespaces are spread. Instead of DATABASE_URL.",
    },
    "a postgres://user:password@host:port/database address",
    isPostgresUrl,
  ),
  DATABASE_POOL_SIZE: integer(1, 1000, { default: 16, purpose: "Most connections of one process to the database." }),
  DATABASE_POOL_TIMEOUT_MS: integer(1, 600_000, {
    default: 10_000,
    purpose: "Longest wait for one of them; then the request is answered `unavailable`.",
  }),
  DATABASE_STATEMENT_TIMEOUT_MS: integer(1, 3_600_000, { default: 60_000, purpose: "Longest time of one statement." }),
  DATA_DIR: text({
    default: ".data",
    purpose: "Directory of the embedded server, and of the secrets that are made where none are given.",
  }),
  BOOTSTRAP_API_KEY: text(
    {
      default: null,
      secret: true,
      shown: "made and printed once",
      purpose: "First admin key of a fresh database.",
    },
    "32 or more characters, none of them white space",
    (given) => /^\S{32,512}$/.test(given),
  ),
  SECRETS_KEY: key32({
    default: null,
    secret: true,
    shown: "made and kept in DATA_DIR",
    purpose: "Seals webhook secrets and peppers key hashes; the same in every process over one database.",
  }),
  SECRETS_KEY_FILE: text({
    default: null,
    purpose: "File that holds SECRETS_KEY, in its place: as secrets are mounted into containers.",
  }),
  SECRETS_KEY_PREVIOUS: key32({
    default: null,
    secret: true,
    purpose:
      "The SECRETS_KEY before, while it is replaced: what it sealed is still opened, and API keys are hashed anew when they are used.",
  }),
  SECRETS_KEY_PREVIOUS_FILE: text({ default: null, purpose: "File that holds SECRETS_KEY_PREVIOUS, beside SECRETS_KEY_FILE." }),
  ENGINE_ALLOW: enginePatterns({
    default: [],
    shown: "any",
    purpose:
      "Which `engine.version` definitions may ask for: `openai:gpt-4o*,openai:o4-mini`. An engine that is not listed may be asked for any; its default always answers.",
  }),
  TYPESAFE_API_KEY: text({ default: null, secret: true, purpose: "Key of the `jev` engine." }),
  TYPESAFE_BASE_URL: httpUrl({
    default: null,
    shown: "the engine's own",
    purpose: "Address of any server of the System One protocol.",
  }),
  TYPESAFE_DEFAULT_MODEL: text({
    default: null,
    shown: "jev-latest",
    purpose: "Model of the `jev` engine where a definition names none.",
  }),
  TYPESAFE_CONCURRENCY: integer(1, 10_000, {
    default: null,
    shown: "the engine's own",
    purpose: "Most requests to it in flight from one process.",
  }),
  TYPESAFE_REQUESTS_PER_MINUTE: integer(1, 10_000_000, {
    default: null,
    shown: "the engine's own",
    purpose: "Most requests to it a minute from one process.",
  }),
  TYPESAFE_TOKENS_PER_SECOND: integer(1, 1_000_000_000, {
    default: null,
    shown: "the engine's own",
    purpose: "Most tokens sent to it a second from one process.",
  }),
  OPENAI_API_KEY: text({ default: null, secret: true, purpose: "Key of the `openai` engine." }),
  OPENAI_BASE_URL: httpUrl({
    default: null,
    shown: "the engine's own",
    purpose: "Address of any OpenAI-compatible server, up to and with `/v1`.",
  }),
  OPENAI_DEFAULT_MODEL: text({
    default: null,
    shown: "gpt-4o-mini",
    purpose: "Model of the `openai` engine where a definition names none.",
  }),
  OPENAI_TOP_LOGPROBS: integer(2, 20, {
    default: null,
    shown: "20",
    purpose: "How many tokens its server lists with their probabilities.",
  }),
  OPENAI_CONCURRENCY: integer(1, 10_000, {
    default: null,
    shown: "the engine's own",
    purpose: "Most requests to it in flight from one process.",
  }),
  OPENAI_REQUESTS_PER_MINUTE: integer(1, 10_000_000, {
    default: null,
    shown: "the engine's own",
    purpose: "Most requests to it a minute from one process.",
  }),
  OPENAI_TOKENS_PER_MINUTE: integer(1, 100_000_000, {
    default: null,
    shown: "the engine's own",
    purpose: "Most tokens sent to it a minute from one process.",
  }),
  SUGGESTER_MODEL: text({
    default: null,
    shown: "none: words of the documents are suggested, and nothing leaves the server",
    purpose:
      "Model that documents go to for suggestions, of organizations whose admin has turned these on. Disclose who runs it.",
  }),
  SUGGESTER_API_KEY: text({ default: null, secret: true, shown: "OPENAI_API_KEY", purpose: "Key of its server." }),
  SUGGESTER_BASE_URL: httpUrl({
    default: null,
    shown: "OpenAI's; without SUGGESTER_API_KEY, OPENAI_BASE_URL",
    purpose: "Address of its server, any OpenAI-compatible one, up to and with `/v1`.",
  }),
  EXPORTS_S3_BUCKET: text(
    {
      default: null,
      shown: "none: files are kept in DATA_DIR",
      purpose: "Bucket that exported files are kept in, of Amazon S3 or of a server that speaks its protocol.",
    },
    "the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens",
    (given) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(given),
  ),
  EXPORTS_S3_PREFIX: text(
    { default: "", shown: "none", purpose: "What the keys of exported files begin with there, such as `judgment/exports`." },
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
    purpose: "Address of another server of the S3 protocol, as clients reach it too: links lead there.",
  }),
  EXPORTS_S3_ACCESS_KEY_ID: text({
    default: null,
    shown: "as the AWS environment says",
    purpose: "Key that files are put, linked to and removed with; together with its secret.",
  }),
  EXPORTS_S3_SECRET_ACCESS_KEY: text({
    default: null,
    secret: true,
    shown: "as the AWS environment says",
    purpose: "Secret of EXPORTS_S3_ACCESS_KEY_ID.",
  }),
  RATE_LIMITS: counts(["developer", "team", "scale"], {
    default: { developer: 600, team: 6_000, scale: 60_000 },
    purpose: "Requests per key and minute, by plan.",
  }),
  PLAN_LIMITS: counts(LIMIT_NAMES, {
    default: DEFAULT_LIMIT_COUNTS,
    purpose: "How much an organization may have at a time, by plan.",
  }),
  PRICES_FILE: file("a JSON file of price lists", readPrices, {
    default: defaultPrices,
    shown: "the service's own prices",
    purpose: "What usage costs, in graduated prices by month; the same in every process over one database.",
  }),
  WEBHOOK_ALLOW_PRIVATE: flag({ default: false, purpose: "Lets webhooks reach private addresses. For development only." }),
  TRUSTED_PROXIES: list("addresses or blocks in CIDR form, separated by commas", isAddressOrBlock, {
    default: [],
    shown: "none",
    purpose:
      "Proxies whose X-Forwarded-For is believed. Keys' `allowed_addresses`, the audit log and the limit on guessed keys go by the address so found.",
  }),
  WEBHOOK_EGRESS_ADDRESSES: list("addresses or blocks in CIDR form, separated by commas", isAddressOrBlock, {
    default: [],
    shown: "none",
    purpose: "Where webhooks come from, as `GET /v1/webhook-egress-addresses` lists them.",
  }),
  PUBLIC_URL: httpUrl({
    default: null,
    shown: "http://localhost:PORT/v1",
    purpose: "Where the API is reached from outside, with `/v1`: what events over 64 KB point to.",
  }),
  SMTP_URL: text(
    { default: null, secret: true, purpose: "Sends mail to organizations' contacts; without it mails are logged." },
    "smtp://[user:password@]host[:port] or smtps://...",
    (given) => /^smtps?:$/.test(URL.parse(given)?.protocol ?? ""),
  ),
  MAIL_FROM: text(
    { default: "judgment-service@localhost", purpose: "Sender of mails." },
    "a mail address, or a name and <address>",
    (given) => /^([^<>]+<)?[^\s@<>]+@[^\s@<>]+>?$/.test(given),
  ),
  RESPONSE_VALIDATION: fraction({
    default: 0.01,
    purpose: "Share of responses that are checked against the contract; failures are logged and counted, never answered.",
  }),
  LEASE_SECONDS: integer(2, 600, {
    default: DEFAULT_LEASE_MS / 1000,
    purpose: "How long what a process has taken on stays its own without a sign of life; then it goes on elsewhere.",
  }),
  DRAIN_SECONDS: integer(0, 3600, { default: 25, purpose: "Longest time that a stop waits for what is under way." }),
  LOG_LEVEL: oneOf(logLevels, { default: "info", purpose: `Least level that is logged: ${logLevels.join(", ")}.` }),
};
