/**
 * A server below a prefix, such as `/judgments`, of a site that has other things too. A request may arrive with the prefix, as it was sent, or
 * without it, from a proxy that strips it and from probes that go past the proxy. From here on, no request has it.
 */
import { ownPart } from "./request-target.ts";

/** @param basePath begins with a slash and does not end with one; empty for none */
export function belowBasePath(target: string, basePath: string): string {
  if (basePath === "") return target;
  const own = ownPart(target);
  if (!own.startsWith(basePath)) return target;
  const below = own.slice(basePath.length);
  if (below.startsWith("/")) return below;
  return below === "" || below.startsWith("?") ? `/${below}` : target;
}
