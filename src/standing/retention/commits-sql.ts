/** Statements that delete commits which nobody needs any more. */
import type { Session } from "#src/foundation/db/database.ts";
import { READER } from "#src/records/answers/reader.ts";
import { FANOUT } from "#src/records/shown/followed.ts";
import { GROUPS } from "#src/standing/groups/wakeups.ts";
import { SUBSCRIPTIONS } from "#src/standing/subscriptions/wakeups.ts";

/** The row in `positions` that says up to which sequence commits may be gone. No consumer has this name. */
const ENDED = "ended commits";

const positionOf = (reader: string) =>
  `coalesce((select position from positions where namespace_id = $1 and reader = '${reader}'), 0)`;

/**
 * The last commit that everybody has passed: each consumer that follows the namespace, and each pinned query. A consumer or a query that
 * begins later begins at the present sequence. So this bound stays true after it is read.
 */
const PASSED = `least(
          n.sequence - $3::bigint, n.lowest_pin, ${positionOf(READER)},
          case when n.followed then ${positionOf(FANOUT)} end,
          case when n.grouped_epoch is not null then ${positionOf(GROUPS)} end,
          case when n.subscribed_epoch is not null then ${positionOf(SUBSCRIPTIONS)} end
        )`;

/**
 * Deletes some of a namespace's oldest commits, and notes it in the same statement. Returns false if there was none to delete. Times of
 * commits rise with their sequence. So this looks at the oldest commits only, however many there are.
 */
export async function deleteOldCommits(
  session: Session,
  namespaceId: number,
  { before, newest, limit }: { before: Date; newest: number; limit: number },
): Promise<boolean> {
  const noted = await session.query({
    name: "commits_delete_old",
    text: `
      with deleted as (
        delete from commits where namespace_id = $1 and sequence = any(array(
          select sequence from (
            select c.sequence, c.at from commits c
            where c.namespace_id = $1
              and c.sequence <= (select ${PASSED} from namespaces n where n.namespace_id = $1 and n.deleted_at is null)
            order by c.sequence limit $4
          ) oldest where at < $2
        ))
        returning sequence
      )
      insert into positions (namespace_id, reader, position, within, moves)
      select $1, '${ENDED}', max(sequence), 0, 0 from deleted having count(*) > 0
      on conflict (namespace_id, reader) do update set position = greatest(positions.position, excluded.position)
      returning position`,
    values: [namespaceId, before, newest, limit],
  });
  return noted.length > 0;
}

/** Commits up to this sequence may be gone. 0 if none is. */
export async function endedUpTo(session: Session, namespaceId: number): Promise<number> {
  const [row] = await session.query<{ position: number }>({
    name: "commits_ended_up_to",
    text: "select position from positions where namespace_id = $1 and reader = $2",
    values: [namespaceId, ENDED],
  });
  return row?.position ?? 0;
}
