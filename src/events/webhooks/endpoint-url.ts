/** Allowed URLs of endpoints. The addresses of a name are checked again before each connection (`checked-connection.ts`). */
import { isIP } from "node:net";
import type { Issue } from "#src/foundation/errors.ts";
import { isPublicAddress } from "./public-address.ts";

const LONGEST = 2_048;
const FORM = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i;

/** The stored and used form: scheme and host in lower case, international hosts in Punycode, the path percent-encoded. */
export function normalizedUrl(text: string): string {
  return new URL(text).href;
}

/** What is wrong with an endpoint's URL. */
export function urlIssues(text: string, allowPrivate: boolean): Issue[] {
  const issue = (message: string): Issue[] => [{ path: "/url", message }];
  if (!FORM.test(text))
    return issue("must be an https:// URL without user or password, as in https://hooks.example.com/judgments");
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    return issue("must have a valid host, and a port up to 65535 if any, as in https://hooks.example.com/judgments");
  if (url.username !== "" || url.password !== "")
    return issue("must not contain a user or password; receivers verify the signature of deliveries instead");
  if (url.href.length > LONGEST) return issue(`must have at most ${LONGEST} characters, with non-ASCII characters encoded`);
  if (url.port === "0") return issue("must not have port 0, because nothing can listen there");
  if (allowPrivate) return [];
  if (url.protocol !== "https:") return issue("must begin with https://");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !isPublicAddress(host)) return issue(`must have a public address; ${host} is not public`);
  if (/(^|\.)localhost\.?$/.test(host)) return issue(`must have a public address; ${host} is a name of the local machine`);
  return [];
}
