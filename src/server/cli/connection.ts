/** The API client of commands: where the API is, and the key for it. */
import { type Client, createClient } from "#generated/client/index.ts";
import { keyGiven, NO_KEY } from "./api-key.ts";
import { type Given, text, UsageError } from "./command.ts";
import { profileOf } from "./profiles.ts";

export const LOCAL = "http://127.0.0.1:8080/v1";

/** The API's URL, with `/v1`. @throws UsageError if a profile is named and absent */
export function addressOf(given: Pick<Given, "options">): string {
  const url = text(given, "url");
  if (url !== undefined) return url;
  const { JUDGMENT_URL } = process.env;
  if (JUDGMENT_URL && text(given, "profile") === undefined) return JUDGMENT_URL;
  return profileOf(given)?.url ?? LOCAL;
}

/** @throws UsageError if none is given, or the profile's belongs to another address */
export function keyOf(given: Pick<Given, "options">): string {
  const key = keyGiven(given, text(given, "profile") === undefined);
  if (key !== null) return key;
  const profile = profileOf(given);
  if (profile === null) throw new UsageError(NO_KEY);
  const address = addressOf(given);
  if (isSame(profile.url, address)) return profile.key;
  throw new UsageError(
    `The key of the profile "${profile.name}" is for ${profile.url} and is not sent to ${address}. Give another key with --key-file.`,
  );
}

/** @throws UsageError if no key is given, or the URL is invalid */
export function clientOf(given: Given): Client {
  const apiKey = keyOf(given);
  return createClient({ baseUrl: baseUrlOf(given), apiKey });
}

/** The same as `addressOf`, without a slash at its end. @throws UsageError if it is invalid */
export function baseUrlOf(given: Given): string {
  return checkedUrl(addressOf(given));
}

/** @throws UsageError */
export function checkedUrl(url: string): string {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
    throw new UsageError(`--url or JUDGMENT_URL must be an address such as ${LOCAL}, not "${url}".`);
  return url.replace(/\/+$/, "");
}

function isSame(one: string, other: string): boolean {
  return one.replace(/\/+$/, "") === other.replace(/\/+$/, "");
}
