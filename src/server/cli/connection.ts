/** The API client of commands. */
import { type Client, createClient } from "#generated/client/index.ts";
import { keyOf } from "./api-key.ts";
import { type Given, text, UsageError } from "./command.ts";

const LOCAL = "http://127.0.0.1:8080/v1";

/** The API's URL, with `/v1`. */
export function addressOf(given: Pick<Given, "options">): string {
  return text(given, "url") ?? process.env.JUDGMENT_URL ?? LOCAL;
}

/** @throws UsageError if no key is given, or the URL is invalid */
export function clientOf(given: Given): Client {
  const apiKey = keyOf(given);
  return createClient({ baseUrl: baseUrlOf(given), apiKey });
}

/** The same as `addressOf`, without a slash at its end. @throws UsageError if it is invalid */
export function baseUrlOf(given: Given): string {
  const baseUrl = addressOf(given);
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ""))
    throw new UsageError(`--url or JUDGMENT_URL must be an address such as ${LOCAL}, not "${baseUrl}".`);
  return baseUrl.replace(/\/+$/, "");
}
