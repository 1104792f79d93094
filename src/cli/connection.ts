/** The API as commands call it. */
import { type Client, createClient } from "#generated/client/index.ts";
import { type Given, text, UsageError } from "./command.ts";

const LOCAL = "http://127.0.0.1:8080/v1";

/** @throws UsageError where no key is given */
export function clientOf(given: Given): Client {
  const apiKey = text(given, "key") ?? process.env.JUDGMENT_API_KEY;
  if (!apiKey) throw new UsageError("An API key is needed: set JUDGMENT_API_KEY, or give --key.");
  return createClient({ baseUrl: text(given, "url") ?? process.env.JUDGMENT_URL ?? LOCAL, apiKey });
}
