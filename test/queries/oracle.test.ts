/**
 * The database against a model in memory, with random documents, answers and queries. Every query is paged to its end. The ids must be
 * those that the model selects from the results of reading each document, sorted by value. So freshness, thresholds and `applies_to` agree
 * with reads of documents. Each query is answered by every possible plan, and by the matcher that subscriptions use.
 */
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#src/foundation/db/database.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { parseFilter } from "#src/queries/filters/filter.ts";
import { findAmong } from "#src/queries/filters/judgment-fields.ts";
import { type Matchable, matches } from "#src/queries/filters/match.ts";
import type { Access } from "#src/queries/plan.ts";
import { type DrawnQuery, query } from "./arbitrary-query.ts";
import { ATTRIBUTES, COMBINED, type Scene, scene, TIMES } from "./arbitrary-scene.ts";
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

/** Queries that use the plan at a given index among the possible ones, and record which it was. */
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
  const combined = stream.is === "keys" && stream.of ? " combined" : "";
  return `walk ${stream.is}${merged}${combined} ${stream.direction}${through ? ` through ${through.by}` : ""}`;
}

/** The ids of the documents that the matcher finds, in no order. */
function matched(judgments: ReadonlyMap<string, Judgment>, { filters, fresh }: DrawnQuery, all: readonly Matchable[]): string[] {
  const condition = filters && parseFilter(filters, findAmong(judgments), []);
  const found = all.filter((document) => !condition || matches(condition, document));
  return found
    .filter(({ answers }) => fresh.every((name) => answers[name]?.freshness === "fresh"))
    .map(({ id }) => id)
    .sort();
}

/** Set `ORACLE_RUNS` for a longer search. */
const RUNS = Number(process.env.ORACLE_RUNS ?? 50);
const QUERIES = 4;

it("has a database that does not sort text by code points", async () => {
  const [row] = await database.query({ text: `select 'a' < 'B' and 'é' < 'z' as by_language` });
  expect(row).toEqual({ by_language: true });
});

const SEED = 5;

it("finds what the model finds, in its order, by every plan", { timeout: 6000 * RUNS }, async () => {
  let telling = 0;
  const tally = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(scene, fc.array(query, { minLength: QUERIES, maxLength: QUERIES }), async (drawn, queries) => {
      const world = await put(drawn);
      await world.index(...ATTRIBUTES, ...TIMES, ...COMBINED);
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
    // An ordinary run always draws the same cases, so that every plan occurs. With ORACLE_RUNS each run draws new ones.
    process.env.ORACLE_RUNS ? { numRuns: RUNS } : { numRuns: RUNS, seed: SEED },
  );
  // If queries matched everything or nothing, agreement would mean little.
  expect(telling / (RUNS * QUERIES)).toBeGreaterThan(0.2);
  // It would also mean little for a plan that never occurred.
  const walks = ["documents", "ids", "ids merged", "keys", "keys combined"].flatMap((stream) => [
    `walk ${stream} asc`,
    `walk ${stream} desc`,
  ]);
  const throughs = ["set", "probe"].flatMap((by) => [`walk keys asc through ${by}`, `walk keys desc through ${by}`]);
  expect([...tally.keys()].sort()).toEqual(["gather", "scan", ...walks, ...throughs].sort());
});
