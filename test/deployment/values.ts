/** Values with which the chart is rendered, and values that it refuses. */
import type { Json } from "./chart.ts";

export const KEY = "0123456789abcdef".repeat(4);
const DATABASE_URL = "postgres://judgment:the-password@db.example.com:5432/judgment";
const BOOTSTRAP_API_KEY = "the-first-key-which-nobody-can-guess";

/** Everything that is optional and does not depend on the database. */
const everything: Json = {
  config: { LOG_LEVEL: "debug", RESPONSE_VALIDATION: 0.5, TYPESAFE_REQUESTS_PER_MINUTE: 2_000_000, WEBHOOK_ALLOW_PRIVATE: true },
  prices: [{ storage: [{ usd: 0 }] }],
  extraEnv: [{ name: "AWS_REGION", value: "eu-central-1" }],
  image: { repository: "registry.example.com/judgment", digest: `sha256:${"a".repeat(64)}`, pullSecrets: ["registry"] },
  tls: { secret: "certificate" },
  service: { type: "LoadBalancer", port: 443, annotations: { "example.com/internal": "true" } },
  ingress: {
    enabled: true,
    className: "nginx",
    annotations: { "nginx.ingress.kubernetes.io/backend-protocol": "HTTPS" },
    hosts: ["judgment.example.com", "answers.example.com"],
    tlsSecret: "public-certificate",
  },
  serviceAccount: { annotations: { "eks.amazonaws.com/role-arn": "arn:aws:iam::1:role/judgment" } },
  networkPolicy: {
    enabled: true,
    apiFrom: [{ namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": "ingress" } } }],
    metricsFrom: [{ namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": "monitoring" } } }],
  },
  serviceMonitor: { enabled: true, interval: "15s", labels: { release: "prometheus" } },
  pod: {
    preStopSeconds: 10,
    startSeconds: 900,
    annotations: { "example.com/owner": "data" },
    labels: { "example.com/team": "data" },
    nodeSelector: { "kubernetes.io/arch": "amd64" },
    tolerations: [{ key: "data", operator: "Exists" }],
    affinity: { nodeAffinity: {} },
    priorityClassName: "high",
    extraVolumes: [{ name: "authority", configMap: { name: "authority" } }],
    extraVolumeMounts: [{ name: "authority", mountPath: "/etc/authority" }],
  },
};

export const cases: Record<string, Json> = {
  "the embedded database": {},
  "an external database": { secrets: { DATABASE_URL, SECRETS_KEY: KEY, BOOTSTRAP_API_KEY } },
  "a Citus cluster": { secrets: { CITUS_URL: DATABASE_URL, SECRETS_KEY: KEY } },
  "a Secret that is there": { database: "postgres", existingSecret: "mine" },
  "a Secret that is there, and a key in a file": {
    database: "citus",
    existingSecret: "mine",
    config: { SECRETS_KEY_FILE: "/etc/keys/secrets-key" },
    pod: {
      extraVolumes: [{ name: "keys", secret: { secretName: "keys" } }],
      extraVolumeMounts: [{ name: "keys", mountPath: "/etc/keys" }],
    },
  },
  "the embedded database, with everything": {
    ...everything,
    secrets: { OPENAI_API_KEY: 'sk-"quoted"-<&>' },
    embedded: { storage: { size: "100Gi", className: "fast" } },
    fullnameOverride: "answers",
  },
  "the embedded database on a claim that is there, with a Secret": {
    database: "embedded",
    existingSecret: "mine",
    embedded: { storage: { existingClaim: "data" } },
    serviceAccount: { create: false },
    pod: { preStopSeconds: 0 },
  },
  "an external database, with everything": {
    ...everything,
    secrets: { DATABASE_URL, SECRETS_KEY: KEY },
    exports: { claim: "shared" },
    api: { autoscaling: { enabled: true, minReplicas: 3, maxReplicas: 12 } },
    worker: { autoscaling: { enabled: true, cpuUtilization: 50 } },
    listen: "::",
  },
  "an external database, with little": {
    secrets: { DATABASE_URL, SECRETS_KEY: KEY },
    config: { PUBLIC_URL: "https://elsewhere.example.com/v1", DRAIN_SECONDS: 300 },
    ingress: { enabled: true, hosts: ["judgment.example.com"] },
    podDisruptionBudget: { enabled: false },
    networkPolicy: { enabled: true },
    worker: { replicas: 0 },
    pod: { spreadOver: [] },
  },
};

export const refusals: [string, Json, string][] = [
  ["no SECRETS_KEY with an external database", { secrets: { DATABASE_URL } }, "secrets.SECRETS_KEY: it is missing"],
  ["no SECRETS_KEY with a Citus cluster", { secrets: { CITUS_URL: DATABASE_URL } }, "secrets.SECRETS_KEY: it is missing"],
  ["no address of the database", { database: "postgres", secrets: { SECRETS_KEY: KEY } }, "secrets.DATABASE_URL: it is missing"],
  ["no address of the cluster", { database: "citus", secrets: { SECRETS_KEY: KEY } }, "secrets.CITUS_URL: it is missing"],
  [
    "two databases",
    { secrets: { DATABASE_URL, CITUS_URL: DATABASE_URL, SECRETS_KEY: KEY } },
    "DATABASE_URL and CITUS_URL are both set",
  ],
  ["an embedded database with an address", { database: "embedded", secrets: { DATABASE_URL } }, "secrets name another database"],
  [
    "a Secret and secrets",
    { database: "postgres", existingSecret: "mine", secrets: { DATABASE_URL } },
    "existingSecret is set too",
  ],
  ["a Secret without a word on the database", { existingSecret: "mine" }, "Set database to embedded, postgres or citus"],
  ["an ingress without hosts", { ingress: { enabled: true } }, "ingress.hosts: it is empty"],
];
