/** Cookies that no operation declares, such as those that prove who calls. */
import { parseCookie } from "cookie";

/** The value of a cookie in a `Cookie` header; null for none. Of several with one name the first counts, whose path is the most specific. */
export function cookieIn(header: string | undefined, name: string): string | null {
  return header === undefined ? null : (parseCookie(header)[name] ?? null);
}
