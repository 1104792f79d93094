/** What the contract has and this release does not serve yet: refused where it stands rather than ignored. A line leaves when its member is served. */
import type { Issue } from "#src/errors.ts";
import type { GivenDefinition } from "./definition-rules.ts";

export function notServed({ parts }: GivenDefinition): Issue[] {
  return refusals([["/parts", parts !== undefined]]);
}

function refusals(members: readonly (readonly [path: string, given: boolean])[]): Issue[] {
  const message = "is not served by this version of the server yet; leave it out";
  return members.filter(([, given]) => given).map(([path]) => ({ path, message }));
}
