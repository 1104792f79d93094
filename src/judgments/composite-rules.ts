/** Composites: a `bool` with `parts`, and perhaps `features`. */
import type { Issue } from "#src/errors.ts";
import type { GivenDefinition } from "./definition-rules.ts";
import { repeatIssues } from "./repeats.ts";

export function compositeIssues({ type, parts, features }: GivenDefinition): Issue[] {
  if (type !== "bool") {
    const given = [...(parts ? ["/parts"] : []), ...(features ? ["/features"] : [])];
    return given.map((path) => ({ path, message: `must be left out: only a bool can be a composite, and this is a ${type}` }));
  }
  if (!parts && features)
    return [{ path: "/features", message: "must be left out: features are combined with parts, and there are none" }];
  return [
    ...repeatIssues(
      (parts ?? []).map(({ name }) => name),
      (at) => `/parts/${at}/name`,
    ),
    ...repeatIssues(features ?? [], (at) => `/features/${at}`),
  ];
}
