/** Encrypts webhook secrets again with the present SECRETS_KEY, when an operator replaces it. */
import type { Database } from "#src/foundation/db/database.ts";
import * as sql from "./resealing-sql.ts";
import type { SecretSeal } from "./sealed-secret.ts";

/** Endpoints per transaction. */
const PAGE = 500;

export interface Sealed {
  /** Encrypted with the present key. */
  present: number;
  /** Encrypted with the previous key. */
  previous: number;
  /** Encrypted with neither. */
  unreadable: number;
}

/** Counts secrets by their key. With `anew`, first encrypts those of the previous key with the present one. */
export async function webhookSecrets(db: Database, seal: SecretSeal, { anew }: { anew: boolean }): Promise<Sealed> {
  const counts: Sealed = { present: 0, previous: 0, unreadable: 0 };
  for (let after = ""; ; ) {
    const page = await db.transaction(async (tx) => {
      const rows = await sql.lockSecrets(tx, after, PAGE);
      for (const row of rows) {
        const texts = [row.secret, row.previousSecret].map((sealed) => sealed && stateOf(seal, row.endpointId, sealed));
        for (const one of texts) if (one) counts[anew && one.state === "previous" ? "present" : one.state] += 1;
        if (!anew || !texts.some((one) => one?.state === "previous")) continue;
        const [secret, previousSecret] = texts.map(
          (one) => one && (one.text === null ? one.sealed : seal.seal(row.endpointId, one.text)),
        );
        await sql.setSecrets(tx, row.endpointId, secret!, previousSecret ?? null);
      }
      return rows;
    });
    if (page.length < PAGE) return counts;
    after = page.at(-1)!.endpointId;
  }
}

function stateOf(
  seal: SecretSeal,
  endpointId: string,
  sealed: Buffer,
): { state: keyof Sealed; text: string | null; sealed: Buffer } {
  try {
    const text = seal.open(endpointId, sealed);
    return { state: seal.isPresent(endpointId, sealed) ? "present" : "previous", text, sealed };
  } catch {
    return { state: "unreadable", text: null, sealed };
  }
}
