import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, configTable, loadConfig } from "#src/server/config.ts";
import { helpText } from "#src/server/operating/arguments.ts";

const problems = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).problems;
  }
};

describe("the environment", () => {
  it("may be empty: a first run needs nothing", () => {
    expect(loadConfig({})).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      metricsPort: 9464,
      databaseUrl: null,
      secretsKey: null,
      leaseMs: 20_000,
      drainMs: 25_000,
    });
  });

  it("counts an empty variable as unset", () => {
    expect(loadConfig({ PORT: "", DATABASE_URL: "", LOG_LEVEL: "" })).toEqual(loadConfig({}));
  });

  it.each([
    ["PORT", "0", { port: 0 }],
    ["METRICS_PORT", "off", { metricsPort: null }],
    ["BASE_PATH", "/teams/judgments_2-a", { basePath: "/teams/judgments_2-a" }],
    ["BASE_PATH", "", { basePath: "" }],
    ["HOST", "::", { host: "::" }],
    [
      "DATABASE_URL",
      "postgresql://me:p%40ss@db.internal:5433/mine?sslmode=require",
      { databaseUrl: "postgresql://me:p%40ss@db.internal:5433/mine?sslmode=require" },
    ],
    ["DATABASE_URL", "postgres://me@/mine?host=/run/postgresql", { databaseUrl: "postgres://me@/mine?host=/run/postgresql" }],
    ["CITUS_URL", "postgres://me@coordinator:5432/mine", { citusUrl: "postgres://me@coordinator:5432/mine", databaseUrl: null }],
    ["DATA_DIR", "/var/lib/service/../data", { dataDir: "/var/lib/data" }],
    ["SECRETS_KEY", "00".repeat(32), { secretsKey: Buffer.alloc(32) }],
    ["SECRETS_KEY", Buffer.alloc(32, 255).toString("base64"), { secretsKey: Buffer.alloc(32, 255) }],
    ["SECRETS_KEY", Buffer.alloc(32, 255).toString("base64url"), { secretsKey: Buffer.alloc(32, 255) }],
    ["TYPESAFE_BASE_URL", "http://localhost:9000/", { typesafeBaseUrl: "http://localhost:9000" }],
    ["RATE_LIMITS", "team=10, scale=20", { rateLimits: { developer: 600, team: 10, scale: 20 } }],
    [
      "EXPORTS_S3_BUCKET",
      "my-exports",
      { exportsS3: { bucket: "my-exports", prefix: "", region: null, endpoint: null, credentials: null } },
    ],
    ["CORS_ORIGINS", "*", { corsOrigins: ["*"] }],
    [
      "CORS_ORIGINS",
      "https://app.example.com, http://localhost:5173,http://[::1]:8000",
      { corsOrigins: ["https://app.example.com", "http://localhost:5173", "http://[::1]:8000"] },
    ],
    ["WEBHOOK_ALLOW_PRIVATE", "true", { webhookAllowPrivate: true }],
    ["RESPONSE_VALIDATION", "1", { responseValidation: 1 }],
    ["RESPONSE_VIOLATIONS", "answer", { responseViolations: "answer" }],
    ["EVALUATIONS_DAYS", "90", { evaluationsKeptMs: 7_776_000_000 }],
    ["EVALUATIONS_DAYS", "off", { evaluationsKeptMs: null }],
    ["REQUEST_LOG_DAYS", "2", { requestsKeptMs: 172_800_000 }],
    ["REQUEST_LOG_DAYS", "0", { requestsKeptMs: 0 }],
    ["HOURLY_COUNTS_DAYS", "30", { hoursKeptMs: 2_592_000_000 }],
    ["SESSION_HOURS", "1", { sessionTimes: { longestMs: 3_600_000, idleMs: 7_200_000 } }],
    ["SESSION_IDLE_MINUTES", "5", { sessionTimes: { longestMs: 43_200_000, idleMs: 300_000 } }],
    ["REQUESTS_IN_HAND", "128", { requestsInHand: 128 }],
    ["LEASE_SECONDS", "5", { leaseMs: 5_000 }],
    ["DRAIN_SECONDS", "0", { drainMs: 0 }],
    ["RATE_LIMITS", "team=1000000000", { rateLimits: { developer: 600, team: 1_000_000_000, scale: 60_000 } }],
    ["PUBLIC_URL", "https://example.com/judgments/v1/", { publicUrl: "https://example.com/judgments/v1" }],
  ])("takes %s=%s", (name, text, wanted) => {
    expect(loadConfig({ [name]: text })).toMatchObject(wanted);
  });

  it.each([
    ["PORT", "65536", /^PORT is "65536"; it must be a whole number from 0 to 65535\.$/],
    ["PORT", "80.5", /^PORT is/],
    ["PORT", "-1", /^PORT is/],
    ["METRICS_PORT", "none", /^METRICS_PORT is "none"; it must be .*, or "off"\.$/],
    ["HOST", "http://localhost", /^HOST is .* it must be a host name or address/],
    ["DATABASE_POOL_SIZE", "0", /^DATABASE_POOL_SIZE is "0"; it must be a whole number from 1 to 1000/],
    ["TYPESAFE_BASE_URL", "localhost:9000", /^TYPESAFE_BASE_URL is .* http:\/\/ or https:\/\//],
    ["OPENAI_BASE_URL", "https://host/v1?key=1", /^OPENAI_BASE_URL is/],
    [
      "PLAN_LIMITS",
      "developer.rooms=1",
      /^PLAN_LIMITS is "developer.rooms=1"; it must be pairs such as developer.namespaces=10000/,
    ],
    ["RATE_LIMITS", "gold=1", /^RATE_LIMITS is "gold=1"; it must be pairs such as developer=600/],
    ["RATE_LIMITS", "team=0", /^RATE_LIMITS is/],
    [
      "RATE_LIMITS",
      "developer=5,team=2147483648",
      /^RATE_LIMITS is "developer=5,team=2147483648"; it must be pairs such as .*, each number from 1 to 1000000000: team is 2147483648\.$/,
    ],
    ["PLAN_LIMITS", "developer.namespaces=1000000000000", /from 1 to 999999999999: developer.namespaces is 1000000000000\.$/],
    ["OTEL_EXPORTER_OTLP_HEADERS", "a=b,c=%ff", /percent-encoded values: the value of c is not UTF-8 when decoded\.$/],
    [
      "PUBLIC_URL",
      "https://example.com/judgments/",
      /^PUBLIC_URL is .* with \/v1 at its end: write "https:\/\/example.com\/judgments\/v1"\.$/,
    ],
    ["PUBLIC_URL", "example.com/v1", /^PUBLIC_URL is "example.com\/v1"; it must be an http:\/\/ or https:\/\/ address/],
    ["WEBHOOK_ALLOW_PRIVATE", "yes", /^WEBHOOK_ALLOW_PRIVATE is "yes"; it must be "true" or "false"/],
    ["RESPONSE_VALIDATION", "1.5", /^RESPONSE_VALIDATION is "1\.5"; it must be a number from 0 to 1/],
    ["EXPORTS_S3_BUCKET", "My_Bucket", /^EXPORTS_S3_BUCKET is "My_Bucket"; it must be the name of a bucket/],
    ["EXPORTS_S3_PREFIX", "a//b", /^EXPORTS_S3_PREFIX is "a\/\/b"; it must be letters/],
    [
      "CORS_ORIGINS",
      "app.example.com",
      /^CORS_ORIGINS is "app.example.com"; it must be `\*`, or origins such as https:\/\/app.example.com or .*: "app.example.com" does not begin with .* Write https:\/\/app.example.com\.$/,
    ],
    ["CORS_ORIGINS", "localhost:5173", /does not begin with https:\/\/ or http:\/\/\. Write https:\/\/localhost:5173\.$/],
    ["CORS_ORIGINS", "ftp://app.example.com", /"ftp:\/\/app.example.com" does not begin with https:\/\/ or http:\/\/\.$/],
    ["CORS_ORIGINS", "https://app.example.com/", /not as browsers send it\. Write https:\/\/app.example.com\.$/],
    ["CORS_ORIGINS", "https://App.Example.com:443/path?x#y", /Write https:\/\/app.example.com\.$/],
    ["CORS_ORIGINS", "https://me:secret@app.example.com", /Write https:\/\/app.example.com\.$/],
    ["CORS_ORIGINS", "https://bücher.example", /Write https:\/\/xn--bcher-kva.example\.$/],
    ["CORS_ORIGINS", "https://*.example.com", /"https:\/\/\*.example.com" is a pattern\. List each origin in full\.$/],
    ["CORS_ORIGINS", "https://app.example.com,*", /"\*" allows every origin and stands alone/],
    ["CORS_ORIGINS", "https://app.example.com,", /an origin is missing between two commas or at an end\.$/],
    ["CORS_ORIGINS", "null", /"null" is the origin of many pages/],
    ["BASE_PATH", "judgments", /^BASE_PATH is "judgments"; it must be a path that begins .*: write "\/judgments"\.$/],
    ["BASE_PATH", "/judgments/", /: write "\/judgments"\.$/],
    ["BASE_PATH", "/", /: leave it unset to serve at the root\.$/],
    ["BASE_PATH", "/a//b", /: a segment is empty\. Write "\/a\/b"\.$/],
    ["BASE_PATH", "/a/../b", /: dots can be removed on the way\. Use only letters, digits, - and _\.$/],
    ["BASE_PATH", "/a%2Fb", /: percent-encoding has several spellings\. Use only letters, digits, - and _\.$/],
    ["BASE_PATH", "/a?b", /: "\?" does not fit\. Use only letters, digits, - and _\.$/],
    ["BASE_PATH", "/ä", /: "ä" does not fit\./],
    ["BASE_PATH", `/${"a".repeat(200)}`, /: it has 201 characters\. Use up to 200\.$/],
    ["BASE_PATH", "/v1", /: \/v1 is a path of the service itself\. Choose another first segment\.$/],
    ["BASE_PATH", "/docs/judgments", /: \/docs is a path of the service itself\./],
    ["BASE_PATH", "https://example.com/judgments", /: leave out scheme and host\. PUBLIC_URL has the whole address\.$/],
    ["LOG_LEVEL", "verbose", /^LOG_LEVEL is "verbose"; it must be one of fatal, /],
  ])("refuses %s=%s, naming it, what was given and what would be right", (name, text, message) => {
    expect(problems({ [name]: text })).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ["DATABASE_URL", "mysql://me:hunter2-hunter2@host/mine", "hunter2"],
    ["CITUS_URL", "https://me:hunter2-hunter2@host/mine", "hunter2"],
    ["SECRETS_KEY", "too-short-a-secret", "too-short"],
    ["BOOTSTRAP_API_KEY", "31-characters-are-one-too-few-x", "one-too-few"],
  ])("refuses a %s without showing it", (name, text, secret) => {
    const [problem, ...others] = problems({ [name]: text });
    expect(problem).toMatch(new RegExp(`^${name} is of ${text.length} characters`));
    expect(problem).not.toContain(secret);
    expect(others).toEqual([]);
  });

  it("is refused for all that is wrong with it at once", () => {
    const found = problems({ PORT: "x", LOG_LEVEL: "y", DATA_DIR: "/fine", SECRETS_KEY: "z" });
    expect(found.map((problem) => problem.split(" ")[0])).toEqual(["PORT", "SECRETS_KEY", "LOG_LEVEL"]);
  });

  it("is refused when both ports are the same, unless each takes a free one", () => {
    expect(problems({ PORT: "9000", METRICS_PORT: "9000" })).toEqual([
      expect.stringMatching(/^METRICS_PORT and PORT are both 9000/),
    ]);
    expect(problems({ PORT: "0", METRICS_PORT: "0" })).toEqual([]);
  });

  it("is refused when it names two databases", () => {
    const url = "postgres://me:hunter2@host/mine";
    expect(problems({ DATABASE_URL: url, CITUS_URL: url })).toEqual([
      "DATABASE_URL and CITUS_URL are both set. Set only one of them.",
    ]);
    expect(problems({ DATABASE_URL: "", CITUS_URL: url })).toEqual([]);
  });

  it("is refused when it names a certificate without its key", () => {
    for (const name of ["TLS_CERT_FILE", "TLS_KEY_FILE"])
      expect(problems({ [name]: "tls.pem" })).toEqual(["Set both TLS_CERT_FILE and TLS_KEY_FILE, or neither."]);
    expect(problems({ TLS_CERT_FILE: "tls.crt", TLS_KEY_FILE: "tls.key" })).toEqual([]);
  });

  it("is refused when it names half of a provider of OpenID Connect", () => {
    const issuer = { OIDC_ISSUER: "https://id.example.com/tenant/" };
    expect(problems({ OIDC_CLIENT_ID: "judgment" })).toEqual([expect.stringMatching(/without OIDC_ISSUER/)]);
    expect(problems(issuer)).toEqual([
      expect.stringMatching(/without OIDC_CLIENT_ID/),
      expect.stringMatching(/without OIDC_ROLES/),
      expect.stringMatching(/without PUBLIC_URL/),
    ]);
    const whole = {
      ...issuer,
      OIDC_CLIENT_ID: "judgment",
      OIDC_ROLES: "judges=admin, cn=support=read_write:shop*,*=read_only",
      PUBLIC_URL: "https://example.com/judgments/v1",
    };
    expect(loadConfig(whole).oidc).toEqual({
      issuer: issuer.OIDC_ISSUER,
      clientId: "judgment",
      clientSecret: null,
      scopes: "openid email profile",
      claim: "groups",
      roles: [
        { value: "judges", grant: { role: "read_write", admin: true, scope: null } },
        { value: "cn=support", grant: { role: "read_write", admin: false, scope: "shop/*" } },
        { value: "*", grant: { role: "read_only", admin: false, scope: null } },
      ],
      organization: null,
      console: "https://example.com/judgments/console/",
    });
    const directory = mkdtempSync(join(tmpdir(), "judgment-config-"));
    const [full, empty] = [join(directory, "full"), join(directory, "empty")];
    writeFileSync(full, "s3cret\n");
    writeFileSync(empty, "\n");
    expect(loadConfig({ ...whole, OIDC_CLIENT_SECRET_FILE: full }).oidc!.clientSecret).toBe("s3cret");
    expect(problems({ ...whole, OIDC_CLIENT_SECRET_FILE: empty })).toEqual([expect.stringMatching(/is empty/)]);
    expect(problems({ ...whole, OIDC_CLIENT_SECRET_FILE: join(directory, "none") })).toEqual([
      expect.stringMatching(/no such file/),
    ]);
    expect(problems({ ...whole, OIDC_CLIENT_SECRET: "s3cret", OIDC_CLIENT_SECRET_FILE: full })).toEqual([
      expect.stringMatching(/OIDC_CLIENT_SECRET or OIDC_CLIENT_SECRET_FILE, not both/),
    ]);
    rmSync(directory, { recursive: true });
  });

  it.each([
    ["OIDC_ISSUER", "http://id.example.com", /exactly as the provider names it: an https:/],
    ["OIDC_ISSUER", "id.example.com", /exactly as the provider names it/],
    ["OIDC_SCOPES", "email", /one of them openid/],
    ["OIDC_ROLES", "judges", /"judges" is no pair/],
    ["OIDC_ROLES", "judges=owner", /names no role\. Write admin, read_write or read_only/],
    ["OIDC_ROLES", "judges=admin:shop", /An admin has all namespaces/],
    ["OIDC_ROLES", "judges=read_only:", /has no namespace after the role/],
  ])("is refused with %s=%s", (name, text, wanted) => {
    expect(problems({ [name]: text })[0]).toMatch(wanted);
  });

  it("is refused when it names half of what a bucket takes", () => {
    const bucket = { EXPORTS_S3_BUCKET: "my-exports" };
    expect(problems({ EXPORTS_S3_REGION: "eu-central-1" })).toEqual([expect.stringMatching(/without EXPORTS_S3_BUCKET/)]);
    expect(problems({ ...bucket, EXPORTS_S3_ACCESS_KEY_ID: "AKID" })).toEqual([expect.stringMatching(/^Set both .* or neither/)]);
    expect(problems({ ...bucket, EXPORTS_S3_ACCESS_KEY_ID: "AKID", EXPORTS_S3_SECRET_ACCESS_KEY: "secret" })).toEqual([]);
  });

  it("becomes values that nobody can change", () => {
    const config = loadConfig({});
    expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError);
  });

  it("is documented, every variable of it, in the help", () => {
    const rows = configTable();
    expect(rows.length).toBeGreaterThan(15);
    for (const { name, purpose } of rows) {
      expect(helpText()).toContain(`  ${name} `);
      expect(purpose).toMatch(/\.$/);
    }
  });
});
