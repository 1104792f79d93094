/** The Helm chart: what it accepts, what it refuses, and the objects that it renders, checked against the service and its image. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { variables } from "#src/server/config/variables.ts";
import { about, CHART, defaults, type Json, merged, Refused, read, rendered, renderedFiles } from "./chart.ts";
import { byName, helm, helmTemplate } from "./helm.ts";
import { cases, KEY, refusals } from "./values.ts";

/** What the chart itself sets, as its ports, volumes and mounted files are. */
const OWN = ["PORT", "HOST", "METRICS_PORT", "METRICS_HOST", "DATA_DIR", "TLS_CERT_FILE", "TLS_KEY_FILE", "PRICES_FILE"];
const schema = JSON.parse(read("values.schema.json"));
const accepts = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
const problems = (values: Json) => {
  accepts(merged(defaults, values));
  return (accepts.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
};

describe("the values", () => {
  it.each(Object.entries({ "of the chart": {}, ...cases }))("are accepted by the schema: %s", (_, values) => {
    expect(problems(values)).toEqual([]);
  });

  it("have every variable of the service, secrets apart from the others, with its description", () => {
    const of = (secret: boolean) =>
      Object.fromEntries(
        Object.entries(variables)
          .filter(([name, variable]) => variable.secret === secret && !OWN.includes(name))
          .map(([name, { purpose }]) => [
            name,
            { description: purpose, type: secret ? "string" : ["string", "number", "boolean"] },
          ]),
      );
    expect(schema.properties.config.properties).toEqual(of(false));
    expect(schema.properties.secrets.properties).toEqual(of(true));
  });

  it.each<[string, Json, string]>([
    ["a secret among the variables without secrets", { config: { OPENAI_API_KEY: "sk" } }, "/config must NOT have additional"],
    ["a variable that the service does not have", { config: { LOGLEVEL: "info" } }, "/config must NOT have additional"],
    ["a variable that the chart sets", { config: { PORT: 80 } }, "/config must NOT have additional"],
    ["another database", { database: "mysql" }, "/database must be equal to one of"],
    ["a misspelt value", { replicas: 3 }, " must NOT have additional"],
    ["a digest that is none", { image: { digest: "latest" } }, "/image/digest must match pattern"],
  ])("are refused with %s", (_, values, problem) => {
    expect(problems(values)).toEqual([expect.stringContaining(problem)]);
  });

  it.each(refusals)("are refused where they contradict each other: %s", (_, values, message) => {
    expect(problems(values)).toEqual([]);
    expect(() => rendered(values)).toThrow(Refused);
    expect(() => rendered(values)).toThrow(message);
  });

  it("name the release of this repository", () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect([about.version, about.appVersion]).toEqual([version, version]);
  });
});

describe("a changed value", () => {
  const annotations = (values: Json) => {
    const pods = rendered(merged(cases["an external database"]!, values)).filter(({ kind }) => kind === "Deployment");
    return pods.map(({ spec }) => spec.template.metadata.annotations);
  };
  it.each<[string, Json, string]>([
    ["a variable", { config: { LOG_LEVEL: "warn" } }, "checksum/config"],
    ["a price", { prices: [{ storage: [{ usd: 1 }] }] }, "checksum/config"],
    ["the public host", { ingress: { enabled: true, hosts: ["other.example.com"] } }, "checksum/config"],
    ["a secret", { secrets: { SECRETS_KEY: KEY.replace("0", "1") } }, "checksum/secrets"],
  ])("restarts every pod: %s", (_, values, name) => {
    const [before, after] = [annotations({}), annotations(values)];
    expect(before).toHaveLength(2);
    for (const [at, { [name]: checksum, ...others }] of after.entries()) {
      expect(checksum).toMatch(/^[0-9a-f]{64}$/);
      expect(checksum).not.toBe(before[at][name]);
      expect(before[at]).toMatchObject(others);
    }
  });

  it("restarts none where pods do not read it", () => {
    expect(annotations({ service: { port: 8080 }, api: { replicas: 5 } })).toEqual(annotations({}));
  });
});

describe("the notes", () => {
  const notes = (values: Json) => renderedFiles(values).get("templates/NOTES.txt")!;

  it.each(Object.entries(cases))("name objects that are there: %s", (_, values) => {
    const there = new Set(rendered(values).map(({ kind, metadata }) => `${kind.toLowerCase()}/${metadata.name}`));
    const named = [...notes(values).matchAll(/\b(?:service|deployment|statefulset)\/[\w-]+/g)].map(([name]) => name);
    expect(named).toHaveLength(2);
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });

  it("say where the first admin key is, unless it was given", () => {
    expect(notes({})).toContain("exec judgment-0 -- cat /data/first-admin-key");
    expect(notes({ secrets: { DATABASE_URL: "postgres://a:b@c/d", SECRETS_KEY: KEY } })).toContain("first-admin-key");
    expect(notes(cases["an external database"]!)).not.toContain("first-admin-key");
  });

  it("warn of exported files that are lost", () => {
    const lost = "Exported files are lost";
    expect(notes(cases["an external database"]!)).toContain(lost);
    expect(notes(merged(cases["an external database"]!, { exports: { claim: "shared" } }))).not.toContain(lost);
    expect(notes(merged(cases["an external database"]!, { config: { EXPORTS_S3_BUCKET: "bucket" } }))).not.toContain(lost);
    expect(notes({})).not.toContain(lost);
  });

  it("have no secret", () => {
    for (const values of Object.values(cases))
      for (const secret of Object.values((values.secrets as Record<string, string> | undefined) ?? {}))
        expect(notes(values)).not.toContain(secret);
  });
});

describe("Helm", helm, () => {
  it("finds nothing to complain of", () => {
    const { status, stdout, stderr } = spawnSync("helm", ["lint", "--strict", CHART], { encoding: "utf8" });
    expect(status, stdout + stderr).toBe(0);
  });

  it.each(Object.entries(cases))("renders the same objects as these tests: %s", (_, values) => {
    expect(byName(helmTemplate(values).objects)).toEqual(byName(rendered(values)));
  });

  it.each(refusals)("refuses with the same words: %s", (_, values, message) => {
    expect(helmTemplate(values).error).toContain(message);
  });

  it.each<[string, Json]>([
    ["a secret among the variables", { config: { OPENAI_API_KEY: "sk" } }],
    ["a misspelt value", { replicas: 3 }],
  ])("refuses what the schema refuses: %s", (_, values) => {
    expect(helmTemplate(values).error).toMatch(/additional propert/i);
  });
});
