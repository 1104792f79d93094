import type { Transaction } from "#src/db/database.ts";

export interface SealedRow {
  endpointId: string;
  secret: Buffer;
  previousSecret: Buffer | null;
}

/** The sealed secrets of the next endpoints, locked: a rotation at the same time waits. */
export async function lockSecrets(tx: Transaction, after: string, limit: number): Promise<SealedRow[]> {
  return tx.query<SealedRow>({
    text: `
      select endpoint_id as "endpointId", secret, previous_secret as "previousSecret"
      from webhook_endpoints where endpoint_id > $1 and deleted_at is null order by endpoint_id limit $2 for update`,
    values: [after, limit],
  });
}

export async function setSecrets(
  tx: Transaction,
  endpointId: string,
  secret: Buffer,
  previousSecret: Buffer | null,
): Promise<void> {
  await tx.query({
    text: "update webhook_endpoints set secret = $2, previous_secret = $3 where endpoint_id = $1",
    values: [endpointId, secret, previousSecret],
  });
}
