/**
 * The database against its twin in memory: random documents, answers and queries, every query paged to its end, and the ids must be
 * those that the matcher picks from what reading each document shows, sorted by value. Freshness, thresholds and `applies_to`
 * are thereby held to what the document room itself says of them.
 */
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { QueryOptions } from "#generated/types.ts";
import type { Database } from "#src/db/database.ts";
import { type Issue, invalidRequest } from "#src/errors.ts";
import { parseFilter } from "#src/queries/filter.ts";
import { findAmong } from "#src/queries/judgment-fields.ts";
import { type Matchable, matches, valueIn } from "#src/queries/match.ts";
import { compareRanked, ranked } from "#src/queries/order.ts";
import { parseRank } from "#src/queries/rank.ts";
import { compareText } from "#src/queries/text.ts";
import { type DrawnQuery, query } from "./arbitrary-query.ts";
import { type Scene, scene } from "./arbitrary-scene.ts";
import { languageDatabase } from "./language-database.ts";
import { ORGANIZATION, World } from "./world.ts";

let database: Database;
beforeAll(async () => {
  database = await languageDatabase();
});

/** What the query must find. */
async function expected(world: World, drawn: DrawnQuery, all: readonly Matchable[]): Promise<string[]> {
  const find = findAmong(await world.applicable.of(database, ORGANIZATION, world.name));
  const issues: Issue[] = [];
  const condition = drawn.filters && parseFilter(drawn.filters, find, issues);
  const rank = parseRank(drawn.rank_by, find, issues);
  if (issues.length > 0 || !rank) throw invalidRequest(issues);
  return all
    .filter((document) => !condition || matches(condition, document))
    .filter((document) => drawn.fresh.every((judgment) => document.answers[judgment]?.freshness === "fresh"))
    .map((document) => ({ id: document.id, value: ranked(valueIn(rank.field, document)) }))
    .sort((one, other) => {
      const byValue = compareRanked(one.value, other.value, rank.direction);
      const byId = compareText(one.id, other.id);
      return rank.field.is === "id" ? byValue : byValue || byId;
    })
    .map(({ id }) => id);
}

/** All pages of a query. */
async function paged(world: World, { filters, rank_by, top_k, fresh }: DrawnQuery): Promise<string[]> {
  const ids: string[] = [];
  const options: QueryOptions = { top_k };
  if (rank_by) options.rank_by = rank_by;
  if (fresh.length > 0) Object.assign(options, { answers: "fresh_only", include: { answers: fresh } });
  for (;;) {
    const page = await world.run(filters, options);
    ids.push(...page.rows.map(({ id }) => id));
    expect(page.more).toBe(page.next_cursor !== null);
    if (page.more) expect(page.rows).toHaveLength(top_k);
    if (page.next_cursor === null) return ids;
    options.cursor = page.next_cursor;
  }
}

async function put({ judgments, documents, answers, judgedUpTo, deferred }: Scene): Promise<World> {
  const world = await World.create(database);
  await world.judgments(...judgments);
  await world.put(...documents);
  await world.answers(...answers);
  await world.judgedUpTo(judgedUpTo);
  await world.deferred("urgent", deferred);
  return world;
}

/** More by `ORACLE_RUNS`, for a long search. */
const RUNS = Number(process.env.ORACLE_RUNS ?? 150);
const QUERIES = 4;

it("has a database that sorts text otherwise than by code point", async () => {
  const [row] = await database.query({ text: `select 'a' < 'B' and 'é' < 'z' as by_language` });
  expect(row).toEqual({ by_language: true });
});

it("finds what the matcher finds, in the order of the sort, whatever is stored and asked", { timeout: 1000 * RUNS }, async () => {
  let telling = 0;
  await fc.assert(
    fc.asyncProperty(scene, fc.array(query, { minLength: QUERIES, maxLength: QUERIES }), async (drawn, queries) => {
      const world = await put(drawn);
      const all = await world.documents();
      for (const one of queries) {
        const ids = await expected(world, one, all);
        expect(await paged(world, one), JSON.stringify(one)).toEqual(ids);
        if (ids.length > 0 && ids.length < all.length) telling += 1;
      }
    }),
    { numRuns: RUNS },
  );
  // Were the draws such that everything or nothing matched, agreement would say little.
  expect(telling / (RUNS * QUERIES)).toBeGreaterThan(0.25);
});
