import type { Session } from "#src/foundation/db/database.ts";

/** A place in the hierarchy of names, below which all names begin with `name` and a slash. */
export interface LevelRow {
  name: string;
  exists: boolean;
  below: boolean;
}

/**
 * What comes next on a level: names that begin with `prefix`, cut at the next slash. The names are ASCII. So `!` sorts before and `0` right after
 * all that can continue a name, and after a slash. Each step seeks in the index behind all names that the step before stands for.
 *
 * A namespace `a` sorts before `a-b`, and `a/b` after it. So a place is met by its own name first, and then perhaps again by a name below it.
 */
export function readLevel(
  session: Session,
  organizationId: string,
  { prefix, from, limit }: { prefix: string; from: string; limit: number },
): Promise<LevelRow[]> {
  return session.query<LevelRow>({
    name: "namespaces_read_level",
    text: `
      with recursive met as (
        (select name, $2::text || split_part(substr(name, length($2::text) + 1), '/', 1) as cut from namespace_names
         where organization_id = $1 and name >= $3::text and name >= $2::text and name < $2::text || chr(127)
         order by name limit 1)
        union all
        select next.name, $2::text || split_part(substr(next.name, length($2::text) + 1), '/', 1)
        from met cross join lateral (
          select n.name from namespace_names n
          where n.organization_id = $1 and n.name >= (case when met.name = met.cut then met.name || '!' else met.cut || '0' end)
            and n.name < $2::text || chr(127)
          order by n.name limit 1
        ) next
      )
      select cut as name, name = cut as exists,
             name <> cut or exists (
               select from namespace_names b
               where b.organization_id = $1 and b.name >= cut || '/' and b.name < cut || '0'
             ) as below
      from met
      where name = cut or not exists (select from namespace_names o where o.organization_id = $1 and o.name = cut)
      limit $4`,
    values: [organizationId, prefix, from, limit],
  });
}

/** Whether an organization has a namespace of this name, and any whose name begins with these characters. */
export async function readPlace(
  session: Session,
  organizationId: string,
  { exact, under }: { exact: string; under: string | null },
): Promise<Pick<LevelRow, "exists" | "below">> {
  const [row] = await session.query<Pick<LevelRow, "exists" | "below">>({
    name: "namespaces_read_place",
    text: `
      select exists (select from namespace_names where organization_id = $1 and name = $2) as exists,
             exists (select from namespace_names where organization_id = $1 and name >= $3::text and name < $3::text || chr(127)) as below`,
    values: [organizationId, exact, under],
  });
  return row!;
}
