/** What the contract has and this release does not serve yet: refused where it stands rather than ignored. A line leaves when its member is served. */
import type { FreshnessSettings } from "#generated/types.ts";
import type { Issue } from "#src/errors.ts";
import type { GivenDefinition } from "./definition-rules.ts";

export function notServed({ options, context, parts }: GivenDefinition): Issue[] {
  return refusals([
    ["/options/from", options !== undefined && !Array.isArray(options)],
    ["/context/related", context?.related !== undefined],
    ["/context/group", context?.group !== undefined],
    ["/context/previous", context?.previous !== undefined],
    ["/parts", parts !== undefined],
  ]);
}

/** @param at the pointer of the object that holds the settings */
export function freshnessNotServed(freshness: FreshnessSettings, at: string): Issue[] {
  return refusals([
    [`${at}/policy`, freshness.policy === "periodic"],
    [`${at}/fanout`, Boolean(freshness.fanout)],
  ]);
}

function refusals(members: readonly (readonly [path: string, given: boolean])[]): Issue[] {
  const message = "is not served by this version of the server yet; leave it out";
  return members.filter(([, given]) => given).map(([path]) => ({ path, message }));
}
