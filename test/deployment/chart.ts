/** The chart as Helm renders it, without Helm: its files, its functions, and the objects that come out. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { parseAllDocuments, parse as parseYaml, stringify } from "yaml";
import { type Functions, isTrue, parse, render, type Templates } from "./template.ts";

export const CHART = "plugins/deployment/helm";
export const read = (path: string) => readFileSync(`${CHART}/${path}`, "utf8");

export type Json = Record<string, unknown>;
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Record<string, string>; annotations?: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: an object of Kubernetes, of any kind.
  [member: string]: any;
}

/** What `fail` of a template says. */
export class Refused extends Error {}

const isMap = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

/** As Helm merges the values of an installation over those of the chart: maps by member, the rest as a whole. */
export function merged(under: Json, over: Json): Json {
  const entries = Object.entries(over).map(([name, value]) => {
    const below = under[name];
    return [name, isMap(value) && isMap(below) ? merged(below, value) : value] as const;
  });
  return { ...under, ...Object.fromEntries(entries) };
}

export const defaults: Json = parseYaml(read("values.yaml"), { version: "1.1" });
export const about: Json = parseYaml(read("Chart.yaml"));

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : isMap(value)
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((name) => [name, sorted(value[name])]),
        )
      : value;
const toJson = (value: unknown) =>
  JSON.stringify(sorted(value)).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
const nindent = (spaces: number, text: string) => `\n${text}`.replaceAll("\n", `\n${" ".repeat(spaces)}`);

function functionsOf(templates: Templates): Functions {
  const functions: Functions = {
    include: (name: string, dot: unknown) => {
      if (!templates.has(name)) throw new Error(`No template is named ${name}.`);
      return render(templates.get(name)!, dot, functions);
    },
    fail: (message: string) => {
      throw new Refused(message);
    },
    and: (...all: unknown[]) => all.slice(0, 1 + all.findIndex((value) => !isTrue(value)) || undefined).at(-1),
    or: (...all: unknown[]) => all.find(isTrue) ?? all.at(-1),
    not: (value: unknown) => !isTrue(value),
    eq: (left: unknown, ...rights: unknown[]) => rights.some((right) => isDeepStrictEqual(left, right)),
    ne: (left: unknown, right: unknown) => !isDeepStrictEqual(left, right),
    index: (of: Json, name: string) => of[name],
    list: (...values: unknown[]) => values,
    dict: (...pairs: unknown[]) =>
      Object.fromEntries(pairs.flatMap((name, at) => (at % 2 === 0 ? [[String(name), pairs[at + 1]]] : []))),
    first: (values: unknown[]) => values[0],
    default: (otherwise: unknown, value: unknown) => (isTrue(value) ? value : otherwise),
    contains: (part: string, text: string) => text.includes(part),
    kindIs: (kind: string, value: unknown) => kind === typeof value,
    int: (value: unknown) => Math.trunc(Number(value)),
    add: (...values: number[]) => values.reduce((sum, value) => sum + value, 0),
    div: (left: number, right: number) => Math.trunc(left / right),
    printf: (format: string, ...values: unknown[]) => format.replace(/%s/g, () => String(values.shift())),
    quote: (value: unknown) => JSON.stringify(String(value)),
    trunc: (length: number, text: string) => text.slice(0, length),
    trimSuffix: (suffix: string, text: string) => (text.endsWith(suffix) ? text.slice(0, -suffix.length) : text),
    sha256sum: (text: string) => createHash("sha256").update(text).digest("hex"),
    toJson,
    toYaml: (value: unknown) => stringify(sorted(value), { lineWidth: 0, version: "1.1" }).trimEnd(),
    nindent,
  };
  return functions;
}

/** Every file of `templates/` by its name, rendered. */
export function renderedFiles(values: Json, release = "judgment"): Map<string, string> {
  const templates: Templates = new Map();
  const bodies = globSync("templates/**/*.{yaml,tpl,txt}", { cwd: CHART })
    .sort()
    .map((path) => [path, parse(read(path), templates)] as const);
  const dot = {
    Values: merged(defaults, values),
    Chart: { Name: about.name, Version: about.version, AppVersion: about.appVersion },
    Release: { Name: release, Namespace: "default", Service: "Helm" },
  };
  const functions = functionsOf(templates);
  return new Map(bodies.filter(([path]) => !path.endsWith(".tpl")).map(([path, nodes]) => [path, render(nodes, dot, functions)]));
}

/** The objects of a text of YAML documents. */
export function manifests(text: string): Manifest[] {
  const documents = parseAllDocuments(text, { version: "1.1" });
  if (!Array.isArray(documents)) return [];
  const broken = documents.flatMap(({ errors }) => errors);
  if (broken.length > 0) throw broken[0];
  return documents.map((document) => document.toJS() as Manifest | null).filter((object) => object !== null);
}

export function rendered(values: Json, release?: string): Manifest[] {
  const files = [...renderedFiles(values, release)].filter(([path]) => path.endsWith(".yaml"));
  return files.flatMap(([, text]) => manifests(text));
}
