/** Encrypted secrets and hashed keys, counted by the server secret that they use. */
import { keySource, loadKeys } from "#plugins/keys/index.ts";
import { Pepper } from "#src/accounts/keys/api-key-token.ts";
import { countKeysByPepper } from "#src/accounts/keys/organizations.ts";
import { webhookSecrets } from "#src/events/webhooks/resealing.ts";
import { SecretSeal } from "#src/events/webhooks/sealed-secret.ts";
import type { Database } from "#src/foundation/db/database.ts";
import type { Config } from "#src/server/config.ts";
import { type Finding, fault, ok, warning } from "./finding.ts";

interface Counts {
  present: number;
  previous: number;
  unreadable: number;
}

export interface Secrets {
  webhook_secrets: Counts;
  api_keys: Counts;
}

/** @param options `anew`: first encrypts with the present key what the previous one encrypted */
export async function secretsUnder(db: Database, config: Config, options: { anew: boolean }): Promise<Secrets> {
  const { present, previous } = await loadKeys(keySource(config));
  const pepper = new Pepper(present, previous);
  const webhook_secrets = await webhookSecrets(db, new SecretSeal(present, previous), options);
  const api_keys = { present: 0, previous: 0, unreadable: 0 };
  for (const { pepper: fingerprint, count } of await countKeysByPepper(db)) {
    const state =
      fingerprint === pepper.fingerprint ? "present" : fingerprint === pepper.previous?.fingerprint ? "previous" : "unreadable";
    api_keys[state] += count;
  }
  return { webhook_secrets, api_keys };
}

export function secretsFinding(details: Secrets): Finding {
  return { ...findingOf(details), details };
}

function findingOf({ webhook_secrets: secrets, api_keys: keys }: Secrets): Finding {
  const told = (state: keyof Counts) => `${secrets[state]} webhook secrets and ${keys[state]} API keys`;
  if (secrets.unreadable + keys.unreadable > 0)
    return fault(
      "keys",
      `${told("unreadable")} are under neither SECRETS_KEY nor SECRETS_KEY_PREVIOUS.`,
      "Restore the key that they were made with as SECRETS_KEY or SECRETS_KEY_PREVIOUS, or rotate them.",
    );
  if (secrets.previous + keys.previous > 0)
    return warning(
      "keys",
      `${told("previous")} are under SECRETS_KEY_PREVIOUS.`,
      'Run "judgment secrets reseal". API keys are hashed again at their next use.',
    );
  return ok("keys", `${told("present")} are under SECRETS_KEY.`);
}
