/** Where an endpoint may be. What a name leads to is looked at again before each connection (checked-connection.ts). */
import { isIP } from "node:net";
import type { Issue } from "#src/errors.ts";
import { isPublicAddress } from "./public-address.ts";

const LONGEST = 2_048;
const FORM = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i;

/** As it is kept and sent to: scheme and host in small letters, a host of other letters in Punycode, the path percent-encoded. */
export function normalizedUrl(text: string): string {
  return new URL(text).href;
}

/** What is wrong with an endpoint's address. */
export function urlIssues(text: string, allowPrivate: boolean): Issue[] {
  const issue = (message: string): Issue[] => [{ path: "/url", message }];
  if (!FORM.test(text))
    return issue("must be an https:// URL without user or password, as in https://hooks.example.com/judgments");
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    return issue("must have a host that there can be, and a port up to 65535 if any, as in https://hooks.example.com/judgments");
  if (url.username !== "" || url.password !== "") return issue("must not hold a user or password; deliveries are signed instead");
  if (url.href.length > LONGEST) return issue(`must be at most ${LONGEST} characters, with other letters than ASCII encoded`);
  if (url.port === "0") return issue("must not name port 0, which nothing can be reached at");
  if (allowPrivate) return [];
  if (url.protocol !== "https:") return issue("must begin with https://");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !isPublicAddress(host)) return issue(`must lead to a public address; ${host} is not one`);
  if (/(^|\.)localhost\.?$/.test(host)) return issue(`must lead to a public address; ${host} is this machine's own name`);
  return [];
}
