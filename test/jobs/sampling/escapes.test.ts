/** Answers that no option fits are found by an index of values, and those are the ones that a walk of all documents finds. */
import { beforeAll, expect, it } from "vitest";
import { readStretch, type StretchRow } from "#src/jobs/sampling/sql.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { matchCondition } from "#src/queries/filters/attribute-match.ts";
import { choice } from "#test/api/support/suggestions.ts";
import { documents, judgment, write } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";

const NS = "sampled/escapes";
const DOCUMENTS = 120;
const NONE = {
  type: "choice",
  value: "none_of_the_above",
  dist: { refund: 0.05, delivery: 0.05, none_of_the_above: 0.9 },
} as const;
const SOME = { type: "choice", value: "refund", dist: { refund: 0.5, delivery: 0.3, none_of_the_above: 0.2 } } as const;
const scope = matchCondition({ "attributes.kind": ["a", "b"] });

let service: TestService;
let of: { namespaceId: number; judgmentId: string };

beforeAll(async () => {
  service = await testService({}, true);
  service.engine.answer = (_, { contextText }) => (/text \d*[37]"/.test(contextText) ? NONE : SOME);
  await judgment(service, NS, "topic", choice);
  await judgment(service, NS, "other", choice);
  await write(
    service,
    NS,
    documents(DOCUMENTS, (n) => ({ attributes: { kind: "abc"[n % 3] } })),
  );
  // Some are gone, and some of these are back without an answer.
  const gone = [3, 7, 13, 17].map((n) => `d-${String(n).padStart(6, "0")}`);
  await service.request("POST", `/namespaces/${encodeURIComponent(NS)}`, { body: { delete: gone } });
  await service.request("PATCH", `/namespaces/${encodeURIComponent(NS)}/judgments/topic`, {
    body: { freshness: { policy: "manual" } },
  });
  await write(
    service,
    NS,
    gone.slice(2).map((id) => ({ id, attributes: { kind: "a" }, state: { text: "text 3" } })),
  );
  const { database } = service.fresh;
  const own = await new ApplicableJudgments().of(database, service.organizationId, NS);
  const [row] = await database.query<{ namespace_id: number }>({
    text: "select namespace_id from namespace_names where name = $1",
    values: [NS],
  });
  of = { namespaceId: row!.namespace_id, judgmentId: own.get("topic")!.judgmentId };
  return () => service.stop();
}, 60_000);

/** All stretches of the namespace, put together; from a mass of 0.6 on they are found by value. */
async function all(mass: number, limit: number): Promise<Pick<StretchRow, "documents" | "population" | "drawn">> {
  const sum = { documents: 0, population: 0, drawn: [] as StretchRow["drawn"] };
  const about = { ...of, namespace: NS, scope, evenFailed: true, seed: 5, most: null, size: DOCUMENTS };
  for (let after: string | null = ""; after !== null; ) {
    const row: StretchRow = await readStretch(service.fresh.database, {
      ...about,
      escapes: { mass, since: new Date(0) },
      after,
      limit,
    });
    sum.documents += row.documents;
    sum.population += row.population;
    sum.drawn.push(...row.drawn);
    after = row.documents < limit ? null : row.last;
  }
  return { ...sum, drawn: sum.drawn.toSorted((one, other) => one.h - other.h) };
}

it.each([5, 1_000])("in stretches of %i it counts and draws the same, and passes no other documents", async (limit) => {
  const walked = await all(0.59, limit);
  const found = await all(0.6, limit);
  expect(walked.documents).toBe(DOCUMENTS - 2);
  // Of those that end in 3 or 7 two thirds are in scope, and four are gone or have no answer.
  expect(walked.population).toBeGreaterThan(10);
  expect({ ...found, documents: 0 }).toEqual({ ...walked, documents: 0 });
  expect(found.documents).toBeLessThan(DOCUMENTS / 4);
});

it("goes through all documents where one may escape by less than half", async () => {
  expect(await all(0.2, 1_000)).toMatchObject({ documents: DOCUMENTS - 2, population: (await all(0, 1_000)).population });
});
