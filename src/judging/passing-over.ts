/**
 * Catch-up has nothing to do with a commit whose documents are all held for all that they may be asked: it would pass over it. The commit does
 * that in its place, and no worker visits the namespace for it. Should the process that holds them die, its holds run out and are due.
 */
import type { Transaction } from "#src/db/database.ts";
import { READER } from "./reader.ts";

/** All that answers in a namespace is held, by the definitions of an epoch. */
export interface Whole {
  organizationId: string;
  epoch: number;
}

/**
 * Has catch-up pass over the commit of documents at a sequence, as it would itself, without overtaking it. False where it has yet to come to
 * another commit before that, or where definitions have changed: it is to decide by those of now.
 */
export async function passOver(
  tx: Transaction,
  namespaceId: number,
  sequence: number,
  { organizationId, epoch }: Whole,
): Promise<boolean> {
  const passed = await tx.query({
    name: "positions_pass_over",
    text: `
      update positions set position = greatest(position, $3)
      where namespace_id = $1 and reader = $2
        and (
          position >= $3
          or within = 0 and not exists (
            select from commits where namespace_id = $1 and kind = 'documents' and sequence > positions.position and sequence < $3
          )
        )
        and coalesce((select epoch from definition_epochs where organization_id = $4), 0) = $5
      returning position`,
    values: [namespaceId, READER, sequence, organizationId, epoch],
  });
  return passed.length === 1;
}
