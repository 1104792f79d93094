/**
 * If all documents of a commit are held for every judgment, catch-up would skip the commit. The commit then advances catch-up's
 * offset itself, and no worker visits the namespace. If the holding process dies, its holds expire and become due.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { READER } from "./reader.ts";

/** All judgments of a namespace are held, according to the definitions of this epoch. */
export interface Whole {
  organizationId: string;
  epoch: number;
}

/** The statement below, without the check of the definitions. In a call of a routine, other names stand for its values. */
export function passingOver(namespaceId: string, reader: string, sequence: string): string {
  return `
      update positions set position = greatest(position, ${sequence})
      where namespace_id = ${namespaceId} and reader = ${reader}
        and (
          position >= ${sequence}
          or within = 0 and not exists (
            select 1 from commits
            where namespace_id = ${namespaceId} and kind = 'documents' and sequence > positions.position and sequence < ${sequence}
          )
        )`;
}

/**
 * Advances catch-up's offset past the commit at a sequence, without making catch-up's own transaction fail. Returns false if
 * catch-up has not processed the commits before, or if definitions have changed. Then catch-up must decide with the current
 * definitions.
 */
export async function passOver(
  tx: Transaction,
  namespaceId: number,
  sequence: number,
  { organizationId, epoch }: Whole,
): Promise<boolean> {
  const passed = await tx.query({
    name: "positions_pass_over",
    text: `${passingOver("$1", "$2", "$3")}
        and coalesce((select epoch from definition_epochs where organization_id = $4), 0) = $5
      returning position`,
    values: [namespaceId, READER, sequence, organizationId, epoch],
  });
  return passed.length === 1;
}
