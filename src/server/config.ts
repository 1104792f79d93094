/** The environment, parsed once at start. Nothing else in the service reads it. */
import { resolve } from "node:path";
import type { Plan } from "#src/accounts/identity.ts";
import type { SessionTimes } from "#src/accounts/keys/sessions.ts";
import { limitsOf, type PlanLimits } from "#src/accounts/limits/plan-limits.ts";
import type { Prices } from "#src/accounts/money/prices.ts";
import type { LogLevel } from "#src/foundation/log/log.ts";
import type { RoleOfValue } from "#src/server/config/roles.ts";
import { Unfit, type Variable } from "#src/server/config/variable.ts";
import { variables } from "#src/server/config/variables.ts";

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The prefix of all public paths, such as `/judgments`; empty for none. */
  readonly basePath: string;
  /** Null: plain http. */
  readonly tls: { readonly certFile: string; readonly keyFile: string } | null;
  /** Null: metrics are not served. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Null: the embedded server, or the cluster of `citusUrl`. */
  readonly databaseUrl: string | null;
  /** The coordinator of a Citus cluster. */
  readonly citusUrl: string | null;
  readonly databasePoolSize: number;
  readonly databasePoolTimeoutMs: number;
  readonly databaseStatementTimeoutMs: number;
  /** An absolute path. */
  readonly dataDir: string;
  readonly bootstrapApiKey: string | null;
  /** 32 bytes; null: read from a file. */
  readonly secretsKey: Buffer | null;
  readonly secretsKeyPrevious: Buffer | null;
  readonly secretsKeyFile: string | null;
  readonly secretsKeyPreviousFile: string | null;
  /** The allowed versions of engines: `engine:pattern`. */
  readonly engineAllow: readonly string[];
  /** The engine of definitions that name none. */
  readonly defaultEngine: string;
  readonly typesafeApiKey: string | null;
  readonly typesafeBaseUrl: string | null;
  readonly openaiApiKey: string | null;
  readonly openaiBaseUrl: string | null;
  /** The store of exported files; null: `dataDir`. */
  readonly exportsS3: ExportsS3 | null;
  /** Requests per key and minute, by plan. */
  readonly rateLimits: Readonly<Record<"developer" | "team" | "scale", number>>;
  /** The limits of an organization's resources, by plan. */
  readonly planLimits: Readonly<Record<Plan, PlanLimits>>;
  readonly prices: Prices;
  readonly webhookAllowPrivate: boolean;
  readonly trustedProxies: readonly string[];
  /** `*` is every origin. */
  readonly corsOrigins: readonly string[];
  readonly webhookEgressAddresses: readonly string[];
  /** With `/v1`; null: this machine's own URL. */
  readonly publicUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The share of responses that are checked against the contract, 0 to 1. */
  readonly responseValidation: number;
  /** What becomes of a checked response that breaks the contract: it is sent, or answered as a 500 with the difference. */
  readonly responseViolations: "log" | "answer";
  /** How long evaluations are kept; null: until their judgment or namespace is deleted. */
  readonly evaluationsKeptMs: number | null;
  /** How long requests are kept in their organization's log; 0: not at all. */
  readonly requestsKeptMs: number;
  /** How long hourly counts are kept. */
  readonly hoursKeptMs: number;
  /** How long sessions of browsers last, at most and without a request. */
  readonly sessionTimes: SessionTimes;
  /** The most requests in hand at a time that are not refused. */
  readonly requestsInHand: number;
  /** Null: nobody signs in through OpenID Connect. */
  readonly oidc: Oidc | null;
  readonly leaseMs: number;
  readonly drainMs: number;
  readonly logLevel: LogLevel;
  /** Null: nothing is traced. */
  readonly tracing: Tracing | null;
}

/** A provider of OpenID Connect, and what its people may do. */
export interface Oidc {
  readonly issuer: string;
  readonly clientId: string;
  /** Null: a public client. */
  readonly clientSecret: string | null;
  readonly scopes: string;
  readonly claim: string;
  readonly roles: readonly RoleOfValue[];
  /** By its name; null: the first one. */
  readonly organization: string | null;
  /** The console's public address, with a slash at the end. */
  readonly console: string;
}

/** A collector of OpenTelemetry. */
export interface Tracing {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly sampler: string;
  /** The share of traces that a ratio records, 0 to 1. */
  readonly ratio: number;
}

/** A bucket and its connection. Null means the value of the AWS environment; for the endpoint, Amazon's. */
export interface ExportsS3 {
  readonly bucket: string;
  readonly prefix: string;
  readonly region: string | null;
  readonly endpoint: string | null;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** Says for every invalid variable what was given and what would be right. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment has errors:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

type Value<V> = V extends Variable<infer T> ? T : never;
type Values = { [Name in keyof typeof variables]: Value<(typeof variables)[Name]> };

/** @throws ConfigError with all problems at once */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { values, problems } = readVariables(env);
  if (values.PORT !== 0 && values.PORT === values.METRICS_PORT) {
    problems.push(`METRICS_PORT and PORT are both ${values.METRICS_PORT}. Set METRICS_PORT to another port, or to "off".`);
  }
  if (values.DATABASE_URL !== null && values.CITUS_URL !== null) {
    problems.push("DATABASE_URL and CITUS_URL are both set. Set only one of them.");
  }
  if (values.SECRETS_KEY_PREVIOUS !== null && values.SECRETS_KEY?.equals(values.SECRETS_KEY_PREVIOUS)) {
    problems.push("SECRETS_KEY_PREVIOUS equals SECRETS_KEY. Set it to the previous key, or unset it.");
  }
  for (const name of ["SECRETS_KEY", "SECRETS_KEY_PREVIOUS"] as const) {
    if (values[name] !== null && values[`${name}_FILE`] !== null)
      problems.push(`${name} and ${name}_FILE are both set. Set only one of them.`);
  }
  if (values.SECRETS_KEY !== null && values.SECRETS_KEY_PREVIOUS_FILE !== null)
    problems.push(
      "SECRETS_KEY_PREVIOUS_FILE works only together with SECRETS_KEY_FILE. With SECRETS_KEY, set SECRETS_KEY_PREVIOUS instead.",
    );
  const exportsS3 = bucketOf(values, problems);
  const tls = tlsOf(values, problems);
  const oidc = oidcOf(values, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    basePath: values.BASE_PATH,
    tls,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    databaseUrl: values.DATABASE_URL,
    citusUrl: values.CITUS_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databasePoolTimeoutMs: values.DATABASE_POOL_TIMEOUT_MS,
    databaseStatementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    dataDir: resolve(values.DATA_DIR),
    bootstrapApiKey: values.BOOTSTRAP_API_KEY,
    secretsKey: values.SECRETS_KEY,
    secretsKeyPrevious: values.SECRETS_KEY_PREVIOUS,
    secretsKeyFile: values.SECRETS_KEY_FILE,
    secretsKeyPreviousFile: values.SECRETS_KEY_PREVIOUS_FILE,
    engineAllow: values.ENGINE_ALLOW,
    defaultEngine: values.DEFAULT_ENGINE,
    typesafeApiKey: values.TYPESAFE_API_KEY,
    typesafeBaseUrl: values.TYPESAFE_BASE_URL,
    openaiApiKey: values.OPENAI_API_KEY,
    openaiBaseUrl: values.OPENAI_BASE_URL,
    exportsS3,
    rateLimits: values.RATE_LIMITS,
    planLimits: limitsOf(values.PLAN_LIMITS),
    prices: values.PRICES_FILE,
    webhookAllowPrivate: values.WEBHOOK_ALLOW_PRIVATE,
    trustedProxies: values.TRUSTED_PROXIES,
    corsOrigins: values.CORS_ORIGINS,
    webhookEgressAddresses: values.WEBHOOK_EGRESS_ADDRESSES,
    publicUrl: values.PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    responseValidation: values.RESPONSE_VALIDATION,
    responseViolations: values.RESPONSE_VIOLATIONS,
    evaluationsKeptMs: values.EVALUATIONS_DAYS === null ? null : values.EVALUATIONS_DAYS * 24 * 3_600_000,
    requestsKeptMs: values.REQUEST_LOG_DAYS * 24 * 3_600_000,
    hoursKeptMs: values.HOURLY_COUNTS_DAYS * 24 * 3_600_000,
    sessionTimes: { longestMs: values.SESSION_HOURS * 3_600_000, idleMs: values.SESSION_IDLE_MINUTES * 60_000 },
    requestsInHand: values.REQUESTS_IN_HAND,
    oidc,
    leaseMs: values.LEASE_SECONDS * 1000,
    drainMs: values.DRAIN_SECONDS * 1000,
    logLevel: values.LOG_LEVEL,
    tracing: tracingOf(values),
  });
}

function tracingOf(values: Values): Tracing | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_SERVICE_NAME: serviceName } = values;
  if (endpoint === null) return null;
  return { endpoint, headers, serviceName, sampler: values.OTEL_TRACES_SAMPLER, ratio: values.OTEL_TRACES_SAMPLER_ARG };
}

function oidcOf(values: Values, problems: string[]): Oidc | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_ROLES: given, PUBLIC_URL: publicUrl } = values;
  const { OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_SECRET_FILE: secretInFile } = values;
  const others = [clientId, secret, secretInFile, values.OIDC_ORGANIZATION];
  if (issuer === null) {
    if (given.length > 0 || others.some((other) => other !== null))
      problems.push("Variables of OIDC are set without OIDC_ISSUER. Set the issuer, or unset them.");
    return null;
  }
  if (secret !== null && secretInFile !== null) problems.push("Set OIDC_CLIENT_SECRET or OIDC_CLIENT_SECRET_FILE, not both.");
  const missing = Object.entries({ OIDC_CLIENT_ID: clientId, OIDC_ROLES: given[0] ?? null, PUBLIC_URL: publicUrl });
  for (const [name, value] of missing) {
    if (value === null) problems.push(`OIDC_ISSUER is set without ${name}. Set it too, or unset the issuer.`);
  }
  return {
    issuer,
    clientId: clientId ?? "",
    clientSecret: secret ?? secretInFile,
    scopes: values.OIDC_SCOPES,
    claim: values.OIDC_ROLES_CLAIM,
    roles: given,
    organization: values.OIDC_ORGANIZATION,
    console: `${(publicUrl ?? "").replace(/\/v1$/, "")}/console/`,
  };
}

/** The files are read when the server is made, which says what is wrong with them. */
function tlsOf({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile }: Values, problems: string[]): Config["tls"] {
  if ((certFile === null) !== (keyFile === null)) problems.push("Set both TLS_CERT_FILE and TLS_KEY_FILE, or neither.");
  return certFile === null || keyFile === null ? null : { certFile, keyFile };
}

function bucketOf(values: Values, problems: string[]): ExportsS3 | null {
  const {
    EXPORTS_S3_BUCKET: bucket,
    EXPORTS_S3_ACCESS_KEY_ID: accessKeyId,
    EXPORTS_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if ((accessKeyId === null) !== (secretAccessKey === null))
    problems.push("Set both EXPORTS_S3_ACCESS_KEY_ID and EXPORTS_S3_SECRET_ACCESS_KEY, or neither.");
  const others = [values.EXPORTS_S3_REGION, values.EXPORTS_S3_ENDPOINT, accessKeyId];
  if (bucket === null && others.some((other) => other !== null))
    problems.push("Variables of EXPORTS_S3 are set without EXPORTS_S3_BUCKET. Set the bucket, or unset them.");
  if (bucket === null) return null;
  const credentials = accessKeyId === null || secretAccessKey === null ? null : { accessKeyId, secretAccessKey };
  const place = { prefix: values.EXPORTS_S3_PREFIX, region: values.EXPORTS_S3_REGION, endpoint: values.EXPORTS_S3_ENDPOINT };
  return { bucket, ...place, credentials };
}

function readVariables(env: Readonly<Record<string, string | undefined>>): { values: Values; problems: string[] } {
  const problems: string[] = [];
  const read = ([name, variable]: [string, Variable<unknown>]): [string, unknown] => {
    const given = env[name];
    if (given === undefined || given === "") return [name, variable.default];
    try {
      return [name, variable.parse(given)];
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      const shown = variable.secret ? `of ${given.length} characters that do not fit` : JSON.stringify(given);
      const why = error.message === "" ? "" : `: ${error.message}`;
      problems.push(`${name} is ${shown}; it must be ${variable.expects}${why}.`);
      return [name, variable.default];
    }
  };
  return { values: Object.fromEntries(Object.entries(variables).map(read)) as Values, problems };
}

/** The variables as rows of a table: name, default, purpose. */
export function configTable(): { name: string; default: string; purpose: string }[] {
  return Object.entries(variables).map(([name, { shown, purpose }]) => ({ name, default: shown, purpose }));
}
