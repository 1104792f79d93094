/** Composites: a `bool` with `parts`, and perhaps `features`. */
import type { Issue } from "#src/errors.ts";
import type { GivenDefinition } from "./definition-rules.ts";
import { repeatIssues } from "./repeats.ts";

export function compositeIssues({ type, parts, features, criteria }: GivenDefinition): Issue[] {
  if (type !== "bool") {
    const given = [...(parts ? ["/parts"] : []), ...(features ? ["/features"] : [])];
    return given.map((path) => ({ path, message: `must be left out: only a bool can be a composite, and this is a ${type}` }));
  }
  if (!parts && features)
    return [{ path: "/features", message: "must be left out: features are combined with parts, and there are none" }];
  const decided = {
    path: "/criteria",
    message: "must be left out: a composite is decided by its parts, each of which is a question",
  };
  return [
    ...(parts && criteria !== undefined ? [decided] : []),
    ...repeatIssues(
      (parts ?? []).map(({ name }) => name),
      (at) => `/parts/${at}/name`,
    ),
    ...repeatIssues(features ?? [], (at) => `/features/${at}`),
  ];
}
