/** The objects that the chart renders: whether they fit each other, the image and the service, for each kind of values. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { variables } from "#src/server/config/variables.ts";
import { loadConfig } from "#src/server/config.ts";
import { parseArguments } from "#src/server/operating/arguments.ts";
import { probeMounts } from "#src/server/operating/pages.ts";
import { type Json, type Manifest, rendered } from "./chart.ts";
import { cases, KEY } from "./values.ts";

const KINDS: Record<string, string> = {
  ConfigMap: "v1",
  Deployment: "apps/v1",
  HorizontalPodAutoscaler: "autoscaling/v2",
  Ingress: "networking.k8s.io/v1",
  NetworkPolicy: "networking.k8s.io/v1",
  Pod: "v1",
  PodDisruptionBudget: "policy/v1",
  Secret: "v1",
  Service: "v1",
  ServiceAccount: "v1",
  ServiceMonitor: "monitoring.coreos.com/v1",
  StatefulSet: "apps/v1",
};

const dockerfile = readFileSync("Dockerfile", "utf8");
const isVariable = (name: string): name is keyof typeof variables => Object.hasOwn(variables, name);
const has = (labels: Json, selector: Json) => Object.entries(selector).every(([name, value]) => labels[name] === value);

interface Env {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string } };
}

/** What a case renders, by kind, and its kinds of pods. */
function chart(values: Json) {
  const objects = rendered(values);
  const of = (kind: string) => objects.filter((object) => object.kind === kind);
  const sets = [...of("Deployment"), ...of("StatefulSet")];
  const pods = sets.map(({ spec }) => ({ labels: spec.template.metadata.labels as Json, spec: spec.template.spec, set: spec }));
  return { objects, of, sets, pods };
}

/** The environment of a pod, as Kubernetes puts it together. Secrets that are not the chart's have a value for each variable. */
function environment(pod: { spec: Manifest }, of: (kind: string) => Manifest[]): Record<string, string> {
  const theirs = { DATABASE_URL: "postgres://a:b@c/d", CITUS_URL: "postgres://a:b@c/d", SECRETS_KEY: KEY };
  const { env, envFrom } = pod.spec.containers[0] as { env: Env[]; envFrom: Record<string, { name: string }>[] };
  const from = envFrom.flatMap(({ configMapRef, secretRef }) => {
    if (configMapRef) return Object.entries(of("ConfigMap").find(({ metadata }) => metadata.name === configMapRef.name)!.data);
    return Object.entries(of("Secret").find(({ metadata }) => metadata.name === secretRef!.name)?.stringData ?? {});
  });
  const named = env.map(({ name, value, valueFrom }) => [name, value ?? theirs[valueFrom!.secretKeyRef.key as "SECRETS_KEY"]]);
  return Object.fromEntries([...from, ...named]);
}

describe.each(Object.entries(cases))("%s", (_, values) => {
  const { objects, of, sets, pods } = chart(values);
  const external = of("Deployment").length > 0;

  it("renders known kinds, each name once", () => {
    for (const { apiVersion, kind } of objects) expect({ kind, apiVersion }).toEqual({ kind, apiVersion: KINDS[kind] });
    const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(names).toEqual([...new Set(names)]);
    for (const { metadata } of objects) expect(metadata.name).toMatch(/^[a-z][a-z0-9-]{0,62}$/);
  });

  it("has two kinds of processes on an external database, and one process on the embedded", () => {
    const roles = pods.map(({ spec }) => parseArguments(spec.containers[0].args).role);
    expect(roles).toEqual(external ? ["api", "worker"] : ["all"]);
    if (!external) expect(sets[0]!.spec.replicas).toBe(1);
  });

  it("selects pods by labels that they have, and no others", () => {
    for (const { labels, set } of pods) {
      expect(pods.filter((pod) => has(pod.labels, set.selector.matchLabels)).map((pod) => pod.labels)).toEqual([labels]);
    }
    for (const { metadata, spec } of of("Service")) {
      const reached = pods.filter(({ labels }) => has(labels, spec.selector)).map(({ spec }) => spec.containers[0].args[1]);
      expect(reached).toEqual(
        metadata.name.endsWith("-metrics") ? (external ? ["api", "worker"] : ["all"]) : [external ? "api" : "all"],
      );
    }
    for (const { spec } of of("PodDisruptionBudget"))
      expect(pods.filter(({ labels }) => has(labels, spec.selector.matchLabels))).toHaveLength(1);
    for (const { spec } of of("NetworkPolicy"))
      expect(pods.filter(({ labels }) => has(labels, spec.podSelector.matchLabels))).toHaveLength(pods.length);
    for (const { spec } of of("ServiceMonitor")) {
      const services = of("Service").filter(({ metadata }) => has(metadata.labels, spec.selector.matchLabels));
      expect(services.flatMap(({ spec }) => spec.ports.map(({ name }: { name: string }) => name))).toEqual(["metrics"]);
      expect(services[0]!.metadata.labels[spec.jobLabel]).toBe("judgment");
    }
    for (const { spec } of of("HorizontalPodAutoscaler")) {
      const target = of("Deployment").find(({ metadata }) => metadata.name === spec.scaleTargetRef.name)!;
      expect(target.spec).not.toHaveProperty("replicas");
      expect(spec.minReplicas).toBeLessThanOrEqual(spec.maxReplicas);
    }
    // A test's pod that the service's selectors chose would get requests.
    for (const { metadata } of of("Pod")) expect(metadata.labels).not.toHaveProperty("app.kubernetes.io/component");
  });

  it("names ports that the image has", () => {
    const exposed = /^EXPOSE (.*)$/m.exec(dockerfile)![1]!.split(" ").map(Number);
    for (const { spec } of pods) {
      const [container] = spec.containers;
      const ports = Object.fromEntries(container.ports.map(({ name, containerPort }: Json) => [name, containerPort]));
      const worker = container.args[1] === "worker";
      expect(ports).toEqual(worker ? { metrics: exposed[1] } : { http: exposed[0], metrics: exposed[1] });
      const { PORT, METRICS_PORT } = environment({ spec }, of);
      expect([PORT, METRICS_PORT]).toEqual(exposed.map(String));
    }
    for (const { spec } of of("Service"))
      for (const { targetPort } of spec.ports)
        for (const pod of pods.filter(({ labels }) => has(labels, spec.selector)))
          expect(pod.spec.containers[0].ports.map(({ name }: Json) => name)).toContain(targetPort);
    for (const { spec } of of("Ingress"))
      for (const { http } of spec.rules) {
        const { name, port } = http.paths[0].backend.service;
        const service = of("Service").find(({ metadata }) => metadata.name === name)!;
        expect(service.spec.ports.map(({ name }: Json) => name)).toEqual([port.name]);
      }
  });

  it("probes pages that the service has", () => {
    const pages = probeMounts({ liveness: () => ({}) as never, readiness: () => ({}) as never }).map(({ at }) => at);
    for (const { spec } of pods) {
      const { startupProbe, readinessProbe, livenessProbe } = spec.containers[0];
      for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe]) {
        expect(httpGet.port).toBe("metrics");
        expect(pages).toContain(httpGet.path);
      }
      // A database that is away is no reason to restart.
      expect(livenessProbe.httpGet.path).toBe("/healthz");
    }
  });

  it("gives the service variables that it has, with values that it accepts", () => {
    for (const pod of pods) {
      const env = environment(pod, of);
      const known = { ...variables, NODE_ENV: 0, AWS_REGION: 0 };
      expect(Object.keys(env).filter((name) => !Object.hasOwn(known, name))).toEqual([]);
      const { PRICES_FILE, ...others } = env;
      if (PRICES_FILE !== undefined) {
        const folder = mkdtempSync(join(tmpdir(), "judgment-prices-"));
        onTestFinished(() => rmSync(folder, { recursive: true }));
        others.PRICES_FILE = join(folder, "prices.json");
        const { data } = of("ConfigMap").find(({ metadata }) => metadata.name.endsWith("-prices"))!;
        writeFileSync(others.PRICES_FILE, data["prices.json"]);
      }
      const config = loadConfig(others);
      expect(config.databaseUrl !== null || config.citusUrl !== null).toBe(external);
      if (external) expect(config.secretsKey ?? config.secretsKeyFile).not.toBeNull();
      for (const [name, value] of Object.entries((values.config ?? {}) as Json)) expect(env[name]).toBe(String(value));
    }
  });

  it("has secrets in Secrets only", () => {
    const secrets = Object.values((values.secrets ?? {}) as Record<string, string>);
    const elsewhere = JSON.stringify(objects.filter(({ kind }) => kind !== "Secret"));
    for (const secret of secrets) expect(elsewhere).not.toContain(JSON.stringify(secret).slice(1, -1));
    for (const { data } of of("ConfigMap"))
      for (const name of Object.keys(data)) expect(isVariable(name) && variables[name].secret, name).toBe(false);
    for (const { spec } of pods)
      for (const { name, value } of spec.containers[0].env as Env[])
        if (isVariable(name) && variables[name].secret) expect(value, name).toBeUndefined();
    for (const { stringData } of of("Secret")) expect(stringData).toEqual(values.secrets);
  });

  it("does not start pods without what it names in a Secret that is there", () => {
    for (const { spec } of pods) {
      const named = (spec.containers[0].env as Env[]).flatMap(({ name, valueFrom }) => (valueFrom ? [name] : []));
      const file = (values.config as Json | undefined)?.SECRETS_KEY_FILE !== undefined;
      const database = values.database === "citus" ? "CITUS_URL" : "DATABASE_URL";
      expect(named).toEqual(external && values.existingSecret ? [database, ...(file ? [] : ["SECRETS_KEY"])] : []);
    }
  });

  it("mounts every volume, and has every volume that it mounts", () => {
    for (const { spec, set } of pods) {
      const claims = (set.volumeClaimTemplates ?? []).map(({ metadata }: Manifest) => metadata.name);
      const volumes = [...spec.volumes.map(({ name }: Json) => name), ...claims];
      const mounts: { name: string; mountPath: string }[] = spec.containers[0].volumeMounts;
      expect(mounts.map(({ name }) => name).sort()).toEqual([...volumes].sort());
      const data = mounts.find(({ mountPath }) => mountPath === environment({ spec }, of).DATA_DIR)!;
      const [volume] = spec.volumes.filter(({ name }: Json) => name === data.name);
      if (external) expect(volume.emptyDir).toEqual({});
      else expect(volume?.persistentVolumeClaim?.claimName ?? claims).toEqual(volume ? "data" : ["data"]);
      for (const { configMap, secret } of spec.volumes as Record<string, Json | undefined>[]) {
        const named = configMap?.name ?? secret?.secretName;
        if (named === undefined || ["authority", "certificate", "keys"].includes(String(named))) continue;
        expect([...of("ConfigMap"), ...of("Secret")].map(({ metadata }) => metadata.name)).toContain(named);
      }
    }
  });

  it("runs as the image's user, with nothing that it does not need", () => {
    const [, user, group] = /^USER (\d+):(\d+)$/m.exec(dockerfile)!.map(Number);
    for (const spec of [...pods.map(({ spec }) => spec), ...of("Pod").map(({ spec }) => spec)]) {
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: user, runAsGroup: group });
      expect(spec.automountServiceAccountToken).toBe(false);
      for (const { securityContext } of spec.containers)
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        });
    }
    for (const { spec } of pods)
      expect(spec.securityContext).toMatchObject({ fsGroup: group, fsGroupChangePolicy: "OnRootMismatch" });
  });

  it("waits for a stop longer than the service takes", () => {
    for (const pod of pods) {
      const [{ lifecycle }] = pod.spec.containers;
      const before = Number(lifecycle?.preStop.exec.command[1] ?? 0);
      // A process that hangs exits 5 seconds after the drain time.
      expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(
        before + loadConfig({ ...environment(pod, of), PRICES_FILE: "" }).drainMs / 1000 + 5,
      );
    }
  });
});

interface Rule {
  readonly http: { readonly paths: readonly { readonly path: string }[] };
}

describe("a value reaches its object:", () => {
  const one = (values: Json, kind: string, name: string) =>
    rendered(values).find((object) => object.kind === kind && object.metadata.name === name)!;
  const external = (values: Json) => ({ ...values, secrets: cases["an external database"]!.secrets });

  it("replicas", () => {
    const values = external({ api: { replicas: 3 }, worker: { replicas: 7 } });
    expect(one(values, "Deployment", "judgment-api").spec.replicas).toBe(3);
    expect(one(values, "Deployment", "judgment-worker").spec.replicas).toBe(7);
  });

  it("the first host of the ingress, as the public address", () => {
    const { data } = one(cases["an external database, with everything"]!, "ConfigMap", "judgment");
    expect(data.PUBLIC_URL).toBe("https://judgment.example.com/v1");
    const values = { ingress: { enabled: true, hosts: ["judgment.example.com"] } };
    expect(one(values, "ConfigMap", "judgment").data.PUBLIC_URL).toBe("http://judgment.example.com/v1");
  });

  it.each([
    ["/judgments", "/judgments"],
    ["/judgments/", "/judgments"],
    ["/a/b", "/a/b"],
    ["/", ""],
    ["", ""],
  ])("the path %s of the ingress and of the public address", (BASE_PATH, path) => {
    const values = { ingress: { enabled: true, hosts: ["a.example.com", "b.example.com"] }, config: { BASE_PATH } };
    expect(one(values, "ConfigMap", "judgment").data.PUBLIC_URL).toBe(`http://a.example.com${path}/v1`);
    const { rules } = one(values, "Ingress", "judgment").spec;
    expect(rules.map(({ http }: Rule) => http.paths[0]!.path)).toEqual([path || "/", path || "/"]);
  });

  it("who may reach the API and the metrics", () => {
    const { apiFrom, metricsFrom } = cases["an external database, with everything"]!.networkPolicy as Json;
    const ingress = (values: Json) => one(values, "NetworkPolicy", "judgment").spec.ingress;
    expect(ingress(cases["an external database, with everything"]!)).toEqual([
      { ports: [{ port: "http", protocol: "TCP" }], from: apiFrom },
      { ports: [{ port: "metrics", protocol: "TCP" }], from: metricsFrom },
    ]);
    expect(ingress(cases["an external database, with little"]!)).toEqual([{ ports: [{ port: "http", protocol: "TCP" }] }]);
  });

  it("the name of the release", () => {
    const names = (release: string) => rendered({}, release).map(({ metadata }) => metadata.name);
    expect(names("judgment-eu")).toContain("judgment-eu");
    expect(names("eu")).toContain("eu-judgment");
    for (const name of names("a".repeat(53))) expect(name.length).toBeLessThanOrEqual(63);
  });
});
