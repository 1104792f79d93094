/**
 * The database against a model in memory: random documents, answers and queries, every query paged to its end, and the ids must be
 * those that the model picks from what reading each document shows, sorted by value. Freshness, thresholds and `applies_to`
 * are thereby held to what the document room itself says of them. Each query is answered by every plan that there is for it, and by
 * the matcher that subscriptions use.
 */
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#src/db/database.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import { parseFilter } from "#src/queries/filter.ts";
import { findAmong } from "#src/queries/judgment-fields.ts";
import { type Matchable, matches } from "#src/queries/match.ts";
import type { Access } from "#src/queries/plan.ts";
import { type DrawnQuery, query } from "./arbitrary-query.ts";
import { ATTRIBUTES, type Scene, scene, TIMES } from "./arbitrary-scene.ts";
import { languageDatabase } from "./language-database.ts";
import { findByModel } from "./model.ts";
import { allIds } from "./paging.ts";
import { ORGANIZATION, World } from "./world.ts";

let database: Database;
beforeAll(async () => {
  database = await languageDatabase();
});

async function put({ judgments, documents, answers, judgedUpTo, deferred }: Scene): Promise<World> {
  const world = await World.create(database);
  await world.judgments(...judgments);
  await world.put(...documents);
  await world.answers(...answers);
  await world.judgedUpTo(judgedUpTo);
  await world.deferred("urgent", deferred);
  return world;
}

/** Queries that take the plan at a place among those that there are, and notes which. */
class Preferring {
  at = 0;
  accesses: readonly Access[] = [];

  prefer = (accesses: readonly Access[]): Access => {
    this.accesses = accesses;
    return accesses[this.at]!;
  };
}

/** What distinguishes a plan from others, for a tally. */
function kindOf(access: Access): string {
  if (access.is !== "walk") return access.is;
  const { stream, through } = access.walk;
  const merged = stream.is === "ids" && stream.merged ? " merged" : "";
  return `walk ${stream.is}${merged} ${stream.direction}${through ? ` through ${through.by}` : ""}`;
}

/** The ids of those that the matcher finds, in no order. */
function matched(judgments: ReadonlyMap<string, Judgment>, { filters, fresh }: DrawnQuery, all: readonly Matchable[]): string[] {
  const condition = filters && parseFilter(filters, findAmong(judgments), []);
  const found = all.filter((document) => !condition || matches(condition, document));
  return found
    .filter(({ answers }) => fresh.every((name) => answers[name]?.freshness === "fresh"))
    .map(({ id }) => id)
    .sort();
}

/** More by `ORACLE_RUNS`, for a long search. */
const RUNS = Number(process.env.ORACLE_RUNS ?? 50);
const QUERIES = 4;

it("has a database that sorts text otherwise than by code point", async () => {
  const [row] = await database.query({ text: `select 'a' < 'B' and 'é' < 'z' as by_language` });
  expect(row).toEqual({ by_language: true });
});

const SEED = 4;

it("finds what the model finds, in its order, by every plan", { timeout: 6000 * RUNS }, async () => {
  let telling = 0;
  const tally = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(scene, fc.array(query, { minLength: QUERIES, maxLength: QUERIES }), async (drawn, queries) => {
      const world = await put(drawn);
      await world.index(...ATTRIBUTES, ...TIMES);
      const preferring = new Preferring();
      const forced = world.queriesWith({ prefer: preferring.prefer });
      const all = await world.documents();
      const judgments = await world.applicable.of(database, ORGANIZATION, world.name);
      for (const one of queries) {
        const ids = findByModel(one, all);
        expect(matched(judgments, one, all), JSON.stringify(one)).toEqual(ids.toSorted());
        expect(await allIds(world.queries, world.ref, one), JSON.stringify(one)).toEqual(ids);
        preferring.at = 0;
        do {
          const found = await allIds(forced, world.ref, one);
          const access = preferring.accesses[preferring.at]!;
          expect(found, `${JSON.stringify(one)} by ${JSON.stringify(access)}`).toEqual(ids);
          tally.set(kindOf(access), (tally.get(kindOf(access)) ?? 0) + 1);
          preferring.at += 1;
        } while (preferring.at < preferring.accesses.length);
        if (ids.length > 0 && ids.length < all.length) telling += 1;
      }
    }),
    // An ordinary run draws the same each time, so that every plan comes up in it; with ORACLE_RUNS each run draws anew.
    process.env.ORACLE_RUNS ? { numRuns: RUNS } : { numRuns: RUNS, seed: SEED },
  );
  // Were the draws such that everything or nothing matched, agreement would say little.
  expect(telling / (RUNS * QUERIES)).toBeGreaterThan(0.2);
  // Nor would it of a plan that never came up.
  const walks = ["documents", "ids", "ids merged", "keys"].flatMap((stream) => [`walk ${stream} asc`, `walk ${stream} desc`]);
  const throughs = ["set", "probe"].flatMap((by) => [`walk keys asc through ${by}`, `walk keys desc through ${by}`]);
  expect([...tally.keys()].sort()).toEqual(["gather", "scan", ...walks, ...throughs].sort());
});
