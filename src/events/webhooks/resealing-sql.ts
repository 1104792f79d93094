import { built, knex } from "#src/foundation/db/built.ts";
import type { Transaction } from "#src/foundation/db/database.ts";

export interface SealedRow {
  endpointId: string;
  secret: Buffer;
  previousSecret: Buffer | null;
}

/** The encrypted secrets of the next endpoints, locked, so that a concurrent rotation waits. */
export async function lockSecrets(tx: Transaction, after: string, limit: number): Promise<SealedRow[]> {
  return built<SealedRow>(
    tx,
    knex("webhook_endpoints")
      .select("endpoint_id as endpointId", "secret", "previous_secret as previousSecret")
      .where("endpoint_id", ">", after)
      .whereNull("deleted_at")
      .orderBy("endpoint_id")
      .limit(limit)
      .forUpdate(),
  );
}

export async function setSecrets(
  tx: Transaction,
  endpointId: string,
  secret: Buffer,
  previousSecret: Buffer | null,
): Promise<void> {
  await built(
    tx,
    knex("webhook_endpoints").update({ secret, previous_secret: previousSecret }).where({ endpoint_id: endpointId }),
  );
}
