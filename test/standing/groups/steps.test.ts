/**
 * The group consumer, advanced step by step. After each step, also in the middle of commits, rows are what a recomputation makes of the
 * documents at their `as_of` sequence. Keys have so many different numbers that their base sketches are stored apart. All documents of a
 * key are deleted together, or stay and change.
 */
import { expect, it } from "vitest";
import { systemClock as clock } from "#src/foundation/time/clock.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { ApplicableGroups } from "#src/standing/groups/applicable.ts";
import { step } from "#src/standing/groups/reader.ts";
import { walkOn } from "#src/standing/groups/walk.ts";
import { seededGenerator } from "#test/support/generator.ts";
import { testService } from "#test/support/service.ts";
import { type Attributes, expectRows, NO_ANSWERS, rowsAt, type Version } from "./model.ts";
import { groupOf, makeGroup, write } from "./world.ts";

const { random } = seededGenerator();

const NAMESPACE = "steps/a";
/** More than two pages, so that rows are read in the middle of a commit. */
const DOCUMENTS = 600;
const sides = ["left", "right"];
const definition = { key: "attributes.side", aggregate: { quantiles: ["attributes.wide"] } };

it("has the rows of a recomputation after every step, with sketches of many numbers", { timeout: 120_000 }, async () => {
  const service = await testService({ role: "api" });
  const { database } = service.fresh;
  const parts = { db: database, clock, applicable: new ApplicableJudgments(), groups: new ApplicableGroups() };
  const histories = new Map<string, Version[]>();
  const ids = Array.from({ length: DOCUMENTS }, (_, n) => `d-${n}`);
  const upsert = async (sideOf: (n: number) => string) => {
    const drawn = ids.map((id, n) => ({
      id,
      attributes: { side: sideOf(n), wide: 10 ** (12 * random() - 6) } as Attributes,
    }));
    const sequence = await write(service, NAMESPACE, { upsert: drawn });
    for (const { id, attributes } of drawn) {
      histories.set(id, [...(histories.get(id) ?? []), { sequence, at: 0, attributes }]);
    }
    return sequence;
  };
  const groups = [{ name: "before", ...definition }];
  let looks = 0;
  const look = async () => {
    for (const group of groups) {
      const { as_of, rows, status, live_keys } = await groupOf(service, NAMESPACE, group.name);
      if (status !== "ready") continue;
      const expected = rowsAt(group, histories, as_of, 0, NO_ANSWERS);
      expectRows(rows, expected, `${group.name} as of ${as_of}`);
      expect(live_keys).toBe(expected.size);
      looks += 1;
    }
  };
  const namespaceId = async () => {
    const [row] = await database.query<{ id: number }>({
      text: "select namespace_id::float8 as id from namespace_names where name = $1",
      values: [NAMESPACE],
    });
    return row!.id;
  };
  const follow = async (until: number) => {
    for (;;) {
      const { moved, walks } = await step(parts, await namespaceId());
      await look();
      if (walks.length > 0) await walkOn(parts, await namespaceId(), walks[0]!);
      else if (!moved) break;
      await look();
    }
    for (const { name } of groups) expect(await groupOf(service, NAMESPACE, name)).toMatchObject({ as_of: until });
  };

  await makeGroup(service, "steps/*", groups[0]!);
  const [left, right] = sides as [string, string];
  // Of the last three, the first leaves a key that becomes empty before the commit's end.
  const few = (n: number) => (n < 200 ? left : right);
  for (const sideOf of [() => left, () => left, () => right, (n: number) => sides[n % 2]!, few, () => right, () => left]) {
    await follow(await upsert(sideOf));
  }
  // A group that is walked while documents change. The consumer walks it, because its job counts as ended.
  const later = { name: "later", ...definition };
  await makeGroup(service, "steps/*", later);
  await database.query({ text: "update groups set job_id = null where name = 'later'" });
  groups.push(later);
  for (const sideOf of [(n: number) => sides[n % 2]!, () => right]) {
    await upsert(sideOf);
    await step(parts, await namespaceId());
    await look();
    await follow(await upsert(() => left));
  }
  expect(looks).toBeGreaterThan(60);
});
