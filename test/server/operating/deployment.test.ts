/** The files that deploy and monitor the service, checked against the service, and with the tools of the formats' authors. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createMetrics } from "#src/server/operating/metrics.ts";
import { needs } from "#test/support/needs.ts";

const at = "plugins/deployment";
const read = (path: string) => readFileSync(path, "utf8");
const ALERTS = `${at}/prometheus/alerts.yml`;
const DASHBOARD = `${at}/grafana/dashboards/judgment.json`;

/** Which program this machine has. */
function tool(name: string, cure: string) {
  return needs({ what: name, there: spawnSync(name, ["--version"]).error === undefined, cure });
}

function metricsText(): Promise<string> {
  return createMetrics({
    load: () => ({ inUse: 0, idle: 0, waiting: 0 }),
    nodes: () => [],
    backlog: async () => [],
    jobs: async () => [],
    now: () => new Date(),
    release: "1.0.0",
  }).text();
}

async function metricNames(): Promise<Set<string>> {
  const text = await metricsText();
  const names = new Set<string>();
  for (const [, name, type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    names.add(name!);
    if (type === "histogram") for (const part of ["bucket", "sum", "count"]) names.add(`${name}_${part}`);
  }
  return names;
}

describe("alerts and the dashboard", () => {
  it.each([ALERTS, DASHBOARD])("ask for metrics that the service has: %s", async (path) => {
    const known = await metricNames();
    const asked = new Set(read(path).match(/\b(judgment|process|nodejs)_[a-z_]+\b/g));
    expect(asked.size).toBeGreaterThan(8);
    expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  });

  // A count that begins at 1 has not increased.
  it("wait for an increase of counts that are there before anything has happened", async () => {
    const lines = (await metricsText()).split("\n");
    const waited = [...read(ALERTS).matchAll(/increase\((\w+)(?:\{(\w+)=~?"([^"]*)"\})?\[/g)];
    expect(waited.length).toBeGreaterThan(2);
    for (const [, name, label, values] of waited) {
      const of = lines.filter((line) => line.startsWith(`${name}{`));
      expect(of.length).toBeGreaterThan(0);
      for (const value of values?.split("|") ?? [])
        expect(
          of.some((line) => line.includes(`${label}="${value}"`)),
          value,
        ).toBe(true);
    }
  });

  it("say of each alert what it means and what to do", () => {
    const alerts = [...read(ALERTS).matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
    const runbooks = [...read(ALERTS).matchAll(/runbook: plugins\/deployment\/README\.md#(\w+)/g)].map(([, anchor]) => anchor!);
    const sections = [...read(`${at}/README.md`).matchAll(/^### (\w+)$/gm)].map(([, name]) => name!);
    expect(sections).toEqual(alerts);
    expect(runbooks).toEqual(alerts.map((name) => name.toLowerCase()));
  });

  it("are accepted by Prometheus", tool("promtool", "apt-get install --no-install-recommends prometheus"), () => {
    const { status, stderr } = spawnSync("promtool", ["check", "config", `${at}/prometheus/prometheus.yml`], {
      encoding: "utf8",
    });
    expect(status, stderr).toBe(0);
  });
});

describe("each alert", () => {
  const TESTS = `${at}/prometheus/alerts.test.yml`;

  it("has a test in which it fires", () => {
    const alerts = [...read(ALERTS).matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
    const fires = [...read(TESTS).matchAll(/alertname: (\w+)\n +exp_alerts:\n/g)].map(([, name]) => name!);
    expect(alerts.filter((name) => !fires.includes(name))).toEqual([]);
  });

  it("fires when it should, by Prometheus", tool("promtool", "apt-get install --no-install-recommends prometheus"), () => {
    for (const args of [
      ["check", "rules", ALERTS],
      ["test", "rules", TESTS],
    ]) {
      const { status, stdout, stderr } = spawnSync("promtool", args, { encoding: "utf8" });
      expect(status, stdout + stderr).toBe(0);
    }
  });
});

describe("the systemd unit", () => {
  it("is accepted by systemd", tool("systemd-analyze", "apt-get install systemd"), () => {
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", `${at}/systemd/judgment.service`], { encoding: "utf8" });
    expect(status, stderr).toBe(0);
  });
});

describe("the steps to the systemd unit", () => {
  const [, steps] = /^## systemd\n\n```sh\n([\s\S]+?)```/m.exec(read(`${at}/README.md`))!;
  const [, file] = /^EnvironmentFile=(.+)$/m.exec(read(`${at}/systemd/judgment.service`))!;

  it("create the file of its variables, which the unit does not start without and only root reads", () => {
    const root = mkdtempSync(join(tmpdir(), "judgment-unit-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    expect(file).toBe("/etc/judgment-service/environment");
    const [create] = /^install .*$/m.exec(steps!)!;
    const { status, stderr } = spawnSync("sh", ["-c", create.replace(file!, join(root, file!))], { encoding: "utf8" });
    expect(status, stderr).toBe(0);
    expect((statSync(join(root, file!)).mode & 0o777).toString(8)).toBe("600");
  });

  it("have it filled before the unit is enabled", () => {
    const at = ["install ", `editor ${file}`, "systemctl enable"].map((step) => steps!.indexOf(step));
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    expect(at).not.toContain(-1);
  });
});

describe("the image", () => {
  it("starts a file that exists, on the ports and with the variables that the service has", () => {
    const dockerfile = read("Dockerfile");
    const [, main] = /ENTRYPOINT \["node", "(.+)"\]/.exec(dockerfile)!;
    expect(read(main!).length).toBeGreaterThan(0);
    const variables = read("src/server/config/variables.ts");
    for (const file of ["compose.yaml", `${at}/kubernetes/judgment.yaml`, `${at}/systemd/judgment.service`, "Dockerfile"])
      for (const [, name] of read(file).matchAll(/\b(DATA_DIR|DATABASE_URL|SECRETS_KEY|BOOTSTRAP_API_KEY|HOST|METRICS_HOST)\b/g))
        expect(variables, `${name} in ${file}`).toContain(`  ${name}: `);
    expect(dockerfile).toContain("EXPOSE 8080 9464");
  });
});
